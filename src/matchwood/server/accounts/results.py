"""The results of finished games."""

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
from matchwood.server.util.tasks import Tasks

logger = logging.getLogger(__name__)

GATHER_SECONDS = 0.5
"""The server waits for these seconds, and then stores the results of all tables that ended."""
TABLES_PER_BATCH = 100
RETRY_SECONDS = 5.0

FindTable = Callable[[str], Table | None]


class EndedTable(NamedTuple):
    """A table whose game ended at the time `at`, in milliseconds since 1970."""

    table_id: str
    at: int
    outcome: Outcome


class Results(Tasks):
    """Stores results and updates ratings in a background task."""

    def __init__(self, log: Log, compiler: Compiler, find_loaded: FindTable = lambda _: None) -> None:
        super().__init__()
        self.settled = Signal[str]()
        self._log, self._compiler, self._find_loaded = log, compiler, find_loaded
        self._wake = asyncio.Event()
        self._wake.set()
        self._broken: set[str] = set()
        self.start(self._run(), "results")

    def wake(self) -> None:
        """Wake the background task after the end of a game."""
        self._wake.set()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                due = await asyncio.to_thread(self._unsettled)
                for first in range(0, len(due), TABLES_PER_BATCH):
                    some = due[first : first + TABLES_PER_BATCH]
                    ended = [
                        EndedTable(table_id, at, outcome) for table_id, at in some if (outcome := await self._outcome(table_id))
                    ]
                    await asyncio.to_thread(self._settle, ended)
                    for table in ended:
                        self.settled.publish(table.table_id)
                await asyncio.sleep(GATHER_SECONDS)
            except (Busy, SQLAlchemyError) as error:
                logger.warning(
                    "The results could not be stored (%s). The server tries again in %g seconds.",
                    type(error).__name__,
                    RETRY_SECONDS,
                )
                await asyncio.sleep(RETRY_SECONDS)
                self._wake.set()

    async def _outcome(self, table_id: str) -> Outcome | None:
        try:
            table = self._find_loaded(table_id)
            if table is None or table.state not in ("over", "ended"):
                table = await load_table(self._log, table_id, self._compiler.wait_for_rules)
            return None if table is None else outcome_of(table)
        except (Busy, SQLAlchemyError):
            raise
        except Exception:
            self._broken.add(table_id)
            logger.exception("The result of table %s could not be determined.", table_id)
            return None

    def _unsettled(self) -> list[tuple[str, int]]:
        ends = schema.ends
        query = sql.select(ends.c.table_id, ends.c.at).where(ends.c.settled == 0).order_by(ends.c.at)
        with self._log.engine.connect() as connection:
            return [(table_id, at) for table_id, at in connection.execute(query) if table_id not in self._broken]

    def _settle(self, ended: Sequence[EndedTable]) -> None:
        """Store the results. Each rated game has its own transaction, so that ratings are locked only briefly."""
        together: list[EndedTable] = []
        for table, places in self._with_accounts(ended):
            if len(places) < 2:
                together.append(table)
                continue
            with self._log.engine.begin() as connection:
                if _store([table], connection):
                    _rate(table, places, connection)
        if together:
            with self._log.engine.begin() as connection:
                _store(sorted(together), connection)  # sorted, so that two processes never deadlock

    def _with_accounts(self, ended: Iterable[EndedTable]) -> list[tuple[EndedTable, dict[str, SeatOutcome]]]:
        places = {table.table_id: {place.owner: place for place in rated(table.outcome)} for table in ended}
        owners = {owner for seats in places.values() for owner in seats}
        accounts = schema.accounts
        with self._log.engine.connect() as connection:
            query = sql.select(accounts.c.owner, accounts.c.id).where(accounts.c.owner.in_(owners))
            found = {row.owner: row.id for row in connection.execute(query)} if owners else {}
        return [
            (table, {found[owner]: place for owner, place in places[table.table_id].items() if owner in found}) for table in ended
        ]


def _rate(table: EndedTable, places: dict[str, SeatOutcome], connection: sql.Connection) -> None:
    results = schema.results
    ranks = {account: place.place for account, place in places.items() if place.place is not None}
    for account, (before, after) in ratings.update_ratings(connection, table.outcome.game, ranks).items():
        own = (results.c.table_id == table.table_id) & (results.c.seat == places[account].seat)
        connection.execute(results.update().where(own).values(mu_before=before.mu, mu_after=after.mu))


def _store(ended: Iterable[EndedTable], connection: sql.Connection) -> bool:
    """Store the results. Return False if another process has already stored all results."""
    ends = schema.ends
    ours = ends.update().where(ends.c.table_id == sql.bindparam("table"), ends.c.settled == 0).values(settled=1)
    rows = [
        {"table_id": table.table_id, "game": table.outcome.game, "at": table.at, **place._asdict(), "away": int(place.away)}
        for table in ended
        if connection.execute(ours, {"table": table.table_id}).rowcount == 1
        for place in table.outcome.places
    ]
    if rows:
        connection.execute(schema.results.insert(), rows)
    return bool(rows)
