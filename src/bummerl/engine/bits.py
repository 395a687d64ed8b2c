"""Hands as bit masks, and the numbers of actions: the common tongue of every kernel.

A mask is an int64 with one bit for each card, in both packs alike:

    bit = 8 * suit' + rank'      suit' 0 = trump, 1-3 = the other suits in the order S H D C
                                 rank' 0 = ace, 1 = ten, 2 = king, 3 = queen, 4 = jack, 5 = nine

A lower bit is a higher card, so the highest card of a suit is its lowest set bit and "the cards above c" is
`c - 1` within the suit. Places 6 and 7 of each suit hold no card: they catch carries, so that one addition
works on all four suits at once. Schnapsen simply never sets the bits of the nines. The trump suit is
normalised away: masks carry no suit names.

Actions are numbered so that a set of actions is one mask of 32 bits: a card is played by its own bit (leading
king or queen from a pair announces the marriage wherever the profile lets that card be led with it), and
`EXCHANGE`, `CLOSE` and `DRAW` (only before drawing, in Sixty-Six) stand in places that hold no card.
`DENSE` and `SPARSE` map the 20 cards of Schnapsen to 0 … 19 and back, `DENSE_24` and `SPARSE_24` the 24 of
Sixty-Six, for arrays without gaps.

Everything marked `@njit` here has the same meaning in plain Python under `NUMBA_DISABLE_JIT=1`.
"""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
from numba import config, njit, types
from numba.extending import intrinsic
from numpy.typing import NDArray

from bummerl.cards import Card, Suit
from bummerl.engine.kernel_cache import drop_stale

drop_stale()  # every kernel rests on this module, so this comes before the first cached code is loaded

RANKS: Final = "ATKQJ9"
PLACES: Final = 32
"""Places of a mask, 24 of them cards."""

EXCHANGE: Final = 6
CLOSE: Final = 7
DRAW: Final = 14
N_ACTIONS: Final = 32

TRUMPS: Final = 0x3F
ACES: Final = 0x01010101
TENS: Final = 0x02020202
KINGS: Final = 0x04040404
QUEENS: Final = 0x08080808
JACKS: Final = 0x10101010
NINES: Final = 0x20202020
PACK_MASK_20: Final = 0x1F1F1F1F
PACK_MASK_24: Final = 0x3F3F3F3F

POINTS: Final = np.array([11, 10, 4, 3, 2, 0, 0, 0] * 4, dtype=np.int64)
"""Card points of each bit."""

SUM_POINTS: Final = np.array([sum(int(POINTS[i]) for i in range(6) if m >> i & 1) for m in range(64)], dtype=np.int64)
"""Card points of each set of cards of one suit (six bits)."""

