"""Ctrl-C that is answered between two pieces of work, never in the middle of one."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Do all of this: an interrupt is answered right after it. Where interrupts are not answered by Python, nothing changes."""
    answer = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(answer):
        yield
        return
    asked = False

    def note(*_: object) -> None:
        nonlocal asked
        asked = True

    signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, answer)
        if asked:
            signal.raise_signal(signal.SIGINT)
