"""Create a database with many copies of one finished table."""

from __future__ import annotations

import asyncio
import random
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path

from matchwood.server.protocol.messages import MakeMove, NewTable
from matchwood.server.services import Services
from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from matchwood.server.table.commands.seats import Sit
from matchwood.server.tables.creation import HOUR_MS, new_id
from matchwood.server.util.clock import now

SETTLED = 1.5
"""The result of a finished game is stored after at most these seconds."""
AN_HOUR = 100


def in_the_hours_before(number: int) -> str:
    return new_id(now() - number // AN_HOUR * HOUR_MS)


def with_finished_tables(path: Path, count: int, name: Callable[[int], str] = in_the_hours_before) -> None:
    """Create a database with `count` finished tables. `name` returns the table ID for each number below `count`."""
    table_id = asyncio.run(_played(path))
    ids = sorted(map(name, range(count)))
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA synchronous = OFF")
    with connection:
        for name in ("events", "sitters", "ends", "results"):
            _copy(connection, name, table_id, ids)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def _copy(connection: sqlite3.Connection, name: str, table_id: str, ids: list[str]) -> None:
    columns = [column for _, column, *_ in connection.execute(f"PRAGMA table_info({name})")]
    rows = connection.execute(f"SELECT {', '.join(columns)} FROM {name} WHERE table_id = ?", (table_id,)).fetchall()
    place = columns.index("table_id")
    copies = ((*row[:place], copy, *row[place + 1 :]) for copy in ids for row in rows)
    connection.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})", copies)


async def _played(path: Path) -> str:
    services, chance = Services(Log(open_database(f"sqlite:///{path}"))), random.Random(1)
    tables = services.tables
    people = [secrets.token_hex(16) for _ in range(2)]
    room = await tables.create(NewTable(game="the_match", players=2, name="Ada", pace="instant"), people[0])
    await tables.commands.run(room, Sit(people[1], "Bea"))
    while room.table.state == "playing" and room.table.game is not None:
        seat = room.table.game.owing[0]
        move = chance.choice(room.table.game.legal_moves(seat))
        await tables.play(room, MakeMove(move, secrets.token_hex(4)), people[seat])
    await asyncio.sleep(SETTLED)
    await services.close()
    return room.table.id
