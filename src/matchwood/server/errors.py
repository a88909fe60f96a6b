"""What can go wrong at a table, beside what the rules say: each with its code and the words that a caller gets."""

from __future__ import annotations

from datetime import datetime

from matchwood.errors import MatchwoodError


class Malformed(MatchwoodError):
    """Not the JSON that the protocol describes."""

    code = "malformed"


class WrongMethod(Malformed):
    """An address that is there, but not for this method."""


class TooLarge(MatchwoodError):
    """More bytes than any honest message has."""

    code = "too_large"


class NotFound(MatchwoodError):
    """No such table, seat or page."""

    code = "not_found"


class TooMany(MatchwoodError):
    """More than one address or one person may do in a while; `retry_after` are the seconds until it is worth another try."""

    code = "too_many"

    def __init__(self, message: str, retry_after: int) -> None:
        super().__init__(f"{message} Please try again in {retry_after} second{'s' * (retry_after != 1)}.")
        self.retry_after = retry_after


class ForeignOrigin(MatchwoodError):
    """A page of another site tried to act with this browser's cookie."""

    code = "foreign_origin"


class BadName(MatchwoodError):
    """A name that nobody could read."""

    code = "bad_name"


class BadText(MatchwoodError):
    """Words that nobody could read."""

    code = "bad_text"


class BadPassword(MatchwoodError):
    """A new password that is too short or too long."""

    code = "bad_password"


class WrongPassword(MatchwoodError):
    """No account has this name and password: which of both is wrong is not told."""

    code = "wrong_password"


class WrongPasskey(MatchwoodError):
    """No account has this passkey, or it does not prove what it should."""

    code = "wrong_passkey"


class ChallengeOver(MatchwoodError):
    """Nobody waits for this answer of a passkey: it came too late, for the second time, or from elsewhere."""

    code = "challenge_over"


class NoPasskeys(MatchwoodError):
    """Passkeys cannot be used here; the message says why."""

    code = "no_passkeys"


class PasskeyKnown(MatchwoodError):
    """This passkey belongs to an account already."""

    code = "passkey_known"


class TooManyPasskeys(MatchwoodError):
    """An account has only so many passkeys."""

    code = "too_many_passkeys"


class LastWayIn(MatchwoodError):
    """Without it nobody could sign in to the account any more."""

    code = "last_way_in"


class NameTaken(MatchwoodError):
    """Another account has this name, or one that people would take for it."""

    code = "name_taken"


class NotSignedIn(MatchwoodError):
    """That is for people with an account who are signed in."""

    code = "not_signed_in"


class NotSeated(MatchwoodError):
    """The caller has no seat at this table."""

    code = "not_seated"


class SeatTaken(MatchwoodError):
    """Somebody sits there, or the caller sits elsewhere."""

    code = "seat_taken"


class Silenced(MatchwoodError):
    """The host of the server lets this person say nothing for a while; `retry_after` are the seconds until they may talk again."""

    code = "silenced"

    def __init__(self, until: datetime, retry_after: int) -> None:
        moment = f"{until:%Y-%m-%d %H:%M} UTC"
        super().__init__(
            f"You may not talk here until {moment}: that is what the host decided about something you said. You can play on."
        )
        self.retry_after = retry_after


class NotHost(MatchwoodError):
    """Only whoever made the table may arrange it."""

    code = "not_host"


class Changed(MatchwoodError):
    """Something happened at the table that the caller did not know of yet."""

    code = "changed"


class Started(MatchwoodError):
    """The game has begun: seats stay as they are."""

    code = "started"


class NotStarted(MatchwoodError):
    """A seat is still open, so there is no game yet."""

    code = "not_started"


class HintsOff(MatchwoodError):
    """This table was opened without hints."""

    code = "hints_off"


class CannotShow(MatchwoodError):
    """Cards are not shown to those who watch, here or by whoever asks."""

    code = "cannot_show"


class CannotLook(MatchwoodError):
    """That hand is not shown, or not to whoever asks."""

    code = "cannot_look"


class HasLooked(MatchwoodError):
    """Whoever has seen a hand of this game gets no seat in it."""

    code = "has_looked"


class NotAway(MatchwoodError):
    """Nothing is to be decided about that seat: nobody has left it, or not for long."""

    code = "not_away"


class TableEnded(MatchwoodError):
    """Its people ended the table because somebody had left."""

    code = "table_ended"


class NotOver(MatchwoodError):
    """A record holds every secret, so it is shown only when the game is over."""

    code = "not_over"


class Busy(MatchwoodError):
    """It could not be made durable now; nothing has happened."""

    code = "busy"


class Newer(MatchwoodError):
    """A newer Matchwood wrote something at this table that this one cannot read; another server may, in `retry_after` seconds."""

    code = "busy"
    retry_after = 5

    def __init__(self) -> None:
        words = "A newer version of Matchwood has gone on with this table, and this server does not know it yet."
        super().__init__(f"{words} Please try again in {self.retry_after} seconds.")


class Broken(MatchwoodError):
    """An error of ours: the words name the line of the log, never its content."""

    code = "internal"


class Unreadable(Broken):
    """The log of a table is damaged: nothing can be done at this table, and everything at all others."""


class CannotServe(MatchwoodError):
    """The server cannot start; the message says why and what to do about it."""

    code = "cannot_serve"
