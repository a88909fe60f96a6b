"""The parameters that several commands share."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from matchwood.cardgames.catalogue import keys

F = TypeVar("F", bound=Callable[..., Any])

DEFAULT = "matchmaster"


def game_argument(function: F) -> F:
    """Add the command-line argument ``game``.

    The command checks the game later, because loading the rules would delay the help.
    """
    return click.argument("game", default=DEFAULT, metavar=f"[{'|'.join(keys())}]", callback=lambda *given: given[-1].lower())(
        function
    )


def players_option(text: str) -> Callable[[F], F]:
    """Add the parameter ``players``, which is None by default."""
    return click.option("--players", type=int, help=f"{text}  [default: 4, or the nearest number that the game allows]")


def players_of(game: str, given: int | None) -> int:
    """Return the given number of players, or the game's default. Raises UnknownGame.

    >>> players_of("the_match", None), players_of("tycoon", None), players_of("tycoon", 7)
    (2, 4, 7)
    """
    from matchwood.cardgames.catalogue import spec_of

    return spec_of(game).usual_players if given is None else given


def split(_: click.Context | None, __: click.Parameter | None, given: Sequence[str]) -> dict[str, str]:
    """Parse house rules such as ``undertrump=free``."""
    pairs: dict[str, str] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not (key and equals and value):
            raise click.BadParameter(f"{text!r} is not of the form key=value")
        pairs[key] = value
    return pairs


def house_rules(function: F) -> F:
    """Add the parameter ``options`` for house rules."""
    return click.option(
        "--option", "options", multiple=True, metavar="KEY=VALUE", callback=split, help="A house rule. Can be repeated."
    )(function)


def values_of(game: str, options: dict[str, str]) -> dict[str, Any]:
    """Convert the values of house rules from texts to numbers and booleans."""
    from matchwood.cardgames.catalogue import spec_of

    written = {option.key: {str(value).lower(): value for value in option.values} for option in spec_of(game).options}
    return {key: written.get(key, {}).get(text.lower(), text) for key, text in options.items()}


class Seconds(click.FloatRange):
    """A parameter type for a number of seconds. Rejects ``nan`` (not a number)."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Convert a text to seconds."""
        number = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{value!r} is no number of seconds.", param, ctx)
        return number


def limit_option(function: F) -> F:
    """Add the parameter ``limit``: the seconds that an external bot has for a move."""
    return click.option(
        "--limit",
        default=2.0,
        show_default=True,
        type=Seconds(0.01, 3600),
        help="The time limit of an external program for a move, in seconds.",
    )(function)
