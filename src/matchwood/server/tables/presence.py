"""The presence of the people at one table: who has it open here or at another server, and who is absent."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import NamedTuple

from matchwood.server.table.absence import GRACE_SECONDS as GRACE_SECONDS
from matchwood.server.table.table import Table

MOMENT = 0.05
"""Seconds added to each wait, so that the time is really over."""
ACTIVITY_SECONDS = 10.0
"""Seconds for which the activity of a person is passed on to other servers."""


class RemotePeople(NamedTuple):
    """The people who have the table open at another server. Believed until this moment of the monotonic clock."""

    people: frozenset[str]
    until: float


class Presence:
    """Who has one table open, and since when each of the others is away."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.local: frozenset[str] = frozenset()
        """The people who have the table open at this server."""
        self.here: frozenset[str] = frozenset()
        """The people who have the table open at any server."""
        self._remote: dict[str, RemotePeople] = {}
        self._active: dict[str, float] = {}
        self._seen: dict[str, float] = {}
        self._noticed: set[str] = set()
        self.restart()

    def restart(self) -> None:
        """Count everybody's time from now: the game starts, or this server has only just opened the table."""
        self._started = time.monotonic()
        self._seen.clear()
        self._noticed.clear()

    def set_local(self, people: frozenset[str]) -> None:
        """Note that these people have the table open at this server, and no others."""
        self.local = people
        self._update()

    def set_remote(self, server: str, people: Iterable[str], active: Iterable[str], seconds: float) -> None:
        """Note who has the table open at another server, and who was active there. It is believed for this time."""
        for person in active:
            self._see(person)
        self._remote[server] = RemotePeople(frozenset(people), time.monotonic() + seconds)
        self._update()

    def expire_remote(self) -> None:
        """Forget the people at servers that have not reported for too long."""
        moment = time.monotonic()
        self._remote = {server: said for server, said in self._remote.items() if said.people and said.until > moment}
        self._update()

    def note_activity(self, person: str) -> None:
        """Note that this person did something at this server, perhaps without having the table open."""
        self._active[person] = time.monotonic()
        self._see(person)

    @property
    def active(self) -> frozenset[str]:
        """The people who were active at this server lately."""
        since = time.monotonic() - ACTIVITY_SECONDS
        return frozenset(person for person, at in self._active.items() if at >= since)

    @property
    def not_present(self) -> frozenset[str]:
        """The people who sit here and do not have the table open."""
        return self._table.people - self.here

    @property
    def expected(self) -> frozenset[str]:
        """The people who should have the table open. If a decision has days, nobody is expected."""
        clock = self._table.about.clock
        if self._table.state != "playing" or (clock and clock.key == "correspondence"):
            return frozenset()
        return self._table.people

    def is_absent(self, seat: int) -> bool:
        """Return whether the other players may decide about this seat.

        Its person resigned, is gone for too long, or lets every time pass.
        """
        chair = self._table.chairs[seat]
        if chair.kind != "person" or chair.owner is None or self._table.state != "playing":
            return False
        gone = chair.owner not in self.here and chair.owner in self.expected and self._left(chair.owner) <= 0
        return gone or self._table.is_inactive(seat) or self.has_resigned(seat)

    def has_resigned(self, seat: int) -> bool:
        """Return whether the person of this seat resigned."""
        return self._table.absence_votes.has_resigned(self._table.seats_of(self._table.chairs[seat].owner))

    @property
    def absent_seats(self) -> list[int]:
        """The seats about which the others may decide."""
        return [seat for seat in range(len(self._table.chairs)) if self.is_absent(seat)]

    def voters(self, about: int) -> list[int]:
        """Return the seats that may vote about a seat: one for each other person who is not absent."""
        table, owner = self._table, self._table.chairs[about].owner
        others = {chair.owner for chair in table.chairs if chair.kind == "person" and chair.owner not in (None, owner)}
        firsts = sorted(table.seats_of(person)[0] for person in others)
        return [seat for seat in firsts if not self.is_absent(seat)]

    def absent_in(self, person: str) -> float:
        """Return the seconds until this person, who does not have the table open, counts as absent."""
        return max(0.0, self._left(person) + MOMENT)

    def next_absent_in(self) -> float | None:
        """Return the seconds until somebody new counts as absent, or None if that cannot happen by itself."""
        waits = [self._left(person) for person in self.expected if person not in self.here and person not in self._noticed]
        return min(waits) + MOMENT if waits else None

    def note_absent(self) -> None:
        """Note that the people who are absent now are known to be."""
        self._noticed.update(person for person in self.expected if person not in self.here and self._left(person) <= 0)

    def _see(self, person: str) -> None:
        self._seen[person] = time.monotonic()
        self._noticed.discard(person)

    def _update(self) -> None:
        here = self.local.union(*(said.people for said in self._remote.values()))
        for person in self.here - here:
            self._see(person)
        self.here = here

    def _left(self, person: str) -> float:
        return self._seen.get(person, self._started) + GRACE_SECONDS - time.monotonic()
