"""An experiment that is interrupted in the middle of a result."""

from __future__ import annotations

import os
import threading
from multiprocessing.connection import Connection
from pathlib import Path

from matchwood.lab.workers import workers
from tests.support.optional import not_none
from tests.support.waiting import wait_until

RESULT = bytes(50_000)


def leaves_early(marker: str) -> None:
    """Interrupt an experiment as soon as a worker has created the file `marker`, in the middle of a result."""
    try:
        with workers(2) as pool:
            not_none(pool).submit(half_a_result, marker)
            wait_until(Path(marker).exists)
            raise KeyboardInterrupt
    except KeyboardInterrupt:
        print("left")


def half_a_result(marker: str) -> bytes:
    """Return a result of which this process writes only the first half; then it creates the file `marker`."""
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
