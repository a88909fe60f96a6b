"""A table of two people, and the desk at which the host deals with what is said there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from matchwood.server.club.reports import Reports
from matchwood.server.storage.database import open_database


@pytest.fixture
def table(ada: Any, bea: Any) -> dict[str, Any]:
    """A table at which Ada and Bea sit; nobody else does."""
    table: dict[str, Any] = ada.opens(players=2)
    bea.sits(table)
    return table


@pytest.fixture
def desk(database: Path) -> Iterator[Reports]:
    """What people reported, as the host reads it."""
    engine = open_database(str(database))
    yield Reports(engine)
    engine.dispose()
