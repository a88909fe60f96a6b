"""The events of a table's log, from which every process computes the same table.

An event contains the deals that it caused, so that the server stores a move and its cards together.
"""

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
    """A seat. An open seat with an owner is reserved for them."""

    kind: Kind
    name: str | None = None
    level: str | None = None
    owner: str | None = None
    """The hash of a person's or external bot's token."""
    instead_of: str | None = None
    """The player whom this bot replaces."""
    kept_for: str | None = None
    """The owner who may take this seat back."""
    face: str | None = None
    """A person's avatar, also while a bot keeps the seat."""
    free: bool = False
    """Whether any person may take this seat from the bot."""


class Created(Struct, frozen=True, tag_field="type", tag="created"):
    """The creation of a table by an old version."""

    at: datetime
    game: str
    players: int
    options: dict[str, Setting]
    """All house rules. Some defaults depend on the number of players."""
    pace: Pace
    secret: str
    """The seed of the bots."""
    chairs: tuple[Chair, ...]
    deals: tuple[Deal, ...] = ()
    window: int = 0
    limit: int = 10
    hints: bool = False
    clock: Clock | None = None
    deal_secret: str | None = None
    """The seed of all deals. The first versions had none."""
    watching: Watching = "link"
    wished: dict[str, Setting] | None = None
    """The house rules that the host chose."""
    host: str | None = None
    """The owner of the table, if not the owner of the first seat."""
    level: str = HOUSE_LEVEL
    takeover: bool = False
    showing: bool = False


class Opened(Created, frozen=True, tag_field="type", tag="opened"):
    """The creation of a table with deals from `deal_secret` as in `matchwood.api.dealing`.

    Versions that deal differently do not know this event, and leave the table to other servers.
    """


class _Change(Struct, frozen=True, kw_only=True):
    """A change after the creation."""

    deals: tuple[Deal, ...] = ()
    at: int = 0
    """Milliseconds since 1970, at tables with clocks."""


class Seated(_Change, frozen=True, tag_field="type", tag="seated"):
    """A person or external bot took a seat, or a person changed their face. When all seats are taken, the game starts."""

    seat: int
    name: str
    owner: str
    kind: Sitter = "person"
    face: str | None = None


class Arranged(_Change, frozen=True, tag_field="type", tag="arranged"):
    """The set-up changed before the game. If there is a deal, the game starts."""

    chairs: tuple[Chair, ...]
    options: dict[str, Setting]
    watching: Watching


class Replaced(_Change, frozen=True, tag_field="type", tag="replaced"):
    """A built-in bot took the seat of a slow external bot for good."""

    seat: int
    name: str
    level: str


class Moved(_Change, frozen=True, tag_field="type", tag="moved", omit_defaults=True):
    """A move. `key` is the client's ID for it; None if the server made it."""

    seat: int
    move: str
    key: str | None = None
    used: int = 0
    """Milliseconds taken from the clock."""
    lag: int = 0
    """Milliseconds taken from the quota for network delay."""
    automatic: bool = False
    """Whether the time was up."""


class TakenBack(_Change, frozen=True, tag_field="type", tag="taken_back"):
    """A seat took back its last decision. `key` is the client's ID for this."""

    seat: int
    key: str
    seen: bool = False
    """Whether others saw the decision, and no one had to agree."""


class Rewound(_Change, frozen=True, tag_field="type", tag="rewound"):
    """The only person at a table of bots took back the move of event `to` and all later ones.

    Versions that cannot rewind do not know this event, and leave the table to other servers.
    """

    seat: int
    key: str
    to: int


class AskedBack(_Change, frozen=True, tag_field="type", tag="asked_back"):
    """A seat asked to take back its last move. `key` is the client's ID for this."""

    seat: int
    key: str


class AnsweredBack(_Change, frozen=True, tag_field="type", tag="answered_back"):
    """Seat `by` answered the request of `seat`. If `decided`, the move was taken back."""

    by: int
    seat: int
    agree: bool
    decided: bool


class Wished(_Change, frozen=True, tag_field="type", tag="wished"):
    """Seat `by` voted on the absent player of seat `about`. If `decided`, the wish was carried out.

    A vote to end because of an own seat is a resignation. `name` and `level` are those of the possible bot.
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
    """A spectator chose a hand to look at. `person` is the hash of their token."""

    person: str
    seat: int | None


class Rematched(_Change, frozen=True, tag_field="type", tag="rematched"):
    """Seat `by` asked for a rematch at the new table `table`."""

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
    """The field that the events of every version have."""

    type: str


_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_any_version_decoder = msgspec.json.Decoder(_EventOfAnyVersion)


def game_of(events: Sequence[Event]) -> str:
    """Return the game of the table with this log, or an empty text if it is damaged."""
    return events[0].game if events and isinstance(events[0], Created) else ""


def to_text(event: Event) -> str:
    """Return the stored text of an event."""
    return msgspec.json.encode(event).decode()


def from_text(text: str | bytes) -> Event:
    """Return the event of this text. Raises Newer if a newer version wrote it, DecodeError if it is damaged."""
    try:
        try:
            return _decoder.decode(text)
        except msgspec.ValidationError as error:
            _any_version_decoder.decode(text)
            raise Newer from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from error
