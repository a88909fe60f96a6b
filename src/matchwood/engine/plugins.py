"""Games from other packages. An entry point ``matchwood.games`` registers a game:

[project.entry-points."matchwood.games"]
kuhn = "kuhn_poker.game:SPEC"
"""

from __future__ import annotations

import functools
import importlib.util
import pkgutil
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

GROUP = "matchwood.games"
HOME = "matchwood"
"""The package that contains the built-in games."""
CARDGAMES = Path(__file__).resolve().parent.parent / "cardgames"


@functools.cache
def own_games() -> tuple[str, ...]:
    """Return the keys of the built-in games in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules([str(CARDGAMES)]) if module.ispkg))


@functools.cache
def plugins() -> dict[str, EntryPoint]:
    """Return the entry points of all plug-in games, with the keys of the games. Plug-ins cannot replace built-in games."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in own_games()}


def package_of_game(key: str) -> str:
    """Return the name of the package that contains the given game."""
    point = plugins().get(key)
    return HOME if point is None else package_of(point.module)


def package_of(module: str) -> str:
    """Return the name of the top-level package of a module.

    >>> package_of("matchwood.engine.bits")
    'matchwood'
    """
    return module.partition(".")[0]


@functools.cache
def packages() -> frozenset[str]:
    """Return the names of all packages besides Matchwood that contain games."""
    return frozenset(package_of(point.module) for point in plugins().values())


@functools.cache
def sources_of(package: str) -> dict[str, Path]:
    """Return the Python files of a package or module. The keys are relative names."""
    try:
        spec = importlib.util.find_spec(package)
    except ValueError:  # an interactive session, or a program given with -c
        return {}
    if spec is None:
        return {}
    folders = spec.submodule_search_locations
    if folders is None:
        return {package: Path(spec.origin)} if spec.origin else {}
    return {path.relative_to(folder).as_posix(): path for folder in folders for path in sorted(Path(folder).rglob("*.py"))}
