"""The memory of a player of a game."""

from __future__ import annotations

import hashlib
from typing import NamedTuple, TypeAlias

Hash: TypeAlias = bytes


class Moment(NamedTuple):
    """An observation of a player. The field `decision` is the decision that the player made just before the observation, or
    None.
    """

    decision: int | None
    record: bytes


class Memory(NamedTuple):
    """A player's memory: the latest observations and two 128-bit hashes.

    ``all`` is a hash of all observations and decisions, ``seen`` of the last observation. The last moment comes first.
    """

    all: Hash = b""
    seen: Hash = b""
    decisions: bytes = b""
    """All own decisions, one byte for each."""
    moments: tuple[Moment, ...] = ()

    def after(self, moment: Moment, kept: int) -> Memory:
        """Return a new memory that also contains the given observation. Keep at most the latest `kept` observations.

        A moment without an own decision and without a new observation changes nothing.
        """
        seen = _hash(moment.record)
        if moment.decision is None and seen == self.seen:
            return self
        own = b"" if moment.decision is None else bytes([moment.decision])
        return Memory(_hash(self.all + seen + own), seen, self.decisions + own, (moment, *self.moments)[:kept])


def _hash(data: bytes) -> Hash:
    return hashlib.blake2b(data, digest_size=16).digest()
