"""The rules of each game as text, from a checkout or from an installed package."""

from __future__ import annotations

from pathlib import Path

import pytest

import matchwood
from matchwood.api import rules as module
from matchwood.errors import UnknownGame

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("key", ["matchmaster", "tycoon", "the_match", "matschig"])
@pytest.mark.parametrize(("language", "folder"), [("en", "docs/rules"), ("de", "docs/de/rules"), ("fr", "docs/rules")])
def test_the_rules_are_those_of_the_documents_without_links_to_other_pages(key: str, language: str, folder: str) -> None:
    text, page = matchwood.rules(key, language), (ROOT / folder / f"{key}.md").read_text()
    assert text.splitlines()[0] == page.splitlines()[0]
    assert len(text.splitlines()) == len(page.splitlines())
    assert ".md" not in text


def test_an_installed_package_has_its_own_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "lib" / "matchwood"
    (package / "rulebooks" / "en").mkdir(parents=True)
    (package / "rulebooks" / "en" / "tycoon.md").write_text("# As installed\n")
    monkeypatch.setattr(module, "PACKAGE", package)
    assert matchwood.rules("tycoon", "de") == "# As installed\n"


@pytest.mark.parametrize(("language", "sentence"), [("en", "The deck is a jack, a queen and a king."), ("de", "Kuhn-Poker")])
def test_a_game_of_another_package_has_the_short_rules_of_its_texts(kuhn_here: str, language: str, sentence: str) -> None:
    assert sentence in matchwood.rules(kuhn_here, language)


def test_an_unknown_game_has_no_rules() -> None:
    with pytest.raises(UnknownGame):
        matchwood.rules("chess")
