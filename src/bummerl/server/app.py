"""The Litestar application."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import Message, Scope

from bummerl.club.ports import Thinker
from bummerl.club.protocol import Facts, Problem
from bummerl.rules.errors import RulesError
from bummerl.server import account, people, reviews, routes, standing
from bummerl.server.description import Description
from bummerl.server.house import open_house
from bummerl.server.pages import HEADERS, page
from bummerl.server.settings import Settings
from bummerl.server.sockets import table_socket

log = structlog.get_logger("bummerl.app")

STATUS = {
    "noSuchTable": 404,
    "badToken": 401,
    "wrongLogin": 401,
    "nameTaken": 409,
    "notFound": 404,
    "noSuchDebt": 409,
    "settlementOpen": 409,
    "tooManyTables": 429,
    "tooMany": 429,
    "busy": 503,
    "recordNotYet": 409,
    "seatTaken": 409,
    "passkeyRefused": 401,
    "wrongPassword": 401,
    "passkeyKnown": 409,
    "noPasskey": 404,
    "tooManyReports": 429,
}
"""The HTTP status of a refusal; 400 for all others."""
MAX_BODY = 16 * 1024


def _refused(_: Request[Any, Any, Any], refused: RulesError) -> Response[Problem]:
    return Response(Problem(refused.code, refused.facts), status_code=STATUS.get(refused.code, 400))


def _http(_: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    codes = {404: "notFound", 405: "notFound", 413: "tooLarge", 429: "tooMany"}
    code = codes.get(problem.status_code, "badMessage" if problem.status_code < 500 else "internal")
    facts: Facts = {"detail": problem.detail[:160]} if code == "badMessage" else {}
    return Response(Problem(code, facts), status_code=problem.status_code, headers=problem.headers)


def _failed(request: Request[Any, Any, Any], failure: Exception) -> Response[Problem]:
    log.error("request failed", path=request.url.path, exc_info=failure)
    return Response(Problem("internal", {"kind": type(failure).__name__}), status_code=500)


async def _guard_headers(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        present = {name.lower() for name, _ in message.get("headers", ())}
        extra = [(k.lower().encode(), v.encode()) for k, v in HEADERS.items() if k.lower().encode() not in present]
        message["headers"] = [*message.get("headers", ()), *extra]


def make_app(
    settings: Settings, thinker: Thinker | None = None, on_ready: Callable[[], None] | None = None
) -> Litestar:
    """The application; `thinker` plays for the computers (the engine of this package if None), `on_ready` is called
    when the house is open."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = await open_house(settings, thinker)
        app.state["house"] = house
        if on_ready is not None:
            on_ready()
        try:
            yield
        finally:
            await house.close()

    handlers = [
        routes.get_profiles,
        routes.get_profile,
        routes.open_table,
        routes.sit_down,
        routes.pair,
        routes.lobby,
        routes.my_tables,
        routes.get_record,
        reviews.get_review,
        reviews.get_bummerl,
        reviews.get_replay,
        reviews.play_from,
        standing.get_ratings,
        standing.get_player,
        standing.get_curve,
        standing.get_games,
        standing.get_me,
        standing.get_ledger,
        standing.settle,
        standing.agree,
        standing.drop,
        standing.get_luck,
        people.register,
        people.login,
        people.list_sessions,
        people.end_session,
        people.block,
        people.list_blocks,
        people.unblock,
        people.export,
        people.erase,
        *account.ROUTES,
        routes.healthz,
        routes.metrics,
        table_socket,
        page,
    ]
    return Litestar(
        handlers,
        lifespan=[lifespan],
        exception_handlers={RulesError: _refused, HTTPException: _http, Exception: _failed},
        before_send=[_guard_headers],
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig(
            title="Bummerl", version="1", path="/schema", render_plugins=[Description(path="/openapi.json")]
        ),
        debug=False,
        logging_config=None,
    )
