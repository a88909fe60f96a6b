"""Whoever catches an error of the library finds it beside what raises it."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pkgutil import walk_packages

import matchwood

BEHIND = tuple(f"matchwood.{part}" for part in ("analysis", "api", "bots", "cardgames", "engine", "errors"))
"""What stands behind `import matchwood`."""


def kinds_of(error: type[Exception]) -> Iterator[type[Exception]]:
    yield error
    for kind in error.__subclasses__():
        yield from kinds_of(kind)


def test_every_error_that_the_library_raises_is_offered_by_its_name() -> None:
    for module in walk_packages(matchwood.__path__, "matchwood."):
        if module.name.startswith(BEHIND):
            importlib.import_module(module.name)
    raised = [kind for kind in kinds_of(matchwood.MatchwoodError) if kind.__module__.startswith(BEHIND)]
    assert {kind.__name__: getattr(matchwood, kind.__name__, None) for kind in raised} == {kind.__name__: kind for kind in raised}
    assert {kind.__name__ for kind in raised} <= set(matchwood.__all__)
