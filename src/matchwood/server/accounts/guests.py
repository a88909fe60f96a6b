"""Guests: people without an account, known by a token of their browser or program."""

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
"""Seconds for which a process believes that somebody is a guest: so long may a sign-up in another process take."""
MAX_REMEMBERED = 10_000
"""How many guests a process remembers."""
LEAVE = sql.text("INSERT INTO former_guests (owner) VALUES (:owner) ON CONFLICT DO NOTHING")


class Guests:
    """Who is one. Everything raises Busy while the database cannot be used and nothing is known from before."""

    def __init__(self, store: Transactions) -> None:
        self._store = store
        self._known: LruCache[str, tuple[float, bool]] = LruCache(MAX_REMEMBERED)
        self._sat: LruCache[tuple[str, int], bool] = LruCache(MAX_REMEMBERED)

    async def has_signed_up(self, owner: str) -> bool:
        """Whether the guest with this hash signed up, so that the token of it is worth nothing, also after the account is gone."""
        at, left = self._known.get(owner, (0.0, False))
        if not left and (not at or at + TRUST_SECONDS < time.monotonic()):
            try:
                left = bool(await self._store.in_transaction(lambda connection: _former_guests(connection, [owner])))
            except Busy:
                if not at:
                    raise
            self._known.put(owner, (time.monotonic(), left))
        return left

    async def former_guests(self, owners: Sequence[str]) -> list[str]:
        """Those of these guests who signed up."""
        left = await self._store.in_transaction(lambda connection: _former_guests(connection, owners))
        for owner in left:
            self._known.put(owner, (time.monotonic(), True))
        return left

    async def sat_before(self, owner: str, moment: int) -> bool:
        """Whether a guest with this hash sat down at some table before that; in milliseconds since 1970."""
        sat = self._sat.get((owner, moment))
        if sat is None:
            sat = await self._store.in_transaction(lambda connection: _sat_before(connection, owner, moment))
            self._sat.put((owner, moment), sat)
        return sat

    def invalidate(self, owner: str) -> None:
        """Look this one up anew."""
        self._known.pop(owner, None)


def mark_signed_up(connection: sql.Connection, owner: str) -> None:
    """This guest is an account from now on."""
    connection.execute(LEAVE, {"owner": owner})
    delete_of_guest(connection, owner)


def _former_guests(connection: sql.Connection, owners: Sequence[str]) -> list[str]:
    tables = (schema.former_guests, schema.accounts)  # an older server may have made the account
    return list(connection.scalars(sql.union(*(sql.select(table.c.owner).where(table.c.owner.in_(owners)) for table in tables))))


def _sat_before(connection: sql.Connection, owner: str, moment: int) -> bool:
    sitters = schema.sitters
    query = sql.select(sitters.c.owner).where(sitters.c.owner == owner, sitters.c.since < moment / 1_000)
    return connection.scalar(query.limit(1)) is not None
