"""The errors of tables and of the protocol."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from matchwood.errors import MatchwoodError

NameReason = Literal["empty", "too_long", "invisible", "character"]


class ProtocolError(MatchwoodError):
    """An error that the server reports to a client with a code."""

    def __init_subclass__(cls, code: str | None = None, status: int | None = None) -> None:
        super().__init_subclass__()
        cls.code, cls.status = code or cls.code, status or cls.status


class Malformed(ProtocolError, code="malformed", status=400):
    """The call or message does not have the documented form."""


class WrongMethod(Malformed, status=405):
    """This address does not accept the HTTP method."""


class TooLarge(ProtocolError, code="too_large", status=413):
    """The call or message is too large."""


class NotFound(ProtocolError, code="not_found", status=404):
    """The table, seat or page does not exist."""


class TooMany(ProtocolError, code="too_many", status=429):
    """The client sent too many requests. The client has to wait for `retry_after` seconds."""

    def __init__(self, message: str, retry_after: int) -> None:
        super().__init__(f"{message} Please try again in {retry_after} second{'s' * (retry_after != 1)}.")
        self.retry_after = retry_after


class ForeignOrigin(ProtocolError, code="foreign_origin", status=403):
    """A page of another website sent this call with a cookie of this server."""


class BadName(ProtocolError, code="bad_name"):
    """The server does not allow this name. `reason` is a code for the problem. `character` is the forbidden character."""

    def __init__(self, message: str, reason: NameReason, character: str | None = None) -> None:
        super().__init__(message)
        self.reason: NameReason = reason
        self.character = character


class BadText(ProtocolError, code="bad_text"):
    """The chat message has several lines or no visible character."""


class BadPassword(ProtocolError, code="bad_password"):
    """The new password is too short or too long."""


class WrongPassword(ProtocolError, code="wrong_password", status=403):
    """The name or the password is wrong. Unknown names and wrong passwords cause the same error."""


class WrongPasskey(ProtocolError, code="wrong_passkey", status=403):
    """The passkey is unknown, wrong, or belongs to another account."""


class ChallengeOver(ProtocolError, code="challenge_over", status=409):
    """The ticket or challenge has expired, was already used, or belongs to another browser."""


class NoPasskeys(ProtocolError, code="no_passkeys"):
    """Browsers cannot use passkeys at this address."""


class CannotNotify(ProtocolError, code="cannot_notify"):
    """The device cannot get notifications."""


class PasskeyKnown(ProtocolError, code="passkey_known", status=409):
    """Another account has this passkey."""


class TooManyPasskeys(ProtocolError, code="too_many_passkeys", status=409):
    """The account has the maximum number of passkeys."""


class LastWayIn(ProtocolError, code="last_way_in", status=409):
    """The account has no way to sign in except this passkey."""


class NameTaken(ProtocolError, code="name_taken", status=409):
    """Another account has this name or a similar name."""


class NotSignedIn(ProtocolError, code="not_signed_in", status=403):
    """The caller has to sign in for this call."""


class NotSeated(ProtocolError, code="not_seated", status=403):
    """The caller has no seat at this table."""


class SeatTaken(ProtocolError, code="seat_taken", status=409):
    """Another player has this seat, or the caller already has a seat."""


class Silenced(ProtocolError, code="silenced", status=403):
    """The operator does not allow this person to chat for another `retry_after` seconds."""

    def __init__(self, until: datetime, retry_after: int) -> None:
        super().__init__(
            f"You cannot write in the chat until {until:%Y-%m-%d %H:%M} UTC, because of a message that you wrote. "
            "You can continue to play."
        )
        self.retry_after = retry_after


class Banned(ProtocolError, code="banned", status=403):
    """The operator has banned this address or account for another `retry_after` seconds."""

    def __init__(self, until: datetime, retry_after: int) -> None:
        super().__init__(f"The operator of this server has banned you until {until:%Y-%m-%d %H:%M} UTC.")
        self.retry_after = retry_after


class NotHost(ProtocolError, code="not_host", status=403):
    """Only the host may make this change."""


class Changed(ProtocolError, code="changed", status=409):
    """The table has changed. The client has to load the table again."""


class Started(ProtocolError, code="started", status=409):
    """The game has started, so the seats are fixed."""


class NotStarted(ProtocolError, code="not_started", status=409):
    """The game has not started yet, because at least one seat has no player."""


class HintsOff(ProtocolError, code="hints_off"):
    """The settings of the table do not allow hints."""


class CannotShow(ProtocolError, code="cannot_show", status=409):
    """The settings of the table forbid showing cards. Bots can never show cards."""


class CannotLook(ProtocolError, code="cannot_look", status=409):
    """The player does not show cards to spectators. Current and former players cannot look at another player's cards."""


class HasLooked(ProtocolError, code="has_looked", status=409):
    """The caller cannot join the game, because the caller has seen a player's cards."""


class NotAway(ProtocolError, code="not_away", status=409):
    """The player has not been absent long enough for a vote."""


class TableEnded(ProtocolError, code="table_ended", status=409):
    """The players ended this game early, or the operator of the server closed the table."""


class NotOver(ProtocolError, code="not_over", status=409):
    """The record shows all cards, so it is available only after the game."""


class Embargoed(ProtocolError, code="embargo", status=409):
    """The caller still plays the deals of this game in a challenge, and can see the game afterwards."""


class NoOtherCards(ProtocolError, code="no_other_cards", status=409):
    """The seat knew all cards at this position, so a game with other cards cannot start here."""


class CannotChallenge(ProtocolError, code="cannot_challenge", status=409):
    """The caller cannot challenge friends with this game, or cannot accept this challenge."""


class Busy(ProtocolError, code="busy", status=503):
    """The server cannot store the change at the moment. Nothing has changed."""


class Newer(ProtocolError, code="busy", status=503):
    """A newer version of Matchwood wrote an event of this table."""

    retry_after = 5

    def __init__(self) -> None:
        problem = "A newer version of Matchwood has changed this table, and this server cannot read it."
        super().__init__(f"{problem} Please try again in {self.retry_after} seconds.")


class Broken(ProtocolError, code="internal", status=500):
    """The server has an internal error. The error message contains the number of the log entry."""


class Unreadable(Broken):
    """The stored log of the table is damaged."""


class CannotServe(ProtocolError, code="cannot_serve"):
    """The server or worker cannot start."""
