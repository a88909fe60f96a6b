"""Metrics for Prometheus (docs/reference/server.md), without personal data."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Literal, get_args
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server

import matchwood
from matchwood.commit import commit
from matchwood.server.protocol.errors import CannotServe

State = Literal["starting", "listening", "stopping"]

SERVER, WORKER = CollectorRegistry(), CollectorRegistry()
"""The metrics of a server, and the metrics of a worker."""

BUILD = Gauge(
    "matchwood_build_info",
    "Always 1. The labels are the versions of Matchwood and Python, and the commit (empty if it is unknown).",
    ["version", "commit", "python"],
    registry=SERVER,
)
STATE = Gauge(
    "matchwood_state",
    "1 for the state of this process, 0 for the others: starting, listening (for calls or jobs) or stopping.",
    ["state"],
    registry=SERVER,
)
TABLES = Gauge("matchwood_tables", "Tables that are in memory.", registry=SERVER)
CONNECTIONS = Gauge("matchwood_connections", "Open WebSockets and long polls.", registry=SERVER)
ANSWERS = Counter("matchwood_answers", "HTTP requests that were answered, by status.", ["status"], registry=SERVER)
REQUEST_SECONDS = Histogram(
    "matchwood_request_seconds",
    "Time in which an HTTP request was answered, by path. Requests that wait for an event are not counted.",
    ["path"],
    buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=SERVER,
)
MOVES = Counter(
    "matchwood_moves",
    "Moves that were accepted, by the kind of player: person, guest (an external bot) or bot.",
    ["who"],
    registry=SERVER,
)
REFUSED = Counter("matchwood_refused", "Requests and messages that were refused, by error code.", ["code"], registry=SERVER)
ACKNOWLEDGED = Histogram(
    "matchwood_acknowledge_seconds",
    "Time from the arrival of a move of a person or external bot until it was stored and broadcast.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=SERVER,
)
COMMITTED = Histogram(
    "matchwood_commit_seconds",
    "Time that the database took to store a batch of events.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=SERVER,
)
BOTS_WAITING = Gauge("matchwood_bots_waiting", "Moves and hints of bots that are waiting for a thread.", registry=SERVER)
BOTS_THINKING = Gauge("matchwood_bots_thinking", "Moves and hints of bots that are being computed.", registry=SERVER)
THOUGHTS = Counter(
    "matchwood_thoughts", "Moves and hints of bots, by where they were computed: worker or here.", ["where"], registry=SERVER
)

PUSHES = Counter(
    "matchwood_pushes",
    "Notifications to devices, by outcome: sent, failed, gone (the device no longer exists) or dropped (too many waited).",
    ["outcome"],
    registry=SERVER,
)

JOBS_NOW = Gauge(
    "matchwood_jobs_now",
    "Jobs that this worker is running, by kind: move, glance (for a player whose time is up), hint or analysis.",
    ["kind"],
    registry=WORKER,
)
JOB_SECONDS = Histogram(
    "matchwood_job_seconds",
    "Time that this worker took for a job, by kind.",
    ["kind"],
    buckets=(0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 60, 300, 1800),
    registry=WORKER,
)
JOBS_FAILED = Counter("matchwood_jobs_failed", "Jobs that failed or took too long, by kind.", ["kind"], registry=WORKER)
LAST_HEARTBEAT = Gauge(
    "matchwood_worker_sign_seconds",
    "Time of the last heartbeat of this worker, in seconds since 1970, by queue. It sends one every four seconds.",
    ["queue"],
    registry=WORKER,
)

ProcessCollector(registry=SERVER)
ProcessCollector(registry=WORKER)
WORKER.register(BUILD)
WORKER.register(STATE)
for who in ("person", "guest", "bot"):
    MOVES.labels(who)  # so that each kind of player begins with 0


def set_state(current: State) -> None:
    """Set the metric for the state of this process."""
    for state in get_args(State):
        STATE.labels(state).set(state == current)


@contextmanager
def serve_metrics(
    registry: CollectorRegistry, host: str, port: int | None, is_healthy: Callable[[], bool] | None = None
) -> Iterator[None]:
    """Serve the metrics of this registry at the port `port`. If `port` is None, start no metrics server. Raises CannotServe.

    If `is_healthy` is given, the port also serves `/health`, with the status 200 or 503.
    """
    if port is None:
        yield
        return
    BUILD.labels(matchwood.__version__, commit() or "", platform.python_version()).set(1)
    try:
        server, thread = start_http_server(port, host, registry)
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "invalid host name"
        raise CannotServe(
            f"Metrics cannot be served at port {port} of {host}: {reason}.\nTry another port: --metrics-port {port % 65_535 + 1}"
        ) from None
    if is_healthy is not None:
        server.set_app(_with_health(is_healthy, server.get_app()))
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _with_health(is_healthy: Callable[[], bool], metrics_app: Any) -> WSGIApplication:
    def answer(environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        if environ["PATH_INFO"] != "/health":
            response: Iterable[bytes] = metrics_app(environ, start)
            return response
        status, word = ("200 OK", "ok") if is_healthy() else ("503 Service Unavailable", "busy")
        start(status, [("Content-Type", "application/json")])
        return [f'{{"status": "{word}"}}'.encode()]

    return answer
