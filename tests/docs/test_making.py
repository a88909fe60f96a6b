"""A test builds and tests a fresh copy of the repository with the commands of the documents, in shorter versions."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.docs.pages import PAGES, ROOT, commands_of
from tests.support.fresh_copy import fresh_copy

pytestmark = [pytest.mark.exhaustive, pytest.mark.timeout(3600)]
LINES = {shlex.join(words) for page in PAGES for words in commands_of(page)}
ELSEWHERE = {"make bench": "tests/bench/test_programs.py", "make dist": "tests/releases/test_checking.py"}
PLAYED = "make play"
MADE = sorted(line for line in LINES if line.startswith(("make ", ".ci/run")) and line not in (*ELSEWHERE, PLAYED))
TESTED = sorted(line for line in LINES if re.match(r"(\S*python -m )?pytest ", line))
LEFT = {
    "make docs": "build/site/index.html",
    "make pictures": "docs/pictures/trick.webp",
}
"""Files that the command creates."""
SHORT = "tests/test_waiting.py"
"""The tests that replace the whole run."""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the repository."""
    return fresh_copy(tmp_path_factory.mktemp("checkout"))


@pytest.fixture(scope="module")
def surroundings(checkout: Path) -> Mapping[str, str]:
    """Return the environment of a shell in which the virtual environment is active, without other settings."""
    ours = ("PYTHON", "PYTEST", "MAKE", "MATCHWOOD", "COVERAGE", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return kept | {"PATH": f"{checkout / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}", "PYTHON": sys.executable}


@pytest.mark.parametrize("line", MADE)
def test_a_command_in_the_documents_builds_its_files(line: str, checkout: Path, surroundings: Mapping[str, str]) -> None:
    if line in LEFT:
        (checkout / LEFT[line]).unlink(missing_ok=True)
    typed(line, checkout, {**surroundings, "PYTEST_ADDOPTS": SHORT})
    if line in LEFT:
        assert (checkout / LEFT[line]).stat().st_size > 0


@pytest.mark.parametrize("line", TESTED)
def test_a_command_in_the_documents_runs_its_tests(line: str, checkout: Path, surroundings: Mapping[str, str]) -> None:
    typed("make web", checkout, surroundings)
    typed("make -s .venv/.ready-test", checkout, surroundings)
    said = typed(line.replace("--kills 100", "--kills 2").replace("--kills 30", "--kills 2"), checkout, surroundings)
    assert re.search(r"\d+ passed", said)


def test_the_first_command_of_the_readme_opens_the_page(checkout: Path, surroundings: Mapping[str, str]) -> None:
    assert PLAYED.split() in commands_of("README.md")
    opened = checkout / "opened.txt"
    browser = {"BROWSER": f"sh -c 'echo %s > {opened}' &", "XDG_DATA_HOME": str(checkout / "data")}
    played = subprocess.Popen(
        PLAYED.split(), cwd=checkout, env={**surroundings, **browser}, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert played.stdout
    address = next(found[0] for line in played.stdout if (found := re.search(r"http://\S+", line)))
    with urlopen(f"{address}api/health" if address.endswith("/") else f"{address}/api/health") as answered:
        assert json.load(answered)
    os.killpg(played.pid, signal.SIGINT)
    played.communicate(timeout=60)
    assert opened.read_text().startswith(address)


@pytest.mark.parametrize(("line", "test"), ELSEWHERE.items())
def test_other_tests_take_the_remaining_commands_from_the_documents(line: str, test: str) -> None:
    assert line in LINES
    assert re.search(r"import .*\b(commands|scripts)_of\b", (ROOT / test).read_text())


def typed(line: str, checkout: Path, surroundings: Mapping[str, str]) -> str:
    """Return the output of a shell for this command, which has to succeed."""
    done = subprocess.run(
        ["sh", "-ec", line], cwd=checkout, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert done.returncode == 0, done.stdout
    return done.stdout
