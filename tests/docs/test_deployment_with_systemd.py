"""A server that systemd runs is installed and upgraded with the commands of docs/hosting.md, and with the unit in `contrib`.

The test runs the commands as an ordinary user, in a temporary folder. It starts the command of the unit as systemd would.
"""

from __future__ import annotations

import re
import shlex
import shutil
import site
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from matchwood.engine.compiling import cache_folder
from tests.docs.pages import ROOT, scripts_of
from tests.server.conftest import Person

UNIT = ROOT / "contrib/matchwood.service"
INSTALL, UPGRADE, BACK = (script.splitlines() for script in scripts_of("docs/hosting.md", "As a service of systemd"))
RESTART = "sudo systemctl restart matchwood"
PROGRAM = """#!{environment}/bin/python
from matchwood.terminal.main import main
main()
"""
EXPOSURE = 20
"""The largest accepted exposure of the service, in tenths. 100 is a service without restrictions."""

needs_systemd = pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")


class Machine:
    """A machine with systemd, whose files are in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self._service: subprocess.Popen[bytes] | None = None
        self._guests: list[Person] = []
        self._moved = {
            "/var/cache/matchwood": str(cache_folder().parent.parent),  # compiling takes minutes
            "/var/lib/": f"{folder}/var/lib/",
            "/opt/matchwood": f"{folder}/opt/matchwood",
            "/etc/": f"{folder}/etc/",
            "http://127.0.0.1:8000": self.address,
        }
        for name in ("opt/matchwood", "var/lib/matchwood", "etc/systemd/system"):
            (folder / name).mkdir(parents=True)
        (folder / "etc/matchwood.env").write_text(f"MATCHWOOD_PORT={port}\n")

    def run(self, line: str) -> None:
        """Run a command of the page."""
        here = re.sub(r"^sudo (-u matchwood )?", "", self._move(line))
        match shlex.split(here, comments=True):
            case ["useradd", *_]:
                pass
            case ["python3", "-m", "venv", environment]:
                subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
            case [pip, "install", "."] if pip.endswith("/bin/pip"):
                self._install(Path(pip).parent.parent)
            case ["systemctl", *words]:
                self._systemctl(*words)
            case _:
                done = subprocess.run(["sh", "-ec", here], cwd=ROOT, capture_output=True, text=True)
                assert done.returncode == 0, (here, done.stderr)

    @property
    def environment(self) -> str:
        """The name of the environment whose files the running server reads."""
        assert self._service is not None
        python = Path(f"/proc/{self._service.pid}/cmdline").read_bytes().split(b"\0")[0].decode()
        return Path(python).parent.parent.name

    @property
    def current(self) -> str:
        """The name of the environment that the next start uses."""
        return (self._folder / "opt/matchwood/current").resolve().name

    @property
    def unit(self) -> Path:
        """The installed unit, with the paths of this folder."""
        installed = self._folder / "etc/systemd/system/matchwood.service"
        moved = self._folder / UNIT.name
        moved.write_text(self._move(installed.read_text()))
        return moved

    def guest(self) -> Person:
        """Return a guest with a new browser."""
        self._guests.append(Person(self.address))
        return self._guests[-1]

    def close(self) -> None:
        """Stop the server, and close the connections of the guests."""
        for guest in self._guests:
            guest.http.close()
        self._stop()

    def _stop(self) -> None:
        if self._service is not None:
            self._service.terminate()
            assert self._service.wait() == 0
            self._service = None

    def _move(self, text: str) -> str:
        for there, here in self._moved.items():
            text = text.replace(there, here)
        return text

    def _install(self, environment: Path) -> None:
        """Make the packages of this process and the sources available in the environment, instead of installing them."""
        [packages] = (environment / "lib").glob("python*/site-packages")
        (packages / "these.pth").write_text("\n".join([str(ROOT / "src"), *site.getsitepackages()]))
        program = environment / "bin/matchwood"
        program.write_text(PROGRAM.format(environment=environment))
        program.chmod(0o755)

    def _systemctl(self, *words: str) -> None:
        assert words in (("daemon-reload",), ("enable", "--now", "matchwood"), ("restart", "matchwood"))
        if words == ("daemon-reload",):
            return
        self._stop()
        unit = self.unit.read_text()
        settings = re.findall(r"^Environment=(\w+)=(.*)$", unit, re.MULTILINE)
        for file in re.findall(r"^EnvironmentFile=-(.*)$", unit, re.MULTILINE):
            settings += re.findall(r"^(\w+)=(.*)$", Path(file).read_text(), re.MULTILINE)
        [command] = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
        [folder] = re.findall(r"^WorkingDirectory=(.*)$", unit, re.MULTILINE)
        self._service = subprocess.Popen(shlex.split(command), env=dict(settings), cwd=folder, stdout=subprocess.DEVNULL)


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(tmp_path)
    yield machine
    machine.close()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has systemd")
@pytest.mark.exhaustive
def test_an_operator_installs_and_upgrades_the_service_with_the_commands_of_the_page(machine: Machine) -> None:
    for line in INSTALL:
        machine.run(line)
    assert machine.environment == "1.0.0"
    ada = machine.guest()
    table = ada.opens(players=2)

    for line in UPGRADE:
        if line == RESTART:
            assert ada.sees(table)["id"] == table["id"], "the old server still answers"
            assert machine.environment == "1.0.0"
        machine.run(line)
    assert machine.environment == "1.1.0"
    assert ada.sees(table)["id"] == table["id"]

    for line in BACK[:-1]:
        machine.run(line)
    assert BACK[-1] == RESTART
    assert machine.current == "1.0.0", "the next start uses the former environment"


@needs_systemd
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace("/opt/matchwood/current/bin/matchwood", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@needs_systemd
def test_the_unit_restricts_the_service() -> None:
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", f"--threshold={EXPOSURE}", UNIT], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout


def test_the_unit_lets_the_compiler_execute_what_it_wrote() -> None:
    settings = [line for line in UNIT.read_text().splitlines() if not line.startswith("#")]
    assert not any(line.startswith("MemoryDenyWriteExecute") for line in settings)
