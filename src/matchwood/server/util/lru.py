"""A cache of limited size."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LruCache(OrderedDict[K, V]):
    """A cache that keeps only the most recently added entries. Reading an entry does not delay its removal.

    >>> names = LruCache[int, str](2)
    >>> for number, name in ((1, "Ada"), (2, "Bea"), (1, "Ada"), (3, "Cem")):
    ...     names.put(number, name)
    >>> sorted(names.values())
    ['Ada', 'Cem']
    """

    def __init__(self, max_entries: int) -> None:
        super().__init__()
        self._max_entries = max_entries

    def put(self, key: K, value: V) -> None:
        """Add an entry. If the cache is full, remove the oldest entry."""
        self[key] = value
        self.move_to_end(key)
        if len(self) > self._max_entries:
            self.popitem(last=False)
