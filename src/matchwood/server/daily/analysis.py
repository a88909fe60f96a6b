"""The points that people lost to the best play, which the server computes once for each attempt."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql

from matchwood.server.compute.analyses import Analyses
from matchwood.server.compute.compiling import Compiler
from matchwood.server.compute.replay_messages import Analysis
from matchwood.server.daily.tables import PERSON_SEAT
from matchwood.server.protocol.errors import Busy, TooMany
from matchwood.server.storage import schema
from matchwood.server.storage.loading import load_table
from matchwood.server.storage.log import Log
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util.lru import LruCache
from matchwood.server.util.tasks import Tasks, wait_at_most

logger = logging.getLogger(__name__)

CHECK_INTERVAL_SECONDS = 20.0
"""Seconds after which a server looks for attempts that no server has analysed, because one was killed."""
POLL_SECONDS = 0.5
RETRY_SECONDS = 5.0
ASKER = "deals of the day"
"""The key under which the limits of analyses count these."""
MAX_REMEMBERED_GAMES = 1_000
"""The number of games whose judgement stays in memory. Equal games have equal judgements."""


class Judged(msgspec.Struct, frozen=True):
    """The judgement of a decision, as the database stores it (docs/analysis.md)."""

    event: int
    best: str
    loss: float
    mistake: bool


class AttemptJudgement(NamedTuple):
    """The points that a person lost by clear mistakes, and the judged decisions as JSON."""

    lost: float
    judged: str


class DailyAnalyses(Tasks):
    """Analyses finished attempts in the background, one at a time."""

    def __init__(self, log: Log, store: Transactions, compiler: Compiler, analyses: Analyses) -> None:
        super().__init__()
        self._log, self._store, self._compiler, self._analyses = log, store, compiler, analyses
        self._known = LruCache[bytes, AttemptJudgement](MAX_REMEMBERED_GAMES)
        self._broken: set[str] = set()
        self._wake = asyncio.Event()
        self._wake.set()
        self.start(self._run(), "analyses of the deals of the day")

    def wake(self) -> None:
        """Wake the background task after the end of an attempt."""
        self._wake.set()

    async def _run(self) -> None:
        while True:
            await wait_at_most(self._wake, CHECK_INTERVAL_SECONDS)
            self._wake.clear()
            try:
                while (table_id := await self._next()) is not None:
                    await self._analyse(table_id)
            except (Busy, TooMany):  # other analyses come first
                await asyncio.sleep(RETRY_SECONDS)
                self._wake.set()

    async def _next(self) -> str | None:
        """Return an attempt without an analysis. Several servers choose different ones."""
        found = [table_id for table_id in await self._store.in_transaction(_unanalysed) if table_id not in self._broken]
        return random.choice(found) if found else None

    async def _analyse(self, table_id: str) -> None:
        try:
            table = await load_table(self._log, table_id, self._compiler.wait_for_rules)
            if table is None or table.game is None:  # the operator deleted the table
                self._broken.add(table_id)
                return
            judgement = await self._judge(table_id, table.game.record())
        except (Busy, TooMany):
            raise
        except Exception:
            self._broken.add(table_id)
            logger.exception("The attempt at table %s could not be analysed.", table_id)
            return
        await self._store.in_transaction(lambda connection: _store(connection, table_id, judgement))

    async def _judge(self, table_id: str, record: Mapping[str, Any]) -> AttemptJudgement:
        key = hashlib.sha256(msgspec.json.encode(record["events"])).digest()
        known = self._known.get(key)
        if known is None:
            ask = partial(self._analyses.request, table_id, record, ASKER, of_table=True)
            found = ask().analysis
            while found is None:  # the repeated request keeps the analysis alive
                await asyncio.sleep(POLL_SECONDS)
                found = ask().analysis
            known = judgement_of(found)
            self._known.put(key, known)
        return known


def judgement_of(analysis: Analysis) -> AttemptJudgement:
    """Return what the analysis found about the person's moves."""
    own = [each for each in analysis.judgements if each.seat == PERSON_SEAT]
    judged = [Judged(each.event, each.best, each.loss, each.mistake) for each in own]
    lost = next(player.lost for player in analysis.players if player.seat == PERSON_SEAT)
    return AttemptJudgement(lost, msgspec.json.encode(judged).decode())


def _unanalysed(connection: sql.Connection) -> list[str]:
    attempts = schema.daily_attempts
    query = sql.select(attempts.c.table_id).where(attempts.c.outcome == "finished", attempts.c.lost.is_(None))
    return list(connection.scalars(query.order_by(attempts.c.ended)))


def _store(connection: sql.Connection, table_id: str, judgement: AttemptJudgement) -> None:
    attempts = schema.daily_attempts
    open_attempt = (attempts.c.table_id == table_id) & attempts.c.lost.is_(None)
    connection.execute(attempts.update().where(open_attempt).values(judgement._asdict()))
