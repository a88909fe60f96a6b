"""Addresses and accounts that the operator has banned from the server for some time."""

from __future__ import annotations

import asyncio
import math
from datetime import timedelta
from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.accounts.profile import account_named
from matchwood.server.admin.database import operator_transaction
from matchwood.server.protocol.errors import Banned, NotFound
from matchwood.server.storage import schema
from matchwood.server.storage.operator_actions import record_action
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util.clock import datetime_of, milliseconds_of, now
from matchwood.server.util.networks import parsed_network
from matchwood.server.util.tasks import Tasks, periodically

BAN, UNBAN = "ban", "unban"
INTERVAL_SECONDS = 3.0


class Ban(NamedTuple):
    """A ban of an address or account. Times are in milliseconds since 1970."""

    name: str
    """The address, the network of an IPv6 address, or the name of the account."""
    is_account: bool
    since: int
    until: int
    reason: str | None


class OperatorBans:
    """Lists and changes the bans in the database. The methods work while servers use the database."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine

    def ban(self, name: str, duration: timedelta, by: str, reason: str | None = None) -> Ban:
        """Ban an address or an account. A new ban replaces an earlier ban. Raises `NotFound` if the account does not exist."""
        bans, since = schema.bans, now()
        until = since + milliseconds_of(duration)
        with operator_transaction(self._engine) as connection:
            banned, shown = _found(connection, name)
            connection.execute(bans.delete().where((bans.c.banned == banned) | (bans.c.until <= since)))
            row = {"banned": banned, "name": shown, "since": since, "until": until, "reason": reason}
            connection.execute(bans.insert().values(row))
            record_action(connection, BAN, shown, by, reason)
        return Ban(shown, banned != shown, since, until, reason)

    def lift(self, name: str, by: str) -> Ban:
        """End a ban. Raises `NotFound` if the address or account is not banned."""
        bans = schema.bans
        with operator_transaction(self._engine) as connection:
            banned, shown = _found(connection, name)
            row = connection.execute(_current().where(bans.c.banned == banned)).first()
            if row is None:
                raise NotFound(f"{shown} is not banned. `matchwood admin bans` lists all bans.")
            connection.execute(bans.delete().where(bans.c.banned == banned))
            record_action(connection, UNBAN, shown, by)
        return _ban(row)

    def current(self) -> list[Ban]:
        """Return all bans, ordered by their end."""
        with operator_transaction(self._engine) as connection:
            return [_ban(row) for row in connection.execute(_current().order_by(schema.bans.c.until, schema.bans.c.name))]


class BanCheck(Tasks):
    """Refuses banned callers. A server reads the bans again every few seconds, because `matchwood admin` changes them."""

    def __init__(self, engine: sql.Engine) -> None:
        super().__init__()
        self._store = Transactions(engine, None, "The bans cannot be read at the moment.")
        self._until: dict[str, int] = {}
        self._changed = asyncio.Event()
        self.start(periodically(INTERVAL_SECONDS, self._read, at_once=True), "bans")

    def check(self, address: str, person: str | None) -> None:
        """Raise `Banned` if the address or the person is banned."""
        until = max(self._until.get(address, 0), self._until.get(person or "", 0))
        seconds = math.ceil((until - now()) / 1_000)
        if seconds > 0:
            raise Banned(datetime_of(until), seconds)

    async def wait_for_ban(self, address: str, person: str | None) -> None:
        """Wait until the address or the person is banned, and then raise `Banned`."""
        while True:
            self.check(address, person)
            await self._changed.wait()

    async def _read(self) -> None:
        until = await self._store.in_transaction(_ends)
        if until != self._until:
            self._until = until
            self._changed.set()
            self._changed = asyncio.Event()


def _found(connection: sql.Connection, name: str) -> tuple[str, str]:
    """Return the key of an address or account, and its name for the operator."""
    network = parsed_network(name)
    if network is not None:
        return network, network
    account = account_named(connection, name)
    if account is None:
        raise NotFound(f"No account has the name {name!r}. Give the name of an account, or an address such as 192.0.2.7.")
    return account.owner, account.name


def _current() -> sql.Select[tuple[str, str, int, int, str | None]]:
    bans = schema.bans
    return sql.select(bans.c.banned, bans.c.name, bans.c.since, bans.c.until, bans.c.reason).where(bans.c.until > now())


def _ban(row: sql.Row[tuple[str, str, int, int, str | None]]) -> Ban:
    return Ban(row.name, row.banned != row.name, row.since, row.until, row.reason)


def _ends(connection: sql.Connection) -> dict[str, int]:
    return {row.banned: row.until for row in connection.execute(_current())}
