"""What the log tells of a database that fails: enough to know what to look for, and nothing of what is kept in it."""

from __future__ import annotations


def error_code(error: Exception) -> str:
    """The type of an error of the database and its code, never its words, which may quote what was stored.

    >>> error_code(ValueError("the secret is 17"))
    'ValueError'
    """
    cause = getattr(error, "orig", None)
    code = getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorname", None)
    if code is None and hasattr(cause, "sqlstate"):  # PostgreSQL has a code for all that it says itself
        code = "no connection"
    return type(error).__name__ + ("" if code is None else f", {code}")
