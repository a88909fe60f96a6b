"""How long a bot takes for its answer in a window tells nobody whether it had a choice, whatever else the server thinks about."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import pytest

import matchwood
from matchwood.server.thinking import bots
from matchwood.server.thinking.bots import Bots
from tests.clock import Naps, standing_in
from tests.waiting import TIMEOUT, waited_for


def at_a_window() -> tuple[matchwood.Game, int, int]:
    """A game of Matschig in a window, a seat that could add the missing card, and one that can only let it fly."""
    for seed in range(1_000):
        game = matchwood.new("matschig", players=6, seed=seed)
        game.play(game.legal_moves(game.owing[0])[0], game.owing[0])
        if game.silence is not None:
            choices = {len(game.legal_moves(seat)) > 1: seat for seat in game.owing}
            if len(choices) == 2:
                return game, choices[True], choices[False]
    raise AssertionError("no game begins with a window in which some have a choice")


def a_table(game: matchwood.Game, level: str, pace: str = "calm") -> Any:
    """As much of a table as a bot looks at."""
    return SimpleNamespace(
        game=game,
        about=SimpleNamespace(pace=pace, secret="secret", game="matschig"),
        chairs=[SimpleNamespace(level=level, kind="bot")] * game.players,
        forced=lambda: None,
        made_by=lambda seat: 0,
    )


@pytest.mark.parametrize("busy", [False, True], ids=["idle", "busy"])
@pytest.mark.parametrize("level", ["random", "quick", "club", "champion"])
def test_an_answer_takes_the_same_time_with_a_choice_and_without(level: str, busy: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    game, chooser, other = at_a_window()
    table, going_on = a_table(game, level), threading.Event()

    async def story() -> None:
        naps = Naps()
        monkeypatch.setattr(bots, "asyncio", standing_in(asyncio, sleep=naps.sleep))
        house = Bots(SimpleNamespace(bots=ready))  # type: ignore[arg-type]  # everything is compiled
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

    waited_for(story())


async def ready(game: str) -> None:
    del game


def test_what_was_thought_through_in_time_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    game, chooser, _ = at_a_window()
    thought = game.legal_moves(chooser)[-1]

    async def story() -> None:
        house = Bots(SimpleNamespace(bots=ready))  # type: ignore[arg-type]  # as above

        async def sleep(seconds: float) -> None:
            del seconds
            await asyncio.gather(*(task for task in house._tasks._going))

        async def think(*_: object) -> str:
            return thought

        monkeypatch.setattr(bots, "asyncio", standing_in(asyncio, sleep=sleep))
        monkeypatch.setattr(house, "_move", think)
        assert await house.decide(a_table(game, "champion"), chooser) == thought
        await house.close()

    waited_for(story())
