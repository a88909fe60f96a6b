"""The commands of the documents start a deployment with several machines."""

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
from tests.support.waiting import wait_until

LINES = lines_of("docs/hosting.md", "Several machines")
EXPORTED = [line for line in LINES if line.startswith("export ")]
SERVE, WORK = (next(line for line in LINES if line.startswith(f"matchwood {name}")) for name in ("serve", "work"))
THERE = {"postgresql://matchwood:password@10.0.0.2/matchwood": "$POSTGRESQL", "redis://10.0.0.3:6379/0": "$REDIS"}
"""The addresses in the documents, and the variables with the addresses of the test."""


@pytest.fixture
def run(database: str, live: Redis) -> Iterator[Callable[..., str]]:
    """Run the `export` lines and one command in a shell, and return the first line that the command prints."""
    started: list[subprocess.Popen[str]] = []
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"

    def run_line(line: str, more: str = "") -> str:
        script = "\n".join([*EXPORTED, f"exec {line.partition('#')[0]} {more}"])
        for there, here in THERE.items():
            assert there in script
            script = script.replace(there, here)
        environment = {**os.environ, "PATH": path, "POSTGRESQL": database, "REDIS": live.url}
        started.append(subprocess.Popen(["sh", "-ec", script], env=environment, stdout=subprocess.PIPE, text=True))
        assert started[-1].stdout is not None
        return started[-1].stdout.readline()

    yield run_line
    for process in started:
        process.send_signal(signal.SIGTERM)
    assert [process.wait() for process in started] == [0] * len(started)
    for process in started:
        assert process.stdout is not None
        process.stdout.close()


@pytest.mark.slow
def test_servers_and_workers_that_are_started_as_documented_share_their_tables(
    run: Callable[..., str], live: Redis, guest: Callable[..., Person]
) -> None:
    assert run(WORK)
    here, there = (run(SERVE, "--port 0").split()[3] for _ in range(2))
    ada = guest(here)
    table = ada.opens(players=2, bots=1)
    assert guest(there, "Bea").http.get(f"/api/tables/{table['id']}").is_success
    wait_until(lambda: live.thought("move"), "a worker has computed the move of the bot")
