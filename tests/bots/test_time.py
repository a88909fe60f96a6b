"""Every level keeps its time, even if other programs use the same core."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

import matchwood
from tests.bots.games import GAMES, new_game

TOLERATED = 0.5
"""Seconds that a shared machine may add."""
TRIES = 3
"""Another program may delay one move, and a bot that searches too long is late each time."""


@pytest.fixture
def one_core_under_load() -> Iterator[None]:
    """Bind this process and a busy process to a single core."""
    if sys.platform != "linux":
        pytest.skip("no process can be kept to one core here")
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    restless = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    yield
    restless.kill()
    restless.wait()
    os.sched_setaffinity(0, cores)


@pytest.mark.usefixtures("one_core_under_load")
@pytest.mark.parametrize("level", matchwood.levels())
@pytest.mark.parametrize("key", GAMES)
def test_a_level_keeps_its_time_on_one_core_under_load(level: str, key: str) -> None:
    game = new_game(key, seed=2, near=6)
    view = game.view(game.owing[0])
    matchwood.bot(level, iterations=2).choose(view)  # compiles and loads everything
    bot = matchwood.bot(level)
    assert 0 < bot.seconds <= 1
    limit = bot.seconds + TOLERATED
    assert any(seconds_of_a_move(bot, view) < limit for _ in range(TRIES))


def seconds_of_a_move(bot: matchwood.Bot, view: matchwood.View) -> float:
    """Return the seconds that the bot takes for a move."""
    started = time.perf_counter()
    assert bot.choose(view) in view.moves
    return time.perf_counter() - started


def test_a_champion_uses_all_of_its_time() -> None:
    view = new_game("matchmaster", seed=2).view(0)
    matchwood.bot("champion", iterations=2).choose(view)
    started = time.perf_counter()
    matchwood.bot("champion", seconds=0.2).choose(view)
    assert time.perf_counter() - started >= 0.2


def test_stronger_levels_have_more_time() -> None:
    allowed = [matchwood.bot(level).seconds for level in matchwood.levels()]
    assert allowed == sorted(allowed)
