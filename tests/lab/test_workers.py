"""Processes that work on an experiment end with it, wherever they are."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from multiprocessing.connection import Connection
from pathlib import Path

from matchwood.lab.workers import workers
from tests.surely import surely
from tests.waiting import TIMEOUT, wait_until

RESULT = bytes(50_000)
LEAVES_EARLY = "import sys; from tests.lab.test_workers import leaves_early; leaves_early(sys.argv[1])"


def leaves_early(marker: str) -> None:
    """Leave once half of a result has been written."""
    try:
        with workers(2) as pool:
            surely(pool).submit(half_a_result, marker)
            wait_until(Path(marker).exists)
            raise KeyboardInterrupt
    except KeyboardInterrupt:
        print("left")


def half_a_result(marker: str) -> bytes:
    """A result of which this process writes no more than the first half."""
    whole = Connection._send  # type: ignore[attr-defined]

    def half(line: Connection, data: memoryview) -> None:
        if len(data) < len(RESULT):
            whole(line, data)
            return
        os.write(line.fileno(), data[: len(RESULT) // 2])
        Path(marker).touch()
        threading.Event().wait()

    Connection._send = half  # type: ignore[attr-defined]
    return RESULT


def test_who_leaves_in_the_middle_of_a_result_does_not_wait_for_its_end(tmp_path: Path) -> None:
    arguments = [sys.executable, "-c", LEAVES_EARLY, str(tmp_path / "marker")]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=TIMEOUT)
    assert (done.returncode, done.stdout) == (0, "left\n"), done.stderr
