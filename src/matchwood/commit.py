"""Which commit of its sources this Matchwood was made from."""

from __future__ import annotations

import os
import subprocess
from functools import cache
from pathlib import Path

NOTED = Path(__file__).with_name("commit.txt")
"""Stands in wheels and source distributions only: their build writes it, and no checkout has it."""
CHECKOUT = NOTED.parent.parent.parent
TIMEOUT = 10
"""Seconds for an answer of Git."""


@cache
def commit() -> str | None:
    """The commit, in full, with ", changed" where files of a checkout are not as committed; None where nobody knows."""
    if NOTED.is_file():
        return NOTED.read_text(encoding="ascii").strip()
    if not (CHECKOUT / ".git").exists():  # in an environment inside of somebody else's checkout Git would name theirs
        return None
    head, changes = _git("rev-parse", "HEAD"), _git("status", "--porcelain")
    return f"{head}, changed" if head and changes else head


def _git(*words: str) -> str | None:
    """What Git says of this checkout, which it leaves as it is; None if it says nothing."""
    # Hooks of Git name the repository that called them in the environment.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    command = ["git", "-C", str(CHECKOUT), "--no-optional-locks", *words]
    try:
        said = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=TIMEOUT, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    return said.stdout.strip()
