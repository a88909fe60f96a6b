"""The deployment of `compose.yaml` is built, run, copied, restored and upgraded with the commands of docs/containers.md."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.docs.pages import scripts_of
from tests.server.answers import Json, content
from tests.server.conftest import Person
from tests.support.fresh_copy import fresh_copy
from tests.support.waiting import COMPILING, wait_until

SETTINGS, RUN, COPY, UPGRADE = (
    [line for line in script.splitlines() if line] for script in scripts_of("docs/containers.md", "Docker Compose")
)
OVERRIDE = """
services:
  server: {{image: {name}}}
  worker: {{image: {name}}}
  proxy: {{ports: !override ["127.0.0.1:{port}:80"]}}
"""
"""Other programs on this machine keep their image and their port."""


pytestmark = [pytest.mark.exhaustive, pytest.mark.timeout(3600)]


class Host:
    """An operator with a copy of the repository, who types the commands of the page."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._name = folder, f"matchwood-{secrets.token_hex(4)}"
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self._environment = {**os.environ, "COMPOSE_PROJECT_NAME": self._name, "COMPOSE_FILE": "compose.yaml:override.yaml"}
        self.address = f"http://127.0.0.1:{port}"
        self._guests: list[Person] = []
        fresh_copy(folder)
        (folder / ".env").write_text(SETTINGS[0].replace("…", secrets.token_hex(8)))
        (folder / "override.yaml").write_text(OVERRIDE.format(name=self._name, port=port))

    def run(self, line: str) -> None:
        """Run a command. A command that never ends is stopped as soon as it prints that the server is ready."""
        with subprocess.Popen(
            ["sh", "-ec", line], cwd=self._folder, env=self._environment, stdout=subprocess.PIPE, text=True, start_new_session=True
        ) as typed:
            assert typed.stdout is not None
            if "--follow" in line:
                assert any("Matchwood is at" in said for said in typed.stdout)
                os.killpg(typed.pid, signal.SIGTERM)
                return
            said = typed.stdout.read()
        assert typed.returncode == 0, (line, said)

    def wait_until_it_answers(self) -> None:
        """Wait until the deployment answers."""
        wait_until(self._is_healthy, "the deployment answers", COMPILING)

    def _is_healthy(self) -> bool:
        try:
            return httpx.get(f"{self.address}/api/health").is_success
        except httpx.TransportError:
            return False

    def guest(self) -> Person:
        """Return a guest with a new browser."""
        self._guests.append(Person(self.address))
        return self._guests[-1]

    def remove_everything(self) -> None:
        """Delete everything that the deployment has created."""
        for guest in self._guests:
            guest.http.close()
        self.run("docker compose down --volumes")
        runs("docker", "image", "rm", self._name)


def runs(*command: str) -> bool:
    return not subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    if not (shutil.which("docker") and runs("docker", "compose", "version") and runs("docker", "ps")):
        pytest.skip("no Docker with Compose runs here")
    host = Host(tmp_path)
    yield host
    host.remove_everything()


def played(person: Person) -> Json:
    """Return a table at which a whole game with a bot was played."""
    table = now = person.opens(players=2, bots=1, options={"rounds": "short"})
    while now["state"] != "over":
        seen = now["number"]
        if now["view"] and now["view"]["moves"]:
            seen = content(person.moves(table, now["view"]["moves"][0]))["number"]
        now = content(person.http.get(f"/api/tables/{table['id']}", params={"after": now["number"], "wait": 5, "seen": seen}))
    return table


def test_a_deployment_runs_and_can_be_copied_restored_and_upgraded_with_the_commands_of_the_page(host: Host) -> None:
    for line in RUN[:-1]:
        host.run(line)
    host.wait_until_it_answers()
    assert "<title>" in httpx.get(host.address).text
    ada = host.guest()
    first, second = played(ada), ada.opens()
    record = ada.http.get(f"/api/tables/{first['id']}/record").json()

    def is_there() -> bool:
        host.wait_until_it_answers()
        return bool(ada.http.get(f"/api/tables/{first['id']}/record").json() == record)

    host.run(RUN[-1])
    host.run(RUN[1])
    assert is_there(), "what is kept outlives the containers"
    for number, line in enumerate(COPY):
        if number == 1:
            third = played(ada)
        host.run(line)
    assert is_there()
    assert [ada.http.get(f"/api/tables/{table['id']}").status_code for table in (second, third)] == [200, 404]
    for line in UPGRADE:
        host.run(line)
    assert is_there()
    played(ada)
