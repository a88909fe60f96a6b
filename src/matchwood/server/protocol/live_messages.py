"""The WebSocket messages of clients and of the server."""

from __future__ import annotations

from msgspec import Struct

from matchwood.server.protocol.announcement_messages import Announced
from matchwood.server.protocol.chat_messages import Spoken
from matchwood.server.protocol.messages import (
    Fault,
    Happening,
    Key,
    Listed,
    MoveText,
    Number,
    Seat,
    Seen,
    TableId,
    ThinkingTime,
    Undo,
    View,
    VisibleTable,
)
from matchwood.server.protocol.values import ClockReading, State


class Watch(Struct, frozen=True, tag_field="type", tag="watch"):
    """Asks for a table and all its later changes. The server answers with a `table` message.

    - `table`: the ID of the table.
    - `seen`: the last event that the client knows, or 0. The server reads this event if another server has stored it.
    """

    table: TableId
    seen: Number = 0


class Enter(Struct, frozen=True, tag_field="type", tag="lobby"):
    """Starts or stops a subscription to the list of public tables. The server answers with a `lobby` message.

    - `show`: `true` to follow the list, `false` to stop.
    """

    show: bool = True


class Move(Struct, frozen=True, tag_field="type", tag="move"):
    """Makes a move for the client's seat. The server answers with `accepted` or `refused`.

    - `table`: the ID of the table.
    - `move`: one of `view.moves` (docs/notation.md).
    - `key`: a unique text. A repeated key changes nothing.
    - `thought`: the thinking time in milliseconds (docs/reference/tables.md#clocks).
    - `seen`: the last event that the client knew.
    """

    table: TableId
    move: MoveText
    key: Key
    thought: ThinkingTime | None = None
    seen: Seen = None


class TakeBack(Struct, frozen=True, tag_field="type", tag="take_back"):
    """Takes back the client's last move, or asks the other players for permission. The server answers with `accepted` or `refused`.

    - `table`: the ID of the table.
    - `key`: a unique text.
    - `seen`: the last event that the client knew.
    """

    table: TableId
    key: Key
    seen: Seen = None


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Asks the server for the answer `pong`. Browser pages cannot send WebSocket pings."""


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""


class Shown(Struct, frozen=True, tag_field="type", tag="table"):
    """Contains a whole table. The server sends it as the answer to `watch`. The server also sends it after a change that the
    message `news` cannot describe.

    - `table`: the table as the receiver sees it.
    - `happenings`: what happened after event `seen`, or in the last event (docs/reference/games.md).
    - `asked`: whether the message answers `watch`.
    """

    table: VisibleTable
    happenings: tuple[Happening, ...]
    asked: bool


class BeforeDeal(Struct, frozen=True):
    """Describes a game right before a deal.

    - `view`: the game as the receiver saw it.
    - `happenings`: how many of the last happenings of the message belong to the deal.
    """

    view: View
    happenings: int


class News(Struct, frozen=True, tag_field="type", tag="news", omit_defaults=True):
    """Describes a new event at a table, and the state after the event.

    - `table`: the ID of the table.
    - `number`: the number of the event.
    - `happenings`: what happened, in order (docs/reference/games.md).
    - `state`: the state of the table.
    - `seats`: all seats.
    - `closes_in`: the seconds until an interrupt closes.
    - `clocks`: the reading of each seat's clock.
    - `undo`: a move that can still be taken back.
    - `view`: the game as the receiver sees it.
    - `before_deal`: the game before the deal, if the event dealt cards.
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
    before_deal: BeforeDeal | None = None


class Seats(Struct, frozen=True, tag_field="type", tag="seats"):
    """Contains all seats of a table. The server sends this message after a player comes or leaves, or after a rating changes.

    - `table`: the ID of the table.
    - `seats`: all seats.
    - `watchers`: the number of spectators, at most 99.
    """

    table: str
    seats: tuple[Seat, ...]
    watchers: int


class Lobby(Struct, frozen=True, tag_field="type", tag="lobby"):
    """Lists the public tables. The server sends changes of the list about once a second.

    - `tables`: at most 40 public tables, the newest first.
    """

    tables: tuple[Listed, ...]


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """Contains a new chat message at a table.

    - `table`: the ID of the table.
    - `line`: the message.
    """

    table: str
    line: Spoken


class Unsaid(Struct, frozen=True, tag_field="type", tag="unsaid"):
    """Reports that the operator deleted a chat message.

    - `table`: the ID of the table.
    - `line`: the `id` of the message.
    """

    table: str
    line: int


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """Confirms that the server stored a move or an undo request.

    - `table`: the ID of the table.
    - `key`: the key of the move or request.
    - `number`: the number of the new event.
    """

    table: str
    key: str
    number: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Reports that the server refused a move or an undo request.

    - `table`: the ID of the table.
    - `key`: the key of the move or request.
    - `error`: the reason.
    """

    table: str
    key: str
    error: Fault


class Problem(Struct, frozen=True, tag_field="type", tag="problem"):
    """Reports a message that the server cannot read, or a table that does not exist.

    - `error`: the reason.
    """

    error: Fault


ClientMessage = Watch | Enter | Move | TakeBack | Ping
ServerMessage = Shown | News | Seats | Lobby | Announced | Said | Unsaid | Accepted | Refused | Problem | Pong
