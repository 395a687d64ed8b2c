"""Playing at a table without a browser, to get somewhere quickly."""

from __future__ import annotations

import json
import random
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx
from websockets.sync.client import connect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from websockets.sync.client import ClientConnection

    from e2e.house import Server

FRAMES = 3000
"""Frames after which a table that comes to nothing is given up."""


def bearer(token: str | None) -> dict[str, str]:
    """The header that says who asks."""
    return {"Authorization": f"Bearer {token}"} if token else {}


class AtTable:
    """Somebody's socket at a table."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self.socket = socket
        self.sent = 0
        self.say(t="hello", token=token)
        frame = self.hear("sync")
        self.seq, self.view = frame["seq"], frame["view"]

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next frame of these kinds."""
        for _ in range(FRAMES):
            frame: dict[str, Any] = json.loads(self.socket.recv(timeout=20))
            if frame["t"] == "event":
                self.seq, self.view = frame["seq"], frame.get("view") or self.view
            if frame["t"] in kinds:
                return frame
        raise AssertionError(f"never heard {kinds}")

    def command(self, **message: Any) -> dict[str, Any]:
        """Send a command; its answer."""
        self.sent += 1
        self.say(id=f"c{self.sent}", **message)
        return self.hear("ack", "error")

    def act(self, action: str) -> dict[str, Any]:
        """Do something in the deal."""
        return self.command(t="do", rev=self.seq, action=action)


@contextmanager
def at_table(server: Server, table: str, token: str) -> Iterator[AtTable]:
    """Sit at a table for a while."""
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(address, open_timeout=20) as socket:
        yield AtTable(socket, token)


def play_deals(server: Server, rules: str, deals: int, seed: int = 1) -> tuple[str, str]:
    """Play deals against computers at random, up to the end of the last; the table and the person's token."""
    wish = {"rules": rules, "level": "beginner", "pace": 0, "name": "Leni"}
    seated = httpx.post(f"{server.address}/api/tables", json=wish, timeout=20).raise_for_status().json()
    rng = random.Random(seed)
    with at_table(server, seated["id"], seated["token"]) as me:
        for _ in range(FRAMES):
            if me.view["betweenDeals"]:
                if me.view["dealNo"] >= deals:
                    return seated["id"], seated["token"]
                me.command(t="ready")
            elif me.view["deal"]["legal"]:
                me.act(rng.choice(me.view["deal"]["legal"]))
            while not me.view["betweenDeals"] and not me.view["deal"]["legal"]:
                me.hear("event")
            if me.view["betweenDeals"] and me.view["dealNo"] < deals:
                continue
    raise AssertionError("never came so far")


def concede(server: Server, table: str, tokens: tuple[str, str]) -> None:
    """Let whoever is to act give up the Bummerl."""
    for token in tokens:
        with at_table(server, table, token) as somebody:
            if somebody.act("concedeBummerl")["t"] == "ack":
                return
    raise AssertionError("nobody could give up")


def play_a_bummerl(server: Server, host: str | None = None, guest: str | None = None) -> tuple[str, str]:
    """A rated Bummerl for a coffee between two people, newcomers unless they have a token; their tokens."""

    wish = {"rules": "scharf", "people": 1, "rated": True, "stake": "a coffee", "name": "Leni"}
    one = httpx.post(f"{server.address}/api/tables", json=wish, headers=bearer(host)).raise_for_status().json()
    seats = f"{server.address}/api/tables/{one['id']}/seats"
    two = httpx.post(seats, json={"name": "Franz"}, headers=bearer(guest)).raise_for_status().json()
    concede(server, one["id"], (one["token"], two["token"]))
    return one["token"], two["token"]
