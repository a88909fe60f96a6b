"""The changelog, the folders of releases and the version agree."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from tests.releases import RELEASES

ROOT = Path(__file__).resolve().parents[2]
HEADINGS = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
VERSION: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def test_changes_without_a_release_are_at_the_top() -> None:
    assert HEADINGS[0] == "Unreleased"


def test_every_release_has_a_heading_with_its_number_and_date() -> None:
    assert [heading for heading in HEADINGS[1:] if not re.fullmatch(r"\d+\.\d+\.\d+ – \d{4}-\d\d-\d\d", heading)] == []


def test_every_release_has_a_folder() -> None:
    assert {heading.split()[0] for heading in HEADINGS[1:]} <= {release.name for release in RELEASES}


def test_the_version_is_the_last_release_or_a_development_version_after_it() -> None:
    last = HEADINGS[1].split()[0]
    number, _, stage = VERSION.partition(".dev")
    assert (number, stage) == (last, "") if not stage else _parts(number) > _parts(last) and stage == "0"


def test_the_citation_names_the_last_release_and_its_date() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    version, _, date = HEADINGS[1].partition(" – ")
    assert f"\nversion: {version}\ndate-released: {date}\n" in citation


def _parts(number: str) -> list[int]:
    return [int(part) for part in number.split(".")]
