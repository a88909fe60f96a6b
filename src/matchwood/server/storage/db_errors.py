"""Descriptions of database errors without stored data."""

from __future__ import annotations

PGBOUNCER_CODES = ("42P05", "26000")
"""The SQLSTATEs for prepared statements that already exist, or that belong to another connection."""


def error_code(error: Exception) -> str:
    """Return the type and code of a database error. Omit the error message, which can contain stored data.

    >>> error_code(ValueError("the secret is 17"))
    'ValueError'
    """
    cause = getattr(error, "orig", None)
    code = getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorname", None)
    if code is None and hasattr(cause, "sqlstate"):  # only errors from PostgreSQL itself have a code
        code = "no connection"
    hint = "; with PgBouncer, set pool_mode = session" if code in PGBOUNCER_CODES else ""
    return type(error).__name__ + ("" if code is None else f", {code}{hint}")
