"""Worker processes of an experiment end with it in all places."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.support.waiting import TIMEOUT

LEAVES_EARLY = "import sys; from tests.lab.interruption import leaves_early; leaves_early(sys.argv[1])"


def test_an_experiment_stopped_in_the_middle_of_a_result_ends_at_once(tmp_path: Path) -> None:
    arguments = [sys.executable, "-c", LEAVES_EARLY, str(tmp_path / "marker")]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=TIMEOUT)
    assert (done.returncode, done.stdout) == (0, "left\n"), done.stderr
