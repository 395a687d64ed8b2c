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
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: Sequence[str]) -> int:
    """Measure and print; status 1 if anything was refused, lost or done twice, 2 for wishes that make no sense."""
    options = argparse.ArgumentParser(
        prog="bummerl bench server",
        description="Play at many tables at once over real sockets and measure from an action to the opponent's frame.",
    )
    options.add_argument("--tables", type=int, default=1000, help="tables of two people (default: 1000)")
    options.add_argument("--seconds", type=float, default=30.0, help="how long to measure (default: 30)")
    options.add_argument("--every", type=float, default=5.0, help="seconds between two actions of a side (default: 5)")
    options.add_argument(
        "--nodes", type=int, default=1, help="servers to start; more than one need $DATABASE_URL and $REDIS_URL"
    )
    options.add_argument("--end-a-node", action="store_true", help="end one of the nodes half way, without warning")
    options.add_argument("--url", action="append", help="a running server instead; several times for several nodes")
    options.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = options.parse_args(list(argv))
    wrong = _wrong(given)
    if wrong:
        print(f"bummerl bench server: {wrong}", file=sys.stderr)
        return 2
    import msgspec

    _allow_sockets(given.tables * 2 + 200)
    shown = _measure(given)
    if given.json:
        print(msgspec.json.encode(shown).decode())
    else:
        for name, value in shown.items():
            print(f"{name:<18} {value:>12,}" if isinstance(value, (int, float)) else f"{name:<18} {value!s:>12}")
    return 1 if shown["errors"] or shown.get("lost") or shown.get("twice") else 0


def _wrong(given: argparse.Namespace) -> str | None:
    """What makes no sense in the wishes."""
    several = given.nodes > 1
    if several and not (os.environ.get("DATABASE_URL") and os.environ.get("REDIS_URL")):
        return "several nodes need DATABASE_URL and REDIS_URL"
    if given.end_a_node and (given.url or not several):
        return "--end-a-node needs --nodes 2 or more"
    return None


def _measure(given: argparse.Namespace) -> dict[str, Any]:
    import msgspec

    from bummerl.server.load import Load
    from bummerl.server.load_log import look_into_logs

    def told(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory(prefix="bummerl-load-") as folder:
        with ExitStack() as stack:
            nodes = {} if given.url else dict(_start(stack, folder) for _ in range(given.nodes))
            load = Load(given.url or list(nodes), given.tables, given.seconds, given.every)

            def end_a_node() -> str:
                address = list(nodes)[-1]
                nodes[address].kill()
                return address

            figures = asyncio.run(load.run(told, end_a_node if given.end_a_node else None))
        shown: dict[str, Any] = msgspec.to_builtins(figures)
        if not given.url:
            # The servers have ended by now, so that what they used is known.
            used = resource.getrusage(resource.RUSAGE_CHILDREN)
            kept = asyncio.run(look_into_logs(Path(folder), os.environ.get("DATABASE_URL"), load.acked))
            shown |= msgspec.to_builtins(kept)
            shown["serverCpuSeconds"] = round(used.ru_utime + used.ru_stime, 2)
            shown["serverMemoryMb"] = used.ru_maxrss // 1024
    return shown


def _start(stack: ExitStack, folder: str) -> tuple[str, subprocess.Popen[str]]:
    """A server of its own on a folder: its address and its process."""
    environment = {**os.environ, "BUMMERL_OPENS_PER_MINUTE": "1000000", "BROWSER": "none"}
    command = [sys.executable, "-m", "bummerl", "serve", "--port", "0", "--data", folder]
    process = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment))
    stack.callback(process.wait)
    stack.callback(process.terminate)
    assert process.stdout is not None
    line = process.stdout.readline()
    if ": " not in line:
        raise SystemExit("bummerl bench server: the server did not start")
    return line.split(": ", 1)[1].strip(), process


def _allow_sockets(wanted: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, wanted), hard), hard))
