"""The messages with the exported data of an account."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec import Struct

from matchwood.server.accounts.messages import Account, Played
from matchwood.server.protocol.branch_messages import ExportedBranch
from matchwood.server.protocol.challenge_messages import ExportedChallenge
from matchwood.server.protocol.daily_messages import ExportedAttempt
from matchwood.server.protocol.puzzle_messages import ExportedPuzzles
from matchwood.server.push.subscription_messages import ExportedSubscription


class Line(Struct, frozen=True):
    """A chat message that the account's owner wrote.

    - `table`: the ID of the table.
    - `at`: when it was sent.
    - `phrase`: the phrase, or `null` for a text.
    - `text`: the text, or `null` for a phrase.
    """

    table: str
    at: datetime
    phrase: str | None
    text: str | None


class Reported(Struct, frozen=True):
    """A chat message that the account's owner reported. The export omits the message's text.

    - `table`: the ID of the table.
    - `line`: the `id` of the message.
    - `at`: when it was reported.
    - `settled`: when the operator settled the report, or `null`.
    """

    table: str
    line: int
    at: datetime
    settled: datetime | None


class SignedIn(Struct, frozen=True):
    """Exported data about a browser that is signed in to the account.

    - `since`: when the browser signed in.
    - `browser`: the name of the browser, or `null`.
    - `system`: the name of the operating system, or `null`.
    """

    since: datetime
    browser: str | None
    system: str | None


class ExportedPasskey(Struct, frozen=True):
    """Exported data about a passkey. The private key never leaves the device.

    - `name`: the name of the passkey.
    - `site`: the host name of its site.
    - `made`: when it was created.
    - `used`: when it was last used, or `null`.
    - `credential`: the ID that the device gave it.
    - `public_key`: the public key.
    - `sign_count`: the last number of signatures that the device stated.
    """

    name: str
    site: str
    made: datetime
    used: datetime | None
    credential: str
    public_key: str
    sign_count: int


class ExportedRecord(Struct, frozen=True):
    """The record of one game in the exported data.

    - `table`: the ID of the table.
    - `record`: the record (docs/notation.md).
    """

    table: str
    record: dict[str, Any]


class ExportedNameReport(Struct, frozen=True):
    """A name that the account's owner reported, from a ranking or a challenge.

    - `name`: the name.
    - `at`: when it was reported.
    - `settled`: when the operator settled the report, or `null`.
    """

    name: str
    at: datetime
    settled: datetime | None


class Export(Struct, frozen=True):
    """All data that the server stores about an account.

    - `account`: the account.
    - `games`: all finished games.
    - `tables`: the IDs of the tables at which the account has or had a seat.
    - `talk`: its chat messages.
    - `reports`: the chat messages that it reported.
    - `reported_names`: the names that it reported.
    - `hidden_names`: its own names that the operator has hidden in rankings and challenges.
    - `sessions`: the browsers that are signed in.
    - `passkeys`: its passkeys.
    - `subscriptions`: the devices that get notifications.
    - `silenced`: until when the operator forbids chat messages, or `null`.
    - `branches`: the tables that it started from finished games.
    - `challenges`: the challenges that it made or accepted.
    - `puzzles`: its answers to puzzles.
    - `attempts`: its attempts at deals of the day.
    - `records`: the records of all finished games. The server sends this field last, in parts.
    """

    account: Account
    games: tuple[Played, ...]
    tables: tuple[str, ...]
    talk: tuple[Line, ...]
    reports: tuple[Reported, ...]
    reported_names: tuple[ExportedNameReport, ...]
    hidden_names: tuple[str, ...]
    sessions: tuple[SignedIn, ...]
    passkeys: tuple[ExportedPasskey, ...]
    subscriptions: tuple[ExportedSubscription, ...]
    silenced: datetime | None
    branches: tuple[ExportedBranch, ...]
    challenges: tuple[ExportedChallenge, ...]
    puzzles: ExportedPuzzles
    attempts: tuple[ExportedAttempt, ...]
    records: tuple[ExportedRecord, ...]
