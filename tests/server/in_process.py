"""A server in the process of the tests, without a network, and the people at its tables."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal, TypedDict, Unpack

import msgspec

from matchwood.server.protocol.messages import NewTable
from matchwood.server.protocol.values import ClockKey, Pace, Setting, Watching, Window
from matchwood.server.push.service import Transport
from matchwood.server.services import Services
from matchwood.server.storage.log import Log
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.table import Table
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.support.database import open_new_database
from tests.support.optional import not_none

PEOPLE = ("ada", "bea", "cem", "dan")
ADA, BEA, CEM, DAN = range(4)
"""The seats of these people at a table without bots."""


class TableSettings(TypedDict, total=False):
    """What a test sets at a new table besides its game, its people and its bots."""

    options: dict[str, Setting]
    level: str
    pace: Pace
    window: Window
    limit: int
    clock: ClockKey | Literal["none"]
    watching: Watching
    takeover: bool | None
    showing: bool | None


class Watcher:
    """A page that follows a table. It keeps the messages that the server sends."""

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def redirect(self) -> None:
        raise AssertionError("no newer server can take over")

    @property
    def numbers(self) -> list[int]:
        return [message["number"] for message in self.heard if message["type"] == "news"]

    @property
    def tables(self) -> list[dict[str, Any]]:
        return [message["table"] for message in self.heard if message["type"] == "table"]

    @property
    def sees(self) -> list[bool]:
        last = next(message for message in reversed(self.heard) if "seats" in message or "table" in message)
        return [seat["here"] for seat in (last["seats"] if "seats" in last else last["table"]["seats"])]


@asynccontextmanager
async def run_server(folder: Path, post: Transport | None = None, push: bool = True) -> AsyncIterator[Services]:
    """Run a server whose database is in this folder; `post` delivers its notifications."""
    services = Services(Log(open_new_database(folder / "tables.db")), push_transport=post, push=push)
    try:
        yield services
    finally:
        await services.close()


async def start_table(
    tables: Tables,
    people: int = 2,
    bots: int = 0,
    game: str = "matchmaster",
    players: int = 0,
    present: Sequence[str] = (),
    **settings: Unpack[TableSettings],
) -> Room:
    """Create a table for some of `PEOPLE` and bots, which the persons `present` have open. With more `players`, seats stay free."""
    usual = TableSettings(pace="instant", level="beginner")
    wish = NewTable(game, players or people + bots, "Ada", bots=bots, **usual | settings)
    room = await tables.create(wish, "ada")
    for person in PEOPLE[1:people]:
        await tables.commands.run(room, Sit(person, person.capitalize()))
    for person in present:
        await tables.watch(Watcher(person), room.table.id, room.table.number)
    return room


async def make_move(
    tables: Tables,
    room: Room,
    seat: int,
    move: str = "",
    *,
    key: str = "",
    thought: int | None = None,
    seen: int | None = None,
) -> int:
    """Play this move, or the first legal one, for the person at this seat. Return the number of its event."""
    move = move or not_none(room.table.game).legal_moves(seat)[0]
    person = room.table.chairs[seat].owner
    return await tables.commands.run(room, PlayMove(person, move, key or secrets.token_hex(8), thought, seen))


async def read_from_log(tables: Tables, room: Room) -> Table:
    """Return the table as another process reads it from its log."""
    return Table.from_events(room.table.id, await tables.log.read(room.table.id))
