"""Exact solution of two-hand positions with all cards known, as plain functions over deals and over rows.

>>> from bummerl.cards import PACK_20
>>> from bummerl.rules import two_hand
>>> deal, _ = two_hand.start(two_hand.PRESETS["weich-wien"], 1, PACK_20)
>>> solve(deal)
3.0
>>> sorted((str(action), value) for action, value in action_values(deal).items())[:2]
[('+H', -1.0), ('AS', -1.0)]

Values are game points for the seat to act, −3 … 3. Since more game points are never worth less, a `utility` (one number
for each of −3 … 3, never falling) is applied to the exact value.
"""

import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bummerl.engine import kernel_rows as k
from bummerl.engine.bits import CLOSE, DRAW, EXCHANGE, N_ACTIONS, bit_of, mask_of, suit_place
from bummerl.engine.kernel_open import MEMORY, prepare
from bummerl.engine.kernel_values import action_value, all_action_values, value_of, values
from bummerl.rules import two_hand
from bummerl.rules.actions import Announce, Claim, Close, Draw, Exchange, Play, Settle
from bummerl.rules.game import Action, Outcome, Seat
from bummerl.rules.two_hand import Phase, TwoHandDeal, TwoHandProfile
from bummerl.rules.two_hand.state import marriage_value, other, pending, points

Rows = NDArray[np.int64]
Utility = Sequence[float]

_PHASES: Final = {
    Phase.LEAD: k.LEAD,
    Phase.REPLY: k.REPLY,
    Phase.MARRIAGE: k.MARRIAGE,
    Phase.PRE_DRAW: k.PRE_DRAW,
    Phase.LAST: k.LAST,
}
_LEAST_ROWS_A_THREAD: Final = 64
_own = threading.local()


def solve(deal: TwoHandDeal, utility: Utility | None = None) -> float:
    """The exact value for the seat to act, all cards known.

    Args: `deal` not yet ended; `utility` optional, seven numbers that never fall. Raises `ValueError` otherwise.
    """
    _alive(deal)
    worth = _worth(utility)
    if deal.phase is Phase.LAST:
        return max(action_values(deal, utility).values())
    return worth[value_of(row_of(deal), memory()) + 3]


def action_values(deal: TwoHandDeal, utility: Utility | None = None) -> dict[Action, float]:
    """The exact value of every lawful action of the seat to act, in the order of `legal`.

    Playing king or queen of a held pair without announcing and announcing it are different actions here.
    """
    _alive(deal)
    worth = _worth(utility)
    (seat,) = two_hand.to_act(deal)
    found: dict[Action, float] = {}
    row = None if deal.phase is Phase.LAST else row_of(deal)
    if row is not None:
        prepare(row, memory())
    for action in two_hand.legal(deal, seat):
        if isinstance(action, Claim | Settle | Announce) or row is None:
            after, _ = two_hand.apply(deal, seat, action)
            value = game_points(after.outcome, seat) if after.outcome else value_of(row_of(after), memory())
        else:
            value = action_value(row, _number(action, deal), 1, memory())
        found[action] = worth[value + 3]
    return found


def game_points(outcome: Outcome | None, seat: Seat) -> int:
    """What an outcome is worth for a seat, −3 … 3."""
    if outcome is None or not outcome.payees:
        return 0
    return outcome.points if seat in outcome.payees else -outcome.points


def position_values(rows: Rows, *, threads: int = 1) -> NDArray[np.int8]:
    """The values of many positions.

    Args: `rows` `[positions, ROW]` as in `kernel_rows`; `threads` 0 for all cores. Returns `int8[positions]`.
    """
    out = np.empty(len(rows), dtype=np.int8)

    def work(part: slice) -> None:
        values(rows[part], memory(), out[part])

    _spread(work, len(rows), threads)
    return out


def world_values(rows: Rows, *, threads: int = 1) -> NDArray[np.int8]:
    """The values of every action in many positions, for instance in the worlds that one view allows.

    Args: as `position_values`. Returns `int8[positions, N_ACTIONS]`, numbered as in `bits`, `NO_ACTION` (−128) where an
    action is not lawful; leading from a pair announces.
    """
    out = np.empty((len(rows), N_ACTIONS), dtype=np.int8)

    def work(part: slice) -> None:
        all_action_values(rows[part], memory(), out[part])

    _spread(work, len(rows), threads)
    return out


