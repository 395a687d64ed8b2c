"""`bummerl serve`: the server of the table in the browser."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bummerl.cli.command_line import CommandLine
from bummerl.messages import language

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from bummerl.server.settings import Settings


def arguments(argv: Sequence[str]) -> CommandLine:
    """Return the reader of this command line, with its help in the language of the machine."""
    line = CommandLine("serve", language(), argv)
    line.takes("--host", key="serve-host", default="127.0.0.1")
    line.takes("--port", key="serve-port", type=int, default=8066)
    line.takes("--data", key="serve-data", type=Path)
    line.takes("--pace", key="serve-pace", type=int)
    line.takes("--open", key="serve-open", action="store_true")
    return line


def main(argv: Sequence[str]) -> int:
    """Serve until told to stop; status 1 if the port cannot be had, 2 for settings that make no sense."""
    given = arguments(argv).parse_args(list(argv))
    from bummerl.server.settings import from_environment

    try:
        settings = from_environment()
    except ValueError as wrong:
        print(f"bummerl serve: {wrong}", file=sys.stderr)
        return 2
    settings = _with(settings, given)
    try:
        listening = _listen(given.host, given.port)
    except OSError as failure:
        print(f"bummerl serve: {_why(failure, given.host, given.port)}", file=sys.stderr)
        return 1
    with listening:
        return _serve(listening, settings, given)


def _with(settings: Settings, given: argparse.Namespace) -> Settings:
    import msgspec

    changes = {"data": given.data, "pace": given.pace}
    return msgspec.structs.replace(settings, **{name: value for name, value in changes.items() if value is not None})


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        # After a restart connections of the last process may still linger on the port.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # Else a client that reads nothing more would keep what waits for it in memory for ever.
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 30_000)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


def _why(failure: OSError, host: str, port: int) -> str:
    if failure.errno == errno.EADDRINUSE:
        return (
            f"port {port} is taken. If Bummerl is running already, open http://{host}:{port}; "
            f"otherwise choose another port with --port {port + 1}"
        )
    if failure.errno == errno.EACCES:
        return f"this user may not listen on port {port}; choose one above 1023 with --port"
    return f"cannot listen on {host}:{port}: {failure.strerror or failure}"


def _serve(listening: socket.socket, settings: Settings, given: argparse.Namespace) -> int:
    import uvicorn

    from bummerl.club.computer import Engine
    from bummerl.server import pauses
    from bummerl.server.app import make_app
    from bummerl.server.kernels import Kernels
    from bummerl.server.logs import set_up_logs

    set_up_logs()
    port = listening.getsockname()[1]
    shown = "127.0.0.1" if given.host in ("0.0.0.0", "::") else given.host
    address = f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
    engine = Engine(ready=False)
    kernels = Kernels(engine)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets=sockets)
            self.pauses = asyncio.create_task(pauses.keep_short())
            if not self.should_exit:
                print(f"Bummerl is ready: {address}", flush=True)
                if given.open:
                    _show(address)

        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            # Unlike in uvicorn itself an end in good order is no failure: the signal is not raised again.
            before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
            try:
                yield
            finally:
                for number, handler in before.items():
                    signal.signal(number, handler)

    config = uvicorn.Config(
        make_app(settings, engine),
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        ws_max_size=64 * 1024,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=30,
    )
    kernels.start()
    server = Server(config)
    try:
        server.run(sockets=[listening])
    finally:
        kernels.stop()
    return 0 if server.started else 1


def _show(address: str) -> None:
    """Open the browser without waiting for it; a machine without one does not mind."""
    import threading
    import webbrowser

    def show() -> None:
        try:
            webbrowser.open(address)
        except Exception as failure:
            print(f"bummerl serve: no browser ({failure}); open {address} yourself", file=sys.stderr)

    if os.environ.get("BROWSER") != "none":
        threading.Thread(target=show, daemon=True).start()
