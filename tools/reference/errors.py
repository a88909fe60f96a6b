"""List the codes of all errors for docs/reference/errors.md."""

from __future__ import annotations

from matchwood import errors
from matchwood.errors import BadBatch, BadDeal, BadSeed, MatchwoodError, UnknownBot, UnknownLesson
from matchwood.server.protocol import errors as server_errors
from matchwood.server.protocol.errors import CannotServe
from tools.reference.markdown import described, table

NOT_SENT = (CannotServe, UnknownBot, UnknownLesson, BadSeed, BadDeal, BadBatch)
"""Errors that no client of a server ever receives."""


def sent_errors() -> dict[str, type[MatchwoodError]]:
    """Return the classes of all errors that a server may send, by error code."""
    known = [*vars(errors).values(), *vars(server_errors).values()]
    kinds = [kind for kind in known if isinstance(kind, type) and issubclass(kind, MatchwoodError) and kind not in NOT_SENT]
    return {kind.code: kind for kind in reversed(kinds) if "code" in vars(kind) and kind is not MatchwoodError}


def error_table() -> str:
    """Return all error codes as a Markdown table."""
    ordered = sorted(sent_errors().items(), key=lambda error: (error[1].status, error[0]))
    rows = [(f"`{code}`", str(kind.status), described(kind.__doc__).text.partition("\n\n")[0]) for code, kind in ordered]
    return table(["code", "status", "meaning"], rows)
