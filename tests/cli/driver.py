"""A person at a real terminal: starts the command on a pseudo-terminal, reads what it shows and types."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from types import TracebackType

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 240.0


class Ended(Exception):
    """The command has ended."""


class Terminal:
    """`bummerl` with these words on a terminal of 100 columns and 40 rows."""

    def __init__(self, words: Sequence[str], data: Path, **extra: str) -> None:
        self.shown = ""
        self._seen = 0
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        settings = termios.tcgetattr(slave)
        settings[3] &= ~termios.ECHO
        termios.tcsetattr(slave, termios.TCSANOW, settings)
        self._master = master
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bummerl", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(data, **extra),
            start_new_session=True,
            preexec_fn=_sit_down,
        )
        os.close(slave)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._master)

    def until(self, *questions: str) -> str:
        """Return what was shown up to the first of these questions. Raises Ended."""
        end = time.monotonic() + PATIENCE
        while True:
            new = ESCAPE.sub("", self.shown[self._seen :])
            if any(new.rstrip().endswith(f"{question}:") for question in questions):
                self._seen = len(self.shown)
                return new
            self._more(end, new)

    def rest(self) -> str:
        """Return what is shown until the command ends."""
        end = time.monotonic() + PATIENCE
        try:
            while True:
                self._more(end, "")
        except Ended:
            return ESCAPE.sub("", self.shown[self._seen :])

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        os.write(self._master, line.encode() + b"\n")

    def press(self, key: bytes) -> None:
        """Press a key, such as b"\\x03" for Ctrl-C or b"\\x04" for Ctrl-D."""
        os.write(self._master, key)

    def status(self) -> int:
        """Wait for the end; return the exit status."""
        return self.process.wait(PATIENCE)

    def _more(self, end: float, new: str) -> None:
        ready, _, _ = select.select([self._master], [], [], max(end - time.monotonic(), 0))
        if not ready:
            raise TimeoutError(f"nothing more is shown after:\n{new}")
        try:
            chunk = os.read(self._master, 65536)
        except OSError:  # Linux says so when the other side of a pseudo-terminal is closed
            raise Ended from None
        if not chunk:
            raise Ended
        self.shown += chunk.decode(errors="replace").replace("\r\n", "\n")


def _sit_down() -> None:
    """Take the terminal as one's own, where Ctrl-C works even if whoever started the tests ignores it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def environment(data: Path, **extra: str) -> Mapping[str, str]:
    """Return an environment without colours or languages of its own."""
    drop = ("NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "LANG", "TERM", "COLUMNS", "LINES")
    kept = {name: value for name, value in os.environ.items() if name not in drop}
    return {**kept, "BUMMERL_DATA": str(data), "TERM": "xterm-256color", "LANG": "C.UTF-8", **extra}


def run(*words: str, data: Path, given: str = "", **extra: str) -> subprocess.CompletedProcess[str]:
    """Run `bummerl` with pipes instead of a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "bummerl", *words],
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env=environment(data, **extra),
    )
