"""No frame holds a card that its reader may not know."""

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bummerl.cards import Card
from bummerl.club import causes, watching
from bummerl.club.state import TableState, open_table
from bummerl.club.table import Link, links_of
from bummerl.rules import match as play
from bummerl.rules.events import DealScored
from bummerl.rules.game import Seat
from bummerl.rules.games import PRESETS
from bummerl.rules.match import Match
from club.at_table import Client, house_in, lawful, sit_down


def cards_in(frame: bytes) -> set[str]:
    """Every card named anywhere in a frame, as a value, a key or a part of an action.

    The facts of refusals are left out: "you do not hold JD" names a card without telling where it is. That they depend
    on nothing hidden is what the test with other hidden cards shows. So is the lot: its cards were drawn from a pack
    that was shuffled for it alone.
    """
    return set(_cards(msgspec.json.decode(frame)))


def _cards(part: Any) -> Iterator[str]:
    match part:
        case str():
            yield from (word for word in part.split(" ") if CARD.fullmatch(word))
        case list():
            for each in part:
                yield from _cards(each)
        case dict():
            for key, each in part.items():
                yield from _cards(key)
                if key not in ("args", "lot"):
                    yield from _cards(each)


CARD = re.compile(r"[ATKQJ9][SHDC]")


class Truth:
    """What each seat may know of the present deal, from the log alone and independently of the views."""

    def __init__(self, players: int) -> None:
        self.open: set[str] = set()
        self.own: list[set[str]] = [set() for _ in range(players)]

    def after(self, state: TableState, events: tuple[Any, ...]) -> None:
        """Learn from the events of one cause; `own` is read off the truth, `open` off what everybody saw."""
        for event in events:
            facts = msgspec.to_builtins(event)
            kind = facts["type"]
            if kind == "dealBegan":
                self.__init__(len(self.own))  # type: ignore[misc]
                if facts["turnUp"]:
                    self.open.add(facts["turnUp"])
            elif kind in ("cardPlayed", "trickTaken", "suitRevoked", "redealDemanded", "handOpened", "trumpNamed"):
                self.open |= set(facts.get("cards") or ()) | ({facts["card"]} if facts.get("card") else set())
            elif kind == "trumpExchanged":
                self.open |= {facts["taken"], facts["given"]}
            elif kind == "marriageAnnounced":
                self.open |= {"K" + facts["suit"], "Q" + facts["suit"]}
            elif kind == "cardDrawn" and facts["turnUp"]:
                self.open.add(facts["card"])
            elif isinstance(event, DealScored):
                self.open |= {str(card) for card in Card}
            elif kind == "talonTaken":
                self.own[state.match.seats[facts["seat"]]] |= set(facts["cards"])
        deal = state.match.deal
        if deal is None:
            self.open |= {str(card) for card in Card}
            return
        for place, hand in enumerate(deal.hands):  # type: ignore[attr-defined]
            self.own[state.match.seats[place]] |= {str(card) for card in hand}

    def knows(self, seat: Seat | None) -> set[str]:
        return self.open | (self.own[seat] if seat is not None else set())


def told(chain: list[Link], place: int, seat: Seat | None) -> list[bytes]:
    """The frames about one cause, as a watcher gets them, and the resync after it."""
    _, state, events = chain[place]
    first = state.seq - len(events) + 1
    batch = [(first + number, state, event) for number, event in enumerate(events)]
    return [*watching.happened(batch, seat), watching.sync(state, seat, frozenset(), 0)]


