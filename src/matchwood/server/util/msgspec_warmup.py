"""The shapes of all messages and events, learnt while there is a single thread.

msgspec learns the shape of a struct when something is first read as one, and lets a second thread that reads the same meanwhile
use what is only half learnt. That ends the process at once: a server that two visitors asked in its first moment was gone
(msgspec 0.22).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.json import Decoder


def warm_up_structs() -> None:
    """Learn those of all structs of Matchwood that are imported by now."""
    for shape in _below(Struct):
        if shape.__module__.startswith("matchwood."):
            Decoder(shape)


def _below(shape: type[Struct]) -> Iterator[type[Struct]]:
    for each in shape.__subclasses__():
        yield each
        yield from _below(each)
