"""`bummerl worker`: plays the computers' turns for nodes that share a PostgreSQL and do not think themselves."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bummerl.server.settings import Settings


def main(argv: Sequence[str]) -> int:
    """Work until told to stop; status 2 if there is no database to share."""
    options = argparse.ArgumentParser(
        prog="bummerl worker",
        description="Take the computers' turns of all nodes on $DATABASE_URL. Start the nodes with BUMMERL_THREADS=0.",
    )
    options.add_argument("--threads", type=int, help="how many computers think at once (default: the cores)")
    given = options.parse_args(list(argv))
    import msgspec

    from bummerl.server.logs import set_up_logs
    from bummerl.server.settings import from_environment

    try:
        settings = from_environment()
    except ValueError as wrong:
        print(f"bummerl worker: {wrong}", file=sys.stderr)
        return 2
    if not settings.database_url:
        print("bummerl worker: DATABASE_URL is not set; one process with SQLite needs no worker", file=sys.stderr)
        return 2
    set_up_logs()
    threads = given.threads or settings.threads or 1
    asyncio.run(_work(msgspec.structs.replace(settings, threads=threads)))
    return 0


async def _work(settings: Settings) -> None:
    from bummerl.club.computer import Engine
    from bummerl.server import pauses
    from bummerl.server.house import open_house
    from bummerl.server.kernels import Kernels

    engine = Engine(ready=False)
    kernels = Kernels(engine)
    kernels.start()
    end = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, end.set)
    house = await open_house(settings, engine, worker=True)
    print("Bummerl worker is ready", flush=True)
    short = asyncio.create_task(pauses.keep_short())
    try:
        await end.wait()
    finally:
        short.cancel()
        kernels.stop()
        await house.close()
