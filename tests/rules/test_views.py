"""What a seat may see: everything that the rules give it, and nothing that depends on a hidden card."""

from __future__ import annotations

import re
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.cards import Card, Suit
from bummerl.rules import games
from bummerl.rules import match as matches
from bummerl.rules.actions import Concede, parse_action
from bummerl.rules.errors import IllegalAction
from bummerl.rules.position_reader import parse_position
from bummerl.rules.two_hand import Phase, TwoHandDeal
from bummerl.rules.two_hand.refusals import candidates, refusal
from bummerl.rules.two_hand.state import low_trump
from bummerl.rules.two_hand.view import TwoHandView
from bummerl.rules.view import View, view, visible
from strategies import Turn, profiles, seeds, turns

if TYPE_CHECKING:
    from bummerl.rules.game import Event, Seat
    from bummerl.rules.match import Match
    from bummerl.rules.profile import Profile

VIEWERS: tuple[Seat | None, ...] = (0, 1, None)
CARD = re.compile(rb'"([ATKQJ9][SHDC])"')


def deal_of(match: Match) -> TwoHandDeal:
    assert isinstance(match.deal, TwoHandDeal)
    return match.deal


def seen(match: Match, seat: Seat | None, *, memory: bool = False) -> TwoHandView:
    found = view(match, seat, memory=memory).deal
    assert isinstance(found, TwoHandView)
    return found


def one_deal(profile: Profile, seed: int, length: int) -> list[Turn]:
    """The first steps of a deal that is still in play after them."""
    found: list[Turn] = []
    for turn in turns(profile, seed):
        if matches.between_deals(turn.after) or len(found) > length:
            return found
        found.append(turn)
    raise AssertionError("a match never ends")


def hidden(match: Match, seat: Seat | None) -> list[Card]:
    """The cards that a seat (None: a spectator) cannot have seen in this deal."""
    deal = deal_of(match)
    hands = [card for each in (0, 1) if each != seat for card in deal.hands[each] if card not in deal.known[each]]
    return [*hands, *deal.stock[:-1]]


def told_by_silence(match: Match) -> set[Card]:
    """A closed stock tells all that the closer's opponent did not hold the low trump, where he would have swapped."""
    deal = deal_of(match)
    return {low_trump(deal)} if deal.closed and deal.profile.exchange_on_opponent_close else set()


def swapped(turns: list[Turn], seat: Seat | None, rng: Random) -> list[Turn] | None:
    """The same steps with other hidden cards, or None if somebody could not have acted like that with them."""
    last = turns[-1].after
    cards = [card for card in hidden(last, seat) if card not in told_by_silence(last)]
    others = rng.sample(cards, len(cards))
    change = dict(zip(cards, others, strict=True))
    first = turns[0]
    pack = tuple(change.get(card, card) for card in first.pack)
    match, events = matches.begin_deal(first.before, pack)
    found = [Turn(first.before, None, None, events, match, pack)]
    for turn in turns[1:]:
        assert turn.seat is not None
        assert turn.action is not None
        if turn.action not in matches.legal(match, turn.seat):
            return None
        before = match
        match, events = matches.apply(match, turn.seat, turn.action)
        found.append(Turn(before, turn.seat, turn.action, events, match))
    return found


def sent(turns: list[Turn], seat: Seat | None) -> list[bytes]:
    """Every byte that could reach a seat during these steps."""
    found: list[bytes] = []
    for turn in turns:
        found += [msgspec.json.encode(visible(turn.after, event, seat)) for event in turn.events]
        found.append(msgspec.json.encode(view(turn.after, seat)))
        found.append(msgspec.json.encode(view(turn.after, seat, memory=True)))
        if seat is not None:
            found += [str(action).encode() for action in matches.legal(turn.after, seat)]
    return found


@given(profiles(), seeds, st.integers(0, 30), st.sampled_from(VIEWERS))
@settings(max_examples=120)
def test_hidden_cards_change_nothing_that_a_seat_gets(
    profile: Profile, seed: int, length: int, seat: Seat | None
) -> None:
    steps = one_deal(profile, seed, length)
    if not steps:
        return
    told = sent(steps, seat)
    rng = Random(seed)
    for _ in range(6):
        other_world = swapped(steps, seat, rng)
        if other_world is not None:
            assert sent(other_world, seat) == told


