"""Where a change of an account happens that people with something open are told of."""

from __future__ import annotations

import pytest

from matchwood.server.accounts.passes import Passes
from matchwood.server.edge import recognition

A_DAY = 86_400


@pytest.fixture(params=["here", "at another server"])
def changed_there(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here it is told at once, and of what happens at another server this one finds out by looking again and again."""
    here = request.param == "here"
    monkeypatch.setattr(recognition, "LOOKED_AFTER", A_DAY if here else 0.01)
    if not here:
        monkeypatch.setattr(Passes, "call", lambda passes, whose: None)
