"""Mirrored matches: the same packs played twice with the seats swapped, with intervals clustered by pair.

A unit is one pack played twice (`deal`) or one row of packs played as two whole Bummerls (`bummerl`). Everything that a
unit does follows from the profile, the players, the seed and its number, so units can be played in any order, process
or machine.
"""

from __future__ import annotations

import hashlib
import math
import platform
import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from multiprocessing import get_context
from typing import Any

from msgspec import Struct

from bummerl.engine.levels import level_of
from bummerl.engine.players import Choice, choose, family_of, net_at
from bummerl.engine.policy import WEIGHTS
from bummerl.engine.pypi_schnapsen import guests
from bummerl.engine.pypi_schnapsen.guests import Guest
from bummerl.engine.pypi_schnapsen.package import package_version
from bummerl.engine.reasons import Reasons
from bummerl.rules import match as matches
from bummerl.rules.actions import Close, Draw, Exchange
from bummerl.rules.game import Action
from bummerl.rules.games import parse_profile, profile_text
from bummerl.rules.match import Match
from bummerl.rules.two_hand import TwoHandDeal, TwoHandProfile
from bummerl.rules.view import View, view

CHUNK = 10
"""Units that a worker plays before it reports."""


class Player(Struct, frozen=True):
    """Who plays: a level and, if given, its play-outs per action and its net. Text form `expert`, `expert@400+own.npz`.

    The level may also be a guest, `schnapsen:rdeep@16x4` (`pypi_schnapsen.guests`), who has neither.
    """

    level: str
    budget: int | None = None
    net: str | None = None

    def __str__(self) -> str:
        budget = "" if self.budget is None else f"@{self.budget}"
        return self.level + budget + ("" if self.net is None else f"+{self.net}")

    @classmethod
    def parse(cls, text: str) -> Player:
        """Read the text form.

        Raises `KeyError` for an unknown level, `ValueError` for a budget without digits or a file that holds no net of
        this version, and `OSError` for one that cannot be read.

        For a guest that there is not it is `GuestError`, which is a `ValueError`.
        """
        if text.startswith(guests.PREFIX):
            return cls(str(Guest.parse(text)))
        word, plus, net = text.partition("+")
        name, at, budget = word.partition("@")
        level_of(name)
        if plus:
            net_at(net)
        return cls(name, int(budget) if at else None, net if plus else None)

    @property
    def guest(self) -> Guest | None:
        """The guest who plays, if it is one."""
        return Guest.parse(self.level) if self.level.startswith(guests.PREFIX) else None

    def choose(self, seen: View, seed: int) -> Choice:
        """What this player does in a view, which must be with memory."""
        guest = self.guest
        if guest is not None:
            return Choice(guests.choose(seen, guest, seed), Reasons(level=self.level, method="guest", seed=seed))
        net = None if self.net is None else net_at(self.net)
        return choose(seen, level=self.level, seed=seed, budget=self.budget, net=net)


class Task(Struct, frozen=True):
    """Some units of a match, for one worker."""

    profile: str
    players: tuple[Player, Player]
    seed: int
    unit: str
    first: int
    count: int


class Tally(Struct):
    """What happened to one player: closes and closes won, choices, seconds spent on them and the longest.

    `surprises` holds, for each kind of action and stock size, how often it was chosen with a prediction, and the sum of
    predicted minus realised game points.
    """

    closes: int = 0
    closes_won: int = 0
    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    surprises: dict[str, tuple[int, float]] = {}


class Unit(Struct):
    """One unit from the first player's side: game points and results of every deal, Bummerls won and lost."""

    number: int
    points: list[int]
    bummerls: int
    bummerls_lost: int
    tallies: tuple[Tally, Tally]


def play_units(task: Task) -> list[Unit]:
    """Play the units of a task, one after another."""
    return [_play_unit(task, number) for number in range(task.first, task.first + task.count)]


def _play_unit(task: Task, number: int) -> Unit:
    profile = parse_profile(task.profile)
    found = Unit(number, [], 0, 0, (Tally(), Tally()))
    for swapped in (False, True):
        # Player 0 sits on seat 0, or on seat 1 when swapped; the same seat deals first.
        match = matches.new_match(profile, number % 2)
        deals = 0
        while True:
            key = f"{task.seed} {number} {deals}"
            pack = list(matches.pack_wanted(match))
            random.Random(key).shuffle(pack)
            match, _ = matches.begin_deal(match, tuple(pack))
            match = _play_deal(match, task.players, swapped, _number(key), found.tallies)
            line = match.sheet[-1]
            mine = int(swapped)
            won = sum(line.outcome.points if seat == mine else -line.outcome.points for seat in line.outcome.payees)
            found.points.append(won)
            deals += 1
            if task.unit == "deal":
                break
            if match.bummerl_winner is not None:
                if match.bummerl_winner == mine:
                    found.bummerls += 1
                else:
                    found.bummerls_lost += 1
                break
    return found


def _number(key: str) -> int:
    return int.from_bytes(hashlib.blake2b(key.encode(), digest_size=6).digest(), "big")


