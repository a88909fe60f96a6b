"""The verbs of a game: the complete interface of its rules.

In compiled code, the type of a record selects the functions of its game. Python calls the verbs through
:mod:`matchwood.engine.states`.
"""

# mypy: disable-error-code="no-untyped-def"
# (for the resolvers)

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, Protocol, TypeVar

import numba
import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from matchwood.engine.bits import Bits
from matchwood.engine.chance import Chance, one_of
from matchwood.engine.compiling import rule, set_package
from matchwood.engine.plugins import package_of

F = TypeVar("F", bound=Callable[..., Any])

MAX_PLAYERS = 8

COMMON = [("phase", np.int8), ("players", np.int8), ("eyes", np.int8), ("due", np.uint8), ("midway", np.int8)]
"""The first fields of every record. ``due`` contains the seats that have to decide. ``midway`` is 1 between the decisions of
one move.
"""

WORD_BYTES = 8
"""The search hashes records word by word."""


def record_type(fields: Sequence[tuple[Any, ...]]) -> np.dtype[np.void]:
    """Return the record type of a game: common fields, own fields, and padding to a multiple of 8 bytes.

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
            "itemsize": -(-packed.itemsize // WORD_BYTES) * WORD_BYTES,
            "aligned": True,
        }
    )


# These phases are common to all games. PLAY is the first number that a game may use for its own phases.
DEAL_DUE, OVER, PLAY = 0, 1, 2

# Who observes a record: a seat, a spectator (NO_EYES), or the rules, which see everything (ALL_EYES).
ALL_EYES, NO_EYES = -1, -2


class Record(Protocol):
    """The fields that the records of all games have."""

    phase: int
    players: int
    eyes: int
    due: Any
    midway: int


_RULES: dict[Any, Any] = {}
_VERBS: list[str] = []


def announce(record: np.dtype[np.void], rules: SimpleNamespace) -> None:
    """Register the functions that implement a game's rules for the game's record type.

    Raises `TypeError` if the record's size is not a multiple of 8 bytes, or if a verb is missing.
    """
    missing = [name for name in _VERBS if name not in _BY_DEFAULT and not hasattr(rules, name)]
    if missing:
        raise TypeError(f"the rules lack the verb{'s' * (len(missing) > 1)} {', '.join(missing)}")
    if record.itemsize % WORD_BYTES:
        raise TypeError(f"the record has {record.itemsize} bytes, not a multiple of {WORD_BYTES}: make its type with record_type()")
    numbas = numba.from_dtype(record)
    set_package(numbas, package_of(next(iter(vars(rules).values())).__module__))
    _RULES[numbas] = rules


def _never(state, played):
    return False


def _one(state):
    return 1.0


def _any_decision(state, seat, chance):
    return one_of(chance, legal(state, seat))


def _share_behind(state, seat):
    out = np.zeros((2, state.players), np.int64)
    payoff(state, out)
    behind = 0
    for other in range(state.players):
        behind += out[0, other] > out[0, seat]
    return behind / (state.players - 1)


_BY_DEFAULT = {
    "suggest": numba.njit(_any_decision),
    "worth": numba.njit(_share_behind),
    "truncated": numba.njit(_never),
    "mistake_cost": numba.njit(_one),
}
"""The verbs that a game may omit."""


def _generic(verb: F) -> F:
    name = verb.__name__
    _VERBS.append(name)

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

    def generic(state: Any, *arguments: Any) -> Any:
        raise TypeError(f"the verb {name!r} works in compiled code only; in Python call matchwood.engine.states.{name}")

    generic.__name__ = generic.__qualname__ = name
    generic.__doc__ = verb.__doc__
    overload(generic, strict=False)(resolve)
    return generic  # type: ignore[return-value]


@_generic
def setup(state: Record, players: int, options: NDArray[np.int64]) -> None:
    """Overwrite the record with the start of a new game, before the first deal.

    `options` contains the values of the house rules, in the catalogue's order.
    """


@_generic
def deal(state: Record, chance: Chance) -> None:
    """Deal the cards, or choose the outcome of another chance event."""


@rule
def owing(state: Record) -> Bits:
    """Return the seats that have to decide now: none if a deal is due or the game is over."""
    return np.uint64(state.due)


@_generic
def legal(state: Record, seat: int) -> Bits:
    """Return the legal decisions of a seat. A seat that has to decide has at least one legal decision."""
    raise NotImplementedError


@_generic
def apply(state: Record, seat: int, decision: int) -> None:
    """Apply a seat's decision to the record.

    Simultaneous decisions of several seats may come in any order.
    """


@_generic
def observe(state: Record, seat: int) -> None:
    """Reduce the record to what the given seat may know. The seat ``NO_EYES`` is a spectator."""


@_generic
def determinize(state: Record, chance: Chance) -> None:
    """Fill the hidden fields of an observation at random. All states that agree with the observation are equally likely."""


@_generic
def payoff(state: Record, out: NDArray[np.int64]) -> None:
    """Write each seat's rank (1 is best) into ``out[0]`` and its score into ``out[1]``."""


@_generic
def suggest(state: Record, seat: int, chance: Chance) -> int:
    """Return a sensible decision for rollouts (simulated games), in well under a microsecond. By default, return a random legal
    decision.
    """
    raise NotImplementedError


@_generic
def worth(state: Record, seat: int) -> float:
    """Rate the last state of a rollout (simulated game) for a seat. Higher is better.

    A rollout can end after a round or a half, or earlier. By default, return the share of the other seats whose rank is worse.
    """
    raise NotImplementedError


@_generic
def truncated(state: Record, played: int) -> bool:
    """Return whether a rollout may stop after `played` decisions. Rollouts stop only in states that `worth` can rate. By default,
    return False.
    """
    raise NotImplementedError


@_generic
def mistake_cost(state: Record) -> float:
    """Return the cost of a typical mistake, in the unit of the function `worth`. By default, return 1."""
    raise NotImplementedError
