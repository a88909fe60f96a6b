"""Every language of the terminal says everything, with the same gaps, and nothing is asked for that nobody has written."""

from __future__ import annotations

import re
from pathlib import Path

from matchwood import terminal
from matchwood.terminal.language import FILES, LANGUAGES
from matchwood.testing.saying import messages

FOLDER = Path(terminal.__file__).parent
ASKED = re.compile(r"""(?:words|common)\.say\(\s*["']([\w-]+)["'](?: if [^"']+ else ["']([\w-]+))?""")


def test_every_language_has_the_same_messages_with_the_same_gaps() -> None:
    assert {"de", "en"} <= set(LANGUAGES)
    english = messages(FILES["en"].read_text(encoding="utf-8"))
    for file in FILES.values():
        assert messages(file.read_text(encoding="utf-8")) == english


def test_no_message_is_missing_and_none_is_unused() -> None:
    sources = [file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py")]
    asked = {name for source in sources for names in ASKED.findall(source) for name in names if name}
    of_games = {name for name in asked if name.startswith("terminal-")}
    assert asked - of_games == set(messages(FILES["en"].read_text(encoding="utf-8")))
