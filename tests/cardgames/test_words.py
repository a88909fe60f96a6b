"""What a game says is complete in every language, and whatever is asked for is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from matchwood.cardgames.catalogue import keys, spec_of

ROOT = Path(__file__).parents[2]
SPOKEN = [key for key in keys() if spec_of(key).words]
FREE = ("card-", "move-", "rules-", "key-", "phase-", "table-")
"""Messages with such names are found by their names, with whatever stands behind."""
ASKED = re.compile(r"""say\(\s*["'`]([\w.-]+)(\$\{)?""")
"""What is asked for by name; with a gap in it, its beginning."""


class Gaps(Visitor):
    """The variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the parser calls it so
        self.names.add(node.id.name)


def gaps_of(pattern: ast.Pattern) -> set[str]:
    gaps = Gaps()
    gaps.visit(pattern)
    return gaps.names


def messages(text: str) -> dict[str, set[str]]:
    """The variables of each message and of each attribute, by its name."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if not isinstance(entry, ast.Message):
            continue
        assert entry.id.name not in found, f"{entry.id.name} stands there twice"
        if entry.value is not None:
            found[entry.id.name] = gaps_of(entry.value)
        for attribute in entry.attributes:
            found[f"{entry.id.name}.{attribute.id.name}"] = gaps_of(attribute.value)
    return found


def tags(union: Any, tag: str) -> dict[str, set[str]]:
    """The parts of a union by their tags, with what they offer to fill gaps with."""
    parts = get_args(union) or (() if union is None else (union,))
    return {
        part.__struct_config__.tag: {name for field in part.__struct_fields__ for name in (field, f"{field}_is")} for part in parts
    }


def asked(key: str) -> Iterator[tuple[str, bool]]:
    """What the game's tables ask for, on the page and in the terminal: a name, or its beginning."""
    for folder in ("web/src/games", "src/matchwood/terminal/tables"):
        for file in (ROOT / folder / key).rglob("*"):
            if file.suffix in (".ts", ".svelte", ".py"):
                for name, open_end in ASKED.findall(file.read_text(encoding="utf-8")):
                    yield name, bool(open_end)


@pytest.mark.parametrize("key", SPOKEN)
def test_every_language_has_the_same_messages_with_the_same_gaps(key: str) -> None:
    texts = spec_of(key).words
    assert {"de", "en"} <= set(texts)
    english = messages(texts["en"])
    for text in texts.values():
        assert messages(text) == english


@pytest.mark.parametrize("key", SPOKEN)
def test_no_message_is_missing_and_none_is_unused(key: str) -> None:
    spec, said = spec_of(key), set(messages(spec_of(key).words["en"]))
    wanted = {"title", "about"}
    for option in spec.offered:
        wanted |= {f"option-{option.key}", *(f"option-{option.key}.value-{str(value).lower()}" for value in option.values)}
        if option.default is None:
            wanted.add(f"option-{option.key}.value-null")
    wanted |= {f"refusal-{code}" for code in tags(spec.contract.refusals, "code")}
    possible = {f"event-{kind}" for kind in tags(spec.contract.happenings, "type")} | {
        "rules",
        "rules-aim",
        "terminal-keys",
        "terminal-typing",
    }
    possible |= {f"option-{option.key}.note" for option in spec.offered}
    beginnings = set(FREE)
    for name, open_end in asked(key):
        (beginnings if open_end else wanted).add(name)
    assert wanted <= said, f"nobody has written {sorted(wanted - said)}"
    unused = {name for name in said - wanted - possible if not name.startswith(tuple(beginnings))}
    assert not unused, f"nobody asks for {sorted(unused)}"


@pytest.mark.parametrize("key", SPOKEN)
def test_sentences_have_gaps_only_for_what_is_known(key: str) -> None:
    spec, said = spec_of(key), messages(spec_of(key).words["en"])
    parts = [("event", tags(spec.contract.happenings, "type")), ("refusal", tags(spec.contract.refusals, "code"))]
    for kind, known in parts:
        for tag, fields in known.items():
            assert said.get(f"{kind}-{tag}", set()) <= fields, f"{kind}-{tag}"
    setting = {option.key for option in spec.options} | {"players"}
    for name, gaps in said.items():
        if name.startswith(("rules", "key-")):
            assert gaps <= setting, name
