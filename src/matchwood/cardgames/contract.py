"""What the world sees of a game, as types: the table, what happens there. Each game has a module ``contract`` with its own.

The library, the server, the terminal and other people's bots get these structs. The page's types and the schemas are made
from them.
"""

from __future__ import annotations

import warnings
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar

from msgspec import Meta, Struct

T = TypeVar("T")

# What a field means, beyond its type: it stands as `format` in the schema, and tables without pictures of their own go by it.
Seat: TypeAlias = Annotated[int, Meta(extra_json_schema={"format": "seat"})]
"""The number of a seat, from 0."""
CardName: TypeAlias = Annotated[str, Meta(extra_json_schema={"format": "card"})]
"""A card, as docs/notation.md or the game's own documents write it."""
PerSeat: TypeAlias = Annotated[list[T], Meta(extra_json_schema={"format": "per-seat"})]
"""A value for every seat, beginning with seat 0."""


class Part(Struct, frozen=True, gc=False):
    """A part of what is seen: ``part.hand``. Programs that were written when it was a dictionary still run in this release, and are
    told what to write instead. No part leads back to itself, so Python need not look for cycles among them.
    """

    def __getitem__(self, name: str) -> Any:
        try:
            value = getattr(self, name)
        except AttributeError:
            raise KeyError(name) from None
        _warn(self, f'["{name}"]', f".{name}")
        return value

    def get(self, name: str, otherwise: Any = None) -> Any:
        """The former way to the field of this name, or to what is said otherwise; for this release."""
        _warn(self, f'.get("{name}")', f".{name}")
        return getattr(self, name, otherwise)

    def keys(self) -> tuple[str, ...]:
        """The former way to the names of the fields; for this release."""
        _warn(self, ".keys()", ".__struct_fields__")
        return self.__struct_fields__


def _warn(part: Part, former: str, now: str) -> None:
    """Say to whoever reads this part like a dictionary what to write instead."""
    name = type(part).__name__
    warnings.warn(f"{name}{former} is called {name}{now} now", DeprecationWarning, stacklevel=3)


P = TypeVar("P", bound=Part)


class Happening(Part, frozen=True, tag_field="type"):
    """Something that everybody at the table saw.

    >>> Rethink(2).type, Rethink(2).seat
    ('rethink', 2)
    """

    @property
    def type(self) -> str:
        """Its kind, as it stands in JSON."""
        return str(self.__struct_config__.tag)

    def keys(self) -> tuple[str, ...]:
        """The former way to the names of the fields, ``type`` among them; for this release."""
        _warn(self, ".keys()", ".__struct_fields__")
        return ("type", *self.__struct_fields__)


class Refusal(Part, frozen=True, tag_field="code"):
    """Why a move is refused. Its words are the game's message ``refusal-CODE``; the fields fill the gaps there.

    A field ``rule`` with a default names the paragraph of the rules that says so.
    """

    @property
    def code(self) -> str:
        """Its kind, as it stands in JSON."""
        return str(self.__struct_config__.tag)


class Reason(Part, frozen=True, tag_field="code"):
    """Why a move is good, as far as its seat can be sure of it. Its words are the game's message ``reason-CODE``; the fields fill
    the gaps there, and the cards among them are lit.
    """

    @property
    def code(self) -> str:
        """Its kind, as it stands in JSON."""
        return str(self.__struct_config__.tag)


class Result(Part, frozen=True):
    """How a game ended: a rank for every seat (1 is best, equals share it), and its score."""

    ranks: PerSeat[int]
    scores: PerSeat[int]


class Contract(NamedTuple):
    """The types of a game: its table, what happens there, why a move is refused, how it ends, and what speaks for a move.

    What happens, refusals and reasons are unions.
    """

    table: type[Part]
    happenings: Any
    refusals: Any = None
    """None if refusals are told in plain words only."""
    result: type[Result] = Result
    """With whatever a result holds besides ranks and scores."""
    reasons: Any = None
    """None if a hint is told without any."""


class Rethink(Happening, frozen=True, tag="rethink"):
    """A seat took its decision back and thinks again."""

    seat: Seat


class Over(Happening, frozen=True, tag="over"):
    """The game ended: a rank for every seat (1 is best, equals share it), and its score."""

    ranks: PerSeat[int]
    scores: PerSeat[int]
