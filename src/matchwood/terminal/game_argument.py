"""Which game, as it is named on the command line."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])

DEFAULT = "matchmaster"


def game_argument(folder: ModuleType) -> Callable[[F], F]:
    """Give a command the parameter ``game``. Its help names the games that have a place in this package.

    Whether there is such a game is asked later, of the catalogue: that takes the rules, and help is to come at once.
    """
    games = sorted(module.name for module in pkgutil.iter_modules(folder.__path__) if module.ispkg)
    return click.argument("game", default=DEFAULT, metavar=f"[{'|'.join(games)}]", callback=lambda *given: given[-1].lower())
