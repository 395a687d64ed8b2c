"""The HTTP part does what its description says, whatever is sent to it: fuzzed by schemathesis, with a fixed seed."""

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.generation import GenerationMode

from server.processes import Player, Server, hear, zygote

load_all_checks()

EXAMPLES = 9
CHECKED = [
    CHECKS.get_one(name)
    for name in (
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
        "negative_data_rejection",
    )
]
"""All but that what fits the description must succeed: rules, names and tables are known to the server alone."""
RULES = ("weich-wien", "scharf closeMinStock=2", "dreier")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    many = 1_000_000
    with zygote() as starts:
        yield starts.start(
            tmp_path_factory.mktemp("data"),
            logins_per_minute=many,
            reports_per_hour=many,
            tables_per_person=many,
            address="http://localhost:8066",
        )


@pytest.fixture(scope="module")
def tables(server: Server) -> list[dict[str, Any]]:
    """A table with a deal that is over, and one that waits for somebody."""
    played = server.open_table(pace=0)
    player = Player(played, random.Random(4).choice)
    with server.socket(played["id"]) as socket:
        player.hello(socket)
        for _ in range(400):
            if player.view["betweenDeals"] and player.view["dealNo"] > 0:
                break
            player.act(socket)
            with suppress(TimeoutError):
                player.take(hear(socket, timeout=0.1))
    assert player.view["sheet"]
    return [played, server.open_table(people=1)]


class Fuzz:
    """Sends what schemathesis makes up, and now and then a token, a table and rules that exist."""

    def __init__(self, server: Server, tables: list[dict[str, Any]]) -> None:
        self.server, self.tables = server, tables
        self.seen: dict[str, Counter[int]] = {}
        self._number = 0

    def ask(self, operation: Any, mode: GenerationMode) -> None:
        """Fuzz one operation."""
        seen = self.seen.setdefault(operation.label, Counter())

        @seed(1)
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=False,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def check(case: Any) -> None:
            if mode is GenerationMode.POSITIVE:
                self._make_real(case)
            answer = case.call(base_url=self.server.url, timeout=20)
            seen[answer.status_code] += 1
            case.validate_response(answer, checks=CHECKED)

        check()

    def _make_real(self, case: Any) -> None:
        self._number += 1
        table = self.tables[self._number % len(self.tables)]
        if self._number % 3:
            case.headers["Authorization"] = f"Bearer {table['token']}"
        if self._number % 5 and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table["id"]
        if self._number % 2 and "rules" in case.query:
            case.query["rules"] = RULES[self._number % len(RULES)]
        if self._number % 2 and isinstance(case.body, dict) and "rules" in case.body:
            case.body["rules"] = RULES[self._number % len(RULES)]


def test_the_api_does_what_its_description_says(server: Server, tables: list[dict[str, Any]]) -> None:
    described = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    fuzz = Fuzz(server, tables)
    operations: list[Any] = [found.ok() for found in described.get_all_operations()]  # type: ignore[union-attr]
    # Whoever erases himself comes last.
    operations.sort(key=lambda operation: operation.label == "DELETE /api/me")
    for operation in operations:
        fuzz.ask(operation, GenerationMode.POSITIVE)
        if operation.body or operation.query:
            fuzz.ask(operation, GenerationMode.NEGATIVE)
    assert len(operations) > 40
    assert httpx.get(f"{server.url}/healthz").status_code == 200
    # It was not all refused: most operations have succeeded too.
    succeeded = [label for label, codes in fuzz.seen.items() if any(code < 300 for code in codes)]
    assert len(succeeded) > len(operations) / 2, sorted(set(fuzz.seen) - set(succeeded))


def test_refusals_are_described_everywhere(server: Server) -> None:
    described = httpx.get(f"{server.url}/schema/openapi.json").json()
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            refusals = {status: found for status, found in operation["responses"].items() if status >= "300"}
            assert refusals or method == "get", (method, path)
            for found in refusals.values():
                assert found["content"]["application/json"]["schema"]["$ref"].endswith("/Problem")
    opening = described["components"]["schemas"]["OpenTable"]
    assert opening["additionalProperties"] is False
