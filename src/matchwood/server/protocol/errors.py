"""The errors of tables and of the protocol, with their codes."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from matchwood.errors import MatchwoodError

NameReason = Literal["empty", "too_long", "invisible", "character"]


class Malformed(MatchwoodError):
    """The call or message does not have the documented form."""

    code, status = "malformed", 400


class WrongMethod(Malformed):
    """This address does not accept the HTTP method."""

    status = 405


class TooLarge(MatchwoodError):
    """The call or message is too large."""

    code, status = "too_large", 413


class NotFound(MatchwoodError):
    """The table, seat or page does not exist."""

    code, status = "not_found", 404


class TooMany(MatchwoodError):
    """The client sent too many requests. It has to wait for `retry_after` seconds."""

    code, status = "too_many", 429

    def __init__(self, message: str, retry_after: int) -> None:
        super().__init__(f"{message} Please try again in {retry_after} second{'s' * (retry_after != 1)}.")
        self.retry_after = retry_after


class ForeignOrigin(MatchwoodError):
    """A page of another website sent this call with a cookie of this server."""

    code, status = "foreign_origin", 403


class BadName(MatchwoodError):
    """The server does not allow this name. `reason` names the problem, and `character` a forbidden character."""

    code = "bad_name"

    def __init__(self, message: str, reason: NameReason, character: str | None = None) -> None:
        super().__init__(message)
        self.reason: NameReason = reason
        self.character = character


class BadText(MatchwoodError):
    """The chat message has several lines or no visible character."""

    code = "bad_text"


class BadPassword(MatchwoodError):
    """The new password is too short or too long."""

    code = "bad_password"


class WrongPassword(MatchwoodError):
    """The name or the password is wrong. The error does not reveal which of them."""

    code, status = "wrong_password", 403


class WrongPasskey(MatchwoodError):
    """The passkey is unknown, belongs to another account, or has a wrong signature."""

    code, status = "wrong_passkey", 403


class ChallengeOver(MatchwoodError):
    """The ticket or the passkey challenge is used, expired, or from another browser."""

    code, status = "challenge_over", 409


class NoPasskeys(MatchwoodError):
    """Browsers cannot use passkeys at this address of the server."""

    code = "no_passkeys"


class CannotNotify(MatchwoodError):
    """The device cannot get notifications."""

    code = "cannot_notify"


class PasskeyKnown(MatchwoodError):
    """Another account has this passkey."""

    code, status = "passkey_known", 409


class TooManyPasskeys(MatchwoodError):
    """The account has the maximum number of passkeys."""

    code, status = "too_many_passkeys", 409


class LastWayIn(MatchwoodError):
    """The account has no other way to sign in than this passkey."""

    code, status = "last_way_in", 409


class NameTaken(MatchwoodError):
    """Another account has this name or a similar name."""

    code, status = "name_taken", 409


class NotSignedIn(MatchwoodError):
    """The caller has to sign in for this call."""

    code, status = "not_signed_in", 403


class NotSeated(MatchwoodError):
    """The caller has no seat at this table."""

    code, status = "not_seated", 403


class SeatTaken(MatchwoodError):
    """Another player has this seat, or the caller already has another seat."""

    code, status = "seat_taken", 409


class Silenced(MatchwoodError):
    """The operator does not allow this person to chat for another `retry_after` seconds."""

    code, status = "silenced", 403

    def __init__(self, until: datetime, retry_after: int) -> None:
        super().__init__(
            f"You cannot write in the chat until {until:%Y-%m-%d %H:%M} UTC, because of a message that you wrote. "
            "You can continue to play."
        )
        self.retry_after = retry_after


class NotHost(MatchwoodError):
    """Only the host may change the table and start the game."""

    code, status = "not_host", 403


class Changed(MatchwoodError):
    """The table has changed. The caller has to load the table again."""

    code, status = "changed", 409


class Started(MatchwoodError):
    """Players cannot change seats after the start of the game."""

    code, status = "started", 409


class NotStarted(MatchwoodError):
    """The game has not started yet, because a seat is open."""

    code, status = "not_started", 409


class HintsOff(MatchwoodError):
    """The settings of the table do not allow hints."""

    code = "hints_off"


class CannotShow(MatchwoodError):
    """The caller cannot show cards, because the table forbids this or the caller is a program."""

    code, status = "cannot_show", 409


class CannotLook(MatchwoodError):
    """The player does not show these cards, or the caller has had a seat in this game."""

    code, status = "cannot_look", 409


class HasLooked(MatchwoodError):
    """The caller cannot join this game after seeing the cards of a player."""

    code, status = "has_looked", 409


class NotAway(MatchwoodError):
    """The player has not been absent long enough for a vote."""

    code, status = "not_away", 409


class TableEnded(MatchwoodError):
    """The players ended this game early."""

    code, status = "table_ended", 409


class NotOver(MatchwoodError):
    """The record shows all cards, so it is available only after the game."""

    code, status = "not_over", 409


class Busy(MatchwoodError):
    """The server cannot store the change at the moment. Nothing has changed."""

    code, status = "busy", 503


class Newer(MatchwoodError):
    """A newer version of Matchwood wrote an event that this server cannot read."""

    code, status = "busy", 503
    retry_after = 5

    def __init__(self) -> None:
        problem = "A newer version of Matchwood has changed this table, and this server cannot read it."
        super().__init__(f"{problem} Please try again in {self.retry_after} seconds.")


class Broken(MatchwoodError):
    """The server has an internal error. The message contains the number of the log entry."""

    code, status = "internal", 500


class Unreadable(Broken):
    """The stored log of the table is damaged."""


class CannotServe(MatchwoodError):
    """The server or worker cannot start."""

    code = "cannot_serve"
