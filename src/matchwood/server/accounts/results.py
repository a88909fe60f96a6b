"""What is kept of games that came to their end: for each seat its place, and the ratings that follow.

Which tables ended is durable with the event that ended them. Each is settled once, by whatever process sees it first; what was
left over when a server ended is settled when the next one begins.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from matchwood.server.accounts import ratings
from matchwood.server.accounts.outcome import Outcome, SeatOutcome, outcome_of, rated
from matchwood.server.compute.compiling import Compiler
from matchwood.server.protocol.errors import Busy
from matchwood.server.storage import schema
from matchwood.server.storage.loading import load_table
from matchwood.server.storage.log import Log
from matchwood.server.table.table import Table
from matchwood.server.util.signal import Signal
from matchwood.server.util.tasks import cancel_all

logger = logging.getLogger(__name__)

GATHER_SECONDS = 0.5
"""Seconds in which those gather that are settled together."""
TABLES_PER_BATCH = 100
"""Tables whose results are stored together."""
RETRY_SECONDS = 5.0
"""Seconds until what could not be stored is tried again."""

Known = Callable[[str], Table | None]
"""The table of this id, if it is in memory, so that its game need not be played again."""


class EndedTable(NamedTuple):
    """A table that ended, when, in milliseconds since 1970, and how."""

    table_id: str
    at: int
    outcome: Outcome


class Results:
    """Settles the tables that ended. Made in the event loop; `close` ends it."""

    def __init__(self, log: Log, compiler: Compiler, known: Known = lambda _: None) -> None:
        self.settled = Signal[str]()
        self._log, self._compiler, self._known = log, compiler, known
        self._due = asyncio.Event()
        self._due.set()
        self._broken: set[str] = set()
        self._task = asyncio.create_task(self._run(), name="results")

    def wake(self) -> None:
        """A table has ended."""
        self._due.set()

    async def close(self) -> None:
        """Settle no more; the next server goes on with it."""
        await cancel_all(self._task)

    async def _run(self) -> None:
        while True:
            await self._due.wait()
            self._due.clear()
            try:
                due = await asyncio.to_thread(self._unsettled)
                for first in range(0, len(due), TABLES_PER_BATCH):
                    some = due[first : first + TABLES_PER_BATCH]
                    ended = [
                        EndedTable(table_id, at, outcome) for table_id, at in some if (outcome := await self._outcome(table_id))
                    ]
                    await asyncio.to_thread(self._settle, ended)
                    for one in ended:
                        self.settled.publish(one.table_id)
                await asyncio.sleep(GATHER_SECONDS)
            except (Busy, SQLAlchemyError) as error:
                logger.warning("results could not be stored: %s", type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)
                self._due.set()

    async def _outcome(self, table_id: str) -> Outcome | None:
        """How this table ended; None if that cannot be found out."""
        try:
            table = self._known(table_id)
            if table is None or table.state not in ("over", "ended"):
                table = await load_table(self._log, table_id, self._compiler.wait_for_rules)
            return None if table is None else outcome_of(table)
        except (Busy, SQLAlchemyError):
            raise
        except Exception:
            self._broken.add(table_id)
            logger.exception("the result of table %s could not be found", table_id)
            return None

    def _unsettled(self) -> list[tuple[str, int]]:
        ends = schema.ends
        query = sql.select(ends.c.table_id, ends.c.at).where(ends.c.settled == 0).order_by(ends.c.at)
        with self._log.engine.connect() as connection:
            return [(table_id, at) for table_id, at in connection.execute(query) if table_id not in self._broken]

    def _settle(self, ended: Sequence[EndedTable]) -> None:
        """Settle these: together those from which no rating follows, each of the others by itself.

        So no process holds ratings while it waits for others.
        """
        together: list[EndedTable] = []
        for one, places in self._with_accounts(ended):
            if len(places) < 2:
                together.append(one)
                continue
            with self._log.engine.begin() as connection:
                if _store([one], connection):
                    _rate(one, places, connection)
        if together:
            with self._log.engine.begin() as connection:
                _store(sorted(together), connection)  # in one order everywhere, so that no two processes wait for each other

    def _with_accounts(self, ended: Iterable[EndedTable]) -> list[tuple[EndedTable, dict[str, SeatOutcome]]]:
        """Each with the accounts whose ratings may follow from it, and their places."""
        places = {one.table_id: {place.owner: place for place in rated(one.outcome)} for one in ended}
        owners = {owner for known in places.values() for owner in known}
        accounts = schema.accounts
        with self._log.engine.connect() as connection:
            query = sql.select(accounts.c.owner, accounts.c.id).where(accounts.c.owner.in_(owners))
            found = {row.owner: row.id for row in connection.execute(query)} if owners else {}
        return [(one, {found[owner]: place for owner, place in places[one.table_id].items() if owner in found}) for one in ended]


def _rate(one: EndedTable, places: dict[str, SeatOutcome], connection: sql.Connection) -> None:
    """Let ratings follow from this game, and write down with its result what it made of them."""
    results = schema.results
    ranks = {account: place.place for account, place in places.items() if place.place is not None}
    for account, (before, after) in ratings.update_ratings(connection, one.outcome.game, ranks).items():
        own = (results.c.table_id == one.table_id) & (results.c.seat == places[account].seat)
        connection.execute(results.update().where(own).values(mu_before=before.mu, mu_after=after.mu))


def _store(ended: Iterable[EndedTable], connection: sql.Connection) -> bool:
    """Write down how each of these came out that no other process has settled; whether there was any."""
    ends = schema.ends
    ours = ends.update().where(ends.c.table_id == sql.bindparam("table"), ends.c.settled == 0).values(settled=1)
    rows = [
        {"table_id": one.table_id, "game": one.outcome.game, "at": one.at, **place._asdict(), "away": int(place.away)}
        for one in ended
        if connection.execute(ours, {"table": one.table_id}).rowcount == 1
        for place in one.outcome.places
    ]
    if rows:
        connection.execute(schema.results.insert(), rows)
    return bool(rows)
