"""The tables of the database. Each change also needs a migration. Times are in milliseconds since 1970."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql

VERSION = 1
"""The version of the schema. Increase it with each change with which older servers cannot run. New tables are harmless."""

metadata = sql.MetaData()

events = sql.Table(
    "events",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("body", sql.Text, nullable=False),
)
"""The events of all tables. The primary key prevents two processes from storing an event under the same number."""

SNAPSHOT_VERSION = 1
"""The version of the format of snapshots. Servers ignore snapshots of other versions."""

snapshots = sql.Table(
    "snapshots",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
)
"""The state of a table after event `number`, so that a table with many events opens quickly."""

sitters = sql.Table(
    "sitters",
    metadata,
    sql.Column("owner", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("since", sql.Float, nullable=False),
    sql.Column("removed", sql.Integer),
)
"""The people who had a seat at a table `since` a time in seconds. `removed` is 1 if it is no longer in their list."""

runs = sql.Table(
    "runs",
    metadata,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("began", sql.BigInteger, nullable=False),
    sql.Column("seen", sql.BigInteger, nullable=False),
)
"""The times at which servers were running, with one row for each run."""

public_tables = sql.Table(
    "public_tables",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("run", sql.String(32), primary_key=True),
    sql.Column("since", sql.Float, nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
)
"""The public tables in the lobby of each server. Times are in seconds."""

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
"""Chat messages with a `phrase` or free `words`. IDs of deleted messages are not used again."""

reports = sql.Table(
    "reports",
    metadata,
    sql.Column("line", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("reporter", sql.String(64), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("settled", sql.BigInteger),
)
"""Reports about chat messages. `settled` is the time at which the operator closed the report."""

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
"""People who may not write in the chat before `until`. `line` is their reported message, `name` their name."""

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
"""Accounts. `owner` is the person's ID in logs and other tables. `hidden` is 1 if others may not see the ratings."""

names = sql.Table(
    "names",
    metadata,
    sql.Column("drawn", sql.Text, primary_key=True),
    sql.Column("account", sql.String(32), nullable=False, index=True),
)
"""The appearance of the names of accounts. It prevents a new name that looks like an existing one."""

former_guests = sql.Table("former_guests", metadata, sql.Column("owner", sql.String(64), primary_key=True))
"""The guest IDs of people who signed up, even of deleted accounts. They are hashes of invalid tokens."""

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
"""The browsers in which people are signed in, by the hashes of their tokens."""

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
"""The public keys of passkeys, in base64url. A passkey is valid for the host name `site`."""

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
"""The hashes of challenges that browsers have to sign. The server deletes a row after the answer or after `until`."""

ends = sql.Table(
    "ends",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("settled", sql.Integer, nullable=False, index=True),
)
"""The tables whose game has ended. `settled` is 1 if `results` and `ratings` contain the game."""

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
"""The result of each seat. `away` is 1 if the others decided about an absent player. `mu_…` are ratings of rated games."""

ratings = sql.Table(
    "ratings",
    metadata,
    sql.Column("account", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(32), primary_key=True),
    sql.Column("mu", sql.Float, nullable=False),
    sql.Column("sigma", sql.Float, nullable=False),
    sql.Column("games", sql.Integer, nullable=False),
)
"""The rating of an account in a game after `games` rated games."""

alarms = sql.Table(
    "alarms",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False, index=True),
)
"""The time at which a server has to open a table, because a deadline expires then."""

named_tables = sql.Table(
    "named_tables",
    metadata,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False, index=True),
)
"""The idempotency keys of requests for new tables, hashed with the person and kept for a day."""

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
"""The devices that get notifications, by the hash of their endpoint. `session` is null for a guest."""

called = sql.Table(
    "called",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("owner", sql.String(64), primary_key=True),
    sql.Column("turn", sql.Integer, nullable=False),
)
"""The last turn of which the server notified a person, so that it notifies them once."""

layout = sql.Table("matchwood_layout", metadata, sql.Column("version", sql.Integer, nullable=False))


def as_stored(column: sql.Column[str], dialect: sql.Dialect) -> sql.ColumnElement[Any]:
    """Return the column as an SQL expression for a query. In SQLite, read the values as bytes: for invalid text, SQLite raises
    an error that does not name the row.
    """
    return sql.cast(column, sql.LargeBinary) if dialect.name == "sqlite" else column
