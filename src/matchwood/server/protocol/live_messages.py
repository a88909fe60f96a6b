"""The messages that clients and the server send over the WebSocket."""

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
    ThinkingTime,
    Undo,
    View,
)
from matchwood.server.protocol.values import ClockReading, State


class Watch(Struct, frozen=True, tag_field="type", tag="watch"):
    """Follow a table from now on. The server answers with `table`.

    - `table`: the ID of the table.
    - `seen`: the last event that the client knows, or 0.
    """

    table: TableId
    seen: Number = 0


class Enter(Struct, frozen=True, tag_field="type", tag="lobby"):
    """Follow the lobby, or stop following it. The server answers with `lobby`.

    - `show`: `true` to follow the lobby, `false` to stop.
    """

    show: bool = True


class Move(Struct, frozen=True, tag_field="type", tag="move"):
    """Make a move for the client's seat. The server answers with `accepted` or `refused`.

    - `table`: the ID of the table.
    - `move`: the move, one of `view.moves` (docs/notation.md).
    - `key`: a text of the client's choice. A move that is sent twice with the same key counts once.
    - `thought`: the milliseconds from the news that asked for the decision to the move. With it the server charges no network
      delay (docs/reference/tables.md#clocks).
    - `seen`: the last event that the client knew when the move was chosen.
    """

    table: TableId
    move: MoveText
    key: Key
    thought: ThinkingTime | None = None
    seen: Seen = None


class TakeBack(Struct, frozen=True, tag_field="type", tag="take_back"):
    """Take back the last move, or ask the other players to agree. The server answers with `accepted` or `refused`.

    - `table`: the ID of the table.
    - `key`: a text of the client's choice, as for a move.
    - `seen`: the last event that the client knew.
    """

    table: TableId
    key: Key
    seen: Seen = None


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Ask whether the connection works. The server answers with `pong`. Pages cannot send the pings of WebSocket itself."""


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""


class Shown(Struct, frozen=True, tag_field="type", tag="table"):
    """The whole table, which the server sends as the answer to `watch`, or if more has changed than `news` contains.

    - `table`: the table, as the receiver sees it.
    - `happenings`: what happened after event `seen`; if unasked, what the last event brought (docs/reference/games.md).
    - `asked`: whether the message answers `watch`.
    """

    table: Table
    happenings: tuple[Happening, ...]
    asked: bool


class News(Struct, frozen=True, tag_field="type", tag="news"):
    """A new event of a table that the client follows.

    - `table`: the ID of the table.
    - `number`: the number of the event.
    - `happenings`: what all at the table saw, in order (docs/reference/games.md).
    - `state`: the state of the table.
    - `seats`: all seats.
    - `closes_in`: the seconds until an open interrupt closes; `null` if no interrupt with a time limit is open.
    - `clocks`: the reading of each seat's clock, as in `Table`.
    - `undo`: the last move, if its player may take it back although others saw it; else `null`.
    - `view`: the game as the receiver sees it.
    """

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
    """The seats of a table, because a player came or left or because a rating changed.

    - `table`: the ID of the table.
    - `seats`: all seats.
    - `watchers`: the number of spectators, 99 at most.
    """

    table: str
    seats: tuple[Seat, ...]
    watchers: int


class Lobby(Struct, frozen=True, tag_field="type", tag="lobby"):
    """The public tables in the lobby. The server sends this message after each change, at most about once a second.

    - `tables`: the public tables, the newest first, 40 at most.
    """

    tables: tuple[Listed, ...]


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """A new chat message at a table. Chat messages are not events of the table.

    - `table`: the ID of the table.
    - `line`: the message.
    """

    table: str
    line: Spoken


class Unsaid(Struct, frozen=True, tag_field="type", tag="unsaid"):
    """The operator of the server deleted a chat message.

    - `table`: the ID of the table.
    - `line`: the `id` of the message.
    """

    table: str
    line: int


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """The server stored a move, or a request to take back a move.

    - `table`: the ID of the table.
    - `key`: the key of the move or request.
    - `number`: the event that it became.
    """

    table: str
    key: str
    number: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The server refused a move, or a request to take back a move. The game has not changed.

    - `table`: the ID of the table.
    - `key`: the key of the move or request.
    - `error`: why it was refused.
    """

    table: str
    key: str
    error: Fault


class Problem(Struct, frozen=True, tag_field="type", tag="problem"):
    """The server cannot read a message, or its table does not exist.

    - `error`: what is wrong.
    """

    error: Fault


ClientMessage = Watch | Enter | Move | TakeBack | Ping
ServerMessage = Shown | News | Seats | Lobby | Said | Unsaid | Accepted | Refused | Problem | Pong
