"""Results of tasks in the order of the tasks."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future
from itertools import islice
from queue import SimpleQueue
from typing import TypeVar

from matchwood.engine.interrupts import uninterrupted

T = TypeVar("T")


def ordered_results(
    executor: Executor | None, tasks: Iterator[Callable[[], T]], max_pending: int = 1, cancel: bool = False
) -> Generator[T]:
    """Run tasks, and yield the results in the order of the tasks.

    Without an executor, this process runs the tasks. At most ``max_pending`` tasks are submitted ahead. If the caller stops
    early, ``cancel`` cancels the tasks that have not started.

    >>> list(ordered_results(None, (lambda number=number: number * number for number in range(4))))
    [0, 1, 4, 9]
    """
    if executor is None:
        for task in tasks:
            yield task()
        return
    waiting: deque[Future[T]] = deque()
    done: SimpleQueue[object] = SimpleQueue()
    try:
        while True:
            # If Ctrl-C interrupted the executor while it acquires a lock, the lock would stay locked forever.
            with uninterrupted():
                waiting.extend(executor.submit(task) for task in islice(tasks, max_pending - len(waiting)))
                if not waiting:
                    return
                waiting[0].add_done_callback(done.put)
            done.get()
            with uninterrupted():
                result = waiting.popleft().result()
            yield result
    finally:
        with uninterrupted():
            for future in waiting if cancel else ():
                future.cancel()
