"""The shapes of accounts in docs/protocol.md, in both directions."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from matchwood.server.protocol.patterns import whole
from matchwood.server.protocol.values import Face, Kind
from matchwood.server.push.messages import KeptSubscription

AnyName = Annotated[str, Meta(max_length=200)]
AnyPassword = Annotated[str, Meta(max_length=1_000)]
BASE64URL = "[A-Za-z0-9_-]+"
Id = Annotated[str, whole(BASE64URL, max_length=1_400)]
"""The name that a device gave a passkey: at most 1023 bytes (WebAuthn), in base64url without padding."""
Bytes = Annotated[str, whole(BASE64URL, max_length=2_000)]
ManyBytes = Annotated[str, whole(BASE64URL, max_length=8_000)]
Unrated = Literal["ended", "bots", "guests", "one_screen", "accounts"]
"""Why no rating followed from a game."""
Purpose = Literal["sign_up", "sign_in", "add", "confirm"]


class Credentials(Struct, frozen=True):
    """The name and password of an account, old or new."""

    name: AnyName
    password: AnyPassword


class MadeAnswer(Struct, frozen=True):
    """What a browser tells of a passkey that it made."""

    client_data: Bytes = field(name="clientDataJSON")
    attestation: ManyBytes = field(name="attestationObject")


class MadePasskey(Struct, frozen=True):
    """A passkey that a browser made: what `PublicKeyCredential.toJSON()` makes of it, of which more than this is not looked at."""

    id: Id
    raw_id: Id = field(name="rawId")
    type: Literal["public-key"]
    response: MadeAnswer


class UsedAnswer(Struct, frozen=True):
    """What a browser tells when a passkey was used."""

    client_data: Bytes = field(name="clientDataJSON")
    authenticator_data: Bytes = field(name="authenticatorData")
    signature: Bytes
    user_handle: Bytes | None = field(name="userHandle", default=None)


class UsedPasskey(Struct, frozen=True):
    """A passkey that was used: what `PublicKeyCredential.toJSON()` makes of it, of which more than this is not looked at."""

    id: Id
    raw_id: Id = field(name="rawId")
    type: Literal["public-key"]
    response: UsedAnswer


class Confirmation(Struct, frozen=True, kw_only=True):
    """The password once more, or a passkey, for what only the holder of an account may do."""

    password: AnyPassword | None = None
    passkey: UsedPasskey | None = None


class Asking(Confirmation, frozen=True, kw_only=True):
    """What a passkey is to be used or made for: `sign_up` needs a `name`, `add` a confirmation."""

    purpose: Purpose
    name: AnyName | None = None


class Question(Struct, frozen=True):
    """What a browser is to be asked: `options` are those of WebAuthn, as `PublicKeyCredential.parse…OptionsFromJSON` reads them."""

    options: dict[str, Any]


class NewPasskey(Struct, frozen=True):
    """A passkey that was made, to sign up or in besides what there is."""

    passkey: MadePasskey


class OldPasskey(Struct, frozen=True):
    """A passkey that was used to sign in."""

    passkey: UsedPasskey


class PasskeyName(Struct, frozen=True):
    """Another name for a passkey."""

    name: AnyName


class Passkey(Struct, frozen=True):
    """A passkey as its holder sees it: when it was made and used last, for which site it is, whether that is the one `here`."""

    id: str
    name: str
    made: datetime
    used: datetime | None
    site: str
    here: bool


class NewPassword(Confirmation, frozen=True, kw_only=True):
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
    """How one gets into an account, whether by a `password` and by which passkeys, and where one is signed in, the newest first."""

    password: bool
    passkeys: tuple[Passkey, ...]
    sessions: tuple[Session, ...]


class Rating(Struct, frozen=True):
    """How well somebody plays a game, after so many games: in two of three cases right within the `uncertainty`."""

    game: str
    rating: int
    uncertainty: int
    games: int


class Change(Struct, frozen=True):
    """What somebody's rating was before a game, and after it."""

    before: int
    after: int


class Settlement(Struct, frozen=True):
    """What followed from a game for ratings, for each seat; until it is `settled`, a moment after the game, nobody knows.

    Where nothing followed, `unrated` says why: people `ended` the table, `bots` or `guests` played, somebody had two seats, or
    fewer than two who have `accounts` played to the end.
    """

    settled: bool
    changes: tuple[Change | None, ...]
    unrated: Unrated | None


class Hiding(Struct, frozen=True):
    """Whether nobody else shall be shown the ratings of an account."""

    hidden: bool


class Wearing(Struct, frozen=True):
    """How somebody looks from now on."""

    face: Face


class Account(Struct, frozen=True):
    """An account, as its holder sees it: of `finished` games they were `away` from some, so that the others had to decide.

    `hidden` says that nobody else is shown the ratings; `face` is how they look, null where they did not choose.
    """

    name: str
    made: datetime
    ratings: tuple[Rating, ...]
    finished: int
    away: int
    hidden: bool
    face: str | None


class Me(Struct, frozen=True):
    """Who is calling; null for somebody who is not signed in."""

    account: Account | None


class Companion(Struct, frozen=True):
    """Somebody at a table; whose account was deleted has no name, who did not play to the end no `place`."""

    name: str | None
    kind: Kind
    place: int | None


class Played(Struct, frozen=True):
    """A game that came to its end, as somebody at the table remembers it; `away` if the others had to decide about them.

    `rated` is what it made of their rating.
    """

    table: str
    game: str
    at: datetime
    place: int | None
    away: bool
    rated: Change | None
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


class Reported(Struct, frozen=True):
    """A line of talk about which somebody complained, and when; not its words, which are another person's.

    `settled` is when the host of the server had dealt with it.
    """

    table: str
    line: int
    at: datetime
    settled: datetime | None


class SignedIn(Struct, frozen=True):
    """When a browser signed in, and roughly what it was."""

    since: datetime
    browser: str | None
    system: str | None


class KeptPasskey(Struct, frozen=True):
    """All that is kept of a passkey; what is secret of it never left its holder's device."""

    name: str
    site: str
    made: datetime
    used: datetime | None
    credential: str
    public_key: str
    sign_count: int


class KeptRecord(Struct, frozen=True):
    """What was played at a table, as docs/notation.md describes records."""

    table: str
    record: dict[str, Any]


class Export(Struct, frozen=True):
    """All that is kept about an account; `tables` are those at which its holder sits or sat, `sessions` the browsers signed in.
    `subscriptions` are the devices that are called when it is their move.

    Until `silenced` they may not talk, because the host of the server said so; null if they may. `records` are of the tables whose
    games are over. It is the last field, since it is told bit by bit.
    """

    account: Account
    games: tuple[Played, ...]
    tables: tuple[str, ...]
    talk: tuple[Line, ...]
    reports: tuple[Reported, ...]
    sessions: tuple[SignedIn, ...]
    passkeys: tuple[KeptPasskey, ...]
    subscriptions: tuple[KeptSubscription, ...]
    silenced: datetime | None
    records: tuple[KeptRecord, ...]


class HandOver(Struct, frozen=True):
    """A secret by which another browser takes the caller's seats along: once, and for so many seconds."""

    ticket: str
    seconds: int


class TakeAlong(Struct, frozen=True):
    """The secret of another browser of the caller's; unless they `take` the seats, the answer only says whose they are."""

    ticket: Annotated[str, Meta(min_length=1, max_length=400)]
    take: bool = False


class TakenAlong(Struct, frozen=True):
    """Whose seats they are: the name at this table."""

    name: str
