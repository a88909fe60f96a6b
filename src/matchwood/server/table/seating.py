"""The seats of a table, and the names of its bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import matchwood
from matchwood.errors import BadOption
from matchwood.server.table.events import Chair

BOT_NAMES = ("Ada", "Bruno", "Cara", "Dario", "Elin", "Fritz", "Greta", "Hanna")
"""The names of built-in bots. The first letter is the letter of the seat in records."""


def seats_by_person(chairs: Sequence[Chair]) -> dict[str, tuple[int, ...]]:
    """Return the seats of each person or external bot. The keys are the hashes of their tokens."""
    owners = {chair.owner for chair in chairs if chair.owner is not None and chair.kind != "open"}
    return {
        owner: tuple(seat for seat, chair in enumerate(chairs) if chair.owner == owner and chair.kind != "open") for owner in owners
    }


def people_with_one_seat(chairs: Sequence[Chair]) -> list[str]:
    """Return the people who have exactly one seat."""
    return [person for person, seats in seats_by_person(chairs).items() if len(seats) == 1 and chairs[seats[0]].kind == "person"]


def name_of(chairs: Sequence[Chair], person: str) -> str | None:
    """Return the name of this person at the table."""
    names = (
        chair.instead_of if chair.kept_for == person else chair.name for chair in chairs if person in (chair.owner, chair.kept_for)
    )
    return next(names, None)


def check_level(level: str) -> None:
    """Raise BadOption if no built-in bot has this level."""
    if level not in matchwood.levels():
        raise BadOption(f"There is no bot level {level!r}.", matchwood.levels())


def bot_names(seats: Iterable[int], taken: Iterable[str | None]) -> list[str]:
    """Return a name for a built-in bot at each of these seats. The names differ from the `taken` names, if there are enough names.

    >>> bot_names([1, 2, 3], ["cara"])
    ['Bruno', 'Ada', 'Dario']
    """
    usual = [BOT_NAMES[seat % len(BOT_NAMES)] for seat in seats]
    others = {name.casefold() for name in taken if name is not None}
    spare = iter([name for name in BOT_NAMES if name not in usual and name.casefold() not in others])
    return [next(spare, name) if name.casefold() in others else name for name in usual]


def bot_name(chairs: Iterable[Chair], seat: int) -> str:
    """Return a name for a bot that takes over this seat."""
    return bot_names([seat], [chair.name for chair in chairs])[0]
