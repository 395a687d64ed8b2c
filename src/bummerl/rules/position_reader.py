"""Reads a two-hand position from its line of text and checks that its fields agree (docs/notation.md)."""

from collections.abc import Sequence
from typing import NoReturn

from msgspec.structs import replace

from bummerl.cards import Card, Suit, card_points
from bummerl.rules import games
from bummerl.rules.errors import NotationError
from bummerl.rules.game import Seat, Trick
from bummerl.rules.match import new_match
from bummerl.rules.notation import parse_card, parse_cards, parse_seat, parse_suit, seat_text
from bummerl.rules.position import BETWEEN, UNKNOWN, Position
from bummerl.rules.tricks import best
from bummerl.rules.two_hand.profile import TwoHandProfile
from bummerl.rules.two_hand.state import Closed, Exchanged, Phase, TwoHandDeal, low_trump, other

_FIELDS = ("score", "marks", "carry", "dealer", "seen", "trump", "A", "B", "stock", "table", "taken", "gone")
_LATER = ("tricks", "marriages", "announced", "closed", "exchanged", "known")
_PHASES = (Phase.PRE_DRAW, Phase.LEAD, Phase.MARRIAGE, Phase.REPLY, Phase.LAST)


def parse_position(text: str) -> Position:
    """Read a position: the whole truth, or what one seat sees (`seen A`, hidden cards `?`).

    Raises `NotationError`: `unknownField`, `fieldTwice`, `fieldMissing` (with `field`), `unknownCard`, `unknownSuit`,
    `unknownSeat`, `cardTwice` (with `card`), `wrongValue` (with `field`), `wrongCount` (with `field`: the cards, tricks
    or points of a field do not agree with the rest), `otherGame`; or `ProfileError`.
    """
    rules, *parts = text.strip().split(BETWEEN.strip())
    profile = games.parse_profile(rules)
    if not isinstance(profile, TwoHandProfile):
        raise NotationError("otherGame")
    return _Reader(profile, _fields(parts)).position()


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
