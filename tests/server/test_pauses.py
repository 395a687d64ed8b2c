"""What keeps pauses short is set for a serving process, and put back afterwards."""

import asyncio
import gc
import sys
from contextlib import suppress

from bummerl.server import pauses


async def test_a_process_that_serves_looks_for_garbage_rarely_and_hands_over_soon() -> None:
    before = gc.get_threshold(), sys.getswitchinterval()
    try:
        short = asyncio.create_task(pauses.keep_short())
        await asyncio.sleep(0)
        assert gc.get_threshold() == (pauses.YOUNG, pauses.MIDDLE, pauses.NEVER)
        assert sys.getswitchinterval() < 0.001
        assert gc.get_freeze_count() > 10_000
        short.cancel()
        with suppress(asyncio.CancelledError):
            await short
        assert (gc.get_threshold(), sys.getswitchinterval()) == before
    finally:
        gc.unfreeze()
