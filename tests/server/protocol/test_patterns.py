"""Patterns of texts in messages: they match the whole text, also a line break at its end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta, Struct

import matchwood.server
from matchwood.server.http.schemas import MODULES

SOURCES = Path(matchwood.server.__file__).parent


def texts_in(kind: Any) -> Iterator[Any]:
    """Yield the types of texts with a pattern in this type."""
    if get_origin(kind) is Annotated and any(isinstance(part, Meta) and part.pattern for part in kind.__metadata__):
        yield kind
    for part in get_args(kind):
        yield from texts_in(part)


def texts_of_the_wire() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for module in MODULES:
        for struct in vars(module).values():
            if isinstance(struct, type) and issubclass(struct, Struct) and struct.__module__ == module.__name__:
                for field, kind in get_type_hints(struct, include_extras=True).items():
                    found |= {f"{struct.__name__}.{field}": text for text in texts_in(kind)}
    return found


TEXTS = texts_of_the_wire()


def pattern_of(kind: Any) -> str:
    return next(str(part.pattern) for part in kind.__metadata__ if isinstance(part, Meta) and part.pattern)


def test_the_search_finds_texts_with_patterns() -> None:
    assert {"Wearing.face", "Watch.table", "Subscription.endpoint", "SubscriptionKeys.auth"} <= set(TEXTS)


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_a_line_break_at_the_end_of_a_text_is_refused(name: str) -> None:
    kind = TEXTS[name]

    @settings(max_examples=20, deadline=None)
    @given(st.from_regex(re.compile(pattern_of(kind), re.ASCII), fullmatch=True))
    def refused(text: str) -> None:
        assert msgspec.json.decode(msgspec.json.encode(text), type=kind) == text
        for end in ("\n", "\r", "\u2028", "\n\n"):
            with pytest.raises(msgspec.ValidationError):
                msgspec.json.decode(msgspec.json.encode(text + end), type=kind)

    refused()


def patterns_in(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        if isinstance(schema.get("pattern"), str):
            yield schema["pattern"]
        schema = list(schema.values())
    if isinstance(schema, list):
        for part in schema:
            yield from patterns_in(part)


def test_the_description_has_only_portable_patterns(ada: Any) -> None:
    patterns = set(patterns_in(ada.http.get("/schema/openapi.json").json()))
    assert {"^[A-Za-z0-9_-]{87}$", "^[a-h][1-8]$", "^[0-9a-f]{64}$"} <= patterns
    for pattern in patterns:
        assert pattern.startswith("^")
        assert pattern.endswith("$")
        assert "(?" not in pattern
        assert "\\Z" not in pattern


def test_no_pattern_in_the_sources_admits_a_line_break_at_its_end() -> None:
    written = {path.relative_to(SOURCES): path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")}
    found = {str(path) for path, text in written.items() for line in text.splitlines() if re.search(r'pattern=f?r?"[^"]*\$"', line)}
    assert found == set()


def test_a_device_with_a_line_break_at_its_end_is_refused(ada: Any) -> None:
    device = "0" * 64
    assert ada.http.get("/api/notifying", params={"device": device}).status_code == 200
    assert ada.http.get("/api/notifying", params={"device": device + "\n"}).status_code == 400
