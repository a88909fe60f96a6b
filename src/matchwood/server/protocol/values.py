"""What tables, the log and the wire call alike: who sits on a chair, how far a table is, what its clock is."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from matchwood.server.protocol.patterns import whole

Kind = Literal["person", "guest", "bot", "open"]
"""A guest is a bot written by somebody else, which plays through HTTP or a socket."""
Sitter = Literal["person", "guest"]
Pace = Literal["calm", "brisk", "instant"]
Window = Literal[0, 5, 10, 20]
"""Seconds in which everybody may answer; 0: until all have."""
Limit = Annotated[int, Meta(ge=1, le=300)]
"""Seconds that a guest may take for a move."""
State = Literal["open", "playing", "over", "ended"]
"""A game is over; a table is ended by its people when somebody has left."""
Wish = Literal["wait", "bot", "end"]
"""What to do about somebody who is away."""
SetUpAction = Literal["bot", "free", "close", "add", "swap", "watch", "start"]
"""What the host does at a table before the game."""
Watching = Literal["nobody", "link", "everybody"]
"""Who may watch without a seat: nobody, whoever has the link, or everybody, since the table stands in the lobby."""
ClockKey = Literal["relaxed", "brisk", "correspondence"]
Face = Annotated[str, whole("[a-h][1-8]")]
"""How somebody looks: a letter for the character, a digit for the colour."""
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
