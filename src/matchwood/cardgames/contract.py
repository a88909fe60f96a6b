"""The contract of a game: the types of what a client sees of it. Each game has its own module ``contract``.

The library, the server, the terminal and external bots use these structs. The types of the page, the schemas and the reference
in `docs/reference` are made from them.
"""

from __future__ import annotations

import warnings
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar

from msgspec import Meta, Struct

T = TypeVar("T")

# The default table chooses how to show a field by the `format` in the schema.
Seat: TypeAlias = Annotated[int, Meta(extra_json_schema={"format": "seat"})]
"""The number of a seat, from 0."""
CardName: TypeAlias = Annotated[str, Meta(extra_json_schema={"format": "card"})]
"""A card, as docs/notation.md or the game's own documents write it."""
PerSeat: TypeAlias = Annotated[list[T], Meta(extra_json_schema={"format": "per-seat"})]
"""A value for every seat, starting with seat 0."""


class Part(Struct, frozen=True, gc=False):
    """The base class of all data about a game that a client receives, such as a table or an event. Dictionary-style access
    (``part["name"]``) is deprecated, but still works in this release.

    No part refers back to itself, so the garbage collector need not track it.
    """

    def __getitem__(self, name: str) -> Any:
        try:
            value = getattr(self, name)
        except AttributeError:
            raise KeyError(name) from None
        _warn(self, f'["{name}"]', f".{name}")
        return value

    def get(self, name: str, otherwise: Any = None) -> Any:
        """Return the value of the named field, or a default if the field does not exist. Deprecated: use the attribute."""
        _warn(self, f'.get("{name}")', f".{name}")
        return getattr(self, name, otherwise)

    def keys(self) -> tuple[str, ...]:
        """Return the names of all fields. Deprecated: use ``__struct_fields__``."""
        _warn(self, ".keys()", ".__struct_fields__")
        return self.__struct_fields__


def _warn(part: Part, former: str, now: str) -> None:
    """Warn the caller that dictionary-style access is deprecated, and name the attribute to use instead."""
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
        """The value of the event's JSON field ``type``."""
        return str(self.__struct_config__.tag)

    def keys(self) -> tuple[str, ...]:
        """Return ``type`` and the names of all fields of the event. Deprecated: use ``__struct_fields__``."""
        _warn(self, ".keys()", ".__struct_fields__")
        return ("type", *self.__struct_fields__)


class Refusal(Part, frozen=True, tag_field="code"):
    """Explains why a move is illegal. The text for players is the game's message ``refusal-CODE``. The fields of the refusal
    fill the placeholders of the message.

    A field ``rule`` with a default contains the paragraph of the rules.
    """

    @property
    def code(self) -> str:
        """The value of the refusal's JSON field ``code``."""
        return str(self.__struct_config__.tag)


class Reason(Part, frozen=True, tag_field="code"):
    """A reason for a move, based only on facts that the player can know. The text for players is the game's message
    ``reason-CODE``. The fields of the reason fill the placeholders of the message.

    The page highlights the cards among the fields.
    """

    @property
    def code(self) -> str:
        """The value of the reason's JSON field ``code``."""
        return str(self.__struct_config__.tag)


class Result(Part, frozen=True):
    """The result of a finished game.

    - `ranks`: the rank of each seat. 1 is best, and tied seats share a rank.
    - `scores`: the score of each seat.
    """

    ranks: PerSeat[int]
    scores: PerSeat[int]


class Contract(NamedTuple):
    """The types of the data that a game sends to clients: its table, its result, and the unions of all events, refusals and
    reasons.
    """

    table: type[Part]
    happenings: Any
    refusals: Any = None
    """None if refusals have only a message in English."""
    result: type[Result] = Result
    """A subclass of `Result` if the result contains more than ranks and scores."""
    reasons: Any = None
    """None if hints give no reasons."""


class Rethink(Happening, frozen=True, tag="rethink"):
    """A player undid a decision and has to decide again."""

    seat: Seat


class Over(Happening, frozen=True, tag="over"):
    """The game ended. `ranks` lists the rank of each seat (1 is best, and tied seats share a rank), and `scores` lists the
    score of each seat.
    """

    ranks: PerSeat[int]
    scores: PerSeat[int]
