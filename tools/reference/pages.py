"""Write the generated parts of docs/reference between the marks of a page."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from tools.reference.checks import expected
from tools.reference.command_line import command_line
from tools.reference.errors import error_table
from tools.reference.games import section
from tools.reference.http_calls import calls
from tools.reference.messages import client_messages, names, server_messages, types
from tools.reference.server_settings import limits_table, metrics_table, settings_table

MADE = re.compile(r"(<!-- (\w+): made by `make wire` -->\n)(.*?)(<!-- end of \2 -->\n)", re.DOTALL)
PARTS: dict[str, Callable[[], str]] = {
    "calls": lambda: calls(names()),
    "client_messages": client_messages,
    "server_messages": server_messages,
    "types": types,
    "errors": error_table,
    "commands": command_line,
    "checks": expected,
    "settings": settings_table,
    "limits": limits_table,
    "metrics": metrics_table,
    **{key: lambda key=key: section(key) for key in ("matchmaster", "tycoon", "the_match", "matschig")},  # type: ignore[misc]
}
"""The functions that make the parts of a page."""
PAGES = ("http", "websocket", "types", "errors", "games", "command_line", "server", "game_package")


def reference_pages(project: Path) -> dict[Path, str]:
    """Return the new text of each reference page, by path."""
    paths = [project / "docs" / "reference" / f"{name}.md" for name in PAGES]
    return {path: filled_in(path.read_text(encoding="utf-8")) for path in paths}


def filled_in(page: str) -> str:
    """Regenerate the marked sections of a documentation page."""
    return MADE.sub(lambda found: f"{found[1]}\n{PARTS[found[2]]().strip()}\n\n{found[4]}", page)
