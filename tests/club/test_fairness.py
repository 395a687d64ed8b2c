"""The fair deal: secrets of all parties, bound before, shown after, recomputed by anybody."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from bummerl.club import fairness
from bummerl.club.protocol import OpenTable
from bummerl.club.records import record_of
from bummerl.club.table import links_of
from bummerl.club.tables import new_token, person_of
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
    assert [finding.code for finding in fairness.verify(record)] == ["fair", "fair"]
    assert all(all(deal.links) for deal in record.deals)
    assert parse_record(record.text()) == record
    # Link 0 of each chain is the hash of link 1, which the record shows.
    lot = [sha256(bytes.fromhex(link)).digest() for link in record.deals[0].links]
    assert first_dealer(preset("weich-wien"), deal_key(lot[0], lot[1:], 0))[0] == dealer == record.dealer


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
        assert codes == [("notCounted", 0), ("fair", None)]


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
            assert first_dealer(profile, key)[0] == vector["dealer"]
        else:
            assert " ".join(deck(key, profile.pack)) == vector["pack"]


def long_record(deals: int) -> Record:
    """A record of so many shuffles, one person taking part as long as his chain lasts."""
    seed, mine = sha256(b"server").hexdigest(), chain_of("one")
    found = []
    for number in range(1, deals + 1):
        links = (mine[number] if number < fairness.LINKS else "", "")
        pack = fairness.pack_of(seed, links, number, preset("weich-wien").pack)
        found.append(DealRecord(pack, links=(fairness.server_link(seed, number).hex(), *links)))
    anchors = (fairness.anchor(seed), anchor_of("one"), "")
    return Record(rules="weich-wien", dealer=0, anchors=anchors, deals=tuple(found))


def test_the_chain_after_a_used_up_one_is_bound_too() -> None:
    record = long_record(258)
    codes = [[finding.code for finding in fairness.verify(record) if finding.deal_no == number] for number in (1, 255)]
    assert codes == [["fair"], ["fair"]]
    late = [finding for finding in fairness.verify(record) if finding.deal_no > 255]
    assert {finding.code for finding in late} == {"notCounted", "fair"}
    # A chain that is not the one of which the old chain's last link tells.
    other = sha256(b"another server").hexdigest()
    forged = fairness.server_link(other, 256).hex()
    links = (forged, "", "")
    pack = deck(deal_key(bytes.fromhex(forged), [b"", b""], 256), preset("weich-wien").pack)
    deals = (*record.deals[:255], DealRecord(pack, links=links), *record.deals[256:])
    found = fairness.verify(msgspec.structs.replace(record, deals=deals))
    assert [(each.deal_no, each.code) for each in found if not each.good] == [(256, "wrongLink")]
    # Without deal 255 nothing is known of the next chain.
    cut = msgspec.structs.replace(record, deals=(*record.deals[:250], *record.deals[255:]))
    assert not all(each.good for each in fairness.verify(cut))
