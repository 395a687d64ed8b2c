"""A second, plain reading of docs/rules.md §3-§6: one mutable table, cards as text, no part of `bummerl.rules` inside.

It is slow and knows nothing of events and views. The rules are compared with it along random deals and in perft.
"""

from __future__ import annotations

import copy
from typing import Any

RANKS = "9JQKTA"
WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
Options = dict[str, Any]
"""Every option of the profile by its camelCase name."""


class Plain:
    """A deal on the table between seats 0 and 1."""

    def __init__(self, options: Options, dealer: int, pack: list[str]) -> None:
        self.o = options
        rest = list(pack)
        self.hands: list[list[str]] = [[], []]
        to, turned = 1 - dealer, ""
        for batch in options["dealPattern"].split("-"):
            if batch == "T":
                turned = rest.pop(0)
            else:
                for _ in range(int(batch)):
                    self.hands[to].append(rest.pop(0))
                to = 1 - to
        self.stock = [*rest, turned]
        self.trump = turned[1]
        self.leader = 1 - dealer
        self.phase = "lead"
        self.table: list[str] = []
        self.won: list[list[str]] = [[], []]
        self.shown: list[list[str]] = [[], []]
        self.announced = ""
        self.closed: tuple[int, int, int] | None = None
        self.result: tuple[int | None, int] | None = None

    def copy(self) -> Plain:
        """The same table again, to be played on differently."""
        twin = copy.copy(self)
        twin.hands = [list(hand) for hand in self.hands]
        twin.won = [list(cards) for cards in self.won]
        twin.shown = [list(suits) for suits in self.shown]
        twin.stock, twin.table = list(self.stock), list(self.table)
        return twin

    def to_act(self) -> int:
        """Whose turn it is."""
        return 1 - self.leader if self.phase == "reply" else self.leader

    def tricks(self, seat: int) -> int:
        """Tricks won."""
        return len(self.won[seat]) // 2

    def points(self, seat: int) -> int:
        """Card points that count now."""
        if not self.won[seat]:
            return 0
        cards = sum(WORTH[card[0]] for card in self.won[seat])
        pairs = sum(40 if suit == self.trump else 20 for suit in self.shown[seat])
        last = self.phase == "last" and self.leader == seat and not self.closed
        return cards + pairs + (10 if last and self.o["lastTrickRule"] == "bonus10" else 0)

    def legal(self, seat: int) -> set[str]:
        """What a seat may do, as text."""
        if self.result is not None:
            return set()
        can = {"claim"} if self.may_claim(seat) else set()
        if seat != self.to_act():
            return can
        hand = self.hands[seat]
        if self.phase == "preDraw":
            can.add("draw")
            if self.may_close():
                can.add("close")
        elif self.phase == "lead":
            can |= set(hand) | {f"+{suit}" for suit in "SHDC" if self.may_announce(hand, suit)}
            if self.may_close():
                can.add("close")
            if self.may_exchange(hand):
                can.add("exchange")
        elif self.phase == "marriage":
            kings_only = self.o["marriageLeadCard"] == "king"
            can |= {rank + self.announced for rank in ("K" if kings_only else "KQ")}
        elif self.phase == "reply":
            can |= self.replies(hand)
        elif self.phase == "last":
            can.add("settle")
        return can

    def may_claim(self, seat: int) -> bool:
        if self.o["claimMode"] == "auto" or seat != self.leader:
            return False
        if self.phase == "last":
            return True
        if self.phase == "reply" and not (self.announced and self.o["claimAfterMarriageLead"]):
            return False
        after_draw = self.phase == "lead" and any(self.won) and len(self.hands[seat]) == self.o["handSize"]
        if after_draw and self.o["claimWindow"] == "beforeDraw":
            return False
        return bool(self.won[seat]) or self.o["claimWithoutBasis"] == "false"

    def may_close(self) -> bool:
        return not self.closed and len(self.stock) >= self.o["closeMinStock"]

    def may_exchange(self, hand: list[str]) -> bool:
        early = not any(self.won) and not self.o["exchangeAtFirstLead"]
        enough = len(self.stock) >= self.o["exchangeMinStock"]
        return not self.closed and enough and not early and self.o["exchangeRank"] + self.trump in hand

    def may_announce(self, hand: list[str], suit: str) -> bool:
        if not any(self.won) and not self.o["marriageAtFirstLead"]:
            return False
        if self.closed and not self.o["marriageAfterClose"]:
            return False
        if not self.stock and not self.o["marriageAfterExhausted"]:
            return False
        return "K" + suit in hand and "Q" + suit in hand

    def replies(self, hand: list[str]) -> set[str]:
        if self.stock and not self.closed:
            return set(hand)
        led = self.table[0]
        suit = [card for card in hand if card[1] == led[1]]
        if suit:
            higher = [card for card in suit if RANKS.index(card[0]) > RANKS.index(led[0])]
            return set(higher if higher and self.o["mustBeat"] else suit)
        trumps = [card for card in hand if card[1] == self.trump]
        return set(trumps if trumps and self.o["mustTrump"] else hand)

    def do(self, seat: int, action: str) -> None:
        """Carry out an action; a held card against its duty is a revoke."""
        hand = self.hands[seat]
        if action == "claim":
            self.claim(seat)
        elif action == "settle":
            self.run_out()
        elif action == "draw":
            self.draw()
        elif action == "close":
            self.close(seat)
        elif action == "exchange":
            self.swap(hand)
        elif action == "concede":
            self.concede(seat)
        elif action[0] == "+":
            self.shown[seat].append(action[1])
            self.announced, self.phase = action[1], "marriage"
            self.count(seat)
        elif self.phase == "reply":
            if action not in self.replies(hand):
                self.result = 1 - seat, 3
                return
            hand.remove(action)
            self.table.append(action)
            self.take()
        else:
            hand.remove(action)
            self.table, self.phase = [action], "reply"

    def take(self) -> None:
        led, reply = self.table
        higher = led[1] == reply[1] and RANKS.index(reply[0]) > RANKS.index(led[0])
        trumped = led[1] != reply[1] == self.trump
        if higher or trumped:
            self.leader = 1 - self.leader
        self.won[self.leader] += self.table
        self.table, self.announced = [], ""
        open_stock = bool(self.stock) and not self.closed
        if not self.hands[0]:
            self.phase = "last"
        elif open_stock and self.o["closeTiming"] == "beforeOrAfterDraw":
            self.phase = "preDraw"
        else:
            self.phase = "lead"
        self.count(self.leader)
        if self.result is None and self.phase == "last":
            if self.o["claimMode"] == "auto" or not self.o["claimAfterLastTrick"]:
                self.run_out()
        elif self.result is None and self.phase == "lead" and open_stock:
            self.draw()

    def draw(self) -> None:
        self.hands[self.leader].append(self.stock.pop(0))
        self.hands[1 - self.leader].append(self.stock.pop(0))
        self.phase = "lead"

    def swap(self, hand: list[str]) -> None:
        low = self.o["exchangeRank"] + self.trump
        hand[hand.index(low)], self.stock[-1] = self.stock[-1], low

    def close(self, seat: int) -> None:
        rival = 1 - seat
        self.closed = seat, self.tricks(rival), self.points(rival)
        self.phase = "lead"
        if self.o["exchangeOnOpponentClose"] and self.o["exchangeRank"] + self.trump in self.hands[rival]:
            self.swap(self.hands[rival])

    def count(self, seat: int) -> None:
        if self.o["claimMode"] == "auto" and self.points(seat) >= 66:
            self.result = seat, self.value_of_a_claim(seat)

    def value_of_a_claim(self, seat: int) -> int:
        tricks, points = self.tricks(1 - seat), self.points(1 - seat)
        if self.closed and self.closed[0] != seat:
            return 2 if self.o["beatCloserAward"] == "flat2" or self.closed[1] else 3
        if self.closed and self.o["closeScoreBasis"] == "atClose":
            tricks, points = self.closed[1:]
        return 3 if tricks == 0 else 2 if points < 33 else 1

    def claim(self, seat: int) -> None:
        rival, award = 1 - seat, self.o["falseClaimAward"]
        if self.points(seat) >= 66:
            self.result = seat, self.value_of_a_claim(seat)
        elif self.closed and self.closed[0] == seat and self.o["falseClaimByCloser"] == "failedClose":
            self.result = rival, 2 if self.closed[1] else 3
        elif award == "mirror":
            self.result = rival, self.value_of_a_claim(seat)
        else:
            self.result = rival, 2 if award == "flat2" or self.tricks(rival) else 3

    def run_out(self) -> None:
        if self.closed:
            self.result = 1 - self.closed[0], 2 if self.closed[1] else 3
            return
        winner, rule = self.leader, self.o["lastTrickRule"]
        if rule == "bonus10":
            mine, theirs = self.points(winner), self.points(1 - winner)
            if mine == theirs:
                self.result = None, 0
                return
            winner = winner if mine > theirs else 1 - winner
        self.result = winner, 1 if rule == "onePoint" else self.value_of_a_claim(winner)

    def concede(self, seat: int) -> None:
        if self.closed and self.closed[0] == seat:
            self.result = 1 - seat, 2 if self.closed[1] else 3
        else:
            self.result = 1 - seat, self.value_of_a_claim(1 - seat)
