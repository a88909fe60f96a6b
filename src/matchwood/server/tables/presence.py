"""Who looks at a table, and who has been gone for longer than a moment."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable

from matchwood.server.table.absence import GRACE_SECONDS as GRACE_SECONDS

MOMENT = 0.05
"""Added to each wait, so that the time is really over."""


class Presence:
    """Signs of life of the people at one table."""

    def __init__(self) -> None:
        self._here: set[str] = set()
        self._seen: dict[str, float] = {}
        self._noticed: set[str] = set()
        self.restart()

    def restart(self) -> None:
        """Count everybody's time anew: the game begins, or this process has only just looked."""
        self._begun = time.monotonic()
        self._seen.clear()
        self._noticed.clear()

    def set_present(self, people: Collection[str | None]) -> None:
        """These people have the table open at this moment, and no others."""
        here = {person for person in people if person is not None}
        for person in self._here - here:
            self.note_activity(person)
        self._here = here

    def note_activity(self, person: str) -> None:
        """A sign of life of somebody who need not have the table open."""
        self._seen[person] = time.monotonic()
        self._noticed.discard(person)

    def is_present(self, person: str) -> bool:
        """Whether this person has the table open."""
        return person in self._here

    def not_present(self, people: frozenset[str]) -> frozenset[str]:
        """Who of these does not have the table open."""
        return people - self._here

    def is_absent(self, person: str) -> bool:
        """Whether this person has been gone for longer than a moment."""
        return not self.is_present(person) and self._left(person) <= 0

    def absent_in(self, person: str) -> float:
        """In how many seconds this person, who is not here, counts as away."""
        return max(0.0, self._left(person) + MOMENT)

    def next_absent_in(self, people: Iterable[str]) -> float | None:
        """In how many seconds it is to be noticed that one of these people is gone for too long; None if nobody is."""
        waits = [self._left(person) for person in people if person not in self._here and person not in self._noticed]
        return min(waits) + MOMENT if waits else None

    def note_absent(self, people: Iterable[str]) -> None:
        """Whoever of these is away now is known to be."""
        self._noticed.update(person for person in people if self.is_absent(person))

    def _left(self, person: str) -> float:
        return self._seen.get(person, self._begun) + GRACE_SECONDS - time.monotonic()
