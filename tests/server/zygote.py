"""Starts server processes in no time: everything is imported once, then each server is a fork.

Reads lines of JSON on standard input, the settings of a server and its `port` (0 for a free one); answers each with
`PID PORT` once that server is ready. A server so started is a process of its own with sockets of its own, and can be
killed as any other.
"""

import asyncio
import gc
import json
import os
import signal
import socket
import sys
import tempfile
from pathlib import Path
from typing import Any

import uvicorn

from bummerl.club import stand_in
from bummerl.club.ports import Choice
from bummerl.rules.view import View
from bummerl.server.app import make_app
from bummerl.server.logs import set_up_logs
from bummerl.server.settings import Settings
from bummerl.server.store import open_store

DEFAULTS: dict[str, Any] = {
    "pace": 0,
    "threads": 1,
    "opens_per_minute": 100_000,
    "messages_per_second": 300,
    "backlog": 64 * 1024,
}


class Plain:
    """A computer without kernels."""

    def levels(self) -> tuple[str, ...]:
        return ("beginner", "club")

    def choose(self, seen: View, level: str, seed: int) -> Choice:
        return stand_in.choose(seen)


def serve(port: int, settings: Settings, ready: int) -> None:
    """Be a server until the end; tell the port through the pipe `ready`."""
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Small buffers below us, so that a slow reader shows soon.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16 * 1024)
        listening.bind(("127.0.0.1", port))
        listening.listen(512)

        class Server(uvicorn.Server):
            async def startup(self, sockets: list[socket.socket] | None = None) -> None:
                await super().startup(sockets=sockets)
                os.write(ready, b"%d\n" % listening.getsockname()[1])
                os.close(ready)

        config = uvicorn.Config(
            make_app(settings, Plain()),
            log_config=None,
            access_log=False,
            ws_max_size=64 * 1024,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=3,
        )
        Server(config).run(sockets=[listening])


def warm_up() -> None:
    """Do once what every server would do again on its way: make the application, read the migrations."""
    uvicorn.Config(make_app(Settings(), Plain()), log_config=None).load()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_migrate(Path(folder)))


async def _migrate(folder: Path) -> None:
    store = await open_store(folder, None)
    await store.close()


def main() -> None:
    set_up_logs()
    warm_up()
    # What is there now stays as it is, so that children share its pages.
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        wish = json.loads(line)
        port = wish.pop("port")
        settings = Settings(**DEFAULTS | wish | {"data": Path(wish["data"])})
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(port, settings, write)
            os._exit(0)
        os.close(write)
        with os.fdopen(read) as told:
            answer = told.readline().strip() or "0"
        print(child, answer, flush=True)


if __name__ == "__main__":
    main()
