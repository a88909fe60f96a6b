"""The tables of the database. Times are in milliseconds since 1970."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql
from sqlalchemy.schema import SchemaItem

VERSION = 1
"""The version of the schema. Increase it only if older servers cannot run with a change."""

metadata = sql.MetaData()


def _table(name: str, *columns: SchemaItem, **options: Any) -> sql.Table:
    return sql.Table(name, metadata, *columns, **options)


events = _table(
    "events",
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("body", sql.Text, nullable=False),
)
"""The events of all tables. Two processes cannot store the same number."""

SNAPSHOT_VERSION = 1
"""Servers ignore snapshots with another version."""

snapshots = _table(
    "snapshots",
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
)
"""The state of tables after event `number`."""

sitters = _table(
    "sitters",
    sql.Column("owner", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(32), primary_key=True, index=True),
    sql.Column("since", sql.Float, nullable=False),
    sql.Column("removed", sql.Integer),
)
"""The people who had a seat, with a time in seconds. `removed` is 1 if the table is not listed."""

runs = _table(
    "runs",
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("began", sql.BigInteger, nullable=False),
    sql.Column("seen", sql.BigInteger, nullable=False),
)

public_tables = _table(
    "public_tables",
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("run", sql.String(32), primary_key=True),
    sql.Column("since", sql.Float, nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
)
"""The public tables in the lobby of each server, with times in seconds."""

talk = _table(
    "talk",
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
"""Chat messages with a `phrase` or free `words`. IDs are never used again."""

reports = _table(
    "reports",
    sql.Column("line", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("reporter", sql.String(64), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("settled", sql.BigInteger),
)
"""Reports about chat messages. `settled` is the time at which the operator closed a report."""

reported_names = _table(
    "reported_names",
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("owner", sql.String(64), nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("hidden", sql.BigInteger),
    sql.UniqueConstraint("owner", "name"),
    sqlite_autoincrement=True,
)
"""The reported names of people in rankings and challenges. `hidden` is the time at which the operator hid a name."""

name_reports = _table(
    "name_reports",
    sql.Column("name", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("reporter", sql.String(64), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("settled", sql.BigInteger),
)
"""Reports about names. `name` is the ID of a reported name, and `settled` the time at which the operator closed a report."""

deleted_lines = _table(
    "deleted_lines",
    sql.Column("line", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("table_id", sql.String(32), nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
)
"""Recently deleted chat messages, which servers remove from open pages."""

silences = _table(
    "silences",
    sql.Column("owner", sql.String(64), primary_key=True),
    sql.Column("line", sql.Integer, nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("until", sql.BigInteger, nullable=False),
)
"""People who may not write in the chat before `until`, because of message `line`."""

accounts = _table(
    "accounts",
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("folded", sql.Text, nullable=False, unique=True),
    sql.Column("owner", sql.String(64), nullable=False, unique=True),
    sql.Column("password", sql.Text),
    sql.Column("made", sql.BigInteger, nullable=False),
    sql.Column("hidden", sql.Integer),
    sql.Column("face", sql.String(2)),
)
"""Accounts. `owner` is the person's ID in other tables. `hidden` is 1 for hidden ratings."""

names = _table(
    "names",
    sql.Column("drawn", sql.Text, primary_key=True),
    sql.Column("account", sql.String(32), nullable=False, index=True),
)
"""The appearance of account names, so that no two names look alike."""

former_guests = _table("former_guests", sql.Column("owner", sql.String(64), primary_key=True))
"""The guest IDs of all people who signed up, which are invalid now."""

keys = _table(
    "keys",
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("value", sql.String(64), nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False),
)
"""The signing keys that all servers share, in hexadecimal."""

sessions = _table(
    "sessions",
    sql.Column("token", sql.String(64), primary_key=True),
    sql.Column("account", sql.String(32), nullable=False, index=True),
    sql.Column("since", sql.BigInteger, nullable=False),
    sql.Column("browser", sql.String(32)),
    sql.Column("system", sql.String(32)),
)
"""The browsers in which people are signed in, by the hash of the token."""

