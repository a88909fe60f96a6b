"""Who asks for a table again, at another server, gets the one that was made."""

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

WISH = NewTable("matschig", 3, "Ada", {"rounds": 12}, bots=2, clock="brisk", key="play")


@pytest.mark.parametrize("hours", [-1, 0, 1])
async def test_another_server_finds_the_table_also_when_the_hour_turns(
    here: Services, there: Services, hours: int, monkeypatch: Any
) -> None:
    made = await here.tables.create(WISH, "ada")
    monkeypatch.setattr(creation, "now", lambda: now() + hours * HOUR_MS)
    again = await there.tables.create(WISH, "ada")
    assert (again.table.id, again.table.about) == (made.table.id, made.table.about)
    assert [room.table.id for room in await there.tables.tables_of("ada")] == [made.table.id]


async def test_of_many_who_ask_at_once_one_makes_the_table(here: Services, there: Services) -> None:
    rooms = await asyncio.gather(*(server.tables.create(WISH, "ada") for server in (here, there) * 4))
    assert len({room.table.id for room in rooms}) == 1
    assert len({id(room) for room in rooms}) == 2, "one room at each server"


async def test_who_asks_again_when_the_hour_turns_while_the_first_table_is_still_being_made_gets_that_one(
    here: Services, there: Services, monkeypatch: Any
) -> None:
    append, begun, on = here.log.append, asyncio.Event(), asyncio.Event()

    async def slow(*event: Any, **more: Any) -> bool:
        begun.set()
        await on.wait()
        return await append(*event, **more)

    monkeypatch.setattr(here.log, "append", slow)
    first = asyncio.create_task(here.tables.create(WISH, "ada"))
    await begun.wait()
    monkeypatch.setattr(creation, "now", lambda: now() + HOUR_MS)
    again = await there.tables.create(WISH, "ada")
    on.set()
    assert (await first).table.id == again.table.id
    assert len(await there.tables.tables_of("ada")) == 1


async def test_a_key_counts_for_its_person_alone_and_for_a_day(here: Services, there: Services, monkeypatch: Any) -> None:
    tables = [await here.tables.create(WISH, "ada"), await there.tables.create(WISH, "bea")]
    monkeypatch.setattr(idempotency, "now", lambda: now() + 25 * HOUR_MS)
    await here.tables.create(msgspec.structs.replace(WISH, key="another"), "ada")
    tables.append(await there.tables.create(WISH, "ada"))
    assert len({room.table.id for room in tables}) == 3
