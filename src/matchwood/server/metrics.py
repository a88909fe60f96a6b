"""What a host may want to watch, in the form that Prometheus reads: counts and times of this process, nothing about anybody.

They are served on a port of their own, so that nobody who reaches the tables reaches them (docs/hosting.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server

from matchwood.server.errors import CannotServe

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


@contextmanager
def served(host: str, port: int | None) -> Iterator[None]:
    """Serve them at this place, for as long as it lasts; without a port nowhere. Raises CannotServe."""
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
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
