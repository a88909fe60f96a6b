"""A server of today for people and programs of released versions."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.conftest import House

collect_ignore_glob = ["[0-9]*"]
"""Programs of released versions are run, not loaded."""


@pytest.fixture
def open_house() -> Iterator[Callable[[str], House]]:
    """Opens a server on a database."""
    houses: list[House] = []

    def opens(database: str) -> House:
        houses.append(House(database))
        return houses[-1]

    yield opens
    for house in houses:
        house.close()
