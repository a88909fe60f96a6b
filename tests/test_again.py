"""The hunt for tests that fail now and then, as CONTRIBUTING.md tells to begin it; only shorter."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import lines_of
from tests.fresh_copy import fresh_copy

LINE = next(line for line in lines_of("CONTRIBUTING.md") if line.startswith("tools/again.sh 20 "))


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the repository, with these packages."""
    (fresh_copy(tmp_path) / ".venv").symlink_to(sys.prefix)
    return tmp_path


@pytest.mark.exhaustive
def test_what_never_fails_is_run_so_often(checkout: Path) -> None:
    said = subprocess.check_output(["sh", "-ec", LINE.replace("again.sh 20 ", "again.sh 2 ")], cwd=checkout, text=True)
    assert said.endswith("2 runs, none failed\n")


@pytest.mark.exhaustive
def test_the_first_that_fails_ends_it(checkout: Path) -> None:
    (checkout / "tests" / "test_bad.py").write_text("def test_bad() -> None:\n    assert not 'a reason'\n")
    hunt = subprocess.run(["tools/again.sh", "2", "tests/test_bad.py"], cwd=checkout, capture_output=True, text=True)
    assert hunt.returncode != 0
    assert "a reason" in (checkout / ".again" / "output.txt").read_text()
