"""What the end of a deal of Dreierschnapsen is worth at the score of the match (docs/rules.md §7.11).

Whoever is last pays for the Bummerl, so a deal is worth what it changes in the marks that each will pay. The shares of
the endings of a deal come from self-play (`weights/dreier.json`, written by `tools/count_dreier.py`); the marks at
every score are computed from them, from the highest scores down, with `standing` of the rules at the end.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bummerl.rules.game import Seat
from bummerl.rules.three_hand.profile import ThreeHandProfile
from bummerl.rules.three_hand.scoring import payees
from bummerl.rules.three_hand.standing import progress, standing
from bummerl.rules.three_hand.state import SEATS, rufer

SHARES_FILE: Final = Path(__file__).parent / "weights" / "dreier.json"


class Ending(Struct, frozen=True):
    """One way in which deals end: who declared (seats after the dealer), whether he made it, the points, how many."""

    declarer: int
    made: bool
    points: int
    deals: int


@cache
def endings() -> tuple[Ending, ...]:
    """How deals end among three equal players."""
    return tuple(Ending(**row) for row in json.loads(SHARES_FILE.read_text()))


class Stakes(Struct, frozen=True):
    """What a deal is worth to one seat at a score, in game points beyond the mean of the others.

    Without a score (`scores` is None) a point is a point; with one, points that decide nothing are worth nothing, and
    the last ones before the end are worth most.
    """

    profile: ThreeHandProfile
    seat: Seat
    dealer: Seat
    scores: tuple[int, ...] | None = None

    def worth(self, declarer: Seat, made: bool, points: int) -> float:
        """What it is worth to this seat that `declarer` has made his contract, or lost it, for these points."""
        paid = payees(declarer, made)
        if self.scores is None:
            return points * (float(self.seat in paid) - sum(seat in paid for seat in SEATS if seat != self.seat) / 2)
        have = self._have()
        after = tuple(each + points * (seat in paid) for seat, each in enumerate(have))
        marks = marks_after(self.profile, after, have, rufer(self.dealer))
        return (advantage(marks, self.seat) - self._unchanged()) / _point(self.profile)

    def passing(self) -> float:
        """What passing is worth to a seat that knows nobody else's plans: the mean of deals that another declares.

        Counted from what it is worth at the start of a Bummerl, as a share of what is at stake, so that at the start,
        and without a score, passing stands at 0.
        """
        if self.scores is None:
            return 0.0
        mean, size = self._others()
        start = (self.profile.match_start,) * len(SEATS)
        usual, usual_size = Stakes(self.profile, self.seat, self.dealer, start)._others()
        return mean - usual * size / usual_size

    def _others(self) -> tuple[float, float]:
        """Mean and size of what deals are worth that another seat declares."""
        found = [(end, (self.dealer + end.declarer) % len(SEATS)) for end in endings()]
        rows = [(self.worth(seat, end.made, end.points), end.deals) for end, seat in found if seat != self.seat]
        worth, weights = np.array(rows, dtype=np.float64).T
        return float(np.average(worth, weights=weights)), float(np.average(np.abs(worth), weights=weights))

    def _have(self) -> tuple[int, ...]:
        assert self.scores is not None
        return tuple(progress(self.profile, score) for score in self.scores)

    def _unchanged(self) -> float:
        """What the seat stands at if nobody scores: the next dealer deals at the same score."""
        have = self._have()
        return advantage(_table(self.profile)[(rufer(self.dealer), *have)], self.seat)


def advantage(marks: NDArray[np.float64], seat: Seat) -> float:
    """The marks that the others pay, in the mean, less one's own."""
    own = float(marks[seat])
    return (float(marks.sum()) - own) / 2 - own


def marks_after(
    profile: ThreeHandProfile, have: tuple[int, ...], before: tuple[int, ...], dealer: Seat
) -> NDArray[np.float64]:
    """The marks that each seat will pay when the next deal is dealt by `dealer`; `have` counts from the start."""
    if max(have) < _target(profile):
        marks: NDArray[np.float64] = _table(profile)[(dealer, *have)]
        return marks
    return _final(profile, have, before)


