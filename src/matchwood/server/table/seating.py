"""Who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from matchwood.server.table.events import Chair

BOT_NAMES = ("Ada", "Bruno", "Cara", "Dario", "Elin", "Fritz", "Greta", "Hanna")
"""The names of built-in bots, one for each seat. They start with the letter of the seat, so that a record is easy to follow."""


def seats_by_person(chairs: Sequence[Chair]) -> dict[str, tuple[int, ...]]:
    """Return the seats of each person and each guest."""
    owners = {chair.owner for chair in chairs if chair.owner is not None and chair.kind != "open"}
    return {
        owner: tuple(seat for seat, chair in enumerate(chairs) if chair.owner == owner and chair.kind != "open") for owner in owners
    }


def people_with_one_seat(chairs: Sequence[Chair]) -> list[str]:
    """Return the people who sit on one chair each. A person with two chairs plays for somebody beside them as well."""
    return [person for person, seats in seats_by_person(chairs).items() if len(seats) == 1 and chairs[seats[0]].kind == "person"]


def name_of(chairs: Sequence[Chair], person: str) -> str | None:
    """Return the name under which this person sits, or has a seat to which they may come back."""
    names = (
        chair.instead_of if chair.kept_for == person else chair.name for chair in chairs if person in (chair.owner, chair.kept_for)
    )
    return next(names, None)


def bot_name(seat: int) -> str:
    """Return the name of a bot that takes over this seat."""
    return BOT_NAMES[seat % len(BOT_NAMES)]
