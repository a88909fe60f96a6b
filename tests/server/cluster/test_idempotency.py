"""A repeated request for a new table returns the first table, also at another server."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from matchwood.server.protocol.messages import NewTable
from matchwood.server.services import Services
from matchwood.server.storage import idempotency
from matchwood.server.tables import creation
from matchwood.server.tables.creation import HOUR_MS
from matchwood.server.util.clock import now

REQUEST = NewTable("matschig", 3, "Ada", {"rounds": 12}, bots=2, clock="brisk", key="play")


@pytest.mark.parametrize("hours", [-1, 0, 1])
async def test_a_repeated_request_at_another_server_returns_the_table_also_in_the_next_hour(
    here: Services, there: Services, hours: int, monkeypatch: Any
) -> None:
    made = await here.tables.create(REQUEST, "ada")
    monkeypatch.setattr(creation, "now", lambda: now() + hours * HOUR_MS)
    again = await there.tables.create(REQUEST, "ada")
    assert (again.table.id, again.table.about) == (made.table.id, made.table.about)
    assert [room.table.id for room in await there.tables.tables_of("ada")] == [made.table.id]


async def test_many_requests_at_once_create_one_table(here: Services, there: Services) -> None:
    rooms = await asyncio.gather(*(server.tables.create(REQUEST, "ada") for server in (here, there) * 4))
    assert len({room.table.id for room in rooms}) == 1
    assert len({id(room) for room in rooms}) == 2, "one room at each server"


async def test_a_repeated_request_in_the_next_hour_returns_the_table_that_is_still_being_created(
    here: Services, there: Services, monkeypatch: Any
) -> None:
    append, started, proceed = here.log.append, asyncio.Event(), asyncio.Event()

    async def slow(*event: Any, **more: Any) -> bool:
        started.set()
        await proceed.wait()
        return await append(*event, **more)

    monkeypatch.setattr(here.log, "append", slow)
    first = asyncio.create_task(here.tables.create(REQUEST, "ada"))
    await started.wait()
    monkeypatch.setattr(creation, "now", lambda: now() + HOUR_MS)
    again = await there.tables.create(REQUEST, "ada")
    proceed.set()
    assert (await first).table.id == again.table.id
    assert len(await there.tables.tables_of("ada")) == 1


async def test_a_key_is_valid_for_one_person_and_for_a_day(here: Services, there: Services, monkeypatch: Any) -> None:
    tables = [await here.tables.create(REQUEST, "ada"), await there.tables.create(REQUEST, "bea")]
    monkeypatch.setattr(idempotency, "now", lambda: now() + 25 * HOUR_MS)
    await here.tables.create(msgspec.structs.replace(REQUEST, key="another"), "ada")
    tables.append(await there.tables.create(REQUEST, "ada"))
    assert len({room.table.id for room in tables}) == 3
