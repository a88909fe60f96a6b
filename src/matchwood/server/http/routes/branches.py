"""The HTTP calls of branches: tables that start from a position of a finished game."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body

from matchwood.server.http.dependencies import Address, Branches, Caller, Person, RateLimiter
from matchwood.server.http.openapi import errors
from matchwood.server.http.routes.replays import RecordId
from matchwood.server.http.table_context import TableId
from matchwood.server.identity import identify
from matchwood.server.protocol.branch_messages import Branch, NewBranch
from matchwood.server.protocol.messages import VisibleTable

New = Annotated[NewBranch, Body()]


@post("/api/tables/{table:str}/branches", responses=errors(404, 409, 413, 422), raises=[])
async def create_branch(
    table: TableId, data: New, request: Caller, branch_service: Branches, rate_limiter: RateLimiter, address: Address
) -> Response[VisibleTable]:
    """Create a table at which the caller plays on from a position of this finished game (docs/reference/tables.md#branches)."""
    person, cookies = identify(request)
    async with rate_limiter.count_new_table(address):
        finished = await branch_service.finished_game(table, person)
        room = await branch_service.create(finished, data, person, address)
    return Response(room.view_of(person), cookies=cookies, status_code=201)


@get("/api/tables/{table:str}/branches", responses=errors(404), raises=[])
async def own_branches(table: TableId, branch_service: Branches, person: Person) -> list[Branch]:
    """Return the newest tables that the caller started from this game, at most 20, the newest first."""
    return await branch_service.branches_of(person, table)


@post("/api/replays/{record:str}/branches", responses=errors(404, 409, 413, 422), raises=[])
async def create_branch_of_record(
    record: RecordId, data: New, request: Caller, branch_service: Branches, rate_limiter: RateLimiter, address: Address
) -> Response[VisibleTable]:
    """Create a table at which the caller plays on from a position of an uploaded game."""
    person, cookies = identify(request)
    async with rate_limiter.count_new_table(address):
        finished = await branch_service.uploaded_game(record)
        room = await branch_service.create(finished, data, person, address)
    return Response(room.view_of(person), cookies=cookies, status_code=201)


@get("/api/replays/{record:str}/branches", responses=errors(404), raises=[])
async def own_branches_of_record(record: RecordId, branch_service: Branches, person: Person) -> list[Branch]:
    """Return the newest tables that the caller started from an uploaded game, at most 20, the newest first."""
    return await branch_service.branches_of(person, record)


BRANCH_ROUTES = [create_branch, own_branches, create_branch_of_record, own_branches_of_record]