def _play_deal(
    match: Match, players: tuple[Player, Player], swapped: bool, seed: int, tallies: tuple[Tally, Tally]
) -> Match:
    predicted: list[tuple[int, str, float]] = []
    while not matches.between_deals(match):
        (seat,) = matches.to_act(match)
        who = seat ^ swapped
        began = time.perf_counter()
        choice = players[who].choose(view(match, seat, memory=True), seed)
        spent = time.perf_counter() - began
        tally = tallies[who]
        tally.choices += 1
        tally.seconds += spent
        tally.longest = max(tally.longest, spent)
        if choice.reasons.actions and choice.reasons.actions[0].game_points is not None:
            stock = len(match.deal.stock) if isinstance(match.deal, TwoHandDeal) else 0
            predicted.append((seat, _kind(choice.action, match, stock), choice.reasons.actions[0].game_points))
        match, _ = matches.apply(match, seat, choice.action)
    line = match.sheet[-1]
    for seat, kind, points in predicted:
        won = sum(line.outcome.points if payee == seat else -line.outcome.points for payee in line.outcome.payees)
        surprises = tallies[seat ^ swapped].surprises
        count, total = surprises.get(kind, (0, 0.0))
        surprises[kind] = (count + 1, total + points - won)
    if line.closed_by is not None:
        tallies[line.closed_by ^ swapped].closes += 1
        if line.closed_by in line.outcome.payees:
            tallies[line.closed_by ^ swapped].closes_won += 1
    return match


def _kind(action: Action, match: Match, stock: int) -> str:
    """A word for the action and the stock it was chosen at: `close 8`, `card 10`, `card closed`."""
    word = str(action) if isinstance(action, Close | Exchange | Draw) else "card"
    closed = isinstance(match.deal, TwoHandDeal) and match.deal.closed is not None
    return f"{word} closed" if closed else f"{word} {stock}"


class Estimate(Struct, frozen=True):
    """A mean with the half width of its 95 % interval."""

    mean: float
    half: float


def clustered(sums: Iterable[float], counts: Iterable[int]) -> Estimate:
    """The mean per item when items come in clusters with these sums and counts (a ratio estimate, 95 %)."""
    pairs = list(zip(sums, counts, strict=True))
    n, items = len(pairs), sum(count for _, count in pairs)
    if not items:
        return Estimate(0.0, math.inf)
    mean = sum(total for total, _ in pairs) / items
    if n < 2:
        return Estimate(mean, math.inf)
    spread = sum((total - mean * count) ** 2 for total, count in pairs) * n / (n - 1)
    return Estimate(mean, 1.96 * math.sqrt(spread) / items)


class Verdict(Struct, frozen=True, rename="camel"):
    """Where a sequential test stands: `first`, `second`, `level` (no difference of `margin`), or `open`."""

    decision: str
    margin: float
    toward_first: float
    toward_second: float


def sequential(values: list[float], margin: float = 0.1, error: float = 0.05) -> Verdict:
    """Wald's test of "the first is `margin` better" and "the second is" against "they are level".

    `values` are means per unit; the variance is estimated, so nothing is decided before 50 units.
    """
    n = len(values)
    if n < 50:
        return Verdict("open", margin, 0.0, 0.0)
    mean = sum(values) / n
    variance = max(sum((v - mean) ** 2 for v in values) / (n - 1), 1e-9)
    toward_first = n * margin * (mean - margin / 2) / variance
    toward_second = n * -margin * (mean + margin / 2) / variance
    bound = math.log((1 - error) / error)
    decision = "open"
    if toward_first >= bound:
        decision = "first"
    elif toward_second >= bound:
        decision = "second"
    elif toward_first <= -bound and toward_second <= -bound:
        decision = "level"
    return Verdict(decision, margin, toward_first, toward_second)


class Side(Struct, frozen=True, rename="camel"):
    """What one player did: closes a deal and the share of them won, choices, mean and longest time in milliseconds.

    `calibration` is predicted minus realised game points of the chosen action, by kind of action and stock size.
    """

    player: str
    closes: float
    closes_won: float
    choices: int
    mean_ms: float
    longest_ms: float
    calibration: dict[str, Estimate]


class Result(Struct, frozen=True, rename="camel"):
    """The result of a match, from the first player's side, with all that is needed to repeat it.

    `guests` is the version of the package that a guest came from, if there was one.
    """

    first: str
    second: str
    profile: str
    unit: str
    seed: int
    pairs: int
    deals: int
    game_points: Estimate
    deals_won: Estimate
    bummerls: Estimate | None
    results: dict[str, int]
    sides: tuple[Side, Side]
    verdict: Verdict | None
    seconds: float
    version: str
    guests: str
    weights: str
    machine: str


def weights_mark(profile: str) -> str:
    """The first twelve hex digits of the SHA-256 of the weights that play a profile."""
    rules = parse_profile(profile)
    if not isinstance(rules, TwoHandProfile):
        return ""
    return hashlib.sha256((WEIGHTS / f"{family_of(rules)}.npz").read_bytes()).hexdigest()[:12]


