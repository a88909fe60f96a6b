"""A memory with an end: of so many things, the newest."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LruCache(OrderedDict[K, V]):
    """What was kept last, by its key; whatever was kept longest ago gives way.

    >>> names = LruCache[int, str](2)
    >>> for number, name in ((1, "Ada"), (2, "Bea"), (1, "Ada"), (3, "Cem")):
    ...     names.put(number, name)
    >>> sorted(names.values())
    ['Ada', 'Cem']
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def put(self, key: K, value: V) -> None:
        """Keep this, as the newest."""
        self[key] = value
        self.move_to_end(key)
        if len(self) > self._most:
            self.popitem(last=False)
