"""What a player remembers of a game."""

from __future__ import annotations

import hashlib
from typing import NamedTuple, TypeAlias

Hash: TypeAlias = bytes


class Moment(NamedTuple):
    """Something to remember: what was seen, and the own decision that led to it."""

    decision: int | None
    record: bytes
    """The observed record."""


class Memory(NamedTuple):
    """All that was seen and decided, in order, as a hash of 128 bits; the record that was seen last, as another; and the latest
    moments, the last one first."""

    all: Hash = b""
    seen: Hash = b""
    moments: tuple[Moment, ...] = ()

    def after(self, moment: Moment, kept: int) -> Memory:
        """With one moment more, if it brings anything new; so many of the latest are kept."""
        seen = _hash(moment.record)
        if moment.decision is None and seen == self.seen:
            return self
        own = b"" if moment.decision is None else bytes([moment.decision])
        return Memory(_hash(self.all + seen + own), seen, (moment, *self.moments)[:kept])


def _hash(data: bytes) -> Hash:
    return hashlib.blake2b(data, digest_size=16).digest()
