"""A list that only grows, and of which copies cost nothing however long it has become."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class AppendOnly(Generic[T]):
    """What stands in it stays; a copy shares it, and goes on by itself.

    >>> story = AppendOnly(["deal"])
    >>> plan = story.copy()
    >>> plan.append("bid")
    >>> other = story.copy()
    >>> other.extend(["pass", "bid"])
    >>> list(story), list(plan), other.after(1), len(other)
    (['deal'], ['deal', 'bid'], ['pass', 'bid'], 3)
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def append(self, item: T) -> None:
        """Put this at the end."""
        items = self._items
        if len(items) != self._length:  # a copy has gone on already, perhaps otherwise
            self._items = items = items[: self._length]
        items.append(item)
        self._length += 1

    def extend(self, items: Iterable[T]) -> None:
        """Put these at the end."""
        for item in items:
            self.append(item)

    def after(self, count: int) -> list[T]:
        """All but the first so many."""
        return self._items[count : self._length]

    def copy(self) -> AppendOnly[T]:
        """The same again."""
        return self.first(self._length)

    def first(self, count: int) -> AppendOnly[T]:
        """The first so many, as they were when there were no more."""
        twin: AppendOnly[T] = AppendOnly.__new__(AppendOnly)
        twin._items, twin._length = self._items, count
        return twin

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._length])
