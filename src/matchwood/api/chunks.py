"""Divide the work on many games among several threads."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import pairwise

MIN_CHUNK = 1024
"""For fewer slots, another thread takes longer to start than to do the work."""


def in_chunks(work: Callable[[int, int], None], size: int, threads: int) -> None:
    """Call `work` in several threads. Each call gets the start and the end of a part of the range from 0 to `size`.

    `work` must release the global interpreter lock.
    """
    parts = max(1, min(threads, size // MIN_CHUNK))
    (first, *rest) = pairwise(size * part // parts for part in range(parts + 1))
    others = [_pool(threads - 1).submit(work, *chunk) for chunk in rest]
    try:
        work(*first)
    finally:
        wait(others)
    for other in others:
        other.result()


@functools.cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="matchwood batch")


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_pool.cache_clear)  # a forked child has no threads
