"""A Python function as a bot, named ``module:function``."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from matchwood.api.view import View
from matchwood.errors import IllegalMove, UnknownBot, shown

ChooseMove: TypeAlias = Callable[[View], str]

_NAME = re.compile(r"(?!cmd:|llm:)([^\W\d]\w*(?:\.[^\W\d]\w*)*):([^\W\d]\w*)")


class FunctionBot:
    """A Python function as a bot. The function gets a view and returns a legal move.

    >>> import matchwood
    >>> game = matchwood.new("matchmaster", players=2, seed=1)
    >>> FunctionBot("first", lambda view: view.moves[0]).choose(game.view(0))
    'bid 0'
    """

    def __init__(self, name: str, function: ChooseMove) -> None:
        self._name, self._function = name, function

    def choose(self, view: View) -> str:
        """Return the move that the function chooses. Raises IllegalMove, and the errors of the function."""
        move, moves = self._function(view), view.moves
        if move not in moves:
            raise IllegalMove(f"{self._name} returned {shown(move)}; expected is one of view.moves: {', '.join(moves)}", moves)
        return move


def function_in(name: str) -> ChooseMove | None:
    """Import the function with the name ``module:function``. Return None for other names. Raises UnknownBot.

    Modules in the current folder can be imported.
    """
    match = _NAME.fullmatch(name)
    if match is None:
        return None
    module, attribute = match.groups()
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    try:
        function = getattr(importlib.import_module(module), attribute)
    except ModuleNotFoundError as error:
        raise UnknownBot(f"the bot {name} cannot be imported: {error}; modules in the current folder can be imported") from error
    except AttributeError as error:
        raise UnknownBot(f"the module {module} has no function {attribute}; a bot is named module:function") from error
    if not callable(function):
        raise UnknownBot(f"{name} is not a function; expected is a function that gets a view and returns a move")
    choose: ChooseMove = function
    return choose
