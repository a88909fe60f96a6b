"""The shapes of accounts in docs/protocol.md, in both directions."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

from matchwood.server.messages import Kind

AnyName = Annotated[str, Meta(max_length=200)]
AnyPassword = Annotated[str, Meta(max_length=1_000)]


class Credentials(Struct, frozen=True):
    """The name and password of an account, old or new."""

    name: AnyName
    password: AnyPassword


class Confirmation(Struct, frozen=True):
    """The password once more, for what only the holder of an account may do."""

    password: AnyPassword


class NewPassword(Confirmation, frozen=True):
    """A new password, and the old one once more."""

    new: AnyPassword


class SigningOut(Struct, frozen=True):
    """Sign out everywhere; unless `here` is true, this browser stays signed in."""

    here: bool = False


class Session(Struct, frozen=True):
    """A browser that is signed in, roughly what it is, since when, and whether it is the one that asks."""

    id: str
    since: datetime
    browser: str | None
    system: str | None
    here: bool


class Access(Struct, frozen=True):
    """How one gets into an account, whether by a `password`, and where one is signed in, the newest first."""

    password: bool
    sessions: tuple[Session, ...]


class Rating(Struct, frozen=True):
    """How well somebody plays a game, after so many games: in two of three cases right within the `uncertainty`."""

    game: str
    rating: int
    uncertainty: int
    games: int


class Account(Struct, frozen=True):
    """An account, as its holder sees it: of `finished` games they were `away` from some, so that the others had to decide."""

    name: str
    made: datetime
    ratings: tuple[Rating, ...]
    finished: int
    away: int


class Me(Struct, frozen=True):
    """Who is calling; null for somebody who is not signed in."""

    account: Account | None


class Companion(Struct, frozen=True):
    """Somebody at a table; whose account was deleted has no name, who did not play to the end no `place`."""

    name: str | None
    kind: Kind
    place: int | None


class Played(Struct, frozen=True):
    """A game that came to its end, as somebody at the table remembers it; `away` if the others had to decide about them."""

    table: str
    game: str
    at: datetime
    place: int | None
    away: bool
    company: tuple[Companion, ...]


class History(Struct, frozen=True):
    """Games that came to their end, the newest first; `more` if there are older ones."""

    games: tuple[Played, ...]
    more: bool


class Line(Struct, frozen=True):
    """Something that was said at a table: one of the phrases, or words."""

    table: str
    at: datetime
    phrase: str | None
    text: str | None


class SignedIn(Struct, frozen=True):
    """When a browser signed in, and roughly what it was."""

    since: datetime
    browser: str | None
    system: str | None


class Export(Struct, frozen=True):
    """All that is kept about an account; `tables` are those at which its holder sits or sat, `sessions` the browsers signed in."""

    account: Account
    games: tuple[Played, ...]
    tables: tuple[str, ...]
    talk: tuple[Line, ...]
    sessions: tuple[SignedIn, ...]
