"""The examples in the documents run and print what they state."""

from __future__ import annotations

import doctest

import pytest

from tests.docs.pages import PAGES, ROOT


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_are_true(page: str) -> None:
    failed, _ = doctest.testfile(
        str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    )
    assert failed == 0
