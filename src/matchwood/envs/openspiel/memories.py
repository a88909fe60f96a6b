"""The memory of a player of a game."""

from __future__ import annotations

import hashlib
from typing import NamedTuple, TypeAlias

Hash: TypeAlias = bytes


class Moment(NamedTuple):
    """Contains one observation of a player, and the player's decision before this observation (None: another seat decided)."""

    decision: int | None
    record: bytes
    """The observed record."""


class Memory(NamedTuple):
    """Contains a hash of a player's observations and decisions in order, a hash of the last observation, and the latest
    moments.

    The hashes have 128 bits. The latest moments are sorted from the last to the earliest.
    """

    all: Hash = b""
    seen: Hash = b""
    moments: tuple[Moment, ...] = ()

    def after(self, moment: Moment, kept: int) -> Memory:
        """Return the memory of the player after one more observation. The argument `kept` limits how many of the latest moments
        the memory keeps.

        A moment without an own decision and without a new observation changes nothing.
        """
        seen = _hash(moment.record)
        if moment.decision is None and seen == self.seen:
            return self
        own = b"" if moment.decision is None else bytes([moment.decision])
        return Memory(_hash(self.all + seen + own), seen, (moment, *self.moments)[:kept])


def _hash(data: bytes) -> Hash:
    return hashlib.blake2b(data, digest_size=16).digest()
