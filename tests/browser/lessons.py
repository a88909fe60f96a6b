"""Functions for tests of lessons on the page."""

from __future__ import annotations

import json

from playwright.sync_api import Page

LESSON_PANEL = "[data-testid=lesson][data-current=true]"


def wait_for_step(page: Page, step: int) -> None:
    """Wait until the lesson is at this step, and the table has shown it."""
    page.locator(decision_at(step)).wait_for()


def decision_at(step: int) -> str:
    """Return the selector of the lesson while the learner decides at this step."""
    return f"{LESSON_PANEL}[data-step='{step}'][data-wrong=false]"


def choose_quick_speed(page: Page) -> None:
    """Choose the quick speed from the next page on, so that no sentence waits for its reading time."""
    page.evaluate("localStorage.setItem('matchwood.speed', 'quick')")


def open_lesson(page: Page, key: str, name: str, moves: list[str]) -> None:
    """Open a lesson at quick speed after these moves of the learner."""
    choose_quick_speed(page)
    kept = json.dumps({"moves": moves, "step": len(moves), "steps": 99})
    page.evaluate("([name, kept]) => localStorage.setItem(name, kept)", [f"matchwood.lesson.{key}.{name}", kept])
    page.goto(f"/learn/{key}/{name}")
