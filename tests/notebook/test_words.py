"""The texts of a notebook are complete in both languages, and each of them is used."""

from __future__ import annotations

import re

from matchwood.cardgames.words import texts_in
from matchwood.notebook.saying import FOLDER
from matchwood.testing.saying import messages
from tests.docs.pages import ROOT

QUOTED = re.compile(r"""["']([a-z-]+)["']""")


def test_both_languages_have_the_same_messages_and_placeholders() -> None:
    said = {language: messages(text) for language, text in texts_in(FOLDER).items()}
    assert said["de"] == said["en"]


def test_every_message_is_used() -> None:
    source = ROOT / "src" / "matchwood"
    files = [*(source / "notebook").rglob("*.py"), source / "analysis" / "report.py", source / "lab" / "summary.py"]
    asked = {name for file in files for name in QUOTED.findall(file.read_text(encoding="utf-8"))}
    assert messages(texts_in(FOLDER)["en"]).keys() - asked == set()
