"""Ctrl-C at a bad moment: put off until somebody knows the process that has just been started, and so can end it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def put_off() -> Iterator[None]:
    """Do all of this before an interrupt is answered."""
    if threading.current_thread() is not threading.main_thread():  # no other is ever interrupted
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL if before is None else before)
        for number in came[:1]:
            signal.raise_signal(number)
