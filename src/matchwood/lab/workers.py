"""Who does the work of an experiment: this process, or several on this machine. A cluster brings its own executor."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from types import FrameType

from matchwood.engine.interrupts import uninterrupted
from matchwood.external_bots.program import end_all

WAITING_PER_WORKER = 3
"""Pieces of work that wait for each worker, so that no worker is idle."""


@contextmanager
def workers(jobs: int) -> Iterator[Executor | None]:
    """An executor for so many pieces of work at a time; none for one, which this process does. Left early, it ends at once."""
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
    """Ctrl-C reaches every process of a terminal; only the first one, which owns the others, answers it and ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end_with_programs)


def _end_with_programs(number: int, _: FrameType | None) -> None:
    """End, and leave no program behind that plays for a game here."""
    end_all()
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)


def _abandon(pool: ProcessPoolExecutor) -> None:
    """End the pool without waiting for games that nobody will read.

    The futures are not cancelled: a pool whose processes are gone stumbles over cancelled ones. Our end of the pipe for results is
    closed first: otherwise a result that is cut off in the middle would be waited for without end.
    """
    processes, results = list((pool._processes or {}).values()), pool._result_queue
    pool.shutdown(wait=False)
    results._writer.close()  # type: ignore[attr-defined]  # the standard library has no other way before Python 3.14
    for process in processes:
        process.terminate()
