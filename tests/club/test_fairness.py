"""The fair deal: secrets of all parties, bound before, shown after, recomputed by anybody."""

import asyncio
import json
import re
import secrets
from collections.abc import AsyncIterator, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bummerl.club import fairness
from bummerl.club import state as table_state
from bummerl.club.protocol import OpenTable
from bummerl.club.records import record_of
from bummerl.club.table import links_of
from bummerl.club.tables import new_token, person_of
from bummerl.club.watching import table_info
from bummerl.rules import match as play
from bummerl.rules.games import preset
from bummerl.rules.record import DealRecord, Record, parse_record
from bummerl.rules.shuffle import deal_key, deck, first_dealer
from bummerl.server.house import House
from club.at_table import Client, house_in

DOCS = Path(__file__).parents[2] / "docs" / "fairness.md"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with house_in(tmp_path) as opened:
        yield opened


def chain_of(name: str) -> list[str]:
    """Somebody's chain, in hex."""
    return [link.hex() for link in fairness.chain(sha256(name.encode()).hexdigest())]


def anchor_of(name: str) -> str:
    return fairness.anchor(sha256(name.encode()).hexdigest())


async def three_deals(house: House, reveal: bool = True) -> tuple[Record, int]:
    """The record of two people who both take part in the shuffle, and the first dealer."""
    tokens = [new_token(), new_token()]
    wish = OpenTable(people=1, anchor=anchor_of("one"), rules="weich-wien")
    table = await house.tables.open(wish, person_of(tokens[0]) or "")
    await house.tables.sit(table.id, person_of(tokens[1]) or "", "Guest", None, anchor_of("two"))
    clients = [Client(house, table.id, token) for token in tokens]
    chains = [chain_of("one"), chain_of("two")]
    for client in clients:
        await client.hello()
    assert clients[0].last["table"]["linksDue"] == [0, 1]
    assert table.now.match.deal_no == 0
    assert (await clients[0].tell(t="reveal", id="x", links=["0" * 64]))["code"] == "wrongLink"
    assert (await clients[0].tell(t="reveal", id="y", links=chains[0][1:3]))["code"] == "wrongLink"
    for seat, client in enumerate(clients):
        assert (await client.tell(t="reveal", id="l1", links=chains[seat][:2]))["t"] == "ack"
    assert table.now.match.deal_no == 1
    drawn = [frame["ev"] for frame in clients[0].of("event") if frame["ev"]["type"] == "dealerDrawn"]
    for number in (2, 3):
        seat = min(play.to_act(table.now.match))
        await clients[seat].tell(t="do", id=f"c{number}", rev=table.now.seq, action="concede")
        for seat, client in enumerate(clients):
            await client.tell(t="ready", id=f"r{number}")
            assert (await client.tell(t="reveal", id=f"l{number}", links=[chains[seat][number]]))["t"] == "ack"
        assert table.now.match.deal_no == number
    # Nothing of the server's secrets has left before their time.
    said = b"".join(frame for client in clients for frame in client.frames)
    for number in (1, 2, 3):
        assert fairness.server_link(table.now.opened.seed, number).hex().encode() not in said
    return record_of(links_of(table.id, None, await house.store.read(table.id))), drawn[0]["dealer"]


async def test_a_record_proves_its_shuffles(house: House) -> None:
    record, dealer = await three_deals(house)
    assert len(record.deals) == 2
    assert [(finding.deal_no, finding.code) for finding in fairness.verify(record)] == [
        (0, "fair"),
        (1, "fair"),
        (2, "fair"),
    ]
    assert all(all(deal.links) for deal in record.deals)
    assert parse_record(record.text()) == record
    # Link 0 of each chain is the hash of link 1, which the record shows.
    lot = [sha256(bytes.fromhex(link)).digest() for link in record.deals[0].links]
    assert [link.hex() for link in lot] == list(record.lot)
    assert first_dealer(preset("weich-wien"), deal_key(lot[0], lot[1:], 0))[0] == dealer == record.dealer


