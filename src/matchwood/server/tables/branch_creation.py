"""Create the first event of a branch: a table at which a person continues a finished game from a position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

import msgspec

import matchwood
from matchwood.errors import GameOver
from matchwood.server.protocol.branch_messages import NewBranch
from matchwood.server.protocol.errors import NoOtherCards, NotFound
from matchwood.server.protocol.names import readable_name
from matchwood.server.protocol.values import Origin, Pace, Watching
from matchwood.server.table.disclosure import disclosed_record
from matchwood.server.table.events import Chair, OpenedFrom, OpeningMove
from matchwood.server.table.seating import BOT_NAMES, check_level
from matchwood.server.table.table import Table
from matchwood.server.tables.origins import creation_event
from matchwood.server.util.clock import now

DEFAULT_LEVEL = "club"


class FinishedGame(NamedTuple):
    """A finished game from which branches can start."""

    subject: str
    """The ID of the table or of the uploaded record."""
    record: Mapping[str, Any]
    chairs: Sequence[Chair]
    """The seats of the game. Empty for an uploaded record."""
    deal_secret: str | None
    """The secret of all deals. None if the game has no secret."""
    pace: Pace = "calm"
    watching: Watching = "link"
    has_given_deals: bool = False
    uploaded: bool = False
    sealed_until: datetime | None = None

    @classmethod
    def at_table(cls, table: Table) -> FinishedGame:
        """Return the finished game of a table."""
        about = table.about
        watching = "link" if about.watching == "everybody" else about.watching  # the lobby does not list branches
        return cls(
            table.id,
            disclosed_record(table, now()),
            table.chairs,
            about.deal_secret,
            about.pace,
            watching,
            has_given_deals=about.has_given_deals,
            sealed_until=about.sealed_until,
        )

    @classmethod
    def of_record(cls, record_id: str, record: Mapping[str, Any]) -> FinishedGame:
        """Return the game of an uploaded record. The deals after the end of the record come from its secret or seed."""
        seed = record.get("seed")
        secret = record.get("secret") or (None if seed is None else str(seed))
        return cls(record_id, record, (), secret, uploaded=True)


def branch_creation_event(finished: FinishedGame, request: NewBranch, person: str) -> OpenedFrom:
    """Return the first event of a branch. Raises GameOver, BadRecord, BadOption, BadName, NotFound and NoOtherCards."""
    position = _before_simultaneous(matchwood.Position.at(finished.record, request.event))
    game = position.game()
    if game.over:
        raise GameOver("The game is over at this position. Choose an earlier move.")
    if request.seat >= game.players:
        raise NotFound(f"This game has no seat {request.seat}.", map(str, range(game.players)))
    secret, has_given_deals = finished.deal_secret, finished.has_given_deals or finished.uploaded
    if request.cards == "other":
        secret, has_given_deals, position = None, True, _other_cards(position, request.seat)
    events = position.record["events"]
    moves = [OpeningMove(event["seat"], event["move"]) for event in events if "move" in event]
    other_cards = request.cards == "other"
    origin = Origin("branch", finished.subject, position.event, len(moves), finished.uploaded, other_cards)
    created = creation_event(
        origin,
        game.key,
        game.options,
        _chairs(finished.chairs, game.players, request, person),
        secret or matchwood.new_secret(),
        host=person,
        pace=request.pace or finished.pace,
        hints=True,
        watching=finished.watching,
        deals=[event["deal"] for event in events if "deal" in event],
        has_given_deals=has_given_deals or secret is None,
        moves=moves,
    )
    return msgspec.structs.replace(created, sealed_until=None if other_cards else finished.sealed_until)


def _before_simultaneous(position: matchwood.Position) -> matchwood.Position:
    """If only some of several seats have decided, return the position before their decisions."""
    while position.game().undisclosed:
        position = matchwood.Position.at(position.record, position.event - 1)
    return position


def _other_cards(position: matchwood.Position, seat: int) -> matchwood.Position:
    from matchwood.api.resampling import resampled  # would delay the start of the server

    found = resampled(position, seat)
    if found is None:
        raise NoOtherCards("The seat already knew all cards at this position. Choose an earlier move or the same cards.")
    return found


def _chairs(chairs: Sequence[Chair], players: int, request: NewBranch, person: str) -> list[Chair]:
    name = readable_name(request.name)
    if request.level is not None:
        check_level(request.level)
    new_level = next((chair.level for chair in chairs if chair.kind == "bot" and chair.level), DEFAULT_LEVEL)
    names = _names([name, *(chair.name or "" for chair in chairs if chair.kind == "bot")])
    made = []
    for seat in range(players):
        chair = chairs[seat] if chairs else None
        if seat == request.seat:
            made.append(Chair("person", name, None, person, face=request.face))
        elif chair is not None and chair.kind == "bot" and chair.instead_of is None:
            made.append(Chair("bot", chair.name, request.level or chair.level))
        else:
            made.append(Chair("bot", next(names), request.level or new_level))
    return made


def _names(taken: Sequence[str]) -> Iterator[str]:
    return (name for name in BOT_NAMES if name not in taken)
