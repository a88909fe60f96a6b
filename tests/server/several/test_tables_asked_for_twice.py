"""Who asks for a table again, at another server, gets the one that was made."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from matchwood.server.club import opening
from matchwood.server.club.opening import HOUR
from matchwood.server.club.tables import Tables
from matchwood.server.messages import NewTable
from matchwood.server.moments import now

WISH = NewTable("matschig", 3, "Ada", {"rounds": 12}, bots=2, clock="brisk", key="play")


@pytest.mark.parametrize("hours", [-1, 0, 1])
def test_another_server_finds_the_table_also_when_the_hour_turns(two_servers: Any, hours: int, monkeypatch: Any) -> None:
    async def story(here: Tables, there: Tables) -> None:
        made = await here.create(WISH, "ada")
        monkeypatch.setattr(opening, "now", lambda: now() + hours * HOUR)
        again = await there.create(WISH, "ada")
        assert (again.table.id, again.table.about) == (made.table.id, made.table.about)
        assert [room.table.id for room in await there.of("ada")] == [made.table.id]

    two_servers(story)


def test_of_many_who_ask_at_once_one_makes_the_table(two_servers: Any) -> None:
    async def story(here: Tables, there: Tables) -> None:
        rooms = await asyncio.gather(*(tables.create(WISH, "ada") for tables in (here, there) * 4))
        assert len({room.table.id for room in rooms}) == 1
        assert len({id(room) for room in rooms}) == 2, "one room at each server"

    two_servers(story)
