"""The messages of live play (docs/protocol.md): what a client and the server send on a WebSocket."""

from __future__ import annotations

from msgspec import Struct

from matchwood.server.protocol.messages import (
    Fault,
    Happening,
    Key,
    Listed,
    MoveText,
    Number,
    Seat,
    Seen,
    Spoken,
    Table,
    TableId,
    Thought,
    Undo,
    View,
)
from matchwood.server.protocol.values import ClockReading, State


class Watch(Struct, frozen=True, tag_field="type", tag="watch"):
    """Follow this table; `seen` is the last event that the client knows."""

    table: TableId
    seen: Number = 0


class Enter(Struct, frozen=True, tag_field="type", tag="lobby"):
    """Show the lobby from now on, or no more."""

    show: bool = True


class Move(Struct, frozen=True, tag_field="type", tag="move"):
    """A move, sent through the socket."""

    table: TableId
    move: MoveText
    key: Key
    thought: Thought | None = None
    seen: Seen = None


class TakeBack(Struct, frozen=True, tag_field="type", tag="take_back"):
    """The sender thinks again about a decision by which nobody has learned anything, or asks the others whether they may."""

    table: TableId
    key: Key
    seen: Seen = None


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Does this line still work? A page cannot find out otherwise while nobody says anything."""


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """It does: the answer to `ping`."""


class Shown(Struct, frozen=True, tag_field="type", tag="table"):
    """The answer to `watch`: the table, and what happened since `seen`.

    The server also sends it unasked, with the last happenings, if more of the table has changed than `news` tells. Then `asked` is
    false.
    """

    table: Table
    happenings: tuple[Happening, ...]
    asked: bool


class News(Struct, frozen=True, tag_field="type", tag="news"):
    """Something happened at a table that this socket follows."""

    table: str
    number: int
    happenings: tuple[Happening, ...]
    state: State
    seats: tuple[Seat, ...]
    closes_in: float | None
    clocks: tuple[ClockReading | None, ...] | None
    undo: Undo | None
    view: View | None


class Seats(Struct, frozen=True, tag_field="type", tag="seats"):
    """Somebody came or went; no event of the game."""

    table: str
    seats: tuple[Seat, ...]
    watchers: int


class Lobby(Struct, frozen=True, tag_field="type", tag="lobby"):
    """The tables that everybody may watch, the newest first."""

    tables: tuple[Listed, ...]


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody said something; no event of the game."""

    table: str
    line: Spoken


class Unsaid(Struct, frozen=True, tag_field="type", tag="unsaid"):
    """The line of this id was deleted: nobody is to read it any more."""

    table: str
    line: int


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """The move, or that it was taken back or asked for, is durable."""

    table: str
    key: str
    number: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The move, or taking it back, was not accepted; the game stays as it was."""

    table: str
    key: str
    error: Fault


class Problem(Struct, frozen=True, tag_field="type", tag="problem"):
    """A message that could not be understood, or a table that is not there."""

    error: Fault


ClientMessage = Watch | Enter | Move | TakeBack | Ping
ServerMessage = Shown | News | Seats | Lobby | Said | Unsaid | Accepted | Refused | Problem | Pong
