"""Bot workers: they think for the servers, and are missed by nobody when they are killed."""

from __future__ import annotations

import asyncio
import signal
import socket
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from saq import Status, Worker
from saq.types import Context, PartialTimersDict
from saq.utils import millis

import matchwood
from matchwood.server.cluster.redis_connection import connect_to_redis
from matchwood.server.compute.bot_client import BotClient
from matchwood.server.compute.job_queue import NAME, JobQueue
from matchwood.server.table import table
from tests.waiting import wait_for, wait_until, waited_for

ANALYSIS = 200
LOOK = 60
"""Seconds from one look at what workers do to the next."""


class Table(table.Table):
    """As much of a table as a question is about."""

    number = 7

    def __init__(self, table_id: str) -> None:
        self.id = table_id


def test_the_job_of_a_worker_that_was_killed_is_done_by_another(live: Any) -> None:
    async def story() -> None:
        queues = [JobQueue(connect_to_redis(live.url)) for _ in range(3)]
        asking, killed, other = queues
        await killed.worker_info("the killed one", queue_key=NAME, ttl=30)
        answer = asyncio.create_task(BotClient(asking).ask("move", Table("abcd"), 1))
        job = await killed.dequeue(5)
        assert job is not None
        await job.update(status=Status.ACTIVE, started=millis(time.time()), attempts=1)

        async def think(_: Context, *, asked: str, table_id: str, number: int, seat: int) -> str:
            return f"{asked} {table_id} {number} {seat}"

        timers = PartialTimersDict(schedule=1, worker_info=1, sweep=1, abort=1)
        worker = Worker(other, [("think", think)], timers=timers, dequeue_timeout=0.2, shutdown_grace_period_s=3)
        worker.SIGNALS = []  # they can be waited for in the main thread only
        working = asyncio.create_task(worker.start())
        assert await answer == "move abcd 7 1"
        worker.event.set()
        await working
        for queue in queues:
            await queue.disconnect()

    waited_for(story())


async def test_a_job_that_a_worker_has_only_just_taken_is_given_to_another_if_it_is_still_not_begun_a_look_later(live: Any) -> None:
    asking, taking, looking = queues = [JobQueue(connect_to_redis(live.url)) for _ in range(3)]
    job = await asking.enqueue("think")
    assert await taking.dequeue(5) == job
    assert await looking.sweep(LOOK) == []
    await looking.redis.delete(looking.namespace("sweep"))  # as if so much time had passed
    assert job is not None
    assert await looking.sweep(LOOK) == [job.id]
    assert await taking.dequeue(5) == job
    for queue in queues:
        await queue.disconnect()


async def test_two_who_ask_at_once_both_reach_a_worker(live: Any) -> None:
    asking, thinking = JobQueue(connect_to_redis(live.url)), JobQueue(connect_to_redis(live.url))
    await thinking.worker_info("a worker", queue_key=NAME, ttl=30)
    workers = BotClient(asking)
    async with asyncio.TaskGroup() as group:
        answers = [group.create_task(workers.ask(asked, Table("abcd"), 1)) for asked in ("move", "hint")]
        for _ in answers:
            job = await thinking.dequeue(5)
            assert job is not None
            await job.finish(Status.COMPLETE, result=(job.kwargs or {})["asked"])
    assert [answer.result() for answer in answers] == ["move", "hint"]
    for queue in (asking, thinking):
        await queue.disconnect()


def test_whoever_ends_needs_no_redis_for_it(live: Any) -> None:
    queue = JobQueue(connect_to_redis(live.url))
    live.kill()
    waited_for(queue.disconnect())


def test_workers_think_and_end_quietly_when_they_are_asked_to(house: Callable[..., Any], guest: Any, live: Any) -> None:
    port = str(a_free_port())
    worker, server = house("work", "--threads", "2", "--metrics-port", port), house("serve")
    assert worker.ready()
    wait_until(lambda: asked_for(port, "health") == (200, '{"status": "ok"}'))
    ada = guest(server.ready())
    with ada.line() as line:
        table = ada.opens(players=2, bots=1, hints=True)
        line.watch(table["id"])
        assert ada.http.get(f"/api/tables/{table['id']}/hint").json()["move"] in table["view"]["moves"]
        assert live.thought("hint") == 1
        play_on(ada, line, table["id"], 6)
    assert live.thought("move") >= 5
    figures = asked_for(port, "metrics")[1]
    assert 'matchwood_job_seconds_count{kind="hint"} 1.0' in figures
    assert float(figures.split('matchwood_job_seconds_count{kind="move"} ')[1].split()[0]) >= 5
    assert 'matchwood_worker_sign_seconds{queue="matchwood-analyses"}' in figures
    assert worker.ends(signal.SIGTERM) == (0, "")
    assert server.ends(signal.SIGTERM) == (0, "")


def test_without_workers_and_without_redis_the_server_thinks_itself(house: Callable[..., Any], guest: Any, live: Any) -> None:
    server = house("serve")
    ada = guest(server.ready())
    with ada.line() as line:
        table = ada.opens(players=2, bots=1)
        line.watch(table["id"])
        play_on(ada, line, table["id"], 2)
        live.kill()
        play_on(ada, line, table["id"], 2)
    code, complaints = server.ends(signal.SIGTERM)
    assert code == 0
    assert "Redis cannot be reached" in complaints
    assert len(complaints.splitlines()) == 1


@pytest.mark.exhaustive
@pytest.mark.slow
def test_an_analysis_on_a_worker_that_is_killed_is_made_by_another_and_any_server_tells_it(
    house: Callable[..., Any], guest: Any, live: Any
) -> None:
    other = house("work", "--threads", "1")
    servers = [house("serve") for _ in range(2)]
    here, there = [guest(server.ready()) for server in servers]
    assert other.ready()
    other.send(signal.SIGSTOP)
    wait_until(lambda: live.kept_waiting() == 0, "Redis has no job for whoever was stopped")
    worker = house("work", "--threads", "1")
    assert worker.ready()
    record = a_game()
    replay = f"/api/replays/{here.http.post('/api/replays', json=record).json()['id']}"
    assert until_analysed(here, replay, lambda told: told["done"] > 0)["state"] == "working"
    worker.kill()
    other.send(signal.SIGCONT)
    found = [until_analysed(each, replay, lambda told: told["state"] == "done") for each in (there, here)]
    assert found[0]["analysis"] == found[1]["analysis"]
    assert found[0]["analysis"]["game"] == record["game"]
    assert live.analyses() == [("complete", 2)]
    for process in (*servers, other):
        assert process.ends(signal.SIGTERM) == (0, "")


def a_game() -> dict[str, Any]:
    """The record of a game that is over."""
    game = matchwood.new("tycoon", players=3, seed=1)
    while not game.over:
        seat = game.owing[0]
        game.play(game.legal_moves(seat)[-1], seat)
    return game.record()


def a_free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


def asked_for(port: str, what: str) -> tuple[int, str]:
    """What stands there about a worker."""
    answer = httpx.get(f"http://127.0.0.1:{port}/{what}")
    return answer.status_code, answer.text


def until_analysed(somebody: Any, replay: str, so: Callable[[Any], bool]) -> Any:
    return wait_for(lambda: somebody.http.get(f"{replay}/analysis").json(), so=so, patience=ANALYSIS)


def play_on(somebody: Any, line: Any, table: str, moves: int) -> None:
    """Play so many moves of whoever sits there, the first that is possible each time."""
    for _ in range(moves):
        possible = wait_for(lambda: somebody.sees({"id": table})["view"]["moves"])
        assert line.move(table, possible[0])["type"] == "accepted"
