"""Who does the work of an experiment: this process, or several on this machine. A cluster brings its own executor."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from queue import SimpleQueue
from types import FrameType
from typing import Any, TypeVar

from matchwood.external_bots.program import end_all

T = TypeVar("T")

AHEAD = 3


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
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_answer_signals)
    try:
        yield pool
    except BaseException:
        _abandon(pool)
        raise
    pool.shutdown()


def in_order(submitted: Iterator[Future[T]], at_once: int, cancel: bool) -> Generator[T]:
    """What these pieces of work come to, in order. Never are more of them under way than are soon needed: results must not pile up.

    ``submitted`` submits a piece whenever it is asked for the next one. Left early, what has not begun is cancelled, if that is
    wanted: the processes of `workers` end by themselves.
    """
    ahead, waiting = at_once * AHEAD if at_once > 1 else 1, deque[Future[T]]()
    with _interrupted_in_between(at_once) as result_of:
        try:
            for future in submitted:
                waiting.append(future)
                if len(waiting) >= ahead:
                    yield result_of(waiting.popleft())
            while waiting:
                yield result_of(waiting.popleft())
        finally:
            for future in waiting if cancel else ():
                future.cancel()


@contextmanager
def _interrupted_in_between(at_once: int) -> Iterator[Callable[[Future[T]], T]]:
    """How a result is waited for, so that Ctrl-C ends the waiting and meets nothing else.

    An interrupt that is raised while a lock of the pool is being taken leaves it taken, and then the pool never ends.
    """
    if at_once <= 1 or threading.current_thread() is not threading.main_thread():
        yield lambda future: future.result()
        return
    interrupted = False
    news: SimpleQueue[object] = SimpleQueue()  # the one queue that may be used where a signal is answered

    def note(number: int, _: FrameType | None) -> None:
        nonlocal interrupted
        interrupted = True
        news.put(number)

    def result_of(future: Future[T]) -> T:
        future.add_done_callback(news.put)
        while not interrupted and not future.done():
            news.get()
        if interrupted:
            raise KeyboardInterrupt
        return future.result()

    before = signal.signal(signal.SIGINT, note)
    try:
        yield result_of
    finally:
        signal.signal(signal.SIGINT, before)


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
