"""The locks fit every Python that is allowed, not only the one they were made on."""

from __future__ import annotations

import re
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
OLDEST = {"python_version": "3.11", "python_full_version": "3.11.0"}
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==", re.M)


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_what_is_locked_is_whole_on_the_oldest_python(lock: str) -> None:
    """Debian 12 has Python 3.11.2, for which redis, for one, asks for a package more than on later ones."""
    locked = {canonicalize_name(name) for name in PINNED.findall((ROOT / lock).read_text("utf-8"))}
    assert len(locked) > 20
    missing = []
    for name in sorted(locked):
        for text in requires(name) or ():
            wanted = Requirement(text)
            needed = wanted.marker is None or wanted.marker.evaluate({**OLDEST, "extra": ""})
            if needed and canonicalize_name(wanted.name) not in locked:
                missing.append(f"{name}: {text}")
    assert not missing
