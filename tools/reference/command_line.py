"""Describe the commands of the terminal in Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator

import click

from matchwood.terminal.main import cli
from tools.reference.markdown import described, table


def command_line() -> str:
    """Return all commands with their options as Markdown."""
    return "\n".join(_of(click.Context(cli, info_name="matchwood")))


def _of(context: click.Context) -> Iterator[str]:
    command = context.command
    yield f"## {context.command_path}\n"
    yield f"```text\n{' '.join([context.command_path, *command.collect_usage_pieces(context)])}\n```\n"
    yield f"{described(command.help).text}\n"
    options = [option for option in command.get_params(context) if isinstance(option, click.Option) and "--help" not in option.opts]
    yield table(["option", "default", "meaning"], (_row(option, context) for option in options))
    if isinstance(command, click.Group):
        commands = {name: command.commands[name] for name in command.list_commands(context)}
        for name, below in commands.items():
            yield from _of(click.Context(below, info_name=name, parent=context))


def _row(option: click.Option, context: click.Context) -> tuple[str, str, str]:
    record = option.get_help_record(context)
    assert record is not None
    written, text = record[0].replace(" RANGE", ""), " ".join(record[1].split())
    meaning, _, rest = text.partition(" [")
    variable = f" Environment variable: `{option.envvar}`." if isinstance(option.envvar, str) else ""
    return f"`{written}`", _default(rest.removesuffix("]")), described(meaning).text + variable


def _default(text: str) -> str:
    """Describe the default and the range of an option in words.

    >>> _default("default: 2.0; 0.01<=x<=3600"), _default("x>=1"), _default("0.5<x<=0.9"), _default("required")
    ('2.0; from 0.01 to 3600', 'at least 1', 'above 0.5, up to 0.9', 'required')
    """
    text = re.sub(r"(\S+)<=x<=(\S+)", r"from \1 to \2", text.removeprefix("default: "))
    text = re.sub(r"(\S+)<x<=(\S+)", r"above \1, up to \2", text)
    return re.sub(r"x>=(\S+)", r"at least \1", text)
