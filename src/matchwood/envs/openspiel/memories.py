"""The memory of a player of a game."""

from __future__ import annotations

import hashlib
from typing import NamedTuple, TypeAlias

Hash: TypeAlias = bytes


class Moment(NamedTuple):
    """An observation of a player, with the player's preceding decision. The decision is None if another seat decided."""

    decision: int | None
    record: bytes
    """The observed record."""


class Memory(NamedTuple):
    """The memory of a player: a hash of all observations and decisions, a hash of the last observation, and the latest moments.

    The hashes have 128 bits. The latest moments are sorted from the last to the earliest.
    """

    all: Hash = b""
    seen: Hash = b""
    moments: tuple[Moment, ...] = ()

    def after(self, moment: Moment, kept: int) -> Memory:
        """Return the player's memory after one more moment. The memory keeps at most `kept` moments.

        A moment without an own decision and without a new observation changes nothing.
        """
        seen = _hash(moment.record)
        if moment.decision is None and seen == self.seen:
            return self
        own = b"" if moment.decision is None else bytes([moment.decision])
        return Memory(_hash(self.all + seen + own), seen, (moment, *self.moments)[:kept])


def _hash(data: bytes) -> Hash:
    return hashlib.blake2b(data, digest_size=16).digest()
