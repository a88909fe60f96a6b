"""Work that is done in pieces: by this process, or shared out to an executor."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future
from itertools import islice
from queue import SimpleQueue
from typing import TypeVar

from matchwood.engine.interrupts import uninterrupted

T = TypeVar("T")


def in_order(executor: Executor | None, pieces: Iterator[Callable[[], T]], ahead: int = 1, cancel: bool = False) -> Generator[T]:
    """What these pieces of work return, in order. Without an executor, this process does each when it is asked for.

    Never are more than ``ahead`` of them under way: results must not pile up. Left early, what has not begun is cancelled, if
    that is wanted.

    >>> list(in_order(None, (lambda number=number: number * number for number in range(4))))
    [0, 1, 4, 9]
    """
    if executor is None:
        for piece in pieces:
            yield piece()
        return
    waiting: deque[Future[T]] = deque()
    done: SimpleQueue[object] = SimpleQueue()
    try:
        while True:
            # An interrupt that is raised while a lock of the executor is being taken leaves it taken, and then a pool never ends.
            with uninterrupted():
                waiting.extend(executor.submit(piece) for piece in islice(pieces, ahead - len(waiting)))
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
