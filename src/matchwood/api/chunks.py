"""Work on many things at once, shared among threads that let go of the interpreter's lock."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import pairwise

LEAST = 1024
"""A thread gets no fewer things than this: below, waking it takes longer than the work."""


def in_chunks(work: Callable[[int, int], None], size: int, threads: int) -> None:
    """Do the work from 0 to the size, in one chunk for each of at most so many threads; the first is done by the caller."""
    parts = max(1, min(threads, size // LEAST))
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
    os.register_at_fork(after_in_child=_pool.cache_clear)  # the threads of a pool stay behind in the parent
