"""The moves of bots, and the waiting times before these moves."""

from __future__ import annotations

import asyncio
import hashlib
import json
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

WAIT_SECONDS: dict[Pace, float] = {"calm": 0.9, "brisk": 0.35, "instant": 0.0}
THINK_SECONDS: dict[Pace, float] = {"calm": 1.0, "brisk": 0.3, "instant": 0.05}
"""The maximum thinking time for one move, in seconds."""
FORCED_SECONDS: dict[Pace, float] = {"calm": 0.5, "brisk": 0.25, "instant": 0.0}
SIMULTANEOUS_FACTOR = 0.3
"""If several bots decide at the same time, each wait is multiplied by this factor."""

MIN_WAIT_FACTOR = 1.2
"""The minimum wait, as a multiple of the thinking time. A faster answer would reveal that the bot has only one card."""
MAX_ITERATIONS = 100_000
"""At a table with an origin, a bot of the level `champion` simulates this number of games for a move, in about a second. Other
levels simulate fewer games.
"""
SHORTEST_WAIT_SECONDS = 0.05

BotTask = Literal["move", "glance", "hint"]
"""What a worker computes. A "glance" is a move of the level `quick`."""


class RemoteBots(Protocol):
    """Asks workers for moves and hints."""

    async def ask(self, task: BotTask, table: Table, seat: int) -> Any:
        """Let a worker compute a move or a hint. Return None if no worker answers."""

    async def close(self) -> None:
        """Close the connection to the workers."""


class Bots:
    """Chooses the moves of all bots in this process."""

    def __init__(self, compiler: Compiler, workers: RemoteBots | None = None) -> None:
        self._compiler = compiler
        self._bot_client = workers
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="matchwood bot")
        self._tasks = Tasks()

    async def close(self) -> None:
        """Stop all computations."""
        await self._tasks.close()
        if self._bot_client is not None:
            await self._bot_client.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def wait_until_ready(self, table: Table) -> None:
        """Wait until the bots of this table's game are compiled."""
        await self._compiler.wait_for_bots(table.about.game)

    async def decide(self, table: Table, seat: int) -> str:
        """Choose the bot's next move. The bot waits so that people can see the previous move."""
        assert table.game is not None
        pace = table.about.pace
        forced = table.forced_move()
        if forced is not None:
            await asyncio.sleep(FORCED_SECONDS[pace])
            return forced
        bot, view = bot_of(table, seat), view_of(table, seat)
        several = any(table.chairs[other].kind == "bot" for other in table.game.undisclosed)
        think = min(bot.seconds, THINK_SECONDS[pace])
        wait = max(WAIT_SECONDS[pace] * (SIMULTANEOUS_FACTOR if several else 1), MIN_WAIT_FACTOR * think)
        choose = partial(self._move, table, seat, partial(bot.choose, view))
        repeated = repeated_move(table, seat)
        if repeated is not None:
            await asyncio.sleep(max(wait, SHORTEST_WAIT_SECONDS))
            return repeated
        if table.about.origin is not None:
            return await self._answer_in_steps(choose(), max(wait, SHORTEST_WAIT_SECONDS))
        if table.game.silence is None:
            _, move = await asyncio.gather(asyncio.sleep(wait), choose())
            return move
        if not bot.seconds:
            await asyncio.sleep(wait)
            return bot.choose(view)
        return await self._answer_interrupt(choose(), quick_bot_of(table, seat).choose(view), wait)

    async def _answer_in_steps(self, choosing: Coroutine[Any, Any, str], wait: float) -> str:
        """Wait for the bot's answer. Return it only after a multiple of `wait` seconds, so that the time reveals little."""
        task = self._tasks.start(choosing, "move with a fixed number of rollouts")
        try:
            while True:
                await asyncio.sleep(wait)
                if task.done():
                    return task.result()
        finally:
            task.cancel()

    async def _answer_interrupt(self, choosing: Coroutine[Any, Any, str], otherwise: str, wait: float) -> str:
        """Return a bot's answer to the question whether it interrupts. Always wait `wait` seconds, so that the time reveals
        nothing. If the bot has not answered by then, return `otherwise`.
        """
        task = self._tasks.start(choosing, "answer to an interrupt")
        try:
            await asyncio.sleep(wait)
            return task.result() if task.done() else otherwise
        finally:
            task.cancel()

    async def _move(self, table: Table, seat: int, choose: Callable[[], str]) -> str:
        answer = await self.ask("move", table, seat)
        return answer if isinstance(answer, str) else await self.think(table, choose)

    async def ask(self, task: BotTask, table: Table, seat: int) -> Any:
        """Let a worker compute a move or a hint. Return None if no worker answers."""
        answer = None if self._bot_client is None else await self._bot_client.ask(task, table, seat)
        metrics.THOUGHTS.labels("here" if answer is None else "worker").inc()
        return answer

    async def think(self, table: Table, compute: Callable[[], T]) -> T:
        """Run the function `compute` in a thread. First wait until the game's bots are compiled."""
        await self.wait_until_ready(table)
        future = self._threads.submit(_run, compute)
        metrics.BOTS_WAITING.inc()
        future.add_done_callback(_count_cancelled)
        return await asyncio.wrap_future(future)


