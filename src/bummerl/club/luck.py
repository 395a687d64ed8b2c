"""How often honest cards bring what: exact distributions of hands, and of their sums over many deals. Pure.

A hand of n cards from a pack of N holds each of the C(N, n) possible sets with the same chance; what is counted in it
follows by counting sets. Sums over deals are convolutions of these distributions.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import comb, erf, sqrt

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from bummerl.cards import POINTS, Rank
from bummerl.club.standing import Feature, Tally

Chances = npt.NDArray[np.float64]
"""The chance of each value 0, 1, 2 …"""

LEVEL = 0.95
SUITS = 4
EXACT = 1 << 14
"""Up to this largest possible sum the distribution is exact; beyond, the normal curve differs by less than a count."""

COUNTED: tuple[Feature, ...] = ("aces", "tens", "trumps", "lowTrump", "marriages", "points")
"""What is counted in a hand."""


class Sums(Struct, frozen=True):
    """What was counted in `deals` deals with packs of `pack`, in `held` hands of `size` cards in each: the sum of each
    feature, and the turn-ups by rank. Hands of one deal are counted together, since they share its cards."""

    pack: int
    size: int
    held: int
    deals: int
    sums: Mapping[Feature, int]
    turn_ups: Mapping[str, int]


class Lots(Struct, frozen=True):
    """Lots for the first dealer at tables of `players`, of whom `held` are counted: how many lots there were, and how
    many fell on one of those."""

    players: int
    held: int
    lots: int
    drawn: int


def hypergeometric(pack: int, marked: int, size: int) -> Chances:
    """The chances to hold 0, 1, … of `marked` cards in a hand of `size` from a pack of `pack`."""
    ways = [comb(marked, held) * comb(pack - marked, size - held) for held in range(min(marked, size) + 1)]
    return np.array(ways, dtype=float) / comb(pack, size)


def marriages(pack: int, size: int, held: int) -> Chances:
    """The chances that kings lie together with their queens 0, 1, … times in `held` hands."""
    # ways[cards in each hand, marriages]: where the kings and queens of the suits so far may lie.
    ways: dict[tuple[tuple[int, ...], int], int] = {((0,) * held, 0): 1}
    for _ in range(SUITS):
        after: dict[tuple[tuple[int, ...], int], int] = {}
        for (taken, found), many in ways.items():
            for king, queen in product(range(held + 1), repeat=2):
                cards = tuple(each + (king == hand) + (queen == hand) for hand, each in enumerate(taken))
                key = (cards, found + (king == queen < held))
                after[key] = after.get(key, 0) + many
        ways = after
    chances = np.zeros(SUITS + 1)
    for (taken, found), many in ways.items():
        if max(taken) <= size:
            chances[found] += many * _fillings(pack - 2 * SUITS, [size - each for each in taken])
    return np.trim_zeros(chances, "b") / _fillings(pack, [size] * held)


def card_points_of(pack: int, size: int) -> Chances:
    """The chances of 0, 1, … card points in a hand."""
    ranks = list(Rank)[: pack // SUITS]
    # ways[cards][points]: in how many ways cards of the ranks so far make these points.
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for rank in ranks:
        after: dict[tuple[int, int], int] = {}
        for (cards, points), many in ways.items():
            for taken in range(min(SUITS, size - cards) + 1):
                key = (cards + taken, points + taken * POINTS[rank])
                after[key] = after.get(key, 0) + many * comb(SUITS, taken)
        ways = after
    found = {points: many for (cards, points), many in ways.items() if cards == size}
    chances = np.zeros(max(found) + 1)
    for points, many in found.items():
        chances[points] = many / comb(pack, size)
    return chances


@lru_cache(maxsize=64)
def chances_of(feature: Feature, pack: int, size: int, held: int = 1) -> Chances:
    """The chances of a feature in `held` hands of `size` from a pack of `pack`, the turn-up not being known before."""
    ranks, cards = pack // SUITS, size * held
    if feature in ("aces", "tens"):
        return hypergeometric(pack, SUITS, cards)
    if feature == "trumps":
        # The turn-up makes its suit trumps and cannot lie in a hand; the other cards are as before.
        return hypergeometric(pack - 1, ranks - 1, cards)
    if feature == "lowTrump":
        return _coin((ranks - 1) / ranks * cards / (pack - 1))
    if feature == "marriages":
        return marriages(pack, size, held)
    if feature == "points":
        return card_points_of(pack, cards)
    raise ValueError(f"{feature} is not counted in a hand")


class Total:
    """The distribution of a sum of independent counts: `parts` are chances of one count and how many of them there
    are."""

    def __init__(self, parts: Sequence[tuple[Chances, int]]) -> None:
        parts = [(chances, times) for chances, times in parts if times > 0]
        self.mean = sum(times * _mean(chances) for chances, times in parts)
        self.deviation = sqrt(sum(times * _variance(chances) for chances, times in parts))
        self.most = sum(times * (len(chances) - 1) for chances, times in parts)
        self._below = None if self.most > EXACT else np.cumsum(_convolved(parts, self.most + 1))

    def at_most(self, value: int) -> float:
        """The chance of a sum of at most `value`."""
        if value < 0:
            return 0.0
        if value >= self.most:
            return 1.0
        if self._below is not None:
            return float(self._below[value])
        return 0.5 * (1 + erf((value + 0.5 - self.mean) / (self.deviation * sqrt(2))))

    def within(self, level: float) -> tuple[int, int]:
        """The smallest and the largest value of a band that leaves at most (1 − level) / 2 on each side."""
        side = (1 - level) / 2
        return self._first(lambda below: below > side), self._first(lambda below: below >= 1 - side)

    def tail(self, value: int) -> float:
        """The chance of something at least as far out as `value`, on either side."""
        return min(1.0, 2 * min(self.at_most(value), 1 - self.at_most(value - 1)))

    def _first(self, holds: Callable[[float], bool]) -> int:
        low, high = 0, self.most
        while low < high:
            middle = (low + high) // 2
            if holds(self.at_most(middle)):
                high = middle
            else:
                low = middle + 1
        return low


def tallies(sums: Sequence[Sums], lots: Sequence[Lots]) -> tuple[Tally, ...]:
    """What was counted, line by line, beside what honest cards would give."""
    found: list[tuple[Feature, str | None, int, int, Total]] = []
    deals, hands = sum(each.deals for each in sums), sum(each.deals * each.held for each in sums)
    if deals:
        for feature in COUNTED:
            parts = [(chances_of(feature, each.pack, each.size, each.held), each.deals) for each in sums]
            found.append((feature, None, sum(each.sums[feature] for each in sums), hands, Total(parts)))
        for place, rank in enumerate(Rank):
            having = [each for each in sums if place < each.pack // SUITS]
            if having:
                parts = [(_coin(SUITS / each.pack), each.deals) for each in having]
                count = sum(each.turn_ups.get(rank.value, 0) for each in having)
                found.append(("turnUp", rank.value, count, sum(each.deals for each in having), Total(parts)))
    # Where all who play are counted, the lot falls on one of them for certain.
    open_lots = [each for each in lots if each.held < each.players and each.lots]
    if open_lots:
        parts = [(_coin(each.held / each.players), each.lots) for each in open_lots]
        drawn = sum(each.drawn for each in open_lots)
        found.append(("lot", None, drawn, sum(each.lots for each in open_lots), Total(parts)))
    return tuple(_tally(*line, lines=len(found)) for line in found)


def _tally(feature: Feature, rank: str | None, count: int, of: int, total: Total, lines: int) -> Tally:
    low, high = total.within(LEVEL)
    # With many lines one of them is soon outside by chance: this band holds all of them together (Šidák).
    wide_low, wide_high = total.within(LEVEL ** (1 / lines))
    return Tally(feature, rank, count, of, total.mean, low, high, wide_low, wide_high, total.tail(count))


def _fillings(cards: int, sizes: Sequence[int]) -> int:
    """In how many ways hands of these sizes can be dealt from so many cards."""
    ways = 1
    for size in sizes:
        ways *= comb(cards, size)
        cards -= size
    return ways


def _coin(chance: float) -> Chances:
    return np.array([1 - chance, chance])


def _mean(chances: Chances) -> float:
    return float(np.arange(len(chances)) @ chances)


def _variance(chances: Chances) -> float:
    return float(np.arange(len(chances)) ** 2 @ chances) - _mean(chances) ** 2


def _convolved(parts: Sequence[tuple[Chances, int]], length: int) -> Chances:
    size = 1 << (length - 1).bit_length()
    spectrum = np.ones(size // 2 + 1, dtype=complex)
    for chances, times in parts:
        spectrum *= np.fft.rfft(chances, size) ** times
    return np.clip(np.fft.irfft(spectrum, size)[:length], 0.0, 1.0)