def memory() -> NDArray[np.int64]:
    """The scratch memory of this thread for the kernels."""
    if not hasattr(_own, "memory"):
        _own.memory = np.zeros(MEMORY, dtype=np.int64)
    found: NDArray[np.int64] = _own.memory
    return found


@cache
def rules_of(profile: TwoHandProfile) -> int:
    """The options of a profile that change perfect play, as rule bits of `kernel_rows`."""
    bits = {
        k.NINES: profile.deck_size == 24,
        k.EXCHANGE_FIRST: profile.exchange_at_first_lead,
        k.EXCHANGE_FOUR: profile.exchange_min_stock == 4,
        k.MARRY_FIRST: profile.marriage_at_first_lead,
        k.MARRY_CLOSED: profile.marriage_after_close,
        k.MARRY_GONE: profile.marriage_after_exhausted,
        k.KING_ONLY: profile.marriage_lead_card == "king",
        k.CLOSE_FOUR: profile.close_min_stock == 4,
        k.CLOSE_BEFORE_DRAW: profile.close_timing == "beforeOrAfterDraw",
        k.AT_END: profile.close_score_basis == "atEnd",
        k.FLAT_TWO: profile.beat_closer_award == "flat2",
        k.BONUS: profile.last_trick_rule == "bonus10",
        k.SCALE: profile.last_trick_rule == "scale",
        k.NO_BEAT: not profile.must_beat,
        k.NO_TRUMP: not profile.must_trump,
        k.SWAP_ON_CLOSE: profile.exchange_on_opponent_close,
        k.AUTO_FLAT: profile.beat_closer_award == "flat2" and profile.claim_mode == "auto",
        k.NO_LAST_CLAIM: not profile.claim_after_last_trick and profile.claim_mode == "manual",
    }
    return sum(bit for bit, holds in bits.items() if holds)


def row_of(deal: TwoHandDeal) -> Rows:
    """The position of a deal as one row of `kernel_rows`, seen by the seat to act."""
    (seat,) = two_hand.to_act(deal)
    rival = other(seat)
    trump = deal.trump
    row = np.zeros(k.ROW, dtype=np.int64)
    row[k.OWN] = mask_of(deal.hands[seat], trump)
    row[k.OPP] = mask_of(deal.hands[rival], trump)
    row[k.MINE] = 16 * points(deal, seat) + deal.tricks[seat]
    row[k.THEIRS] = 16 * points(deal, rival) + deal.tricks[rival]
    for who, sign in ((seat, 1), (rival, -1)):
        if pending(deal, who):
            row[k.WAITING] = sign * sum(marriage_value(deal, suit) for suit in deal.marriages[who])
    row[k.PHASE] = _PHASES[deal.phase]
    if deal.phase is Phase.REPLY:
        row[k.LED] = bit_of(deal.table[0], trump)
    elif deal.phase is Phase.MARRIAGE and deal.announced is not None:
        row[k.LED] = suit_place(deal.announced, trump)
    if deal.closed is not None:
        row[k.CLOSED] = k.BY_OWN if deal.closed.by == seat else k.BY_OPP
        row[k.AT_CLOSE] = 16 * deal.closed.opp_points + deal.closed.opp_tricks
    row[k.LEFT] = len(deal.stock)
    row[k.STOCK : k.STOCK + len(deal.stock)] = [bit_of(card, trump) for card in deal.stock]
    row[k.RULES] = rules_of(deal.profile)
    return row


def _number(action: Action, deal: TwoHandDeal) -> int:
    match action:
        case Play(card):
            return bit_of(card, deal.trump)
        case Exchange():
            return EXCHANGE
        case Close():
            return CLOSE
        case Draw():
            return DRAW
    raise ValueError(f"no number for {action}")


def _alive(deal: TwoHandDeal) -> None:
    if deal.phase is Phase.END:
        raise ValueError("the deal has ended")


def _worth(utility: Utility | None) -> Utility:
    if utility is None:
        return (-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0)
    if len(utility) != 7 or any(low > high for low, high in pairwise(utility)):
        raise ValueError("a utility is seven numbers, for -3 to 3 game points, that never fall")
    return utility


def _spread(work: Callable[[slice], None], count: int, threads: int) -> None:
    wanted = threads or os.cpu_count() or 1
    parts = max(1, min(wanted, count // _LEAST_ROWS_A_THREAD))
    if parts == 1:
        work(slice(0, count))
        return
    edges = [count * part // parts for part in range(parts + 1)]
    with ThreadPoolExecutor(parts) as pool:
        list(pool.map(work, [slice(a, b) for a, b in pairwise(edges)]))
