"""One server and one browser for all tests of this folder; each test gets visitors of its own."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from e2e.house import Server, Visitor, running_chromium, visit
from services import Absent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium; skipped without it, required on CI."""
    try:
        with running_chromium() as chromium:
            yield chromium
    except Absent as reason:
        reason.skip_or_fail()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty data folder, shared by the tests of this folder."""
    house = Server(tmp_path_factory.mktemp("house") / "data")
    house.start()
    yield house
    house.stop()


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for one test alone, which may kill it."""
    house = Server(tmp_path_factory.mktemp("own-house") / "data")
    house.start()
    yield house
    house.stop()


@pytest.fixture
def visitors() -> Iterator[list[Visitor]]:
    """Everybody who came in this test; afterwards nothing may have gone wrong in any of their pages."""
    came: list[Visitor] = []
    yield came
    problems = [problem for visitor in came for problem in visitor.problems()]
    for visitor in came:
        visitor.context.close()
    assert not problems, "\n".join(problems)


@pytest.fixture
def come(browser: Browser, server: Server, visitors: list[Visitor]) -> Callable[..., Visitor]:
    """`come(width=360, theme="dark", lang="de", touch=True, settings={…})`: a new person at the shared server."""

    def arrive(at: Server = server, **wishes: Any) -> Visitor:
        visitor = partial(visit, browser, at)(**wishes)
        visitors.append(visitor)
        return visitor

    return arrive
