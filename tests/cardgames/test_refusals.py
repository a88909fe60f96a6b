"""The tests of the page use refusals that the games make."""

from __future__ import annotations

from tests.cardgames.refusals import PAGE, written


def test_the_refusals_in_the_page_tests_are_those_of_the_games() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(), "a game says more: `python -m tests.cardgames.refusals` renews it"
