"""The folder of a game does not depend on other games."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import matchwood.cardgames
from matchwood.cardgames.catalogue import keys

FOLDER = Path(matchwood.cardgames.__file__).parent
PACKAGE = "matchwood.cardgames"


@pytest.mark.parametrize("key", keys())
def test_a_game_imports_no_other_game_and_no_catalogue(key: str) -> None:
    others = {f"{PACKAGE}.{other}" for other in keys() if other != key} | {f"{PACKAGE}.catalogue"}
    files = list((FOLDER / key).rglob("*.py"))
    assert files
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                imported = {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
            else:
                imported = {alias.name for alias in node.names} if isinstance(node, ast.Import) else set()
            wrong = {name for name in imported for other in others if f"{name}.".startswith(f"{other}.")}
            assert not wrong, f"{file.name} of {key} imports {wrong}"
