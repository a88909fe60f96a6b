"""Tables from which people are away, and what the others decide about them."""

from __future__ import annotations

import secrets
from typing import Unpack

from matchwood.server.protocol.messages import NewTable
from matchwood.server.protocol.values import Wish
from matchwood.server.table.commands.absence import Vote
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.table import Table
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.in_process import TableSettings, Watcher
from tests.surely import surely

PEOPLE = ("ada", "bea", "cem", "dan")
ADA, BEA, CEM, DAN = range(4)


async def table_of(tables: Tables, people: int, here: tuple[int, ...], bots: int = 0, **more: Unpack[TableSettings]) -> Room:
    """Create a table of this many people at which the game has begun; the people at the seats `here` have it open."""
    wish = NewTable("matchmaster", people + bots, "ada", bots=bots, **TableSettings(pace="instant", level="casual") | more)
    room = await tables.create(wish, PEOPLE[0])
    for person in PEOPLE[1:people]:
        await tables.commands.run(room, Sit(person, person))
    for seat in here:
        await tables.watch(Watcher(PEOPLE[seat]), room.table.id, room.table.number)
    return room


async def decide(tables: Tables, room: Room, by: int, about: int, wish: Wish) -> None:
    """Tell the table what the person at one seat wishes about an absent person."""
    await tables.commands.run(room, Vote(PEOPLE[by], about, wish))


async def move(tables: Tables, room: Room, seat: int) -> None:
    """Play the first legal move of this seat."""
    await tables.commands.run(room, PlayMove(PEOPLE[seat], surely(room.table.game).legal_moves(seat)[0], secrets.token_hex(8)))


async def again(tables: Tables, room: Room) -> Table:
    """Return the table as another process would read it from its log."""
    return Table.from_events(room.table.id, await tables.log.read(room.table.id))
