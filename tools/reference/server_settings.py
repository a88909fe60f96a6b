"""Describe the settings, limits and metrics of a server in Markdown."""

from __future__ import annotations

import ast
import dataclasses
import inspect
from collections.abc import Iterator
from itertools import pairwise

import click
from prometheus_client import Counter, Gauge, Histogram

from matchwood.server.http.limits import Limits
from matchwood.server.util import metrics
from matchwood.terminal.main import cli
from matchwood.terminal.settings import SETTINGS, Setting
from tools.reference.markdown import described, table

KINDS: dict[type, str] = {Counter: "counter", Gauge: "gauge", Histogram: "histogram"}


def settings_table() -> str:
    """Return the settings of servers and workers as a Markdown table."""
    rows = []
    for key, option in sorted(SETTINGS.items()):
        commands = [name for name, command in cli.commands.items() if any(_is(key, parameter) for parameter in command.params)]
        record = option.get_help_record(click.Context(cli))
        assert record is not None
        meaning = described(" ".join(record[1].split()).partition(" [")[0]).text
        rows.append((f"`{key}`", f"`{option.variable}`", ", ".join(f"`{name}`" for name in commands), meaning))
    return table(["key in the file", "environment variable", "commands", "meaning"], rows)


def _is(key: str, parameter: click.Parameter) -> bool:
    return isinstance(parameter, Setting) and parameter.key == key


def limits_table() -> str:
    """Return the server's limits as a Markdown table."""
    meanings = _meanings(Limits)
    rows = [(f"`{field.name}`", f"{field.default:,}", meanings[field.name]) for field in dataclasses.fields(Limits)]
    return table(["name", "usual number", "what is counted"], rows)


def metrics_table() -> str:
    """Return the server's metrics as a Markdown table."""
    return table(["metric", "kind", "served by", "meaning"], _metrics())


def _metrics() -> Iterator[tuple[str, str, str, str]]:
    for metric in vars(metrics).values():
        if type(metric) in KINDS:
            (family,) = metric.describe()
            name = f"{family.name}_total" if isinstance(metric, Counter) else family.name
            labels = f"{{{', '.join(metric._labelnames)}}}" if metric._labelnames else ""
            registries = (("servers", metrics.SERVER), ("workers", metrics.WORKER))
            served = ", ".join(who for who, registry in registries if family.name in {each.name for each in registry.collect()})
            yield f"`{name}{labels}`", KINDS[type(metric)], served, family.documentation


def _meanings(kind: type) -> dict[str, str]:
    """Return the docstring below each field of a class.

    >>> _meanings(Limits)["tables"]
    'New tables in an hour from one address.'
    """
    meanings = {}
    for field, text in pairwise(ast.parse(inspect.getsource(kind)).body[0].body):  # type: ignore[attr-defined]
        match field, text:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(meaning))):
                meanings[name] = described(meaning).text.replace("\n\n", " ")
    return meanings
