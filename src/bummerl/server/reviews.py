"""Looking through a finished deal over HTTP."""

import asyncio
from typing import Annotated

from litestar import get
from litestar.datastructures import State
from litestar.params import Parameter

from bummerl.club.review import Review
from bummerl.club.state import TableError, seat_of
from bummerl.club.table import links_of
from bummerl.club.tables import person_of
from bummerl.server.routes import Authorization, house_of, token_of


@get("/api/tables/{table_id:str}/review", tags=["tables"])
async def get_review(
    state: State,
    table_id: str,
    deal: Annotated[int | None, Parameter(ge=1, le=100_000)] = None,
    authorization: Authorization = None,
) -> Review:
    """What each decision of a finished deal cost; the last one unless `deal` names another. 409 if none is finished."""
    house = house_of(state)
    if not getattr(house.computers.thinker, "ready", True):
        raise TableError("busy")
    rows = await house.store.read(table_id)
    if not rows:
        raise TableError("noSuchTable")
    chain = await asyncio.to_thread(links_of, table_id, None, rows)
    you = seat_of(chain[-1][1], person_of(token_of(authorization)))
    return await house.reviews.of(chain, deal, you or 0)
