"""The pictures and tables of docs/architecture.md agree with the imports of the code."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "matchwood"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PICTURE = PAGE.split("```mermaid")[1].split("```")[0]
NAMES = dict(re.findall(r'(\w+)\["(\w+):', PICTURE))
ARROWS = {
    (NAMES.get(one, one), NAMES.get(other, other))
    for one, other in re.findall(r'^\s*(\w+)(?:\["[^"]*"\])? --> (\w+)', PICTURE, re.MULTILINE)
}
DRAWN = {name for arrow in ARROWS for name in arrow}


def imports() -> Iterator[tuple[str, str]]:
    """Yield each pair of packages of which the first imports the second."""
    for path in PACKAGE.rglob("*.py"):
        owner = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                parts = name.split(".")
                if parts[0] == "matchwood" and parts[1:2] and parts[1] != owner:
                    yield owner, parts[1]


def reachable(start: str) -> set[str]:
    """Return the packages to which arrows lead from this one."""
    found, new = set[str](), {start}
    while new:
        found |= new
        new = {other for one, other in ARROWS if one in found} - found
    return found - {start}


def test_each_arrow_is_an_import() -> None:
    assert ARROWS - set(imports()) == set()


def test_each_import_between_drawn_packages_follows_arrows() -> None:
    drawn = {(one, other) for one, other in imports() if {one, other} <= DRAWN}
    assert {(one, other) for one, other in drawn if other not in reachable(one)} == set()


def test_the_folders_of_the_server_are_listed_in_the_order_of_their_imports() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    (layers,) = (contract["layers"] for contract in contracts if contract.get("containers") == ["matchwood.server"])
    section = PAGE.split("## The folders of the server")[1].split("\n## ")[0]
    listed = [re.findall(r"`(\w+)`", row.split("|")[1]) for row in section.splitlines() if row.startswith("| `")]
    assert listed == [layer.split(" | ") for layer in layers]
