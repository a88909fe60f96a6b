"""A diary that programs write in, which shows whether any of them goes on."""

from __future__ import annotations

import os
from pathlib import Path

from tests.waiting import wait_until

PIECE = 1 << 16


class Diary:
    """A named pipe. Whoever writes in it holds it open, so that its end is the end of all who do."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self.path = path
        self._end = os.open(path, os.O_RDONLY | os.O_NONBLOCK)

    def close(self) -> None:
        """Read no more."""
        os.close(self._end)

    @property
    def written(self) -> bool:
        """Whether somebody has written something since it was asked last."""
        try:
            return bool(os.read(self._end, PIECE))
        except BlockingIOError:
            return False

    def wait_until_nobody_writes(self) -> None:
        """Wait until all have ended who had it open."""
        wait_until(self._ended, "those who write in the diary have ended")

    def _ended(self) -> bool:
        try:
            return os.read(self._end, PIECE) == b""
        except BlockingIOError:
            return False
