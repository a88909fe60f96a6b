"""Tables and accounts on one database, without a network."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from matchwood.errors import MatchwoodError
from matchwood.server.accounts.profile import StoredAccount
from matchwood.server.protocol.messages import NewTable
from matchwood.server.services import Services
from matchwood.server.storage import schema
from matchwood.server.storage.log import Log
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.tables.room import Room
from tests.support.database import open_new_database
from tests.support.waiting import wait_until_async


class Club:
    """Tables and accounts on one database."""

    def __init__(self, folder: Path) -> None:
        self.engine = open_new_database(folder / "tables.db")
        self.services = Services(Log(self.engine))
        self.tables = self.services.tables
        self.accounts = self.services.accounts

    async def joins(self, name: str) -> StoredAccount:
        return await self.accounts.sign_up(name, "correct horse", name)

    async def plays(self, *people: str, bots: int = 0, **more: Any) -> Room:
        """Play a whole game between these people, and return its table."""
        wish = NewTable("tycoon", len(people) + bots, people[0], bots=bots, pace="instant", level="beginner", **more)
        room = await self.tables.create(wish, people[0])
        for person in people[1:]:
            await self.tables.commands.run(room, Sit(person, person))
        while room.table.state == "playing":
            await self.moves(room, people)
        return room

    async def moves(self, room: Room, people: tuple[str, ...]) -> None:
        """Make a move for one of these people, if it is their turn. Else wait for bots and forced moves."""

        def owing() -> list[tuple[str, int]]:
            assert room.table.game is not None
            return [(person, seat) for person in people for seat in room.table.seats_of(person) if seat in room.table.game.owing]

        await wait_until_async(lambda: owing() or room.table.state != "playing")
        for person, seat in owing()[:1]:
            assert room.table.game is not None
            move = PlayMove(person, room.table.game.legal_moves(seat)[0], f"key {room.table.number}")
            with contextlib.suppress(MatchwoodError):
                await self.tables.commands.run(room, move)

    async def settled(self) -> None:
        await settled(self.engine)

    async def close(self) -> None:
        await self.services.close()


async def settled(engine: sql.Engine) -> None:
    def unsettled() -> object:
        with engine.connect() as connection:
            return connection.scalar(sql.select(sql.func.count()).where(schema.ends.c.settled == 0))

    await wait_until_async(lambda: unsettled() == 0)


@asynccontextmanager
async def open_club(folder: Path) -> AsyncIterator[Club]:
    club = Club(folder)
    try:
        yield club
    finally:
        await club.close()
