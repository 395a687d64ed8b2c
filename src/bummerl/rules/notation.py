"""One-line text for seats, cards, moves and two-hand positions; each parses back to itself (docs/notation.md).

>>> [str(action) for action in parse_move("QH+")], moves_text(["+H", "QH"])
(['+H', 'QH'], ['QH+'])
"""

from collections.abc import Iterable, Sequence
from string import ascii_uppercase
from typing import NoReturn

from msgspec import Struct
from msgspec.structs import replace

from bummerl.cards import Card, Rank, Suit, card_points, in_order
from bummerl.rules import games
from bummerl.rules.actions import Announce, Play, parse_action
from bummerl.rules.errors import NotationError
from bummerl.rules.game import Action, Seat, Trick
from bummerl.rules.match import Match, new_match
from bummerl.rules.tricks import best
from bummerl.rules.two_hand.profile import TwoHandProfile
from bummerl.rules.two_hand.state import Closed, Exchanged, Phase, TwoHandDeal, actor, low_trump, other, pair
from bummerl.rules.two_hand.view import Memory, TwoHandView
from bummerl.rules.view import View, view

UNKNOWN = "?"
"""A card that the one who tells the position cannot know."""

_BETWEEN = " / "
_FIELDS = ("score", "marks", "carry", "dealer", "seen", "trump", "A", "B", "stock", "table", "taken", "gone")
_LATER = ("tricks", "marriages", "announced", "closed", "exchanged", "known")
_PHASES = (Phase.PRE_DRAW, Phase.LEAD, Phase.MARRIAGE, Phase.REPLY, Phase.LAST)


def seat_text(seat: Seat) -> str:
    """The letter of a seat: A, B, C …"""
    return ascii_uppercase[seat]


def parse_seat(text: str, players: int = 2) -> Seat:
    """Read the letter of a seat. Raises `NotationError` `unknownSeat`."""
    seat = ascii_uppercase.find(text) if len(text) == 1 else -1
    if not 0 <= seat < players:
        raise NotationError("unknownSeat", text=text[:40])
    return seat


def parse_card(text: str) -> Card:
    """Read a card. Raises `NotationError` `unknownCard`."""
    try:
        return Card(text)
    except ValueError:
        raise NotationError("unknownCard", text=text[:40]) from None


def parse_suit(text: str) -> Suit:
    """Read a suit. Raises `NotationError` `unknownSuit`."""
    try:
        return Suit(text)
    except ValueError:
        raise NotationError("unknownSuit", text=text[:40]) from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards with spaces between them; `-` is no card at all. Raises `NotationError` `unknownCard`."""
    return () if text == "-" else tuple(map(parse_card, text.split()))


def cards_text(cards: Iterable[Card]) -> str:
    """Cards with spaces between them; `-` for none."""
    return " ".join(cards) or "-"


def parse_move(text: str) -> tuple[Action, ...]:
    """Read a move: an action, or `QH+`, which stands for `+H QH`. Raises `NotationError` as `parse_action` does."""
    if text.endswith("+") and len(text) == 3:
        card = parse_card(text[:2])
        if card not in pair(card.suit):
            raise NotationError("unknownAction", text=text)
        return Announce(card.suit), Play(card)
    return (parse_action(text),)


def moves_text(actions: Iterable[Action | str]) -> list[str]:
    """The actions of one seat's turn as moves: an announcement and its lead are drawn together."""
    found: list[str] = []
    for action in map(str, actions):
        if len(action) == 2 and action[0] in (Rank.KING, Rank.QUEEN) and found[-1:] == [f"+{action[1]}"]:
            found[-1] = f"{action}+"
        else:
            found.append(action)
    return found


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


def parse_position(text: str) -> Position:
    """Read a position: the whole truth, or what one seat sees (`seen A`, hidden cards `?`).

    Raises `NotationError`: `unknownField`, `fieldTwice`, `fieldMissing` (with `field`), `unknownCard`, `unknownSuit`,
    `unknownSeat`, `cardTwice` (with `card`), `wrongValue` (with `field`), `wrongCount` (with `field`: the cards, tricks
    or points of a field do not agree with the rest), `otherGame`; or `ProfileError`.
    """
    rules, *parts = text.strip().split(_BETWEEN.strip())
    profile = games.parse_profile(rules)
    if not isinstance(profile, TwoHandProfile):
        raise NotationError("otherGame")
    return _Reader(profile, _fields(parts)).position()


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
    return _BETWEEN.join([rules, *told])


def _fields(parts: Sequence[str]) -> dict[str, str]:
    names = {*_FIELDS, *_LATER, *map(str, _PHASES)}
    fields: dict[str, str] = {}
    for part in parts:
        name, _, value = part.strip().partition(" ")
        if name not in names:
            raise NotationError("unknownField", field=name[:40])
        if name in fields:
            raise NotationError("fieldTwice", field=name)
        fields[name] = value.strip()
    return fields


def _wrong(code: str, field: str) -> NoReturn:
    raise NotationError(code, field=field)


