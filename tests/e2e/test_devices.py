"""Going on at a table with another device, which has not got the secrets of the shuffle that the first one kept."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

import httpx
import pytest

from bummerl.club import fairness
from bummerl.rules.record import parse_record
from e2e.by_wire import at_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from e2e.by_wire import AtTable
    from e2e.house import Server, Visitor

    Come = Callable[..., Visitor]

pytestmark = pytest.mark.e2e


def give_up(me: AtTable) -> None:
    """Give the deal up as soon as it is one's turn."""
    for _ in range(100):
        if 0 in me.view["toAct"]:
            break
        me.hear("event")
    answer = me.act("concede")
    assert answer["t"] == "ack", answer


def next_deal(me: AtTable) -> float:
    """Give the deal up and want the next one; the seconds until it was dealt."""
    number = me.view["dealNo"]
    give_up(me)
    wanted = time.monotonic()
    assert me.command(t="ready")["t"] == "ack"
    for _ in range(100):
        if me.view["dealNo"] == number + 1:
            return time.monotonic() - wanted
        me.hear("event")
    raise AssertionError("no further deal")


def test_another_device_takes_part_from_the_deal_after_next(server: Server, come: Come) -> None:
    seed = secrets.token_hex(32)
    wish = {"level": "beginner", "pace": 0, "anchor": fairness.anchor(seed)}
    seated = httpx.post(f"{server.address}/api/tables", json=wish, timeout=20).raise_for_status().json()
    # The first device shows its links 0 and 1, and is then put away.
    with at_table(server, seated["id"], seated["token"]) as first:
        links = [link.hex() for link in fairness.chain(seed)[:2]]
        assert first.command(t="reveal", links=links)["t"] == "ack"
    other = come(stored={"bummerl.token": seated["token"]})
    other.goto(f"/t/{seated['id']}")
    other.page.locator("[data-region=hand] button").first.wait_for()
    with at_table(server, seated["id"], seated["token"]) as me:
        me.sent = 100
        for _ in range(100):
            if me.view["dealNo"] == 1:
                break
            me.hear("event")
        # It gives the first device three seconds and does not let the table wait for ten.
        assert 2 < next_deal(me) < 9
        assert next_deal(me) < 3
        give_up(me)
    answer = httpx.get(f"{server.address}/api/tables/{seated['id']}/record", timeout=20)
    record = parse_record(answer.text)
    found = [(each.deal_no, each.code, each.seat) for each in fairness.verify(record)]
    assert found == [(0, "fair", None), (1, "fair", None), (2, "notCounted", 0), (2, "fair", None), (3, "fair", None)]
    assert [bool(deal.links[1]) for deal in record.deals] == [True, False, True]
    assert record.deals[2].anchors[1] not in ("", fairness.anchor(seed))