def test_the_swap_is_a_real_one() -> None:
    """The property above would be empty if hardly any other world were found."""
    found = different = 0
    for seed in range(60):
        for preset in ("weich-wien", "scharf", "sechsundsechzig"):
            steps = one_deal(games.preset(preset), seed, 12)
            world = swapped(steps, 0, Random(seed)) if steps else None
            found += world is not None
            different += world is not None and sent(world, 1) != sent(steps, 1)
    assert found > 80
    assert different > 60


@given(profiles(), seeds, st.integers(0, 30), st.sampled_from(VIEWERS))
@settings(max_examples=120)
def test_a_view_names_only_cards_that_may_be_seen(profile: Profile, seed: int, length: int, seat: Seat | None) -> None:
    for turn in one_deal(profile, seed, length)[-3:]:
        deal = deal_of(turn.after)
        got = view(turn.after, seat)
        assert isinstance(got.deal, TwoHandView)
        assert got.deal.memory is None
        # The low trump is named as the card one would need, whoever holds it.
        reasons = {name: why for name, why in got.deal.refused.items() if name != "exchange"}
        shown = msgspec.structs.replace(got, deal=msgspec.structs.replace(got.deal, refused=reasons))
        named = {Card(found.decode()) for found in CARD.findall(msgspec.json.encode(shown))}
        allowed = {*deal.table, *deal.known[0], *deal.known[1]}
        allowed |= set() if seat is None else set(deal.hands[seat])
        allowed |= {deal.stock[-1]} if deal.stock and not deal.closed else set()
        piles = [*got.deal.piles[0], *got.deal.piles[1]]
        assert all(may_be_looked_at(deal, seat, place) for place, each in enumerate(deal.played) if each in piles)
        allowed |= {card for trick in piles for card in trick.cards}
        assert named <= allowed


def may_be_looked_at(deal: TwoHandDeal, seat: Seat | None, place: int) -> bool:
    """docs/rules.md §3.10 in other words than the rules have."""
    trick = deal.played[place]
    if seat is None:
        return may_be_looked_at(deal, 0, place) and may_be_looked_at(deal, 1, place)
    if trick.winner == seat:
        return deal.profile.peek_own_tricks
    newest = place == len(deal.played) - 1 and not deal.table
    earlier = [each for each in deal.played[:place] if each.winner == trick.winner]
    return {"none": False, "untilNextLead": newest, "first": not earlier}[deal.profile.peek_opp_trick]


def play(position: str, *actions: str) -> tuple[Match, list[Event]]:
    match = parse_position(position).match
    assert match is not None
    events: list[Event] = []
    for text in actions:
        (seat,) = matches.to_act(match)
        action = parse_action(text)
        matches.check(match, seat, action)
        match, new = matches.apply(match, seat, action)
        events += new
    return match, events


OPENING = (
    "weich-wien / dealer B / lead A / trump D / A JD KS QS AC TH / B AD KD JH QC TS"
    " / stock AS JS AH KH QH TC KC JC QD TD"
)
LAST_DRAW = (
    "weich-wien / dealer B / lead A / trump C / A JC KH QH AS TD / B AC KS JS QD KD / stock AH TC / taken 2:2 26:19"
)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_learns_which_cards_were_exchanged(viewer: Seat | None) -> None:
    match, events = play(OPENING, "exchange")
    event = msgspec.to_builtins(visible(match, events[0], viewer))
    assert event == {"type": "trumpExchanged", "seat": 0, "taken": "TD", "given": "JD"}
    got = seen(match, viewer)
    assert got.turn_up is Card.JD
    assert got.known[0] == (Card.TD,)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_exchanged_card_stays_known_until_it_is_played(viewer: Seat | None) -> None:
    match, _ = play(OPENING, "exchange", "AC", "QC")
    assert Card.TD in seen(match, viewer).known[0]
    match, _ = play(OPENING, "exchange", "TD", "QC")
    assert seen(match, viewer).known[0] == ()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_partner_of_a_marriage_stays_known_until_it_is_played(viewer: Seat | None) -> None:
    match, _ = play(OPENING, "+S", "QS")
    assert seen(match, viewer).known[0] == (Card.KS,)
    match, _ = play(OPENING, "+S", "QS", "TS", "JH", "KS")
    assert seen(match, viewer).known[0] == ()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_drawn_turn_up_is_seen_by_all_and_its_suit_stays_known(viewer: Seat | None) -> None:
    match, events = play(LAST_DRAW, "AS", "JS")
    got = seen(match, viewer)
    assert (got.stock, got.turn_up, got.trump, got.known) == (0, None, Suit.CLUBS, ((), (Card.TC,)))
    drawn = [msgspec.to_builtins(visible(match, event, viewer)) for event in events[-2:]]
    assert [each["card"] for each in drawn] == ["AH" if viewer == 0 else None, "TC"]
    assert [each["turnUp"] for each in drawn] == [False, True]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_turn_up_is_covered_by_a_close_and_open_after_the_deal(viewer: Seat | None) -> None:
    match, _ = play(OPENING, "close")
    assert seen(match, viewer).turn_up is None
    assert seen(match, viewer, memory=True).memory.turn_up is Card.TD  # type: ignore[union-attr]
    match, events = play(OPENING, "close", "concede")
    got = seen(match, viewer)
    assert (got.turn_up, got.stock_cards, got.hands) == (Card.TD, deal_of(match).stock, deal_of(match).hands)
    assert visible(match, events[-1], viewer) == events[-1]


