"""Games that people play to the end over HTTP."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Person
from tests.waiting import wait_for

SHORT: dict[str, Any] = {"game": "tycoon", "players": 2}
"""The game that takes the fewest moves."""


def played(ada: Person, *others: Any, **wish: Any) -> dict[str, Any]:
    """Return a table at which these people have played a game to the end."""
    table = ada.opens(**SHORT | wish)
    for person in others:
        person.sits(table)
    people = {person.sees(table)["you"]: person for person in (ada, *others)}
    while (now := ada.sees(table))["state"] == "playing":
        mover = people.get(now["view"]["owing"][0])
        if mover is None:
            ada.http.get(f"/api/tables/{table['id']}", params={"after": now["number"], "wait": 5})
        else:
            for move in mover.sees(table)["view"]["moves"][:1]:  # none if it was forced and made meanwhile
                mover.moves(table, move)
    return ada.sees(table)


def plays_to_the_end(somebody: Any, table: dict[str, Any]) -> None:
    """Play the first legal move at each turn of this person until the game is over."""
    while (seen := wait_for(lambda: somebody.sees(table), so=goes_on, what="it is their turn"))["state"] == "playing":
        somebody.moves(table, seen["view"]["moves"][0])


def goes_on(seen: dict[str, Any]) -> bool:
    """Return whether the person who sees this can move, or the game is over."""
    return seen["state"] != "playing" or bool(seen["view"]["moves"])
