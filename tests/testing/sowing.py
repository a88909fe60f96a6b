"""How a fault is sown into the honest game: in a verb, in an observation, or in a class of the game."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, ClassVar, NamedTuple

import numpy as np
import pytest

from matchwood.engine import states
from tests.testing.hilo_game import Hilo, Table

Sow = Callable[[SimpleNamespace], Hilo]


class Sown(NamedTuple):
    """Which fault has to be named, and how it is sown: in verbs, or in a class of the game."""

    name: str
    sow: Sow
    sampled: int = 0


SOWN: list[Any] = []


def sown(name: str, sampled: int = 0) -> Callable[[Sow], Sow]:
    """Of this sowing the fault of this name has to come."""

    def note(sow: Sow) -> Sow:
        long = sampled and any(other.values[0].name == name for other in SOWN)
        marks = pytest.mark.exhaustive if long else ()
        SOWN.append(pytest.param(Sown(name, sow, sampled), id=sow.__name__.replace("_", " "), marks=marks))
        return sow

    return note


def of(**changed: Any) -> Sow:
    """A game of which some class attributes are others."""
    return lambda rules: type("Faulty", (Hilo,), {"__module__": __name__, **changed})()


def wrapped(rules: SimpleNamespace, verb: str, change: Callable[..., Any]) -> Hilo:
    """The honest game with this verb changed; the change gets the honest verb first."""
    honest = getattr(rules, verb)
    setattr(rules, verb, lambda *arguments: change(honest, *arguments))
    return Hilo()


def observing(rules: SimpleNamespace, then: Callable[[Any, int, SimpleNamespace], None]) -> Hilo:
    """The honest game, with something done to every observation; it gets what was there before."""

    def change(honest: Any, table: Any, seat: int) -> None:
        before = SimpleNamespace(**{name: np.copy(table.record[name]) for name in table.record.dtype.names})
        honest(table, seat)
        then(table, seat, before)

    return wrapped(rules, "observe", change)


class Counting(Hilo):
    """Its table counts how many games were looked at."""

    looked: ClassVar[int] = 0

    def table(self, observation: states.Observation) -> Table:
        Counting.looked += 1
        return replace_points(super().table(observation), Counting.looked)


def replace_points(table: Table, points: int) -> Table:
    return Table(table.leader, table.target, table.hand, table.played, table.decided, table.shown, [points])
