"""The tables of all games in a terminal."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Any

from matchwood.cardgames.catalogue import spec_of
from matchwood.engine.plugins import own_games
from matchwood.terminal.default_table.table import DefaultTable
from matchwood.terminal.tables.terminal_table import TerminalTable

TABLES = "matchwood.terminal.tables"


def table_of(game: str, language: str, names: Sequence[str], person: int, alone: bool = True) -> TerminalTable[Any]:
    """Return an object that draws the game in the terminal."""
    module = _pictures_of(game)
    if module is None:
        return DefaultTable(game, language, names, person, alone)
    table: TerminalTable[Any] = importlib.import_module(module).TABLE(game, language, names, person, alone)
    return table


def _pictures_of(game: str) -> str | None:
    """Return the name of the module that draws the game. Return None if the game has no drawing module."""
    if game in own_games():
        return f"{TABLES}.{game}.table" if importlib.util.find_spec(f"{TABLES}.{game}") else None
    package = spec_of(game).package
    return f"{package}.terminal" if package and importlib.util.find_spec(f"{package}.terminal") else None
