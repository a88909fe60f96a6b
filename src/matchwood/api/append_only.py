"""A list that is copied in constant time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class AppendOnly(Generic[T]):
    """A list to which items can only be added.

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
        """Append one item to the list."""
        items = self._items
        if len(items) != self._length:  # a copy has added items to the shared list
            self._items = items = items[: self._length]
        items.append(item)
        self._length += 1

    def extend(self, items: Iterable[T]) -> None:
        """Append all given items to the list."""
        for item in items:
            self.append(item)

    def after(self, count: int) -> list[T]:
        """Return all items except the first `count`."""
        return self._items[count : self._length]

    def copy(self) -> AppendOnly[T]:
        """Return an independent copy of the list."""
        return self.first(self._length)

    def first(self, count: int) -> AppendOnly[T]:
        """Return a new list of the first `count` items."""
        twin: AppendOnly[T] = AppendOnly.__new__(AppendOnly)
        twin._items, twin._length = self._items, count
        return twin

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._length])
