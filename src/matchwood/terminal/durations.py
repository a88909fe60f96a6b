"""Durations on the command line, such as ``90d``."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import click

from matchwood.errors import shown

if TYPE_CHECKING:
    ParamType = click.ParamType[timedelta]
else:  # click 8.1 has no type parameters
    ParamType = click.ParamType

UNITS = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}
MAX_DURATION = timedelta(days=36_500)


class Duration(ParamType):
    """A number with a unit: minutes, hours, days or weeks."""

    name = "duration"

    def __init__(self, minimum: timedelta = timedelta(minutes=1)) -> None:
        self._minimum = minimum

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> timedelta:
        """Return the duration.

        >>> Duration().convert("90d", None, None), Duration().convert("2h", None, None)
        (datetime.timedelta(days=90), datetime.timedelta(seconds=7200))
        """
        if isinstance(value, timedelta):
            return value
        match = re.fullmatch(r"(\d{1,5})([mhdw])", str(value).strip())
        if match is None:
            self.fail(f"{shown(value)} is not a duration. Use a number with m, h, d or w, such as 30m, 12h or 90d.", param, ctx)
        duration = timedelta(**{UNITS[match[2]]: int(match[1])})
        if not self._minimum <= duration <= MAX_DURATION:
            self.fail(f"{shown(value)} is not between {text_of(self._minimum)} and {text_of(MAX_DURATION)}.", param, ctx)
        return duration


def text_of(duration: timedelta) -> str:
    """Return a duration in its largest unit up to days.

    >>> text_of(timedelta(days=90)), text_of(timedelta(hours=36))
    ('90d', '36h')
    """
    unit = next(unit for unit in "dhm" if not duration % timedelta(**{UNITS[unit]: 1}))
    return f"{duration // timedelta(**{UNITS[unit]: 1})}{unit}"
