"""The values that messages, tables and the log of events share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from matchwood.server.protocol.patterns import whole

Kind = Literal["person", "guest", "bot", "open"]
"""The kind of player at a seat. `guest` is an external bot, which plays through HTTP or a WebSocket."""
Sitter = Literal["person", "guest"]
Pace = Literal["calm", "brisk", "instant"]
Window = Literal[0, 5, 10, 20]
"""The length of an interrupt in seconds. 0 means that it lasts until all players have answered."""
Limit = Annotated[int, Meta(ge=1, le=300)]
State = Literal["open", "playing", "over", "ended"]
"""The state of a table: `over` if the game is over, `ended` if the players ended it early."""
Wish = Literal["wait", "bot", "end"]
SetUpAction = Literal["bot", "free", "close", "add", "swap", "watch", "start"]
Watching = Literal["nobody", "link", "everybody"]
"""The people who may watch without a seat. `everybody` also shows the table in the lobby."""
ClockKey = Literal["relaxed", "brisk", "correspondence"]
Face = Annotated[str, whole("[a-h][1-8]")]
"""The figure of a person: a letter for the character, and a digit for the colour."""
Setting = str | int | bool


class Clock(Struct, frozen=True):
    """Describes the clock that each player at a table has.

    - `key`: the name of the clock.
    - `bank`: the seconds with which a clock starts, and its maximum.
    - `increment`: the seconds that each decision adds.
    """

    key: ClockKey
    bank: int
    increment: int


class ClockReading(Struct, frozen=True):
    """Contains the time that a player's clock shows.

    - `left`: the seconds left.
    - `since`: the event since which the clock runs; `null` while it is stopped.
    """

    left: float
    since: int | None
