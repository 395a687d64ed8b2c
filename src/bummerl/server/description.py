"""The description of the HTTP part (OpenAPI), with what can go wrong: every refusal is a `Problem`."""

from collections.abc import Iterator
from typing import Any

from litestar.connection import Request
from litestar.openapi.plugins import JsonRenderPlugin

Json = dict[str, Any]

PROBLEM: Json = {
    "title": "Problem",
    "type": "object",
    "description": "Why something is refused: a code that does not change, and the facts for its sentence.",
    "required": ["code", "args"],
    "properties": {
        "code": {"type": "string", "pattern": "^[a-z][A-Za-z]*$"},
        "args": {"type": "object", "additionalProperties": {"type": ["string", "integer", "boolean"]}},
    },
}
EVENT: Json = {
    "title": "Event",
    "type": "object",
    "description": "Something that happened, by its `type`; docs/protocol.md lists all of them with their fields.",
    "required": ["type"],
    "properties": {"type": {"type": "string"}},
}
"""Events of all games share a base, of which alone the description would otherwise speak."""
REASONS = {
    "400": "Something in the request makes no sense",
    "401": "The token, name or password is not right",
    "404": "There is nothing of this name",
    "409": "The state of things does not allow it",
    "413": "The body is too large",
    "429": "Too much, or too often",
    "503": "Busy: try again",
}
NOT_JSON: dict[str, dict[str, Json]] = {
    "/metrics": {"text/plain": {"schema": {"type": "string"}}},
    "/api/tables/{table_id}/record": {
        "text/plain": {"schema": {"type": "string"}},
        "application/json": {"schema": {"type": "object"}},
    },
}
"""What is answered by the paths that choose the form of their answer themselves."""


class Description(JsonRenderPlugin):
    """Serves the description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        """The description as bytes."""
        return super().render(request, complete(openapi_schema))


def complete(schema: Json) -> Json:
    """The description of all routes with refusals, and with bodies that allow no unknown field."""
    components = dict(schema["components"]["schemas"])
    components |= {"Problem": PROBLEM, "Event": EVENT}
    paths: Json = {}
    for path, operations in schema["paths"].items():
        paths[path] = {method: _operation(path, method, found) for method, found in operations.items()}
        for operation in operations.values():
            for name in _named(operation.get("requestBody"), components):
                components[name] = {**components[name], "additionalProperties": False}
    return {**schema, "components": {**schema["components"], "schemas": components}, "paths": paths}


def _operation(path: str, method: str, operation: Json) -> Json:
    answers = {status: found for status, found in operation["responses"].items() if status < "300"}
    if path in NOT_JSON:
        answers["200"] = {**answers["200"], "content": NOT_JSON[path]}
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    refusals = {status: {"description": REASONS[status], "content": content} for status in _statuses(method, operation)}
    return {**operation, "responses": answers | refusals}


def _statuses(method: str, operation: Json) -> Iterator[str]:
    """How an operation may refuse, which follows from what it takes."""
    parameters = operation.get("parameters", [])
    places = {parameter["in"] for parameter in parameters}
    if parameters or "requestBody" in operation or method != "get":
        yield "400"
    if any(parameter["name"] == "Authorization" for parameter in parameters) or method != "get":
        yield "401"
    if "path" in places or method != "get":
        yield from ("404", "409")
    if method != "get":
        yield from ("413", "429", "503")


def _named(part: Any, components: Json) -> Iterator[str]:
    """The names of all components that a part of the description uses."""
    if isinstance(part, dict):
        name = str(part.get("$ref", "")).rpartition("/")[2]
        if name in components:
            yield name
            yield from _named(components[name], components)
        for value in part.values():
            yield from _named(value, components)
    elif isinstance(part, list):
        for value in part:
            yield from _named(value, components)
