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
"""The seconds of an interrupt. 0: until all players have answered."""
Limit = Annotated[int, Meta(ge=1, le=300)]
State = Literal["open", "playing", "over", "ended"]
"""`over` is a finished game, and `ended` a game that the players ended early."""
Wish = Literal["wait", "bot", "end"]
SetUpAction = Literal["bot", "free", "close", "add", "swap", "watch", "start"]
Watching = Literal["nobody", "link", "everybody"]
ClockKey = Literal["relaxed", "brisk", "correspondence"]
Face = Annotated[str, whole("[a-h][1-8]")]
Setting = str | int | bool
OriginKind = Literal["branch", "challenge", "daily", "daily_practice"]


class Origin(Struct, frozen=True):
    """The origin of a table: a finished game, or the deal of a day.

    - `kind`: `branch` (a finished game continues from an earlier position), `challenge` (the deals of a friend's game),
      `daily` (the deal of a day) or `daily_practice` (practice with that deal).
    - `subject`: the ID of the table or record, the ID of the challenge, or the day.
    - `event`: the number of events of the game's record before the position of `branch`.
    - `move`: the number of moves before this position.
    - `uploaded`: whether `subject` is an uploaded record.
    - `other_cards`: whether the hidden cards of `branch` differ from the finished game.
    """

    kind: OriginKind
    subject: str
    event: int | None = None
    move: int | None = None
    uploaded: bool = False
    other_cards: bool = False


class Clock(Struct, frozen=True):
    """The clock of each player at a table.

    - `key`: the name of the clock.
    - `bank`: the seconds at the start, and the maximum.
    - `increment`: the seconds that each decision adds.
    """

    key: ClockKey
    bank: int
    increment: int


class ClockReading(Struct, frozen=True):
    """The time on a player's clock.

    - `left`: the seconds left.
    - `since`: the event since which the clock runs; `null` if it is stopped.
    """

    left: float
    since: int | None
