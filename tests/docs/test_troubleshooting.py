"""The troubleshooting tables of docs/hosting.md contain messages of the server."""

from __future__ import annotations

import errno
import os
import re

import pytest

from tests.docs.pages import QUOTED, ROOT, rows_of

SEEN = [row[0] for heading in ("the message contains", "what you see") for row in rows_of("hosting.md", heading, "what to do")]
MESSAGES = [text for cell in SEEN for text in QUOTED.findall(cell) if " " in text]
FROM_THE_SYSTEM = {os.strerror(errno.EADDRINUSE)}
"""Messages of the operating system."""


def sources() -> str:
    """Return the sources of the package, with strings joined that continue on the next line."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "matchwood").rglob("*.py"))
    return re.sub(r"""["']\s*\n\s*f?["']""", "", text)


def test_the_tables_quote_messages() -> None:
    assert len(MESSAGES) > 10


@pytest.mark.parametrize("message", MESSAGES)
def test_a_quoted_message_is_a_message_of_the_server(message: str) -> None:
    assert message in FROM_THE_SYSTEM or message in sources(), "the server has other words now"
