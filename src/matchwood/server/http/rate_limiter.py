"""Rate limits: an address or a person that calls too often, or opens too much, is asked to come again later."""

from __future__ import annotations

import hashlib
import ipaddress
import logging
import math
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Literal, NamedTuple

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from matchwood.server.cluster.gcra import Allowance
from matchwood.server.cluster.shared_limits import Charge, SharedLimits
from matchwood.server.http.limits import MOST, Limits
from matchwood.server.http.loop_turns import LoopTurns
from matchwood.server.identity import caller
from matchwood.server.protocol.errors import TooMany
from matchwood.server.util import metrics

logger = logging.getLogger(__name__)

BURST_SECONDS = 5
"""Calls may come for so many seconds in one burst: a page that is loaded by a whole class."""
CONNECTIONS_PER_SOCKET = 5
"""Connections that one address may open for each WebSocket that it may open. A browser opens several for the files of a page."""
OPENED_PER_CONNECTION, OPENED_SECONDS = 2, 10.0
"""New connections of one address in this time, for each that it may hold. Each costs time, also if it is refused."""
CALL_SECONDS, CALL_BYTES = 0.001, 65_536
"""Time in the event loop, and bytes of an answer, that a call may cost. One that costs more counts as several."""
HOUR, MINUTE = 3600.0, 60.0
PASSWORD_SECONDS = 600.0
CHALLENGES_PER_SIGN_IN = 10
"""Passkey challenges for each sign-in. A page asks for one before it knows whether the visitor has a passkey."""
RETRY_SECONDS = 20
"""Seconds until somebody with too many open connections may try again."""
LINE_BYTES = 100
"""A line of talk counts once more for each."""
NAME_HASH_LETTERS = 16
"""Letters by which a name is counted."""
HOUSEHOLD_BITS = 64
"""Bits of an IPv6 address that belong to one household: the rest it chooses as it likes."""
ALWAYS_OPEN = "always_open"
"""What a handler says that answers without being counted."""
IN_A_HURRY = "in_a_hurry"
"""What a handler says that waits for no other server: its calls are counted here alone."""
CHANGES = "changes"
"""What a handler says that changes a table otherwise than by a move."""

CALLER = "matchwood.caller"
"""Where the state of a connection names the person whose calls are counted."""

Connection = ASGIConnection[Any, Any, Any, Any]

RuleName = Literal[
    "requests", "person", "tables", "hints", "talk", "talk_address", "talk_table", "reports", "looks", "changes",
    "passwords", "passkeys", "questions", "names",
]  # fmt: skip


class Rule(NamedTuple):
    """A rate limit: the name under which it is counted, how much one caller may do, and the text of the error."""

    name: str
    allowance: Allowance
    words: str


def rules_of(limits: Limits) -> dict[RuleName, Rule]:
    """All rate limits. Passkeys are counted together with passwords."""
    tables, hints = f"At most {limits.tables} tables an hour can be made", f"At most {limits.hints} hints a minute are given"
    chat = "That was much talk in a short time."
    tried, asked = "Too many passwords were tried", "Passkeys were asked for too often"
    listed: dict[RuleName, tuple[float, float, str]] = {  # how often, in how many seconds, and the text of the error
        "requests": (BURST_SECONDS * limits.requests, BURST_SECONDS, "Too much came from your address."),
        "person": (BURST_SECONDS * limits.person, BURST_SECONDS, "Too much came from you."),
        "tables": (limits.tables, HOUR, f"{tables} from one address."),
        "hints": (limits.hints, MINUTE, f"{hints} to one address."),
        "talk": (limits.talk, MINUTE, chat),
        "talk_address": (limits.talk_address, HOUR, chat),
        "talk_table": (limits.talk_table, MINUTE, chat),
        "reports": (limits.reports, HOUR, "Many lines were reported from your address."),
        "looks": (limits.looks, MINUTE, "That was changed very often in a short time."),
        "changes": (limits.changes, MINUTE, "A table was changed very often in a short time."),
        "passwords": (limits.passwords, PASSWORD_SECONDS, f"{tried} from your address."),
        "questions": (CHALLENGES_PER_SIGN_IN * limits.passwords, PASSWORD_SECONDS, f"{asked} from your address."),
        "names": (limits.passwords / 6, PASSWORD_SECONDS, f"{tried} for this name."),
    }
    rules = {name: Rule(name, Allowance(count, seconds), words) for name, (count, seconds, words) in listed.items()}
    rules["passkeys"] = rules["passwords"]._replace(words="Too many passkeys were tried from your address.")
    return rules


