"""A View through the package's eyes: nothing is lost on the way, and nothing is told that a View does not tell."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

pytest.importorskip("schnapsen.game", reason="the package `schnapsen` is not installed", exc_type=ImportError)

from bummerl.cards import Card, Suit
from bummerl.engine.pypi_schnapsen.cards import our_card, their_card
from bummerl.engine.pypi_schnapsen.package import bot_class
from bummerl.engine.pypi_schnapsen.perspective import QueenLed, game, perspective_of
from bummerl.rules import match as matches
from bummerl.rules.actions import Announce, Close, Exchange, Play
from bummerl.rules.games import parse_profile
from bummerl.rules.match import Match
from bummerl.rules.two_hand import Phase, TwoHandDeal, TwoHandView
from bummerl.rules.view import view


def moments(profile: str, deals: int, seed: int) -> Iterator[tuple[Match, TwoHandDeal, TwoHandView]]:
    """The moments of random deals at which somebody has to lead or reply, with closes, marriages and exchanges."""
    chance = random.Random(seed)
    for number in range(deals):
        match = matches.new_match(parse_profile(profile), number % 2)
        pack = list(matches.pack_wanted(match))
        chance.shuffle(pack)
        match, _ = matches.begin_deal(match, tuple(pack))
        for _ in range(60):
            if matches.between_deals(match):
                break
            (seat,) = matches.to_act(match)
            deal = match.deal
            assert isinstance(deal, TwoHandDeal)
            if deal.phase in (Phase.LEAD, Phase.REPLY):
                seen = view(match, seat, memory=True).deal
                assert isinstance(seen, TwoHandView)
                yield match, deal, seen
            lawful = matches.legal(match, seat)
            weights = [
                0.3 if isinstance(a, Close) else 4.0 if isinstance(a, Announce | Exchange) else 1.0 for a in lawful
            ]
            match, _ = matches.apply(match, seat, chance.choices(lawful, weights)[0])


def ours(cards: object) -> set[Card]:
    return {our_card(card) for card in cards}  # type: ignore[attr-defined]


@pytest.mark.parametrize("profile", ["weich-wien", "scharf exchangeOnOpponentClose=yes"])
def test_a_perspective_tells_what_the_view_tells(profile: str) -> None:
    closed = shown = announced = 0
    bot = bot_class("rand", "RandBot")(random.Random(0))
    for number, (_, deal, seen) in enumerate(moments(profile, 150, 7)):
        me = seen.seat
        assert me is not None
        assert seen.memory is not None
        perspective, led = perspective_of(seen, bot, random.Random(number))
        assert perspective.am_i_leader() == (not seen.table)
        assert ours(perspective.get_hand()) == set(seen.hand)
        assert perspective.get_talon_size() == seen.stock
        assert our_card(their_card(Card(f"A{seen.trump}"))).suit == Suit(perspective.get_trump_suit().name[0])
        if seen.stock:
            assert our_card(perspective.get_trump_card()) == seen.memory.turn_up
            # The running marriage is told by the move itself there.
            running = ours(led.cards) if led is not None else set()
            known = ours(perspective.get_known_cards_of_opponent_hand())
            assert known | running == {*seen.known[1 - me], *running}
            shown += bool(known)
        else:
            assert ours(perspective.get_opponent_hand_in_phase_two()) == {*deal.hands[1 - me], *seen.table}
        now = 0 if seen.announced is None else 40 if seen.announced == seen.trump else 20
        mine, his = perspective.get_my_score(), perspective.get_opponent_score()
        assert mine.direct_points == seen.memory.points[me]
        assert his.direct_points + (now if seen.tricks[1 - me] else 0) == seen.memory.points[1 - me]
        assert len(perspective.get_won_cards().get_cards()) == 2 * seen.tricks[me]
        told = {str(our_card(m.card)) for m in perspective.valid_moves() if m.is_regular_move()}
        assert told == {text for text in seen.legal if len(text) == 2 and text[0] != "+"}
        assert sum(m.is_marriage() for m in perspective.valid_moves()) == sum(text[0] == "+" for text in seen.legal)
        tricks = [trick for _, trick in perspective.get_game_history()[:-1] if not trick.is_trump_exchange()]
        assert len(tricks) == len(seen.memory.tricks)
        led_by_me = [p.am_i_leader() for p, trick in perspective.get_game_history()[:-1] if trick in tricks]
        assert led_by_me == [trick.leader == me for trick in seen.memory.tricks]
        guess = perspective.make_assumption(led, random.Random(number))
        assert (guess.game_phase() is game.GamePhase.TWO) == (seen.closed is not None or not seen.stock)
        closed += seen.closed is not None
        announced += seen.announced is not None
    assert min(closed, shown, announced) > 20


def test_the_hidden_cards_are_guessed_and_not_the_truth() -> None:
    """What a bot may ask for does not hang on the guess, and the guess is seldom what lies there."""
    bot = bot_class("rand", "RandBot")(random.Random(0))
    looked = right = 0
    for _, deal, seen in moments("weich-wien", 12, 8):
        if seen.stock < 4:
            continue
        told = []
        for seed in range(4):
            perspective, led = perspective_of(seen, bot, random.Random(seed))
            told.append(f"{perspective.get_hand()} {perspective.get_known_cards_of_opponent_hand().get_cards()} {led}")
            state = perspective._PlayerPerspective__game_state
            him = state.follower if perspective.am_i_leader() else state.leader
            looked += 1
            right += ours(him.hand) == {*deal.hands[1 - deal.leader if not seen.table else deal.leader], *seen.table}
        assert len(set(told)) == 1
    assert looked > 100
    assert right < looked / 10


def test_a_marriage_may_lead_the_queen() -> None:
    led = None
    bot = bot_class("rand", "RandBot")(random.Random(0))
    for _, _, seen in moments("weich-wien", 200, 9):
        if seen.table and seen.announced is not None and seen.table[0].rank == "Q":
            perspective, led = perspective_of(seen, bot, random.Random(1))
            assert isinstance(led, QueenLed)
            before = perspective.make_assumption(led, random.Random(2))
            leader = bot_class("rdeep", "FirstFixedMoveThenBaseBot")(bot, led)
            after = game.SchnapsenGamePlayEngine().play_one_trick(before, leader, bot)
            led_card = after.previous.trick.leader_move.underlying_regular_move().card
            assert our_card(led_card) == seen.table[0]
            hands = ours(after.leader.hand) | ours(after.follower.hand)
            assert seen.table[0] not in hands
            assert Card(f"K{seen.announced}") in hands
            break
    assert led is not None


def test_an_action_comes_back_as_it_went() -> None:
    for card in Card:
        if card.rank != "9":
            assert our_card(their_card(card)) == card
            assert Play(our_card(their_card(card))) == Play(card)
    with pytest.raises(KeyError):
        their_card(Card("9S"))
