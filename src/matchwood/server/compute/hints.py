"""Hints for people at tables that allow them: what a champion would do that sees what their seat may see.

Who asks again before deciding gets the same hint without anybody thinking twice.
"""

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
"""Seconds that a hint takes at most."""
MAX_KEPT_HINTS = 500
"""How many hints are kept for those who ask again."""

Decision = tuple[str, int, int]
"""A table, a seat, and how many moves the seat has made."""


class Hints:
    """Gives hints at all tables of this process, in the threads in which its bots think."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._given: LruCache[Decision, asyncio.Task[messages.Hint]] = LruCache(MAX_KEPT_HINTS)

    async def hint_for(self, table: Table, person: str | None) -> messages.Hint:
        """The hint for the seat for which this person has to move."""
        seat = table.own_seat(person)
        if not table.about.hints:
            raise HintsOff("No hints are given at this table: that was settled when it was opened.")
        game = table.require_game()
        decision = (table.id, seat, table.decisions_made(seat))
        if decision not in self._given or failed(self._given[decision]):
            thought = self._think(table, seat, game.view(seat))
            self._given.put(decision, asyncio.create_task(thought, name=f"hint at table {table.id}"))
        return await asyncio.shield(self._given[decision])

    async def _think(self, table: Table, seat: int, view: matchwood.View) -> messages.Hint:
        answer = await self._bots.ask("hint", table, seat)
        if answer is not None:
            return msgspec.convert(answer, messages.Hint)
        return await self._bots.think(table, partial(hint_of, view, seed_of(table, seat)))


def hint_of(view: matchwood.View, seed: int) -> messages.Hint:
    """What a champion would do that sees this."""
    tip = matchwood.hint(view, seconds=THINK_SECONDS, seed=seed)
    reasons = tuple(map(msgspec.to_builtins, tip.reasons))
    return messages.Hint(tip.move, tip.other, tip.better_by, tip.error, tip.alike, tip.trials, reasons)
