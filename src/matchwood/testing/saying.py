"""Checks of a game's texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from matchwood.cardgames.spec import GameSpec
from matchwood.cardgames.words import FALLBACK
from matchwood.testing.findings import Findings

SPOKEN = ("event", "refusal", "reason")
"""The prefixes of the messages for happenings, refusals and reasons."""

Messages = Mapping[str, frozenset[str]]
"""The placeholders of messages and their attributes, by name."""


class _Gaps(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the parser calls it so
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)


def messages(text: str) -> Messages:
    """Return the placeholders of each message in a Fluent file. Raises ValueError if the file is invalid, defines a message twice,
    or refers to a missing one.

    >>> sorted(messages("won = { $seat } wins.\\n    .note = Once more?").items())
    [('won', frozenset({'seat'})), ('won.note', frozenset())]
    """
    found: dict[str, _Gaps] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{(entry.content or '').strip()[:60]!r} cannot be read")
        if isinstance(entry, ast.Message):
            parts = [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
            if entry.value is not None:  # else the message has only attributes
                parts.append((entry.id.name, entry.value))
        elif isinstance(entry, ast.Term):
            parts = [(f"-{entry.id.name}", entry.value)]
        else:
            continue
        for name, pattern in parts:
            if name in found:
                raise ValueError(f"{name} appears twice")
            found[name] = _Gaps()
            found[name].visit(pattern)
    for name, gaps in found.items():
        for other in sorted(gaps.messages - set(found)):
            raise ValueError(f"{name} refers to {other}, which is missing")
    return {name: frozenset(_all(name, found)) for name in found if not name.startswith("-")}


def _all(name: str, found: Mapping[str, _Gaps]) -> set[str]:
    gaps = found.get(name, _Gaps())
    return gaps.names.union(*(_all(other, found) for other in gaps.messages - {name}))


def fillers(union: Any) -> dict[str, set[str]]:
    """Return the placeholders that a text about each type of a union may contain. The keys are the tags of the types."""
    ends = ("", "_is", "_count")
    return {
        str(part.__struct_config__.tag): {field + end for field in part.__struct_fields__ for end in ends}
        for part in get_args(union) or filter(None, [union])
    }


def check_languages(spec: GameSpec, findings: Findings) -> None:
    """Check the texts of a game in all languages."""
    said: dict[str, Messages] = {}
    for language, text in spec.words.items():
        try:
            said[language] = messages(text)
        except ValueError as error:
            findings.add("words-broken", f"{language}: {error}", spec.key)
    if not said:
        return
    if FALLBACK not in spec.words:
        findings.add("words-unsaid", f"there are no texts in English ({FALLBACK}), which replace missing texts", spec.key)
    first, *others = said
    for other in others:
        for name in sorted(set(said[first]) ^ set(said[other])):
            findings.add("words-differ", f"only one of {first} and {other} has the message {name}", spec.key)
        for name in sorted(set(said[first]) & set(said[other])):
            if said[first][name] != said[other][name]:
                findings.add("words-differ", f"{name} has other placeholders in {first} than in {other}", spec.key)
    for language in said:
        _check_sentences(spec, language, said[language], findings)


def _check_sentences(spec: GameSpec, language: str, said: Messages, findings: Findings) -> None:
    spoken = (spec.contract.happenings, spec.contract.refusals, spec.contract.reasons)
    unions = {kind: fillers(union) for kind, union in zip(SPOKEN, spoken, strict=True)}
    for name in ["title", *(f"{kind}-{code}" for kind in SPOKEN[1:] for code in unions[kind])]:
        if name not in said:
            findings.add("words-unsaid", f"{language} has no message {name}", spec.key)
    for kind, known in unions.items():
        for tag, variables in known.items():
            for gap in sorted(said.get(f"{kind}-{tag}", frozenset()) - variables):
                _add_gap(f"{kind}-{tag}", gap, language, spec, findings)
    fields = spec.contract.table.__struct_fields__
    inner = ("name_", *(f"{field}_" for field in fields))
    for name in (name for name in said if name.startswith("position-")):
        for gap in sorted(said[name] - {*fields}):
            if not gap.startswith(inner):
                _add_gap(name, gap, language, spec, findings)


def _add_gap(name: str, gap: str, language: str, spec: GameSpec, findings: Findings) -> None:
    findings.add("words-gap", f"no value fills the placeholder ${gap} of {name} in {language}", spec.key)
