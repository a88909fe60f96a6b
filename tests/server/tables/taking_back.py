"""What the tests of taking back do over real connections, and the table as its log tells it."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import httpx

from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from matchwood.server.table.table import Table
from tests.server.answers import Json
from tests.server.conftest import Person
from tests.waiting import waited_for


def takes_back(person: Person, table: Json, key: str | None = None) -> httpx.Response:
    return person.http.post(f"/api/tables/{table['id']}/take-back", json={"key": key or secrets.token_hex(8)})


def replay(database: Path, table: Json) -> Table:
    async def whole() -> Table:
        log = Log(open_database(f"sqlite:///{database}"))
        table_again = Table.from_events(table["id"], await log.read(table["id"]))
        await asyncio.to_thread(log.close)
        return table_again

    return waited_for(whole())
