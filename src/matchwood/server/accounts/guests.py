"""Guests: people without an account, whom a token identifies."""

from __future__ import annotations

import time
from collections.abc import Sequence

import sqlalchemy as sql

from matchwood.server.protocol.errors import Busy
from matchwood.server.push.subscriptions import delete_of_guest
from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util.lru import LruCache

TRUST_SECONDS = 5.0
"""A process notices after at most these seconds that a guest signed up at another process."""
MAX_REMEMBERED = 10_000
INSERT_FORMER_GUEST = sql.text("INSERT INTO former_guests (owner) VALUES (:owner) ON CONFLICT DO NOTHING")


class Guests:
    """Finds out which guests have created an account."""

    def __init__(self, store: Transactions) -> None:
        self._store = store
        self._checked: LruCache[str, tuple[float, bool]] = LruCache(MAX_REMEMBERED)
        self._sat: LruCache[tuple[str, int], bool] = LruCache(MAX_REMEMBERED)

    async def has_signed_up(self, owner: str) -> bool:
        """Return whether this guest ever created an account."""
        checked_at, signed_up = self._checked.get(owner, (0.0, False))
        if not signed_up and (not checked_at or checked_at + TRUST_SECONDS < time.monotonic()):
            try:
                signed_up = bool(await self._store.in_transaction(lambda connection: _former_guests(connection, [owner])))
            except Busy:
                if not checked_at:
                    raise
            self._checked.put(owner, (time.monotonic(), signed_up))
        return signed_up

    async def former_guests(self, owners: Sequence[str]) -> list[str]:
        """Return those of the given guests who have created an account."""
        former = await self._store.in_transaction(lambda connection: _former_guests(connection, owners))
        for owner in former:
            self._checked.put(owner, (time.monotonic(), True))
        return former

    async def sat_before(self, owner: str, moment: int) -> bool:
        """Return whether this guest took a seat before the time `moment`, in milliseconds since 1970."""
        sat = self._sat.get((owner, moment))
        if sat is None:
            sat = await self._store.in_transaction(lambda connection: _sat_before(connection, owner, moment))
            self._sat.put((owner, moment), sat)
        return sat

    def invalidate(self, owner: str) -> None:
        """Delete the cached entry of this guest."""
        self._checked.pop(owner, None)


def mark_signed_up(connection: sql.Connection, owner: str) -> None:
    """Invalidate a guest's token after the guest's sign-up."""
    connection.execute(INSERT_FORMER_GUEST, {"owner": owner})
    delete_of_guest(connection, owner)


def _former_guests(connection: sql.Connection, owners: Sequence[str]) -> list[str]:
    tables = (schema.former_guests, schema.accounts)  # older servers store only the account
    return list(connection.scalars(sql.union(*(sql.select(table.c.owner).where(table.c.owner.in_(owners)) for table in tables))))


def _sat_before(connection: sql.Connection, owner: str, moment: int) -> bool:
    sitters = schema.sitters
    query = sql.select(sitters.c.owner).where(sitters.c.owner == owner, sitters.c.since < moment / 1_000)
    return connection.scalar(query.limit(1)) is not None
