"""Results come back in order from any executor, and Ctrl-C does no damage."""

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
    """A lock that raises Ctrl-C while it is acquired."""

    def __enter__(self) -> bool:
        taken = super().__enter__()
        signal.raise_signal(signal.SIGINT)
        return taken

    @property
    def is_left(self) -> bool:
        """Whether the lock is free."""
        return not self._is_owned()  # type: ignore[attr-defined]


class Pretending(Executor):
    """An executor that runs nothing. It returns the given futures, and then futures that stay pending."""

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


def test_all_executors_give_the_same_results_in_order() -> None:
    with ThreadPoolExecutor(3) as threads:
        assert list(ordered_results(threads, pieces(50), 9)) == list(ordered_results(None, pieces(50))) == list(range(50))


def test_without_an_executor_a_result_is_computed_only_when_it_is_requested() -> None:
    asked: list[int] = []
    results = ordered_results(None, (partial(asked.append, number) for number in range(5)))
    next(results)
    assert asked == [0]


def test_only_the_wanted_number_of_futures_is_pending() -> None:
    executor = Pretending(done(1), done(2))
    results = ordered_results(executor, pieces(100), 4)
    assert (next(results), len(executor.given)) == (1, 4)
    assert (next(results), len(executor.given)) == (2, 5)
    results.close()


@pytest.mark.parametrize("cancel", [True, False])
def test_an_early_exit_cancels_the_futures_that_have_not_started_if_requested(cancel: bool) -> None:
    executor = Pretending(done(1))
    results = ordered_results(executor, pieces(100), 4, cancel)
    next(results)
    results.close()
    assert [future.cancelled() for future in executor.given] == [False, cancel, cancel, cancel]


@pytest.mark.usefixtures("interrupts_enabled")
def test_an_interrupt_leaves_no_lock_of_the_executor_acquired() -> None:
    future = done(1)
    lock = future._condition = InterruptedWhenTaken()
    with pytest.raises(KeyboardInterrupt):
        next(ordered_results(Pretending(future), pieces(6), 6))
    assert lock.is_left


@pytest.mark.usefixtures("interrupts_enabled")
def test_after_a_result_the_usual_interrupt_handler_is_active() -> None:
    before = signal.getsignal(signal.SIGINT)
    results = ordered_results(Pretending(done(1)), pieces(6), 6)
    next(results)
    assert signal.getsignal(signal.SIGINT) is before
    results.close()