passkeys = _table(
    "passkeys",
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
"""The public keys of passkeys, in base64url. `site` is a host name."""

challenges = _table(
    "challenges",
    sql.Column("challenge", sql.String(64), primary_key=True),
    sql.Column("browser", sql.String(64), nullable=False),
    sql.Column("purpose", sql.String(16), nullable=False),
    sql.Column("account", sql.String(32)),
    sql.Column("name", sql.String(64)),
    sql.Column("until", sql.BigInteger, nullable=False, index=True),
)
"""The hashes of challenges that browsers have to sign before `until`."""

ends = _table(
    "ends",
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("settled", sql.Integer, nullable=False, index=True),
)
"""The tables whose game has ended. `settled` is 1 if `results` contains the game."""

results = _table(
    "results",
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
"""The result of each seat. `away` is 1 if the others decided about the absent player."""

ratings = _table(
    "ratings",
    sql.Column("account", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(32), primary_key=True),
    sql.Column("mu", sql.Float, nullable=False),
    sql.Column("sigma", sql.Float, nullable=False),
    sql.Column("games", sql.Integer, nullable=False),
)

alarms = _table(
    "alarms",
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False, index=True),
)

named_tables = _table(
    "named_tables",
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False, index=True),
)
"""The hashed idempotency keys of requests for new tables."""

