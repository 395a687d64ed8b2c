"""Ratings after Glicko-2 (M. E. Glickman, "Example of the Glicko-2 system", 2022), one for each person and profile.

A Bummerl is one game; the rating period is the single game, with the deviation growing in days without play. Pure.
"""

from collections.abc import Sequence
from math import exp, log, pi, sqrt

from msgspec import Struct

SCALE = 173.7178
TAU = 0.5
"""How fast volatility may change."""
START_RATING, START_DEVIATION, START_VOLATILITY = 1500.0, 350.0, 0.06
DAY = 86_400_000


class Rating(Struct, frozen=True, rename="camel"):
    """How strong somebody is taken to be: with 95 % certainty within two `deviation`s of `rating`. `games` Bummerls
    were counted, the last one at `at` (milliseconds since 1970)."""

    rating: float = START_RATING
    deviation: float = START_DEVIATION
    volatility: float = START_VOLATILITY
    games: int = 0
    at: int | None = None


def at_time(rating: Rating, now: int) -> Rating:
    """The rating now: less certain with each day without a game."""
    if rating.at is None or now <= rating.at:
        return rating
    spread = rating.deviation / SCALE
    days = (now - rating.at) / DAY
    wider = min(START_DEVIATION, SCALE * sqrt(spread**2 + days * rating.volatility**2))
    return Rating(rating.rating, wider, rating.volatility, rating.games, rating.at)


def after(mine: Rating, other: Rating, score: float, now: int) -> Rating:
    """My rating after one game with a `score` of 1 (won), 0 (lost) or between; both ratings as they were before."""
    mine, other = at_time(mine, now), at_time(other, now)
    mu, phi = (mine.rating - START_RATING) / SCALE, mine.deviation / SCALE
    mu_other, phi_other = (other.rating - START_RATING) / SCALE, other.deviation / SCALE
    weight = 1 / sqrt(1 + 3 * phi_other**2 / pi**2)
    expected = 1 / (1 + exp(-weight * (mu - mu_other)))
    variance = 1 / (weight**2 * expected * (1 - expected))
    gain = variance * weight * (score - expected)
    sigma = _volatility(mine.volatility, phi, variance, gain)
    phi = 1 / sqrt(1 / (phi**2 + sigma**2) + 1 / variance)
    mu += phi**2 * weight * (score - expected)
    return Rating(START_RATING + SCALE * mu, SCALE * phi, sigma, mine.games + 1, now)


def after_bummerl(before: Sequence[Rating], winner: int, now: int) -> list[Rating]:
    """The ratings of all at the table after a Bummerl: the winner has beaten each of the others."""
    new = list(before)
    for seat, old in enumerate(before):
        if seat != winner:
            new[seat] = after(old, before[winner], 0.0, now)
            new[winner] = after(new[winner], old, 1.0, now)
    return new


def _volatility(sigma: float, phi: float, variance: float, gain: float) -> float:
    """Step 5 of the paper: the root of f by the Illinois method."""
    start = log(sigma**2)

    def f(x: float) -> float:
        power = exp(x)
        top = power * (gain**2 - phi**2 - variance - power)
        return top / (2 * (phi**2 + variance + power) ** 2) - (x - start) / TAU**2

    low = start
    if gain**2 > phi**2 + variance:
        high = log(gain**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > 1e-6:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
