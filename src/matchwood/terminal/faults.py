"""What is wrong with a file of records, in one line."""

from __future__ import annotations

from matchwood.errors import BadRecord

MISSING, FAULTY = 2, 1
"""Exit codes: a file cannot be read; a record is at fault."""

LONGEST_REASON = 400


def where(name: str, number: int, error: BadRecord) -> str:
    """The file, the number of the line, the reason."""
    reason = " ".join(str(error).split())
    return f"{name}:{number}: {reason if len(reason) <= LONGEST_REASON else reason[:LONGEST_REASON] + ' …'}"


def cannot_read(name: str, error: OSError) -> str:
    """A file that is missing, or a folder."""
    return f"matchwood: cannot read {name}: {error.strerror}"
