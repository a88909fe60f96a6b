"""An empty database for the tests of operators."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from matchwood.server.storage.database import open_database


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[sql.Engine]:
    engine = open_database(f"{tmp_path}/tables.db")
    yield engine
    engine.dispose()
