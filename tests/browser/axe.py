"""What axe finds wrong with a page for those who do not see it, or who speak to it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

PROGRAM = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = {"label-content-name-mismatch": {"enabled": True}}
"""Those that axe does not look at by itself."""
CHECKS = {"color-contrast": {"options": {"ignorePseudo": True}}}
"""The wood behind everything is a pseudo-element, before which axe would judge no colour."""
LOOK = """([rules, checks]) => axe.run(document, { rules, checks, resultTypes: ["violations"] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)))"""


def faults(page: Page) -> list[str]:
    """Each with the name of the rule and the element, by day and by night."""
    page.evaluate(_program())
    found: list[str] = page.evaluate(LOOK, [RULES, CHECKS])
    page.emulate_media(color_scheme="dark")
    found += [f"by night: {fault}" for fault in page.evaluate(LOOK, [RULES, CHECKS])]
    page.emulate_media(color_scheme="light")
    return found


@cache
def _program() -> str:
    assert PROGRAM.is_file(), "axe is not installed: python web/build.py check"
    return PROGRAM.read_text()
