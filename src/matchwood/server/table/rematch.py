"""Once more with the same company: a new table with the same house rules and bots, where the first seat has moved on by one.

That a table has a successor is an event of its log, so whoever asks first names it, and everybody who asks gets the same one.
"""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

import msgspec

import matchwood
from matchwood.server.protocol.errors import NotOver
from matchwood.server.table.events import Chair, Created, Opened, Rematched
from matchwood.server.table.start import begin, dealt
from matchwood.server.table.table import Step, Table


def offered(table: Table, person: str, table_id: str, seen: int | None = None) -> Step | int:
    """Plan that this person wants to play again, at a table of that id unless there is one. Raises NotSeated, NotOver, Changed."""
    seats = table.own_seats(person)
    if table.state not in ("over", "ended"):
        raise NotOver("Playing again begins when this game is over.")
    table.questions.check_decision(seats, seen)
    if table.next is not None:
        return table.number
    return Step(Rematched(table_id, seats[0]), table.game)


def successor(table: Table, person: str) -> Created:
    """The next table of this company, made by this person: everybody moves on by one seat, so the deal goes to the left.

    The person sits there already; the others' seats are kept for them.
    """
    company = table.chairs[1:] + table.chairs[:1]
    new = {
        "at": datetime.now(UTC),
        "secret": secrets.token_urlsafe(16),
        "deal_secret": matchwood.new_secret(),
        "chairs": tuple(_kept(chair, person) for chair in company),
        "deals": (),
        "host": person,
    }
    created = Opened(**msgspec.structs.asdict(table.about) | new)
    if any(chair.kind == "open" for chair in created.chairs):
        return created
    return msgspec.structs.replace(created, deals=dealt(begin(created)))


def followed(table: Table, person: str) -> Step | int:
    """Plan that this person takes a seat that is kept for them."""
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open" and chair.owner == person:
            return table.seated(seat, chair.name or "", person, face=chair.face)
    return table.number


def _kept(chair: Chair, person: str) -> Chair:
    if chair.kind == "bot":
        return Chair("bot", chair.name, chair.level)
    return Chair(chair.kind if chair.owner == person else "open", chair.name, None, chair.owner, face=chair.face)
