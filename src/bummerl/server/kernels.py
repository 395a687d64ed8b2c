"""Gets the engine ready beside the running server: its kernels may first have to be compiled.

Until then a plain player moves for every level, so that the first card can be played at once.
"""

import subprocess
import sys
import threading
from importlib.util import find_spec

import structlog

from bummerl.club.computer import Engine
from bummerl.server import pauses

log = structlog.get_logger("bummerl.kernels")

COMPILE = "bummerl.engine.compile"


class Kernels:
    """Compiles the kernels in a process of their own, then loads them in this one."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False

    def start(self) -> None:
        """Begin in the background."""
        threading.Thread(target=self._prepare, name="kernels", daemon=True).start()

    def stop(self) -> None:
        """Leave off."""
        self._stopped = True
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()

    def _prepare(self) -> None:
        try:
            if find_spec(COMPILE) is not None:
                # A process of its own: compiling holds the interpreter for seconds at a time.
                self._process = subprocess.Popen(
                    [sys.executable, "-m", COMPILE], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
                )
                status = self._process.wait()
                if self._stopped:
                    return
                if status != 0:
                    log.error("kernels not compiled", status=status)
            self._engine.load()
            pauses.settle()
        except Exception as failure:
            log.error("engine not ready", kind=type(failure).__name__)
