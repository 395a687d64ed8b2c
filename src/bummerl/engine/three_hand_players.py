"""The players of Dreierschnapsen: what a seat does in every phase, from its view alone.

A choice depends on the view, the level, the seed and the budget, and on nothing else. In play and in doubling the exact
values of all lawful actions are averaged over worlds that fit the view; defenders know no more of each other than the
declarer does. In the auction every contract that is open is tried over talons and hands.
"""

import hashlib
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct

from bummerl.cards import PACK_20, Card
from bummerl.engine.reasons import ActionValue, Assumed, Reasons
from bummerl.engine.three_hand_equity import Stakes
from bummerl.engine.three_hand_hidden import barred, hidden_from
from bummerl.engine.three_hand_solver import (
    ANNOUNCE,
    N_ACTIONS,
    own_table,
    values3,
    world_values3,
)
from bummerl.engine.three_hand_states import codes_of, rule_of
from bummerl.engine.three_hand_thumb import bid_by_thumb, keep_value, thumb
from bummerl.engine.three_hand_values import RESULTS, Effort, Hand, Prospect, discards, prospect
from bummerl.engine.three_hand_worlds import worlds_of
from bummerl.rules.actions import Announce, Claim, Play, Settle, parse_action
from bummerl.rules.game import Action
from bummerl.rules.three_hand.actions import (
    Bid,
    Blind,
    Cut,
    Double,
    LeaveTalon,
    NameTrump,
    Pass,
    Redeal,
    TakeTalon,
    discard,
)
from bummerl.rules.three_hand.contracts import Contract, Goal
from bummerl.rules.three_hand.state import Phase, rufer
from bummerl.rules.three_hand.view import ThreeHandView


class ThreeHandLevel(Struct, frozen=True):
    """How one level plays three-handed: by rules of thumb or by worlds, in the auction and with the cards.

    `worlds` are looked at for each card, `GLANCES` times as many for Kontra; `effort` is the same for a contract in the
    auction. With `score` it plays for the Bummerl where the score is known, else for game points.
    """

    name: str
    score: bool = True
    bids: bool = False
    lays: bool = False
    worlds: int = 0
    exchanges: bool = True
    effort: Effort = Effort(4, 3, 3)


LEVELS: Final = {
    level.name: level
    for level in (
        ThreeHandLevel("beginner"),
        ThreeHandLevel("casual", worlds=4),
        ThreeHandLevel("club", lays=True, worlds=16),
        ThreeHandLevel("strong", bids=True, lays=True, worlds=40, effort=Effort(6, 4, 6)),
        ThreeHandLevel("expert", bids=True, lays=True, worlds=300, effort=Effort(12, 6, 8)),
        ThreeHandLevel("blindTalon", bids=True, lays=True, worlds=40, exchanges=False, effort=Effort(6, 4, 6)),
        ThreeHandLevel("ruleBidder", lays=True, worlds=40),
        ThreeHandLevel("forPoints", score=False, bids=True, lays=True, worlds=40, effort=Effort(6, 4, 6)),
    )
}
"""The levels by name. Yardsticks are `blindTalon`, `ruleBidder` (bids by rules of thumb and plays like `strong`) and
`forPoints` (`strong` without an eye for the score)."""

MARGIN: Final = 0.15
"""Share of a contract's value by which a bid must be better than passing; pays for what the defenders see too well."""
GLANCES: Final = {Goal.POINTS: 2, Goal.LIMIT: 20, Goal.NO_TRICK: 10, Goal.ALL_TRICKS: 40}
"""How many times the worlds of a card are looked at before doubling: slams are rare and quickly seen through."""
TRUST: Final = {Goal.POINTS: 1.0, Goal.LIMIT: 30.0, Goal.NO_TRICK: 15.0, Goal.ALL_TRICKS: 80.0}
"""How much likelier a world is in which the declarer makes what he chose, for he saw his hand before he chose."""
SURE: Final = {Goal.POINTS: 0.6, Goal.LIMIT: 0.35, Goal.NO_TRICK: 0.35, Goal.ALL_TRICKS: 0.35, None: 0.5}
"""What doubling has to bring a defender (None: redoubling the declarer), as a share of what the deal is worth."""


