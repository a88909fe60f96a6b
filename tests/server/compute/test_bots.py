"""The times at which bots move."""

from __future__ import annotations

import asyncio

import pytest

from matchwood.server.compute import bots
from matchwood.server.services import Services
from matchwood.server.tables import scheduler
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.clock import Naps, standing_in
from tests.server.in_process import ADA, make_move, start_table
from tests.surely import surely
from tests.waiting import until


async def test_bots_continue_once_their_moves_can_be_stored_again(
    services: Services, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "RETRY_SECONDS", 0.05)
    room = await start_table(services.tables, 1, bots=2, pace="brisk")
    with services.log.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE events RENAME TO elsewhere")
    await until(lambda: "The timed action 'bot' could not be stored." in caplog.text)
    with services.log.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO events")
    await until_bots_have_moved(room)
    await services.scheduler.close()
    assert len(await services.log.read(room.table.id)) == 3


async def test_a_bot_without_a_choice_takes_as_long_as_a_bot_that_thinks(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    naps = Naps()
    monkeypatch.setattr(bots, "asyncio", standing_in(asyncio, sleep=naps.sleep))
    room = await start_table(tables, 1, bots=1, level="casual")
    for _ in range(14):  # in the last two moves, bots have a single card
        await until_bots_have_moved(room)
        if surely(room.table.game).view(0).table.round > 1:
            break
        await make_move(tables, room, ADA)
    assert len(naps.seconds) > 7
    assert min(naps.seconds) == max(naps.seconds) > bots.THINK_SECONDS["instant"]


async def until_bots_have_moved(room: Room) -> None:
    await until(lambda: not room.table.automatic_seats())
