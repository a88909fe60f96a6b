"""Every link in a document has a target, in the repository and on the site."""

from __future__ import annotations

import posixpath
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT
from tools.docs.gather import Gathered
from tools.docs.pages import anchors, is_elsewhere, links

OF_THE_FORGE = "../../security/advisories/new"


@pytest.mark.parametrize("page", PAGES)
def test_the_links_of_a_page_have_targets(page: str) -> None:
    path = ROOT / page
    assert [
        f"{page}:{line}: {link}"
        for line, link in links(path.read_text(encoding="utf-8"))
        if not is_elsewhere(link) and link != OF_THE_FORGE and not leads_somewhere(path, link)
    ] == []


def leads_somewhere(path: Path, link: str) -> bool:
    target, _, anchor = link.partition("#")
    found = path.parent / target if target else path
    return found.exists() and (not anchor or anchor in anchors(found.read_text(encoding="utf-8")))


def test_the_links_of_the_site_stay_on_the_site() -> None:
    files = Gathered(ROOT).files
    assert [
        f"{name}: {link}"
        for name, content in files.items()
        if name.endswith(".md")
        for _, link in links(content.decode())
        if not is_elsewhere(link) and not is_on_the_site(files, name, link)
    ] == []


def is_on_the_site(files: dict[str, bytes], name: str, link: str) -> bool:
    target, _, anchor = link.partition("#")
    found = posixpath.normpath(posixpath.join(posixpath.dirname(name), target)) if target else name
    return found in files and (not anchor or anchor in anchors(files[found].decode()))


def test_only_links_outside_of_code_are_found() -> None:
    page = "# A [page](there.md)\n\n`[x](code.md)` and [y](#z)\n\n```python\nx = [1](fenced.md)\n```\n![z](z.png)\n"
    assert list(links(page)) == [(1, "there.md"), (3, "#z"), (8, "z.png")]
    assert anchors(page) == {"a-page"}
