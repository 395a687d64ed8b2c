"""The proof that the fast solver is exact: four comparisons with independent judges, all from seeds.

1. endings: every action of random endings against the oracle over `bummerl.rules`;
2. stock of four: the same with four cards in the stock, where the oracle still reaches;
3. first leads: every action against the plain alpha-beta kernel, which knows no reduction;
4. walks: rules and kernels side by side along random deals: lawful actions, scores, results.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Final

from msgspec import Struct, field

from bummerl.engine.bits import CLOSE, DRAW, EXCHANGE, bit_of, suit_place
from bummerl.engine.kernel_plain import DECLARE, plain_best
from bummerl.engine.kernel_step import ANNOUNCE, CLAIM, GOES_ON, SETTLE, step
from bummerl.engine.kernel_values import actions_of
from bummerl.engine.oracle import honest_actions, oracle_action_value
from bummerl.engine.positions import after_tricks
from bummerl.engine.solver import Rows, action_values, game_points, row_of, rules_of, solve, world_values
from bummerl.rules import two_hand
from bummerl.rules.actions import Announce, Claim, Close, Draw, Exchange, Play, Settle
from bummerl.rules.game import Action, Seat
from bummerl.rules.profile import Value, options, override
from bummerl.rules.two_hand import PRESETS, Phase, TwoHandDeal, TwoHandProfile
from bummerl.rules.two_hand.state import TO_WIN, points

Told = Callable[[str, int, int], None]
"""Hears the name of the part, how much is done and how much there is."""

PLAYED: Final = (
    "exchangeAtFirstLead",
    "exchangeMinStock",
    "exchangeOnOpponentClose",
    "marriageAtFirstLead",
    "marriageAfterClose",
    "marriageAfterExhausted",
    "marriageLeadCard",
    "closeMinStock",
    "closeTiming",
    "closeScoreBasis",
    "beatCloserAward",
    "lastTrickRule",
    "pack",
)
"""Options that change perfect play and are mixed at random beside the presets."""


class Part(Struct):
    """What one comparison found: how many positions and values were compared, of which kinds, and every difference."""

    name: str
    seed: int
    positions: int = 0
    values: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    differences: list[str] = []


def prove(
    *, seed: int = 1, share: float = 1.0, workers: int = 1, told: Told = lambda name, done, of: None
) -> list[Part]:
    """All four comparisons, in portions with seeds of their own: the result does not depend on the number of workers.

    Args: `seed` of everything; `share` of the full size (20,000 endings, 100 stocks of four, 300 first leads and 15 of
    Sixty-Six, 100,000 deals), at least one portion each; `workers` processes; `told` hears the progress in portions.
    """
    tasks = list(_portions(seed, share))
    parts: dict[str, Part] = {}
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(_portion, *task) for task in tasks]
        for done, future in enumerate(as_completed(futures), 1):
            part = future.result()
            told(part.name, done, len(tasks))
            parts[part.name] = part if part.name not in parts else _together(parts[part.name], part)
    return [parts[name] for name in ("endings", "stocks of four", "first leads", "walks")]


def _portions(seed: int, share: float) -> Iterator[tuple[str, int, int]]:
    """Name, size and seed of each portion; the slow ones first."""
    plan = (
        ("stocks of four", 50, 2),
        ("sixty-six", 15, 1),
        ("first leads", 10, 32),
        ("endings", 80, 250),
        ("walks", 50, 2000),
    )
    for number, (name, portions, size) in enumerate(plan):
        wanted = max(1, round(portions * share))
        smaller = max(1, round(size * min(1.0, portions * share)))
        for portion in range(wanted):
            yield name, smaller, (seed * 10 + number) * 1000 + portion


def _portion(name: str, size: int, seed: int) -> Part:
    match name:
        case "endings":
            return endings(size, seed=seed)
        case "stocks of four":
            return stocks_of_four(size, seed=seed)
        case "first leads":
            return first_leads(size, 0, seed=seed)
        case "sixty-six":
            return first_leads(0, size, seed=seed)
    return walks(size, seed=seed)


def _together(one: Part, other: Part) -> Part:
    return Part(
        one.name,
        min(one.seed, other.seed),
        one.positions + other.positions,
        one.values + other.values,
        one.kinds + other.kinds,
        one.differences + other.differences,
    )


def endings(count: int, *, seed: int, told: Told = lambda name, done, of: None) -> Part:
    """Compare so many random endings: closed, stock gone, or two cards left, in every phase and every preset."""
    return _against_oracle("endings", count, seed, told, _is_ending)


def stocks_of_four(count: int, *, seed: int, told: Told = lambda name, done, of: None) -> Part:
    """Compare so many random positions with an open stock of four."""
    return _against_oracle("stocks of four", count, seed, told, _has_stock_of_four)


def first_leads(count: int, sixty_six: int, *, seed: int, told: Told = lambda name, done, of: None) -> Part:
    """Compare every action of random first leads with the plain kernel: `count` over the presets of Schnapsen."""
    part = Part("first leads", seed)
    schnapsen = [profile for profile in PRESETS.values() if profile.deck_size == 20]
    lots = [(profile, (count + len(schnapsen) - 1) // len(schnapsen)) for profile in schnapsen]
    lots.append((PRESETS["sechsundsechzig"], sixty_six))
    for number, (profile, size) in enumerate(lots):
        rows = after_tricks(size, 0, seed=seed * 100 + number, rules=rules_of(profile))
        for row, fast in zip(rows, world_values(rows), strict=True):
            told(part.name, part.positions, sum(each for _, each in lots))
            part.positions += 1
            part.kinds[profile.preset] += 1
            lawful = actions_of(row)
            for action in range(32):
                if lawful >> action & 1:
                    value = int(fast[action])
                    part.values += 1
                    if plain_best(row, 1 << action | 1 << DECLARE, value - 1, value + 1) != value:
                        part.differences.append(f"{row.tolist()} action {action} is not {value}")
    return part


def walks(count: int, *, seed: int, told: Told = lambda name, done, of: None) -> Part:
    """Play random deals in the rules and on a row side by side; compare lawful actions, rows and results."""
    part = Part("walks", seed)
    rng = random.Random(seed)
    presets = list(PRESETS.values())
    for number in range(count):
        if number % 100 == 0:
            told(part.name, number, count)
        profile = presets[number % len(presets)] if number % 10 else _mixed(rng)
        _walk(profile, rng, part)
    return part


def random_profile(rng: random.Random) -> TwoHandProfile:
    """A preset, or (one time in four) a preset with options mixed at random."""
    return _mixed(rng) if rng.random() < 0.25 else PRESETS[rng.choice(list(PRESETS))]


def random_deals(rng: random.Random) -> Iterator[TwoHandDeal]:
    """Every position at which somebody is to act, of random deals without end."""
    while True:
        deal = _dealt(random_profile(rng), rng)
        while deal.phase is not Phase.END:
            yield deal
            deal, _ = two_hand.apply(deal, *_any_action(deal, rng))


def _against_oracle(name: str, count: int, seed: int, told: Told, wanted: Callable[[TwoHandDeal], bool]) -> Part:
    part = Part(name, seed)
    rng = random.Random(seed)
    for deal in random_deals(rng):
        if part.positions >= count:
            break
        # few positions of one deal, so that the sample is spread over many
        if not wanted(deal) or rng.random() < 0.6:
            continue
        told(name, part.positions, count)
        part.positions += 1
        part.kinds[_kind(deal)] += 1
        (seat,) = two_hand.to_act(deal)
        found = action_values(deal)
        honest = list(honest_actions(deal, seat))
        part.values += len(honest)
        wrong = [str(action) for action in honest if not _confirmed(deal, seat, action, int(found[action]))]
        if wrong or solve(deal) != max(found[action] for action in honest):
            part.differences.append(f"{deal.profile.preset} {row_of(deal).tolist()}: {wrong}")
    return part


def _confirmed(deal: TwoHandDeal, seat: Seat, action: Action, value: int) -> bool:
    """Whether the oracle finds exactly this value; it looks no further than one point to each side of it."""
    return oracle_action_value(deal, seat, action, value - 1, value + 1) == value


def _has_stock_of_four(deal: TwoHandDeal) -> bool:
    """Four cards in an open stock; few of the positions with the large pack, which take the oracle minutes."""
    if deal.closed or len(deal.stock) != 4:
        return False
    return deal.profile.deck_size == 20 or (deal.phase is Phase.REPLY and sum(deal.trick_points) % 10 == 0)


def _is_ending(deal: TwoHandDeal) -> bool:
    return deal.closed is not None or len(deal.stock) <= 2


def _kind(deal: TwoHandDeal) -> str:
    stock = "closed" if deal.closed else ("gone" if not deal.stock else f"stock of {len(deal.stock)}")
    return f"{stock}, {deal.phase}, {deal.profile.deck_size} cards"


def _walk(profile: TwoHandProfile, rng: random.Random, part: Part) -> None:
    deal = _dealt(profile, rng)
    row = row_of(deal)
    counts = profile.claim_mode == "auto"
    part.positions += 1
    while True:
        part.kinds[str(deal.phase)] += 1
        here = row_of(deal)
        if (here != row).any():
            part.differences.append(f"rows: {row.tolist()} is {here.tolist()}")
            return
        if deal.phase is not Phase.LAST:
            _compare_actions(deal, row, part)
        seat, action = _any_action(deal, rng)
        result = step(row, _number(deal, action), counts)
        deal, _ = two_hand.apply(deal, seat, action)
        if deal.phase is Phase.END:
            mover = seat if action in (Claim(), Settle()) or isinstance(action, Announce) else deal.leader
            part.values += 1
            if result != game_points(deal.outcome, mover):
                part.differences.append(f"result {result} of {row.tolist()} is {game_points(deal.outcome, mover)}")
            return
        if result != GOES_ON:
            part.differences.append(f"ended too early: {row.tolist()}")
            return


def _compare_actions(deal: TwoHandDeal, row: Rows, part: Part) -> None:
    (seat,) = two_hand.to_act(deal)
    kinds = (Play, Close, Exchange, Draw)
    by_rules = {_number(deal, action) for action in two_hand.legal(deal, seat) if isinstance(action, kinds)}
    mask = int(actions_of(row))
    by_kernel = {action for action in range(32) if mask >> action & 1}
    part.values += 1
    if by_rules != by_kernel:
        part.differences.append(f"lawful: {sorted(by_kernel)} is {sorted(by_rules)} in {row.tolist()}")


def _any_action(deal: TwoHandDeal, rng: random.Random) -> tuple[int, Action]:
    """A random lawful action without false claims; closing seldom, so that enough deals stay open."""
    (seat,) = two_hand.to_act(deal)
    lawful = list(two_hand.legal(deal, seat))
    if Claim() in lawful and (points(deal, seat) < TO_WIN or (len(lawful) > 1 and rng.random() < 0.2)):
        lawful.remove(Claim())
    if Close() in lawful and len(lawful) > 1 and rng.random() < 0.8:
        lawful.remove(Close())
    if Claim() in lawful:
        return seat, Claim()
    return seat, rng.choice(lawful)


def _number(deal: TwoHandDeal, action: Action) -> int:
    match action:
        case Play(card):
            return bit_of(card, deal.trump)
        case Announce(suit):
            return ANNOUNCE + suit_place(suit, deal.trump)
    return {Exchange(): EXCHANGE, Close(): CLOSE, Draw(): DRAW, Claim(): CLAIM, Settle(): SETTLE}[action]


def _dealt(profile: TwoHandProfile, rng: random.Random) -> TwoHandDeal:
    pack = list(profile.pack)
    rng.shuffle(pack)
    deal, _ = two_hand.start(profile, rng.randrange(2), tuple(pack))
    return deal


def _mixed(rng: random.Random) -> TwoHandProfile:
    known = {option.name: option.values for option in options(TwoHandProfile)}
    changes: dict[str, Value | str] = {name: rng.choice(known[name]) for name in PLAYED}
    return override(PRESETS[rng.choice(["weich-wien", "klassisch", "scharf"])], changes)
