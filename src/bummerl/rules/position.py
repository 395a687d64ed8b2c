"""Two-hand positions as one line of text: the whole truth, or what one seat sees (docs/notation.md)."""

from collections.abc import Sequence

from msgspec import Struct

from bummerl.cards import Card, Suit, card_points, in_order
from bummerl.rules import games
from bummerl.rules.errors import NotationError
from bummerl.rules.game import Seat, Trick
from bummerl.rules.match import Match
from bummerl.rules.notation import cards_text, seat_text
from bummerl.rules.two_hand.profile import TwoHandProfile
from bummerl.rules.two_hand.state import Closed, Exchanged, TwoHandDeal, actor
from bummerl.rules.two_hand.view import Memory, TwoHandView
from bummerl.rules.view import View, view

UNKNOWN = "?"
"""A card that the one who tells the position cannot know."""

BETWEEN = " / "
"""What stands between the fields of a position."""


class Position(Struct, frozen=True):
    """A two-hand position as a text tells it.

    `match` is the whole truth, or None where the text is what one `seat` sees. Ask `view` for what an engine may know.
    """

    match: Match | None
    seat: Seat | None
    _filled: Match

    def view(self, seat: Seat | None = None) -> View:
        """What a seat sees and remembers: by default the seat that tells the position, else the one to act.

        Raises `NotationError` `notItsView` for another seat than the one that tells the position.
        """
        told = self.seat
        if told is not None and seat not in (None, told):
            raise NotationError("notItsView", seat=seat_text(told))
        deal = self._filled.deal
        assert isinstance(deal, TwoHandDeal)
        wanted = seat if seat is not None else told if told is not None else actor(deal.phase, deal.leader)
        return view(self._filled, wanted, memory=True)

    def __str__(self) -> str:
        return position_text(self.match) if self.match is not None else view_text(self.view())

    def __repr__(self) -> str:
        return "<Position, cards hidden>" if self.match is not None else f"<Position {self}>"


def position_text(match: Match) -> str:
    """The whole truth of a two-hand deal in play, with the score around it, as one line.

    Raises `NotationError`: `noDeal`, `dealOver` (its record tells more), `otherGame`.
    """
    deal = match.deal
    if deal is None:
        raise NotationError("noDeal")
    if not isinstance(deal, TwoHandDeal):
        raise NotationError("otherGame")
    if deal.outcome is not None:
        raise NotationError("dealOver")
    fields = _around(match.scores, match.marks, match.carry, deal.profile)
    fields |= {
        "dealer": seat_text(deal.dealer),
        str(deal.phase): seat_text(actor(deal.phase, deal.leader)),
        "trump": deal.trump,
        "A": cards_text(deal.hands[0]),
        "B": cards_text(deal.hands[1]),
        "stock": cards_text(deal.stock),
        "table": cards_text(deal.table),
        **_past(deal.played, deal.tricks, deal.trick_points, None),
        "marriages": _marriages(deal.marriages),
        "announced": deal.announced or "-",
        "closed": _closed(deal.closed),
        "exchanged": _exchanged(deal.exchanged),
        "known": _known((in_order(deal.known[0]), in_order(deal.known[1]))),
    }
    return _line(games.profile_text(deal.profile), fields)


def view_text(view: View) -> str:
    """What one seat sees and remembers of a two-hand deal in play as one line; hidden cards are `?`.

    The view must have been taken with `memory`. Raises `NotationError` as `position_text` does, and `noMemory`.
    """
    deal, seat = view.deal, view.seat
    if deal is None:
        raise NotationError("noDeal")
    if not isinstance(deal, TwoHandView):
        raise NotationError("otherGame")
    if deal.outcome is not None:
        raise NotationError("dealOver")
    if deal.memory is None or seat is None:
        raise NotationError("noMemory")
    memory: Memory = deal.memory
    hidden = (UNKNOWN,)
    hands = [[*deal.known[each], *hidden * (deal.hand_sizes[each] - len(deal.known[each]))] for each in (0, 1)]
    hands[seat] = list(deal.hand)
    stock = [*hidden * (deal.stock - 1), memory.turn_up or UNKNOWN] if deal.stock else []
    snapshot = deal.closed
    closed = None
    if snapshot is not None:
        closed = Closed(snapshot.by, snapshot.opp_tricks, memory.closed_opp_points or 0, memory.closed_after)
    fields = _around(view.scores, view.marks, view.carry, deal.profile)
    fields |= {
        "dealer": seat_text(deal.dealer),
        "seen": seat_text(seat),
        str(deal.phase): seat_text(actor(deal.phase, deal.leader)),
        "trump": deal.trump,
        "A": " ".join(hands[0]) or "-",
        "B": " ".join(hands[1]) or "-",
        "stock": " ".join(stock) or "-",
        "table": cards_text(deal.table),
        **_past(memory.tricks, deal.tricks, memory.trick_points, memory.gone),
        "marriages": _marriages(deal.marriages),
        "announced": deal.announced or "-",
        "closed": _closed(closed),
        "exchanged": _exchanged(memory.exchanged),
        "known": _known(deal.known),
    }
    return _line(games.profile_text(deal.profile), fields)


def _around(scores: tuple[int, ...], marks: tuple[int, ...], carry: int, profile: TwoHandProfile) -> dict[str, str]:
    fields = {"score": ":".join(map(str, scores)), "marks": ":".join(map(str, marks)), "carry": str(carry)}
    usual = {"score": f"{profile.match_start}:{profile.match_start}", "marks": "0:0", "carry": "0"}
    return {name: value for name, value in fields.items() if value != usual[name]}


def _past(
    played: Sequence[Trick], tricks: tuple[int, int], points: tuple[int, int], gone: Sequence[Card] | None
) -> dict[str, str]:
    """The tricks in order, and before them what is known only as a sum."""
    listed = [0, 0]
    worth = [0, 0]
    for trick in played:
        listed[trick.winner] += 1
        worth[trick.winner] += card_points(trick.cards)
    fields: dict[str, str] = {}
    if sum(tricks) > sum(listed):
        before = [tricks[seat] - listed[seat] for seat in (0, 1)]
        rest = [points[seat] - worth[seat] for seat in (0, 1)]
        fields["taken"] = f"{before[0]}:{before[1]} {rest[0]}:{rest[1]}"
        if gone is not None:
            told = {card for trick in played for card in trick.cards}
            fields["gone"] = cards_text(card for card in gone if card not in told)
    fields["tricks"] = " ".join(f"{seat_text(each.leader)}:{'-'.join(each.cards)}" for each in played)
    return fields


def _marriages(marriages: Sequence[Sequence[Suit]]) -> str:
    return " ".join(f"{seat_text(seat)}:{''.join(suits)}" for seat, suits in enumerate(marriages) if suits)


def _known(known: Sequence[Sequence[Card]]) -> str:
    return " ".join(f"{seat_text(seat)}:{'-'.join(cards)}" for seat, cards in enumerate(known) if cards)


def _closed(closed: Closed | None) -> str:
    if closed is None:
        return "-"
    after = "" if closed.after is None else f" {closed.after}"
    return f"{seat_text(closed.by)} {closed.opp_tricks} {closed.opp_points}{after}"


def _exchanged(exchanged: Exchanged | None) -> str:
    return f"{seat_text(exchanged.by)} {exchanged.taken} {exchanged.after}" if exchanged else "-"


def _line(rules: str, fields: dict[str, str]) -> str:
    told = [f"{name} {value}" for name, value in fields.items() if value and (value != "-" or name in ("A", "B"))]
    return BETWEEN.join([rules, *told])
