"""Whoever calls to do something at a table: where that is, who they are, and what they see of it afterwards."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import Body, PathParameter

from matchwood.server.protocol.messages import Ask, Table
from matchwood.server.table.commands import Command
from matchwood.server.tables.commands import Commands
from matchwood.server.tables.room import Room

TableId = Annotated[str, PathParameter(max_length=32, description="The ID of the table, as in its address.")]
Asked = Annotated[Ask | None, Body()]
"""A body that may be missing, as clients of older versions send none."""


class TableContext(NamedTuple):
    """The caller at a table, with the cookies by which a newcomer is known from now on."""

    commands: Commands
    room: Room
    person: str
    cookies: list[Cookie]

    async def run(self, command: Command) -> None:
        """Carry out a command of the caller at this table. Raises the error that refused it."""
        await self.commands.run(self.room, command)

    def view(self, room: Room | None = None) -> Response[Table]:
        """The table as the caller sees it, or the one where they are now."""
        return Response((room or self.room).view_of(self.person), cookies=self.cookies, status_code=200)


def last_seen_by(asked: Ask | None) -> int | None:
    """The last event that the caller knew, if they name one."""
    return None if asked is None else asked.seen
