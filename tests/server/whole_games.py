"""Games that people play to their end over HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.server.answers import Json
from tests.server.conftest import Person
from tests.support.waiting import wait_for

SHORT: Json = {"game": "tycoon", "players": 2}
"""The game with the fewest moves."""


def played(ada: Person, *others: Person, **wish: Any) -> Json:
    table = ada.opens(**SHORT | wish)
    for person in others:
        person.sits(table)
    plays_on(table, [ada, *others])
    return ada.sees(table)


def plays_on(table: Json, people: Sequence[Person]) -> None:
    def read_tables() -> list[tuple[Person, Json]]:
        return [(person, seen) for person in people if can_act(seen := person.sees(table))]

    while True:
        for person, seen in wait_for(read_tables):
            if seen["state"] != "playing":
                return
            person.moves(table, seen["view"]["moves"][0])


def plays_to_the_end(person: Person, table: Json) -> None:
    plays_on(table, [person])


def can_act(seen: Json) -> bool:
    return seen["state"] != "playing" or bool(seen["view"]["moves"])
