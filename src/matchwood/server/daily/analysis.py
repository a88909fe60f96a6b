"""The analysis of attempts: the server analyses each finished attempt once."""

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
from matchwood.server.daily.table_creation import PERSON_SEAT
from matchwood.server.protocol.errors import Busy, TooMany
from matchwood.server.storage import schema
from matchwood.server.storage.loading import load_table
from matchwood.server.storage.log import Log
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util.lru import LruCache
from matchwood.server.util.tasks import Tasks, wait_at_most

logger = logging.getLogger(__name__)

CHECK_INTERVAL_SECONDS = 20.0
"""Seconds after which a server looks for attempts without an analysis, for example of a killed server."""
POLL_SECONDS = 0.5
RETRY_SECONDS = 5.0
ASKER = "deals of the day"
"""The client name under which the limits of analyses count these analyses."""
MAX_REMEMBERED_GAMES = 1_000
"""Number of judgements in memory. Equal games have equal judgements."""


class JudgedDecision(msgspec.Struct, frozen=True):
    """The judgement of a decision in the JSON of the database (docs/analysis.md)."""

    event: int
    best: str
    loss: float
    mistake: bool


class AttemptJudgement(NamedTuple):
    """The sum of the losses of a person's clear mistakes, and all judged decisions as JSON."""

    total_loss: float
    judgements: str


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
        """Return a random attempt without an analysis, so that several servers rarely analyse the same one."""
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
    """Return the judgement of the person's decisions."""
    own = [each for each in analysis.judgements if each.seat == PERSON_SEAT]
    judged = [JudgedDecision(each.event, each.best, each.loss, each.mistake) for each in own]
    total_loss = next(player.lost for player in analysis.players if player.seat == PERSON_SEAT)
    return AttemptJudgement(total_loss, msgspec.json.encode(judged).decode())


def _unanalysed(connection: sql.Connection) -> list[str]:
    attempts = schema.daily_attempts
    query = sql.select(attempts.c.table_id).where(attempts.c.outcome == "finished", attempts.c.total_loss.is_(None))
    return list(connection.scalars(query.order_by(attempts.c.ended)))


def _store(connection: sql.Connection, table_id: str, judgement: AttemptJudgement) -> None:
    attempts = schema.daily_attempts
    open_attempt = (attempts.c.table_id == table_id) & attempts.c.total_loss.is_(None)
    connection.execute(attempts.update().where(open_attempt).values(judgement._asdict()))
