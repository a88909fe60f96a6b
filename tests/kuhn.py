"""The worked example of a game in a package of its own, as if it were installed here."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from matchwood.api import words
from matchwood.cardgames import catalogue
from matchwood.engine import plugins

FOLDER = Path(__file__).parents[1] / "examples" / "kuhn"
POINT = EntryPoint("kuhn", "kuhn_poker.game:SPEC", plugins.GROUP)


@pytest.fixture
def kuhn(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The key of Kuhn poker, which the catalogue knows for as long as the test goes on."""
    monkeypatch.syspath_prepend(FOLDER)
    yield from installed(monkeypatch, POINT)


def installed(monkeypatch: pytest.MonkeyPatch, point: EntryPoint) -> Iterator[str]:
    """The key of this game, which the catalogue knows for as long as the test goes on."""
    cached = (catalogue.keys, catalogue._loaded, words.words_of, plugins.packages)
    for module in (plugins, catalogue):
        monkeypatch.setattr(module, "plugins", lambda: {point.name: point})
    for function in cached:
        function.cache_clear()
    yield point.name
    monkeypatch.undo()
    for function in cached:
        function.cache_clear()