class _Reader:
    """Puts a position together from its fields and checks that they agree."""

    def __init__(self, profile: TwoHandProfile, fields: dict[str, str]) -> None:
        self.profile = profile
        self.fields = fields
        phases = [phase for phase in _PHASES if phase in fields]
        if len(phases) != 1:
            _wrong("fieldTwice" if phases else "fieldMissing", str(Phase.LEAD))
        self.phase = phases[0]
        acts = parse_seat(self.needed(str(self.phase)))
        self.leader = other(acts) if self.phase is Phase.REPLY else acts

    def needed(self, name: str) -> str:
        if name not in self.fields:
            _wrong("fieldMissing", name)
        return self.fields[name]

    def position(self) -> Position:
        """The position, its hidden cards filled in the order of the pack where only one seat's view is told."""
        seen = parse_seat(self.fields["seen"]) if "seen" in self.fields else None
        told = [self.cards(name) for name in ("A", "B", "stock")]
        table = parse_cards(self.fields.get("table", "-"))
        played = self.tricks()
        listed = [card for trick in played for card in trick.cards]
        gone = parse_cards(self.fields["gone"]) if "gone" in self.fields else ()
        placed = [card for cards in told for card in cards if card is not None] + [*table, *listed, *gone]
        self.single(placed)
        free = [card for card in self.profile.pack if card not in placed]
        hands_and_stock = self.filled(told, free, seen)
        taken, worth = self.taken(played)
        left = len(self.profile.pack) - sum(map(len, hands_and_stock)) - len(table)
        if left != 2 * sum(taken):
            _wrong("wrongCount", "taken")
        first, second, stock = hands_and_stock
        deal = TwoHandDeal(
            profile=self.profile,
            dealer=parse_seat(self.fields.get("dealer", "B")),
            phase=self.phase,
            leader=self.leader,
            hands=(first, second),
            stock=stock,
            trump=self.trump(stock),
            table=table,
            tricks=taken,
            trick_points=worth,
            marriages=self.marriages(),
            announced=parse_suit(self.fields["announced"]) if "announced" in self.fields else None,
            closed=self.closed(),
            known=self.known(told, seen),
            played=played,
            exchanged=self.exchanged(),
        )
        self.agree(deal)
        match = replace(
            new_match(self.profile, deal.dealer),
            deal=deal,
            deal_no=1,
            scores=self.pair("score", self.profile.match_start),
            marks=self.pair("marks", 0),
            carry=self.number(self.fields.get("carry", "0"), "carry"),
        )
        return Position(match if seen is None else None, seen, match)

    def cards(self, name: str) -> list[Card | None]:
        """The cards of a hand or the stock; None for a hidden one."""
        text = self.fields.get(name, "-") if name == "stock" else self.needed(name)
        if text == "-":
            return []
        return [None if word == UNKNOWN else parse_card(word) for word in text.split()]

    def single(self, placed: Sequence[Card]) -> None:
        for card in placed:
            if card not in self.profile.pack:
                raise NotationError("unknownCard", text=str(card))
            if placed.count(card) > 1:
                raise NotationError("cardTwice", card=card)

    def filled(
        self, told: Sequence[Sequence[Card | None]], free: list[Card], seen: Seat | None
    ) -> list[tuple[Card, ...]]:
        """The hands and the stock; hidden cards are taken from `free`, which one view cannot tell apart."""
        hidden = sum(card is None for cards in told for card in cards)
        if hidden and seen is None:
            _wrong("fieldMissing", "seen")
        if seen is not None and (None in told[seen] or hidden != len(free)):
            _wrong("wrongCount", "gone" if hidden < len(free) else seat_text(other(seen)))
        if seen is not None and any(told[2][:-1]):
            # No card under the top of the stock but the turn-up was ever open to anybody.
            _wrong("wrongValue", "stock")
        rest = iter(free)
        return [tuple(next(rest) if card is None else card for card in cards) for cards in told]

    def tricks(self) -> tuple[Trick, ...]:
        found: list[Trick] = []
        trump = self.trump_told()
        for word in self.fields.get("tricks", "").split():
            who, _, text = word.partition(":")
            leader = parse_seat(who)
            cards = tuple(map(parse_card, text.split("-")))
            if len(cards) != 2 or (found and found[-1].winner != leader):
                _wrong("wrongValue", "tricks")
            found.append(Trick(leader, cards, (leader, other(leader))[best(cards, trump)]))
        if found and found[-1].winner != self.leader:
            _wrong("wrongValue", "tricks")
        return tuple(found)

    def trump_told(self) -> Suit:
        if "trump" in self.fields:
            return parse_suit(self.fields["trump"])
        last = self.fields.get("stock", "-").split()[-1]
        return parse_card(last).suit if last not in ("-", UNKNOWN) else _wrong("fieldMissing", "trump")

    def trump(self, stock: Sequence[Card]) -> Suit:
        trump = self.trump_told()
        if stock and stock[-1].suit != trump:
            _wrong("wrongValue", "trump")
        return trump

    def taken(self, played: Sequence[Trick]) -> tuple[tuple[int, int], tuple[int, int]]:
        """Tricks and card points of both seats: what is told as a sum and what is listed."""
        tricks, worth = [0, 0], [0, 0]
        if "taken" in self.fields:
            words = self.fields["taken"].split()
            if len(words) != 2:
                _wrong("wrongValue", "taken")
            tricks, worth = (list(self.two(word, "taken")) for word in words)
        for trick in played:
            tricks[trick.winner] += 1
            worth[trick.winner] += card_points(trick.cards)
        return (tricks[0], tricks[1]), (worth[0], worth[1])

    def marriages(self) -> tuple[tuple[Suit, ...], tuple[Suit, ...]]:
        found: list[tuple[Suit, ...]] = [(), ()]
        for word in self.fields.get("marriages", "").split():
            who, _, suits = word.partition(":")
            found[parse_seat(who)] = tuple(map(parse_suit, suits))
        return found[0], found[1]

    def known(
        self, told: Sequence[Sequence[Card | None]], seen: Seat | None
    ) -> tuple[frozenset[Card], frozenset[Card]]:
        """The cards that all have seen; in a view also every card of the opponent that the text names."""
        found: list[frozenset[Card]] = [frozenset(), frozenset()]
        for word in self.fields.get("known", "").split():
            who, _, cards = word.partition(":")
            found[parse_seat(who)] = frozenset(map(parse_card, cards.split("-")))
        if seen is not None:
            rival = other(seen)
            found[rival] |= {card for card in told[rival] if card is not None}
        return found[0], found[1]

    def closed(self) -> Closed | None:
        if "closed" not in self.fields:
            return None
        words = self.fields["closed"].split()
        if len(words) not in (3, 4):
            _wrong("wrongValue", "closed")
        return Closed(parse_seat(words[0]), *(self.number(word, "closed") for word in words[1:]))

    def exchanged(self) -> Exchanged | None:
        if "exchanged" not in self.fields:
            return None
        words = self.fields["exchanged"].split()
        if len(words) != 3:
            _wrong("wrongValue", "exchanged")
        return Exchanged(parse_seat(words[0]), parse_card(words[1]), self.number(words[2], "exchanged"))

    def pair(self, name: str, usual: int) -> tuple[int, int]:
        return self.two(self.fields[name], name) if name in self.fields else (usual, usual)

    def two(self, text: str, name: str) -> tuple[int, int]:
        first, colon, second = text.partition(":")
        if not colon:
            _wrong("wrongValue", name)
        return self.number(first, name), self.number(second, name)

    def number(self, text: str, name: str) -> int:
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 4):
            _wrong("wrongValue", name)
        return int(text)

    def agree(self, deal: TwoHandDeal) -> None:
        """What must hold between the fields of every deal that can have been dealt and played (docs/rules.md §11)."""
        full = self.profile.hand_size
        replying = deal.phase is Phase.REPLY
        if len(deal.table) != int(replying):
            _wrong("wrongCount", "table")
        sizes = [len(hand) for hand in deal.hands]
        sizes[deal.leader] += int(replying)
        if sizes[0] != sizes[1] or (sizes[0] == 0) != (deal.phase is Phase.LAST):
            _wrong("wrongCount", seat_text(other(deal.leader)))
        stock = len(self.profile.pack) - 2 * full - 2 * sum(deal.tricks)
        waits = deal.phase is Phase.PRE_DRAW
        if deal.closed is None and len(deal.stock) != max(0, stock) + 2 * int(waits):
            _wrong("wrongCount", "stock")
        if deal.closed is not None and (not deal.stock or len(deal.stock) % 2):
            _wrong("wrongCount", "stock")
        worth = card_points(self.profile.pack) - card_points((*deal.stock, *deal.table))
        worth -= sum(card_points(hand) for hand in deal.hands)
        if sum(deal.trick_points) != worth:
            _wrong("wrongCount", "taken")
        for seat in (0, 1):
            if deal.tricks[seat] == 0 and deal.trick_points[seat]:
                _wrong("wrongCount", "taken")
            if not deal.known[seat] <= set(deal.hands[seat]):
                _wrong("wrongValue", "known")
        after = deal.closed.after if deal.closed is not None else None
        if deal.closed is not None and after is not None and not deal.closed.opp_tricks <= after <= sum(deal.tricks):
            _wrong("wrongValue", "closed")
        if deal.exchanged is not None:
            card = deal.exchanged.taken
            if card.suit != deal.trump or card == low_trump(deal) or not 0 <= deal.exchanged.after <= sum(deal.tricks):
                _wrong("wrongValue", "exchanged")
        if (deal.phase is Phase.MARRIAGE) > (deal.announced is not None):
            _wrong("fieldMissing", "announced")
        if deal.announced is not None and deal.announced not in deal.marriages[deal.leader]:
            _wrong("wrongValue", "announced")
