"""The lines of the documents that several machines are told to type make one house."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.docs.pages import lines_of
from tests.server.conftest import Person
from tests.server.services import Redis
from tests.waiting import wait_until

LINES = lines_of("docs/hosting.md", "Several machines")
EXPORTED = [line for line in LINES if line.startswith("export ")]
SERVE, WORK = (next(line for line in LINES if line.startswith(f"matchwood {name}")) for name in ("serve", "work"))
THERE = {"postgresql://matchwood:password@10.0.0.2/matchwood": "$POSTGRESQL", "redis://10.0.0.3:6379/0": "$REDIS"}
"""Where these machines have theirs, and the test its own."""


@pytest.fixture
def types(database: str, live: Redis) -> Iterator[Callable[..., str]]:
    """Types the lines that are exported and one more, and returns what that says when it is ready."""
    begun: list[subprocess.Popen[str]] = []
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"

    def typed(line: str, more: str = "") -> str:
        script = "\n".join([*EXPORTED, f"exec {line.partition('#')[0]} {more}"])
        for there, here in THERE.items():
            assert there in script
            script = script.replace(there, here)
        surroundings = {**os.environ, "PATH": path, "POSTGRESQL": database, "REDIS": live.url}
        begun.append(subprocess.Popen(["sh", "-ec", script], env=surroundings, stdout=subprocess.PIPE, text=True))
        assert begun[-1].stdout is not None
        return begun[-1].stdout.readline()

    yield typed
    for process in begun:
        process.send_signal(signal.SIGTERM)
    assert [process.wait() for process in begun] == [0] * len(begun)
    for process in begun:
        assert process.stdout is not None
        process.stdout.close()


@pytest.mark.slow
def test_servers_and_workers_that_are_begun_as_the_page_says_share_their_tables(
    types: Callable[..., str], live: Redis, guest: Callable[..., Person]
) -> None:
    assert types(WORK)
    here, there = (types(SERVE, "--port 0").split()[3] for _ in range(2))
    ada = guest(here)
    table = ada.opens(players=2, bots=1)
    assert guest(there, "Bea").http.get(f"/api/tables/{table['id']}").is_success
    wait_until(lambda: live.thought("move"), "a worker has thought for the bot")
