"""Preparation of msgspec for threads.

msgspec 0.22 crashes if two threads decode the same struct for the first time at once.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.json import Decoder


def warm_up_structs() -> None:
    """Create a decoder for each imported msgspec struct."""
    for struct in _subclasses_of(Struct):
        if struct.__module__.startswith("matchwood."):
            Decoder(struct)


def _subclasses_of(struct: type[Struct]) -> Iterator[type[Struct]]:
    for subclass in struct.__subclasses__():
        yield subclass
        yield from _subclasses_of(subclass)
