"""The database tables. Every change also needs a migration in `migrations`.

Times are in milliseconds since 1970, unless a docstring names seconds.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql

VERSION = 1
"""The version of the schema. Increase it with every change that older servers cannot run with. A new table is no such change."""

metadata = sql.MetaData()

events = sql.Table(
    "events",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("body", sql.Text, nullable=False),
)
"""The logs of the tables. The primary key prevents two processes from storing an event under the same number."""

SNAPSHOT_VERSION = 1
"""The version of snapshots. Increase it with every change of their format. Servers ignore snapshots of other versions."""

snapshots = sql.Table(
    "snapshots",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
)
"""The state of tables with long logs after event `number`, so that they open quickly. It can be computed from the log."""

sitters = sql.Table(
    "sitters",
    metadata,
    sql.Column("owner", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("since", sql.Float, nullable=False),
    sql.Column("removed", sql.Integer),
)
"""The people who have sat at a table, so that their tables are found without reading logs. `since` is in seconds.

`removed` is 1 if the person removed the table from their list.
"""

runs = sql.Table(
    "runs",
    metadata,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("began", sql.BigInteger, nullable=False),
    sql.Column("seen", sql.BigInteger, nullable=False),
)
"""The times at which servers were running, one row for each run."""

public_tables = sql.Table(
    "public_tables",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("run", sql.String(32), primary_key=True),
    sql.Column("since", sql.Float, nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
)
"""The tables in the lobby, as each server reports them. Times are in seconds."""

talk = sql.Table(
    "talk",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("table_id", sql.String(32), nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("owner", sql.String(64), nullable=False),
    sql.Column("key", sql.String(64), nullable=False),
    sql.Column("seat", sql.Integer),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("phrase", sql.String(32)),
    sql.Column("words", sql.Text),
    sql.UniqueConstraint("table_id", "owner", "key"),
    sqlite_autoincrement=True,
)
"""Chat messages: a `phrase` or free `words`. IDs of deleted messages are not used again."""

reports = sql.Table(
    "reports",
    metadata,
    sql.Column("line", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("reporter", sql.String(64), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("settled", sql.BigInteger),
)
"""Reported chat messages. `settled` is when the operator closed the report."""

deleted_lines = sql.Table(
    "deleted_lines",
    metadata,
    sql.Column("line", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("table_id", sql.String(32), nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
)
"""Recently deleted chat messages, which servers remove from open pages."""

silences = sql.Table(
    "silences",
    metadata,
    sql.Column("owner", sql.String(64), primary_key=True),
    sql.Column("line", sql.Integer, nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("until", sql.BigInteger, nullable=False),
)
"""People who may not write in the chat before `until`. `line` is the message that caused it, `name` its author's name."""

accounts = sql.Table(
    "accounts",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("folded", sql.Text, nullable=False, unique=True),
    sql.Column("owner", sql.String(64), nullable=False, unique=True),
    sql.Column("password", sql.Text),
    sql.Column("made", sql.BigInteger, nullable=False),
    sql.Column("hidden", sql.Integer),
    sql.Column("face", sql.String(2)),
)
"""Accounts. `owner` is the person's ID in logs and in other tables. `hidden` is 1 if the ratings are hidden from others."""

names = sql.Table(
    "names",
    metadata,
    sql.Column("drawn", sql.Text, primary_key=True),
    sql.Column("account", sql.String(32), nullable=False, index=True),
)
"""What the names of accounts look like, so that no two new names look alike. Older names that look alike share one row."""

former_guests = sql.Table("former_guests", metadata, sql.Column("owner", sql.String(64), primary_key=True))
"""The guest IDs of people who signed up, also of deleted accounts. They are hashes of tokens that are no longer valid."""

keys = sql.Table(
    "keys",
    metadata,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("value", sql.String(64), nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False),
)
"""The signing keys that all servers share, in hexadecimal."""

