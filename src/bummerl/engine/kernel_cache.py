"""Throw away compiled kernels whose sources, or the sources of kernels they call, have changed.

numba looks only at the file of a function itself. A caller with the old body of a callee inlined would live on in its
cache, so after any change below it a module's cached machine code goes. Costs about a millisecond at import.
"""

import hashlib
import re
from functools import cache
from pathlib import Path

_HERE = Path(__file__).parent
_IMPORT = re.compile(rb"^(?:from|import) bummerl\.engine\.(\w+)|^from bummerl\.engine import ([\w ,]+)", re.MULTILINE)


def drop_stale(folder: Path = _HERE) -> list[str]:
    """Remove cached code that is older than a source it was made from; returns the names of the modules concerned."""
    kept = folder / "__pycache__"
    dropped = []
    for name in sorted({index.name.split(".")[0] for index in kept.glob("*.nbi")}):
        stamp, now = kept / f"{name}.kernel-stamp", signature(name, folder)
        try:
            if stamp.exists() and stamp.read_text() == now:
                continue
            for index in kept.glob(f"{name}.*.nbi"):
                index.unlink(missing_ok=True)
            stamp.write_text(now)
        except OSError:  # a folder that nobody may write to was installed as a whole
            continue
        dropped.append(name)
    return dropped


def signature(name: str, folder: Path = _HERE) -> str:
    """A hash of the sources of a module and of every engine module below it."""
    total = hashlib.sha256()
    for each in sorted(_below(name, folder)):
        total.update(each.encode() + _source(folder / f"{each}.py"))
    return total.hexdigest()


def _below(name: str, folder: Path) -> set[str]:
    found, todo = set(), {name}
    while todo:
        each = todo.pop()
        found.add(each)
        for single, several in _IMPORT.findall(_source(folder / f"{each}.py")):
            names = {single.decode()} if single else {part.split()[0] for part in several.decode().split(",")}
            todo |= names - found
    return found


@cache
def _source(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""
