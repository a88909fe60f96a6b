"""Notification of subscribers within one process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Signal(Generic[P]):
    """Stores subscribers, and calls all subscribers in the order of their subscription.

    >>> arrived = Signal[str]()
    >>> arrived.subscribe(print)
    >>> arrived.publish("Ada")
    Ada
    """

    def __init__(self) -> None:
        self._subscribers: list[Callable[P, object]] = []

    def subscribe(self, subscriber: Callable[P, object]) -> None:
        """Add a subscriber, which each later call of `publish` calls."""
        self._subscribers.append(subscriber)

    def publish(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Call all subscribers in the order of their subscription. If a subscriber raises an error, raise the error and call no
        further subscriber.
        """
        for subscriber in self._subscribers:
            subscriber(*args, **kwargs)
