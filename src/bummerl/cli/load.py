"""`bummerl bench server`: many tables of people, and how long an action takes to reach the other side."""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bummerl.server.load import Figures


def main(argv: Sequence[str]) -> int:
    """Measure and print; status 1 if there were errors."""
    options = argparse.ArgumentParser(
        prog="bummerl bench server",
        description="Play at many tables at once over real sockets and measure from an action to the opponent's frame.",
    )
    options.add_argument("--tables", type=int, default=1000, help="tables of two people (default: 1000)")
    options.add_argument("--seconds", type=float, default=30.0, help="how long to measure (default: 30)")
    options.add_argument("--every", type=float, default=5.0, help="seconds between two actions of a side (default: 5)")
    options.add_argument("--url", action="append", help="a running server; several times for several nodes")
    options.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = options.parse_args(list(argv))
    import msgspec

    _allow_sockets(given.tables * 2 + 200)
    with ExitStack() as stack:
        servers = given.url or [_start(stack)]
        figures = _measure(servers, given)
    shown = msgspec.to_builtins(figures)
    if not given.url:
        # The server has ended by now, so that what it used is known.
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        shown["serverCpuSeconds"] = round(used.ru_utime + used.ru_stime, 2)
        shown["serverMemoryMb"] = used.ru_maxrss // 1024
    if given.json:
        print(msgspec.json.encode(shown).decode())
    else:
        for name, value in shown.items():
            print(f"{name:<18} {value:>12,}")
    return 1 if figures.errors else 0


def _measure(servers: list[str], given: argparse.Namespace) -> Figures:
    from bummerl.server.load import Load

    load = Load(servers, given.tables, given.seconds, given.every)
    return asyncio.run(load.run(lambda line: print(line, file=sys.stderr, flush=True)))


def _start(stack: ExitStack) -> str:
    """A server of its own on a temporary folder; its address."""
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="bummerl-load-"))
    environment = {**os.environ, "BUMMERL_OPENS_PER_MINUTE": "1000000", "BROWSER": "none"}
    command = [sys.executable, "-m", "bummerl", "serve", "--port", "0", "--data", folder]
    process = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment))
    stack.callback(process.wait)
    stack.callback(process.terminate)
    assert process.stdout is not None
    line = process.stdout.readline()
    if ": " not in line:
        raise SystemExit("bummerl bench server: the server did not start")
    return line.split(": ", 1)[1].strip()


def _allow_sockets(wanted: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, wanted), hard), hard))
