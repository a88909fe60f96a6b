"""The documents list the verbs of a game that the engine knows."""

from __future__ import annotations

import ast
from pathlib import Path

from matchwood.engine import verbs
from tests.docs.pages import rows_of

SOURCE = ast.parse(Path(verbs.__file__).read_text(encoding="utf-8"))
VERBS = {
    node.name: [argument.arg for argument in node.args.args]
    for node in SOURCE.body
    if isinstance(node, ast.FunctionDef) and [ast.unparse(decorator) for decorator in node.decorator_list] == ["_generic"]
}
"""The verbs of a game with their parameters."""


def test_the_page_on_architecture_lists_all_verbs() -> None:
    listed = [row[0].strip("`") for row in rows_of("architecture.md", "verb", "the question")]
    assert len(VERBS) > 10
    assert sorted(listed) == sorted(VERBS)


def test_the_page_for_authors_lists_all_verbs_with_their_parameters() -> None:
    listed = [row[0].strip("`") for row in rows_of("reference/game_package.md", "verb", "what it does")]
    called = [f"{name}({', '.join(parameters)})".replace("(state", "(table") for name, parameters in VERBS.items()]
    assert sorted(listed) == sorted(called)
