"""A pass in Matchstick Tycoon that can be taken back, at the keeper of the tables."""

from __future__ import annotations

import secrets

from matchwood.server.protocol.messages import NewTable
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables

PEOPLE = ("ada", "bea", "cem")


def on_turn(room: Room) -> int:
    assert room.table.game is not None
    return room.table.game.owing[0]


def weak_move(room: Room) -> str:
    """A play that does not leave the next seat without a choice."""
    assert room.table.game is not None
    strongest = room.table.game.view(None).table.strongest
    return next(move for move in room.table.game.legal_moves() if not move.startswith(f"{strongest}:"))


async def moves(tables: Tables, room: Room, move: str) -> int:
    """The seat on turn makes this move."""
    seat = on_turn(room)
    await tables.commands.run(room, PlayMove(PEOPLE[seat], move, secrets.token_hex(4)))
    return seat


async def a_pass(tables: Tables, *, guests: bool = False) -> tuple[Room, int, int]:
    """Three at a table: one has led, the second has passed. The table, who led and who passed."""
    room = await tables.create(NewTable("tycoon", 3, "Ada", limit=300), "ada")
    await tables.commands.run(room, Sit("bea", "Bea", None, "guest" if guests else "person"))
    await tables.commands.run(room, Sit("cem", "Cem"))
    return room, await moves(tables, room, weak_move(room)), await moves(tables, room, "pass")
