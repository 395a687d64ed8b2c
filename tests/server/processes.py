"""Real server processes and real sockets for the tests."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

HERE = Path(__file__).parent


class Zygote:
    """Makes servers; use `zygote`."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self._started: list[Server] = []

    def start(self, data: Path, port: int = 0, **settings: Any) -> "Server":
        """A server on a data folder."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        wish = {"data": str(data), "port": port, **settings}
        print(json.dumps(wish), file=self._process.stdin, flush=True)
        child, taken = map(int, self._process.stdout.readline().split())
        assert taken, "the server did not start"
        self._started.append(Server(child, taken, data))
        return self._started[-1]

    def end(self) -> None:
        """End all servers that still run."""
        for server in self._started:
            with suppress(ProcessLookupError):
                os.kill(server.pid, signal.SIGKILL)


class Server:
    """A running server process."""

    def __init__(self, pid: int, port: int, data: Path) -> None:
        self.pid, self.port, self.data = pid, port, data

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it without any warning, and wait until it is gone."""
        os.kill(self.pid, signal.SIGKILL)
        self.gone()

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        os.kill(self.pid, signal.SIGTERM)
        self.gone()

    def gone(self) -> None:
        """Wait until it is gone."""
        until = time.monotonic() + 15
        while time.monotonic() < until:
            try:
                os.kill(self.pid, 0)
            except ProcessLookupError:
                return
            time.sleep(0.002)
        raise TimeoutError(f"process {self.pid} does not end")

    def open_table(self, **wish: Any) -> dict[str, Any]:
        """Open a table over HTTP."""
        answer = httpx.post(f"{self.url}/api/tables", json=wish, timeout=10)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    @contextmanager
    def socket(self, table: str, **options: Any) -> Iterator[ClientConnection]:
        """A socket at a table."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        settings = {"open_timeout": 10, "close_timeout": 1, "max_size": None, "compression": None, **options}
        with connect(address, **settings) as opened:
            yield opened


@contextmanager
def zygote() -> Iterator[Zygote]:
    """A process that makes servers, for as long as the context is open."""
    root = HERE.parents[1]
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    command = [sys.executable, str(HERE / "zygote.py")]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        made = Zygote(process)
        try:
            yield made
        finally:
            made.end()
            process.kill()


def say(socket: ClientConnection, **message: Any) -> None:
    """Send a message."""
    socket.send(json.dumps(message))


def hear(socket: ClientConnection, *kinds: str, timeout: float = 10) -> dict[str, Any]:
    """The next frame, or the next of some kinds."""
    until = time.monotonic() + timeout
    while True:
        frame: dict[str, Any] = json.loads(socket.recv(timeout=max(0.01, until - time.monotonic())))
        if not kinds or frame["t"] in kinds:
            return frame


class Player:
    """A person at a table who plays at random, over as many sockets and servers as it takes.

    `sent` are all commands that ever left, `acked` those that were acknowledged, with the number told.
    """

    def __init__(self, table: dict[str, Any], choose: Any) -> None:
        self.table, self.token = table["id"], table["token"]
        self.choose = choose
        self.sent: dict[str, dict[str, Any]] = {}
        self.acked: dict[str, int] = {}
        self.view: dict[str, Any] = {}
        self.seq = 0
        self.you: int | None = None
        self.pending: dict[str, Any] | None = None
        self.unsure = False
        self._number = 0

    def hello(self, socket: ClientConnection) -> None:
        """Say hello, take in what is answered, and send again what was not acknowledged."""
        say(socket, t="hello", token=self.token, **({"since": self.seq} if self.seq else {}))
        while True:
            frame = hear(socket)
            if frame.get("code") == "internal":
                time.sleep(0.1)
                say(socket, t="hello", token=self.token)
                continue
            self.take(frame)
            if frame["t"] in ("sync", "table"):
                break
        self.unsure = self.pending is not None

    def take(self, frame: dict[str, Any]) -> None:
        """Learn from a frame; there must be no gap."""
        if frame["t"] == "sync":
            assert frame["seq"] >= self.seq
            self.seq, self.view, self.you = frame["seq"], frame["view"], frame["you"]
        elif frame["t"] == "event":
            assert frame["seq"] == self.seq + 1
            self.seq = frame["seq"]
            self.view = frame["view"] or self.view
        elif frame["t"] == "ack":
            assert self.acked.setdefault(frame["id"], frame["seq"]) == frame["seq"]
            if self.pending is not None and frame["id"] == self.pending["id"]:
                self.pending = None
        elif frame["t"] == "error" and frame["code"] == "internal":
            # The store was away: nobody knows yet whether it was done. The same command again will tell.
            self.unsure = True
        elif frame["t"] == "error":
            assert frame["code"] in ("stale", "notBetweenDeals", "alreadyReady"), frame
            self.pending = None

    def act(self, socket: ClientConnection) -> None:
        """Do something lawful, if it is one's turn and nothing is on its way."""
        if self.pending is not None and self.unsure:
            self.unsure = False
            say(socket, **self.pending)
        if self.pending is not None or not self.view:
            return
        self._number += 1
        command = f"c{self._number}-{self.token[:6]}"
        if self.view["betweenDeals"]:
            self.pending = {"t": "ready", "id": command}
        elif self.you in self.view["toAct"]:
            action = self.choose(self.view["deal"]["legal"])
            self.pending = {"t": "do", "id": command, "rev": self.seq, "action": action}
        else:
            return
        self.sent[command] = self.pending
        say(socket, **self.pending)
