"""An ear that cannot listen lets everything else go on."""

from __future__ import annotations

import asyncio
from typing import Any

from matchwood.server.compute import job_updates
from matchwood.server.compute.job_updates import JobUpdates
from tests.waiting import TIMEOUT, until


class Line:
    """A line to Redis that fails at once, as often as it is said, and then tells that a job is done."""

    def __init__(self, fails: int) -> None:
        self._fails = fails
        self.asked = 0

    async def psubscribe(self, _: str) -> None:
        pass

    async def punsubscribe(self) -> None:
        pass

    async def get_message(self, timeout: float | None) -> Any:
        self.asked += 1
        if self.asked <= self._fails:
            raise RuntimeError("readuntil() called while another coroutine is already waiting for incoming data")
        if self.asked > self._fails + 1:
            await asyncio.Event().wait()
        return {"type": "pmessage", "channel": b"job", "data": b"done"}


async def test_an_ear_that_fails_at_once_lets_others_go_on_and_hears_later(monkeypatch: Any) -> None:
    monkeypatch.setattr(job_updates, "RETRY_SECONDS", 0.01)
    ear = JobUpdates(Line(3), prefix="")  # type: ignore[arg-type]  # a stand-in
    heard = await ear.subscribe("job")
    async with asyncio.timeout(TIMEOUT):
        assert (await heard.get())["data"] == b"done"
    await ear.unsubscribe(heard)


async def test_an_ear_that_was_closed_listens_no_more_though_it_did_not_notice(monkeypatch: Any) -> None:
    monkeypatch.setattr(job_updates, "RETRY_SECONDS", 0.01)
    line = Line(1_000_000)
    ear = JobUpdates(line, prefix="")  # type: ignore[arg-type]  # a stand-in
    await ear.subscribe("job")
    await until(lambda: line.asked > 2)
    daemon, ear._daemon_task = ear._daemon_task, None
    assert daemon is not None
    await until(daemon.done)
