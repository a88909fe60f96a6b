"""How long a bot takes for its answer in a window tells nobody whether it had a choice, whatever else the server thinks about."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace

import pytest

from matchwood.server.compute import bots
from matchwood.server.compute.bots import Bots
from tests.clock import Naps, standing_in
from tests.server.compute.interrupts import a_table, at_a_window, ready
from tests.waiting import TIMEOUT, waited_for


@pytest.mark.parametrize("busy", [False, True], ids=["idle", "busy"])
@pytest.mark.parametrize("level", ["random", "quick", "club", "champion"])
async def test_an_answer_takes_the_same_time_with_a_choice_and_without(
    level: str, busy: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, chooser, other = at_a_window()
    table, going_on = a_table(game, level), threading.Event()
    naps = Naps()
    monkeypatch.setattr(bots, "asyncio", standing_in(asyncio, sleep=naps.sleep))
    house = Bots(SimpleNamespace(wait_for_bots=ready))  # type: ignore[arg-type]  # everything is compiled
    if busy:
        for _ in range(4):
            house._threads.submit(going_on.wait, TIMEOUT)
    moves = [await house.decide(table, seat) for seat in (chooser, other)]
    assert naps.seconds[0] == naps.seconds[1]
    assert len(naps.seconds) == 2, "nothing else is waited for"
    assert moves[0] in game.legal_moves(chooser)
    assert moves[1] == "let"
    going_on.set()
    await house.close()


def test_what_was_thought_through_in_time_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    game, chooser, _ = at_a_window()
    thought = game.legal_moves(chooser)[-1]

    async def story() -> None:
        house = Bots(SimpleNamespace(wait_for_bots=ready))  # type: ignore[arg-type]  # as above

        async def sleep(seconds: float) -> None:
            del seconds
            await asyncio.gather(*(task for task in house._tasks._running))

        async def think(*_: object) -> str:
            return thought

        monkeypatch.setattr(bots, "asyncio", standing_in(asyncio, sleep=sleep))
        monkeypatch.setattr(house, "_move", think)
        assert await house.decide(a_table(game, "champion"), chooser) == thought
        await house.close()

    waited_for(story())
