"""The verbs of a game: the whole of what the rest of the system may ask its rules.

Each verb here is a signpost for compiled code: called with a game's record it leads to that game's own function, found while
compiling by the record's type, so that it costs nothing at run time. Python calls the verbs through :mod:`matchwood.engine.states`.

A game's record is made with :func:`record_type`, and its rules are made known with :func:`announce`.
"""

# mypy: disable-error-code="no-untyped-def"
# (the resolvers are spoken to by Numba alone)

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, Protocol, TypeVar

import numba
import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from matchwood.engine.bits import Bits
from matchwood.engine.chance import Chance
from matchwood.engine.compiling import brought_by, rule
from matchwood.engine.plugins import package_of

F = TypeVar("F", bound=Callable[..., Any])

MOST_PLAYERS = 8

COMMON = [("phase", np.int8), ("players", np.int8), ("eyes", np.int8), ("due", np.uint8), ("midway", np.int8)]
"""The first fields of every record. ``due`` are the seats that owe a decision; ``midway`` is 1 while a move of several decisions is
begun and not complete."""

WORD = 8
"""A record is a whole number of such words, in bytes: the search names records by them."""


def record_type(fields: Sequence[tuple[Any, ...]]) -> np.dtype[np.void]:
    """The type of a game's record: the common fields, these fields, and room at the end up to a whole word.

    >>> record_type([("card", np.int8, 2)]).itemsize
    8
    """
    packed = np.dtype([*COMMON, *fields], align=True)
    named = {name: packed.fields[name] for name in packed.names or ()}  # type: ignore[index]
    return np.dtype(
        {
            "names": list(named),
            "formats": [field[0] for field in named.values()],
            "offsets": [field[1] for field in named.values()],
            "itemsize": -(-packed.itemsize // WORD) * WORD,
            "aligned": True,
        }
    )


# Phases that every game knows; its own begin at PLAY.
DEAL_DUE, OVER, PLAY = 0, 1, 2

# Whose eyes a record is made for: a seat's number, or one of these.
ALL_EYES, NO_EYES = -1, -2


class Record(Protocol):
    """A game's record as the verbs see it."""

    phase: int
    players: int
    eyes: int
    due: Any
    midway: int


_RULES: dict[Any, Any] = {}


def announce(record: np.dtype[np.void], rules: SimpleNamespace) -> None:
    """Make a game's rules known: from now on the verbs find them by the type of its record."""
    if record.itemsize % WORD:
        raise TypeError(f"a record of {record.itemsize} bytes is no whole number of {WORD}-byte words: make it with record_type")
    numbas = numba.from_dtype(record)
    brought_by(numbas, package_of(next(iter(vars(rules).values())).__module__))
    _RULES[numbas] = rules


def _never(state, played):
    """Where rollouts go on to the end."""
    return False


def _one(state):
    """Where a plain mistake costs about one."""
    return 1.0


_BY_DEFAULT = {"truncated": numba.njit(_never), "mistake_cost": numba.njit(_one)}
"""What a verb does in games that do not bring it along."""


def _signpost(verb: F) -> F:
    name = verb.__name__

    def resolve(state, *arguments):
        rules = _RULES.get(state)
        if rules is None:
            return None
        function = getattr(rules, name, _BY_DEFAULT.get(name))
        if function is None:
            return None
        return {
            0: lambda state: function(state),
            1: lambda state, a: function(state, a),
            2: lambda state, a, b: function(state, a, b),
        }[len(arguments)]

    def signpost(state: Any, *arguments: Any) -> Any:
        raise TypeError(f"the verb {name!r} is for compiled code; Python calls it through matchwood.engine.states")

    signpost.__name__ = signpost.__qualname__ = name
    signpost.__doc__ = verb.__doc__
    overload(signpost, strict=False)(resolve)
    return signpost  # type: ignore[return-value]


@_signpost
def setup(state: Record, players: int, options: NDArray[np.int64]) -> None:
    """Make the record a fresh game; a deal is due. Options are numbers, in the order of the game's catalogue."""


@_signpost
def deal(state: Record, chance: Chance) -> None:
    """The chance event that is due."""


@rule
def owing(state: Record) -> Bits:
    """The seats that owe a decision now; none when a deal is due or the game is over. Every game keeps them in ``due``."""
    return np.uint64(state.due)


@_signpost
def legal(state: Record, seat: int) -> Bits:
    """The legal decisions of a seat; never empty while it owes one."""
    raise NotImplementedError


@_signpost
def apply(state: Record, seat: int, decision: int) -> None:
    """Make the record the next state. The order does not matter among simultaneous decisions."""


@_signpost
def observe(state: Record, seat: int) -> None:
    """Erase everything that this seat may not know; ``NO_EYES`` stands for a spectator."""


@_signpost
def determinize(state: Record, chance: Chance) -> None:
    """Fill an observed record with a world, uniformly at random among all that agree with what is known."""


@_signpost
def payoff(state: Record, out: NDArray[np.int64]) -> None:
    """Write each seat's rank (1 is best) into ``out[0]`` and its score into ``out[1]``."""


@_signpost
def suggest(state: Record, seat: int, chance: Chance) -> int:
    """A sensible decision, chosen in well under a microsecond: what rollouts play."""
    raise NotImplementedError


@_signpost
def worth(state: Record, seat: int) -> float:
    """How well the seat did in what a rollout plays (a round, a half, or as far as it went); higher is better."""
    raise NotImplementedError


@_signpost
def truncated(state: Record, played: int) -> bool:
    """Whether a rollout may stop after so many decisions, because ``worth`` can judge what is left; never, if nothing is said."""
    raise NotImplementedError


@_signpost
def mistake_cost(state: Record) -> float:
    """What a plain mistake costs, in units of ``worth``: bots that err on purpose err by the like of it. By default one."""
    raise NotImplementedError
