"""Seconds as they are given on the command line."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])


class Seconds(click.FloatRange):
    """A number of seconds within bounds. ``nan`` is within any bounds, as comparisons go, and would be waited for."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number."""
        number = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{value!r} is no number of seconds.", param, ctx)
        return number


def limit_option(function: F) -> F:
    """Give a command the parameter ``limit``: the seconds that a bot which is a program may take for a move."""
    return click.option(
        "--limit", default=2.0, show_default=True, type=Seconds(0.01, 3600), help="Seconds that a program may take for a move."
    )(function)
