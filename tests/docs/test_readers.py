"""Each page of the documents names its readers at the beginning."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import PAGES, ROOT

READERS = re.compile(
    r"\b(?:players|operators|programmers|researchers|maintainers|authors|people who)\b|\bfür alle\b|\bDu kennst\b", re.IGNORECASE
)


@pytest.mark.parametrize("page", [page for page in PAGES if page.startswith("docs/")])
def test_the_first_paragraph_of_a_page_names_the_readers(page: str) -> None:
    paragraphs = (ROOT / page).read_text(encoding="utf-8").split("\n\n")
    first = next(paragraph for paragraph in paragraphs if not paragraph.startswith(("#", "---")))
    assert READERS.search(first), f"{page} begins with: {first}"
