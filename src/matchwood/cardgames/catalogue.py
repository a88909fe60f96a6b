"""Which games there are: the folders beside this file, and those that installed packages bring.

A folder has a module ``game`` that holds a ``SPEC``; a package names its spec with the entry point ``matchwood.games``.
"""

from __future__ import annotations

import functools
import importlib
import logging
import pkgutil
from typing import TYPE_CHECKING, Any

import matchwood.cardgames
from matchwood.engine.plugins import plugins
from matchwood.errors import BrokenGame, UnknownGame, shown

if TYPE_CHECKING:  # whoever asks for keys alone does not wait for the compiler
    from matchwood.cardgames.spec import GameSpec

logger = logging.getLogger(__name__)


@functools.cache
def keys() -> tuple[str, ...]:
    """The keys of all games, in their order; ours come first."""
    ours = sorted(module.name for module in pkgutil.iter_modules(matchwood.cardgames.__path__) if module.ispkg)
    return (*ours, *sorted(set(plugins()).difference(ours)))


def specs() -> dict[str, GameSpec]:
    """All games by their key, in their order. One of another package that cannot be loaded is left out, and that is logged."""
    found = {}
    for key in keys():
        try:
            found[key] = spec_of(key)
        except BrokenGame as error:
            logger.error("%s", error)
    return found


def spec_of(key: object) -> GameSpec:
    """The game of this key; no other game is loaded for it. Raises UnknownGame, or BrokenGame if its package cannot be loaded."""
    if not isinstance(key, str) or key not in keys():
        raise UnknownGame(f"there is no game {shown(key)}; there is {', '.join(keys())}", keys())
    return _loaded(key)


@functools.cache
def _loaded(key: str) -> GameSpec:
    point = plugins().get(key)
    if point is None:
        ours: GameSpec = importlib.import_module(f"matchwood.cardgames.{key}.game").SPEC
        return ours
    try:
        found = point.load()
    except Exception as error:
        raise BrokenGame(
            f"the game {key!r} of the package {_where(point)} cannot be loaded: {type(error).__name__}: {error}"
        ) from error
    from matchwood.cardgames.spec import GameSpec

    if not isinstance(found, GameSpec) or found.key != key:
        told = f"the key {found.key!r}" if isinstance(found, GameSpec) else type(found).__name__
        raise BrokenGame(f"the entry point of {_where(point)} leads to a GameSpec with the key {key!r}, not to {told}")
    return found


def _where(point: Any) -> str:
    return f"{point.dist.name} ({point.value})" if point.dist is not None else point.value
