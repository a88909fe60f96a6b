"""Who looks at a table, and who has been gone for longer than a moment."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection

GRACE = 30.0
"""Seconds after which somebody who is gone counts as away: a phone that was put down, a line that broke, come back before."""
MOMENT = 0.05
"""Added to each wait, so that the time is really over."""


class Presence:
    """Signs of life of the people at one table; `changed` is called when one of those who are awaited is gone for too long."""

    def __init__(self, awaited: Callable[[], Collection[str]], changed: Callable[[], object]) -> None:
        self._awaited, self._changed = awaited, changed
        self._here: set[str] = set()
        self._seen: dict[str, float] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self.begin()

    def begin(self) -> None:
        """Count everybody's time anew: the game begins, or this process has only just looked."""
        self._begun = time.monotonic()
        self._seen.clear()
        self.watch()

    def now_here(self, people: Collection[str | None]) -> None:
        """These people have the table open at this moment, and no others."""
        here = {person for person in people if person is not None}
        for person in self._here - here:
            self.seen(person)
        self._here = here
        self.watch()

    def seen(self, person: str) -> None:
        """A sign of life of somebody who need not have the table open."""
        self._seen[person] = time.monotonic()

    def here(self, person: str) -> bool:
        """Whether this person has the table open."""
        return person in self._here

    def away(self, person: str) -> bool:
        """Whether this person has been gone for longer than a moment."""
        return not self.here(person) and self._left(person) <= 0

    def watch(self) -> None:
        """See to it that `changed` is called when the next one is gone for too long."""
        self.close()
        waits = [self._left(person) for person in self._awaited() if not self.here(person) and not self.away(person)]
        if waits:
            self._alarm = asyncio.get_running_loop().call_later(min(waits) + MOMENT, self._ring)

    def close(self) -> None:
        """Call nobody any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _left(self, person: str) -> float:
        return self._seen.get(person, self._begun) + GRACE - time.monotonic()

    def _ring(self) -> None:
        self._changed()
        self.watch()
