"""Votes on absent players."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from matchwood.server.protocol.values import Wish

GRACE_SECONDS = 30.0
"""A player counts as absent this many seconds after losing the connection."""


class AbsenceVotes(Struct):
    """The votes of players on absent players."""

    _about: dict[int, dict[int, Wish]] = {}
    """The votes, by the seat of the absent player and then of the voter."""

    def copy(self) -> AbsenceVotes:
        """Return a copy of the votes."""
        return AbsenceVotes({about: dict(votes) for about, votes in self._about.items()})

    def votes_on(self, seat: int) -> Mapping[int, Wish]:
        """Return each vote on this seat's player, with the voter's seat as the key."""
        return self._about.get(seat, {})

    def has_resigned(self, seats: Iterable[int]) -> bool:
        """Return whether the player who holds the seats `seats` has resigned."""
        return any(self.votes_on(seat).get(seat) == "end" for seat in seats)

    def add(self, by: int, about: int, wish: Wish) -> None:
        """Store a player's vote on an absent player."""
        self._about.setdefault(about, {})[by] = wish

    def delete_outdated(self, absences: Sequence[int], number: int) -> None:
        """Delete the votes that event number `number` has made obsolete."""
        for about in [about for about in self._about if absences[about] == number]:
            del self._about[about]

    def is_agreed(self, by: int, about: int, wish: Wish, voters: Collection[int]) -> bool:
        """Return whether `wish` has a majority if the seat `by` votes for it. The vote is about the player at seat `about`."""
        agreeing = {by, *(seat for seat, vote in self.votes_on(about).items() if vote == wish)}
        return len(agreeing.intersection(voters)) >= majority(voters)


def majority(voters: Collection[int]) -> int:
    """Return the smallest number of votes that is a majority.

    >>> majority([0]), majority([0, 2]), majority([0, 2, 3])
    (1, 2, 2)
    """
    return len(voters) // 2 + 1
