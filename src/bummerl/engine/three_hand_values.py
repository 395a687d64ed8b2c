"""What a hand of Dreierschnapsen is worth in each contract before it is played: over talons, discards and other hands.

Everything is exact play with all cards known, averaged over worlds; the discard is chosen on some worlds and judged on
others, so that luck in choosing is not taken for strength.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numba import njit
from numpy.typing import NDArray

from bummerl.cards import PACK_20, Card, Suit
from bummerl.engine.three_hand_solver import H0, own_table, value3
from bummerl.engine.three_hand_states import codes_of, fresh_state, rule_of
from bummerl.rules.three_hand.contracts import Contract, terms
from bummerl.rules.three_hand.profile import ThreeHandProfile

RESULTS: Final = 7
"""Places of a distribution: the values −3 … 3."""


@njit(
    "void(int64[::1], int64[::1], int64[::1], int64, int64[:, ::1], int64[::1], float64[::1])", cache=True, nogil=True
)
def _judge(
    rule: NDArray[np.int64],
    table: NDArray[np.int64],
    base: NDArray[np.int64],
    hand: int,
    others: NDArray[np.int64],
    keeps: NDArray[np.int64],
    out: NDArray[np.float64],
) -> None:
    """For each of the hands in `keeps` the mean value over `others` (two hands a row)."""
    state = base.copy()
    for place in range(len(keeps)):
        total = 0
        state[H0] = keeps[place]
        for world in range(len(others)):
            state[H0 + 1] = others[world, 0]
            state[H0 + 2] = others[world, 1]
            total += value3(rule, table, state)
        out[place] = total / len(others)


@njit(
    "int64(int64[::1], int64[::1], int64[::1], int64, int64[:, ::1], int64, float64[::1], int64[::1])",
    cache=True,
    nogil=True,
)
def best_keep(
    rule: NDArray[np.int64],
    table: NDArray[np.int64],
    base: NDArray[np.int64],
    eight: int,
    others: NDArray[np.int64],
    first: int,
    means: NDArray[np.float64],
    keeps: NDArray[np.int64],
) -> int:
    """Which six of eight cards are worth most; `keeps` (28) are all choices, `means` gets what each is worth.

    All are judged on the first `first` worlds, the better half of them on all; the rest keep their first judgement.
    """
    place = 0
    for a in range(32):
        if eight >> a & 1:
            for b in range(a + 1, 32):
                if eight >> b & 1:
                    keeps[place] = eight ^ (1 << a) ^ (1 << b)
                    place += 1
    _judge(rule, table, base, eight, others[:first], keeps, means)
    best = int(np.argmax(means))
    if first >= len(others):
        return int(keeps[best])
    order = np.argsort(-means, kind="mergesort")
    again = order[:8]
    narrow = keeps[again]
    judged = np.empty(len(again), dtype=np.float64)
    _judge(rule, table, base, eight, others, narrow, judged)
    # What was not judged again must not win by the luck of a few worlds.
    for place in range(len(means)):
        means[place] -= 10.0
    for place in range(len(again)):
        means[again[place]] = judged[place]
    best = int(np.argmax(means))
    return int(keeps[best])


@njit("int64(int64[::1], int64[::1], int64)", cache=True)
def _gather(cards: NDArray[np.int64], order: NDArray[np.int64], number: int) -> Any:
    mask = np.int64(0)
    for place in range(number):
        mask |= cards[order[place]]
    return mask


@njit(
    "void(int64[::1], int64[::1], int64[::1], int64, int64[::1], int64[:, ::1], int64[:, ::1], int64[:, ::1], int64,"
    " int64[::1])",
    cache=True,
    nogil=True,
)
def with_talon(
    rule: NDArray[np.int64],
    table: NDArray[np.int64],
    base: NDArray[np.int64],
    hand: int,
    rest: NDArray[np.int64],
    orders: NDArray[np.int64],
    choosing: NDArray[np.int64],
    judging: NDArray[np.int64],
    first: int,
    out: NDArray[np.int64],
) -> None:
    """Count in `out` how the contract ends for the declarer over talons (`orders` of the fourteen cards of `rest`).

    For each talon the discard is chosen on the splits `choosing` of the other twelve cards and counted on `judging`.
    """
    others = np.empty((len(choosing), 2), dtype=np.int64)
    means = np.empty(28, dtype=np.float64)
    keeps = np.empty(28, dtype=np.int64)
    twelve = np.empty(12, dtype=np.int64)
    state = base.copy()
    for world in range(len(orders)):
        order = orders[world]
        eight = hand | rest[order[0]] | rest[order[1]]
        everything = np.int64(0)
        for place in range(12):
            twelve[place] = rest[order[place + 2]]
            everything |= twelve[place]
        for split in range(len(choosing)):
            others[split, 0] = _gather(twelve, choosing[split], 6)
            others[split, 1] = everything ^ others[split, 0]
        state[H0] = best_keep(rule, table, base, eight, others, first, means, keeps)
        for split in range(len(judging)):
            state[H0 + 1] = _gather(twelve, judging[split], 6)
            state[H0 + 2] = everything ^ state[H0 + 1]
            out[value3(rule, table, state) + 3] += 1


@njit("void(int64[::1], int64[::1], int64[::1], int64, int64[::1], int64[:, ::1], int64[::1])", cache=True, nogil=True)
def without_talon(
    rule: NDArray[np.int64],
    table: NDArray[np.int64],
    base: NDArray[np.int64],
    hand: int,
    rest: NDArray[np.int64],
    orders: NDArray[np.int64],
    out: NDArray[np.int64],
) -> None:
    """Count in `out` how the contract ends for the declarer over hands of the others, the talon left aside."""
    state = base.copy()
    state[H0] = hand
    for world in range(len(orders)):
        order = orders[world]
        state[H0 + 1] = _gather(rest, order, 6)
        state[H0 + 2] = _gather(rest, order[6:], 6)
        out[value3(rule, table, state) + 3] += 1


class Effort(Struct, frozen=True):
    """How many talons, and how many splits of the other cards for choosing and for judging, are looked at."""

    talons: int
    choosing: int
    judging: int
    first: int = 2

    @property
    def hands(self) -> int:
        """Deals looked at for a hand that is played without the talon."""
        return self.talons * self.judging


class Prospect(Struct, frozen=True):
    """How a contract would end: the shares of the values −3 … 3 for the declarer."""

    contract: Contract
    ohne_talon: bool
    shares: tuple[float, ...]

    @property
    def chance(self) -> float:
        """The share of worlds in which the declarer wins."""
        return sum(self.shares[4:])

    def points(self, profile: ThreeHandProfile) -> float:
        """The mean game points for the declarer against each of the others."""
        return self.worth(profile, lambda made, points: points if made else -points)

    def worth(self, profile: ThreeHandProfile, of: Callable[[bool, int], float]) -> float:
        """The mean of what `of` says of each ending: whether the contract was made, and the game points."""
        value = terms(self.contract, profile).value
        bonus = 1 if self.ohne_talon else 0
        return sum(
            share * of(place > 3, (value or abs(place - 3)) + bonus) for place, share in enumerate(self.shares) if share
        )


class Hand(Struct, frozen=True):
    """Six cards at their bid: whose they are, and what is trump."""

    cards: tuple[Card, ...]
    trump: Suit
    dealer: int
    seat: int
    profile: ThreeHandProfile


def prospect(hand: Hand, contract: Contract, ohne_talon: bool, effort: Effort, chance: np.random.Generator) -> Prospect:
    """What a contract promises to a hand of six."""
    of = terms(contract, hand.profile)
    codes = codes_of(of, hand.trump)
    rule = rule_of(contract, hand.profile)
    base = fresh_state(contract, hand.profile, hand.dealer, hand.seat)
    rest = np.array([1 << codes.bit[card] for card in PACK_20 if card not in hand.cards], dtype=np.int64)
    counts = np.zeros(RESULTS, dtype=np.int64)
    mask = codes.mask(hand.cards)
    if ohne_talon:
        orders = _orders(effort.hands, len(rest), chance)
        without_talon(rule, own_table(), base, mask, rest, orders, counts)
    else:
        orders = _orders(effort.talons, len(rest), chance)
        choosing, judging = _orders(effort.choosing, 12, chance), _orders(effort.judging, 12, chance)
        with_talon(rule, own_table(), base, mask, rest, orders, choosing, judging, effort.first, counts)
    return Prospect(contract, ohne_talon, tuple(float(share) for share in counts / counts.sum()))


def discards(
    hand: Hand, contract: Contract, worlds: int, first: int, chance: np.random.Generator
) -> list[tuple[float, tuple[Card, ...]]]:
    """What laying each pair of a hand of eight away is worth, the best first; pairs judged on few worlds come last."""
    of = terms(contract, hand.profile)
    codes = codes_of(of, hand.trump)
    base = fresh_state(contract, hand.profile, hand.dealer, hand.seat)
    rest = np.array([1 << codes.bit[card] for card in PACK_20 if card not in hand.cards], dtype=np.int64)
    splits = _orders(worlds, len(rest), chance)
    others = np.empty((worlds, 2), dtype=np.int64)
    others[:, 0] = rest[splits[:, :6]].sum(axis=1)
    others[:, 1] = rest[splits[:, 6:]].sum(axis=1)
    means, keeps = np.empty(28, dtype=np.float64), np.empty(28, dtype=np.int64)
    eight = codes.mask(hand.cards)
    best_keep(rule_of(contract, hand.profile), own_table(), base, eight, others, first, means, keeps)
    order = np.argsort(-means, kind="mergesort")
    return [(float(means[each]), codes.cards(eight ^ int(keeps[each]))) for each in order]


def _orders(number: int, size: int, chance: np.random.Generator) -> NDArray[np.int64]:
    return chance.permuted(np.tile(np.arange(size, dtype=np.int64), (number, 1)), axis=1)