def choose_three(
    view: ThreeHandView, level: str, seed: int = 0, budget: int | None = None, scores: tuple[int, ...] | None = None
) -> tuple[Action, Reasons]:
    """What a player of this level does in this view, and why.

    `view` is a seat's view with memory; `budget` replaces the worlds for each card. `scores` is the score of the match:
    levels that think in worlds then play for the Bummerl, else for game points. Raises `KeyError` for an unknown
    level and `ValueError` where this seat has nothing to do.
    """
    if view.seat is None or view.memory is None or view.seat not in view.to_act or not view.legal:
        raise ValueError("an engine needs the view of a seat that is to act, with memory")
    character = LEVELS[{"normal": "club"}.get(level, level)]
    if budget is not None:
        character = msgspec.structs.replace(character, worlds=budget)
    lawful = [parse_action(text) for text in view.legal]
    certain = _without_thinking(view, lawful, character)
    if certain is not None:
        return certain
    chance = _chance(view, seed)
    stakes = Stakes(view.profile, view.seat, view.dealer, scores if character.score else None)
    action, reasons = _decide(view, lawful, character, chance, stakes)
    return action, msgspec.structs.replace(reasons, seed=seed)


def _chance(view: ThreeHandView, seed: int) -> np.random.Generator:
    known = hashlib.blake2b(msgspec.json.encode(view), digest_size=8, key=str(seed).encode()[:64])
    return np.random.default_rng(int.from_bytes(known.digest(), "big"))


def _without_thinking(
    view: ThreeHandView, lawful: list[Action], level: ThreeHandLevel
) -> tuple[Action, Reasons] | None:
    assert view.memory is not None
    assert view.seat is not None
    if Claim() in lawful:
        ours = [seat for seat in range(3) if (seat == view.declarer) == (view.seat == view.declarer)]
        if sum(view.memory.points[seat] for seat in ours) >= 66:
            return Claim(), Reasons(level=level.name, method="rule", rule="claim")
        lawful.remove(Claim())
    if Settle() in lawful:
        return Settle(), Reasons(level=level.name, method="rule", rule="settle")
    if len(lawful) == 1:
        return lawful[0], Reasons(level=level.name, method="rule", rule="forced")
    if view.phase is Phase.CUT:
        return Cut(), Reasons(level=level.name, method="rule", rule="cut")
    if Redeal() in lawful:
        return Redeal(), Reasons(level=level.name, method="rule", rule="redeal")
    return None


def _decide(
    view: ThreeHandView, lawful: list[Action], level: ThreeHandLevel, chance: np.random.Generator, stakes: Stakes
) -> tuple[Action, Reasons]:
    match view.phase:
        case Phase.TRUMP if level.bids:
            return _trump(view, lawful, level, chance, stakes)
        case Phase.AUCTION if level.bids:
            return _bid(view, lawful, level, chance, stakes)
        case Phase.TALON if level.bids:
            return _talon(view, level, chance, stakes)
        case Phase.DISCARD if level.lays:
            return _discard(view, lawful, level, chance)
        case Phase.KONTRA if level.lays:
            return _double(view, lawful, level, chance, stakes)
        case Phase.LEAD | Phase.MARRIAGE | Phase.REPLY if level.worlds:
            return _play(view, lawful, level, chance, stakes)
    action, rule = thumb(view, lawful)
    return action, Reasons(level=level.name, method="thumb", rule=rule)


def _as_declarer(stakes: Stakes) -> Callable[[bool, int], float]:
    """What an ending is worth to the seat of the stakes if it is the declarer."""
    return partial(stakes.worth, stakes.seat)


def _hand(view: ThreeHandView, cards: Sequence[Card]) -> Hand:
    assert view.trump is not None
    assert view.seat is not None
    return Hand(tuple(cards), view.trump, view.dealer, view.seat, view.profile)


def _trump(
    view: ThreeHandView, lawful: list[Action], level: ThreeHandLevel, chance: np.random.Generator, stakes: Stakes
) -> tuple[Action, Reasons]:
    """Each suit, and the blind card, over second packets: what the normal game would bring with the six cards."""
    assert view.seat is not None
    rest = [card for card in PACK_20 if card not in view.hand]
    effort = Effort(talons=1, choosing=2, judging=2, first=1)
    packets = [[rest[place] for place in chance.permutation(len(rest))[:3]] for _ in range(level.effort.talons)]
    worth: dict[Action, float] = {}
    for action in lawful:
        if not isinstance(action, NameTrump | Blind) or (isinstance(action, Blind) and action.place):
            continue
        total = 0.0
        for packet in packets:
            suit = action.suit if isinstance(action, NameTrump) else packet[0].suit
            six = Hand((*view.hand, *packet), suit, view.dealer, view.seat, view.profile)
            total += prospect(six, Contract.RUFER, False, effort, chance).worth(view.profile, _as_declarer(stakes))
        worth[action] = total / len(packets)
    return _best(worth, level, len(packets))


