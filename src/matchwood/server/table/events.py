"""The events of a table's log. Each contains the deals that it caused, so a move and its cards are stored together."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct

from matchwood.external_bots.house import HOUSE_LEVEL
from matchwood.server.protocol.errors import Newer
from matchwood.server.protocol.values import Clock, Kind, Pace, Setting, Sitter, Watching, Wish

Deal = dict[str, Any]


class Chair(Struct, frozen=True):
    """A seat and who has it. An open seat with an owner is reserved for this owner."""

    kind: Kind
    name: str | None = None
    level: str | None = None
    owner: str | None = None
    """The hash of the token of the person or external bot."""
    instead_of: str | None = None
    kept_for: str | None = None
    """The hash of the token of the player who may take this seat back from the bot."""
    face: str | None = None
    """The avatar of the person. The seat keeps it while a bot plays for them."""
    free: bool = False
    """Whether any person may take this seat from the bot."""


class Created(Struct, frozen=True, tag_field="type", tag="created"):
    """The creation of a table, as old versions of the server stored it."""

    at: datetime
    game: str
    players: int
    options: dict[str, Setting]
    """All house rules, including the defaults, some of which depend on the number of players."""
    pace: Pace
    secret: str
    chairs: tuple[Chair, ...]
    deals: tuple[Deal, ...] = ()
    window: int = 0
    limit: int = 10
    hints: bool = False
    clock: Clock | None = None
    deal_secret: str | None = None
    """The seed of all deals. The first versions of the server stored none."""
    watching: Watching = "link"
    wished: dict[str, Setting] | None = None
    host: str | None = None
    """The hash of the host's token, unless the host has the first seat."""
    level: str = HOUSE_LEVEL
    takeover: bool = False
    showing: bool = False


class Opened(Created, frozen=True, tag_field="type", tag="opened"):
    """The creation of a table with deals from `deal_secret`. Old servers do not know this event, and cannot open such a table."""


class _Change(Struct, frozen=True, kw_only=True):
    """Base class of all events after the creation of a table."""

    deals: tuple[Deal, ...] = ()
    at: int = 0
    """The time in milliseconds since 1970, if the table has clocks."""


class Seated(_Change, frozen=True, tag_field="type", tag="seated"):
    """A person or external bot took a seat, or a person changed their face. When all seats are taken, the game starts."""

    seat: int
    name: str
    owner: str
    kind: Sitter = "person"
    face: str | None = None


class Arranged(_Change, frozen=True, tag_field="type", tag="arranged"):
    """The host changed the seats before the game. If the event contains a deal, the game starts."""

    chairs: tuple[Chair, ...]
    options: dict[str, Setting]
    watching: Watching


class Replaced(_Change, frozen=True, tag_field="type", tag="replaced"):
    """A built-in bot replaced a slow external bot until the end of the game."""

    seat: int
    name: str
    level: str


class Moved(_Change, frozen=True, tag_field="type", tag="moved", omit_defaults=True):
    """A move of a seat. `key` is the client's ID for this move, or None if the server made the move."""

    seat: int
    move: str
    key: str | None = None
    used: int = 0
    lag: int = 0
    automatic: bool = False
    """Whether the server made the move because the time of the player was up."""


class TakenBack(_Change, frozen=True, tag_field="type", tag="taken_back"):
    """A seat took back its last decision. `key` is the client's ID for this request."""

    seat: int
    key: str
    seen: bool = False
    """Whether other people saw the decision, and none of them had to agree."""


class Rewound(_Change, frozen=True, tag_field="type", tag="rewound"):
    """The only person at a table of bots took back the move of event `to` and all later moves."""

    seat: int
    key: str
    to: int


class AskedBack(_Change, frozen=True, tag_field="type", tag="asked_back"):
    """A seat asked the others for the undo of its last move. `key` is the client's ID for this request."""

    seat: int
    key: str


class AnsweredBack(_Change, frozen=True, tag_field="type", tag="answered_back"):
    """Seat `by` answered the undo request of seat `seat`. If `decided` is true, the move was taken back."""

    by: int
    seat: int
    agree: bool
    decided: bool


class Wished(_Change, frozen=True, tag_field="type", tag="wished"):
    """Seat `by` voted on the absent player of seat `about`. If `decided` is true, the server carried out the wish.

    An `end` vote on an own seat is a resignation. `name` and `level` describe the bot that would take the seat.
    """

    by: int
    about: int
    wish: Wish
    decided: bool
    name: str
    level: str


class Released(_Change, frozen=True, tag_field="type", tag="released"):
    """The host freed a seat that a bot had kept for a player."""

    seat: int


class Returned(_Change, frozen=True, tag_field="type", tag="returned"):
    """An absent player came back."""

    seat: int


class Showed(_Change, frozen=True, tag_field="type", tag="showed"):
    """A player started or stopped showing their cards to spectators."""

    seat: int
    show: bool


class Looked(_Change, frozen=True, tag_field="type", tag="looked"):
    """A spectator chose the hand of a seat to look at. `person` is the hash of the spectator's token."""

    person: str
    seat: int | None


class Rematched(_Change, frozen=True, tag_field="type", tag="rematched"):
    """Seat `by` asked for a rematch, which takes place at the new table `table`."""

    table: str
    by: int


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
)
Event = Created | Opened | Change


class _EventOfAnyVersion(Struct):
    """The field `type`, which the events of all versions have."""

    type: str


_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_any_version_decoder = msgspec.json.Decoder(_EventOfAnyVersion)


def game_of(events: Sequence[Event]) -> str:
    """Return the name of the game in this log, or an empty text if the log is damaged."""
    return events[0].game if events and isinstance(events[0], Created) else ""


def to_text(event: Event) -> str:
    """Return an event as the text that the log stores."""
    return msgspec.json.encode(event).decode()


def from_text(text: str | bytes) -> Event:
    """Return the event that the log stores as `text`. Raises `Newer` if a newer version of the server wrote the event."""
    try:
        try:
            return _decoder.decode(text)
        except msgspec.ValidationError as error:
            _any_version_decoder.decode(text)
            raise Newer from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from error
