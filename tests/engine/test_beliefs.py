"""Beliefs: the net judges every decision of the opponent, along every way in which he can have drawn his cards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice, pairwise

import msgspec
import numpy as np
import pytest

from bummerl.cards import Card
from bummerl.engine import beliefs
from bummerl.engine import maskgame as mg
from bummerl.engine.beliefs import likelihoods, resample, story_of, weights_of
from bummerl.engine.players import choose, net_of
from bummerl.engine.search import prior_of
from bummerl.engine.worlds import Situation, card_number, worlds
from bummerl.rules import match as matches
from bummerl.rules.actions import Announce, Claim, Close, Draw, Exchange, Play
from bummerl.rules.game import Action
from bummerl.rules.games import parse_profile
from bummerl.rules.match import Match
from bummerl.rules.two_hand import Phase, TwoHandDeal
from bummerl.rules.two_hand.state import points
from bummerl.rules.view import view


def random_pasts(profile: str, seed: int) -> Iterator[tuple[list[Match], list[tuple[int, Action]], int]]:
    """Along random deals: the matches before each action and now, the actions between them, and the seat to act."""
    chance = random.Random(f"{profile} {seed}")
    while True:
        match = matches.new_match(parse_profile(profile), chance.randrange(2))
        pack = list(matches.pack_wanted(match))
        chance.shuffle(pack)
        match, _ = matches.begin_deal(match, tuple(pack))
        past: list[Match] = [match]
        actions: list[tuple[int, Action]] = []
        while not matches.between_deals(match) and max(points(two_hand(match), 0), points(two_hand(match), 1)) < 66:
            (seat,) = matches.to_act(match)
            yield past, actions, seat
            lawful = [a for a in matches.legal(match, seat) if not isinstance(a, Claim)]
            weights = [0.3 if isinstance(a, Close) else 3.0 if isinstance(a, Exchange) else 1.0 for a in lawful]
            action = chance.choices(lawful, weights)[0]
            match, _ = matches.apply(match, seat, action)
            past, actions = [*past, match], [*actions, (seat, action)]


def two_hand(match: Match) -> TwoHandDeal:
    assert isinstance(match.deal, TwoHandDeal)
    return match.deal


def ways_of_drawing(past: list[Match], him: int) -> list[list[Card]]:
    """What he can have drawn, draw by draw, to hold what he holds now and to have played what he played."""
    ways: list[tuple[set[Card], list[Card]]] = [(set(two_hand(past[-1]).hands[him]), [])]
    for before, after in reversed(list(pairwise(past))):
        was, now = two_hand(before), two_hand(after)
        gone = set(was.hands[him]) - set(now.hands[him])
        came = set(now.hands[him]) - set(was.hands[him])
        drew = len(now.stock) < len(was.stock)
        longer = []
        for hand, drawn in ways:
            if drew:
                longer += [(hand - {card} | gone, [card, *drawn]) for card in hand - now.known[him]]
            else:
                longer.append((hand - came | gone, drawn))
        ways = longer
    return [drawn for _, drawn in ways]


def along(past: list[Match], actions: list[tuple[int, Action]], him: int, drawn: list[Card]) -> float:
    """The logarithm of what the net gives to his decisions if these were his draws, by the rules and Views alone."""
    net = net_of("sechsundsechzig" if two_hand(past[0]).profile.deck_size == 24 else "weich-wien")
    match = asked = _dealt_otherwise(past, him, drawn)
    total = 0.0
    for seat, action in actions:
        deal = two_hand(match)
        # Announcing and the card after it are one decision of the net.
        asked = asked if deal.phase is Phase.MARRIAGE else match
        if seat == him and not isinstance(action, Announce):
            situation = Situation.of(view(asked, seat, memory=True))
            legal = situation.legal
            if legal & (legal - 1):
                share = float(prior_of(situation, net)[_number(situation, action)])
                total += float(np.log((1.0 - beliefs.SLIP) * share + beliefs.SLIP / legal.bit_count()))
            if deal.phase is Phase.LEAD and isinstance(action, Play) and _is_silent(match, seat, action.card):
                total += float(np.log(beliefs.SILENCE))
        match, _ = matches.apply(match, seat, action)
    return total


def _number(situation: Situation, action: Action) -> int:
    if isinstance(action, Play):
        return card_number(action.card, situation.trump, int(situation.rule[mg.RANKS]))
    return int(situation.rule[mg.CARDS]) + (Exchange, Close, Draw).index(type(action))


def _is_silent(match: Match, seat: int, card: Card) -> bool:
    """Whether he leads without a word what he could have announced."""
    if card.rank not in ("K", "Q") or (two_hand(match).profile.marriage_lead_card == "king" and card.rank == "Q"):
        return False
    return Announce(card.suit) in matches.legal(match, seat)


def _dealt_otherwise(past: list[Match], him: int, drawn: list[Card]) -> Match:
    """The start of the deal with his cards come in another order."""
    start = two_hand(past[0])
    stock = list(start.stock)
    ever = [*start.hands[him]]
    place = 0
    for before, after in pairwise(past):
        was, now = two_hand(before), two_hand(after)
        if len(now.stock) < len(was.stock):
            first = now.leader == him
            ever.append(stock[place + (0 if first else 1)])
            stock[place + (0 if first else 1)] = drawn[place // 2]
            place += 2
    hands = tuple(
        tuple(card for card in ever if card not in drawn) if seat == him else start.hands[seat] for seat in (0, 1)
    )
    return msgspec.structs.replace(past[0], deal=msgspec.structs.replace(start, hands=hands, stock=tuple(stock)))


@pytest.mark.parametrize("profile", ["weich-wien", "scharf", "sechsundsechzig"])
def test_every_way_of_drawing_is_judged_as_the_rules_would_play_it(profile: str) -> None:
    kinds: dict[str, int] = {}
    for past, actions, seat in islice(random_pasts(profile, 51), 900):
        deal, him = two_hand(past[-1]), 1 - seat
        draws = (len(two_hand(past[0]).stock) - len(deal.stock)) // 2
        if not deal.stock or draws > 2 or deal.phase is Phase.MARRIAGE:
            continue
        situation = Situation.of(view(past[-1], seat, memory=True))
        story = story_of(situation)
        assert (story is None) == (not any(who == him and isinstance(action, Play) for who, action in actions))
        if story is None:
            continue
        ways = ways_of_drawing(past, him)
        expected = sorted({round(along(past, actions, him, drawn), 3) for drawn in ways})
        row = worlds(situation, 1, np.array([1], dtype=np.uint64))[0]
        ranks = int(situation.rule[mg.RANKS])
        row[mg.H0 + him] = sum(1 << card_number(card, deal.trump, ranks) for card in deal.hands[him])
        net = net_of("sechsundsechzig" if ranks == 6 else "weich-wien")
        chance = np.array([len(actions)], dtype=np.uint64)
        found = np.log(likelihoods(situation, story, row[np.newaxis], net, 40 * len(ways), chance))
        assert sorted(set(np.round(found[0], 3))) == pytest.approx(expected, abs=0.002)
        for name, seen in (
            ("drawn", draws > 0),
            ("closed", deal.closed is not None),
            ("exchanged", deal.exchanged is not None and deal.exchanged.by == him),
            ("announced", bool(deal.marriages[him])),
        ):
            kinds[name] = kinds.get(name, 0) + seen
    assert min(kinds.values()) >= 5, kinds


@pytest.mark.parametrize("opponent", ["club", "beginner"])
def test_the_truth_gets_more_than_its_share(opponent: str) -> None:
    """An equal is read with the stock open or closed; whoever plays by rules of thumb is not much misread."""
    gain: dict[bool, list[float]] = {False: [], True: []}
    chance = np.array([4], dtype=np.uint64)
    for number in range(80):
        match = matches.new_match(parse_profile("weich-wien"), number % 2)
        pack = list(matches.pack_wanted(match))
        random.Random(f"beliefs {number}").shuffle(pack)
        match, _ = matches.begin_deal(match, tuple(pack))
        while not matches.between_deals(match):
            (seat,) = matches.to_act(match)
            deal = two_hand(match)
            situation = Situation.of(view(match, seat, memory=True))
            story = story_of(situation) if seat == 0 and deal.stock else None
            if story is not None and deal.phase is not Phase.MARRIAGE:
                rows = worlds(situation, 300, chance)
                rows[0, mg.H0 + 1 - seat] = sum(1 << card_number(c, deal.trump, 5) for c in deal.hands[1 - seat])
                weights = weights_of(situation, story, rows, net_of("weich-wien"), chance)
                assert weights.sum() == pytest.approx(1.0)
                assert weights.min() > 0.0
                gain[deal.closed is not None].append(float(np.log(weights[0] * len(rows))))
            level = "club" if seat == 0 else opponent
            match, _ = matches.apply(match, seat, choose(view(match, seat, memory=True), level=level).action)
    assert (len(gain[False]) > 150, len(gain[True]) > 40) == (True, True)
    least = 0.25 if opponent == "club" else -0.1
    assert np.mean(gain[False]) > least
    assert np.mean(gain[True]) > least


def test_resampling_keeps_the_weights() -> None:
    rows = np.arange(12, dtype=np.int64).reshape(4, 3)
    drawn = resample(rows, np.array([0.1, 0.2, 0.3, 0.4]), 100, 0.5)
    assert [int((drawn[:, 0] == row[0]).sum()) for row in rows] == [10, 20, 30, 40]


def test_before_the_opponent_has_played_nothing_is_told() -> None:
    past, _, seat = next(random_pasts("weich-wien", 53))
    assert story_of(Situation.of(view(past[-1], seat, memory=True))) is None