SPARSE: Final = np.array([i // 5 * 8 + i % 5 for i in range(20)], dtype=np.int64)
"""Bit of the card with number 0 … 19 in the pack of 20."""

SPARSE_24: Final = np.array([i // 6 * 8 + i % 6 for i in range(24)], dtype=np.int64)
"""Bit of the card with number 0 … 23 in the pack of 24."""


def _inverse(sparse: NDArray[np.int64]) -> NDArray[np.int64]:
    dense = np.full(PLACES, -1, dtype=np.int64)
    dense[sparse] = np.arange(len(sparse))
    return dense


DENSE: Final = _inverse(SPARSE)
"""Number 0 … 19 of a bit in the pack of 20, −1 for everything else."""

DENSE_24: Final = _inverse(SPARSE_24)
"""Number 0 … 23 of a bit in the pack of 24, −1 for everything else."""


if vars(config)["DISABLE_JIT"]:  # the same names in plain Python

    def _ctpop(mask: int) -> int:
        return int(mask).bit_count()

    def _cttz(mask: int) -> int:
        return (int(mask) & -int(mask)).bit_length() - 1

    def _ctlz(mask: int) -> int:
        return 64 - int(mask).bit_length()

else:

    @intrinsic
    def _ctpop(typingctx: Any, mask: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), code

    @intrinsic
    def _cttz(typingctx: Any, mask: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], context.get_constant(types.boolean, True))

        return types.int64(types.int64), code

    @intrinsic
    def _ctlz(typingctx: Any, mask: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctlz(args[0], context.get_constant(types.boolean, True))

        return types.int64(types.int64), code


@njit("int64(int64)", cache=True)
def popcount(mask: int) -> int:
    """How many cards a mask holds."""
    return _ctpop(mask)


@njit("int64(int64)", cache=True)
def lowest(mask: int) -> int:
    """The place of the lowest set bit (the highest card of the first suit); the mask must not be 0."""
    return _cttz(mask)


@njit("int64(int64)", cache=True)
def highest(mask: int) -> int:
    """The place of the highest set bit (the lowest card of the last suit); the mask must not be 0."""
    return 63 - _ctlz(mask)


@njit("int64(int64)", cache=True)
def points_of(mask: int) -> int:
    """The card points of a mask."""
    points: int = (
        SUM_POINTS[mask & 63] + SUM_POINTS[mask >> 8 & 63] + SUM_POINTS[mask >> 16 & 63] + SUM_POINTS[mask >> 24 & 63]
    )
    return points


@njit("boolean(int64, int64)", cache=True)
def reply_wins(lead: int, reply: int) -> bool:
    """Whether the reply takes the trick; both are bits (docs/rules.md §3.4)."""
    if lead >> 3 == reply >> 3:
        return reply < lead
    return reply < 8


@njit("int64(int64, int64)", cache=True)
def strict_replies(hand: int, lead: int) -> int:
    """The cards that may answer the lead (a bit) when beating is a duty (docs/rules.md §3.4)."""
    follow: int = hand & (63 << (lead & 24))
    if follow:
        higher = follow & ((1 << lead) - 1)
        return higher if higher else follow
    trumps = hand & 63
    return trumps if trumps else hand


@njit("int64(int64)", cache=True)
def pairs_of(hand: int) -> int:
    """The kings and queens whose partner is in the hand too: every card that can be led with a marriage."""
    kings = hand & KINGS & (hand >> 1)
    return kings | kings << 1


_ORDER: Final = {
    trump: {suit: place for place, suit in enumerate([trump, *(s for s in Suit if s is not trump)])} for trump in Suit
}
_BIT: Final = {
    trump: {card: 8 * places[card.suit] + RANKS.index(card.rank) for card in Card} for trump, places in _ORDER.items()
}
_CARD: Final = {trump: {bit: card for card, bit in bits.items()} for trump, bits in _BIT.items()}


def suit_place(suit: Suit | str, trump: Suit | str) -> int:
    """The place 0 … 3 of a suit when `trump` is trump."""
    return _ORDER[Suit(trump)][Suit(suit)]


def suit_at(place: int, trump: Suit | str) -> Suit:
    """The suit at the place 0 … 3 when `trump` is trump."""
    return list(_ORDER[Suit(trump)])[place]


def bit_of(card: Card | str, trump: Suit | str) -> int:
    """The bit of a card, 0 … 29.

    >>> bit_of("AH", "H"), bit_of("JS", "H"), bit_of("9C", "H")
    (0, 12, 29)
    """
    return _BIT[Suit(trump)][Card(card)]


def card_at(bit: int, trump: Suit | str) -> Card:
    """The card of a bit."""
    return _CARD[Suit(trump)][bit]


def mask_of(cards: Iterable[Card | str], trump: Suit | str) -> int:
    """The mask of some cards.

    >>> bin(mask_of(["AH", "JS"], "H"))
    '0b1000000000001'
    """
    bits = _BIT[Suit(trump)]
    mask = 0
    for card in cards:
        mask |= 1 << bits[Card(card)]
    return mask


def cards_in(mask: int, trump: Suit | str) -> tuple[Card, ...]:
    """The cards of a mask, trumps first, each suit from high to low."""
    cards = _CARD[Suit(trump)]
    return tuple(cards[bit] for bit in range(PLACES) if mask >> bit & 1)
