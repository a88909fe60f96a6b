"""The people who have a table open, and the absent players."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import NamedTuple

from matchwood.server.table.absence_votes import GRACE_SECONDS as GRACE_SECONDS
from matchwood.server.table.table import Table

MARGIN_SECONDS = 0.05
"""Each wait is longer by these seconds, so that its time is certainly over."""
ACTIVITY_SECONDS = 10.0
"""After an action of a person, a server reports the person as active for these seconds."""


class RemotePeople(NamedTuple):
    """The people who have a table open, according to another server's report. The report expires at the monotonic time `until`."""

    people: frozenset[str]
    until: float


class Presence:
    """The people who have a table open, and the absent players."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.local: frozenset[str] = frozenset()
        """The people who have the table open at this server."""
        self.here: frozenset[str] = frozenset()
        """The people who have the table open at any server."""
        self._remote: dict[str, RemotePeople] = {}
        self._active: dict[str, float] = {}
        self._seen: dict[str, float] = {}
        self._noted_absent: set[str] = set()
        self.restart()

    def restart(self) -> None:
        """Restart the waiting time of each player who does not have the table open."""
        self._started = time.monotonic()
        self._seen.clear()
        self._noted_absent.clear()

    def set_local(self, people: frozenset[str]) -> None:
        """Set the people who have the table open at this server."""
        self.local = people
        self._update()

    def set_remote(self, server: str, people: Iterable[str], active: Iterable[str], seconds: float) -> None:
        """Set the people who have the table open at another server. `active` contains the people who recently acted there."""
        for person in active:
            self._see(person)
        self._remote[server] = RemotePeople(frozenset(people), time.monotonic() + seconds)
        self._update()

    def expire_remote(self) -> None:
        """Remove the people at servers that no longer send reports."""
        now = time.monotonic()
        self._remote = {server: remote for server, remote in self._remote.items() if remote.people and remote.until > now}
        self._update()

    def note_activity(self, person: str) -> None:
        """Store the current time as the time of the person's last activity."""
        self._active[person] = time.monotonic()
        self._see(person)

    @property
    def active(self) -> frozenset[str]:
        """The people who recently acted at this server."""
        since = time.monotonic() - ACTIVITY_SECONDS
        return frozenset(person for person, at in self._active.items() if at >= since)

    @property
    def not_present(self) -> frozenset[str]:
        """The players who do not have the table open."""
        return self._table.people - self.here

    @property
    def expected(self) -> frozenset[str]:
        """The players who should have the table open: no player in correspondence games."""
        clock = self._table.about.clock
        if self._table.state != "playing" or (clock and clock.key == "correspondence"):
            return frozenset()
        return self._table.people

    def is_absent(self, seat: int) -> bool:
        """Return whether the player at this seat is absent."""
        chair = self._table.chairs[seat]
        if chair.kind != "person" or chair.owner is None or self._table.state != "playing":
            return False
        gone = chair.owner not in self.here and chair.owner in self.expected and self._seconds_left(chair.owner) <= 0
        return gone or self._table.is_inactive(seat) or self.has_resigned(seat)

    def has_resigned(self, seat: int) -> bool:
        """Return whether the player at this seat resigned."""
        return self._table.absence_votes.has_resigned(self._table.seats_of(self._table.chairs[seat].owner))

    @property
    def absent_seats(self) -> list[int]:
        """The seats of all absent players."""
        return [seat for seat in range(len(self._table.chairs)) if self.is_absent(seat)]

    def voters(self, about: int) -> list[int]:
        """Return the seats that may vote on an absent player. A person with several seats votes once."""
        table, owner = self._table, self._table.chairs[about].owner
        others = {chair.owner for chair in table.chairs if chair.kind == "person" and chair.owner not in (None, owner)}
        firsts = sorted(table.seats_of(person)[0] for person in others)
        return [seat for seat in firsts if not self.is_absent(seat)]

    def absent_in(self, person: str) -> float:
        """Return the seconds until this person counts as absent."""
        return max(0.0, self._seconds_left(person) + MARGIN_SECONDS)

    def next_absent_in(self) -> float | None:
        """Return the seconds until the server marks another player as absent."""
        missing = self.expected - self.here - self._noted_absent
        return min(map(self._seconds_left, missing)) + MARGIN_SECONDS if missing else None

    def note_absent(self) -> None:
        """Store which players are now absent. The method `next_absent_in` then ignores them."""
        self._noted_absent.update(person for person in self.expected if person not in self.here and self._seconds_left(person) <= 0)

    def _see(self, person: str) -> None:
        self._seen[person] = time.monotonic()
        self._noted_absent.discard(person)

    def _update(self) -> None:
        here = self.local.union(*(remote.people for remote in self._remote.values()))
        for person in self.here - here:
            self._see(person)
        self.here = here

    def _seconds_left(self, person: str) -> float:
        return self._seen.get(person, self._started) + GRACE_SECONDS - time.monotonic()