sessions = sql.Table(
    "sessions",
    metadata,
    sql.Column("token", sql.String(64), primary_key=True),
    sql.Column("account", sql.String(32), nullable=False, index=True),
    sql.Column("since", sql.BigInteger, nullable=False),
    sql.Column("browser", sql.String(32)),
    sql.Column("system", sql.String(32)),
)
"""Browsers that are signed in, by the hashes of their tokens."""

passkeys = sql.Table(
    "passkeys",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("account", sql.String(32), nullable=False, index=True),
    sql.Column("credential", sql.Text, nullable=False, unique=True),
    sql.Column("public_key", sql.Text, nullable=False),
    sql.Column("sign_count", sql.BigInteger, nullable=False),
    sql.Column("site", sql.Text, nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False),
    sql.Column("used", sql.BigInteger),
)
"""The public parts of passkeys, in base64url. A passkey is valid for the host name `site`."""

challenges = sql.Table(
    "challenges",
    metadata,
    sql.Column("challenge", sql.String(64), primary_key=True),
    sql.Column("browser", sql.String(64), nullable=False),
    sql.Column("purpose", sql.String(16), nullable=False),
    sql.Column("account", sql.String(32)),
    sql.Column("name", sql.String(64)),
    sql.Column("until", sql.BigInteger, nullable=False, index=True),
)
"""Hashes of the challenges that browsers have to sign. A row is deleted by the answer or after `until`."""

ends = sql.Table(
    "ends",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("settled", sql.Integer, nullable=False, index=True),
)
"""The tables whose game has ended. `settled` is 1 if `results` and `ratings` contain it."""

results = sql.Table(
    "results",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("owner", sql.String(64), index=True),
    sql.Column("name", sql.String(64)),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("place", sql.Integer),
    sql.Column("away", sql.Integer, nullable=False),
    sql.Column("mu_before", sql.Float),
    sql.Column("mu_after", sql.Float),
)
"""The result of each seat. `away` is 1 if the other players had to decide about an absent player. Deleted accounts have no name.

`mu_before` and `mu_after` are the rating before and after a rated game.
"""

ratings = sql.Table(
    "ratings",
    metadata,
    sql.Column("account", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(32), primary_key=True),
    sql.Column("mu", sql.Float, nullable=False),
    sql.Column("sigma", sql.Float, nullable=False),
    sql.Column("games", sql.Integer, nullable=False),
)
"""The rating of an account in a game, after `games` rated games."""

alarms = sql.Table(
    "alarms",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False, index=True),
)
"""The time at which a server has to open a table because a deadline expires."""

named_tables = sql.Table(
    "named_tables",
    metadata,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False, index=True),
)
"""Idempotency keys of requests for new tables, hashed with the person, for a day."""

subscriptions = sql.Table(
    "subscriptions",
    metadata,
    sql.Column("device", sql.String(64), primary_key=True),
    sql.Column("owner", sql.String(64), nullable=False, index=True),
    sql.Column("session", sql.String(64)),
    sql.Column("endpoint", sql.Text, nullable=False),
    sql.Column("p256dh", sql.String(88), nullable=False),
    sql.Column("auth", sql.String(24), nullable=False),
    sql.Column("language", sql.String(3), nullable=False),
    sql.Column("site", sql.Text, nullable=False),
    sql.Column("since", sql.BigInteger, nullable=False),
)
"""Devices that get notifications, by the hash of their endpoint. `session` is null for a guest. See `push.subscriptions.Device`."""

called = sql.Table(
    "called",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("owner", sql.String(64), primary_key=True),
    sql.Column("turn", sql.Integer, nullable=False),
)
"""The last turn for which a person was notified, so that each is notified once."""

layout = sql.Table("matchwood_layout", metadata, sql.Column("version", sql.Integer, nullable=False))


def as_stored(column: sql.Column[str], dialect: sql.Dialect) -> sql.ColumnElement[Any]:
    """Return a column whose text is read as bytes in SQLite. SQLite's error for invalid text would not name the row."""
    return sql.cast(column, sql.LargeBinary) if dialect.name == "sqlite" else column
