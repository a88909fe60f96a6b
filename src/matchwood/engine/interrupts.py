"""Ctrl-C and SIGTERM that are answered between two pieces of work, never in the middle of one."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

PUT_OFF = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Do all of this: such a signal is answered right after it. One that is ignored stays so."""
    if threading.current_thread() is not threading.main_thread():  # no other is ever interrupted
        yield
        return
    came: list[int] = []
    heard = [number for number in PUT_OFF if signal.getsignal(number) != signal.SIG_IGN]
    before = {number: signal.signal(number, lambda number, _: came.append(number)) for number in heard}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, signal.SIG_DFL if handler is None else handler)
        for asked in dict.fromkeys(came):
            signal.raise_signal(asked)
