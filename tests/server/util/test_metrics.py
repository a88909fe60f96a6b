"""Metrics and health checks for operators."""

from __future__ import annotations

import asyncio
import contextlib
import platform
import re
import socket
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import pytest
from sqlalchemy.exc import OperationalError

import matchwood
from matchwood.commit import commit
from matchwood.server.compute import job_metrics
from matchwood.server.compute.analyses import Abandoned
from matchwood.server.protocol.errors import CannotServe
from matchwood.server.storage import health
from matchwood.server.storage.server_uptime import Uptime
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util import metrics
from tests.server.answers import Json, error_of
from tests.support.waiting import wait_until


@pytest.fixture
def read() -> Iterator[Any]:
    """Returns the number of a metric; 0 if it does not exist."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    with metrics.serve_metrics(metrics.SERVER, "127.0.0.1", port):

        def number(name: str) -> float:
            text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
            found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
            return float(found[1]) if found else 0.0

        yield number


def test_moves_refusals_and_connections_are_counted(ada: Any, table: Json, read: Any) -> None:
    names: tuple[str, ...] = ('matchwood_moves_total{who="person"}', 'matchwood_refused_total{code="not_your_turn"}')
    names += ("matchwood_acknowledge_seconds_count", "matchwood_commit_seconds_count", 'matchwood_answers_total{status="409"}')
    before = [read(name) for name in names]
    ada.moves(table, "bid 1")
    ada.moves(table, "bid 1")
    assert all(read(name) > count for name, count in zip(names, before, strict=True))
    assert read("matchwood_tables") >= 1
    with ada.watches(table):
        assert read("matchwood_connections") >= 1


def test_bots_that_have_moved_no_longer_count_as_waiting(ada: Any, read: Any) -> None:
    before = read('matchwood_thoughts_total{where="here"}')
    table = ada.opens(players=3, bots=2)
    wait_until(lambda: ada.sees(table)["view"]["owing"] == [0], "both bots have bid")
    assert read('matchwood_thoughts_total{where="here"}') >= before + 2
    wait_until(lambda: (read("matchwood_bots_waiting"), read("matchwood_bots_thinking")) == (0, 0))
    assert read("process_start_time_seconds") > 0


def test_the_time_of_a_request_is_counted_unless_it_waits_for_an_event(ada: Any, table: Json, read: Any) -> None:
    name = 'matchwood_request_seconds_count{path="/api/tables/{table}"}'
    before = read(name)
    ada.http.get(f"/api/tables/{table['id']}", params={"wait": 1})
    assert read(name) == before
    ada.sees(table)
    assert read(name) == before + 1


@pytest.mark.usefixtures("read")
def test_the_metrics_name_the_version_and_the_commit() -> None:
    labels = {"version": matchwood.__version__, "commit": commit() or "", "python": platform.python_version()}
    assert metrics.SERVER.get_sample_value("matchwood_build_info", labels) == 1


def test_one_state_of_the_process_is_set(read: Any) -> None:
    states: tuple[metrics.State, ...] = get_args(metrics.State)
    for state in states:
        metrics.set_state(state)
        assert [name for name in states if read(f'matchwood_state{{state="{name}"}}')] == [state]


def test_a_worker_serves_its_jobs_and_no_metrics_of_a_server() -> None:
    served = {family.name for family in metrics.WORKER.collect()}
    assert {"matchwood_jobs_now", "matchwood_state", "matchwood_build_info", "process_cpu_seconds"} <= served
    assert not served & {"matchwood_tables", "matchwood_connections", "matchwood_moves", "matchwood_bots_waiting"}
    assert not any("job" in family.name or "worker" in family.name for family in metrics.SERVER.collect())


def test_the_moves_of_each_kind_of_player_begin_with_0() -> None:
    [moves] = (family for family in metrics.SERVER.collect() if family.name == "matchwood_moves")
    assert {sample.labels["who"] for sample in moves.samples} == {"person", "guest", "bot"}


def test_the_public_port_serves_no_metrics(address: str) -> None:
    assert httpx.get(f"{address}/metrics").status_code == 404


def test_a_taken_metrics_port_is_refused() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(CannotServe, match="--metrics-port"):
        metrics.serve_metrics(metrics.SERVER, "127.0.0.1", taken.getsockname()[1]).__enter__()


def test_the_metrics_port_has_a_health_check() -> None:
    states = iter([True, False])
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    with metrics.serve_metrics(metrics.SERVER, "127.0.0.1", port, lambda: next(states)):
        answers = [httpx.get(f"http://127.0.0.1:{port}/health") for _ in range(2)]
        assert "matchwood_tables" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
    assert [(answer.status_code, answer.json()) for answer in answers] == [(200, {"status": "ok"}), (503, {"status": "busy"})]


@pytest.mark.parametrize(("error", "failed"), [(None, 0), (ValueError(), 1), (asyncio.CancelledError(), 1), (Abandoned(), 0)])
def test_a_job_without_an_answer_has_failed_unless_it_was_abandoned(error: BaseException | None, failed: int) -> None:
    def value_of(name: str) -> float:
        return metrics.WORKER.get_sample_value(name, {"kind": "analysis"}) or 0

    before = [value_of(name) for name in ("matchwood_jobs_failed_total", "matchwood_job_seconds_count")]
    with contextlib.suppress(ValueError, asyncio.CancelledError, Abandoned), job_metrics.count_job("analysis"):
        assert value_of("matchwood_jobs_now") == 1
        if error is not None:
            raise error
    after = [value_of(name) for name in ("matchwood_jobs_failed_total", "matchwood_job_seconds_count")]
    assert (after[0] - before[0], after[1] - before[1], value_of("matchwood_jobs_now")) == (failed, 1, 0)


def test_no_metrics_are_served_without_a_port(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[object] = []
    monkeypatch.setattr(metrics, "start_http_server", lambda *arguments: started.append(arguments))
    with metrics.serve_metrics(metrics.SERVER, "127.0.0.1", None):
        assert started == []


def test_the_health_check_fails_if_the_database_cannot_be_read(start_server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise OperationalError("SELECT", {}, Exception("disk I/O error"))

    server = start_server()
    monkeypatch.setattr(health, "KEEP_SECONDS", 0.0)
    assert httpx.get(f"{server.address}/api/health").json()["status"] == "ok"
    monkeypatch.setattr(Transactions, "_in_transaction", broken)
    for path in ("health", "ready"):
        assert error_of(httpx.get(f"{server.address}/api/{path}")) == (503, "busy")
    assert httpx.get(f"{server.address}/api/live").json() == {"status": "ok"}, "a restart would not help"


def test_the_health_check_fails_if_the_database_cannot_be_written(start_server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start_server()
    monkeypatch.setattr(Uptime, "is_healthy", False)
    answer = httpx.get(f"{server.address}/api/health")
    assert (answer.status_code, answer.json()["error"]["message"]) == (503, "The database cannot be written to.")
