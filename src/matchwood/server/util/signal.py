"""Notification of subscribers within one process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Signal(Generic[P]):
    """Calls its subscribers in the order of their subscription.

    >>> arrived = Signal[str]()
    >>> arrived.subscribe(print)
    >>> arrived.publish("Ada")
    Ada
    """

    def __init__(self) -> None:
        self._subscribers: list[Callable[P, object]] = []

    def subscribe(self, subscriber: Callable[P, object]) -> None:
        """Add a subscriber."""
        self._subscribers.append(subscriber)

    def publish(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Call all subscribers in turn. If a subscriber raises an error, skip the later subscribers."""
        for subscriber in self._subscribers:
            subscriber(*args, **kwargs)
