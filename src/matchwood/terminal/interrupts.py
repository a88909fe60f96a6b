"""Ctrl-C that is answered between two pieces of work, never in the middle of one."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Interrupts:
    """While it is entered, an interrupt raises KeyboardInterrupt, but inside `held` not before that block is done."""

    def __init__(self) -> None:
        self._holding = self._asked = False

    def __enter__(self) -> Interrupts:
        self._mine = threading.current_thread() is threading.main_thread()
        if self._mine:
            self._before = signal.signal(signal.SIGINT, self._answer)
        return self

    def __exit__(self, *_: object) -> None:
        if self._mine:
            signal.signal(signal.SIGINT, self._before)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Do all of this, or none of it."""
        self._holding = True
        try:
            yield
        finally:
            self._holding = False
        if self._asked:
            raise KeyboardInterrupt

    def _answer(self, _number: int, _frame: FrameType | None) -> None:
        self._asked = True
        if not self._holding:
            raise KeyboardInterrupt
