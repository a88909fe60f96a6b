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
    """Asks the server to send a table and all its later changes. The server answers with the message `table`.

    - `table`: the ID of the table.
    - `seen`: the last event that the client knows, or 0.
    """

    table: TableId
    seen: Number = 0


class Enter(Struct, frozen=True, tag_field="type", tag="lobby"):
    """Asks the server to start or stop sending the list of public tables. The server answers with the message `lobby`.

    - `show`: `true` to follow the lobby, `false` to stop.
    """

    show: bool = True


class Move(Struct, frozen=True, tag_field="type", tag="move"):
    """Makes a move for the client's seat. The server answers with the message `accepted` or `refused`.

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
    """Takes back the client's last move, or asks the other players for permission. The server answers with the message
    `accepted` or `refused`.

    - `table`: the ID of the table.
    - `key`: a text of the client's choice, as for a move.
    - `seen`: the last event that the client knew.
    """

    table: TableId
    key: Key
    seen: Seen = None


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Asks whether the connection still works. The server answers with the message `pong`. This message exists because a page
    in a browser cannot send WebSocket pings.
    """


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""


class Shown(Struct, frozen=True, tag_field="type", tag="table"):
    """Contains a whole table. The server sends this message in reply to `watch`, and after changes that do not fit into a
    `news` message.

    - `table`: the table, as the receiver sees it.
    - `happenings`: what happened after event `seen`; if unasked, what the last event brought (docs/reference/games.md).
    - `asked`: whether the message answers `watch`.
    """

    table: Table
    happenings: tuple[Happening, ...]
    asked: bool


class News(Struct, frozen=True, tag_field="type", tag="news"):
    """Describes a new event at a watched table, and the state of the game after the event.

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
    """Contains the seats of a table. The server sends this message when a player arrives or leaves, or when a rating changes.

    - `table`: the ID of the table.
    - `seats`: all seats.
    - `watchers`: the number of spectators, 99 at most.
    """

    table: str
    seats: tuple[Seat, ...]
    watchers: int


class Lobby(Struct, frozen=True, tag_field="type", tag="lobby"):
    """Lists the public tables in the lobby. The server sends this message when the list changes, but at most about once a
    second.

    - `tables`: the public tables, the newest first, 40 at most.
    """

    tables: tuple[Listed, ...]


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """Contains a new chat message at a table. A chat message does not count as an event of the table.

    - `table`: the ID of the table.
    - `line`: the message.
    """

    table: str
    line: Spoken


class Unsaid(Struct, frozen=True, tag_field="type", tag="unsaid"):
    """States that the operator of the server deleted a chat message.

    - `table`: the ID of the table.
    - `line`: the `id` of the message.
    """

    table: str
    line: int


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """Confirms that the server stored a move, or a request to take back a move.

    - `table`: the ID of the table.
    - `key`: the key of the move or request.
    - `number`: the event that it became.
    """

    table: str
    key: str
    number: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """States that the server refused the client's move or the client's request to take back a move. The game is unchanged.

    - `table`: the ID of the table.
    - `key`: the key of the move or request.
    - `error`: why it was refused.
    """

    table: str
    key: str
    error: Fault


class Problem(Struct, frozen=True, tag_field="type", tag="problem"):
    """States that the server cannot read a client's message, or that the table in the message does not exist.

    - `error`: what is wrong.
    """

    error: Fault


ClientMessage = Watch | Enter | Move | TakeBack | Ping
ServerMessage = Shown | News | Seats | Lobby | Said | Unsaid | Accepted | Refused | Problem | Pong
