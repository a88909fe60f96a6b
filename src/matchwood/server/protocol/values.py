"""The values that messages, tables and the log share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from matchwood.server.protocol.patterns import whole

Kind = Literal["person", "guest", "bot", "open"]
"""The player of a seat. `guest` is an external bot, which plays through HTTP or a WebSocket."""
Sitter = Literal["person", "guest"]
Pace = Literal["calm", "brisk", "instant"]
Window = Literal[0, 5, 10, 20]
"""The length of an interrupt window in seconds. 0 means until all have answered."""
Limit = Annotated[int, Meta(ge=1, le=300)]
"""Seconds that an external bot may take for a move."""
State = Literal["open", "playing", "over", "ended"]
"""The state of a table. `over` means that the game is over, `ended` that the players ended it early."""
Wish = Literal["wait", "bot", "end"]
"""A vote about an absent player."""
SetUpAction = Literal["bot", "free", "close", "add", "swap", "watch", "start"]
"""A change by the host before the game."""
Watching = Literal["nobody", "link", "everybody"]
"""Who may watch without a seat. `everybody` also shows the table in the lobby."""
ClockKey = Literal["relaxed", "brisk", "correspondence"]
Face = Annotated[str, whole("[a-h][1-8]")]
"""The figure of a person: a letter for the character, a digit for the colour."""
Setting = str | int | bool


class Clock(Struct, frozen=True):
    """The clock of each player at a table.

    - `key`: the name of the clock.
    - `bank`: the seconds with which a clock starts, and its maximum.
    - `increment`: the seconds that each decision adds.
    """

    key: ClockKey
    bank: int
    increment: int


class ClockReading(Struct, frozen=True):
    """The reading of a player's clock.

    - `left`: the seconds left.
    - `since`: the event since which the clock runs; `null` while it is stopped.
    """

    left: float
    since: int | None
