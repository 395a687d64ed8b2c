"""Who can hold what: the hidden cards of a view of Dreierschnapsen, and the ways in which they can lie.

Hidden cards lie in at most three places: the hands of the two other seats, and the two cards that are out of play or
still in the talon. Duties that somebody could not fulfil bar cards from his hand for good, because nobody draws during
play. The number of ways to place the remaining cards is counted first, so that no draw is ever thrown away.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from msgspec import Struct
from numba import njit
from numpy.typing import NDArray

from bummerl.cards import PACK_20, Card
from bummerl.rules.three_hand.contracts import ranking, valid_trump
from bummerl.rules.three_hand.state import SEATS
from bummerl.rules.three_hand.view import ThreeHandView
from bummerl.rules.tricks import best

OUT: Final = 3
"""The place of the two cards out of play, beside the seats 0, 1, 2."""


def barred(view: ThreeHandView) -> dict[int, set[Card]]:
    """The cards that each seat has shown not to hold, by a duty that it could not fulfil."""
    found: dict[int, set[Card]] = {seat: set() for seat in SEATS}
    if view.memory is None or view.terms is None or view.trump is None:
        return found
    of = view.terms
    trump, strength, duty = valid_trump(of, view.trump), ranking(of, view.trump), view.profile.duty
    rows: list[tuple[int, tuple[Card, ...]]] = [(trick.leader, trick.cards) for trick in view.memory.tricks]
    for leader, cards in [*rows, (view.leader, view.table)]:
        for place in range(1, len(cards)):
            card, before = cards[place], cards[:place]
            led, top = before[0], before[best(before, trump, strength)]
            out = found[(leader + place) % 3]
            if card.suit == led.suit:
                beat = top if duty.beat_current else led
                if beat.suit == led.suit and strength(card) <= strength(beat):
                    out |= {each for each in PACK_20 if each.suit == led.suit and strength(each) > strength(beat)}
                continue
            out |= {each for each in PACK_20 if each.suit == led.suit}
            if trump is None:
                continue
            if card.suit != trump:
                out |= {each for each in PACK_20 if each.suit == trump}
            elif duty.must_overtrump and top.suit == trump and strength(card) < strength(top):
                out |= {each for each in PACK_20 if each.suit == trump and strength(each) > strength(top)}
    return found


class Hidden(Struct, frozen=True):
    """What a seat does not know: which cards are hidden, where each may lie, and how many each place takes.

    Places are the three seats and `OUT`. `fixed[place]` are cards whose place is known although they are not one's own.
    """

    cards: tuple[Card, ...]
    places: tuple[int, ...]
    sizes: tuple[int, ...]
    allowed: tuple[int, ...]
    """For each card the places as bits."""
    fixed: dict[int, tuple[Card, ...]]
    ways: NDArray[np.int64]

    @property
    def count(self) -> int:
        """In how many ways the hidden cards can lie."""
        return int(self.ways[0, self.sizes[0], self.sizes[1]])

    def draw(self, number: int, chance: np.random.Generator) -> NDArray[np.int64]:
        """Some worlds: for each the place (0, 1, 2 in the order of `places`) of every hidden card."""
        out = np.empty((number, len(self.cards)), dtype=np.int64)
        picks = chance.random((number, len(self.cards)))
        _draw(self.ways, np.array(self.allowed, dtype=np.int64), self.sizes[0], self.sizes[1], picks, out)
        return out


def hidden_from(view: ThreeHandView) -> Hidden:
    """The hidden cards of a deal whose hands are complete or in play, from the view of a seat with memory."""
    assert view.seat is not None
    assert view.memory is not None
    me, mine = view.seat, set(view.hand)
    gone = {card for trick in view.memory.tricks for card in trick.cards} | set(view.table)
    known = {seat: set(view.known[seat]) - gone for seat in SEATS if seat != me}
    own_aside = set(view.discards or ())
    seen = mine | gone | own_aside | {card for cards in known.values() for card in cards}
    cards = [card for card in PACK_20 if card not in seen]
    others = [seat for seat in SEATS if seat != me]
    sizes = [view.hand_sizes[seat] - len(known[seat]) for seat in others]
    sizes.append(len(cards) - sum(sizes))
    out = barred(view)
    allowed = []
    for card in cards:
        bits = sum(1 << place for place, seat in enumerate(others) if card not in out[seat])
        allowed.append(bits | 4)
    fixed = {seat: tuple(sorted(held)) for seat, held in known.items()}
    return hidden(cards, (*others, OUT), sizes, allowed, fixed)


def hidden(
    cards: Sequence[Card],
    places: Sequence[int],
    sizes: Sequence[int],
    allowed: Sequence[int],
    fixed: dict[int, tuple[Card, ...]] | None = None,
) -> Hidden:
    """Hidden cards with their places; counts the ways in which they can lie."""
    # The most restricted cards first, so that the counts stay small; any order gives the same worlds.
    order = sorted(range(len(cards)), key=lambda each: (allowed[each].bit_count(), cards[each]))
    bits = np.array([allowed[each] for each in order], dtype=np.int64)
    ways = np.zeros((len(cards) + 1, sizes[0] + 2, sizes[1] + 2), dtype=np.int64)
    _count(bits, sizes[0], sizes[1], sizes[2], ways)
    return Hidden(
        tuple(cards[each] for each in order),
        tuple(places),
        tuple(sizes),
        tuple(int(each) for each in bits),
        fixed or {},
        ways,
    )


@njit("void(int64[::1], int64, int64, int64, int64[:, :, ::1])", cache=True)
def _count(allowed: NDArray[np.int64], a: int, b: int, c: int, ways: NDArray[np.int64]) -> None:
    """`ways[i, x, y]`: how the cards from `i` on can lie when x and y places are left in the first two hands."""
    n = len(allowed)
    ways[n, 0, 0] = 1
    for i in range(n - 1, -1, -1):
        for x in range(min(a, n - i) + 1):
            for y in range(min(b, n - i - x) + 1):
                rest = n - i - x - y
                total = 0
                if x > 0 and allowed[i] & 1:
                    total += ways[i + 1, x - 1, y]
                if y > 0 and allowed[i] & 2:
                    total += ways[i + 1, x, y - 1]
                if 0 < rest <= c and allowed[i] & 4:
                    total += ways[i + 1, x, y]
                ways[i, x, y] = total


@njit("void(int64[:, :, ::1], int64[::1], int64, int64, float64[:, ::1], int64[:, ::1])", cache=True)
def _draw(
    ways: NDArray[np.int64],
    allowed: NDArray[np.int64],
    a: int,
    b: int,
    picks: NDArray[np.float64],
    out: NDArray[np.int64],
) -> None:
    n = len(allowed)
    for world in range(len(picks)):
        x = a
        y = b
        for i in range(n):
            rest = n - i - x - y
            first = ways[i + 1, x - 1, y] if x > 0 and allowed[i] & 1 else 0
            second = ways[i + 1, x, y - 1] if y > 0 and allowed[i] & 2 else 0
            third = ways[i + 1, x, y] if rest > 0 and allowed[i] & 4 else 0
            pick = picks[world, i] * (first + second + third)
            if pick < first:
                out[world, i] = 0
                x -= 1
            elif pick < first + second:
                out[world, i] = 1
                y -= 1
            else:
                out[world, i] = 2
