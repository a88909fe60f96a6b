"""Which games there are: every folder beside this file with a module ``game`` that holds a ``KIND``."""

from __future__ import annotations

import functools
import importlib
import pkgutil

import matchwood.cardgames
from matchwood.cardgames.kind import Kind
from matchwood.errors import UnknownGame, shown


@functools.cache
def keys() -> tuple[str, ...]:
    """The keys of all games, in their order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(matchwood.cardgames.__path__) if module.ispkg))


def kinds() -> dict[str, Kind]:
    """All games by their key, in the order of their keys."""
    return {key: kind_of(key) for key in keys()}


def kind_of(key: object) -> Kind:
    """The game of this key; no other game is loaded for it. Raises UnknownGame."""
    if not isinstance(key, str) or key not in keys():
        raise UnknownGame(f"there is no game {shown(key)}; there is {', '.join(keys())}", keys())
    return _loaded(key)


@functools.cache
def _loaded(key: str) -> Kind:
    kind: Kind = importlib.import_module(f"matchwood.cardgames.{key}.game").KIND
    return kind
