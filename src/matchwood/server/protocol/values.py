"""The values that messages, tables and events share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from matchwood.server.protocol.patterns import whole

Kind = Literal["person", "guest", "bot", "open"]
"""The kind of player at a seat. `guest` is an external bot."""
Sitter = Literal["person", "guest"]
Pace = Literal["calm", "brisk", "instant"]
Window = Literal[0, 5, 10, 20]
"""The maximum seconds of an interrupt. 0 means until all players have answered."""
Limit = Annotated[int, Meta(ge=1, le=300)]
State = Literal["open", "playing", "over", "ended"]
"""`over` is a finished game, and `ended` a game that the players ended early."""
Wish = Literal["wait", "bot", "end"]
SetUpAction = Literal["bot", "free", "close", "add", "swap", "watch", "start"]
Watching = Literal["nobody", "link", "everybody"]
"""The people who may watch without a seat. `everybody` also shows the table in the lobby."""
ClockKey = Literal["relaxed", "brisk", "correspondence"]
Face = Annotated[str, whole("[a-h][1-8]")]
"""A letter for the character, and a digit for the colour."""
Setting = str | int | bool


class Clock(Struct, frozen=True):
    """The clock of each player at a table.

    - `key`: the name of the clock.
    - `bank`: the seconds at the start, which are also the maximum.
    - `increment`: the seconds that each decision adds.
    """

    key: ClockKey
    bank: int
    increment: int


class ClockReading(Struct, frozen=True):
    """The time that a player's clock shows.

    - `left`: the seconds left.
    - `since`: the event since which the clock runs; `null` while it is stopped.
    """

    left: float
    since: int | None