def _target(profile: ThreeHandProfile) -> int:
    return abs(profile.match_target - profile.match_start)


def _final(profile: ThreeHandProfile, have: tuple[int, ...], before: tuple[int, ...]) -> NDArray[np.float64]:
    """The marks at the end; where a deal for two has to part them, both have the same chance."""
    way = 1 if profile.match_target >= profile.match_start else -1
    scores, earlier = (tuple(profile.match_start + way * each for each in row) for row in (have, before))
    found = standing(profile, scores, (), earlier)
    if found.winner is not None:
        return np.array(found.marks, dtype=np.float64)
    both = [standing(profile, scores, order, earlier).marks for order in permutations(found.tied)]
    marks: NDArray[np.float64] = np.array(both, dtype=np.float64).mean(axis=0)
    return marks


@cache
def _point(profile: ThreeHandProfile) -> float:
    """What one game point is worth in marks at the start of a Bummerl."""
    table = _table(profile)
    start, ahead = ((0, 0, 0), (2, 0, 0))
    return (advantage(table[(0, *ahead)], 0) - advantage(table[(0, *start)], 0)) / 2


@cache
def _table(profile: ThreeHandProfile) -> NDArray[np.float64]:
    """The marks that each seat will pay: an array [dealer, score of seat 0, 1, 2, seat], scores from the start on."""
    target = _target(profile)
    deals = sum(end.deals for end in endings())
    out = np.zeros((len(SEATS), target, target, target, len(SEATS)))
    ends = _Ends(profile, target)
    places = np.indices((target, target, target)).reshape(3, -1).T
    totals = places.sum(axis=1)
    for total in range(3 * (target - 1), -1, -1):
        here = places[totals == total]
        for dealer in SEATS:
            marks = np.zeros((len(here), len(SEATS)))
            for end in endings():
                paid = payees((dealer + end.declarer) % len(SEATS), end.made)
                after = here + end.points * np.array([seat in paid for seat in SEATS])
                over = after.max(axis=1) >= target
                value = np.empty_like(marks)
                going = after[~over]
                value[~over] = out[rufer(dealer), going[:, 0], going[:, 1], going[:, 2]]
                value[over] = ends.marks(after[over], here[over].min(axis=1) == 0)
                marks += value * (end.deals / deals)
            out[dealer, here[:, 0], here[:, 1], here[:, 2]] = marks
    return out


class _Ends:
    """The marks at final scores, each asked of the rules once."""

    def __init__(self, profile: ThreeHandProfile, target: int) -> None:
        self.profile, self.target = profile, target
        self.shape = (target + 2, target + 2, target + 2, 2)
        self.known = np.zeros(self.shape, dtype=bool).ravel()
        self.values = np.zeros((len(self.known), len(SEATS)))

    def marks(self, have: NDArray[np.int64], from_nothing: NDArray[np.bool_]) -> NDArray[np.float64]:
        """The marks for rows of scores; `from_nothing`: somebody had no point before the deal (Retourschneider)."""
        over = have >= self.target
        # How far beyond the target a total lies matters only between two who are beyond it.
        ahead = (have == have.max(axis=1, keepdims=True)) & (over.sum(axis=1, keepdims=True) > 1)
        short = np.where(over, self.target + ahead, have)
        codes = np.ravel_multi_index((*short.T, from_nothing.astype(np.int64)), self.shape)
        for code in np.unique(codes[~self.known[codes]]):
            *row, nothing = (int(each) for each in np.unravel_index(code, self.shape))
            before = tuple(0 if nothing and each >= self.target else each for each in row)
            self.values[code] = _final(self.profile, tuple(row), before)
            self.known[code] = True
        found: NDArray[np.float64] = self.values[codes]
        return found
