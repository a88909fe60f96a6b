"""A job in Redis is done once, also if its worker is killed. Workers drop a job that no server asks for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import pytest
import redis

from matchwood.server.cluster.redis_connection import connect_to_redis
from matchwood.server.compute.bot_client import BotClient
from matchwood.server.compute.job_queue import MAX_ATTEMPTS, MOVES, WORKERS, Job, JobKind, JobQueue
from matchwood.server.table import table
from tests.server.services import Redis
from tests.support.waiting import wait_for_async, wait_until_async

MINUTE_MS = 60_000
KEY, QUESTION = "move:abcd:7:1", {"asked": "move", "table_id": "abcd", "number": 7, "seat": 1}


class Table(table.Table):
    """The part of a table that a question needs."""

    number = 7

    def __init__(self, table_id: str) -> None:
        self.id = table_id


class Queues(AbstractAsyncContextManager["Queues"]):
    """The queues of several processes in one Redis."""

    def __init__(self, live: Redis) -> None:
        self.live, self._open = live, list[JobQueue]()
        self.redis: Any = redis.Redis.from_url(live.url)  # its types are those of the asynchronous client as well

    async def new(self, kind: JobKind = MOVES) -> JobQueue:
        """Return the queue of another process, after a heartbeat of a worker."""
        self._open.append(JobQueue(connect_to_redis(self.live.url), kind))
        await self._open[-1].send_heartbeat()
        return self._open[-1]

    def minute_passes(self) -> None:
        """Make all taken jobs look as if they had no heartbeat for a minute."""
        for pending in self.redis.xpending_range("matchwood:jobs", WORKERS, "-", "+", 10):
            self.redis.xclaim("matchwood:jobs", WORKERS, WORKERS, 0, [pending["message_id"]], idle=MINUTE_MS, justid=True)

    def waiting(self) -> int:
        return int(self.redis.xlen("matchwood:jobs"))

    async def __aenter__(self) -> Queues:
        return self

    async def __aexit__(self, *_: object) -> None:
        for queue in self._open:
            await queue.disconnect()
        self.redis.close()


@pytest.fixture
def queues(live: Redis) -> Queues:
    return Queues(live)


async def taken(queue: JobQueue) -> Job:
    job = await queue.take()
    assert job is not None
    return job


@asynccontextmanager
async def working(queue: JobQueue, do: Callable[..., Awaitable[Any]]) -> AsyncIterator[None]:
    """Run a worker of this queue while the context is open."""
    ending = asyncio.Event()
    async with queue.heartbeats():
        worker = asyncio.create_task(queue.work(do, ending))
        try:
            yield
        finally:
            ending.set()
            await worker


async def think(_: Any, *, asked: str, table_id: str, number: int, seat: int) -> str:
    return f"{asked} {table_id} {number} {seat}"


async def test_the_job_of_a_worker_that_was_killed_is_done_by_another(queues: Queues) -> None:
    asking, killed, other = [await queues.new() for _ in range(3)]
    answer = asyncio.create_task(BotClient(asking).ask("move", Table("abcd"), 1))
    await taken(killed)
    async with working(other, think):
        assert await answer == "move abcd 7 1"


async def test_a_job_goes_to_another_worker_only_without_heartbeats(queues: Queues) -> None:
    asking, thinking, other = [await queues.new() for _ in range(3)]
    await asking.ask(KEY, QUESTION)
    job = await taken(thinking)
    assert await other.take() is None
    queues.minute_passes()
    await thinking.beat(job)
    assert await other.take() is None
    queues.minute_passes()
    assert await taken(other) == job


async def test_a_job_that_kills_its_workers_is_given_up(queues: Queues) -> None:
    asking, killed = [await queues.new() for _ in range(2)]
    await asking.ask(KEY, QUESTION)
    for _ in range(MAX_ATTEMPTS):
        await taken(killed)
        queues.minute_passes()
    assert await killed.take() is None
    assert await asking.ask(KEY, QUESTION) == (b"null", [])
    assert queues.waiting() == 0


async def test_the_question_of_several_servers_is_answered_once_and_the_answer_is_kept(queues: Queues) -> None:
    here, there, thinking = [await queues.new() for _ in range(3)]
    for asking in (here, there, here):
        assert await asking.ask(KEY, QUESTION) == (None, [])
    assert queues.waiting() == 1
    job = await taken(thinking)
    await thinking.beat(job, (3, 8))
    assert await there.ask(KEY, QUESTION) == (None, [3, 8])
    await thinking.finish(job, "pass")
    for asking in (here, there):
        assert await asking.ask(KEY, QUESTION) == (b'"pass"', [3, 8])
    assert queues.waiting() == 0


async def test_the_first_answer_of_two_workers_counts(queues: Queues) -> None:
    asking, halted, other = [await queues.new() for _ in range(3)]
    await asking.ask(KEY, QUESTION)
    job = await taken(halted)
    queues.minute_passes()
    await other.finish(await taken(other), "from the other worker")
    assert not await halted.beat(job)
    await halted.finish(job, "from the halted worker")
    assert (await asking.ask(KEY, QUESTION))[0] == b'"from the other worker"'


async def test_a_job_is_dropped_if_no_server_asks_for_it(queues: Queues) -> None:
    asking, thinking = [await queues.new() for _ in range(2)]
    await asking.ask(KEY, QUESTION)
    await asking.ask("another", QUESTION)
    job = await taken(thinking)
    assert await thinking.beat(job)
    queues.redis.delete("matchwood:job:another", f"matchwood:job:{KEY}")  # as if they had expired
    assert not await thinking.beat(job)
    assert await thinking.take() is None
    await thinking.finish(job, "pass")
    assert queues.waiting() == 0
    assert await asking.ask(KEY, QUESTION) == (None, []), "the question creates the job again"


async def test_a_job_that_was_given_up_expires_soon_and_an_answer_is_kept_for_other_servers(queues: Queues) -> None:
    asking, thinking = [await queues.new() for _ in range(2)]
    for key, answer in (("known", "pass"), ("unknown", None)):
        await asking.ask(key, QUESTION)
        await thinking.finish(await taken(thinking), answer)
    known, unknown = (int(queues.redis.ttl(f"matchwood:job:{key}")) for key in ("known", "unknown"))
    assert known > 10 > unknown >= 0


async def test_a_job_that_fails_or_takes_too_long_is_given_up_and_the_next_is_done(
    queues: Queues, caplog: pytest.LogCaptureFixture
) -> None:
    async def differ(_: Any, *, table_id: str, **__: Any) -> str:
        if table_id == "fails":
            raise ValueError
        if table_id == "takes long":
            await asyncio.Event().wait()
        return "pass"

    asking = BotClient(await queues.new())
    async with working(await queues.new(MOVES._replace(timeout_seconds=1)), differ):
        assert [await asking.ask("move", Table(each), 1) for each in ("fails", "takes long", "works")] == [None, None, "pass"]
    assert [entry.getMessage() for entry in caplog.records if entry.levelno >= logging.WARNING] == ["a job failed"]
    await asking.close()


async def test_jobs_are_deleted_if_no_worker_comes_for_an_hour(queues: Queues) -> None:
    await (await queues.new()).ask(KEY, QUESTION)
    assert 0 < int(queues.redis.ttl("matchwood:jobs")) <= 3_600


async def test_two_questions_at_the_same_time_both_reach_a_worker(queues: Queues) -> None:
    asking, thinking = [await queues.new() for _ in range(2)]
    workers = BotClient(asking)
    async with asyncio.TaskGroup() as group:
        answers = [group.create_task(workers.ask(asked, Table("abcd"), 1)) for asked in ("move", "hint")]
        for _ in answers:
            job = await wait_for_async(thinking.take)
            assert job is not None
            await thinking.finish(job, job.question["asked"])
    assert [answer.result() for answer in answers] == ["move", "hint"]


async def test_a_worker_continues_after_a_restart_of_redis(queues: Queues) -> None:
    asking, thinking = [await queues.new() for _ in range(2)]
    async with working(thinking, think):
        assert await BotClient(asking).ask("move", Table("before"), 1) == "move before 7 1"
        queues.live.kill()
        queues.live.start()
        assert not queues.redis.exists("matchwood:workers")
        await wait_until_async(lambda: queues.redis.exists("matchwood:workers"))
        assert await BotClient(asking).ask("move", Table("after"), 1) == "move after 7 1"


async def test_waiting_servers_ask_again_if_redis_has_lost_their_question(queues: Queues) -> None:
    asking, thinking = [await queues.new() for _ in range(2)]
    answer = asyncio.create_task(BotClient(asking).ask("move", Table("abcd"), 1))
    await taken(thinking)
    queues.redis.flushall()
    await thinking.send_heartbeat()
    job = await wait_for_async(thinking.take)
    assert job is not None
    await thinking.finish(job, "pass")
    assert await answer == "pass"
