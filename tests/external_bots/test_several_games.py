"""A program that announces `more_games` plays several games without a new start."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import matchwood
from matchwood.external_bots import program as module
from matchwood.external_bots.external_bot import ExternalBot
from tests.external_bots.conftest import played
from tests.support.waiting import TIMEOUT

PROGRAM = """
import json, os, sys
for line in sys.stdin:
    asked = json.loads(line)
    with open("diary", "a") as diary:
        print(os.getpid(), asked["new_game"], file=diary)
    if "fail" in sys.argv and asked["new_game"]:
        sys.exit(1)
    print(json.dumps({"move": asked["view"]["moves"][0], "more_games": "once" not in sys.argv}), flush=True)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield the current folder, and close all programs that wait for a game afterwards."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bot.py").write_text(PROGRAM)
    yield tmp_path
    module._close_idle()


def bot_of(*arguments: str) -> ExternalBot:
    return ExternalBot([sys.executable, "bot.py", *arguments], house=matchwood.bot("quick", seed=1), seconds=TIMEOUT)


def play(*arguments: str) -> ExternalBot:
    with bot_of(*arguments) as bot:
        assert played("matchmaster", bot, players=2, rounds="short").over
    return bot


def entries(folder: Path) -> list[tuple[str, str]]:
    """Return the process and the mark `new_game` of each question."""
    return [(process, new) for process, new in map(str.split, (folder / "diary").read_text().splitlines())]


def test_a_program_that_can_play_more_games_is_started_once(folder: Path) -> None:
    for _ in range(3):
        assert play().loss is None
    asked = entries(folder)
    assert len({process for process, _ in asked}) == 1
    assert [new for _, new in asked].count("True") == 3


def test_a_program_that_does_not_say_so_is_started_for_each_game(folder: Path) -> None:
    for _ in range(2):
        assert play("once").loss is None
    assert len({process for process, _ in entries(folder)}) == 2


def test_two_seats_have_two_programs(folder: Path) -> None:
    game = matchwood.new("matchmaster", players=2, seed=1)
    with bot_of() as first, bot_of() as second:
        first.choose(game.view(0))
        second.choose(game.view(1))
    assert len({process for process, _ in entries(folder)}) == 2


def test_a_program_that_failed_is_not_asked_in_another_game(folder: Path) -> None:
    assert play("fail").loss is not None
    assert play("fail").loss is not None
    assert len({process for process, _ in entries(folder)}) == 2


def test_a_program_that_ended_between_two_games_is_replaced(folder: Path) -> None:
    play()
    (waiting,) = next(iter(module._idle.values()))
    waiting.kill()
    waiting._process.wait()
    assert play().loss is None
    assert len({process for process, _ in entries(folder)}) == 2
