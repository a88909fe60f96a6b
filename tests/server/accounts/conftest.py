"""Accounts and tables on one database, and two ways in which a server learns of a change."""

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
    """A server notifies its own connections at once. A change at another server is found by the sweep alone."""
    if request.param == "here":
        monkeypatch.setattr(SessionSweep, "_sweep", find_nothing)
    else:
        monkeypatch.setattr(Connections, "notify", lambda connections, account: None)


async def find_nothing(_: SessionSweep) -> None:
    pass
