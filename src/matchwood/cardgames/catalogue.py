"""Which games there are: every folder beside this file with a module ``game`` that holds a ``KIND``."""

from __future__ import annotations

import functools
import importlib
import pkgutil

import matchwood.cardgames
from matchwood.cardgames.kind import Kind
from matchwood.errors import UnknownGame, shown


@functools.cache
def kinds() -> dict[str, Kind]:
    """All games by their key, in the order of their keys."""
    folders = sorted(module.name for module in pkgutil.iter_modules(matchwood.cardgames.__path__) if module.ispkg)
    return {folder: importlib.import_module(f"matchwood.cardgames.{folder}.game").KIND for folder in folders}


def kind_of(key: object) -> Kind:
    """The game of this key. Raises UnknownGame."""
    known = kinds()
    if not isinstance(key, str) or key not in known:
        raise UnknownGame(f"there is no game {shown(key)}; there is {', '.join(known)}", known)
    return known[key]
