"""A part announces something without knowing who needs to hear of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Signal(Generic[P]):
    """Calls its subscribers, in the order in which they subscribed.

    >>> arrived = Signal[str]()
    >>> arrived.subscribe(print)
    >>> arrived.publish("Ada")
    Ada
    """

    def __init__(self) -> None:
        self._subscribers: list[Callable[P, object]] = []

    def subscribe(self, subscriber: Callable[P, object]) -> None:
        """Call `subscriber` whenever this is published."""
        self._subscribers.append(subscriber)

    def publish(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Call all subscribers. An error of one is raised, and the rest are not called."""
        for subscriber in self._subscribers:
            subscriber(*args, **kwargs)