def _bid(
    view: ThreeHandView, lawful: list[Action], level: ThreeHandLevel, chance: np.random.Generator, stakes: Stakes
) -> tuple[Action, Reasons]:
    hand, of = _hand(view, view.hand), _as_declarer(stakes)
    worth: dict[Action, float] = {Pass(): stakes.passing()}
    if view.seat == rufer(view.dealer):
        both = [prospect(hand, Contract.RUFER, ohne, level.effort, chance) for ohne in (False, True)]
        worth[Pass()] = max(each.worth(view.profile, of) for each in both)
    by_thumb, _ = bid_by_thumb(view, lawful)
    for action in lawful:
        if not isinstance(action, Bid):
            continue
        if action.ohne_talon and worth.get(Bid(action.contract), -99.0) < -1.0:
            continue
        found = _promising(hand, action, level, chance, sure=action == by_thumb)
        if found is None:
            continue
        value = found.worth(view.profile, of)
        worth[action] = value - MARGIN * abs(value) if value < 0 else value * (1.0 - MARGIN)
    return _best(worth, level, level.effort.talons * level.effort.judging)


def _promising(hand: Hand, bid: Bid, level: ThreeHandLevel, chance: np.random.Generator, sure: bool) -> Prospect | None:
    """The prospect of a bid; None when a glance at a few worlds shows that it has none."""
    if not sure:
        glance = prospect(hand, bid.contract, bid.ohne_talon, Effort(4, 2, 2, 2), chance)
        if glance.chance < 0.15:
            return None
    return prospect(hand, bid.contract, bid.ohne_talon, level.effort, chance)


def _talon(
    view: ThreeHandView, level: ThreeHandLevel, chance: np.random.Generator, stakes: Stakes
) -> tuple[Action, Reasons]:
    hand = _hand(view, view.hand)
    worth: dict[Action, float] = {
        action: prospect(hand, Contract.RUFER, ohne, level.effort, chance).worth(view.profile, _as_declarer(stakes))
        for action, ohne in ((TakeTalon(), False), (LeaveTalon(), True))
    }
    return _best(worth, level, level.effort.hands)


def _discard(
    view: ThreeHandView, lawful: list[Action], level: ThreeHandLevel, chance: np.random.Generator
) -> tuple[Action, Reasons]:
    assert view.contract is not None
    assert view.terms is not None
    assert view.trump is not None
    of, trump = view.terms, view.trump
    worth: dict[Action, float] = {}
    for value, cards in discards(_hand(view, view.hand), view.contract, min(level.worlds, 100), 6, chance):
        action = discard(*cards)
        if action in lawful:
            # Equal values are common where the solver sees too much: then the rules of thumb decide.
            kept = sum(keep_value(card, view.hand, of, trump) for card in view.hand if card not in cards)
            worth[action] = value + 0.002 * kept
    return _best(worth, level, level.worlds)


