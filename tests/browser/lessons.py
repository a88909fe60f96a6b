"""Lessons as the page shows them."""

from __future__ import annotations

import json

from playwright.sync_api import Page

SAYS = "[data-testid=lesson][data-current=true]"


def says(page: Page, step: int) -> None:
    """Wait until the lesson is at this step, and the table has shown it."""
    page.locator(decides(step)).wait_for()


def decides(step: int) -> str:
    """Return the selector of the lesson while the learner decides at this step."""
    return f"{SAYS}[data-step='{step}'][data-wrong=false]"


def hurry(page: Page) -> None:
    """Choose, from the next page on, to see everything quickly: no sentence waits until it is read."""
    page.evaluate("localStorage.setItem('matchwood.speed', 'quick')")


def attend(page: Page, key: str, name: str, moves: list[str]) -> None:
    """Continue a lesson, quickly, after these moves of the learner."""
    hurry(page)
    kept = json.dumps({"moves": moves, "step": len(moves), "steps": 99})
    page.evaluate("([name, kept]) => localStorage.setItem(name, kept)", [f"matchwood.lesson.{key}.{name}", kept])
    page.goto(f"/learn/{key}/{name}")
