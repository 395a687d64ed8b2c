"""Measuring players of Dreierschnapsen: the same packs with the player under test at each of the three seats in turn.

The figure of a deal is one's own game points less the mean of the two others', so that three equal players stand at 0.
Everything follows from the players, the profile, the seed and the number of the pack.
"""

import math
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
from msgspec import Struct

from bummerl.cards import PACK_20, Card
from bummerl.engine.three_hand_players import choose_three
from bummerl.engine.three_hand_solver import H0, own_table, value3
from bummerl.engine.three_hand_states import codes_of, fresh_state, rule_of
from bummerl.engine.three_hand_values import best_keep
from bummerl.rules import three_hand
from bummerl.rules.game import Outcome
from bummerl.rules.games import parse_profile
from bummerl.rules.three_hand.actions import Cut, NameTrump
from bummerl.rules.three_hand.contracts import BIDS, Contract, closed_to, terms
from bummerl.rules.three_hand.profile import ThreeHandProfile
from bummerl.rules.three_hand.state import SEATS, Phase, ThreeHandDeal, rufer


class Task(Struct, frozen=True):
    """Some packs of a match."""

    profile: str
    hero: str
    rival: str
    seed: int
    first: int
    count: int


class Played(Struct, frozen=True):
    """One deal: where the player under test sat, what he got beyond the others, and the contract."""

    pack: int
    seat: int
    gain: float
    contract: str
    declares: bool
    made: bool
    by_hero: bool
    multiplier: int


class Line(Struct, frozen=True, rename="camel"):
    """How a contract went: how often it was played, by the player under test, and made by him and by the others."""

    contract: str
    played: int
    by_hero: int
    made_by_hero: int
    made_by_rivals: int


class Result(Struct, frozen=True, rename="camel"):
    """The outcome of a match: mean gain a deal with its 95 % interval, clustered by pack."""

    hero: str
    rival: str
    profile: str
    seed: int
    packs: int
    gain: float
    interval: float
    contracts: tuple[Line, ...]


def packs(seed: int, number: int) -> tuple[tuple[Card, ...], int]:
    """The pack with this number and its dealer."""
    chance = random.Random(f"{seed}/{number}")
    cards = list(PACK_20)
    chance.shuffle(cards)
    return tuple(cards), number % 3


def play_deal(
    profile: ThreeHandProfile, levels: tuple[str, str, str], pack: tuple[Card, ...], dealer: int, seed: int
) -> ThreeHandDeal:
    """Play one deal to its end; the lowest seat that is asked speaks first."""
    deal, _ = three_hand.start(profile, dealer, pack)
    while deal.outcome is None:
        seat = min(three_hand.to_act(deal))
        view = three_hand.view(deal, seat, memory=True)
        action, _ = choose_three(view, levels[seat], seed)
        three_hand.check(deal, seat, action)
        deal, _ = three_hand.apply(deal, seat, action)
    return deal


def gain(outcome: Outcome, seat: int) -> float:
    """A seat's game points less the mean of the others'."""
    points = [outcome.points if each in outcome.payees else 0 for each in SEATS]
    return points[seat] - sum(points[each] for each in SEATS if each != seat) / 2


def play_packs(task: Task) -> list[Played]:
    """Play some packs, each with the player under test at every seat."""
    profile = parse_profile(task.profile)
    assert isinstance(profile, ThreeHandProfile)
    found = []
    for number in range(task.first, task.first + task.count):
        pack, dealer = packs(task.seed, number)
        for seat in SEATS:
            row = [task.hero if each == seat else task.rival for each in SEATS]
            deal = play_deal(profile, (row[0], row[1], row[2]), pack, dealer, task.seed)
            assert deal.outcome is not None
            facts = deal.outcome.facts
            found.append(
                Played(
                    pack=number,
                    seat=seat,
                    gain=gain(deal.outcome, seat),
                    contract=str(facts.get("contract", "redeal")),
                    declares=deal.declarer is not None,
                    made=bool(facts.get("made", False)),
                    by_hero=deal.declarer == seat,
                    multiplier=int(facts.get("multiplier", 1)),
                )
            )
    return found


def play_match(
    hero: str, rival: str, *, count: int, seed: int = 0, profile: str = "dreier", workers: int = 1, chunk: int = 8
) -> Result:
    """Play `count` packs three times each."""
    tasks = [Task(profile, hero, rival, seed, first, min(chunk, count - first)) for first in range(0, count, chunk)]
    rows = [row for part in _run(tasks, workers) for row in part]
    return summary(hero, rival, profile, seed, rows)


def _run(tasks: list[Task], workers: int) -> Iterator[list[Played]]:
    if workers == 1:
        yield from map(play_packs, tasks)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_packs, tasks)


def summary(hero: str, rival: str, profile: str, seed: int, rows: list[Played]) -> Result:
    """The figures of some deals; a pack whose deal was demanded anew counts as 0."""
    by_pack: dict[int, list[float]] = {}
    for row in rows:
        by_pack.setdefault(row.pack, []).append(row.gain)
    means = [sum(values) / len(values) for values in by_pack.values()]
    mean = sum(means) / len(means)
    spread = math.sqrt(sum((each - mean) ** 2 for each in means) / max(len(means) - 1, 1))
    lines = []
    for contract in Contract:
        here = [row for row in rows if row.contract == contract]
        ours = [row for row in here if row.by_hero]
        if here:
            made = sum(row.made for row in ours)
            lines.append(
                Line(str(contract), len(here), len(ours), made, sum(row.made for row in here if not row.by_hero))
            )
    return Result(hero, rival, profile, seed, len(means), mean, 1.96 * spread / math.sqrt(len(means)), tuple(lines))


def possible(profile: ThreeHandProfile, pack: tuple[Card, ...], dealer: int) -> dict[Contract, bool]:
    """Which contracts some seat may bid and would make with all cards known.

    The pack is cut and the Rufer names the longest suit of his first three cards.
    """
    deal, _ = three_hand.start(profile, dealer, pack)
    if deal.phase is Phase.CUT:
        deal, _ = three_hand.apply(deal, min(three_hand.to_act(deal)), Cut())
    first = deal.hands[rufer(dealer)]
    suit = max((card.suit for card in first), key=lambda each: sum(card.suit == each for card in first))
    deal, _ = three_hand.apply(deal, rufer(dealer), NameTrump(suit))
    found = {}
    for contract in (Contract.RUFER, *BIDS):
        found[contract] = any(_could(deal, contract, seat) for seat in SEATS)
    return found


def _could(deal: ThreeHandDeal, contract: Contract, seat: int) -> bool:
    assert deal.trump is not None
    is_rufer = seat == rufer(deal.dealer)
    if contract is Contract.RUFER:
        if not is_rufer:
            return False
    elif closed_to(contract, deal.profile, rufer=is_rufer, hand=deal.hands[seat], trump=deal.trump):
        return False
    of = terms(contract, deal.profile)
    codes = codes_of(of, deal.trump)
    rule, base = rule_of(contract, deal.profile), fresh_state(contract, deal.profile, deal.dealer, seat)
    others = np.array([[codes.mask(deal.hands[(seat + 1) % 3]), codes.mask(deal.hands[(seat + 2) % 3])]])
    means, keeps = np.empty(28, dtype=np.float64), np.empty(28, dtype=np.int64)
    eight = codes.mask((*deal.hands[seat], *deal.talon))
    base[H0] = best_keep(rule, own_table(), base, eight, others, 1, means, keeps)
    base[H0 + 1], base[H0 + 2] = others[0]
    return bool(value3(rule, own_table(), base) > 0)
