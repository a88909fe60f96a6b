"""The accessibility faults that the program axe finds on a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

PROGRAM = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = {"label-content-name-mismatch": {"enabled": True}}
"""Rules that axe does not check by default."""
CHECKS = {"color-contrast": {"options": {"ignorePseudo": True}}}
"""The background is a pseudo-element. Without this option axe would check no colour in front of it."""
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
"""The test continues in the last colour scheme."""
LOOK = """([rules, checks]) => axe.run(document, { rules, checks, resultTypes: ["violations"] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)))"""


def faults(page: Page) -> list[str]:
    """Return the faults in the dark and in the light colour scheme, each with the name of the rule and the element."""
    page.evaluate(_program())
    found = list[str]()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {fault}" for fault in page.evaluate(LOOK, [RULES, CHECKS])]
    return found


@cache
def _program() -> str:
    assert PROGRAM.is_file(), "axe is not installed: python web/build.py check"
    return PROGRAM.read_text()
