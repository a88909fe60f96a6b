"""The events of a table's log."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct

from matchwood.external_bots.house import HOUSE_LEVEL
from matchwood.server.protocol.errors import Newer
from matchwood.server.protocol.values import Clock, Kind, Origin, Pace, Setting, Sitter, Watching, Wish

Deal = dict[str, Any]


class Chair(Struct, frozen=True):
    """A seat and its player. An open seat with an owner is reserved for the owner."""

    kind: Kind
    name: str | None = None
    level: str | None = None
    owner: str | None = None
    """The hash of the token of the person or external bot."""
    instead_of: str | None = None
    kept_for: str | None = None
    """The hash of the token of the player who may take this seat back."""
    face: str | None = None
    """The person's avatar, which the seat keeps while a bot plays."""
    free: bool = False
    """Whether any person may take this seat from the bot."""


class OpeningMove(Struct, frozen=True, array_like=True, gc=False):
    """A move that is already played when the table starts."""

    seat: int
    move: str


class Created(Struct, frozen=True, tag_field="type", tag="created"):
    """The first event of a table, in the format of old versions."""

    at: datetime
    game: str
    players: int
    options: dict[str, Setting]
    pace: Pace
    secret: str
    chairs: tuple[Chair, ...]
    deals: tuple[Deal, ...] = ()
    window: int = 0
    limit: int = 10
    hints: bool = False
    clock: Clock | None = None
    deal_secret: str | None = None
    """The seed of all deals. Tables of the oldest versions have no seed."""
    watching: Watching = "link"
    wished: dict[str, Setting] | None = None
    host: str | None = None
    """The hash of the host's token, unless the host has the first seat."""
    level: str = HOUSE_LEVEL
    takeover: bool = False
    showing: bool = False
    origin: Origin | None = None
    """The game or day from which the table starts."""
    moves: tuple[OpeningMove, ...] = ()
    """The moves that are already played when the table starts. Players cannot undo them."""
    sealed_until: datetime | None = None
    """The time before which the record does not contain the secret. Before this time, only finished games have a record."""
    moves_to_repeat: tuple[OpeningMove, ...] = ()
    """The moves of an earlier game with the same deals. While the person repeats the moves, the bots do so too."""
    has_given_deals: bool = False
    """Whether the first deals were given. They do not come from the deal secret, so the secret proves nothing."""

    @property
    def is_attempt(self) -> bool:
        """Whether the table is an attempt at the deal of a day. Its result is ranked."""
        return self.origin is not None and self.origin.kind == "daily"


class Opened(Created, frozen=True, tag_field="type", tag="opened"):
    """The first event of a table. Old versions of Matchwood cannot read this event."""


class OpenedFrom(Created, frozen=True, tag_field="type", tag="opened_from"):
    """The first event of a table with an origin. Version 1.0 cannot read this event, because it would ignore the opening moves."""


class _Change(Struct, frozen=True, kw_only=True):
    deals: tuple[Deal, ...] = ()
    at: int = 0
    """The time in milliseconds since 1970, if the table has clocks."""


class Seated(_Change, frozen=True, tag_field="type", tag="seated"):
    """A player took a seat, or changed the face (avatar)."""

    seat: int
    name: str
    owner: str
    kind: Sitter = "person"
    face: str | None = None


class Arranged(_Change, frozen=True, tag_field="type", tag="arranged"):
    """Before the game, the host changed the table's seats."""

    chairs: tuple[Chair, ...]
    options: dict[str, Setting]
    watching: Watching


class Replaced(_Change, frozen=True, tag_field="type", tag="replaced"):
    """A built-in bot replaced a slow external bot."""

    seat: int
    name: str
    level: str


class Moved(_Change, frozen=True, tag_field="type", tag="moved", omit_defaults=True):
    """The player at this seat made a move. `key` is None if the server made the move."""

    seat: int
    move: str
    key: str | None = None
    used: int = 0
    lag: int = 0
    automatic: bool = False
    """Whether the server made the move because the player's time was up."""


class TakenBack(_Change, frozen=True, tag_field="type", tag="taken_back"):
    """A player took back their last decision."""

    seat: int
    key: str
    seen: bool = False
    """Whether other players saw the decision."""


class Rewound(_Change, frozen=True, tag_field="type", tag="rewound"):
    """A person who plays only against bots undid the move with the event number `to` and all later moves."""

    seat: int
    key: str
    to: int


class AskedBack(_Change, frozen=True, tag_field="type", tag="asked_back"):
    """A player asked the other players to agree to an undo."""

    seat: int
    key: str


class AnsweredBack(_Change, frozen=True, tag_field="type", tag="answered_back"):
    """A player answered another player's request to undo a move.

    If `decided` is true, the event also undoes the move.
    """

    by: int
    seat: int
    agree: bool
    decided: bool


class Wished(_Change, frozen=True, tag_field="type", tag="wished"):
    """A player voted on how the game continues without an absent player. A player's vote on their own seat is a resignation."""

    by: int
    about: int
    wish: Wish
    decided: bool
    name: str
    level: str


class Released(_Change, frozen=True, tag_field="type", tag="released"):
    """The host opened an absent player's seat to all people."""

    seat: int


class Returned(_Change, frozen=True, tag_field="type", tag="returned"):
    """An absent player returned to the table."""

    seat: int


class Showed(_Change, frozen=True, tag_field="type", tag="showed"):
    """A player started or stopped showing cards to spectators."""

    seat: int
    show: bool


class Looked(_Change, frozen=True, tag_field="type", tag="looked"):
    """A spectator chose whose cards to see. `person` is the hash of the spectator's token."""

    person: str
    seat: int | None


class Rematched(_Change, frozen=True, tag_field="type", tag="rematched"):
    """A player asked for a rematch. `table` is the ID of the new table."""

    table: str
    by: int


class Closed(_Change, frozen=True, tag_field="type", tag="closed"):
    """The operator of the server closed the table. The game ends without a winner."""


Change = (
    Seated
    | Arranged
    | Replaced
    | Moved
    | TakenBack
    | Rewound
    | AskedBack
    | AnsweredBack
    | Wished
    | Released
    | Returned
    | Showed
    | Looked
    | Rematched
    | Closed
)
Event = Created | Opened | OpenedFrom | Change


class _EventOfAnyVersion(Struct):
    type: str


_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_any_version_decoder = msgspec.json.Decoder(_EventOfAnyVersion)


def game_of(events: Sequence[Event]) -> str:
    """Return the name of the game. If the log is damaged, return an empty text."""
    return events[0].game if events and isinstance(events[0], Created) else ""


def to_text(event: Event) -> str:
    """Encode an event as the text that the log stores."""
    return msgspec.json.encode(event).decode()


def from_text(text: str | bytes) -> Event:
    """Decode an event of the log. Raises `Newer` if a newer version of Matchwood wrote the event."""
    try:
        try:
            return _decoder.decode(text)
        except msgspec.ValidationError as error:
            _any_version_decoder.decode(text)
            raise Newer from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from error
