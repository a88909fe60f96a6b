"""The errors of a table and of the protocol, besides those of the rules. Each has a code, and its message is what the caller
reads.
"""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from matchwood.errors import MatchwoodError

NameReason = Literal["empty", "too_long", "invisible", "character"]


class Malformed(MatchwoodError):
    """The call or message does not have the form that the protocol describes."""

    code, status = "malformed", 400


class WrongMethod(Malformed):
    """The address exists, but not for this HTTP method."""

    status = 405


class TooLarge(MatchwoodError):
    """The call or message is larger than the server accepts."""

    code, status = "too_large", 413


class NotFound(MatchwoodError):
    """There is no such table, seat or page."""

    code, status = "not_found", 404


class TooMany(MatchwoodError):
    """One address or one person did too much in a short time. Wait `retry_after` seconds before another try."""

    code, status = "too_many", 429

    def __init__(self, message: str, retry_after: int) -> None:
        super().__init__(f"{message} Please try again in {retry_after} second{'s' * (retry_after != 1)}.")
        self.retry_after = retry_after


class ForeignOrigin(MatchwoodError):
    """A page of another site called with the cookie of this browser."""

    code, status = "foreign_origin", 403


class BadName(MatchwoodError):
    """The name cannot be used. `reason` is why, and `character` is the character that is not allowed."""

    code = "bad_name"

    def __init__(self, message: str, reason: NameReason, character: str | None = None) -> None:
        super().__init__(message)
        self.reason: NameReason = reason
        self.character = character


class BadText(MatchwoodError):
    """The text cannot be read, or has several lines."""

    code = "bad_text"


class BadPassword(MatchwoodError):
    """The new password is too short or too long."""

    code = "bad_password"


class WrongPassword(MatchwoodError):
    """The name or the password is wrong. The answer does not reveal which."""

    code, status = "wrong_password", 403


class WrongPasskey(MatchwoodError):
    """The passkey is not known, belongs to another account, or could not be checked."""

    code, status = "wrong_passkey", 403


class ChallengeOver(MatchwoodError):
    """The server does not expect this passkey or ticket: it is too old, was used before, or comes from another browser."""

    code, status = "challenge_over", 409


class NoPasskeys(MatchwoodError):
    """Passkeys do not work here. The message gives the reason."""

    code = "no_passkeys"


class CannotNotify(MatchwoodError):
    """This device cannot get notifications. The message gives the reason."""

    code = "cannot_notify"


class PasskeyKnown(MatchwoodError):
    """Another account has this passkey."""

    code, status = "passkey_known", 409


class TooManyPasskeys(MatchwoodError):
    """The account has the maximum number of passkeys."""

    code, status = "too_many_passkeys", 409


class LastWayIn(MatchwoodError):
    """The account has no other way to sign in, so this one cannot be removed."""

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
    """Another player has this seat, or the caller has another seat."""

    code, status = "seat_taken", 409


class Silenced(MatchwoodError):
    """The operator of the server forbids this person to chat for some time. Wait `retry_after` seconds before another try."""

    code, status = "silenced", 403

    def __init__(self, until: datetime, retry_after: int) -> None:
        super().__init__(
            f"You cannot write in the chat until {until:%Y-%m-%d %H:%M} UTC, because of a message that you wrote. "
            "You can continue to play."
        )
        self.retry_after = retry_after


class NotHost(MatchwoodError):
    """Only the host of the table can set it up."""

    code, status = "not_host", 403


class Changed(MatchwoodError):
    """Something happened at the table that the caller did not know. Get the table and choose again."""

    code, status = "changed", 409


class Started(MatchwoodError):
    """The game has started, so the seats cannot change."""

    code, status = "started", 409


class NotStarted(MatchwoodError):
    """The game has not started: a seat is still open."""

    code, status = "not_started", 409


class HintsOff(MatchwoodError):
    """The table was made without hints."""

    code = "hints_off"


class CannotShow(MatchwoodError):
    """The caller cannot show cards to spectators: the table does not allow it, or the caller is no person."""

    code, status = "cannot_show", 409


class CannotLook(MatchwoodError):
    """The seat does not show its cards, or the caller has or had a seat in this game."""

    code, status = "cannot_look", 409


class HasLooked(MatchwoodError):
    """The caller has seen another player's cards in this game, and so cannot play in it."""

    code, status = "has_looked", 409


class NotAway(MatchwoodError):
    """There is nothing to vote on: the player of this seat is present, or has been absent for a short time only."""

    code, status = "not_away", 409


class TableEnded(MatchwoodError):
    """The players ended the table because a player had left."""

    code, status = "table_ended", 409


class NotOver(MatchwoodError):
    """The game is not over. A record shows all cards, so it is available only afterwards."""

    code, status = "not_over", 409


class Busy(MatchwoodError):
    """The server cannot store anything at the moment. Nothing has changed."""

    code, status = "busy", 503


class Newer(MatchwoodError):
    """A newer version of Matchwood wrote an event at this table that this server cannot read. Another server may, in
    `retry_after` seconds.
    """

    code, status = "busy", 503
    retry_after = 5

    def __init__(self) -> None:
        problem = "A newer version of Matchwood has changed this table, and this server cannot read it."
        super().__init__(f"{problem} Please try again in {self.retry_after} seconds.")


class Broken(MatchwoodError):
    """An internal error. The message contains its number in the log of the server."""

    code, status = "internal", 500


class Unreadable(Broken):
    """The log of a table is damaged. Nothing can be done at this table; all others work."""


class CannotServe(MatchwoodError):
    """The server cannot start. The message contains the reason."""

    code = "cannot_serve"
