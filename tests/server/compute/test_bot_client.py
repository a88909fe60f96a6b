"""Nobody waits for workers for ever, whatever a client of Redis makes of timeouts."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, cast

import pytest
from saq.job import Status

from matchwood.server.compute import bot_client
from matchwood.server.compute.bot_client import BotClient
from matchwood.server.compute.job_queue import JobQueue
from tests.waiting import others_go_on


class Table:
    """As much of a table as a question is about."""

    id, number = "abcd", 7


class Deaf:
    """A queue with a worker that never answers, and a job at which timeouts go unnoticed."""

    status = Status.QUEUED

    async def has_workers(self) -> bool:
        return True

    async def job(self, _: str) -> Deaf:
        return self

    async def refresh(self, _: float) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await others_go_on()


async def test_whoever_asks_a_worker_that_never_answers_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_client, "WORKER_TIMEOUT_SECONDS", 0.05)
    asking = BotClient(cast(JobQueue, Deaf()))
    table: Any = Table()
    assert await asking.ask("move", table, 1) is None
    assert not await asking.workers.presence.is_present(), "and is asked nothing for a while"
