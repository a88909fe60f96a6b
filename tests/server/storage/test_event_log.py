"""The event log: each number of a table is given once, and stored events stay."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from matchwood.server.storage.writer import Append, Chain
from matchwood.server.table.events import Moved, to_text
from tests.support.database import open_new_database
from tests.support.waiting import wait_until_async

MOVE = Moved(1, "bid 3", "a key")


@contextlib.asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Log]:
    with contextlib.closing(Log(open_new_database(folder / "tables.db"))) as log:
        yield log


@pytest.fixture
def log(tmp_path: Path) -> contextlib.AbstractAsyncContextManager[Log]:
    return opened(tmp_path)


async def test_a_number_is_given_once_and_the_other_events_of_the_batch_are_stored(log: Log) -> None:
    await log.append("a", 1, MOVE)
    batch = [("a", 2), ("a", 1), ("b", 1), ("a", 2), ("a", 3)]
    stored = await asyncio.gather(*(log.append(table, number, MOVE) for table, number in batch))
    assert stored == [True, False, True, False, True]
    assert len(await log.read("a")) == 3
    assert len(await log.read("b")) == 1


async def test_events_that_were_handed_over_are_stored_before_the_log_closes(tmp_path: Path) -> None:
    async with opened(tmp_path) as log:
        for number in range(1, 701):  # more than one statement can take
            log.enqueue(Append("a", number, to_text(MOVE), lambda outcome: None, Chain()))
    async with opened(tmp_path) as log:
        assert await log.lengths(["a"]) == {"a": 700}


@pytest.mark.parametrize("together", [True, False], ids=["in one commit", "one after the other"])
async def test_an_event_is_not_stored_if_the_event_before_it_was_not(log: Log, tmp_path: Path, together: bool) -> None:
    other = Log(open_database(f"{tmp_path}/tables.db"))
    await other.append("a", 1, MOVE)
    chain, outcomes = Chain(), list[bool | Exception]()
    for number in (1, 2):
        log.enqueue(Append("a", number, to_text(MOVE), outcomes.append, chain))
        await wait_until_async(lambda: together or len(outcomes) == number)  # noqa: B023  it is asked at once
    await wait_until_async(lambda: len(outcomes) == 2)
    assert outcomes == [False, False]
    assert len(await log.read("a")) == 1
    await asyncio.to_thread(other.close)


async def test_a_connection_that_is_returned_after_the_log_closed_is_closed(log: Log) -> None:
    lent = log.engine.connect()
    connection = lent.connection.driver_connection
    assert isinstance(connection, sqlite3.Connection)
    log.close()
    lent.close()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        connection.execute("SELECT 1")
