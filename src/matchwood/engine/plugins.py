"""Packages of other people that bring games. Each names them with the entry point ``matchwood.games``:

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
"""The package that brings our own games."""
CARDGAMES = Path(__file__).resolve().parent.parent / "cardgames"


@functools.cache
def own_games() -> tuple[str, ...]:
    """The keys of the games that we bring: the folders in ``cardgames``, in their order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules([str(CARDGAMES)]) if module.ispkg))


@functools.cache
def plugins() -> dict[str, EntryPoint]:
    """The entry point of every game that another package brings, by the game's key. Nobody can take the place of a game of ours."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in own_games()}


def package_of_game(key: str) -> str:
    """The package that brings this game."""
    point = plugins().get(key)
    return HOME if point is None else package_of(point.module)


def package_of(module: str) -> str:
    """The package in which this module lies.

    >>> package_of("matchwood.engine.bits")
    'matchwood'
    """
    return module.partition(".")[0]


@functools.cache
def packages() -> frozenset[str]:
    """The packages that bring games, besides ours."""
    return frozenset(package_of(point.module) for point in plugins().values())


@functools.cache
def sources_of(package: str) -> dict[str, Path]:
    """The files of Python that belong to a package, or the one of a module without a folder, by their names in it; none for what
    stands in no file."""
    try:
        spec = importlib.util.find_spec(package)
    except ValueError:  # a program that was typed in, or given with -c
        return {}
    if spec is None:
        return {}
    folders = spec.submodule_search_locations
    if folders is None:
        return {package: Path(spec.origin)} if spec.origin else {}
    return {path.relative_to(folder).as_posix(): path for folder in folders for path in sorted(Path(folder).rglob("*.py"))}
