"""The address of a database as commands take it: a URL, or the path of an SQLite file."""

from __future__ import annotations

import os
import re
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from matchwood.server.protocol.errors import CannotServe

NAMING = "Name it as --database sqlite:///tables.db, --database ./tables.db or --database postgresql://user:password@host/database."
ENCODING = "In a user's name or a password, write @ as %40, : as %3A, / as %2F, ? as %3F, # as %23 and % as %25."
SUFFIXES = (".db", ".sqlite", ".sqlite3")
SHOWN = ("host", "port")
"""The only parts of a URL's query that are shown: others can be passwords."""

_CREDENTIALS = re.compile(r"(?<!^[A-Za-z]):.*@")
"""A user's name and password, as in a URL. A letter before the colon is a drive of Windows."""


def address_of(named: str) -> sql.URL:
    """The address that somebody named. Raises CannotServe, and never shows what could be a password."""
    if "://" in named:
        return _read(named)
    if not _is_path(named):
        shown = f"{named!r}" if re.fullmatch(r"[\w.\-]+", named) else "What was named as the database"
        raise CannotServe(f"{shown} is neither the URL of a database nor clearly the path of a file.\n{NAMING}")
    return sql.URL.create("sqlite", database=named)


def _is_path(named: str) -> bool:
    """Whether this is meant for a file: what is mistyped makes no new one."""
    if _CREDENTIALS.search(named):
        return False
    if Path(named).is_absolute() or re.match(r"\.{1,2}[/\\]", named) or os.path.isfile(named):  # noqa: PTH113  a name that is too long is none
        return True
    return named.endswith(SUFFIXES) and ":" not in named and "//" not in named


def _read(named: str) -> sql.URL:
    try:
        url = sql.make_url(re.sub(r"^postgres://", "postgresql://", named))
    except (SQLAlchemyError, ValueError):
        raise CannotServe(f"The URL of the database cannot be read.\n{NAMING}\n{ENCODING}") from None
    kind = url.get_backend_name()
    if kind not in ("sqlite", "postgresql"):
        raise CannotServe(f"Matchwood keeps tables in SQLite or PostgreSQL, not in {kind}.\n{NAMING}")
    if kind == "sqlite" and (url.host or url.username or _CREDENTIALS.search(url.database or "")):
        raise CannotServe(
            "The URL of an SQLite file has three slashes before the path, and no user: sqlite:///tables.db (--database)"
        )
    if kind == "postgresql" and any("@" in part for part in (url.host or "", url.database or "")):
        raise CannotServe(f"The URL of the database has an @ that belongs to no host.\n{NAMING}\n{ENCODING}")
    return url


def file_of(url: sql.URL) -> Path | None:
    """The file of an SQLite database; None if that cannot be said, or there is none."""
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database and "uri" not in url.query else None


def shown(url: sql.URL) -> str:
    """The address as it can stand in a message.

    >>> shown(sql.make_url("postgresql://ada:secret@/tables?host=/run&password=secret"))
    'postgresql://ada:***@/tables?host=%2Frun'
    """
    query = {name: value for name, value in url.query.items() if name in SHOWN}
    return url.set(query=query).render_as_string(hide_password=True)


def without_password(text: str, url: sql.URL) -> str:
    """What a database said, without the password.

    >>> without_password("no host 'ret'", sql.make_url("postgresql://ada:ret@host/tables"))
    "no host '***'"
    """
    for secret in (url.password, url.query.get("password")):
        if isinstance(secret, str) and secret:
            text = text.replace(secret, "***")
    return text
