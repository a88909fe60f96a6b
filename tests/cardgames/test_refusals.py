"""What the page's tests hold the page to is what the games say."""

from __future__ import annotations

from tests.cardgames.refusals import PAGE, written


def test_the_page_is_held_to_what_the_games_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(), "a game says more: `python -m tests.cardgames.refusals` renews it"
