"""Who does the work of an experiment: this process, or several on this machine. A cluster brings its own executor."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any


class Inline(Executor):
    """An executor that does the work at once, in this process."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        """Do it now; the future is already done."""
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        future.set_result(function(*arguments, **named))
        return future


@contextmanager
def workers(jobs: int) -> Iterator[Executor]:
    """An executor for so many pieces of work at a time; left early, it ends at once."""
    if jobs <= 1:
        yield Inline()
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_ignore_interrupts)
    try:
        yield pool
    except BaseException:
        _abandon(pool)
        raise
    pool.shutdown()


def cores() -> int:
    """How many processes can run at a time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one, which owns the others, answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _abandon(pool: ProcessPoolExecutor) -> None:
    """End the pool without waiting for games that nobody will read.

    The futures are not cancelled: a pool whose processes are gone stumbles over cancelled ones.
    """
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False)
    for process in processes:
        process.terminate()
