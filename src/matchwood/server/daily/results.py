"""The results of attempts, which this server stores after the end of each game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.compute.compiling import Compiler
from matchwood.server.daily.attempts import OutcomeKind
from matchwood.server.daily.choices import Choice, choices_in
from matchwood.server.daily.schedule import closing_time
from matchwood.server.daily.scores import Score, score_of
from matchwood.server.protocol.errors import Busy
from matchwood.server.storage import schema
from matchwood.server.storage.loading import load_table
from matchwood.server.storage.log import Log
from matchwood.server.storage.transactions import Transactions
from matchwood.server.table.table import Table
from matchwood.server.util.days import parse_day
from matchwood.server.util.signal import Signal
from matchwood.server.util.tasks import Tasks, wait_at_most

logger = logging.getLogger(__name__)

CHECK_INTERVAL_SECONDS = 20.0
"""Seconds after which a server looks for results that no server has stored, for example of a killed server."""
RETRY_SECONDS = 5.0

INSERT_CHOICE = sql.text(
    "INSERT INTO daily_choices (table_id, event, day, game, position, move) "
    "VALUES (:table_id, :event, :day, :game, :position, :move) ON CONFLICT DO NOTHING"
)

FindTable = Callable[[str], Table | None]


class EndedAttempt(NamedTuple):
    """An attempt whose game has ended at the time `at`, in milliseconds since 1970."""

    table_id: str
    day: str
    game: str
    at: int


class DailyResults(Tasks):
    """Stores the result of each attempt exactly once, also if servers are killed."""

    def __init__(self, log: Log, store: Transactions, compiler: Compiler, find_loaded: FindTable) -> None:
        super().__init__()
        self.settled = Signal[str]()
        self._log, self._store, self._compiler, self._find_loaded = log, store, compiler, find_loaded
        self._wake = asyncio.Event()
        self._wake.set()
        self._broken: set[str] = set()
        self.start(self._run(), "results of the deals of the day")

    def wake(self) -> None:
        """Wake the background task after the end of an attempt."""
        self._wake.set()

    async def _run(self) -> None:
        while True:
            await wait_at_most(self._wake, CHECK_INTERVAL_SECONDS)
            self._wake.clear()
            try:
                for ended in await self._store.in_transaction(_unsettled):
                    if ended.table_id not in self._broken:
                        await self._settle(ended)
            except Busy:  # already logged
                await asyncio.sleep(RETRY_SECONDS)
                self._wake.set()

    async def _settle(self, ended: EndedAttempt) -> None:
        try:
            score, choices = await self._played(ended)
        except Busy:
            raise
        except Exception:
            self._broken.add(ended.table_id)
            logger.exception("The result of the attempt at table %s could not be determined.", ended.table_id)
            return
        await self._store.in_transaction(lambda connection: _store(connection, ended, score, choices))
        self.settled.publish(ended.table_id)

    async def _played(self, ended: EndedAttempt) -> tuple[Score | None, Sequence[Choice]]:
        table = self._find_loaded(ended.table_id)
        if table is None or table.state not in ("over", "ended"):
            table = await load_table(self._log, ended.table_id, self._compiler.wait_for_rules)
        score = None if table is None or ended.at > closing_time(parse_day(ended.day)) else score_of(table)
        if table is None or table.game is None or score is None:
            return None, ()
        game = table.game.copy()
        return score, await asyncio.to_thread(lambda: list(choices_in(game)))


def _unsettled(connection: sql.Connection) -> list[EndedAttempt]:
    attempts, ends = schema.daily_attempts, schema.ends
    query = sql.select(attempts.c.table_id, attempts.c.day, attempts.c.game, ends.c.at)
    query = query.join(ends, ends.c.table_id == attempts.c.table_id).where(attempts.c.outcome.is_(None))
    return [EndedAttempt(*row) for row in connection.execute(query.order_by(ends.c.at))]


def _store(connection: sql.Connection, ended: EndedAttempt, score: Score | None, choices: Sequence[Choice]) -> None:
    """Store the result of an attempt, unless another server has already stored it."""
    attempts = schema.daily_attempts
    outcome: OutcomeKind = "quit" if score is None else "finished"
    values = {"outcome": outcome, "ended": ended.at, **({} if score is None else score._asdict())}
    open_attempt = (attempts.c.table_id == ended.table_id) & attempts.c.outcome.is_(None)
    if connection.execute(attempts.update().where(open_attempt).values(values)).rowcount == 1 and choices:
        about = {"table_id": ended.table_id, "day": ended.day, "game": ended.game}
        connection.execute(INSERT_CHOICE, [about | choice._asdict() for choice in choices])
