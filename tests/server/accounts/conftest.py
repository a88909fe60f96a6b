"""Where a change of an account happens that people with something open are told of."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from matchwood.server.accounts.connections import Connections
from matchwood.server.accounts.session_sweep import SessionSweep
from tests.server.accounts.players import Club, open_club


@pytest.fixture
def club(tmp_path: Path) -> AbstractAsyncContextManager[Club]:
    return open_club(tmp_path)


@pytest.fixture(params=["here", "at another server"])
def changed_there(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here it is told at once, and of what happens at another server this one finds out by looking again and again."""
    if request.param == "here":
        monkeypatch.setattr(SessionSweep, "_sweep", nobody)
    else:
        monkeypatch.setattr(Connections, "notify", lambda passes, whose: None)


async def nobody(of: SessionSweep) -> None:
    """Nobody is looked at."""
