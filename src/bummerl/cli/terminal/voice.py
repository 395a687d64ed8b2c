"""Says in sentences what happens at a table; for the terminal, the screen reader and the replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bummerl.cli.terminal.voice_three import said_three
from bummerl.cli.terminal.words_three import contract_name
from bummerl.messages import messages
from bummerl.rules import events as common
from bummerl.rules.game import Reason
from bummerl.rules.three_hand import Contract
from bummerl.rules.two_hand import events as two_hand

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bummerl.cards import Card
    from bummerl.rules.game import Event, Outcome, Seat

YOU = "you"
COMPUTER = "computer"


class Voice:
    """Speaks one language about the people at one table.

    Args: lang is a language of `messages`; names holds one name for each seat, `YOU` for whoever
        listens and `COMPUTER` for the computer.
    """

    def __init__(self, lang: str, names: Sequence[str]) -> None:
        self.lang = lang
        self.names = tuple(names)
        self._words = messages(lang)

    def say(self, key: str, /, **facts: str | int) -> str:
        """Return the sentence of a key, its first letter a capital."""
        text = self._words.format(key, **facts)
        return text[:1].upper() + text[1:]

    def raw(self, key: str, /, **facts: str | int) -> str:
        """Return the text of a key as it stands, for what begins with a word to type."""
        return self._words.format(key, **facts)

    def about(self, key: str, seat: Seat, /, **facts: str | int) -> str:
        """Return the sentence of a key about the player of a seat."""
        return self.say(key, **self._who(seat), **facts)

    def name(self, seat: Seat) -> str:
        """Return the name of a seat as it stands within a sentence."""
        name = self.names[seat]
        return self._words.format(f"name-{name}") if name in (YOU, COMPUTER) else name

    def _who(self, seat: Seat) -> dict[str, str]:
        return {"who": self.names[seat], "name": self.name(seat)}

    def card(self, card: Card) -> str:
        """Return the name of a card."""
        return self._words.format(f"card-{card}")

    def cards(self, cards: Iterable[Card]) -> str:
        """Return the names of some cards, with commas."""
        return ", ".join(self.card(card) for card in cards)

    def suit(self, suit: str) -> str:
        """Return the name of a suit."""
        return self._words.format(f"suit-{suit}")

    def scores(self, scores: Sequence[int]) -> str:
        """Return `You 5, The computer 7` for these figures of the seats."""
        # Who counts down from 7 stops at 0, also with a deal that was worth more than was wanting.
        parts = (self.say("score-part", name=self.name(seat), score=max(score, 0)) for seat, score in enumerate(scores))
        return ", ".join(parts)

    def at(self, seats: Sequence[Seat]) -> Voice:
        """Return the voice for a deal in which only these seats of the table play, in this order."""
        if tuple(seats) == tuple(range(len(self.names))):
            return self
        return Voice(self.lang, [self.names[seat] for seat in seats])

    def lot(self, dealer: Seat, drawn: Sequence[Card]) -> list[str]:
        """Return who deals first, and the cards drawn for it, round by round (docs/rules.md §3.2)."""
        seats = range(len(self.names))
        rounds = [drawn[start : start + len(seats)] for start in range(0, len(drawn), len(seats))]
        said = [
            self.say(
                "lot-again" if number else "lot-drawn",
                cards=", ".join(
                    self.raw("lot-card", name=self.name(seat), card=self.card(cards[seat])) for seat in seats
                ),
            )
            for number, cards in enumerate(rounds)
        ]
        return [*said, self.about("lot-higher" if rounds else "lot-falls", dealer)]

    def happened(self, event: Event, seats: Sequence[Seat]) -> list[str]:
        """Return what there is to say about an event at a table where `seats` play the deal.

        Within a deal an event speaks of seats of that deal; what ends it speaks of seats at the table.
        """
        deal = self.at(seats)
        match event:
            case common.DealScored():
                score = self.say("score-line", scores=self.scores(event.scores))
                return [*self.outcome(event.outcome, seats), *deal.left(event), score]
            case common.BummerlEnded():
                return self._bummerl(event)
            case common.PartieEnded(winner):
                return [self.about("event-partie", winner)]
        return deal.event(event)

    def event(self, event: Event) -> list[str]:
        """Return what there is to say about an event within a deal, as it is visible to the listener."""
        match event:
            case common.DealBegan():
                said = [
                    self.say("event-deal", number=event.deal_no),
                    self.about("event-dealer", event.dealer),
                ]
                if event.turn_up is not None:
                    up = event.turn_up
                    said.append(self.say("event-turn-up", card=self.card(up), suit=self.suit(up.suit)))
                return said
            case common.CardPlayed(seat, card):
                return [self.about("event-play", seat, card=self.card(card))]
            case common.MarriageAnnounced(seat, suit, points):
                return [self.about("event-announce", seat, suit=self.suit(suit), points=points)]
            case common.TrickTaken(seat, cards):
                return [self.about("event-trick", seat, cards=self.cards(cards))]
            case two_hand.CardDrawn():
                return self._drawn(event)
            case two_hand.TrumpExchanged(seat, taken, given):
                both = {"taken": self.card(taken), "given": self.card(given)}
                return [self.about("event-exchange", seat, **both)]
            case two_hand.StockClosed(seat):
                return [self.about("event-close", seat)]
            case common.SixtySixClaimed(seat):
                return [self.about("event-claim", seat)]
            case common.SuitRevoked(seat, card):
                return [self.about("event-revoke", seat, card=self.card(card))]
        return said_three(self, event)  # and DealConceded says nothing: the outcome does

    def outcome(self, outcome: Outcome, seats: Sequence[Seat] | None = None) -> list[str]:
        """Return why a deal ended, the figure that set its value, and the value: `closed at 20: 2 points`.

        Args: seats are the seats of the table that played the deal, by default all.
        """
        if not outcome.payees:
            return [self.say("outcome-draw" if outcome.reason is Reason.DRAW else "outcome-redeal")]
        played = tuple(range(len(self.names)) if seats is None else seats)
        who = outcome.payees[0] if outcome.by is None else outcome.by
        # A side of two counts together.
        side = [seat for seat in played if (seat in outcome.payees) is (who in outcome.payees)]
        points = sum(outcome.card_points[played.index(seat)] for seat in side)
        contract = outcome.facts.get("contract")
        name = contract_name(Contract(str(contract)), self.lang) if contract else ""
        said = [self.about(f"outcome-{outcome.reason}", who, points=points, contract=name), *self._basis(outcome)]
        if int(outcome.facts.get("multiplier", 1)) > 1:
            said.append(self.say("view-times", times=int(outcome.facts["multiplier"])))
        if carry := int(outcome.facts.get("carry", 0)):
            said.append(self.say("outcome-carry", carry=carry))
        return said + [self.about("outcome-points", seat, points=outcome.points) for seat in outcome.payees]

    def left(self, event: common.DealScored) -> list[str]:
        """Return the cards that are open now and were not before."""
        said = [self.about("event-left", seat, cards=self.cards(hand)) for seat, hand in enumerate(event.hands) if hand]
        return [*said, self.say("event-stock-left", cards=self.cards(event.stock))] if event.stock else said

    def _basis(self, outcome: Outcome) -> list[str]:
        at_close = "-at-close" if outcome.at_close else ""
        if outcome.basis_tricks == 0:
            return [self.say(f"basis-no-trick{at_close}")]
        if outcome.basis_points is not None:
            return [self.say(f"basis-points{at_close}", points=outcome.basis_points)]
        if outcome.basis_tricks is not None and outcome.at_close:
            return [self.say("basis-tricks-at-close")]
        return []

    def _drawn(self, event: two_hand.CardDrawn) -> list[str]:
        who = self._who(event.seat)
        if event.turn_up and event.card is not None:
            said = [self.say("event-draw-turn-up", **who, card=self.card(event.card))]
        elif event.card is not None:
            said = [self.say("event-draw", **who, card=self.card(event.card))]
        else:
            said = [self.say("event-draw-hidden", **who)]
        # Two cards are drawn after each trick; how many are left is told once, after the second.
        if event.stock % 2 == 0:
            said.append(self.say("event-stock", stock=event.stock))
        return said

    def _bummerl(self, event: common.BummerlEnded) -> list[str]:
        said = []
        if event.conceded:
            loser = next(seat for seat, marks in enumerate(event.charged) if marks)
            said.append(self.about("event-concede-bummerl", loser))
        said.append(self.about("event-bummerl", event.winner))
        if max(event.charged) > 1:
            said.append(self.say("event-schneider"))
        said.append(self.say("event-bummerl-marks", marks=self.scores(event.marks)))
        return said
