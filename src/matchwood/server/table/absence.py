"""What people at a table wish to be done about somebody who is away: wait, let a bot play on, or end the table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from matchwood.server.protocol.values import Wish

GRACE_SECONDS = 30.0
"""Seconds after which a player who left counts as absent: a phone or a connection often comes back before."""


class AbsenceVotes(Struct):
    """The wishes about each seat, by the seat of whoever wishes. Whoever wishes again has changed their mind."""

    _about: dict[int, dict[int, Wish]] = {}

    def copy(self) -> AbsenceVotes:
        """The same wishes, to go on with by themselves."""
        return AbsenceVotes({about: dict(wishes) for about, wishes in self._about.items()})

    def votes_on(self, seat: int) -> Mapping[int, Wish]:
        """Who wishes what about this seat."""
        return self._about.get(seat, {})

    def resigned(self, seats: Iterable[int]) -> bool:
        """Whether the person of these seats resigned: they wish to end the game because of themselves."""
        return any(self.votes_on(seat).get(seat) == "end" for seat in seats)

    def add(self, by: int, about: int, wish: Wish) -> None:
        """Somebody wishes this."""
        self._about.setdefault(about, {})[by] = wish

    def clear_returned(self, absences: Sequence[int], number: int) -> None:
        """Forget the wishes about the seats whose person is back with event `number`, or about whom all is decided by it.

        `absences` has for each seat the event since which the question about it is the same.
        """
        for about in [about for about in self._about if absences[about] == number]:
            del self._about[about]

    def is_agreed(self, by: int, about: int, wish: Wish, voters: Collection[int]) -> bool:
        """Whether more than half of the voters wish the same, now that this one does."""
        agreeing = {by, *(seat for seat, other in self.votes_on(about).items() if other == wish)}
        return len(agreeing.intersection(voters)) >= majority(voters)


def majority(voters: Collection[int]) -> int:
    """How many are more than half of them.

    >>> majority([0]), majority([0, 2]), majority([0, 2, 3])
    (1, 2, 2)
    """
    return len(voters) // 2 + 1
