"""The number of kills in a test, and the programs that are killed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.processes import Process


@pytest.fixture
def kills(request: pytest.FixtureRequest, exhaustive: bool) -> Callable[[int], int]:
    """Return the number of kills in a test: from the command line, else the default; twenty times the default for a release."""
    named = request.config.getoption("--kills")
    return lambda usually: usually * (20 if exhaustive else 1) if named is None else int(named)


class Program:
    """A server or worker that is killed and started again."""

    def __init__(self, *arguments: str) -> None:
        self._arguments = arguments

    def start(self) -> None:
        """Start a new process, and wait until it is ready."""
        self._process = Process(*self._arguments)
        assert self._process.ready().startswith("Matchwood ")

    def kill(self) -> None:
        """Kill it with SIGKILL, and wait until it is gone."""
        self._process.kill()


@pytest.fixture
def program() -> Iterator[Callable[..., Program]]:
    """Return a function that makes servers and workers. Those that still run at the end are killed."""
    made: list[Program] = []

    def make(*arguments: str) -> Program:
        made.append(Program(*arguments))
        made[-1].start()
        return made[-1]

    yield make
    for each in made:
        each.kill()
