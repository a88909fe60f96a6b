"""The address of a database in the option `--database`."""

from __future__ import annotations

import os
import re
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from matchwood.server.protocol.errors import CannotServe

HELP = "Use --database sqlite:///tables.db, --database ./tables.db or --database postgresql://user:password@host/database."
ENCODING = "In a user name or password, write @ as %40, : as %3A, / as %2F, ? as %3F, # as %23 and % as %25."
PGBOUNCER = "Matchwood uses prepared statements. With PgBouncer, set pool_mode = session."
DRIVER_SETTINGS = ("autocommit", "context", "cursor_factory", "prepare_threshold", "row_factory")
"""Settings of psycopg that are not parameters of PostgreSQL. In a URL they are texts, which psycopg cannot use."""
SUFFIXES = (".db", ".sqlite", ".sqlite3")
SAFE_QUERY_PARTS = ("host", "port")
"""Messages may show these parts of a URL's query. Other parts can be passwords."""

_CREDENTIALS = re.compile(r"(?<!^[A-Za-z]):.*@")
"""The user name and password in a URL. A single letter before the colon is not a URL but a Windows drive."""


def address_of(text: str) -> sql.URL:
    """Parse the address of a database. Raises CannotServe for an invalid address. The error message hides passwords."""
    if "://" in text:
        return _parse_url(text)
    if not _is_path(text):
        quoted = f"{text!r}" if re.fullmatch(r"[\w.\-]+", text) else "The value of --database"
        raise CannotServe(f"{quoted} is neither a database URL nor clearly a file path.\n{HELP}")
    return sql.URL.create("sqlite", database=text)


def _is_path(text: str) -> bool:
    """Return whether the text is certainly a file path, because a mistyped URL must not create a file."""
    if _CREDENTIALS.search(text):
        return False
    if Path(text).is_absolute() or re.match(r"\.{1,2}[/\\]", text) or os.path.isfile(text):  # noqa: PTH113  Path.is_file raises for long names
        return True
    return text.endswith(SUFFIXES) and ":" not in text and "//" not in text


def _parse_url(text: str) -> sql.URL:
    try:
        url = sql.make_url(re.sub(r"^postgres://", "postgresql://", text))
    except (SQLAlchemyError, ValueError):
        raise CannotServe(f"The URL of the database is invalid.\n{HELP}\n{ENCODING}") from None
    kind = url.get_backend_name()
    if kind not in ("sqlite", "postgresql"):
        raise CannotServe(f"Matchwood supports SQLite and PostgreSQL, not {kind}.\n{HELP}")
    if kind == "sqlite" and (url.host or url.username or _CREDENTIALS.search(url.database or "")):
        raise CannotServe("The URL of an SQLite file has three slashes and no user: --database sqlite:///tables.db")
    if kind == "postgresql" and any("@" in part for part in (url.host or "", url.database or "")):
        raise CannotServe(f"The URL of the database has an unexpected @.\n{HELP}\n{ENCODING}")
    if kind == "postgresql" and (unsupported := [name for name in DRIVER_SETTINGS if name in url.query]):
        advice = f"\n{PGBOUNCER}" if "prepare_threshold" in unsupported else ""
        raise CannotServe(f"Remove {', '.join(unsupported)} from the URL of the database: --database must not set it.{advice}")
    return url


def file_of(url: sql.URL) -> Path | None:
    """Return the path of an SQLite file, or None for other databases."""
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database and "uri" not in url.query else None


def shown(url: sql.URL) -> str:
    """Return the URL of a database, but hide passwords.

    >>> shown(sql.make_url("postgresql://ada:secret@/tables?host=/run&password=secret"))
    'postgresql://ada:***@/tables?host=%2Frun'
    """
    query = {name: value for name, value in url.query.items() if name in SAFE_QUERY_PARTS}
    return url.set(query=query).render_as_string(hide_password=True)


def without_password(text: str, url: sql.URL) -> str:
    """Replace the password in an error message by asterisks.

    >>> without_password("no host 'ret'", sql.make_url("postgresql://ada:ret@host/tables"))
    "no host '***'"
    """
    for secret in (url.password, url.query.get("password")):
        if isinstance(secret, str) and secret:
            text = text.replace(secret, "***")
    return text