def _run(compute: Callable[[], T]) -> T:
    metrics.BOTS_WAITING.dec()
    with metrics.BOTS_THINKING.track_inprogress():
        return compute()


def _count_cancelled(future: Future[T]) -> None:
    if future.cancelled():
        metrics.BOTS_WAITING.dec()


def bot_of(table: Table, seat: int) -> matchwood.Bot:
    """Return a bot that chooses the next move of this seat.

    At a table with an origin, the bot has no time limit. Thus it makes the same moves on each machine.
    """
    level, seed = table.chairs[seat].level or "random", seed_of(table, seat)
    if table.about.origin is not None:
        return matchwood.bot(level, seed=seed, iterations=MAX_ITERATIONS)
    return matchwood.bot(level, seed=seed, seconds=THINK_SECONDS[table.about.pace])


def repeated_move(table: Table, seat: int) -> str | None:
    """Return the seat's next move if this game repeats an earlier game with the same deals. Return None if the moves differ.

    >>> from types import SimpleNamespace
    >>> from matchwood.server.table.events import OpeningMove
    >>> game = matchwood.new("matchmaster", players=2, deals=[{"dealer": 0, "hands": [["T5"], ["L3"]]}])
    >>> about = SimpleNamespace(moves_to_repeat=(OpeningMove(1, "bid 1"), OpeningMove(0, "bid 0"), OpeningMove(1, "L3")))
    >>> repeated_move(SimpleNamespace(about=about, game=game), 0), repeated_move(SimpleNamespace(about=about, game=game), 1)
    ('bid 0', 'bid 1')
    """
    earlier, game = table.about.moves_to_repeat, table.game
    if not earlier or game is None:
        return None
    moves = [(event["seat"], event["move"]) for event in game.record()["events"] if "move" in event]
    if [(each.seat, each.move) for each in earlier[: len(moves)]] != moves:
        return None
    together = len(game.owing) + len(game.undisclosed)
    return next((each.move for each in earlier[len(moves) : len(moves) + together] if each.seat == seat), None)


def view_of(table: Table, seat: int) -> matchwood.View:
    """Return the view from which a bot decides.

    At a table with an origin, the view hides which of several seats have already decided. The answer must not depend on the speed
    of other players.
    """
    assert table.game is not None
    if table.about.origin is None or not table.game.undisclosed:
        return table.game.view(seat)
    return matchwood.Position.at(table.game.record(), seat=seat).view()


def quick_bot_of(table: Table, seat: int) -> matchwood.Bot:
    """Return the bot that moves for a person whose time is over."""
    return matchwood.bot("quick", seed=seed_of(table, seat))


def seed_of(table: Table, seat: int) -> int:
    """Return the secret random seed for this seat's next decision. All servers and workers compute the same seed.

    At a table with an origin, the seed depends only on the deal secret, the seat and the moves of the game.
    """
    assert table.game is not None
    if table.about.origin is None:
        decision = f"{table.about.secret} {seat} {table.decisions_made(seat)}"
    else:
        moves = [(event["seat"], event["move"]) for event in table.game.record()["events"] if "move" in event]
        decision = json.dumps([table.about.deal_secret, seat, moves])
    return int.from_bytes(hashlib.sha256(decision.encode()).digest()[:7], "big")
