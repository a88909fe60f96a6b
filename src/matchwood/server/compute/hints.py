"""Hints: the moves that a bot of the level champion would make."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

import matchwood
from matchwood.server.compute.bots import Bots, seed_of
from matchwood.server.protocol import messages
from matchwood.server.protocol.errors import HintsOff
from matchwood.server.table.table import Table
from matchwood.server.util.lru import LruCache
from matchwood.server.util.tasks import failed

THINK_SECONDS = 1.0
MAX_KEPT_HINTS = 500

Decision = tuple[str, int, int]
"""The table's ID, the seat, and the number of the seat's earlier moves."""


class Hints:
    """Computes at most one hint for each decision."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._tasks: LruCache[Decision, asyncio.Task[messages.Hint]] = LruCache(MAX_KEPT_HINTS)

    async def hint_for(self, table: Table, person: str | None) -> messages.Hint:
        """Return a hint for this person's next decision."""
        seat = table.own_seat(person)
        if not table.about.hints:
            raise HintsOff("This table has no hints. The host chose that when creating the table.")
        game = table.require_game()
        decision = (table.id, seat, table.decisions_made(seat))
        if decision not in self._tasks or failed(self._tasks[decision]):
            work = self._compute(table, seat, game.view(seat))
            self._tasks.put(decision, asyncio.create_task(work, name=f"hint at table {table.id}"))
        return await asyncio.shield(self._tasks[decision])

    async def _compute(self, table: Table, seat: int, view: matchwood.View) -> messages.Hint:
        answer = await self._bots.ask("hint", table, seat)
        if answer is not None:
            return msgspec.convert(answer, messages.Hint)
        return await self._bots.think(table, partial(hint_of, view, seed_of(table, seat)))


def hint_of(view: matchwood.View, seed: int) -> messages.Hint:
    """Return a hint for the player with this view."""
    tip = matchwood.hint(view, seconds=THINK_SECONDS, seed=seed)
    reasons = tuple(map(msgspec.to_builtins, tip.reasons))
    return messages.Hint(tip.move, tip.other, tip.better_by, tip.error, tip.alike, tip.trials, reasons)
