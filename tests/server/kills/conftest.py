"""How often something is killed, and the mother of what is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from tests.server.kills.forked_processes import ForkedProcesses


@pytest.fixture
def kills(request: pytest.FixtureRequest, exhaustive: bool) -> Callable[[int], int]:
    """How many kills a test makes: so many as the command line says, else as it does usually; ten times as many for a release."""
    named = request.config.getoption("--kills")
    return lambda usually: usually * (10 if exhaustive else 1) if named is None else int(named)


@pytest.fixture(scope="module")
def mother() -> Iterator[ForkedProcesses]:
    """Takes a while to load everything, once for the tests of a file."""
    with closing(ForkedProcesses()) as mother:
        yield mother


@pytest.fixture
def processes(mother: ForkedProcesses) -> Iterator[ForkedProcesses]:
    """Starts servers and workers; what still runs at the end is killed."""
    yield mother
    mother.kill_all()
