"""Run the tasks of an experiment in processes on this machine."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from types import FrameType

from matchwood.engine.interrupts import uninterrupted
from matchwood.external_bots.program import end_all

PENDING_PER_WORKER = 3
"""The number of tasks that are submitted for each worker. With only one, a worker would wait for the next task."""


@contextmanager
def workers(jobs: int) -> Iterator[Executor | None]:
    """Yield an executor with `jobs` processes. Yield None if the number `jobs` is at most 1.

    After an error, or if the caller stops early, all processes are terminated immediately.
    """
    if jobs <= 1:
        yield None
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_answer_signals)
    try:
        yield pool
    except BaseException:
        with uninterrupted():
            _abandon(pool)
        raise
    pool.shutdown()


def _answer_signals() -> None:
    """Ignore Ctrl-C in a worker process, because the parent process terminates its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end_with_programs)


def _end_with_programs(number: int, _: FrameType | None) -> None:
    end_all()
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)


def _abandon(pool: ProcessPoolExecutor) -> None:
    """Terminate all processes of a pool without waiting for their results.

    The pool would fail if its futures were cancelled after its processes ended. It would wait forever for an interrupted result if
    its pipe stayed open.
    """
    processes, results = list((pool._processes or {}).values()), pool._result_queue
    pool.shutdown(wait=False)
    results._writer.close()  # type: ignore[attr-defined]  # the standard library has no other way before Python 3.14
    for process in processes:
        process.terminate()
