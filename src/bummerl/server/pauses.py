"""Keeps pauses short. What stays in memory is never looked through for garbage again, and everything at once only now
and then: at a thousand tables one such look stops all of them for half a second, and Python would take one every five
seconds. Nearly nothing here is garbage that only such a look finds: mainly sockets that were closed.
"""

import asyncio
import gc
import sys

YOUNG, MIDDLE, NEVER = 5_000, 10, 1_000_000
"""After how many new objects Python looks through the youngest, after how many such looks through the middle ones."""
LOOK = 600.0
"""Seconds between two looks at everything."""
SWITCH = 0.0005
"""Seconds after which a thread lets the others go on: a thread that writes or thinks must not hold up the sockets."""


def settle() -> None:
    """Take all that is in memory now for lasting; to be called when everything is loaded."""
    gc.collect()
    gc.freeze()


async def keep_short() -> None:
    """Look after the pauses of this process, for ever."""
    before, interval = gc.get_threshold(), sys.getswitchinterval()
    settle()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    sys.setswitchinterval(SWITCH)
    try:
        while True:
            await asyncio.sleep(LOOK)
            gc.collect()
    finally:
        gc.set_threshold(*before)
        sys.setswitchinterval(interval)
