"""The caller of an HTTP request about a table."""

from __future__ import annotations

from functools import partial
from typing import Annotated, NamedTuple

from litestar import Response, post
from litestar.datastructures import Cookie
from litestar.params import Body, PathParameter, QueryParameter

from matchwood.server.http.openapi import errors
from matchwood.server.http.rate_limiter import CHANGES
from matchwood.server.protocol.messages import Ask, VisibleTable
from matchwood.server.table.commands import Command
from matchwood.server.tables.commands import Commands
from matchwood.server.tables.room import Room

TableId = Annotated[str, PathParameter(max_length=32, description="The ID of the table, as in its address.")]
Seen = Annotated[
    int, QueryParameter(ge=0, le=1_000_000_000, description="The last event that the client knows. The answer includes this event.")
]
"""The last event that the client knows. If another server stored it, this server reads it from the database."""
OptionalAsk = Annotated[Ask | None, Body()]
"""An optional body, because older clients send none."""

changes_table = partial(post, responses=errors(404, 409, 413, 422), raises=[], status_code=200, opt={CHANGES: True})
"""Declares a call that changes a table. Such calls have their own rate limit."""


class TableContext(NamedTuple):
    """The caller, the table and the new cookies of an HTTP request."""

    commands: Commands
    room: Room
    person: str
    cookies: list[Cookie]

    async def run(self, command: Command) -> None:
        """Run a command at the table of this request."""
        await self.commands.run(self.room, command)

    def view(self, room: Room | None = None) -> Response[VisibleTable]:
        """Show a table to the caller. If `room` is None, show the table of this HTTP request."""
        return Response((room or self.room).view_of(self.person), cookies=self.cookies, status_code=200)


def last_seen_by(asked: Ask | None) -> int | None:
    """Return the number of the last event that the client has seen."""
    return None if asked is None else asked.seen
