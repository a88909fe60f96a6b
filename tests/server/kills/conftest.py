"""How often servers are killed."""

from __future__ import annotations

import pytest


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    """How many servers the test kills."""
    return int(request.config.getoption("--kills"))
