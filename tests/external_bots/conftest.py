"""Games in which a program has a seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import matchwood
from matchwood.external_bots import external_bot as module
from matchwood.external_bots import program as program_module
from matchwood.external_bots.external_bot import ExternalBot
from tests.support.waiting import TIMEOUT

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give programs enough time to start on a slow machine. Programs that do not end are killed after a short time."""
    monkeypatch.setattr(module, "SECONDS_TO_START", TIMEOUT)
    monkeypatch.setattr(program_module, "SECONDS_TO_END", 0.1)


def played(key: str, bot: ExternalBot, players: int, **options: Any) -> matchwood.Game:
    """Return a whole game with the external bot at seat 0 against quick bots."""
    game = matchwood.new(key, players=players, seed=3, options=options)
    others = matchwood.bot("quick", seed=1)
    while not game.over:
        for seat in game.owing:
            game.play((others if seat else bot).choose(game.view(seat)), seat=seat)
    return game
