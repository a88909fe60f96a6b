"""Pieces of work come back in order, whoever does them, and Ctrl-C does no harm."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from matchwood.engine.ordered_results import ordered_results


class InterruptedWhenTaken(threading.Condition):
    """A lock during whose taking somebody presses Ctrl-C."""

    def __enter__(self) -> bool:
        taken = super().__enter__()
        signal.raise_signal(signal.SIGINT)
        return taken

    @property
    def is_left(self) -> bool:
        """Whether nobody holds it."""
        return not self._is_owned()  # type: ignore[attr-defined]


class Pretending(Executor):
    """An executor that does nothing: its futures are these, and what has none yet waits."""

    def __init__(self, *futures: Future[int]) -> None:
        self.ready, self.given = list(futures), list[Future[int]]()

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        self.given.append(self.ready.pop(0) if self.ready else Future())
        return self.given[-1]


def pieces(count: int) -> Iterator[partial[int]]:
    return (partial(abs, -number) for number in range(count))


def done(result: int) -> Future[int]:
    future: Future[int] = Future()
    future.set_result(result)
    return future


def test_it_does_not_matter_who_does_them() -> None:
    with ThreadPoolExecutor(3) as threads:
        assert list(ordered_results(threads, pieces(50), 9)) == list(ordered_results(None, pieces(50))) == list(range(50))


def test_this_process_does_a_piece_only_when_it_is_asked_for() -> None:
    asked: list[int] = []
    results = ordered_results(None, (partial(asked.append, number) for number in range(5)))
    next(results)
    assert asked == [0]


def test_no_more_are_under_way_than_are_wanted() -> None:
    executor = Pretending(done(1), done(2))
    results = ordered_results(executor, pieces(100), 4)
    assert (next(results), len(executor.given)) == (1, 4)
    assert (next(results), len(executor.given)) == (2, 5)
    results.close()


@pytest.mark.parametrize("cancel", [True, False])
def test_left_early_what_has_not_begun_is_cancelled_if_that_is_wanted(cancel: bool) -> None:
    executor = Pretending(done(1))
    results = ordered_results(executor, pieces(100), 4, cancel)
    next(results)
    results.close()
    assert [future.cancelled() for future in executor.given] == [False, cancel, cancel, cancel]


@pytest.mark.usefixtures("hears_interrupts")
def test_an_interrupt_leaves_no_lock_of_the_executor_taken() -> None:
    future = done(1)
    lock = future._condition = InterruptedWhenTaken()
    with pytest.raises(KeyboardInterrupt):
        next(ordered_results(Pretending(future), pieces(6), 6))
    assert lock.is_left


@pytest.mark.usefixtures("hears_interrupts")
def test_who_has_taken_a_result_is_interrupted_as_ever() -> None:
    before = signal.getsignal(signal.SIGINT)
    results = ordered_results(Pretending(done(1)), pieces(6), 6)
    next(results)
    assert signal.getsignal(signal.SIGINT) is before
    results.close()
