"""The doorkeeper: who comes too often, or opens too much, is asked to come again later."""

from __future__ import annotations

import ipaddress
import logging
import math
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from matchwood.server import metrics
from matchwood.server.edge.allowance import Allowance
from matchwood.server.edge.limits import Limits
from matchwood.server.errors import TooMany
from matchwood.server.identity import caller

logger = logging.getLogger(__name__)

AT_ONCE = 5
"""Calls may come for so many seconds in one burst: a page that is loaded by a whole class."""
DOORS = 5
"""So many times more connections than sockets: a browser opens some at once for the files of a page, and keeps them for a while."""
HOUR, MINUTE = 3600.0, 60.0
PASSWORD_TIME = 600.0
SOON = 20
"""Seconds until somebody with too many open connections may try again."""
NEIGHBOURHOOD = 64
"""Bits of an IPv6 address that belong to one household: the rest it chooses as it likes."""
ALWAYS_OPEN = "always_open"
"""What a handler says that answers without being counted."""

Connection = ASGIConnection[Any, Any, Any, Any]


class Doorkeeper:
    """Counts what each address and each person does in this process, and raises TooMany."""

    def __init__(self, limits: Limits, behind_proxy: bool = False) -> None:
        self._limits = limits
        self._addresses = Allowance(AT_ONCE * limits.requests, AT_ONCE)
        self._people = Allowance(AT_ONCE * limits.person, AT_ONCE)
        self._tables = Allowance(limits.tables, HOUR)
        self._hints = Allowance(limits.hints, MINUTE)
        self._talk = Allowance(limits.talk, MINUTE)
        self._looks = Allowance(limits.looks, MINUTE)
        self._passwords = Allowance(limits.passwords, PASSWORD_TIME)
        self._names = Allowance(limits.passwords / 6, PASSWORD_TIME)
        self._open: Counter[str] = Counter()
        self._inside: Counter[str] = Counter()
        self._behind_proxy = self._told = behind_proxy

    def let_in(self, address: str, person: str | None) -> None:
        """Count a call or a message."""
        _checked(self._addresses.spend(address), "Too much came from your address.")
        if person is not None:
            _checked(self._people.spend(person), "Too much came from you.")

    @contextmanager
    def making_table(self, address: str) -> Iterator[None]:
        """Count a new table, unless it comes to nothing."""
        _checked(self._tables.spend(address), f"At most {self._limits.tables} tables an hour can be made from one address.")
        try:
            yield
        except Exception:
            self._tables.give_back(address)
            raise

    def let_ask(self, address: str) -> None:
        """Count a hint."""
        _checked(self._hints.spend(address), f"At most {self._limits.hints} hints a minute are given to one address.")

    def let_talk(self, person: str) -> None:
        """Count a line of talk."""
        _checked(self._talk.spend(person), "That was much talk in a short time.")

    def let_look(self, address: str) -> None:
        """Count a choice of whose cards are shown or looked into."""
        _checked(self._looks.spend(address), "That was changed very often in a short time.")

    def let_try(self, address: str, name: str) -> None:
        """Count a password that is tried for this name: few guesses for one name, and from one address for all names."""
        _checked(self._names.spend((address, name)), "Too many passwords were tried for this name.")
        _checked(self._passwords.spend(address), "Too many passwords were tried from your address.")

    def let_try_passkey(self, address: str) -> None:
        """Count a passkey that is to be used or made: each answer needs a question first."""
        _checked(self._passwords.spend(address), "Too many passkeys were tried from your address.")

    @contextmanager
    def held_open(self, address: str) -> Iterator[None]:
        """Count a connection while it is open."""
        if self._limits.connections and self._open[address] >= self._limits.connections:
            raise TooMany(f"At most {self._limits.connections} connections from one address can be open at the same time.", SOON)
        self._open[address] += 1
        metrics.CONNECTIONS.inc()
        try:
            yield
        finally:
            metrics.CONNECTIONS.dec()
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def comes_in(self, host: str) -> bool:
        """Count a connection of any kind, unless too many come from there; all that come through a proxy come from one place."""
        most, address = DOORS * self._limits.connections, neighbourhood(host)
        if most and not self._behind_proxy and self._inside[address] >= most:
            return False
        self._inside[address] += 1
        return True

    def goes_out(self, host: str) -> None:
        """A connection that was counted is closed."""
        address = neighbourhood(host)
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]

    def warn_of_proxy(self, connection: Connection) -> None:
        """Tell the host once that all visitors seem to be one, because a proxy stands in front that was not named."""
        if not self._told and "x-forwarded-for" in connection.headers:
            self._told = True
            logger.warning("calls come through a proxy, so all visitors count as one address: see --behind-proxy")


def address_of(connection: Connection) -> str:
    """Where the caller is: an IPv4 address, or the network of a household in IPv6.

    The server puts what X-Forwarded-For says in this place, if it comes from a proxy that the host trusts.
    """
    host = connection.client.host if connection.client else ""
    return neighbourhood(host)


def neighbourhood(host: str) -> str:
    """What counts as one address.

    >>> neighbourhood("192.0.2.7"), neighbourhood("::ffff:192.0.2.7"), neighbourhood("2001:db8:1:2:3:4:5:6")
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
    return str(ipaddress.ip_network((address, NEIGHBOURHOOD), strict=False))


def doorkeeper_of(connection: Connection) -> Doorkeeper:
    """The doorkeeper that this connection has to pass."""
    keeper: Doorkeeper = connection.app.state.doorkeeper
    return keeper


async def in_moderation(connection: Connection, handler: BaseRouteHandler) -> None:
    """Let nobody call more often than the server can answer."""
    if not handler.opt.get(ALWAYS_OPEN):
        keeper = doorkeeper_of(connection)
        keeper.warn_of_proxy(connection)
        keeper.let_in(address_of(connection), caller(connection))


def _checked(wait: float, words: str) -> None:
    if wait:
        raise TooMany(words, math.ceil(wait))
