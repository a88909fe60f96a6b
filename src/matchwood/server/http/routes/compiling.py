"""The HTTP calls about the compilation of games."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Body

from matchwood.errors import UnknownGame, shown
from matchwood.server.compute.compiling_messages import Preparing, Wanted
from matchwood.server.http.dependencies import Compiler
from matchwood.server.http.openapi import errors


@get("/api/preparing", responses=errors(), raises=[])
async def preparing(compiler: Compiler) -> list[Preparing]:
    """Return the progress of the compilation of each game. A request for a table waits until the table's game is compiled."""
    return await compiler.progress()


@post("/api/preparing", responses=errors(413, 422), raises=[], status_code=200)
async def want(data: Annotated[Wanted, Body()], compiler: Compiler) -> list[Preparing]:
    """Compile this game before all other games. Return the compilation progress of all games."""
    known = [game.game for game in await compiler.progress()]
    if data.game not in known:
        raise UnknownGame(f"there is no game {shown(data.game)}; choose one of {', '.join(known)}", known)
    compiler.prioritize(data.game)
    return await compiler.progress()


COMPILING_ROUTES = [preparing, want]
