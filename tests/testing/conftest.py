"""Verbs in plain Python, so that a fault needs no compiling."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from matchwood.engine import states
from matchwood.testing import verbs
from tests.testing.hilo import draw

Put = Callable[[SimpleNamespace], None]


class Record:
    """A record whose fields are attributes, like in compiled rules. NumPy records take 2.5 times as long for each field."""

    __slots__ = ("record",)

    def __init__(self, record: np.void) -> None:
        object.__setattr__(self, "record", record)

    def __getattr__(self, name: str) -> Any:
        return self.record[name]

    def __setattr__(self, name: str, value: object) -> None:
        self.record[name] = value


@pytest.fixture
def put(monkeypatch: pytest.MonkeyPatch) -> Put:
    """Return a function that replaces the verbs by plain Python functions until the test ends."""

    def put_in(rules: SimpleNamespace) -> None:
        def plain(verb: Callable[..., Any]) -> Callable[..., Any]:
            return lambda state, *arguments: verb(Record(state[0]), *arguments)

        def random_decision(table: Any, seat: int, chance: Any) -> int:
            possible = [number for number in range(64) if rules.legal(table, seat) >> number & 1]
            return possible[draw(chance, len(possible))]

        for name, verb in {**vars(rules), "random_decision": random_decision}.items():
            place = verbs if name in ("worth", "truncated") else states
            monkeypatch.setattr(place, name, plain(verb))

    return put_in
