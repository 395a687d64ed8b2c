"""The chance to win the Bummerl from every score, and what an outcome of a deal is worth at a score.

The shares of outcomes a deal come from self-play of the net (`weights/outcomes.json`, written by `bummerl train`); the
table is computed from them. Who deals alternates, except where the winner or loser deals.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bummerl.rules.two_hand import TwoHandProfile

OUTCOME_FILE = Path(__file__).parent / "weights" / "outcomes.json"

PLAIN = (0.085, 0.215, 0.20, 0.0, 0.20, 0.215, 0.085)
"""Shares of the results -3 … 3 for forehand where no self-play figures are stored."""

GAME_POINTS = np.arange(-3.0, 4.0)


class Equity(Struct, frozen=True):
    """What the end of a deal is worth to one side at one score.

    `chances` and `stakes` belong to the results -3 … 3 of the deal: the chance to win the Bummerl, and the Bummerls won
    minus lost. `utility` is the stake scaled so that it averages one a game point around level results, so that it can
    be read as game points.
    """

    chances: tuple[float, ...]
    stakes: tuple[float, ...]
    utility: tuple[float, ...]


@cache
def outcome_shares(family: str) -> tuple[float, ...]:
    """Shares of the results -3 … 3 of a deal, seen from forehand, for a family of presets that play alike."""
    if OUTCOME_FILE.exists():
        stored = json.loads(OUTCOME_FILE.read_text())
        if family in stored:
            total = sum(stored[family])
            return tuple(share / total for share in stored[family])
    return PLAIN


@cache
def table(family: str, schneider: bool, alternate: str, distance: int = 7) -> NDArray[np.float64]:
    """Chance and stake at every score: an array [mine to go, his to go, I am forehand, 2], indices up to `distance`.

    `mine to go` counts game points that are still needed, 1 … distance. `alternate` is the profile's `nextDealer`.
    """
    shares = np.array(outcome_shares(family))
    drawn = shares[3]
    out = np.zeros((distance + 1, distance + 1, 2, 2))
    for total in range(2, 2 * distance + 1):
        for mine in range(max(1, total - distance), min(distance, total - 1) + 1):
            his = total - mine
            # The two values (I am forehand or not) hang together only through drawn deals.
            constant = np.zeros((2, 2))
            carry = np.zeros((2, 2))
            for forehand in (0, 1):
                chance = shares if forehand else shares[::-1]
                for place, share in enumerate(chance):
                    result = place - 3
                    if result == 0:
                        stays = alternate != "alternate"
                        carry[forehand, forehand if stays else 1 - forehand] += drawn
                        continue
                    nxt = _next_forehand(alternate, forehand, result > 0)
                    constant[forehand] += share * _after(out, mine, his, result, nxt, schneider, distance)
            out[mine, his] = np.linalg.solve(np.eye(2) - carry, constant)
    return out


def _next_forehand(alternate: str, forehand: int, won: bool) -> int:
    if alternate == "alternate":
        return 1 - forehand
    deals = won if alternate == "winner" else not won
    return 0 if deals else 1


def _after(
    out: NDArray[np.float64], mine: int, his: int, result: int, forehand: int, schneider: bool, distance: int
) -> NDArray[np.float64]:
    """Chance and stake after a decided deal."""
    if result > 0:
        if result >= mine:
            return np.array([1.0, 2.0 if schneider and his == distance else 1.0])
        value: NDArray[np.float64] = out[mine - result, his, forehand]
        return value
    if -result >= his:
        return np.array([0.0, -2.0 if schneider and mine == distance else -1.0])
    value = out[mine, his + result, forehand]
    return value


def to_go(profile: TwoHandProfile, score: int) -> int:
    """Game points still needed at a score of the match."""
    return max(1, abs(profile.match_target - score))


def equity(profile: TwoHandProfile, family: str, scores: tuple[int, int], me: int, forehand: int) -> Equity:
    """What the results -3 … 3 of the running deal are worth to player `me` at these scores.

    `forehand` is the player who led first in the running deal.
    """
    mine, his = to_go(profile, scores[me]), to_go(profile, scores[1 - me])
    distance = abs(profile.match_target - profile.match_start)
    mine, his = min(mine, distance), min(his, distance)
    values = table(family, profile.schneider_double, profile.next_dealer, distance)
    i_lead = int(forehand == me)
    both = np.empty((7, 2))
    for place in range(7):
        result = place - 3
        if result == 0:
            stays = profile.next_dealer != "alternate"
            both[place] = values[mine, his, i_lead if stays else 1 - i_lead]
            continue
        nxt = _next_forehand(profile.next_dealer, i_lead, result > 0)
        both[place] = _after(values, mine, his, result, nxt, profile.schneider_double, distance)
    stakes = both[:, 1]
    slope = max((stakes[4] - stakes[2]) / 2.0, 1e-6)
    level = (stakes[4] + stakes[2]) / 2.0
    utility = (stakes - level) / slope
    return Equity(tuple(both[:, 0]), tuple(stakes), tuple(utility))
