"""The rate limits and connection limits of clients."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Literal, NamedTuple

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from matchwood.server.cluster.gcra import Allowance
from matchwood.server.cluster.shared_limits import Charge, SharedLimits
from matchwood.server.http.limits import MAX_LIMIT, Limits
from matchwood.server.http.loop_turns import LoopTurns
from matchwood.server.identity import caller
from matchwood.server.protocol.errors import TooMany
from matchwood.server.util import metrics
from matchwood.server.util.networks import network_of

BURST_SECONDS = 5
"""A client may send the requests of this time all at once."""
CONNECTIONS_PER_SOCKET = 5
"""A browser opens several TCP connections for each WebSocket."""
OPENED_PER_CONNECTION, OPENED_SECONDS = 2, 10.0
"""The number of new TCP connections in this time, for each allowed connection. It is limited, because refusals take time too."""
CALL_SECONDS, CALL_BYTES = 0.001, 65_536
"""The processor time of a usual request. A request that takes more counts as several."""
DAY, HOUR, MINUTE = 86_400.0, 3600.0, 60.0
PASSWORD_SECONDS = 600.0
CHALLENGES_PER_SIGN_IN = 10
"""A page requests a challenge before it knows whether the visitor has a passkey."""
RETRY_SECONDS = 20
CHAT_BYTES = 100
"""In a long chat message, each part of this number of bytes counts as one more message."""
NAME_HASH_LETTERS = 16
WITHOUT_LIMITS = "without_limits"
LOCAL_LIMITS = "local_limits"
"""The option of urgent handlers, which do not wait for Redis."""
CHANGES = "changes"
"""The option of handlers that change a table without a move."""

CALLER = "matchwood.caller"

Connection = ASGIConnection[Any, Any, Any, Any]

RuleName = Literal[
    "requests", "person", "tables", "daily", "puzzles", "hints", "talk", "talk_address", "talk_table", "reports", "looks",
    "changes", "passwords", "passkeys", "questions", "names",
]  # fmt: skip


class Rule(NamedTuple):
    """A rate limit and its error message."""

    name: str
    allowance: Allowance
    message: str


def rules_of(limits: Limits) -> dict[RuleName, Rule]:
    """Create all rate limits. Attempts with passkeys and attempts with passwords count towards the same limit."""
    tables, hints = f"At most {limits.tables} tables an hour can be created", f"At most {limits.hints} hints a minute can be given"
    chat = "Too many chat messages in a short time."
    rates: dict[RuleName, tuple[float, float, str]] = {  # count, seconds, text of the error
        "requests": (BURST_SECONDS * limits.requests, BURST_SECONDS, "Too many requests from your address."),
        "person": (BURST_SECONDS * limits.person, BURST_SECONDS, "Too many requests from you."),
        "tables": (limits.tables, HOUR, f"{tables} from one address."),
        "daily": (limits.daily, DAY, "Too many attempts at deals of the day from your address."),
        "puzzles": (limits.puzzles, HOUR, "Too many answers to puzzles from your address."),
        "hints": (limits.hints, MINUTE, f"{hints} to one address."),
        "talk": (limits.talk, MINUTE, chat),
        "talk_address": (limits.talk_address, HOUR, chat),
        "talk_table": (limits.talk_table, MINUTE, chat),
        "reports": (limits.reports, HOUR, "Too many reports from your address."),
        "looks": (limits.looks, MINUTE, "Too many changes of card sharing in a short time."),
        "changes": (limits.changes, MINUTE, "Too many changes of tables in a short time."),
        "passwords": (limits.passwords, PASSWORD_SECONDS, "Too many passwords from your address."),
        "questions": (CHALLENGES_PER_SIGN_IN * limits.passwords, PASSWORD_SECONDS, "Too many passkey requests from your address."),
        "names": (limits.passwords / 6, PASSWORD_SECONDS, "Too many passwords for this name."),
    }
    rules = {name: Rule(name, Allowance(count, seconds), message) for name, (count, seconds, message) in rates.items()}
    rules["passkeys"] = rules["passwords"]._replace(message="Too many passkeys from your address.")
    return rules


class Usage(NamedTuple):
    """The use of a rate limit by one client."""

    rule: Rule
    key: str
    amount: float = 1


class RateLimiter:
    """Counts requests and connections. Methods raise `TooMany` if a client exceeds a limit.

    Moves and messages count only at this server, because Redis would delay them.
    """

    def __init__(self, limits: Limits, behind_proxy: bool = False, shared_limits: SharedLimits | None = None) -> None:
        self.turns = LoopTurns()
        self._limits = limits
        self._shared_limits = shared_limits or SharedLimits()
        self._rules = rules_of(limits)
        self._new_connections = Allowance(OPENED_PER_CONNECTION * CONNECTIONS_PER_SOCKET * limits.connections, OPENED_SECONDS)
        self._connections: Counter[str] = Counter()
        self._tcp_connections: Counter[str] = Counter()
        self._behind_proxy = behind_proxy

    async def check(self, rule: RuleName, key: str) -> None:
        """Count one action against a rate limit. The argument `key` identifies the client."""
        await self._count((rule, key))

    def check_local_call(self, address: str, person: str | None) -> None:
        """Count a move or a WebSocket message, only against the limits of this process."""
        _spend(self._rules["requests"], address)
        if person is not None:
            _spend(self._rules["person"], person)

    def check_local_change(self, address: str) -> None:
        """Count a table change, only against the limit of this process."""
        _spend(self._rules["changes"], address)

    async def check_call(self, address: str, person: str | None) -> None:
        """Count an HTTP request."""
        if person is None:
            await self._count(("requests", address))
        else:
            await self._count(("requests", address), ("person", person))

    async def check_message(self, address: str, person: str, table: str, text: str) -> None:
        """Count a chat message. A long chat message counts as several messages."""
        count = 1 + len(text.encode(errors="replace")) // CHAT_BYTES
        await self._count(("talk", person), ("talk_address", address, count), ("talk_table", table, count))

    async def check_report(self, address: str, person: str) -> None:
        """Count a report of a chat message or a name."""
        await self._count(("reports", address), ("talk", person))

    async def check_password(self, address: str, name: str) -> None:
        """Count an attempt to enter a password."""
        name_hash = hashlib.sha256(name.encode()).hexdigest()[:NAME_HASH_LETTERS]  # a sent name can be very long
        await self._count(("passwords", address), ("names", f"{address} {name_hash}"))

    def charge(self, address: str, person: str | None, seconds: float, sent: int = 0) -> None:
        """Count an expensive request as several requests."""
        more = seconds / CALL_SECONDS + sent / CALL_BYTES - 1
        if more > 0:
            self._rules["requests"].allowance.charge(address, more)
            if person is not None:
                self._rules["person"].allowance.charge(person, more)

    @asynccontextmanager
    async def count_new_table(self, address: str) -> AsyncIterator[None]:
        """Count a new table. If the `with` block raises an exception, subtract the table from the count again."""
        await self.check("tables", address)
        try:
            yield
        except Exception:
            rule = self._rules["tables"]
            rule.allowance.refund(address)
            await self._shared_limits.refund(_charge(rule, address))
            raise

    async def _count(self, *uses: tuple[RuleName, str] | tuple[RuleName, str, int]) -> None:
        """Count an action against several rate limits. If the action exceeds one limit, do not count it at all."""
        usages = [Usage(self._rules[use[0]], *use[1:]) for use in uses]
        for index, usage in enumerate(usages):
            try:
                _spend(*usage)
            except TooMany:
                _refund(usages[:index])
                raise
        limited = [usage for usage in usages if usage.rule.allowance.seconds_per_use]
        refused = await self._shared_limits.spend([_charge(*usage) for usage in limited]) if limited else None
        if refused is not None:
            _refund(usages)
            raise TooMany(limited[refused.charge_index].rule.message, math.ceil(refused.retry_after))

    @asynccontextmanager
    async def count_connection(self, address: str, person: str | None = None) -> AsyncIterator[None]:
        """Count an open connection during the `with` statement."""
        of_person = (
            nullcontext()
            if person is None
            else self._acquire(f"connections of {person}", self._limits.person_connections, "of one person")
        )
        async with self._acquire(f"connections {address}", self._limits.connections, "from one address"), of_person:
            metrics.CONNECTIONS.inc()
            try:
                yield
            finally:
                metrics.CONNECTIONS.dec()

    @asynccontextmanager
    async def _acquire(self, name: str, limit: int, owner: str) -> AsyncIterator[None]:
        is_full = limit and self._connections[name] >= limit
        ticket = None if is_full else await self._shared_limits.acquire(name, limit or MAX_LIMIT)
        if ticket is None:
            raise TooMany(f"At most {limit} connections {owner} can be open at the same time.", RETRY_SECONDS)
        self._connections[name] += 1
        try:
            yield
        finally:
            self._connections[name] -= 1
            if not self._connections[name]:
                del self._connections[name]
            await self._shared_limits.release(ticket)

    def connection_opened(self, host: str) -> bool:
        """Count a TCP connection, and return whether the limits allow it."""
        limit, address = CONNECTIONS_PER_SOCKET * self._limits.connections, network_of(host)
        is_full = limit and self._tcp_connections[address] >= limit
        if not self._behind_proxy and (is_full or self._new_connections.spend(address)):
            return False
        self._tcp_connections[address] += 1
        return True

    def connection_closed(self, host: str) -> None:
        """Record that a TCP connection from this address is closed."""
        address = network_of(host)
        self._tcp_connections[address] -= 1
        if not self._tcp_connections[address]:
            del self._tcp_connections[address]


def address_of(connection: Connection) -> str:
    """Return the caller's address as a key for rate limits."""
    return network_of(connection.client.host if connection.client else "")


async def limit_rate(connection: Connection, handler: BaseRouteHandler) -> None:
    """Count a request. Raises `TooMany` if the caller exceeds a rate limit."""
    if not handler.opt.get(WITHOUT_LIMITS):
        rate_limiter: RateLimiter = connection.app.state.rate_limiter  # guards have no dependencies
        person = connection.scope["state"][CALLER] = caller(connection)
        if handler.opt.get(LOCAL_LIMITS):
            rate_limiter.check_local_call(address_of(connection), person)
        else:
            await rate_limiter.check_call(address_of(connection), person)
        if handler.opt.get(CHANGES):
            rate_limiter.check_local_change(address_of(connection))


def _spend(rule: Rule, key: str, count: float = 1) -> None:
    wait = rule.allowance.spend(key, count)
    if wait:
        raise TooMany(rule.message, math.ceil(wait))


def _refund(usages: Sequence[Usage]) -> None:
    for rule, key, amount in usages:
        rule.allowance.refund(key, amount)


def _charge(rule: Rule, key: str, count: float = 1) -> Charge:
    return Charge(f"{rule.name} {key}", rule.allowance.cost_seconds(count), rule.allowance.window_seconds)
