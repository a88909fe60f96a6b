"""Processes that work on an experiment end with it, wherever they are."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import Future
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from matchwood.lab.workers import in_order, workers
from tests.waiting import TIMEOUT, wait_until

RESULT = bytes(50_000)
LEAVES_EARLY = "import sys; from tests.lab.test_workers import leaves_early; leaves_early(sys.argv[1])"


def leaves_early(marker: str) -> None:
    """Leave once half of a result has been written."""
    try:
        with workers(2) as pool:
            pool.submit(half_a_result, marker)
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


class InterruptedWhenTaken(threading.Condition):
    """A lock during whose taking somebody presses Ctrl-C."""

    def __enter__(self) -> bool:
        taken = super().__enter__()
        signal.raise_signal(signal.SIGINT)
        return taken

    @property
    def is_left(self) -> bool:
        """Whether nobody holds it."""
        return not self._is_owned()  # type: ignore[attr-defined]


def test_an_interrupt_leaves_no_lock_of_the_pool_taken() -> None:
    future: Future[int] = Future()
    lock = future._condition = InterruptedWhenTaken()
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        next(in_order(iter([future] * 6), 2, cancel=False))
    assert lock.is_left
    assert signal.getsignal(signal.SIGINT) is before
