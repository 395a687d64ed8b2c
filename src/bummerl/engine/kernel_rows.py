"""Positions of a two-hand deal as rows of integers, the input of every kernel.

A position is one row of `ROW` int64; many positions are an array `[positions, ROW]`. "Own" is the seat to act.
A score is one integer, `16 * card points + tricks` (effective marriages are in, waiting ones are not): one comparison
then asks for 66 points (`TO_WIN`), for 33 (`SCHNEIDER`) or for any trick at all (1).
"""

from typing import Final

from numba import njit

OWN: Final = 0
"""Mask of the seat to act."""
OPP: Final = 1
"""Mask of the other seat."""
MINE: Final = 2
"""Score of the seat to act."""
THEIRS: Final = 3
"""Score of the other seat."""
WAITING: Final = 4
"""Points of a marriage that waits for its announcer's first trick: positive own, negative the other's, 0 none."""
PHASE: Final = 5
"""One of `LEAD`, `REPLY`, `MARRIAGE`, `PRE_DRAW`, `LAST`."""
LED: Final = 6
"""In `REPLY` the bit of the card led (no longer in a hand), in `MARRIAGE` the place of the announced suit."""
CLOSED: Final = 7
"""`OPEN`, `BY_OWN` or `BY_OPP`."""
AT_CLOSE: Final = 8
"""Score of the closer's opponent when the stock was closed."""
LEFT: Final = 9
"""Cards in the stock, the turn-up included."""
RULES: Final = 10
"""The options that matter, a sum of the rule bits below."""
STOCK: Final = 12
"""First of twelve places: bits of the stock from the top card to the turn-up."""
ROW: Final = 24

LEAD: Final = 0
REPLY: Final = 1
MARRIAGE: Final = 2
PRE_DRAW: Final = 3
LAST: Final = 4
"""After the last trick; no kernel searches here."""

OPEN: Final = 0
BY_OWN: Final = 1
BY_OPP: Final = 2

TO_WIN: Final = 66 * 16
SCHNEIDER: Final = 33 * 16

NINES: Final = 1
"""Pack of 24: the nine is the low trump."""
EXCHANGE_FIRST: Final = 2
"""Exchange at the first lead."""
EXCHANGE_FOUR: Final = 4
"""Exchange only with four cards or more in the stock."""
MARRY_FIRST: Final = 8
"""Marriage at the first lead."""
MARRY_CLOSED: Final = 16
"""Marriage after a close."""
MARRY_GONE: Final = 32
"""Marriage after the stock is gone."""
KING_ONLY: Final = 64
"""A marriage is led with its king."""
CLOSE_FOUR: Final = 128
"""Close only with four cards or more in the stock."""
CLOSE_BEFORE_DRAW: Final = 256
"""The winner of a trick may close before drawing."""
AT_END: Final = 512
"""A won close is scored on the opponent's state at the end."""
FLAT_TWO: Final = 1024
"""Two game points for whoever beats the closer to 66."""
BONUS: Final = 2048
"""Ten card points for the last trick of an open deal; then more points win."""
SCALE: Final = 4096
"""The last trick of an open deal is worth 1 to 3 instead of 1."""
NO_BEAT: Final = 8192
"""The strict phase does not oblige to beat."""
NO_TRUMP: Final = 16384
"""The strict phase does not oblige to trump."""
SWAP_ON_CLOSE: Final = 32768
"""The closer's opponent swaps the low trump he holds at the moment of closing."""
NO_LAST_CLAIM: Final = 65536
"""Nobody can claim after the last trick."""

AUTO_FLAT: Final = 131072
"""Claims come by themselves, so nobody with 66 can wait for a closer to run out of cards (with `FLAT_TWO`)."""

PLAIN_ONLY: Final = NO_BEAT | NO_TRUMP | NO_LAST_CLAIM | AUTO_FLAT
"""Options that only the plain kernel knows: the fast ones rest on the duty to beat and on claims."""


@njit("int64(int64)", cache=True)
def scale(score: int) -> int:
    """Game points against a loser with this score (docs/rules.md §3.9)."""
    if score == 0:
        return 3
    return 2 if score < SCHNEIDER else 1


@njit("int64(int64, int64, int64, int64)", cache=True)
def claim_value(theirs: int, closed: int, at_close: int, rules: int) -> int:
    """Game points for a seat that claims 66 rightly; `closed` is seen from the claimer (docs/rules.md §3.9)."""
    if closed == BY_OPP:
        return 3 if at_close == 0 and not rules & FLAT_TWO else 2
    if closed == BY_OWN and not rules & AT_END:
        return scale(at_close)
    return scale(theirs)


@njit("boolean(int64, int64, int64)", cache=True)
def may_wait(closed: int, at_close: int, rules: int) -> bool:
    """Whether a seat with 66 does well not to claim: a trickless opponent of the closer, where claiming brings 2 only.

    Everywhere else claiming at once is best, since only the other side's figures can grow.
    """
    return closed == BY_OPP and at_close == 0 and rules & (FLAT_TWO | AUTO_FLAT) == FLAT_TWO


@njit("int64(int64, int64, int64, int64, int64)", cache=True)
def ran_out_value(mine: int, theirs: int, closed: int, at_close: int, rules: int) -> int:
    """Game points for the winner of the last trick when nobody claims; scores hold the bonus (docs/rules.md §3.9)."""
    if closed != OPEN:
        lost = 3 if at_close == 0 else 2
        return -lost if closed == BY_OWN else lost
    if rules & BONUS:
        if mine >> 4 == theirs >> 4:
            return 0
        return scale(theirs) if mine >> 4 > theirs >> 4 else -scale(mine)
    return scale(theirs) if rules & SCALE else 1
