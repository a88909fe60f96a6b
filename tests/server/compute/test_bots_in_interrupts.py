"""The time of a bot's answer to an interrupt does not reveal whether the bot had a choice, also on a busy server."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace

import pytest

from matchwood.server.compute import bots
from matchwood.server.compute.bots import Bots
from tests.server.compute.interrupts import interrupted_game, ready, table_of
from tests.support.clock import RecordedSleeps, copy_with
from tests.support.waiting import TIMEOUT, run_in_thread


@pytest.mark.parametrize("busy", [False, True], ids=["idle", "busy"])
@pytest.mark.parametrize("level", ["random", "quick", "club", "champion"])
async def test_an_answer_takes_the_same_time_with_and_without_a_choice(
    level: str, busy: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, chooser, other = interrupted_game()
    table, proceed = table_of(game, level), threading.Event()
    sleeps = RecordedSleeps()
    monkeypatch.setattr(bots, "asyncio", copy_with(asyncio, sleep=sleeps.sleep))
    server_bots = Bots(SimpleNamespace(wait_for_bots=ready))  # type: ignore[arg-type]  # everything is compiled
    if busy:
        for _ in range(4):
            server_bots._threads.submit(proceed.wait, TIMEOUT)
    moves = [await server_bots.decide(table, seat) for seat in (chooser, other)]
    assert sleeps.seconds[0] == sleeps.seconds[1]
    assert len(sleeps.seconds) == 2, "a bot waits once for each answer"
    assert moves[0] in game.legal_moves(chooser)
    assert moves[1] == "let"
    proceed.set()
    await server_bots.close()


def test_a_move_that_is_chosen_in_time_is_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    game, chooser, _ = interrupted_game()
    chosen = game.legal_moves(chooser)[-1]

    async def scenario() -> None:
        server_bots = Bots(SimpleNamespace(wait_for_bots=ready))  # type: ignore[arg-type]  # as above

        async def sleep(seconds: float) -> None:
            del seconds
            await asyncio.gather(*(task for task in server_bots._tasks._running))

        async def think(*_: object) -> str:
            return chosen

        monkeypatch.setattr(bots, "asyncio", copy_with(asyncio, sleep=sleep))
        monkeypatch.setattr(server_bots, "_move", think)
        assert await server_bots.decide(table_of(game, "champion"), chooser) == chosen
        await server_bots.close()

    run_in_thread(scenario())
