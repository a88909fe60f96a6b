"""The package that raises an error also exports its class."""

from __future__ import annotations

import importlib
import pickle
from collections.abc import Iterator
from datetime import UTC, datetime
from pkgutil import walk_packages

import matchwood
from matchwood.external_bots.fault import BotFault
from matchwood.server.protocol import errors
from matchwood.testing import Fault, FaultyGame

BEHIND = tuple(f"matchwood.{part}" for part in ("analysis", "api", "bots", "cardgames", "engine", "errors"))
"""The modules whose names `import matchwood` exports."""


def kinds_of(error: type[Exception]) -> Iterator[type[Exception]]:
    yield error
    for kind in error.__subclasses__():
        yield from kinds_of(kind)


def test_every_error_can_be_pickled_without_a_loss() -> None:
    special = (
        FaultyGame("A game", (Fault("move-twice", "twice", "once", "here"),), {"move-twice": 3}),
        BotFault("it is silent", b"..."),
        matchwood.BadRecord("it is torn", event=3),
        matchwood.IllegalMove("it is not", ["this"], refusal="why"),
        errors.BadName("it is too long", "too_long"),
        errors.Newer(),
        errors.Silenced(datetime(2026, 11, 27, tzinfo=UTC), 3),
        errors.TooMany("it is too much", 3),
    )
    others = [kind for kind in kinds_of(matchwood.MatchwoodError) if "__init__" not in vars(kind)]
    plain = [kind("it is so", ["this"]) for kind in others if not issubclass(kind, tuple(map(type, special)))]
    for error in (*special, *plain):
        twin = pickle.loads(pickle.dumps(error))
        assert (type(twin), str(twin), vars(twin)) == (type(error), str(error), vars(error))


def test_every_error_that_the_library_raises_is_public() -> None:
    for module in walk_packages(matchwood.__path__, "matchwood."):
        if module.name.startswith(BEHIND):
            importlib.import_module(module.name)
    raised = [kind for kind in kinds_of(matchwood.MatchwoodError) if kind.__module__.startswith(BEHIND)]
    assert {kind.__name__: getattr(matchwood, kind.__name__, None) for kind in raised} == {kind.__name__: kind for kind in raised}
    assert {kind.__name__ for kind in raised} <= set(matchwood.__all__)
