"""No test module imports another one. Helpers of several tests are in modules whose names describe them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
INSTEAD = "move what is shared into a module without tests, as tests/support/waiting.py is"


def imports_of_tests_in(program: str) -> Iterator[int]:
    """Yield the lines of a Python program that import a test module, or a name from a test module."""
    for node in ast.walk(ast.parse(program)):
        match node:
            case ast.Import(names=names):
                imported = [name.name for name in names]
            case ast.ImportFrom(module=module, names=names):
                imported = [f"{module}.{name.name}" for name in names]
            case _:
                continue
        if any(part.startswith("test_") for name in imported for part in name.split(".")):
            yield node.lineno


def test_no_test_module_is_imported_by_another_module() -> None:
    found = [
        f"{path.relative_to(HERE.parent)}:{line}"
        for path in sorted(HERE.rglob("*.py"))
        for line in imports_of_tests_in(path.read_text(encoding="utf-8"))
    ]
    assert not found, f"{', '.join(found)}: {INSTEAD}"


@pytest.mark.parametrize(
    "program",
    [
        "from tests.bots.test_bots import game_with",
        "from tests.bots import test_bots as bots",
        "import tests.bots.test_bots",
        "from .test_bots import game_with",
        "from . import test_bots",
        "def story():\n    from tests.bots.test_bots import game_with",
    ],
)
def test_an_import_of_a_test_module_is_found_in_every_notation(program: str) -> None:
    assert list(imports_of_tests_in(program))


@pytest.mark.parametrize(
    "kept", ["from tests.bots.games import game_with", "import matchwood.testing", "from tests.support import waiting"]
)
def test_any_other_import_is_allowed(kept: str) -> None:
    assert not list(imports_of_tests_in(kept))
