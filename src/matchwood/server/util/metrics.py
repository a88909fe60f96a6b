"""What a host may want to watch, in the form that Prometheus reads: counts and times of this process, nothing about anybody.

They are served on a port of their own, so that nobody who reaches the tables reaches them (docs/hosting.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server

from matchwood.server.protocol.errors import CannotServe

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

TABLES = Gauge("matchwood_tables", "Tables that are in memory.", registry=REGISTRY)
CONNECTIONS = Gauge("matchwood_connections", "Sockets and waiting calls that are open.", registry=REGISTRY)
ANSWERS = Counter("matchwood_answers", "HTTP calls that were answered.", ["status"], registry=REGISTRY)
MOVES = Counter("matchwood_moves", "Moves that were accepted, by who sits there.", ["who"], registry=REGISTRY)
MOVES_OF = {who: MOVES.labels(who) for who in ("person", "guest", "bot", "open")}
REFUSED = Counter("matchwood_refused", "Calls and messages that were refused, by their code.", ["code"], registry=REGISTRY)
ACKNOWLEDGED = Histogram(
    "matchwood_acknowledge_seconds",
    "From the arrival of a person's or guest's move until it was durable and everybody had been told.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)
COMMITTED = Histogram(
    "matchwood_commit_seconds",
    "How long the database took to make events durable; those that arrive together are written together.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)
BOTS_WAITING = Gauge("matchwood_bots_waiting", "Moves and hints of bots that wait for a thread to think in.", registry=REGISTRY)
BOTS_THINKING = Gauge("matchwood_bots_thinking", "Moves and hints of bots that are being thought about.", registry=REGISTRY)
THOUGHTS = Counter("matchwood_thoughts", "Moves and hints of bots, by where they were thought.", ["where"], registry=REGISTRY)

PUSHES = Counter("matchwood_pushes", "Messages to devices of people who are away, by outcome.", ["outcome"], registry=REGISTRY)

JOBS_NOW = Gauge("matchwood_jobs_now", "Jobs of servers that this worker is at, by their kind.", ["kind"], registry=REGISTRY)
JOB_SECONDS = Histogram(
    "matchwood_job_seconds",
    "How long this worker was at a job, by its kind.",
    ["kind"],
    buckets=(0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 60, 300, 1800),
    registry=REGISTRY,
)
JOBS_FAILED = Counter("matchwood_jobs_failed", "Jobs that went wrong or took too long, by their kind.", ["kind"], registry=REGISTRY)
SIGN_OF_LIFE = Gauge(
    "matchwood_worker_sign_seconds",
    "When this worker last told the servers that it is there, in seconds since 1970, by the queue that it takes jobs from.",
    ["queue"],
    registry=REGISTRY,
)


@contextmanager
def serve_metrics(host: str, port: int | None, well: Callable[[], bool] | None = None) -> Iterator[None]:
    """Serve them at this place, for as long as it lasts; without a port nowhere. Raises CannotServe.

    Where it can be told whether the process is `well`, `/health` beside them says so.
    """
    if port is None:
        yield
        return
    try:
        server, thread = start_http_server(port, host, REGISTRY)
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no name"
        raise CannotServe(
            f"Port {port} of {host} cannot be used for metrics: {reason}.\nName another one: --metrics-port {port % 65_535 + 1}"
        ) from None
    if well is not None:
        server.set_app(_with_health(well, server.get_app()))
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _with_health(well: Callable[[], bool], others: Any) -> WSGIApplication:
    def answered(environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        if environ["PATH_INFO"] != "/health":
            answer: Iterable[bytes] = others(environ, start)
            return answer
        status, word = ("200 OK", "ok") if well() else ("503 Service Unavailable", "busy")
        start(status, [("Content-Type", "application/json")])
        return [f'{{"status": "{word}"}}'.encode()]

    return answered
