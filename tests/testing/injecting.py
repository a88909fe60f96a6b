"""Functions that put a fault into a correct game: in a verb, in an observation, or in a class of the game."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, ClassVar, NamedTuple

import numpy as np
import pytest

from matchwood.engine import states
from tests.testing.hilo_game import Hilo, Table

Injection = Callable[[SimpleNamespace], Hilo]


class Fault(NamedTuple):
    """The fault that has to be found, and where it is: in verbs, or in a class of the game."""

    name: str
    inject: Injection
    sampled: int = 0


FAULTS: list[Any] = []


def injects(name: str, sampled: int = 0) -> Callable[[Injection], Injection]:
    """Mark this function as a source of the fault with this name."""

    def note(inject: Injection) -> Injection:
        long = sampled and any(other.values[0].name == name for other in FAULTS)
        marks = pytest.mark.exhaustive if long else ()
        FAULTS.append(pytest.param(Fault(name, inject, sampled), id=inject.__name__.replace("_", " "), marks=marks))
        return inject

    return note


def of(**changed: Any) -> Injection:
    """Return a game with some class attributes replaced."""
    return lambda rules: type("Faulty", (Hilo,), {"__module__": __name__, **changed})()


def wrapped(rules: SimpleNamespace, verb: str, change: Callable[..., Any]) -> Hilo:
    """Return the correct game with this verb changed. The change receives the correct verb first."""
    original = getattr(rules, verb)
    setattr(rules, verb, lambda *arguments: change(original, *arguments))
    return Hilo()


def observing(rules: SimpleNamespace, then: Callable[[Any, int, SimpleNamespace], None]) -> Hilo:
    """Return the correct game with a change of every observation. The change receives the record before it."""

    def change(original: Any, table: Any, seat: int) -> None:
        before = SimpleNamespace(**{name: np.copy(table.record[name]) for name in table.record.dtype.names})
        original(table, seat)
        then(table, seat, before)

    return wrapped(rules, "observe", change)


class Counting(Hilo):
    """A game whose table counts how often it was made."""

    looked: ClassVar[int] = 0

    def table(self, observation: states.Observation) -> Table:
        Counting.looked += 1
        return replace_points(super().table(observation), Counting.looked)


def replace_points(table: Table, points: int) -> Table:
    return Table(table.leader, table.target, table.hand, table.played, table.decided, table.shown, [points])
