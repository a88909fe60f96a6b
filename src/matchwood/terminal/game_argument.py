"""Which game, as it is named on the command line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from matchwood.cardgames.catalogue import keys

F = TypeVar("F", bound=Callable[..., Any])

DEFAULT = "matchmaster"


def game_argument(function: F) -> F:
    """Give a command the parameter ``game``. Its help names every game there is.

    Whether there is such a game is asked later: that takes the rules, and help is to come at once.
    """
    return click.argument("game", default=DEFAULT, metavar=f"[{'|'.join(keys())}]", callback=lambda *given: given[-1].lower())(
        function
    )
