"""Which games there are: every folder beside this file with a module ``game`` that holds a ``SPEC``."""

from __future__ import annotations

import functools
import importlib
import pkgutil

import matchwood.cardgames
from matchwood.cardgames.spec import GameSpec
from matchwood.errors import UnknownGame, shown


@functools.cache
def keys() -> tuple[str, ...]:
    """The keys of all games, in their order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(matchwood.cardgames.__path__) if module.ispkg))


def specs() -> dict[str, GameSpec]:
    """All games by their key, in the order of their keys."""
    return {key: spec_of(key) for key in keys()}


def spec_of(key: object) -> GameSpec:
    """The game of this key; no other game is loaded for it. Raises UnknownGame."""
    if not isinstance(key, str) or key not in keys():
        raise UnknownGame(f"there is no game {shown(key)}; there is {', '.join(keys())}", keys())
    return _loaded(key)


@functools.cache
def _loaded(key: str) -> GameSpec:
    spec: GameSpec = importlib.import_module(f"matchwood.cardgames.{key}.game").SPEC
    return spec
