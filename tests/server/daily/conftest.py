"""Short deals of the day with quick bots."""

from __future__ import annotations

import pytest

from matchwood.server.daily import deals
from matchwood.server.daily.games import DailyGame


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "BOT_LEVEL", "beginner")
    monkeypatch.setattr(deals, "DAILY_GAMES", (DailyGame("tycoon", 2, {}), DailyGame("the_match", 2, {"mode": "league"})))
