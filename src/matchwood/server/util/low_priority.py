"""Threads with low priority."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

NICENESS = 10


def low_priority_threads(count: int, name: str) -> ThreadPoolExecutor:
    """Return an executor with `count` threads. Linux runs the threads with a low priority."""
    return ThreadPoolExecutor(count, thread_name_prefix=name, initializer=_lower_priority)


def _lower_priority() -> None:
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
