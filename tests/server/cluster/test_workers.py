"""Workers compute for servers. If a worker is killed, another worker or the server does its job."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import redis

import matchwood
from matchwood.server.cluster.redis_connection import connect_to_redis
from matchwood.server.compute.job_queue import JobQueue
from tests.support.waiting import run_in_thread, wait_for, wait_until

ANALYSIS = 200


def test_a_process_can_disconnect_while_redis_is_away(live: Any) -> None:
    queue = JobQueue(connect_to_redis(live.url))
    live.kill()
    run_in_thread(queue.disconnect())


def test_workers_compute_and_end_without_errors(house: Callable[..., Any], guest: Any, live: Any) -> None:
    port = str(a_free_port())
    worker, server = house("work", "--threads", "2", "--metrics-port", port), house("serve")
    assert worker.ready()
    wait_until(lambda: response_of(port, "health") == (200, '{"status": "ok"}'))
    ada = guest(server.ready())
    with ada.line() as line:
        table = ada.opens(players=2, bots=1, hints=True)
        line.watch(table["id"])
        wait_until(lambda: len(ada.sees(table)["view"]["owing"]) == 1, "the bot has bid, and the table waits for a person")
        assert ada.http.get(f"/api/tables/{table['id']}/hint").json()["move"] in table["view"]["moves"]
        assert live.thought("hint") == 1
        play_on(ada, line, table["id"], 6)
    assert live.thought("move") >= 5
    figures = response_of(port, "metrics")[1]
    assert 'matchwood_job_seconds_count{kind="hint"} 1.0' in figures
    assert float(figures.split('matchwood_job_seconds_count{kind="move"} ')[1].split()[0]) >= 5
    assert 'matchwood_worker_sign_seconds{queue="matchwood-analyses"}' in figures
    assert worker.stop(signal.SIGTERM) == (0, "")
    assert server.stop(signal.SIGTERM) == (0, "")


def test_the_threads_of_a_worker_share_its_heartbeats(house: Callable[..., Any], live: Any) -> None:
    worker, calls = house("work", "--threads", "4"), "cmdstat_xgroup|create"
    worker.ready()
    with redis.Redis.from_url(live.url) as client:
        first: Any = client.info("commandstats")
        presence = ("matchwood:workers", "matchwood-analyses:workers")
        client.delete(*presence)
        wait_until(lambda: client.exists(*presence) == len(presence), "both queues have another heartbeat")
        second: Any = client.info("commandstats")
    assert second[calls]["calls"] - first[calls]["calls"] == len(presence)
    assert worker.stop(signal.SIGTERM) == (0, "")


def test_without_workers_and_without_redis_the_server_computes_the_moves(house: Callable[..., Any], guest: Any, live: Any) -> None:
    server = house("serve")
    ada = guest(server.ready())
    with ada.line() as line:
        table = ada.opens(players=2, bots=1)
        line.watch(table["id"])
        play_on(ada, line, table["id"], 2)
        live.kill()
        play_on(ada, line, table["id"], 2)
    wait_until(lambda: server.complaints, "the server reports that Redis is away")
    code, complaints = server.stop(signal.SIGTERM)
    assert code == 0
    assert "Redis cannot be reached" in complaints
    assert len(complaints.splitlines()) == 1


@pytest.mark.exhaustive
@pytest.mark.slow
def test_another_worker_makes_the_analysis_of_a_worker_that_is_killed_and_all_servers_have_it(
    house: Callable[..., Any], guest: Any, live: Any
) -> None:
    other = house("work", "--threads", "1")
    servers = [house("serve") for _ in range(2)]
    here, there = [guest(server.ready()) for server in servers]
    assert other.ready()
    other.send(signal.SIGSTOP)
    wait_until(lambda: live.kept_waiting() == 0, "Redis has no job for the stopped worker")
    worker = house("work", "--threads", "1")
    assert worker.ready()
    record = finished_game()
    replay = f"/api/replays/{here.http.post('/api/replays', json=record).json()['id']}"
    assert until_analysed(here, replay, lambda answer: answer["done"] > 0)["state"] == "working"
    worker.kill()
    other.send(signal.SIGCONT)
    found = [until_analysed(each, replay, lambda answer: answer["state"] == "done") for each in (there, here)]
    assert found[0]["analysis"] == found[1]["analysis"]
    assert found[0]["analysis"]["game"] == record["game"]
    assert live.analyses() == [(True, 2)]
    for process in (*servers, other):
        assert process.stop(signal.SIGTERM) == (0, "")


def finished_game() -> dict[str, Any]:
    game = matchwood.new("tycoon", players=3, seed=1)
    while not game.over:
        seat = game.owing[0]
        game.play(game.legal_moves(seat)[-1], seat)
    return game.record()


def a_free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


def response_of(port: str, path: str) -> tuple[int, str]:
    answer = httpx.get(f"http://127.0.0.1:{port}/{path}")
    return answer.status_code, answer.text


def until_analysed(player: Any, replay: str, condition: Callable[[Any], bool]) -> Any:
    return wait_for(lambda: player.http.get(f"{replay}/analysis").json(), condition=condition, timeout=ANALYSIS)


def play_on(player: Any, line: Any, table: str, moves: int) -> None:
    for _ in range(moves):
        possible = wait_for(lambda: player.sees({"id": table})["view"]["moves"])
        assert line.move(table, possible[0])["type"] == "accepted"
