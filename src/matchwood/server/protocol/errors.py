"""What can go wrong at a table, beside what the rules say: each with its code and the words that a caller gets."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from matchwood.errors import MatchwoodError

NameReason = Literal["empty", "too_long", "invisible", "character"]


class Malformed(MatchwoodError):
    """Not the JSON that the protocol describes."""

    code, status = "malformed", 400


class WrongMethod(Malformed):
    """An address that is there, but not for this method."""

    status = 405


class TooLarge(MatchwoodError):
    """More bytes than any honest message has."""

    code, status = "too_large", 413


class NotFound(MatchwoodError):
    """No such table, seat or page."""

    code, status = "not_found", 404


class TooMany(MatchwoodError):
    """More than one address or one person may do in a while; `retry_after` are the seconds until it is worth another try."""

    code, status = "too_many", 429

    def __init__(self, message: str, retry_after: int) -> None:
        super().__init__(f"{message} Please try again in {retry_after} second{'s' * (retry_after != 1)}.")
        self.retry_after = retry_after


class ForeignOrigin(MatchwoodError):
    """A page of another site tried to act with this browser's cookie."""

    code, status = "foreign_origin", 403


class BadName(MatchwoodError):
    """A name that cannot be used: `reason` says why, and `character` which character is not welcome."""

    code = "bad_name"

    def __init__(self, message: str, reason: NameReason, character: str | None = None) -> None:
        super().__init__(message)
        self.reason: NameReason = reason
        self.character = character


class BadText(MatchwoodError):
    """Words that nobody could read."""

    code = "bad_text"


class BadPassword(MatchwoodError):
    """A new password that is too short or too long."""

    code = "bad_password"


class WrongPassword(MatchwoodError):
    """No account has this name and password: which of both is wrong is not told."""

    code, status = "wrong_password", 403


class WrongPasskey(MatchwoodError):
    """No account has this passkey, or it does not prove what it should."""

    code, status = "wrong_passkey", 403


class ChallengeOver(MatchwoodError):
    """Nobody waits for this answer of a passkey: it came too late, for the second time, or from elsewhere."""

    code, status = "challenge_over", 409


class NoPasskeys(MatchwoodError):
    """Passkeys cannot be used here; the message says why."""

    code = "no_passkeys"


class CannotNotify(MatchwoodError):
    """This device cannot be notified; the message says why."""

    code = "cannot_notify"


class PasskeyKnown(MatchwoodError):
    """This passkey belongs to an account already."""

    code, status = "passkey_known", 409


class TooManyPasskeys(MatchwoodError):
    """An account has only so many passkeys."""

    code, status = "too_many_passkeys", 409


class LastWayIn(MatchwoodError):
    """Without it nobody could sign in to the account any more."""

    code, status = "last_way_in", 409


class NameTaken(MatchwoodError):
    """Another account has this name, or one that people would take for it."""

    code, status = "name_taken", 409


class NotSignedIn(MatchwoodError):
    """That is for people with an account who are signed in."""

    code, status = "not_signed_in", 403


class NotSeated(MatchwoodError):
    """The caller has no seat at this table."""

    code, status = "not_seated", 403


class SeatTaken(MatchwoodError):
    """Somebody sits there, or the caller sits elsewhere."""

    code, status = "seat_taken", 409


class Silenced(MatchwoodError):
    """The host of the server lets this person say nothing for a while; `retry_after` are the seconds until they may talk again."""

    code, status = "silenced", 403

    def __init__(self, until: datetime, retry_after: int) -> None:
        moment = f"{until:%Y-%m-%d %H:%M} UTC"
        super().__init__(
            f"You may not talk here until {moment}: that is what the host decided about something you said. You can play on."
        )
        self.retry_after = retry_after


class NotHost(MatchwoodError):
    """Only whoever made the table may arrange it."""

    code, status = "not_host", 403


class Changed(MatchwoodError):
    """Something happened at the table that the caller did not know of yet."""

    code, status = "changed", 409


class Started(MatchwoodError):
    """The game has begun: seats stay as they are."""

    code, status = "started", 409


class NotStarted(MatchwoodError):
    """A seat is still open, so there is no game yet."""

    code, status = "not_started", 409


class HintsOff(MatchwoodError):
    """This table was opened without hints."""

    code = "hints_off"


class CannotShow(MatchwoodError):
    """Cards are not shown to those who watch, here or by whoever asks."""

    code, status = "cannot_show", 409


class CannotLook(MatchwoodError):
    """That hand is not shown, or not to whoever asks."""

    code, status = "cannot_look", 409


class HasLooked(MatchwoodError):
    """Whoever has seen a hand of this game gets no seat in it."""

    code, status = "has_looked", 409


class NotAway(MatchwoodError):
    """Nothing is to be decided about that seat: nobody has left it, or not for long."""

    code, status = "not_away", 409


class TableEnded(MatchwoodError):
    """Its people ended the table because somebody had left."""

    code, status = "table_ended", 409


class NotOver(MatchwoodError):
    """A record holds every secret, so it is shown only when the game is over."""

    code, status = "not_over", 409


class Busy(MatchwoodError):
    """It could not be made durable now; nothing has happened."""

    code, status = "busy", 503


class Newer(MatchwoodError):
    """A newer Matchwood wrote something at this table that this one cannot read; another server may, in `retry_after` seconds."""

    code, status = "busy", 503
    retry_after = 5

    def __init__(self) -> None:
        words = "A newer version of Matchwood has gone on with this table, and this server does not know it yet."
        super().__init__(f"{words} Please try again in {self.retry_after} seconds.")


class Broken(MatchwoodError):
    """An error of ours: the words name the line of the log, never its content."""

    code, status = "internal", 500


class Unreadable(Broken):
    """The log of a table is damaged: nothing can be done at this table, and everything at all others."""


class CannotServe(MatchwoodError):
    """The server cannot start; the message says why and what to do about it."""

    code = "cannot_serve"
