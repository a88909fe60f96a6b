"""The messages of clients and the server about accounts."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from matchwood.server.protocol.patterns import whole
from matchwood.server.protocol.values import Face, Kind

AnyName = Annotated[str, Meta(max_length=200)]
AnyPassword = Annotated[str, Meta(max_length=1_000)]
BASE64URL = "[A-Za-z0-9_-]+"
Id = Annotated[str, whole(BASE64URL, max_length=1_400)]
"""The ID that a device gave a passkey: at most 1023 bytes (WebAuthn), in base64url without padding."""
Bytes = Annotated[str, whole(BASE64URL, max_length=2_000)]
ManyBytes = Annotated[str, whole(BASE64URL, max_length=8_000)]
Unrated = Literal["ended", "bots", "guests", "one_screen", "accounts"]
"""The reason why a game changed no rating."""
Purpose = Literal["sign_up", "sign_in", "add", "confirm"]


class Credentials(Struct, frozen=True):
    """The name and the password of an account.

    - `name`: the name of the account.
    - `password`: the password.
    """

    name: AnyName
    password: AnyPassword


class MadeAnswer(Struct, frozen=True):
    """The response of a browser that created a passkey (WebAuthn).

    - `clientDataJSON`: what the browser signed.
    - `attestationObject`: the new public key.
    """

    client_data: Bytes = field(name="clientDataJSON")
    attestation: ManyBytes = field(name="attestationObject")


class MadePasskey(Struct, frozen=True):
    """A new passkey in the form of `PublicKeyCredential.toJSON()`.

    - `id`: the ID of the passkey.
    - `rawId`: the same ID.
    - `type`: `public-key`.
    - `response`: the answer of the browser.
    """

    id: Id
    raw_id: Id = field(name="rawId")
    type: Literal["public-key"]
    response: MadeAnswer


class UsedAnswer(Struct, frozen=True):
    """A browser's WebAuthn response after signing a challenge.

    - `clientDataJSON`: what the browser signed.
    - `authenticatorData`: what the device states.
    - `signature`: the signature of both.
    - `userHandle`: the account of the passkey.
    """

    client_data: Bytes = field(name="clientDataJSON")
    authenticator_data: Bytes = field(name="authenticatorData")
    signature: Bytes
    user_handle: Bytes | None = field(name="userHandle", default=None)


class UsedPasskey(Struct, frozen=True):
    """A signed challenge in the form of `PublicKeyCredential.toJSON()`.

    - `id`: the ID of the passkey.
    - `rawId`: the same ID.
    - `type`: `public-key`.
    - `response`: the answer of the browser.
    """

    id: Id
    raw_id: Id = field(name="rawId")
    type: Literal["public-key"]
    response: UsedAnswer


class Confirmation(Struct, frozen=True, kw_only=True):
    """A confirmation by password or passkey. The passkey must sign a challenge with the purpose `confirm`.

    - `password`: the password of the account.
    - `passkey`: the passkey.
    """

    password: AnyPassword | None = None
    passkey: UsedPasskey | None = None


class Asking(Confirmation, frozen=True, kw_only=True):
    """Requests the WebAuthn options for creating or using a passkey.

    - `password`: the password of the account, for the purpose `add`.
    - `passkey`: a passkey used with the purpose `confirm`, instead of the password.
    - `purpose`: `sign_up` (create a passkey for a new account), `sign_in`, `add` (create another passkey) or `confirm`.
    - `name`: the name of the new account, for the purpose `sign_up`.
    """

    purpose: Purpose
    name: AnyName | None = None


class Question(Struct, frozen=True):
    """The WebAuthn options with which a browser creates or uses a passkey.

    - `options`: the input of `PublicKeyCredential.parseCreationOptionsFromJSON` (`sign_up`, `add`) or
      `parseRequestOptionsFromJSON` (`sign_in`, `confirm`).
    """

    options: dict[str, Any]


class NewPasskey(Struct, frozen=True):
    """A passkey that the browser created.

    - `passkey`: the passkey.
    """

    passkey: MadePasskey


class OldPasskey(Struct, frozen=True):
    """A sign-in with an existing passkey.

    - `passkey`: the passkey.
    """

    passkey: UsedPasskey


class PasskeyName(Struct, frozen=True):
    """A new name for a passkey.

    - `name`: the name.
    """

    name: AnyName


class Passkey(Struct, frozen=True):
    """A passkey of the caller's account.

    - `id`: the ID of the passkey in calls.
    - `name`: the name of the passkey.
    - `made`: when it was created.
    - `used`: when it was last used, or `null`.
    - `site`: the host name of its site.
    - `here`: whether that is the site of this call.
    """

    id: str
    name: str
    made: datetime
    used: datetime | None
    site: str
    here: bool


class NewPassword(Confirmation, frozen=True, kw_only=True):
    """A new password, which the caller confirms with the old password or a passkey.

    - `password`: the old password.
    - `passkey`: a passkey used with the purpose `confirm`.
    - `new`: the new password: 8 to 128 characters.
    """

    new: AnyPassword


class SigningOut(Struct, frozen=True):
    """Signs out the caller's browsers.

    - `here`: `true` signs out all browsers, `false` all but this one.
    """

    here: bool = False


class Session(Struct, frozen=True):
    """A browser that is signed in to the account.

    - `id`: the ID of the session in calls.
    - `since`: when it signed in.
    - `browser`: the name of the browser, or `null`.
    - `system`: the name of the operating system, or `null`.
    - `here`: whether it is the browser of this call.
    """

    id: str
    since: datetime
    browser: str | None
    system: str | None
    here: bool


class Access(Struct, frozen=True):
    """The ways to sign in to an account, and the browsers that are signed in.

    - `password`: whether the account has a password.
    - `passkeys`: its passkeys.
    - `sessions`: the browsers that are signed in, the newest first.
    """

    password: bool
    passkeys: tuple[Passkey, ...]
    sessions: tuple[Session, ...]


class Rating(Struct, frozen=True):
    """The rating of an account in one game.

    - `game`: the key of the game.
    - `rating`: the rating, in points.
    - `uncertainty`: in two of three cases the true strength is within this number of points.
    - `games`: the number of rated games.
    """

    game: str
    rating: int
    uncertainty: int
    games: int


class Change(Struct, frozen=True):
    """The rating of one player before and after a game.

    - `before`: the rating before the game.
    - `after`: the rating after it.
    """

    before: int
    after: int


class Settlement(Struct, frozen=True):
    """The rating changes after a finished game.

    - `settled`: whether the effect is known. It is `false` for a moment after the game: ask again.
    - `changes`: the change for each seat; `null` for a seat without one.
    - `unrated`: why no rating changed: the players `ended` the table, `bots` or `guests` (external bots) played, a person had
      two seats at `one_screen`, or fewer than two players with `accounts` played to the end. It is `null` if ratings changed,
      or the reason is no longer known.
    """

    settled: bool
    changes: tuple[Change | None, ...]
    unrated: Unrated | None


class Hiding(Struct, frozen=True):
    """Hides the ratings of the caller from other players.

    - `hidden`: `true` hides the ratings, `false` shows them.
    """

    hidden: bool


class Wearing(Struct, frozen=True):
    """The face of the caller: a character and a colour.

    - `face`: a letter from `a` to `h` for the character and a digit from `1` to `8` for the colour.
    """

    face: Face


class Account(Struct, frozen=True):
    """An account as its owner sees it.

    - `name`: the name of the account.
    - `made`: when it was created.
    - `ratings`: a rating for each game that was rated.
    - `finished`: the number of finished games.
    - `away`: the number of these games in which the other players decided about this absent player.
    - `hidden`: whether other players do not see the ratings.
    - `face`: the face, or `null`.
    """

    name: str
    made: datetime
    ratings: tuple[Rating, ...]
    finished: int
    away: int
    hidden: bool
    face: str | None


class Me(Struct, frozen=True):
    """The account of the caller.

    - `account`: the account; `null` if the caller is not signed in.
    """

    account: Account | None


class Companion(Struct, frozen=True):
    """A player of a finished game.

    - `name`: the name of the player; `null` if the account was deleted.
    - `kind`: `person`, `guest` (an external bot) or `bot`.
    - `place`: the rank; `null` if the player did not play to the end.
    """

    name: str | None
    kind: Kind
    place: int | None


class Played(Struct, frozen=True):
    """A finished game in which the caller played.

    - `table`: the ID of the table.
    - `game`: the key of the game.
    - `at`: when it ended.
    - `place`: the rank; `null` if the caller left, or if the players ended the table.
    - `away`: whether the other players decided about the absent caller.
    - `rated`: the change of the caller's rating, or `null`.
    - `company`: all other players.
    """

    table: str
    game: str
    at: datetime
    place: int | None
    away: bool
    rated: Change | None
    company: tuple[Companion, ...]


class History(Struct, frozen=True):
    """Finished games of the caller, with the newest game first.

    - `games`: the games, 50 at most.
    - `more`: whether there are older ones.
    """

    games: tuple[Played, ...]
    more: bool


class HandOver(Struct, frozen=True):
    """A ticket that transfers the seats of a guest to another browser.

    - `ticket`: the ticket. It works once.
    - `seconds`: how long it works.
    """

    ticket: str
    seconds: int


class TakeAlong(Struct, frozen=True):
    """Redeems a ticket that a guest created in another browser.

    - `ticket`: the ticket.
    - `take`: `true` takes the seats; `false` only returns the name of the guest.
    """

    ticket: Annotated[str, Meta(min_length=1, max_length=400)]
    take: bool = False


class TakenAlong(Struct, frozen=True):
    """The guest who moves to another browser with a ticket.

    - `name`: the name of the guest at the table.
    """

    name: str
