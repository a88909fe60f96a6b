"""Processes that work on an experiment end with it, wherever they are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

LEAVES_EARLY = """
import sys, time
from pathlib import Path
from matchwood.lab.workers import workers

def large_result(marker):
    Path(marker).touch()
    return bytes(300_000_000)

if __name__ == "__main__":
    try:
        with workers(2) as pool:
            pool.submit(large_result, sys.argv[1])
            while not Path(sys.argv[1]).exists():
                time.sleep(0.001)
            time.sleep(float(sys.argv[2]))
            raise KeyboardInterrupt
    except KeyboardInterrupt:
        print("left")
"""


@pytest.mark.parametrize("later", [0, 0.1, 0.2, 0.3])
def test_who_leaves_in_the_middle_of_a_result_does_not_wait_for_its_end(tmp_path: Path, later: float) -> None:
    """A result of 300 MB is on its way for some tenths of a second; that it is cut off is likely, and never certain."""
    program = tmp_path / "leaves_early.py"
    program.write_text(LEAVES_EARLY)
    arguments = [sys.executable, str(program), str(tmp_path / "marker"), str(later)]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (0, "left\n"), done.stderr