subscriptions = _table(
    "subscriptions",
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
"""The devices that get notifications, by the hash of the endpoint. Guests have no `session`."""

called = _table(
    "called",
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("owner", sql.String(64), primary_key=True),
    sql.Column("turn", sql.Integer, nullable=False),
)
"""The last turn of which the server notified a person."""

operator_actions = _table(
    "operator_actions",
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("at", sql.BigInteger, nullable=False, index=True),
    sql.Column("action", sql.String(32), nullable=False),
    sql.Column("subject", sql.String(64), nullable=False),
    sql.Column("reason", sql.Text),
    sql.Column("by", sql.String(64), nullable=False),
    sqlite_autoincrement=True,
)
"""The actions of operators. `subject` is what an action changed, such as a table, and `by` is the operator's user name."""

bans = _table(
    "bans",
    sql.Column("banned", sql.String(64), primary_key=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("since", sql.BigInteger, nullable=False),
    sql.Column("until", sql.BigInteger, nullable=False),
    sql.Column("reason", sql.Text),
)
"""The addresses and accounts that may not use the server. `banned` is an address, an IPv6 network or the `owner` of an account."""

announcements = _table(
    "announcements",
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("starts", sql.BigInteger),
    sql.Column("ends", sql.BigInteger, nullable=False),
)
"""The announcement of the operator. Pages show it until `ends`. `starts` is the start of the announced maintenance."""

daily_deals = _table(
    "daily_deals",
    sql.Column("day", sql.String(10), primary_key=True),
    sql.Column("game", sql.String(32), primary_key=True),
    sql.Column("players", sql.Integer, nullable=False),
    sql.Column("options", sql.Text, nullable=False),
    sql.Column("level", sql.String(16), nullable=False),
    sql.Column("secret", sql.String(100), nullable=False),
)
"""The deals of the day. `day` is a date in UTC, such as 2026-10-03. All servers use the secret that was stored first."""

daily_attempts = _table(
    "daily_attempts",
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("day", sql.String(10), nullable=False),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("owner", sql.String(64), nullable=False, index=True),
    sql.Column("name", sql.String(64)),
    sql.Column("face", sql.String(2)),
    sql.Column("started", sql.BigInteger, nullable=False),
    sql.Column("outcome", sql.String(8), index=True),
    sql.Column("ended", sql.BigInteger),
    sql.Column("table_rank", sql.Integer),
    sql.Column("points", sql.Integer),
    sql.Column("tiebreak", sql.Integer),
    sql.Column("total_loss", sql.Float),
    sql.Column("judgements", sql.Text),
    sql.Index("ix_daily_attempts_day_game", "day", "game"),
)
"""The attempts that count at the deals of the day. `outcome` is `finished` or `quit` after the end of the game. `tiebreak` orders
results with the same rank at the table. `total_loss` and the JSON text `judgements` come from the analysis.
"""

daily_people = _table(
    "daily_people",
    sql.Column("day", sql.String(10), primary_key=True),
    sql.Column("game", sql.String(32), primary_key=True),
    sql.Column("person", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False, index=True),
)
"""The accounts and browsers that have used up their attempt. A person who signs in at a browser has two entries."""

daily_choices = _table(
    "daily_choices",
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("event", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("day", sql.String(10), nullable=False),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("position", sql.String(32), nullable=False),
    sql.Column("move", sql.Text, nullable=False),
    sql.Index("ix_daily_choices_position", "day", "game", "position"),
)
"""The decisions in finished attempts. `position` is a hash of everything that the player knew."""

branches = _table(
    "branches",
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("owner", sql.String(64), nullable=False, index=True),
    sql.Column("subject", sql.String(32), nullable=False, index=True),
    sql.Column("at", sql.BigInteger, nullable=False),
)
"""The tables that people start from finished games. `subject` is the ID of a table or of a record."""

game_challenges = _table(
    "game_challenges",
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False),
    sql.Column("owner", sql.String(64), nullable=False, index=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.UniqueConstraint("table_id", "owner"),
)
"""The challenges of people to play the deals of their finished game."""

challenge_games = _table(
    "challenge_games",
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("challenge", sql.String(32), nullable=False, index=True),
    sql.Column("owner", sql.String(64), nullable=False, index=True),
    sql.Column("deals", sql.String(64), nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
)
"""The tables of people who accepted a challenge. `deals` is the hash of the secret behind all deals."""

puzzle_answers = _table(
    "puzzle_answers",
    sql.Column("owner", sql.String(64), primary_key=True),
    sql.Column("day", sql.String(10), primary_key=True),
    sql.Column("puzzle", sql.String(32), primary_key=True),
    sql.Column("move", sql.Text, nullable=False),
    sql.Column("solved", sql.Integer, nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("mu_before", sql.Float, nullable=False),
    sql.Column("mu_after", sql.Float, nullable=False),
)
"""The first answer of each person to each puzzle of a day. `solved` is 1 for the best move."""

puzzle_players = _table(
    "puzzle_players",
    sql.Column("owner", sql.String(64), primary_key=True),
    sql.Column("mu", sql.Float, nullable=False),
    sql.Column("sigma", sql.Float, nullable=False),
    sql.Column("answers", sql.Integer, nullable=False),
    sql.Column("solved", sql.Integer, nullable=False),
    sql.Column("streak", sql.Integer, nullable=False),
    sql.Column("longest", sql.Integer, nullable=False),
    sql.Column("last_day", sql.String(10)),
)
"""The rating and the streak of each person who has answered a puzzle. The streak ends with `last_day`."""

puzzle_ratings = _table(
    "puzzle_ratings",
    sql.Column("puzzle", sql.String(32), primary_key=True),
    sql.Column("mu", sql.Float, nullable=False),
    sql.Column("sigma", sql.Float, nullable=False),
    sql.Column("answers", sql.Integer, nullable=False),
    sql.Column("solved", sql.Integer, nullable=False),
)
"""The rating of each puzzle that a person has answered. `answers` and `solved` count rated answers."""

layout = _table("matchwood_layout", sql.Column("version", sql.Integer, nullable=False))


def as_stored(column: sql.Column[str], dialect: sql.Dialect) -> sql.ColumnElement[Any]:
    """Return an SQL expression that reads a text column of SQLite as bytes. SQLite raises an unclear error for invalid text."""
    return sql.cast(column, sql.LargeBinary) if dialect.name == "sqlite" else column
