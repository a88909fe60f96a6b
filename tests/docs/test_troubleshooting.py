"""The troubleshooting tables of docs/hosting.md and docs/install.md contain messages of Matchwood or of the system."""

from __future__ import annotations

import errno
import os
import re

import pytest

from tests.docs.pages import QUOTED, ROOT, rows_of

TABLES = [("hosting.md", "the message contains"), ("hosting.md", "what you see"), ("install.md", "what you see")]
SEEN = [row[0] for page, heading in TABLES for row in rows_of(page, heading, "what to do")]
MESSAGES = [text for cell in SEEN for text in QUOTED.findall(cell) if " " in text]
FROM_THE_SYSTEM = {
    os.strerror(errno.EADDRINUSE),
    "error: externally-managed-environment",
    "make: command not found",
    "matchwood: command not found",
    "running scripts is disabled on this system",
}
"""Messages of the operating system, of pip, of shells and of PowerShell."""


def sources() -> str:
    """Return the sources of the package and its installation, with strings joined that continue on the next line."""
    files = [*(ROOT / "src" / "matchwood").rglob("*.py"), ROOT / "tools" / "setup.sh", ROOT / "web" / "build.py"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return re.sub(r"""["']\s*\n\s*f?["']""", "", text)


def test_the_tables_quote_messages() -> None:
    assert len(MESSAGES) > 10


@pytest.mark.parametrize("message", MESSAGES)
def test_a_quoted_message_is_a_message_of_matchwood_or_the_system(message: str) -> None:
    assert message in FROM_THE_SYSTEM or message in sources(), "the message has other words now"
