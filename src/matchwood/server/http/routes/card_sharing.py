"""The HTTP calls of card sharing."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from litestar.params import Body

from matchwood.server.http.dependencies import Address, RateLimiter, TableContext
from matchwood.server.http.openapi import errors
from matchwood.server.protocol.messages import Look, Show, VisibleTable
from matchwood.server.table.commands.card_sharing import LookAtCards, ShowCards


@post("/api/tables/{table:str}/showing", responses=errors(404, 409, 413, 422), raises=[], status_code=200)
async def showing(
    data: Annotated[Show, Body()], table_context: TableContext, rate_limiter: RateLimiter, address: Address
) -> Response[VisibleTable]:
    """Show the caller's cards to spectators, or hide them (docs/reference/tables.md#card-sharing)."""
    await rate_limiter.check("looks", address)
    await table_context.run(ShowCards(table_context.person, data.show, data.seen))
    return table_context.view()


@post("/api/tables/{table:str}/looking", responses=errors(404, 409, 413, 422), raises=[], status_code=200)
async def looking(
    data: Annotated[Look, Body()], table_context: TableContext, rate_limiter: RateLimiter, address: Address
) -> Response[VisibleTable]:
    """Choose the player whose cards the caller sees (docs/reference/tables.md#card-sharing)."""
    await rate_limiter.check("looks", address)
    await table_context.run(LookAtCards(table_context.person, data.seat, data.seen))
    return table_context.view()


CARD_SHARING_ROUTES = [showing, looking]
