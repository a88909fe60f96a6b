"""All included work of others has an acceptable licence, and each font and picture has one."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tools.licences import BESIDE, INSIDE, Shipped, in_pages, of_packages, unwanted

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "src" / "matchwood" / "server" / "pages"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
PINNED = re.findall(r"^[a-z].*?(?= \\$)", (ROOT / "requirements" / "host.txt").read_text(), re.MULTILINE)
FOLDERS = ("bench", "docs", "examples", "src/matchwood/notebook", "tests", "tools", "web/public", "web/src")
"""Folders of pictures that were made for Matchwood."""
DRAWN = {
    ".avif",
    ".gif",
    ".ico",
    ".jpeg",
    ".jpg",
    ".mp3",
    ".ogg",
    ".otf",
    ".png",
    ".svg",
    ".ttf",
    ".wav",
    ".webp",
    ".woff",
    ".woff2",
}
"""File name endings of fonts, pictures and sounds."""


def drawn(folder: str) -> set[str]:
    """Yield the fonts and pictures in this folder."""
    return {path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob("*") if path.suffix in DRAWN}


def ours() -> set[str]:
    """Return the pictures that were made for Matchwood, and the outlines of the letters of its font."""
    kept = tomllib.loads((ROOT / "REUSE.toml").read_text())["annotations"]
    assert {each["SPDX-License-Identifier"] for each in kept} == {"MIT", "OFL-1.1"}
    return {path.relative_to(ROOT).as_posix() for each in kept for name in each["path"] for path in ROOT.glob(name)}


def test_every_package_that_is_installed_with_matchwood_has_an_acceptable_licence() -> None:
    wanted = [needed for needed in map(Requirement, PINNED) if needed.marker is None or needed.marker.evaluate()]
    assert len(wanted) > 40
    assert unwanted(of_packages(distribution(each.name) for each in wanted), BESIDE) == []


def test_the_work_of_others_in_the_built_pages_has_an_acceptable_licence() -> None:
    found = in_pages(PAGES)
    assert {"svelte", "uqr", "@fontsource/alfa-slab-one"} <= {each.name for each in found}, "are the pages built? `make web`"
    assert unwanted(found, INSIDE) == []


def test_the_package_names_the_licences_of_its_contents() -> None:
    assert set(PROJECT["license"].split(" AND ")) == {"MIT"} | {each.licence for each in in_pages(PAGES)}


@pytest.mark.parametrize("licence", ["GPL-3.0-only", None, "MIT AND SSPL-1.0", "(MIT OR ISC) AND SSPL-1.0", "LGPL-3.0-only"])
def test_an_unacceptable_licence_is_found(licence: str | None) -> None:
    assert unwanted([Shipped("wrong", "1", licence), Shipped("right", "1", "MIT OR GPL-3.0-only")], INSIDE) == [
        Shipped("wrong", "1", licence)
    ]


def test_the_list_of_pictures_contains_every_picture_of_matchwood_and_no_other() -> None:
    found = set().union(*(drawn(folder) for folder in FOLDERS))
    assert found == ours()


def test_every_font_and_picture_of_the_built_pages_has_a_licence() -> None:
    of_others = {file for each in in_pages(PAGES) for file in each.files}
    made_from = {Path(path).stem: Path(path).suffix for path in ours()}
    built = {Path(path).relative_to(PAGES.relative_to(ROOT)) for path in drawn("src/matchwood/server/pages")}
    assert len(built) >= 3
    for path in built:
        if path.parent.name == "assets":
            name = re.sub(r"-[\w-]{8}$", "", path.stem)
            assert path.as_posix() in of_others or made_from.get(name) == path.suffix, path
        else:
            assert f"web/public/{path.as_posix()}" in ours()
