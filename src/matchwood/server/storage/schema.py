"""The layout of the database: its tables. Every change is a step in `migrations` as well."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql

VERSION = 1
"""Raise it with every change of the layout that another version could not live with; a table more is none."""

metadata = sql.MetaData()

events = sql.Table(
    "events",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("body", sql.Text, nullable=False),
)
"""The logs. The primary key is what makes two appends of one number impossible, from whatever process."""

SNAPSHOT = 1
"""Raise it with every change of what snapshots hold: servers read those of their own version, else the logs."""

snapshots = sql.Table(
    "snapshots",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
)
"""What tables with long logs were like after event `number`, so that they open quickly. Nothing stands here that no log says."""

sitters = sql.Table(
    "sitters",
    metadata,
    sql.Column("owner", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("since", sql.Float, nullable=False),
    sql.Column("removed", sql.Integer),
)
"""Who sits at which table: found again without reading logs. Written with the event that seats somebody.

`removed` is 1 if this person removed the table from the list of their tables.
"""

runs = sql.Table(
    "runs",
    metadata,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("began", sql.BigInteger, nullable=False),
    sql.Column("seen", sql.BigInteger, nullable=False),
)
"""When servers were running, in milliseconds since 1970: one row a run."""

public_tables = sql.Table(
    "public_tables",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("run", sql.String(32), primary_key=True),
    sql.Column("since", sql.Float, nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
)
"""What stands in the lobby, as each running process says it; times in seconds since 1970."""

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
"""What was said at tables, a `phrase` or words; times in milliseconds since 1970. The id of a deleted line is not given again."""

reports = sql.Table(
    "reports",
    metadata,
    sql.Column("line", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("reporter", sql.String(64), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("settled", sql.BigInteger),
)
"""Lines of talk about which somebody complained, and when the host had dealt with that; in milliseconds since 1970."""

deleted_lines = sql.Table(
    "deleted_lines",
    metadata,
    sql.Column("line", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("table_id", sql.String(32), nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
)
"""Lines of talk that were deleted lately, so that servers take them off open pages; in milliseconds since 1970."""

silences = sql.Table(
    "silences",
    metadata,
    sql.Column("owner", sql.String(64), primary_key=True),
    sql.Column("line", sql.Integer, nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("until", sql.BigInteger, nullable=False),
)
"""Who may not talk until then, in milliseconds since 1970, because of which line, and under what name it was said."""

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
"""People who are known by a name; `owner` is whom logs and `sitters` name for them, `made` is in milliseconds since 1970.

`hidden` is 1 if nobody else is shown their ratings. `face` is how they look, if they chose it.
"""

names = sql.Table(
    "names",
    metadata,
    sql.Column("drawn", sql.Text, primary_key=True),
    sql.Column("account", sql.String(32), nullable=False, index=True),
)
"""What the names of accounts look like; of those from before this was kept one stands for all that look the same."""

former_guests = sql.Table("former_guests", metadata, sql.Column("owner", sql.String(64), primary_key=True))
"""Owners of accounts, of deleted ones as well: nobody is known by the tokens that these are hashes of."""

keys = sql.Table(
    "keys",
    metadata,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("value", sql.String(64), nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False),
)
"""What servers of this database sign with, in hexadecimal, and since when; in milliseconds since 1970."""

sessions = sql.Table(
    "sessions",
    metadata,
    sql.Column("token", sql.String(64), primary_key=True),
    sql.Column("account", sql.String(32), nullable=False, index=True),
    sql.Column("since", sql.BigInteger, nullable=False),
    sql.Column("browser", sql.String(32)),
    sql.Column("system", sql.String(32)),
)
"""Browsers that are signed in, by the hashes of their tokens, and roughly what they are; times in milliseconds since 1970."""

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
"""The public parts of passkeys, in base64url; `site` is the host's name for which one counts, times in milliseconds since 1970."""

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
"""Hashes of what browsers were asked to sign, gone once that is answered, or after some minutes; `until` in milliseconds."""

ends = sql.Table(
    "ends",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("settled", sql.Integer, nullable=False, index=True),
)
"""The tables that came to their end, written with the event that did it; `settled` is 1 once `results` and `ratings` know of it."""

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
"""How games ended for each seat; `away` is 1 if the others had to decide about whoever sat there. Deleted accounts have no name.

Where a rating followed from the game, `mu_before` and `mu_after` say what it was then and became.
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
"""How well somebody plays a game, by what is known of it after so many games."""

alarms = sql.Table(
    "alarms",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False, index=True),
)
"""When a server has to look at a table though nobody may have it open, in milliseconds since 1970. Written with the event."""

named_tables = sql.Table(
    "named_tables",
    metadata,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False, index=True),
)
"""Which table a client means by a key of its own (hashed with its person), for a day; `at` in milliseconds since 1970."""

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
"""Devices that are called for somebody who is away, by the hash of their endpoint; `since` in milliseconds since 1970.

`session` is the sign-in that asked for it, null for a guest. `site` is where its page was open.
"""

called = sql.Table(
    "called",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("owner", sql.String(64), primary_key=True),
    sql.Column("turn", sql.Integer, nullable=False),
)
"""For which turn somebody was called last to a table, so that they are called once."""

layout = sql.Table("matchwood_layout", metadata, sql.Column("version", sql.Integer, nullable=False))


def as_stored(column: sql.Column[str], dialect: sql.Dialect) -> sql.ColumnElement[Any]:
    """This text undecoded: SQLite keeps any bytes as text, and its error for those that are none would not say in which row."""
    return sql.cast(column, sql.LargeBinary) if dialect.name == "sqlite" else column