@pytest.mark.parametrize("rules", [*PRESETS, "klassisch showScore=both revoke=forfeit3", "online exchangeMinStock=4"])
async def test_no_frame_of_a_whole_bummerl_holds_a_hidden_card(tmp_path: Path, rules: str) -> None:
    rng = random.Random(rules)
    looked_at = 0
    async with house_in(tmp_path) as house:
        table, client = await sit_down(house, rules=rules, strict=True)
        spectator = Client(house, table.id, None)
        await spectator.hello()
        number = 0
        while table.now.match.bummerl_winner is None and number < 400:
            number += 1
            state = table.now
            if play.between_deals(state.match):
                await client.tell(t="ready", id=f"{number}")
                continue
            seats = play.to_act(state.match)
            if 0 in seats:
                action = lawful(state, 0, rng)
                await client.tell(t="do", id=f"{number}", rev=state.seq, action=action)
            else:
                while table.now.seq == state.seq:
                    await asyncio.sleep(0.001)
        chain = links_of(table.id, None, await house.store.read(table.id))
        truth = Truth(len(table.now.chairs))
        known: dict[tuple[int, Seat | None], set[str]] = {}
        for place, (_, state, events) in enumerate(chain):
            truth.after(state, events)
            for seat in (*range(len(state.chairs)), None):
                allowed = truth.knows(seat)
                known |= {(state.seq - back, seat): set(allowed) for back in range(len(events))}
                for frame in told(chain, place, seat):
                    assert cards_in(frame) <= allowed, (seat, frame)
                    looked_at += 1
        # The same for what really went out.
        for seat, frames in ((0, client.frames), (None, spectator.frames)):
            for frame in frames:
                facts = msgspec.json.decode(frame)
                if "seq" in facts and facts["t"] != "ack":
                    assert cards_in(frame) <= known[facts["seq"], seat], (seat, frame)
                    looked_at += 1
                else:
                    assert not cards_in(frame)
    assert looked_at > 100


def swapped(match: Match, seat: Seat, known: set[str], rng: random.Random) -> Match:
    """The same match with the cards shuffled among the places that this seat cannot see into."""
    deal = match.deal
    assert deal is not None
    places: list[tuple[str, int, int]] = []
    hands = [list(hand) for hand in deal.hands]  # type: ignore[attr-defined]
    stock = list(deal.stock)  # type: ignore[attr-defined]
    for other, hand in enumerate(hands):
        places += [
            ("hand", other, place) for place in range(len(hand)) if other != seat and str(hand[place]) not in known
        ]
    places += [("stock", 0, place) for place in range(len(stock)) if str(stock[place]) not in known]
    cards = [hands[other][place] if where == "hand" else stock[place] for where, other, place in places]
    rng.shuffle(cards)
    for (where, other, place), card in zip(places, cards, strict=True):
        if where == "hand":
            hands[other][place] = card
        else:
            stock[place] = card
    new = msgspec.structs.replace(deal, hands=tuple(map(tuple, hands)), stock=tuple(stock))
    return msgspec.structs.replace(match, deal=new)


@pytest.mark.parametrize("rules", ["weich-wien", "online", "klassisch", "scharf", "sechsundsechzig"])
def test_other_hidden_cards_give_the_same_bytes(rules: str) -> None:
    rng = random.Random(rules)
    compared = changed = 0
    chairs = (causes.Chair("human"), causes.Chair("human"))
    for _ in range(40):
        cause = causes.Open(
            rules=rules, asked=rules, strict=True, help=True, take_back=False, pace=0, chairs=chairs, dealer=0,
            lot=False, seed=rng.randbytes(32).hex(),
        )  # fmt: skip
        state, _ = open_table("t", cause, 0)
        pack = list(state.match.profile.pack)
        rng.shuffle(pack)
        truth = Truth(2)
        match, events = play.begin_deal(state.match, tuple(pack))
        state = msgspec.structs.replace(state, match=match)
        truth.after(state, events)
        for _ in range(rng.randrange(14)):
            if play.between_deals(match):
                break
            seat = min(play.to_act(match))
            actions = [action for action in play.legal(match, seat) if str(action) not in ("claim", "settle")]
            if not actions:
                break
            match, events = play.apply(match, seat, rng.choice(actions))
            state = msgspec.structs.replace(state, match=match)
            truth.after(state, events)
        if play.between_deals(match):
            continue
        for seat in (0, 1):
            other = msgspec.structs.replace(state, match=swapped(match, seat, truth.knows(seat), rng))
            changed += other.match != match
            one, two = watching.sync(state, seat, frozenset(), 0), watching.sync(other, seat, frozenset(), 0)
            assert one == two
            compared += 1
    assert compared > 30
    assert changed > 10
