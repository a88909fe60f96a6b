"""The catalogue of the games of all packages."""

from __future__ import annotations

import copyreg
import functools
import importlib
import logging
import pickle
from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING, Any

from matchwood.engine.plugins import own_games, plugins
from matchwood.errors import BrokenGame, UnknownGame, shown

if TYPE_CHECKING:  # this module loads the compiler, which is not needed to list keys
    from matchwood.cardgames.spec import GameSpec

logger = logging.getLogger(__name__)


@functools.cache
def keys() -> tuple[str, ...]:
    """Return the keys of all games, built-in games first."""
    return (*own_games(), *sorted(plugins()))


def specs() -> dict[str, GameSpec]:
    """Return the games that can be loaded, by key."""
    found = {key: _loaded(key) for key in keys()}
    return {key: spec for key, spec in found.items() if not isinstance(spec, str)}


def spec_of(key: object) -> GameSpec:
    """Return the game with the given key. Raises UnknownGame or BrokenGame."""
    if not isinstance(key, str) or key not in keys():
        raise UnknownGame(f"there is no game {shown(key)}; choose one of {', '.join(keys())}", keys())
    found = _loaded(key)
    if isinstance(found, str):
        raise BrokenGame(found)
    return found


@functools.cache
def _loaded(key: str) -> GameSpec | str:
    point = plugins().get(key)
    try:
        found: GameSpec = importlib.import_module(f"matchwood.cardgames.{key}.game").SPEC if point is None else _brought(point)
    except BrokenGame as error:
        logger.error("%s", error)
        return str(error)
    copyreg.pickle(type(found), _pickled)
    return found


def _pickled(spec: GameSpec) -> Any:
    if spec.key in keys() and spec_of(spec.key) is spec:
        return spec_of, (spec.key,)
    return object.__reduce_ex__(spec, pickle.HIGHEST_PROTOCOL)


def _brought(point: EntryPoint) -> GameSpec:
    where = point.value if point.dist is None else f"{point.dist.name} ({point.value})"
    try:
        found = point.load()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BrokenGame(f"the game {point.name!r} of the package {where} cannot be loaded: {why}") from error
    from matchwood.cardgames.spec import GameSpec

    if not isinstance(found, GameSpec) or found.key != point.name:
        actual = f"the key {found.key!r}" if isinstance(found, GameSpec) else type(found).__name__
        raise BrokenGame(f"the entry point of {where} must be a GameSpec with the key {point.name!r}, not {actual}")
    return found
