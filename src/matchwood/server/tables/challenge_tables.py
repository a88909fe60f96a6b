"""The tables at which people play the deals of a challenge."""

from __future__ import annotations

import hashlib
from collections.abc import Set

import msgspec

from matchwood.server.protocol.challenge_messages import AcceptChallenge, ComparedGame
from matchwood.server.protocol.errors import CannotChallenge, NotOver, NotSeated
from matchwood.server.protocol.names import readable_name
from matchwood.server.protocol.values import Origin
from matchwood.server.storage.reported_names import NamedPerson
from matchwood.server.table.disclosure import is_sealed
from matchwood.server.table.events import Chair, OpenedFrom, OpeningMove
from matchwood.server.table.table import NO_SEAT, Table
from matchwood.server.tables.creation import ID_ALPHABET, RANDOM_ID_LETTERS, new_id
from matchwood.server.tables.origins import creation_event
from matchwood.server.util.clock import now


def challenger_seat(table: Table, person: str) -> int:
    """Return the seat of a person in a finished game, if the person may challenge friends with this game.

    Raises NotSeated, NotOver, or CannotChallenge, for example for games with other people.
    """
    if person not in table.people:
        raise NotSeated(NO_SEAT)
    if table.state != "over":
        raise NotOver("You can challenge a friend when the game is over.")
    seats = table.seats_of(person)
    bots = [chair for seat, chair in enumerate(table.chairs) if seat not in seats]
    if len(seats) != 1 or any(chair.kind != "bot" or chair.instead_of is not None for chair in bots):
        raise CannotChallenge("You can challenge a friend only with a game that you played alone against bots.")
    about = table.about
    if about.deal_secret is None or about.has_given_deals or about.moves:
        raise CannotChallenge("You can challenge a friend only with a game that started with its first deal.")
    if is_sealed(table, now()):
        raise CannotChallenge(f"The cards of this deal are hidden until {about.sealed_until:%Y-%m-%d %H:%M} UTC.")
    return seats[0]


def challenge_creation_event(challenge_id: str, table: Table, seat: int, request: AcceptChallenge, person: str) -> OpenedFrom:
    """Return the first event of a new table. The table gets the deals, the seat and the bots of a finished game.

    While the person repeats the challenger's moves, the bots repeat theirs. Raises BadName.
    """
    about = table.about
    assert about.deal_secret is not None
    assert table.game is not None
    chairs = [Chair("bot", chair.name, chair.level) for chair in table.chairs]
    chairs[seat] = Chair("person", readable_name(request.name), None, person, face=request.face)
    created = creation_event(
        Origin("challenge", challenge_id),
        about.game,
        about.options,
        chairs,
        about.deal_secret,
        host=person,
        pace=about.pace,
        hints=about.hints,
        watching="nobody",
    )
    moves = (OpeningMove(event["seat"], event["move"]) for event in table.game.record()["events"] if "move" in event)
    return msgspec.structs.replace(created, moves_to_repeat=tuple(moves))


def table_id_of(challenge_id: str, person: str) -> str:
    """Return the ID of the one table at which this person can play the challenge. Other people cannot guess this ID."""
    digest = hashlib.sha256(f"{challenge_id} {person}".encode()).digest()
    hour = new_id(0)[: -RANDOM_ID_LETTERS or None]
    return hour + "".join(ID_ALPHABET[byte % len(ID_ALPHABET)] for byte in digest[:RANDOM_ID_LETTERS])


def player_of(table: Table, owner: str) -> Chair:
    """Return the chair of the person `owner`, who played alone against bots."""
    seat = next((seat for seat, chair in enumerate(table.about.chairs) if chair.owner == owner), 0)
    return table.chairs[seat]


def shown_player(chair: Chair, owner: str, hidden: Set[NamedPerson]) -> tuple[str, str | None]:
    """Return the name and the face of a player. A hidden name is empty, and its face is None."""
    name = chair.name or ""
    return ("", None) if NamedPerson(owner, name) in hidden else (name, chair.face)


def compared_game(table: Table, owner: str, person: str | None, hidden: Set[NamedPerson], *, first: bool) -> ComparedGame:
    """Return a finished game of the person `owner`, so that another person can compare it."""
    name, face = shown_player(player_of(table, owner), owner, hidden)
    result = None if table.game is None or table.game.result is None else table.game.result.to_dict()
    return ComparedGame(table.id, name, face, owner == person, first, table.state, result, table.rewound)