async def test_a_change_of_the_lot_is_found(house: House) -> None:
    record, _ = await three_deals(house)
    for place, seat in ((0, None), (1, 0), (2, 1)):
        lot = tuple("ab" * 32 if number == place else link for number, link in enumerate(record.lot))
        found = fairness.verify(msgspec.structs.replace(record, lot=lot))
        assert (0, "wrongLink", seat) in [(each.deal_no, each.code, each.seat) for each in found]
    silent = fairness.verify(msgspec.structs.replace(record, lot=(*record.lot[:2], "")))
    assert silent[0] == fairness.Finding(0, "notCounted", 1)
    cheat = fairness.verify(msgspec.structs.replace(record, dealer=1 - record.dealer))
    assert [(each.deal_no, each.code) for each in cheat if not each.good] == [(0, "wrongDealer")]
    agreed = fairness.verify(msgspec.structs.replace(record, lot=()))
    assert [each.deal_no for each in agreed] == [1, 2]


async def test_the_cards_drawn_for_the_first_deal_are_shown(house: House) -> None:
    """Both see them before the first deal, and they are those that the record leads to."""
    token = new_token()
    wish = OpenTable(anchor=anchor_of("one"), rules="klassisch")
    table = await house.tables.open(wish, person_of(token) or "")
    client, spectator = Client(house, table.id, token), Client(house, table.id, None)
    await client.hello()
    await spectator.hello()
    assert (await client.tell(t="reveal", id="l", links=chain_of("one")[:2]))["t"] == "ack"
    drawn = [frame["ev"] for frame in client.of("event") if frame["ev"]["type"] == "dealerDrawn"]
    late = Client(house, table.id, token)
    await late.hello()
    assert late.last["table"]["lot"] == drawn[0]
    assert drawn == [frame["ev"] for frame in spectator.of("event") if frame["ev"]["type"] == "dealerDrawn"]
    async with asyncio.timeout(10):
        while 0 not in play.to_act(table.now.match):
            await asyncio.sleep(0.01)
    await client.tell(t="do", id="1", rev=table.now.seq, action="concede")
    record = record_of(links_of(table.id, None, await house.store.read(table.id)))
    lot = fairness.lot_of(record)
    assert lot is not None
    assert lot[1]
    assert (drawn[0]["dealer"], tuple(drawn[0]["cards"])) == lot
    assert [finding.code for finding in fairness.verify(record)] == ["fair", "fair"]


async def test_a_lot_without_anybody_elses_secret_is_in_the_record_too(house: House) -> None:
    token = new_token()
    table = await house.tables.open(OpenTable(rules="klassisch"), person_of(token) or "")
    client = Client(house, table.id, token)
    await client.hello()
    async with asyncio.timeout(10):
        while 0 not in play.to_act(table.now.match):
            await asyncio.sleep(0.01)
    await client.tell(t="do", id="1", rev=table.now.seq, action="concede")
    record = record_of(links_of(table.id, None, await house.store.read(table.id)))
    told = client.of("sync")[0]["table"]["lot"]
    assert (told["dealer"], tuple(told["cards"])) == fairness.lot_of(record)
    assert len(record.lot) == 1
    assert fairness.verify(record)[0] == fairness.Finding(0, "fair")
    assert fairness.verify(msgspec.structs.replace(record, dealer=1 - record.dealer))[0].code == "wrongDealer"


async def test_any_change_is_found(house: House) -> None:
    record, _ = await three_deals(house)
    first = record.deals[0]
    other = (first.pack[1], first.pack[0], *first.pack[2:])
    cases = {
        "wrongPack": msgspec.structs.replace(first, pack=other),
        "noLinks": msgspec.structs.replace(first, links=()),
    }
    for place in range(3):
        forged = tuple("ab" * 32 if number == place else link for number, link in enumerate(first.links))
        cases[f"wrongLink{place}"] = msgspec.structs.replace(first, links=forged)
    for code, deal in cases.items():
        changed = msgspec.structs.replace(record, deals=(deal, *record.deals[1:]))
        assert code.rstrip("012") in [finding.code for finding in fairness.verify(changed)]
        assert not all(finding.good for finding in fairness.verify(changed))


