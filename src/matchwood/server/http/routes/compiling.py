"""The HTTP calls about games that are got ready: how far they are, and which comes first."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Body

from matchwood.errors import UnknownGame, shown
from matchwood.server.compute.compiling_messages import Preparing, Wanted
from matchwood.server.http.dependencies import Warming
from matchwood.server.http.openapi import refusals


@get("/api/preparing", responses=refusals(), raises=[])
async def preparing(warming: Warming) -> list[Preparing]:
    """How far each game is."""
    return await warming.preparing()


@post("/api/preparing", responses=refusals(413, 422), raises=[], status_code=200)
async def want(data: Annotated[Wanted, Body()], warming: Warming) -> list[Preparing]:
    """Get this game ready before those that nobody waits for; how far each is."""
    known = [game.game for game in await warming.preparing()]
    if data.game not in known:
        raise UnknownGame(f"there is no game {shown(data.game)}; there is {', '.join(known)}", known)
    warming.want(data.game)
    return await warming.preparing()


WARMING_CALLS = [preparing, want]
