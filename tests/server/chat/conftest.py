"""The reports that the operator reads."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from matchwood.server.chat.moderation import Reports
from matchwood.server.storage.database import open_database


@pytest.fixture
def desk(database: Path) -> Iterator[Reports]:
    """What people reported, as the host reads it."""
    engine = open_database(str(database))
    yield Reports(engine)
    engine.dispose()
