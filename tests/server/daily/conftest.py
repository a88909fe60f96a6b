"""Short deals of the day with quick bots."""

from __future__ import annotations

import pytest

from matchwood.server.daily import deals
from matchwood.server.daily.forms import Form


@pytest.fixture(autouse=True)
def short_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "LEVEL", "beginner")
    monkeypatch.setattr(deals, "FORMS", (Form("tycoon", 2, {}), Form("the_match", 2, {"mode": "league"})))
