"""Options that also take their value from the environment, from a secret file, or from a configuration file.

The command line comes first, then the environment, then the configuration file.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from matchwood.errors import shown

F = TypeVar("F", bound=Callable[..., Any])

PREFIX = "MATCHWOOD_"
FROM_FILE = "_FILE"
"""If the name of a variable ends like this, the variable names a file that contains the value."""

SETTINGS: dict[str, Setting] = {}
"""The options that the configuration file can set. The keys are those of the file."""


class Setting(click.Option):
    """An option that the environment and the configuration file can also set."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.key = max(self.opts, key=len).removeprefix("--").replace("-", "_")
        self.envvar = self.variable = PREFIX + self.key.upper()
        SETTINGS.setdefault(self.key, self)

    def resolve_envvar_value(self, ctx: click.Context) -> str | None:
        """Return the value from the environment, or from the file that the environment names."""
        value, path = super().resolve_envvar_value(ctx), os.environ.get(self.variable + FROM_FILE)
        if not path:
            return value
        if value is not None:
            raise click.UsageError(f"Set {self.variable} or {self.variable}{FROM_FILE}, not both.", ctx)
        return _content(path, f"{self.variable}{FROM_FILE}", ctx).strip()


def setting(*names: str, **more: Any) -> Callable[[F], F]:
    """Add a command-line option that the environment and the configuration file can also set."""
    return click.option(*names, cls=Setting, **more)


def config_option() -> Callable[[F], F]:
    """Add the command-line option ``--config``."""
    return click.option(
        "--config",
        envvar=f"{PREFIX}CONFIG",
        metavar="FILE",
        expose_value=False,
        is_eager=True,
        callback=_read,
        help="A configuration file (TOML). Other options and the environment override it.",
    )


def _read(ctx: click.Context, _: click.Parameter, path: str | None) -> None:
    if path is None:
        return
    try:
        values = tomllib.loads(_content(path, "--config", ctx))
    except tomllib.TOMLDecodeError as error:
        raise click.UsageError(f"--config: {shown(path)} is not valid TOML: {error}.", ctx) from None
    for key in values:
        if key not in SETTINGS:
            raise click.UsageError(f"--config: unknown key {shown(key)}. The keys are {', '.join(sorted(SETTINGS))}.", ctx)
    options = {option.key: option for option in ctx.command.params if isinstance(option, Setting)}
    ctx.default_map = {option.name: _value(values[key], option) for key, option in options.items() if key in values}


def _value(value: Any, option: Setting) -> Any:
    """Return a TOML value in the form of the command line."""
    if isinstance(value, dict):
        value = [f"{name}={number}" for name, number in value.items()]
    return ",".join(map(str, value)) if isinstance(value, list) and not option.multiple else value


def _content(path: str, source: str, ctx: click.Context) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise click.UsageError(f"{source}: {shown(path)} cannot be read: {error.strerror}.", ctx) from None
    except UnicodeDecodeError:
        raise click.UsageError(f"{source}: {shown(path)} is not UTF-8 text.", ctx) from None
