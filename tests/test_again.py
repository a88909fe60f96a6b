"""The search for flaky tests with the command of CONTRIBUTING.md, in a shorter version."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import lines_of
from tests.support.fresh_copy import fresh_copy

LINE = next(line for line in lines_of("CONTRIBUTING.md") if line.startswith("tools/again.sh 20 "))


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a copy of the repository with these packages."""
    (fresh_copy(tmp_path) / ".venv").symlink_to(sys.prefix)
    return tmp_path


@pytest.mark.exhaustive
def test_a_test_that_never_fails_runs_the_requested_number_of_times(checkout: Path) -> None:
    said = subprocess.check_output(["sh", "-ec", LINE.replace("again.sh 20 ", "again.sh 2 ")], cwd=checkout, text=True)
    assert said.endswith("2 runs, none failed\n")


@pytest.mark.exhaustive
def test_the_first_failure_ends_the_repetition(checkout: Path) -> None:
    (checkout / "tests" / "test_bad.py").write_text("def test_bad() -> None:\n    assert not 'a reason'\n")
    hunt = subprocess.run(["tools/again.sh", "2", "tests/test_bad.py"], cwd=checkout, capture_output=True, text=True)
    assert hunt.returncode != 0
    assert "a reason" in (checkout / ".again" / "output.txt").read_text()
