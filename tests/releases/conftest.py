"""A current server for people and programs of released versions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.server.conftest import ServerThread

collect_ignore_glob = ["[0-9]*"]
"""Programs of released versions are run and not imported."""


@pytest.fixture
def start_server() -> Iterator[Callable[[str], ServerThread]]:
    """Yield a function that starts servers on a database. They end with the test."""
    with ExitStack() as servers:

        def start(database: str) -> ServerThread:
            server = ServerThread(database)
            servers.callback(server.close)
            return server

        yield start
