"""The errors of tables and of the protocol. Each has a code, and a message that the caller reads."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from matchwood.errors import MatchwoodError

NameReason = Literal["empty", "too_long", "invisible", "character"]


class Malformed(MatchwoodError):
    """The call or message does not have the form that the protocol describes."""

    code, status = "malformed", 400


class WrongMethod(Malformed):
    """The address exists, but does not accept this HTTP method."""

    status = 405


class TooLarge(MatchwoodError):
    """The call or message is larger than the server accepts."""

    code, status = "too_large", 413


class NotFound(MatchwoodError):
    """The table, seat or page does not exist."""

    code, status = "not_found", 404


class TooMany(MatchwoodError):
    """An address or a person sent too many requests in a short time. A client may try again after `retry_after` seconds."""

    code, status = "too_many", 429

    def __init__(self, message: str, retry_after: int) -> None:
        super().__init__(f"{message} Please try again in {retry_after} second{'s' * (retry_after != 1)}.")
        self.retry_after = retry_after


class ForeignOrigin(MatchwoodError):
    """A page of another site sent this call with the cookie of the browser."""

    code, status = "foreign_origin", 403


class BadName(MatchwoodError):
    """The name of a person is not allowed. `reason` is the kind of problem, and `character` the character that is not allowed."""

    code = "bad_name"

    def __init__(self, message: str, reason: NameReason, character: str | None = None) -> None:
        super().__init__(message)
        self.reason: NameReason = reason
        self.character = character


class BadText(MatchwoodError):
    """The text of a chat message has several lines or no visible character."""

    code = "bad_text"


class BadPassword(MatchwoodError):
    """The new password is too short or too long."""

    code = "bad_password"


class WrongPassword(MatchwoodError):
    """The name or the password of the account is wrong. The error does not reveal whether the name exists."""

    code, status = "wrong_password", 403


class WrongPasskey(MatchwoodError):
    """The passkey is not known, belongs to another account, or could not be checked."""

    code, status = "wrong_passkey", 403


class ChallengeOver(MatchwoodError):
    """The passkey or ticket is too old, was used before, or comes from another browser."""

    code, status = "challenge_over", 409


class NoPasskeys(MatchwoodError):
    """Passkeys do not work at this address. The message gives the reason why passkeys do not work."""

    code = "no_passkeys"


class CannotNotify(MatchwoodError):
    """The device cannot get notifications. The message contains the reason."""

    code = "cannot_notify"


class PasskeyKnown(MatchwoodError):
    """Another account has this passkey."""

    code, status = "passkey_known", 409


class TooManyPasskeys(MatchwoodError):
    """The account has the maximum number of passkeys."""

    code, status = "too_many_passkeys", 409


class LastWayIn(MatchwoodError):
    """The account has no other way to sign in, so this passkey cannot be removed."""

    code, status = "last_way_in", 409


class NameTaken(MatchwoodError):
    """Another account has this name, or a name that looks like it."""

    code, status = "name_taken", 409


class NotSignedIn(MatchwoodError):
    """The call needs an account, and the caller is not signed in."""

    code, status = "not_signed_in", 403


class NotSeated(MatchwoodError):
    """The caller has no seat at this table."""

    code, status = "not_seated", 403


class SeatTaken(MatchwoodError):
    """Another player has this seat, or the caller already has another seat."""

    code, status = "seat_taken", 409


class Silenced(MatchwoodError):
    """The operator does not allow this person to write in the chat before `retry_after` seconds have passed."""

    code, status = "silenced", 403

    def __init__(self, until: datetime, retry_after: int) -> None:
        super().__init__(
            f"You cannot write in the chat until {until:%Y-%m-%d %H:%M} UTC, because of a message that you wrote. "
            "You can continue to play."
        )
        self.retry_after = retry_after


class NotHost(MatchwoodError):
    """Only the host may change the seats of a table and start its game."""

    code, status = "not_host", 403


class Changed(MatchwoodError):
    """The table has changed since the caller last saw it. The caller has to get the table and choose again."""

    code, status = "changed", 409


class Started(MatchwoodError):
    """The game has started, so the seats can no longer change."""

    code, status = "started", 409


class NotStarted(MatchwoodError):
    """The game has not started: a seat is still open."""

    code, status = "not_started", 409


class HintsOff(MatchwoodError):
    """The table does not allow hints."""

    code = "hints_off"


class CannotShow(MatchwoodError):
    """The caller cannot show cards to spectators, because the table does not allow it or the caller is a program."""

    code, status = "cannot_show", 409


class CannotLook(MatchwoodError):
    """The seat does not show its cards, or the caller has or had a seat in this game."""

    code, status = "cannot_look", 409


class HasLooked(MatchwoodError):
    """The caller has seen the cards of a player in this game, so they cannot join it."""

    code, status = "has_looked", 409


class NotAway(MatchwoodError):
    """No vote is possible, because the player of this seat is present or has been absent for a short time only."""

    code, status = "not_away", 409


class TableEnded(MatchwoodError):
    """The players ended the table because one of them had left."""

    code, status = "table_ended", 409


class NotOver(MatchwoodError):
    """The game is not over. The record of a game shows all cards, so it is available only after the end."""

    code, status = "not_over", 409


class Busy(MatchwoodError):
    """The server cannot store anything at the moment, so nothing has changed."""

    code, status = "busy", 503


class Newer(MatchwoodError):
    """A newer version of Matchwood wrote an event that this server cannot read. Try again after `retry_after` seconds."""

    code, status = "busy", 503
    retry_after = 5

    def __init__(self) -> None:
        problem = "A newer version of Matchwood has changed this table, and this server cannot read it."
        super().__init__(f"{problem} Please try again in {self.retry_after} seconds.")


class Broken(MatchwoodError):
    """An error of the server itself. The message contains the number of the error in the log of the server."""

    code, status = "internal", 500


class Unreadable(Broken):
    """The log of a table is damaged, so the table cannot be used. All other tables work."""


class CannotServe(MatchwoodError):
    """The server or worker cannot start, for the reason that the message contains."""

    code = "cannot_serve"
