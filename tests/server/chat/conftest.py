"""The operator of the server, who reads reports."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from matchwood.server.chat.moderation import Reports
from matchwood.server.storage.database import open_database


@pytest.fixture
def operator(database: Path) -> Iterator[Reports]:
    """The reports, read through another connection to the database, as `matchwood reports` does."""
    engine = open_database(str(database))
    yield Reports(engine)
    engine.dispose()
