"""A server that waits for workers gives up in time, even if a client of Redis swallows the timeout."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, cast

import pytest

from matchwood.server.compute import bot_client
from matchwood.server.compute.bot_client import BotClient
from matchwood.server.compute.job_queue import JobQueue
from tests.support.waiting import let_other_tasks_run


class Table:
    """The part of a table that a question needs."""

    id, number = "abcd", 7


class ImmediateEvent(asyncio.Event):
    """An event whose `wait` returns at once."""

    async def wait(self) -> Any:
        return True


class SilentQueue:
    """A queue whose workers never answer, and which swallows timeouts."""

    async def has_workers(self) -> bool:
        return True

    def finished(self, _: str) -> asyncio.Event:
        return ImmediateEvent()

    async def ask(self, *_: Any) -> tuple[None, list[int]]:
        with contextlib.suppress(asyncio.CancelledError):
            await let_other_tasks_run()
        return None, []


async def test_a_server_gives_up_if_no_worker_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_client, "WORKER_TIMEOUT_SECONDS", 0.05)
    asking = BotClient(cast(JobQueue, SilentQueue()))
    table: Any = Table()
    assert await asking.ask("move", table, 1) is None
    assert not await asking.presence.is_present(), "the server asks no worker for a while"
