"""The base types of the data that games show to clients."""

from __future__ import annotations

import warnings
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar

from msgspec import Meta, Struct

T = TypeVar("T")

# The default table reads the `format` in the schema of a field to decide how to show it.
Seat: TypeAlias = Annotated[int, Meta(extra_json_schema={"format": "seat"})]
"""The number of a seat, from 0."""
CardName: TypeAlias = Annotated[str, Meta(extra_json_schema={"format": "card"})]
"""A card in the notation of the game (docs/notation.md)."""
PerSeat: TypeAlias = Annotated[list[T], Meta(extra_json_schema={"format": "per-seat"})]
"""A value for every seat, starting with seat 0."""


class Part(Struct, frozen=True, gc=False):
    """Data about a game that a client receives.

    Such data contains no reference cycles, so the garbage collector need not track it.
    """

    def __getitem__(self, name: str) -> Any:
        try:
            value = getattr(self, name)
        except AttributeError:
            raise KeyError(name) from None
        _warn(self, f'["{name}"]', f".{name}")
        return value

    def get(self, name: str, otherwise: Any = None) -> Any:
        """Return the value of a field. This method is deprecated: use attributes instead."""
        _warn(self, f'.get("{name}")', f".{name}")
        return getattr(self, name, otherwise)

    def keys(self) -> tuple[str, ...]:
        """Return the names of all fields. Deprecated: use ``__struct_fields__``."""
        _warn(self, ".keys()", ".__struct_fields__")
        return self.__struct_fields__


def _warn(part: Part, former: str, now: str) -> None:
    name = type(part).__name__
    warnings.warn(f"{name}{former} is called {name}{now} now", DeprecationWarning, stacklevel=3)


P = TypeVar("P", bound=Part)


class Happening(Part, frozen=True, tag_field="type"):
    """An event in a game that all players saw.

    >>> Rethink(2).type, Rethink(2).seat
    ('rethink', 2)
    """

    @property
    def type(self) -> str:
        """The value of the JSON field ``type``."""
        return str(self.__struct_config__.tag)

    def keys(self) -> tuple[str, ...]:
        """Return the names of all JSON fields, ``type`` first. Deprecated: use ``__struct_fields__``."""
        _warn(self, ".keys()", ".__struct_fields__")
        return ("type", *self.__struct_fields__)


class Refusal(Part, frozen=True, tag_field="code"):
    """The reason why a move is illegal. The game's message ``refusal-CODE`` explains the reason to players.

    A field ``rule`` contains the paragraph of the rules.
    """

    @property
    def code(self) -> str:
        """The value of the JSON field ``code``."""
        return str(self.__struct_config__.tag)


class Reason(Part, frozen=True, tag_field="code"):
    """A reason for a move, without information that is hidden from the player. The game's message ``reason-CODE`` explains the
    reason to players.
    """

    @property
    def code(self) -> str:
        """The value of the JSON field ``code``."""
        return str(self.__struct_config__.tag)


class Result(Part, frozen=True):
    """The result of a finished game.

    - `ranks`: the rank of each seat. 1 is best, and tied seats share a rank.
    - `scores`: the score of each seat.
    """

    ranks: PerSeat[int]
    scores: PerSeat[int]


class Contract(NamedTuple):
    """The types of the data that a game shows to clients."""

    table: type[Part]
    happenings: Any
    refusals: Any = None
    """The types of refusals. None: refusals have only an English message."""
    result: type[Result] = Result
    """The type of results: a subclass of `Result` if results have further fields."""
    reasons: Any = None
    """The types of reasons. None: hints give no reasons."""


class Rethink(Happening, frozen=True, tag="rethink"):
    """A player undid a decision and has to decide again."""

    seat: Seat


class Over(Happening, frozen=True, tag="over"):
    """The game ended. The fields `ranks` and `scores` contain one value for each seat. Rank 1 is best."""

    ranks: PerSeat[int]
    scores: PerSeat[int]
