"""Where a change of an account happens that people with something open are told of."""

from __future__ import annotations

import pytest

from matchwood.server.accounts.connections import Passes
from matchwood.server.accounts.session_sweep import Rounds


@pytest.fixture(params=["here", "at another server"])
def changed_there(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here it is told at once, and of what happens at another server this one finds out by looking again and again."""
    if request.param == "here":
        monkeypatch.setattr(Rounds, "_look", nobody)
    else:
        monkeypatch.setattr(Passes, "call", lambda passes, whose: None)


async def nobody(of: Rounds) -> None:
    """Nobody is looked at."""
