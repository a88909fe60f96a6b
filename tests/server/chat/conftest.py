"""The operator of the server, who reads reports."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from matchwood.server.chat.moderation import Reports
from tests.support.database import open_new_database


@pytest.fixture
def operator(database: Path) -> Iterator[Reports]:
    """The reports, read through another connection to the database, as `matchwood reports` does."""
    engine = open_new_database(database)
    yield Reports(engine)
    engine.dispose()
