"""The terminal texts are complete in every language, with the same placeholders, and each message is used."""

from __future__ import annotations

import re
from pathlib import Path

from matchwood import terminal
from matchwood.cardgames.words import texts_in
from matchwood.terminal.language import FOLDER, LANGUAGES
from matchwood.testing.saying import messages

SOURCES = Path(terminal.__file__).parent
ASKED = re.compile(r"""(?:words|common)\.say\(\s*["']([\w-]+)["'](?: if [^"']+ else ["']([\w-]+))?""")


def test_every_language_has_the_same_messages_and_placeholders() -> None:
    assert {"de", "en"} <= set(LANGUAGES)
    english = messages(texts_in(FOLDER)["en"])
    for text in texts_in(FOLDER).values():
        assert messages(text) == english


def test_no_message_of_the_terminal_is_missing_or_unused() -> None:
    sources = [file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py")]
    asked = {name for source in sources for names in ASKED.findall(source) for name in names if name}
    of_games = {name for name in asked if name.startswith("terminal-")}
    assert asked - of_games == set(messages(texts_in(FOLDER)["en"]))
