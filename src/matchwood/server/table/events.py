"""What a table's log holds: all that sets the table up again in any process, and nothing that has to be drawn again.

Deals are written out in the event that caused them, so that a move and the cards that it brought are durable together.
At a table with clocks `at` is when something happened, in milliseconds since 1970; elsewhere nobody needs it, and it is 0.
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
    """A seat as the log knows it; `owner` is the hash of a person's or guest's token, `instead_of` is whose seat a bot took.

    An open seat with an owner is kept for them; `kept_for` is who may come back to the seat of a bot. `face` is how a person looks,
    also while a bot keeps their seat. Anybody may take the seat of a bot that the host has made `free`.
    """

    kind: Kind
    name: str | None = None
    level: str | None = None
    owner: str | None = None
    instead_of: str | None = None
    kept_for: str | None = None
    face: str | None = None
    free: bool = False


class Created(Struct, frozen=True, tag_field="type", tag="created"):
    """A table was made.

    `secret` seeds its bots, so that nobody can foresee them. All deals follow from `deal_secret`; tables that are older
    than the seal have none. `options` are all house rules; those that were asked for are `wished`, since what the others are
    may depend on how many play. `host` is the owner of the table, where that is not whoever has its first seat.
    """

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
    watching: Watching = "link"
    wished: dict[str, Setting] | None = None
    host: str | None = None
    level: str = HOUSE_LEVEL
    takeover: bool = False
    showing: bool = False


class Opened(Created, frozen=True, tag_field="type", tag="opened"):
    """A table was made, and its secret is the key of its deals (`matchwood.api.dealing`).

    Servers of a version that would deal otherwise from it know no such event, and leave the table to others.
    """


class Seated(Struct, frozen=True, tag_field="type", tag="seated"):
    """A person or a guest took an open seat, or a person that of a bot; whoever takes the last open one brings the first deal.

    Whoever sits there already has another `face` from now on.
    """

    seat: int
    name: str
    owner: str
    deals: tuple[Deal, ...] = ()
    kind: Sitter = "person"
    at: int = 0
    face: str | None = None


class Arranged(Struct, frozen=True, tag_field="type", tag="arranged"):
    """Before the game: who sits where from now on, the house rules for so many, who may watch. With the first deal it begins."""

    chairs: tuple[Chair, ...]
    options: dict[str, Setting]
    watching: Watching
    deals: tuple[Deal, ...] = ()
    at: int = 0


class Replaced(Struct, frozen=True, tag_field="type", tag="replaced"):
    """A guest let its time pass; a bot of the house took its seat for good."""

    seat: int
    name: str
    level: str
    deals: tuple[Deal, ...] = ()
    at: int = 0


class Moved(Struct, frozen=True, tag_field="type", tag="moved", omit_defaults=True):
    """A seat moved; `key` is its client's name for the move, null for a bot's.

    `used` is what the decision cost of the seat's time, `lag` what it cost of its quota for delay on the line, in milliseconds.
    `automatic` is a move that was made for somebody whose time was up.
    """

    seat: int
    move: str
    key: str | None = None
    deals: tuple[Deal, ...] = ()
    at: int = 0
    used: int = 0
    lag: int = 0
    automatic: bool = False


class TakenBack(Struct, frozen=True, tag_field="type", tag="taken_back"):
    """A seat thinks again about a decision by which nobody has learned anything; `key` is its client's name for that.

    `seen` if the others saw it, and nobody had to be asked.
    """

    seat: int
    key: str
    deals: tuple[Deal, ...] = ()
    at: int = 0
    seen: bool = False


class Rewound(Struct, frozen=True, tag_field="type", tag="rewound"):
    """The only person at a table of bots takes back the move of event `to`, and with it all that was played since.

    Servers of a version that would not go back know no such event, and leave the table to others.
    """

    seat: int
    key: str
    to: int
    deals: tuple[Deal, ...] = ()
    at: int = 0


class AskedBack(Struct, frozen=True, tag_field="type", tag="asked_back"):
    """A seat would like to take back its last move, which the others saw; `key` is its client's name for that."""

    seat: int
    key: str
    deals: tuple[Deal, ...] = ()
    at: int = 0


class AnsweredBack(Struct, frozen=True, tag_field="type", tag="answered_back"):
    """Seat `by` says whether that seat may take its last move back; `decided` if with that it has."""

    by: int
    seat: int
    agree: bool
    decided: bool
    deals: tuple[Deal, ...] = ()
    at: int = 0


class Wished(Struct, frozen=True, tag_field="type", tag="wished"):
    """Somebody said what to do about a person who is away; `decided` if with that it is done. `name` and `level` are of the bot.

    A person who wishes `end` about their own seat resigns.
    """

    by: int
    about: int
    wish: Wish
    decided: bool
    name: str
    level: str
    deals: tuple[Deal, ...] = ()
    at: int = 0


class Released(Struct, frozen=True, tag_field="type", tag="released"):
    """The host no longer keeps the seat of a bot for the person who left it."""

    seat: int
    deals: tuple[Deal, ...] = ()
    at: int = 0


class Returned(Struct, frozen=True, tag_field="type", tag="returned"):
    """A person who was away is back at their seat."""

    seat: int
    deals: tuple[Deal, ...] = ()
    at: int = 0


class Showed(Struct, frozen=True, tag_field="type", tag="showed"):
    """A person shows their cards to those who watch from now on, or no more."""

    seat: int
    show: bool
    deals: tuple[Deal, ...] = ()
    at: int = 0


class Looked(Struct, frozen=True, tag_field="type", tag="looked"):
    """Somebody without a seat chose whose cards to see, null for nobody's; `person` is the hash of their token."""

    person: str
    seat: int | None
    deals: tuple[Deal, ...] = ()
    at: int = 0


class Rematched(Struct, frozen=True, tag_field="type", tag="rematched"):
    """After the game: seat `by` wants to play again, and the company goes on at that table."""

    table: str
    by: int
    deals: tuple[Deal, ...] = ()
    at: int = 0


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


class _OfAnyVersion(Struct):
    """What an event of whatever version has, whether this one knows it or not."""

    type: str


_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_of_any_version = msgspec.json.Decoder(_OfAnyVersion)


def game_of(events: Sequence[Event]) -> str:
    """The game of the table whose log begins so; of a log that begins otherwise there is none."""
    return events[0].game if events and isinstance(events[0], Created) else ""


def to_text(event: Event) -> str:
    """The event as the log keeps it."""
    return msgspec.json.encode(event).decode()


def from_text(text: str | bytes) -> Event:
    """The event that was written as this text. Raises Newer if this version does not know it, DecodeError if it is none."""
    try:
        try:
            return _decoder.decode(text)
        except msgspec.ValidationError as error:
            _of_any_version.decode(text)
            raise Newer from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from error
