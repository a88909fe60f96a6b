"""The glossary names the right file for each of its words."""

from __future__ import annotations

import ast
import importlib
from collections import Counter
from operator import attrgetter
from typing import Any

import pytest

import matchwood
from matchwood.cardgames.catalogue import keys
from tests.docs.pages import QUOTED, ROOT, rows_of

SOURCES = ROOT / "src" / "matchwood"
WORDS = {row[0]: row[-1] for row in rows_of("glossary.md", "word", "where")}


def module_of(path: str) -> Any:
    return importlib.import_module(f"matchwood.{path.removesuffix('.py').replace('/', '.')}")


@pytest.mark.parametrize("word", WORDS)
def test_a_word_is_in_the_file_that_the_glossary_names(word: str) -> None:
    for place in WORDS[word].split("; "):
        *names, last = QUOTED.findall(place)
        home: Any = matchwood
        if "/" in last:
            assert all((SOURCES / last.replace("<game>", key)).exists() for key in keys())
            home = module_of(last) if names else None
        else:
            names.append(last)
        for name in names:
            attrgetter(name)(home)


def test_the_glossary_has_each_word_once() -> None:
    assert len(rows_of("glossary.md", "word", "where")) == len(WORDS) > 40


def test_no_two_classes_of_the_server_share_a_name() -> None:
    modules = [ast.parse(path.read_text(encoding="utf-8")) for path in (SOURCES / "server").rglob("*.py")]
    names = Counter(node.name for module in modules for node in ast.walk(module) if isinstance(node, ast.ClassDef))
    assert [name for name, count in names.items() if count > 1] == []