Report = Callable[[int, int, Estimate], None]


def play_match(
    profile: str,
    players: tuple[Player, Player],
    *,
    pairs: int,
    seed: int = 1,
    unit: str = "deal",
    workers: int = 1,
    scheduler: str | None = None,
    stop_early: bool = False,
    margin: float = 0.1,
    report: Report | None = None,
) -> Result:
    """Play `pairs` units between two players.

    `workers` are processes on this machine; `scheduler` is the address of a Dask scheduler that takes the work instead.
    With `stop_early` the match ends when `sequential` has decided. `report` gets units done, units wanted, and game
    points so far. Raises what `parse_profile` raises and, with a guest, what `guests.check` raises.
    """
    rules = parse_profile(profile)
    if any(player.guest for player in players):
        guests.check(rules)
    profile = profile_text(rules)
    tasks = [Task(profile, players, seed, unit, first, min(CHUNK, pairs - first)) for first in range(0, pairs, CHUNK)]
    began = time.perf_counter()
    units: list[Unit] = []
    verdict = None
    for done in _run(tasks, workers, scheduler):
        units.extend(done)
        if report is not None:
            report(len(units), pairs, _game_points(units))
        if stop_early:
            verdict = sequential([sum(u.points) / len(u.points) for u in units], margin)
            if verdict.decision != "open":
                break
    return _result(profile, players, seed, unit, units, verdict, time.perf_counter() - began)


def _run(tasks: list[Task], workers: int, scheduler: str | None) -> Iterator[list[Unit]]:
    """The units in the order of the tasks, so that an early stop is the same with any number of workers."""
    if scheduler is not None:
        yield from _on_cluster(tasks, scheduler)
    elif workers <= 1:
        yield from map(play_units, tasks)
    else:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            try:
                yield from pool.map(play_units, tasks)
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


def _on_cluster(tasks: list[Task], scheduler: str) -> Iterator[list[Unit]]:
    from distributed import Client

    with Client(scheduler) as client:  # type: ignore[no-untyped-call]
        futures = client.map(play_units, tasks, pure=False)
        try:
            for future in futures:
                yield future.result()
        finally:
            client.cancel(futures)


def _game_points(units: list[Unit]) -> Estimate:
    return clustered((float(sum(u.points)) for u in units), (len(u.points) for u in units))


def _result(
    profile: str,
    players: tuple[Player, Player],
    seed: int,
    unit: str,
    units: list[Unit],
    verdict: Verdict | None,
    seconds: float,
) -> Result:
    everything = [points for each in units for points in each.points]
    won = clustered(
        (sum(1.0 if p > 0 else 0.5 if p == 0 else 0.0 for p in u.points) for u in units),
        (len(u.points) for u in units),
    )
    bummerls = None
    if unit == "bummerl":
        bummerls = clustered((float(u.bummerls) for u in units), (u.bummerls + u.bummerls_lost for u in units))
    return Result(
        first=str(players[0]),
        second=str(players[1]),
        profile=profile,
        unit=unit,
        seed=seed,
        pairs=len(units),
        deals=len(everything),
        game_points=_game_points(units),
        deals_won=won,
        bummerls=bummerls,
        results={f"{value:+d}": everything.count(value) for value in sorted(set(everything))},
        sides=(_side(players[0], units, 0, len(everything)), _side(players[1], units, 1, len(everything))),
        verdict=verdict,
        seconds=seconds,
        version=version("bummerl"),
        guests=f"schnapsen {package_version()}" if any(player.guest for player in players) else "",
        weights=weights_mark(profile),
        machine=f"{platform.machine()} {platform.system()} Python {sys.version.split()[0]}",
    )


def _side(player: Player, units: list[Unit], who: int, deals: int) -> Side:
    def total(name: str) -> Any:
        return sum(getattr(each.tallies[who], name) for each in units)

    choices, closes = total("choices"), total("closes")
    return Side(
        player=str(player),
        closes=closes / max(deals, 1),
        closes_won=total("closes_won") / max(closes, 1),
        choices=choices,
        mean_ms=1000.0 * total("seconds") / max(choices, 1),
        longest_ms=1000.0 * max((each.tallies[who].longest for each in units), default=0.0),
        calibration=_calibration(units, who),
    )


def _calibration(units: list[Unit], who: int) -> dict[str, Estimate]:
    kinds = sorted({kind for each in units for kind in each.tallies[who].surprises})
    found = {"all": clustered(*_columns(units, who, kinds))}
    for kind in kinds:
        found[kind] = clustered(*_columns(units, who, [kind]))
    return found


def _columns(units: list[Unit], who: int, kinds: list[str]) -> tuple[list[float], list[int]]:
    counts, sums = [], []
    for each in units:
        rows = [each.tallies[who].surprises.get(kind, (0, 0.0)) for kind in kinds]
        counts.append(sum(count for count, _ in rows))
        sums.append(sum(total for _, total in rows))
    return sums, counts