def _double(
    view: ThreeHandView, lawful: list[Action], level: ThreeHandLevel, chance: np.random.Generator, stakes: Stakes
) -> tuple[Action, Reasons]:
    assert view.contract is not None
    assert view.terms is not None
    assert view.declarer is not None
    goal, declarer = view.terms.goal, view.declarer
    states = worlds_of(view, GLANCES[goal] * level.worlds, chance, laid_away=True)
    values = np.empty(len(states), dtype=np.int64)
    values3(rule_of(view.contract, view.profile), own_table(), states, values)
    shares = np.bincount(values + 3, minlength=RESULTS) / len(values)
    if view.seat != view.declarer and goal is not Goal.POINTS:
        # Half a world on either side, so that a contract that no world makes is still not impossible.
        makes = TRUST[goal] * (0.5 + int((values > 0).sum()))
        fails = 0.5 + int((values < 0).sum())
        shares = np.zeros(RESULTS)
        shares[[2, 4]] = fails / (makes + fails), makes / (makes + fails)
    found = Prospect(view.contract, view.ohne_talon, tuple(map(float, shares)))

    def worth(times: int) -> float:
        return found.worth(
            view.profile, lambda made, points: stakes.worth(declarer, made, doubled(view, points, times))
        )

    double, leave = worth(2 * view.multiplier), worth(view.multiplier)
    usual = doubled(view, (view.terms.value or 2) + view.ohne_talon, view.multiplier)
    won, lost = (abs(stakes.worth(declarer, made, usual)) for made in (True, False))
    doubles = double - leave > SURE[goal if view.seat != declarer else None] * (won + lost) / 2
    action: Action = Double() if doubles and Double() in lawful else Pass()
    actions = (
        ActionValue(action=str(Double()), game_points=double),
        ActionValue(action=str(Pass()), game_points=leave),
    )
    ordered = tuple(sorted(actions, key=lambda each: each.action != str(action)))
    return action, Reasons(level=level.name, method="exact", actions=ordered, assumed=assumed(view, len(states)))


def doubled(view: ThreeHandView, points: int, times: int) -> int:
    """The game points of the contract, its bonus included, when the deal counts `times` (docs/rules.md §7.10)."""
    if view.profile.ohne_talon_bonus_doubled:
        return points * times
    return (points - view.ohne_talon) * times + view.ohne_talon


def _play(
    view: ThreeHandView, lawful: list[Action], level: ThreeHandLevel, chance: np.random.Generator, stakes: Stakes
) -> tuple[Action, Reasons]:
    """The mean exact value of every lawful action over the same worlds."""
    assert view.contract is not None
    assert view.declarer is not None
    assert view.terms is not None
    assert view.trump is not None
    mine = view.seat == view.declarer
    rule = rule_of(view.contract, view.profile)
    states = worlds_of(view, level.worlds, chance, laid_away=level.exchanges)
    values = np.empty((len(states), N_ACTIONS), dtype=np.int64)
    world_values3(rule, own_table(), states, values)
    codes = codes_of(view.terms, view.trump)
    by_thumb, _ = thumb(view, lawful)
    # Where the contract fixes the points, only winning it counts; a normal game is worth 1, 2 or 3.
    level_up = [float(result) if mine else -float(result) for result in range(-3, 4)]
    if stakes.scores is not None and view.terms.goal is Goal.POINTS:
        for result in (-3, -2, -1, 1, 2, 3):
            points = doubled(view, abs(result) + view.ohne_talon, view.multiplier)
            level_up[result + 3] = stakes.worth(view.declarer, result > 0, points)
    table = np.array(level_up)
    worth: dict[Action, float] = {}
    for action in lawful:
        mean = float(table[values[:, _number(action, codes.bit)] + 3].mean())
        worth[action] = mean + (0.01 if action == by_thumb else 0.0)
    return _best(worth, level, len(states), assumed(view, len(states)))


def _number(action: Action, bits: dict[Card, int]) -> int:
    if isinstance(action, Announce):
        return ANNOUNCE + next(bit for card, bit in bits.items() if card.suit == action.suit) // 8
    assert isinstance(action, Play)
    return bits[action.card]


def _best(
    worth: dict[Action, float], level: ThreeHandLevel, worlds: int, known: Assumed | None = None
) -> tuple[Action, Reasons]:
    order = sorted(worth, key=lambda action: -worth[action])
    actions = tuple(ActionValue(action=str(action), game_points=worth[action]) for action in order)
    looked = known or Assumed(hidden=0, in_hand=0, known=(), barred=(), worlds=worlds, of=0)
    return order[0], Reasons(level=level.name, method="exact", actions=actions, assumed=looked)


def assumed(view: ThreeHandView, worlds: int) -> Assumed:
    """What a choice in play took for granted about the hidden cards; `known` and `barred` name seats before cards."""
    unseen = hidden_from(view)
    return Assumed(
        hidden=len(unseen.cards),
        in_hand=sum(unseen.sizes[:2]),
        known=tuple(f"{seat}:{card}" for seat, cards in unseen.fixed.items() for card in cards),
        barred=tuple(
            f"{seat}:{card}"
            for seat, cards in barred(view).items()
            if seat != view.seat
            for card in sorted(cards.intersection(unseen.cards))
        ),
        worlds=worlds,
        of=unseen.count,
    )