async def test_who_shows_nothing_in_time_adds_nothing_and_the_record_says_so(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        moments = [house.clock.now()]

        class Hands:
            def now(self) -> int:
                return moments[0]

        house.tables.clock = Hands()
        token = new_token()
        table = await house.tables.open(OpenTable(anchor=anchor_of("one")), person_of(token) or "")
        client = Client(house, table.id, token)
        await client.hello()
        assert table.now.match.deal_no == 0
        moments[0] += 10_000
        house.tending.moved(table)
        async with asyncio.timeout(5):
            while table.now.match.deal_no == 0:
                await asyncio.sleep(0.01)
        while 0 not in play.to_act(table.now.match):
            await asyncio.sleep(0.01)
        await client.tell(t="do", id="1", rev=table.now.seq, action="concede")
        record = record_of(links_of(table.id, None, await house.store.read(table.id)))
        codes = [(finding.code, finding.seat) for finding in fairness.verify(record)]
        assert codes == [("notCounted", 0), ("fair", None)] * 2


def test_the_vectors_in_the_documentation() -> None:
    text = DOCS.read_text(encoding="utf-8")
    found = re.search(r"```json\n(.*?)\n```", text, re.S)
    assert found is not None
    vectors = json.loads(found.group(1))
    for vector in vectors:
        server, clients = vector["serverSeed"], vector["clientSeeds"]
        assert fairness.anchor(server) == vector["serverAnchor"]
        assert [fairness.anchor(seed) for seed in clients] == vector["clientAnchors"]
        number = vector["deal"]
        links = [fairness.chain(seed)[number] for seed in clients]
        assert [link.hex() for link in links] == vector["clientLinks"]
        assert fairness.chain(server)[number].hex() == vector["serverLink"]
        key = deal_key(fairness.chain(server)[number], links, number)
        assert key.hex() == vector["key"]
        profile = preset(vector["rules"])
        if number == 0:
            dealer, drawn = first_dealer(profile, key)
            assert (dealer, " ".join(drawn)) == (vector["dealer"], vector.get("drawn", ""))
        else:
            assert " ".join(deck(key, profile.pack)) == vector["pack"]


SHORT = 4


@pytest.fixture
def short_chains(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Chains of four links, which serve three deals each."""
    monkeypatch.setattr(fairness, "LINKS", SHORT)
    monkeypatch.setattr(fairness, "CHAIN", SHORT - 1)
    monkeypatch.setattr(table_state, "CHAIN", SHORT - 1)
    for cached in (fairness.chain, fairness.anchor):
        cached.cache_clear()
    yield
    for cached in (fairness.chain, fairness.anchor):
        cached.cache_clear()


class Shuffler:
    """A person who takes part in the shuffle with one chain after the other; `first` is the deal of its link 0."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.chains = [new_seed()]
        self.first = 0

    async def show(self, number: int) -> None:
        links = [link.hex() for link in fairness.chain(self.chains[-1])]
        place = number - self.first
        message = {"links": links[:2] if number == 1 else [links[place]]}
        if place == SHORT - 2:
            message |= self.bind(number)
        assert (await self.client.tell(t="reveal", id=f"l{number}", **message))["t"] == "ack"

    async def change_device(self, number: int) -> None:
        """The old seed is out of reach: nothing for this deal, and a new chain for the next ones."""
        assert (await self.client.tell(t="reveal", id=f"n{number}", links=[]))["code"] == "wrongLink"
        message = self.bind(number)
        assert (await self.client.tell(t="reveal", id=f"d{number}", links=[], **message))["t"] == "ack"

    def bind(self, number: int) -> dict[str, Any]:
        self.chains.append(new_seed())
        self.first = number + 1
        return {"anchor": fairness.anchor(self.chains[-1])}


def new_seed() -> str:
    return secrets.token_hex(32)


async def shuffled_deals(house: House, deals: int, change_at: int) -> tuple[Record, list[str], list[tuple[str, str]]]:
    """The record of a table that outlives its chains, the server's seeds, and the anchors that it told at each deal.
    The guest goes on with another device before deal `change_at`."""
    tokens = [new_token(), new_token()]
    two = [Shuffler(Client(house, "", token)) for token in tokens]
    anchors = [fairness.anchor(each.chains[0]) for each in two]
    table = await house.tables.open(OpenTable(people=1, anchor=anchors[0]), person_of(tokens[0]) or "")
    await house.tables.sit(table.id, person_of(tokens[1]) or "", "Guest", None, anchors[1])
    for each, token in zip(two, tokens, strict=True):
        each.client = Client(house, table.id, token)
        await each.client.hello()
    told = []
    for number in range(1, deals + 1):
        assert two[0].client.last["table"]["linksDue"] == [0, 1]
        await two[0].show(number)
        await (two[1].change_device(number) if number == change_at else two[1].show(number))
        assert table.now.match.deal_no == number
        info = table_info(table.now, frozenset())
        told.append((info.anchor, info.next_anchor))
        seat = min(play.to_act(table.now.match))
        # Not a Bummerl but a deal at a time, so that there is always a next one.
        await two[seat].client.tell(t="do", id=f"c{number}", rev=table.now.seq, action="concede")
        for each in two:
            await each.client.tell(t="ready", id=f"r{number}")
    seeds = [fairness.seed_of(table.now.opened.seed, generation) for generation in range(5)]
    return record_of(links_of(table.id, None, await house.store.read(table.id))), seeds, told


async def test_a_table_outlives_its_chains_and_its_players_devices(house: House, short_chains: None) -> None:
    record, seeds, told = await shuffled_deals(house, 10, change_at=5)
    found = {
        number: [(each.code, each.seat) for each in fairness.verify(record) if each.deal_no == number]
        for number in range(1, 11)
    }
    # Who changes the device adds nothing to one deal.
    assert found.pop(5) == [("notCounted", 1), ("fair", None)]
    assert all(codes == [("fair", None)] for codes in found.values())
    assert parse_record(record.text()) == parse_record(record.json()) == record
    # Each of the server's anchors was told one chain ahead, and what was shown tells nothing of what comes.
    assert [anchor for anchor, _ in told] == [fairness.anchor(seeds[number // 3]) for number in range(1, 11)]
    assert [coming for _, coming in told] == [fairness.anchor(seeds[number // 3 + 1]) for number in range(1, 11)]
    assert not any(seed in record.text() for seed in seeds)
    # A chain of the server that nobody had bound, and one of a player.
    forged = fairness.chain(new_seed())[0].hex()
    deal = record.deals[8]
    for links, seat in (((forged, *deal.links[1:]), None), ((deal.links[0], forged, deal.links[2]), 0)):
        assert ("wrongLink", seat) in findings(record, 9, msgspec.structs.replace(deal, links=links))
    # The server may not bind a new chain before the old one is used up.
    deal = record.deals[7]
    links = (fairness.chain(seeds[4])[0].hex(), *deal.links[1:])
    early = msgspec.structs.replace(deal, links=links, anchors=(fairness.anchor(seeds[4]), "", ""))
    assert ("wrongLink", None) in findings(record, 8, early)


def findings(record: Record, number: int, instead: DealRecord) -> list[tuple[str, int | None]]:
    """What is found out about a deal if another one is put in its place."""
    deals = (*record.deals[: number - 1], instead, *record.deals[number:])
    found = fairness.verify(msgspec.structs.replace(record, deals=deals))
    return [(each.code, each.seat) for each in found if each.deal_no == number]


def test_the_last_link_from_which_a_chain_follows_is_never_shown() -> None:
    seed = sha256(b"server").hexdigest()
    shown = {fairness.server_link(seed, number).hex() for number in range(600)}
    assert len(shown) == 600
    assert not shown & {fairness.seed_of(seed, generation) for generation in range(4)}
    assert fairness.reaches(fairness.server_link(seed, 255).hex(), fairness.server_anchor(seed, 255), 1)
    assert fairness.server_anchor(seed, 254) == fairness.anchor(seed) != fairness.server_anchor(seed, 255)
