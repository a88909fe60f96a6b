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
    """How long people may think: a `bank` of seconds to begin with, an `increment` for each decision, never more than the bank."""

    key: ClockKey
    bank: int
    increment: int


class ClockReading(Struct, frozen=True):
    """What the clock of a seat shows: the seconds that are left, and since which event it runs; `since` is null while it stands."""

    left: float
    since: int | None
