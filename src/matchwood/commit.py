"""The commit of the sources from which this installation was made."""

from __future__ import annotations

import os
import subprocess
from functools import cache
from pathlib import Path

NOTED = Path(__file__).with_name("commit.txt")
"""A file that the build writes into wheels and source distributions."""
CHECKOUT = NOTED.parent.parent.parent
TIMEOUT = 10
"""The time limit of a Git command in seconds."""


@cache
def commit() -> str | None:
    """Return the full hash of the commit, or None if the commit is unknown.

    If the checkout has changes, ", changed" follows the hash.
    """
    if NOTED.is_file():
        return NOTED.read_text(encoding="ascii").strip()
    if not (CHECKOUT / ".git").exists():  # inside another project's checkout, Git would name that project's commit
        return None
    head, changes = _git("rev-parse", "HEAD"), _git("status", "--porcelain")
    return f"{head}, changed" if head and changes else head


def _git(*words: str) -> str | None:
    # Git's hooks set variables that point to the calling repository.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    command = ["git", "-C", str(CHECKOUT), "--no-optional-locks", *words]
    try:
        said = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=TIMEOUT, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    return said.stdout.strip()