class Usage(NamedTuple):
    """What is charged: by which rule, whom, and for how many."""

    rule: Rule
    who: str
    number: float = 1


class RateLimiter:
    """Counts what each address and each person does, and raises TooMany.

    Each process counts by itself, and where there are several, they count together as well (`counts`): all but moves, what else
    is said on sockets, and changes of tables, which wait for nobody.
    """

    def __init__(self, limits: Limits, behind_proxy: bool = False, counts: SharedLimits | None = None) -> None:
        self.turns = LoopTurns()
        """The turns in which the calls of all addresses run."""
        self._limits = limits
        self._shared_limits = counts or SharedLimits()
        self._rules = rules_of(limits)
        self._entries = Allowance(OPENED_PER_CONNECTION * CONNECTIONS_PER_SOCKET * limits.connections, OPENED_SECONDS)
        self._open: Counter[str] = Counter()
        self._inside: Counter[str] = Counter()
        self._behind_proxy = self._warned = behind_proxy

    async def check(self, rule: RuleName, who: str) -> None:
        """Count one use under this rule. Raises TooMany."""
        await self._count((rule, who))

    def check_local_call(self, address: str, person: str | None) -> None:
        """Count a move or a message in this process only. Raises TooMany."""
        self._spend("requests", address)
        if person is not None:
            self._spend("person", person)

    def check_local_change(self, address: str) -> None:
        """Count a change of a table that is no move, in this process only. Raises TooMany."""
        self._spend("changes", address)

    async def check_call(self, address: str, person: str | None) -> None:
        """Count a call. Raises TooMany."""
        if person is None:
            await self._count(("requests", address))
        else:
            await self._count(("requests", address), ("person", person))

    async def check_message(self, address: str, person: str, table: str, text: str) -> None:
        """Count a message in the chat of this table. A long message counts as several. Raises TooMany."""
        count = 1 + len(text.encode(errors="replace")) // LINE_BYTES
        await self._count(("talk", person), ("talk_address", address, count), ("talk_table", table, count))

    async def check_report(self, address: str, person: str) -> None:
        """Count a report of a message in the chat. Raises TooMany."""
        await self._count(("reports", address), ("talk", person))

    async def check_password(self, address: str, name: str) -> None:
        """Count a password for this name: few for one name, and more from one address for all names. Raises TooMany."""
        known = hashlib.sha256(name.encode()).hexdigest()[:NAME_HASH_LETTERS]  # a name may be as long as a message
        await self._count(("passwords", address), ("names", f"{address} {known}"))

    def charge(self, address: str, person: str | None, seconds: float, sent: int = 0) -> None:
        """Charge a call that was let in and cost more than one call may: it counts as several, in this process."""
        more = seconds / CALL_SECONDS + sent / CALL_BYTES - 1
        if more > 0:
            self._rules["requests"].allowance.charge(address, more)
            if person is not None:
                self._rules["person"].allowance.charge(person, more)

    @asynccontextmanager
    async def count_new_table(self, address: str) -> AsyncIterator[None]:
        """Count a new table, unless it comes to nothing. Raises TooMany."""
        await self.check("tables", address)
        try:
            yield
        except Exception:
            rule = self._rules["tables"]
            rule.allowance.refund(address)
            await self._shared_limits.refund(_charge(rule, address))
            raise

    def _spend(self, rule: RuleName, who: str) -> None:
        _spend(self._rules[rule], who)

    async def _count(self, *each: tuple[RuleName, str] | tuple[RuleName, str, int]) -> None:
        """Count these in this process, and unless it refuses one, in all processes together."""
        spent = [Usage(self._rules[use[0]], *use[1:]) for use in each]
        for place, one in enumerate(spent):
            try:
                _spend(*one)
            except TooMany:
                _refund(spent[:place])
                raise
        limited = [one for one in spent if one.rule.allowance.seconds_per_use]
        refused = await self._shared_limits.spend([_charge(*one) for one in limited]) if limited else None
        if refused is not None:
            _refund(spent)
            raise TooMany(limited[refused.charge_index].rule.words, math.ceil(refused.retry_after))

    @asynccontextmanager
    async def count_connection(self, address: str, person: str | None = None) -> AsyncIterator[None]:
        """Count a connection while it is open."""
        own = (
            None if person is None else self._acquire(f"connections of {person}", self._limits.person_connections, "of one person")
        )
        async with self._acquire(f"connections {address}", self._limits.connections, "from one address"), own or nullcontext():
            metrics.CONNECTIONS.inc()
            try:
                yield
            finally:
                metrics.CONNECTIONS.dec()

    @asynccontextmanager
    async def _acquire(self, name: str, most: int, whose: str) -> AsyncIterator[None]:
        here = most and self._open[name] >= most
        ticket = None if here else await self._shared_limits.acquire(name, most or MOST)
        if ticket is None:
            raise TooMany(f"At most {most} connections {whose} can be open at the same time.", RETRY_SECONDS)
        self._open[name] += 1
        try:
            yield
        finally:
            self._open[name] -= 1
            if not self._open[name]:
                del self._open[name]
            await self._shared_limits.release(ticket)

    def connection_opened(self, host: str) -> bool:
        """Count a connection of any kind, unless there are too many from there, or too many new ones in a short time.

        All that come through a proxy come from one place.
        """
        most, address = CONNECTIONS_PER_SOCKET * self._limits.connections, network_of(host)
        if not self._behind_proxy and ((most and self._inside[address] >= most) or self._entries.spend(address)):
            return False
        self._inside[address] += 1
        return True

    def connection_closed(self, host: str) -> None:
        """A connection that was counted is closed."""
        address = network_of(host)
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]

    def warn_of_proxy(self, connection: Connection) -> None:
        """Tell the host once that all visitors seem to be one, because a proxy stands in front that was not named."""
        if not self._warned and "x-forwarded-for" in connection.headers:
            self._warned = True
            logger.warning("calls come through a proxy, so all visitors count as one address: see --behind-proxy")


