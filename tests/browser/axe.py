"""What axe finds wrong with a page for those who do not see it, or who speak to it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

PROGRAM = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = {"label-content-name-mismatch": {"enabled": True}}
"""Those that axe does not look at by itself."""
CHECKS = {"color-contrast": {"options": {"ignorePseudo": True}}}
"""The wood behind everything is a pseudo-element, before which axe would judge no colour."""
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
"""The last one is that in which a test goes on."""
LOOK = """([rules, checks]) => axe.run(document, { rules, checks, resultTypes: ["violations"] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)))"""


def faults(page: Page) -> list[str]:
    """Each with the name of the rule and the element, by day and by night."""
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
