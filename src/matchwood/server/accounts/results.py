"""What is kept of games that came to their end: for each seat its place, and the ratings that follow.

Which tables ended is durable with the event that ended them. Each is settled once, by whatever process sees it first; what was
left over when a server ended is settled when the next one begins.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from matchwood.server.accounts import ratings
from matchwood.server.accounts.outcome import Outcome, outcome_of, rated
from matchwood.server.errors import Busy
from matchwood.server.storage import layout
from matchwood.server.storage.log import Log
from matchwood.server.table.table import Table
from matchwood.server.tasks import stop
from matchwood.server.thinking.warming import Warming

logger = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds until what could not be stored is tried again."""

Known = Callable[[str], Table | None]
"""The table of this id, if it is in memory, so that its game need not be played again."""


class Results:
    """Settles the tables that ended, one after another. Made in the event loop; `close` ends it."""

    def __init__(self, log: Log, warming: Warming, known: Known = lambda _: None) -> None:
        self._log, self._warming, self._known = log, warming, known
        self._due = asyncio.Event()
        self._due.set()
        self._broken: set[str] = set()
        self._task = asyncio.create_task(self._run(), name="results")

    def wake(self) -> None:
        """A table has ended."""
        self._due.set()

    async def close(self) -> None:
        """Settle no more; the next server goes on with it."""
        await stop(self._task)

    async def _run(self) -> None:
        while True:
            await self._due.wait()
            self._due.clear()
            try:
                for table_id, at in await asyncio.to_thread(self._unsettled):
                    await self._settle_once(table_id, at)
            except (Busy, SQLAlchemyError) as error:
                logger.warning("results could not be stored: %s", type(error).__name__)
                await asyncio.sleep(PATIENCE)
                self._due.set()

    async def _settle_once(self, table_id: str, at: int) -> None:
        try:
            await self._warming.rules()
            events, table = await self._log.read(table_id), self._known(table_id)
            if table is None or table.number != len(events):
                table = await asyncio.to_thread(Table.replayed, table_id, events)
            await asyncio.to_thread(self._settle, table_id, at, outcome_of(table, events))
        except (Busy, SQLAlchemyError):
            raise
        except Exception:
            self._broken.add(table_id)
            logger.exception("the result of table %s could not be found", table_id)

    def _unsettled(self) -> list[tuple[str, int]]:
        ends = layout.ends
        query = sql.select(ends.c.table_id, ends.c.at).where(ends.c.settled == 0).order_by(ends.c.at)
        with self._log.engine.connect() as connection:
            return [(table_id, at) for table_id, at in connection.execute(query) if table_id not in self._broken]

    def _settle(self, table_id: str, at: int, outcome: Outcome) -> None:
        ends = layout.ends
        ours = ends.update().where(ends.c.table_id == table_id, ends.c.settled == 0).values(settled=1)
        with self._log.engine.begin() as connection:
            if connection.execute(ours).rowcount != 1:
                return  # another process was quicker
            about = {"table_id": table_id, "game": outcome.game, "at": at}
            connection.execute(
                layout.results.insert(), [{**about, **place._asdict(), "away": int(place.away)} for place in outcome.places]
            )
            accounts = _accounts(connection, outcome)
            if len(accounts) > 1:
                ratings.note(connection, outcome.game, accounts)


def _accounts(connection: sql.Connection, outcome: Outcome) -> dict[str, int]:
    """The accounts whose ratings follow from this game, with their places."""
    places = {place.owner: place.place for place in rated(outcome) if place.owner is not None and place.place is not None}
    accounts = layout.accounts
    found = connection.execute(sql.select(accounts.c.id, accounts.c.owner).where(accounts.c.owner.in_(places)))
    return {account: places[owner] for account, owner in found}
