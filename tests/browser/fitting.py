"""Checks that a page fits into the window."""

from __future__ import annotations

from playwright.sync_api import Page


def assert_everything_fits(page: Page) -> None:
    """Check that nothing exceeds the width of the window, and that every card of the hand can be pressed."""
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "the page scrolls sideways"
    width, height = page.evaluate("[window.innerWidth, window.innerHeight]")
    for card in page.locator("[data-testid=hand] [data-card]").all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width + 1
        assert box["y"] + 44 <= height, "a card is below the edge"
        assert box["width"] >= 40, "a card is too narrow for a thumb"


def fits(page: Page) -> bool:
    """Return whether nothing is wider than the page, and no panel cuts off its text."""
    inside = "[...document.querySelectorAll('.label')].every(paper => paper.scrollWidth <= paper.clientWidth)"
    return bool(page.evaluate(f"document.documentElement.scrollWidth <= window.innerWidth && {inside}"))
