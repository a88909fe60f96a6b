"""Delay Ctrl-C and SIGTERM until a piece of work is done."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

DELAYED_SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Delay Ctrl-C and SIGTERM until the ``with`` block has ended."""
    if threading.current_thread() is not threading.main_thread():  # other threads handle no signals
        yield
        return
    arrived: list[int] = []
    handled = [number for number in DELAYED_SIGNALS if signal.getsignal(number) != signal.SIG_IGN]
    before = {number: signal.signal(number, lambda number, _: arrived.append(number)) for number in handled}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, signal.SIG_DFL if handler is None else handler)
        for signalled in dict.fromkeys(arrived):
            signal.raise_signal(signalled)
