"""House rules as they are given on the command line: ``--option undertrump=free``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])


def _split(_: click.Context, __: click.Parameter, given: Sequence[str]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not (key and equals and value):
            raise click.BadParameter(f"{text!r} is not of the form key=value")
        pairs[key] = value
    return pairs


def house_rules(function: F) -> F:
    """Give a command the parameter ``options``: house rules as texts."""
    return click.option(
        "--option", "options", multiple=True, metavar="KEY=VALUE", callback=_split, help="A house rule; may be given several times."
    )(function)


def values_of(game: str, options: dict[str, str]) -> dict[str, Any]:
    """The same house rules with the catalogue's own values (a number, yes or no) in place of texts."""
    from matchwood.cardgames.catalogue import spec_of

    written = {option.key: {str(value).lower(): value for value in option.values} for option in spec_of(game).options}
    return {key: written.get(key, {}).get(text.lower(), text) for key, text in options.items()}
