"""Undo: its calls over HTTP, and a pass in Matchstick Tycoon that can be undone."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import httpx

from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.table import Table
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.answers import Json
from tests.server.conftest import Person
from tests.server.in_process import make_move, start_table
from tests.support.optional import not_none
from tests.support.waiting import run_in_thread


def takes_back(person: Person, table: Json, key: str | None = None) -> httpx.Response:
    return person.http.post(f"/api/tables/{table['id']}/take-back", json={"key": key or secrets.token_hex(8)})


def replay(database: Path, table: Json) -> Table:
    async def read() -> Table:
        log = Log(open_database(f"sqlite:///{database}"))
        found = Table.from_events(table["id"], await log.read(table["id"]))
        await asyncio.to_thread(log.close)
        return found

    return run_in_thread(read())


def current_seat(room: Room) -> int:
    return not_none(room.table.game).owing[0]


def weak_move(room: Room) -> str:
    game = not_none(room.table.game)
    return next(move for move in game.legal_moves() if not move.startswith(f"{game.view(None).table.strongest}:"))


async def start_with_a_pass(tables: Tables, *, external_bot: bool = False) -> tuple[Room, int, int]:
    """Start a game of three in which one seat has led and the next has passed. Return these seats too."""
    room = await start_table(tables, 1, game="tycoon", players=3, limit=300)
    await tables.commands.run(room, Sit("bea", "Bea", None, "guest" if external_bot else "person"))
    await tables.commands.run(room, Sit("cem", "Cem"))
    leader = current_seat(room)
    await make_move(tables, room, leader, weak_move(room))
    passer = current_seat(room)
    await make_move(tables, room, passer, "pass")
    return room, leader, passer
