"""A pipe that shows whether any program that writes to it is still running."""

from __future__ import annotations

import os
from pathlib import Path

from tests.support.waiting import wait_until

PIECE = 1 << 16


class LivenessPipe:
    """A named pipe. Its writers keep it open, so that its end is the end of all writers."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self.path = path
        self._end = os.open(path, os.O_RDONLY | os.O_NONBLOCK)

    def close(self) -> None:
        """Close the reading end."""
        os.close(self._end)

    @property
    def written(self) -> bool:
        """Whether a program has written to the pipe since the last call."""
        try:
            return bool(os.read(self._end, PIECE))
        except BlockingIOError:
            return False

    def wait_until_writers_exit(self) -> None:
        """Wait until all programs that had the pipe open have ended."""
        wait_until(self._ended, "all writers have closed the pipe")

    def _ended(self) -> bool:
        try:
            return os.read(self._end, PIECE) == b""
        except BlockingIOError:
            return False
