"""The errors of tables and of the protocol. Each has a code, and a message that the caller reads."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from matchwood.errors import MatchwoodError

NameReason = Literal["empty", "too_long", "invisible", "character"]


class Malformed(MatchwoodError):
    """The call or message does not have the form that the documentation describes."""

    code, status = "malformed", 400


class WrongMethod(Malformed):
    """The address exists, but the server does not accept this HTTP method there."""

    status = 405


class TooLarge(MatchwoodError):
    """The call or message is larger than the server accepts."""

    code, status = "too_large", 413


class NotFound(MatchwoodError):
    """The table, seat or page does not exist."""

    code, status = "not_found", 404


class TooMany(MatchwoodError):
    """An address or a person sent too many requests in a short time. The client may try again after `retry_after` seconds."""

    code, status = "too_many", 429

    def __init__(self, message: str, retry_after: int) -> None:
        super().__init__(f"{message} Please try again in {retry_after} second{'s' * (retry_after != 1)}.")
        self.retry_after = retry_after


class ForeignOrigin(MatchwoodError):
    """A page of another website sent this call together with a cookie of this server."""

    code, status = "foreign_origin", 403


class BadName(MatchwoodError):
    """A person chose a name that the server does not allow. The attribute `reason` names the problem. If the name contains a
    forbidden character, `character` is this character.
    """

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
    """The name or the password of the account is wrong. The error does not reveal whether an account has this name."""

    code, status = "wrong_password", 403


class WrongPasskey(MatchwoodError):
    """The server does not know the passkey, the passkey belongs to another account, or the check of its signature failed."""

    code, status = "wrong_passkey", 403


class ChallengeOver(MatchwoodError):
    """The ticket or passkey challenge has expired, was used before, or belongs to another browser."""

    code, status = "challenge_over", 409


class NoPasskeys(MatchwoodError):
    """Browsers cannot use passkeys at this address of the server. The error message gives the reason."""

    code = "no_passkeys"


class CannotNotify(MatchwoodError):
    """The device cannot get notifications. The error message gives the reason."""

    code = "cannot_notify"


class PasskeyKnown(MatchwoodError):
    """Another account has this passkey."""

    code, status = "passkey_known", 409


class TooManyPasskeys(MatchwoodError):
    """The account has the maximum number of passkeys."""

    code, status = "too_many_passkeys", 409


class LastWayIn(MatchwoodError):
    """The caller cannot remove this passkey, because no other way to sign in to the account would remain."""

    code, status = "last_way_in", 409


class NameTaken(MatchwoodError):
    """Another account has this name, or has a name that looks almost the same."""

    code, status = "name_taken", 409


class NotSignedIn(MatchwoodError):
    """The call is only for people with an account, and the caller is not signed in."""

    code, status = "not_signed_in", 403


class NotSeated(MatchwoodError):
    """The caller has no seat at this table."""

    code, status = "not_seated", 403


class SeatTaken(MatchwoodError):
    """Another player has this seat, or the caller already has another seat."""

    code, status = "seat_taken", 409


class Silenced(MatchwoodError):
    """The operator of the server does not allow this person to write chat messages for another `retry_after` seconds."""

    code, status = "silenced", 403

    def __init__(self, until: datetime, retry_after: int) -> None:
        super().__init__(
            f"You cannot write in the chat until {until:%Y-%m-%d %H:%M} UTC, because of a message that you wrote. "
            "You can continue to play."
        )
        self.retry_after = retry_after


class NotHost(MatchwoodError):
    """Only the host of a table may change the seats of the table and start the game."""

    code, status = "not_host", 403


class Changed(MatchwoodError):
    """The table has changed since the caller last received the table. The caller has to load the current table before the next
    attempt.
    """

    code, status = "changed", 409


class Started(MatchwoodError):
    """The game has started, so players can no longer change the seats."""

    code, status = "started", 409


class NotStarted(MatchwoodError):
    """The game has not started yet, because a seat is still open."""

    code, status = "not_started", 409


class HintsOff(MatchwoodError):
    """The settings of the table do not allow hints."""

    code = "hints_off"


class CannotShow(MatchwoodError):
    """The caller cannot show cards to spectators, because the settings of the table forbid this or because the caller is a
    program.
    """

    code, status = "cannot_show", 409


class CannotLook(MatchwoodError):
    """The player does not show these cards to spectators, or the caller has or had a seat in this game."""

    code, status = "cannot_look", 409


class HasLooked(MatchwoodError):
    """The caller cannot join this game, because the caller has seen the cards of a player."""

    code, status = "has_looked", 409


class NotAway(MatchwoodError):
    """The player at this seat is present or has been absent for only a short time, so no vote is possible."""

    code, status = "not_away", 409


class TableEnded(MatchwoodError):
    """The players ended the game of this table early, because a player had left."""

    code, status = "table_ended", 409


class NotOver(MatchwoodError):
    """The game is not over. The record of a game shows all cards, so the server returns the record only after the end of the
    game.
    """

    code, status = "not_over", 409


class Busy(MatchwoodError):
    """The server cannot store any change at the moment, so the call has changed nothing."""

    code, status = "busy", 503


class Newer(MatchwoodError):
    """This server cannot read an event of the table, because a newer version of Matchwood wrote the event. The client may try
    again after `retry_after` seconds.
    """

    code, status = "busy", 503
    retry_after = 5

    def __init__(self) -> None:
        problem = "A newer version of Matchwood has changed this table, and this server cannot read it."
        super().__init__(f"{problem} Please try again in {self.retry_after} seconds.")


class Broken(MatchwoodError):
    """The server has an internal error. The error message contains the number under which the server logged the error."""

    code, status = "internal", 500


class Unreadable(Broken):
    """The server cannot open the table, because the stored log of the table is damaged. All other tables work."""


class CannotServe(MatchwoodError):
    """The server or worker cannot start; the error message gives the reason."""

    code = "cannot_serve"
