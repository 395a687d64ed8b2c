"""What the rule array and the state array of the game on masks hold, and the masks of cards."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bummerl.rules.two_hand import TwoHandProfile

# Slots of a rule array.
RANKS, CARDS, HAND, EXCHANGE_FIRST, EXCHANGE_MIN, MARRIAGE_FIRST, MARRIAGE_CLOSED, MARRIAGE_GONE = range(8)
KING_ONLY, CLOSE_MIN, CLOSE_PREDRAW, AT_END, FLAT_TWO, BONUS_TEN, MUST_BEAT, MUST_TRUMP = range(8, 16)
MARRIAGE_WAITS = 16
"""A marriage always waits for the announcer's next trick; no profile of ours says so, other programs do."""
RULE_SLOTS = 17

# Slots of a state array.
H0, H1, STOCK, NEXT, PHASE, ACTOR, LED, P0, P1, T0, T1, PEND0, PEND1, CLOSER, SNAP_POINTS, SNAP_TRICKS = range(16)
KNOWN0, KNOWN1, EXCL0, EXCL1, LEADS0, LEADS1, REPLIES0, REPLIES1, TURNUP, RESULT, PLAYED, ANNOUNCED = range(16, 28)
ORDER = 28
STATE_SLOTS = 40

LEAD, REPLY, PREDRAW, OVER = range(4)

VALUES = np.array([11, 10, 4, 3, 2, 0], dtype=np.int64)
SUIT_OF = np.array([[c // 5 if c < 20 else 0 for c in range(24)], [c // 6 for c in range(24)]], dtype=np.int64)
RANK_OF = np.array([[c % 5 for c in range(24)], [c % 6 for c in range(24)]], dtype=np.int64)


def rule_array(profile: TwoHandProfile) -> NDArray[np.int64]:
    """The options of a profile that change the play, as a rule array."""
    return np.array(
        [
            6 if profile.deck_size == 24 else 5,
            profile.deck_size,
            profile.hand_size,
            profile.exchange_at_first_lead,
            profile.exchange_min_stock,
            profile.marriage_at_first_lead,
            profile.marriage_after_close,
            profile.marriage_after_exhausted,
            profile.marriage_lead_card == "king",
            profile.close_min_stock,
            profile.close_timing == "beforeOrAfterDraw",
            profile.close_score_basis == "atEnd",
            profile.beat_closer_award == "flat2",
            profile.last_trick_rule == "bonus10",
            profile.must_beat,
            profile.must_trump,
            False,
        ],
        dtype=np.int64,
    )


@njit("int64(int64)", cache=True)
def bit(card: Any) -> Any:
    """The mask of one card."""
    return np.int64(1) << card


@njit("int64(int64[::1], int64)", cache=True)
def suit_mask(rule: Any, suit: Any) -> Any:
    """All cards of a suit."""
    ranks = rule[RANKS]
    return ((np.int64(1) << ranks) - 1) << (ranks * suit)


@njit("int64(int64[::1], int64)", cache=True)
def value_of(rule: Any, card: Any) -> Any:
    """Card points of a card."""
    return VALUES[RANK_OF[rule[RANKS] - 5, card]]