def address_of(connection: Connection) -> str:
    """Where the caller is: an IPv4 address, or the network of a household in IPv6.

    The server puts what X-Forwarded-For says in this place, if it comes from a proxy that the host trusts.
    """
    host = connection.client.host if connection.client else ""
    return network_of(host)


def network_of(host: str) -> str:
    """What counts as one address.

    >>> network_of("192.0.2.7"), network_of("::ffff:192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64')
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOUSEHOLD_BITS), strict=False))


async def limit_rate(connection: Connection, handler: BaseRouteHandler) -> None:
    """Let nobody call more often than the server can answer."""
    if not handler.opt.get(ALWAYS_OPEN):
        rate_limiter: RateLimiter = connection.app.state.rate_limiter  # a guard is given nothing
        rate_limiter.warn_of_proxy(connection)
        person = connection.scope["state"][CALLER] = caller(connection)
        if handler.opt.get(IN_A_HURRY):
            rate_limiter.check_local_call(address_of(connection), person)
        else:
            await rate_limiter.check_call(address_of(connection), person)
        if handler.opt.get(CHANGES):
            rate_limiter.check_local_change(address_of(connection))


def _spend(rule: Rule, who: str, count: float = 1) -> None:
    wait = rule.allowance.spend(who, count)
    if wait:
        raise TooMany(rule.words, math.ceil(wait))


def _refund(spent: Sequence[Usage]) -> None:
    for rule, who, count in spent:
        rule.allowance.refund(who, count)


def _charge(rule: Rule, who: str, count: float = 1) -> Charge:
    return Charge(f"{rule.name} {who}", rule.allowance.cost_seconds(count), rule.allowance.window_seconds)
