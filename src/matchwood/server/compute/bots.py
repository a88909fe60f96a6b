"""Bots at tables: they wait as the pace of the table asks, think in a thread, and see what their seat may see.

Moves that everybody can see to be forced are made here as well, whoever sits there.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, Literal, Protocol, TypeVar

import matchwood
from matchwood.server.compute.compiling import Compiler
from matchwood.server.protocol.values import Pace
from matchwood.server.table.table import Table
from matchwood.server.util import metrics
from matchwood.server.util.tasks import Tasks

T = TypeVar("T")

WAIT: dict[Pace, float] = {"calm": 0.9, "brisk": 0.35, "instant": 0.0}
THINK_SECONDS: dict[Pace, float] = {"calm": 1.0, "brisk": 0.3, "instant": 0.05}
"""Seconds that a move may take at most to think; weaker levels take less."""
FORCED_SECONDS: dict[Pace, float] = {"calm": 0.5, "brisk": 0.25, "instant": 0.0}
TOGETHER = 0.3
"""How much of the wait is left for a bot that decides at the same time as the bot before it."""

LATE = 1.2
"""How much longer than a bot may think it waits at least. A bot with a single card left does not think: its haste would tell."""
Asked = Literal["move", "glance", "hint"]
"""What a bot would do there; what the game advises at a glance; what a champion would tell whoever sits there."""


class RemoteBots(Protocol):
    """The way to workers on this machine or others."""

    async def ask(self, asked: Asked, table: Table, seat: int) -> Any:
        """What a worker answers about the decision of that seat; None if nobody does."""

    async def close(self) -> None:
        """Ask no more."""


class Bots:
    """Decides for the bots of all tables of this process."""

    def __init__(self, compiler: Compiler, workers: RemoteBots | None = None) -> None:
        self._compiler = compiler
        self._bot_client = workers
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="matchwood bot")
        self._tasks = Tasks()

    async def close(self) -> None:
        """Think no more; the tables go on from the log another time."""
        await self._tasks.close()
        if self._bot_client is not None:
            await self._bot_client.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def wait_until_ready(self, table: Table) -> None:
        """Wait until the bots of this table's game can think."""
        await self._compiler.wait_for_bots(table.about.game)

    async def decide(self, table: Table, seat: int) -> str:
        """The move that this seat makes next, once people could follow the one before it."""
        assert table.game is not None
        pace = table.about.pace
        forced = table.forced_move()
        if forced is not None:
            await asyncio.sleep(FORCED_SECONDS[pace])
            return forced
        bot, view = bot_of(table, seat), table.game.view(seat)
        together = any(table.chairs[other].kind == "bot" for other in table.game.undisclosed)
        wait = max(WAIT[pace] * (TOGETHER if together else 1), LATE * bot.seconds)
        thought = partial(self._move, table, seat, partial(bot.choose, view))
        if table.game.silence is None:
            _, move = await asyncio.gather(asyncio.sleep(wait), thought())
            return move
        if not bot.seconds:
            await asyncio.sleep(wait)
            return bot.choose(view)
        return await self._in_time(thought(), quick_bot_of(table, seat).choose(view), wait)

    async def _in_time(self, thought: Coroutine[Any, Any, str], otherwise: str, wait: float) -> str:
        """An answer in a window, always after the same wait: how long it takes would tell who has a choice there.

        Where nobody has come to an end by then, because others are thought about, it is what the game advises at a glance.
        """
        thinking = self._tasks.start(thought, "thought about a window")
        try:
            await asyncio.sleep(wait)
            return thinking.result() if thinking.done() else otherwise
        finally:
            thinking.cancel()

    async def _move(self, table: Table, seat: int, choose: Callable[[], str]) -> str:
        """What a worker would do there, or whoever thinks here if no worker answers."""
        answer = await self.ask("move", table, seat)
        return answer if isinstance(answer, str) else await self.think(table, choose)

    async def ask(self, asked: Asked, table: Table, seat: int) -> Any:
        """What a worker says to this; None where there is none."""
        answer = None if self._bot_client is None else await self._bot_client.ask(asked, table, seat)
        metrics.THOUGHTS.labels("here" if answer is None else "worker").inc()
        return answer

    async def think(self, table: Table, thought: Callable[[], T]) -> T:
        """Think this about a table, in one of the threads that are there for it, once the bots of its game are ready."""
        await self.wait_until_ready(table)
        waiting = self._threads.submit(_thought, thought)
        metrics.BOTS_WAITING.inc()
        waiting.add_done_callback(_is_abandoned)
        return await asyncio.wrap_future(waiting)


def _thought(thought: Callable[[], T]) -> T:
    metrics.BOTS_WAITING.dec()
    with metrics.BOTS_THINKING.track_inprogress():
        return thought()


def _is_abandoned(waiting: Future[T]) -> None:
    """Nobody wants to know it any more, and it had not begun."""
    if waiting.cancelled():
        metrics.BOTS_WAITING.dec()


def bot_of(table: Table, seat: int) -> matchwood.Bot:
    """The bot of that seat, for one move."""
    return matchwood.bot(table.chairs[seat].level or "random", seed=seed_of(table, seat), seconds=THINK_SECONDS[table.about.pace])


def quick_bot_of(table: Table, seat: int) -> matchwood.Bot:
    """Whoever moves for a person whose time is up."""
    return matchwood.bot("quick", seed=seed_of(table, seat))


def seed_of(table: Table, seat: int) -> int:
    """The chance of whoever thinks for that seat: secret, and the same for the same decision whenever it is thought about."""
    assert table.game is not None
    decision = f"{table.about.secret} {seat} {table.decisions_made(seat)}"
    return int.from_bytes(hashlib.sha256(decision.encode()).digest()[:7], "big")
