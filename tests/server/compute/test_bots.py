"""The times at which bots move."""

from __future__ import annotations

import asyncio

import pytest

from matchwood.server.compute import bots
from matchwood.server.services import Services
from matchwood.server.tables import scheduler
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.in_process import ADA, make_move, start_table
from tests.support.clock import RecordedSleeps, copy_with
from tests.support.optional import not_none
from tests.support.waiting import wait_until_async


async def test_bots_continue_once_their_moves_can_be_stored_again(
    services: Services, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "RETRY_SECONDS", 0.05)
    room = await start_table(services.tables, 1, bots=2, pace="brisk")
    with services.log.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE events RENAME TO elsewhere")
    await wait_until_async(lambda: "The timed action 'bot' could not be stored." in caplog.text)
    with services.log.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO events")
    await until_bots_have_moved(room)
    await services.scheduler.close()
    assert len(await services.log.read(room.table.id)) == 3


async def test_a_bot_without_a_choice_takes_as_long_as_a_bot_that_thinks(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    sleeps = RecordedSleeps()
    monkeypatch.setattr(bots, "asyncio", copy_with(asyncio, sleep=sleeps.sleep))
    room = await start_table(tables, 1, bots=1, level="casual")
    for _ in range(14):  # in the last two moves, bots have a single card
        await until_bots_have_moved(room)
        if not_none(room.table.game).view(0).table.round > 1:
            break
        await make_move(tables, room, ADA)
    assert len(sleeps.seconds) > 7
    assert min(sleeps.seconds) == max(sleeps.seconds) > bots.THINK_SECONDS["instant"]


async def until_bots_have_moved(room: Room) -> None:
    await wait_until_async(lambda: not room.table.automatic_seats())