def test_hands_are_seen_by_their_owners_only() -> None:
    match = matches.new_match(games.preset("scharf"), 1)
    match, (began,) = matches.begin_deal(match, matches.pack_wanted(match))
    hands = deal_of(match).hands
    for viewer in VIEWERS:
        told = visible(match, began, viewer)
        assert told.hands == tuple(hands[seat] if seat == viewer else None for seat in (0, 1))  # type: ignore[attr-defined]
        assert seen(match, viewer).hand == (() if viewer is None else hands[viewer])


@pytest.mark.parametrize(
    ("show", "shown"),
    [("none", (None, None, None)), ("own", (13, None, None)), ("both", (13, 13, 13))],
)
def test_totals_are_shown_as_the_profile_says(show: str, shown: tuple[int | None, ...]) -> None:
    position = OPENING.replace("weich-wien", f"weich-wien showScore={show}")
    match, _ = play(position, "AC", "JH")
    for viewer, points in zip(VIEWERS, shown, strict=True):
        assert seen(match, viewer).points[0] == points
    closed, _ = play(position, "AC", "JH", "TH", "AD", "close")
    for viewer, points in zip(VIEWERS, shown, strict=True):
        snapshot = seen(closed, viewer).closed
        assert snapshot is not None
        assert (snapshot.opp_tricks, snapshot.opp_points) == (1, points)


def test_reasons_in_a_view_are_those_of_a_refusal() -> None:
    """R14: what the page shows grey is what the server refuses."""
    for seed in range(40):
        match = next(
            turn.after
            for number, turn in enumerate(turns(games.preset("klassisch"), seed))
            if number >= seed and not matches.between_deals(turn.after)
        )
        for seat in (0, 1):
            got = seen(match, seat)
            assert not set(got.legal) & set(got.refused)
            for text, why in got.refused.items():
                refused = refusal(deal_of(match), seat, parse_action(text))
                assert isinstance(refused, IllegalAction)
                assert (refused.code, refused.facts) == (why.code, why.args)


@given(profiles(), seeds)
@settings(max_examples=20)
def test_a_view_answers_every_action_out_of_turn_too(profile: Profile, seed: int) -> None:
    for turn in islice(turns(profile, seed), 25):
        deal = turn.after.deal
        if not isinstance(deal, TwoHandDeal) or deal.phase is Phase.END:
            continue
        for seat in (0, 1):
            seen = view(turn.after, seat).deal
            assert isinstance(seen, TwoHandView)
            asked = [*candidates(deal, seat), Concede()]
            reasons = {str(action): refusal(deal, seat, action) for action in asked}
            answered: dict[str, tuple[str, object] | None] = dict.fromkeys(seen.legal)
            answered |= {word: (refused.code, refused.args) for word, refused in seen.refused.items()}
            told = {word: (reason.code, reason.facts) if reason else None for word, reason in reasons.items()}
            told = {word: reason for word, reason in told.items() if word != "concede" or reason is not None}
            assert answered == told


def test_a_view_is_plain_data() -> None:
    match, _ = play(OPENING, "exchange", "AC", "QC")
    for viewer in VIEWERS:
        data = msgspec.json.encode(view(match, viewer))
        assert msgspec.json.encode(msgspec.json.decode(data, type=View)) == data


def test_nothing_of_the_past_is_left_when_a_deal_begins() -> None:
    for turn in turns(games.preset("weich-wien"), 3):
        if turn.action is None:
            got = seen(turn.after, 0)
            assert (got.piles, got.last_trick, got.all_tricks, got.phase) == (((), ()), None, None, Phase.LEAD)
        if turn.after.deal_no > 4:
            break
