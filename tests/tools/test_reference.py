"""The reference pages contain every call, message, field and error."""

from __future__ import annotations

import doctest
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import get_args

import click
import msgspec
import pytest

from matchwood.server.app import create_app
from matchwood.server.http.schemas import schemas
from matchwood.server.protocol import live_messages
from matchwood.terminal.main import cli
from tests.docs.pages import text_of
from tools.reference import command_line, http_calls, markdown, server_settings
from tools.reference.errors import sent_errors
from tools.reference.markdown import described, fields_table


@pytest.mark.parametrize("module", [markdown, http_calls, command_line, server_settings])
def test_the_examples_of_the_tool_are_true(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


def test_every_call_of_the_server_has_one_heading(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'tables.db'}")
    calls = [(method.upper(), path) for path, calls in app.openapi_schema.to_schema()["paths"].items() for method in calls]
    headings = re.findall(r"^### `([A-Z]+) (/\S+)`$", text_of("reference/http.md"), re.MULTILINE)
    assert len(calls) > 50
    assert sorted(headings) == sorted(calls)


@pytest.mark.parametrize("name", schemas())
def test_each_message_describes_each_of_its_fields(name: str) -> None:
    schema = schemas()[name]
    assert described(schema.get("description")).text
    fields_table(schema, {})


def test_each_message_is_on_one_page() -> None:
    pages = [text_of(f"reference/{page}.md") for page in ("types", "websocket", "http")]
    live = {kind.__name__ for kind in (*get_args(live_messages.ClientMessage), *get_args(live_messages.ServerMessage))}
    for name in schemas().keys() - live - http_calls.bodies_of_one_call():
        assert sum(f"\n### {name}\n" in page for page in pages) == 1, name
    for kind in (*get_args(live_messages.ClientMessage), *get_args(live_messages.ServerMessage)):
        assert f"\n### `{msgspec.inspect.type_info(kind).tag}`\n" in pages[1]  # type: ignore[attr-defined]


def test_describing_the_calls_does_not_configure_the_log() -> None:
    root = logging.getLogger()
    before = root.level, list(root.handlers)
    http_calls.bodies_of_one_call.cache_clear()
    http_calls._described_calls.cache_clear()
    http_calls.bodies_of_one_call()
    assert (root.level, root.handlers) == before


def test_a_message_whose_docstring_lacks_a_field_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="Key must list the fields key"):
        fields_table({"title": "Key", "description": "A key.", "properties": {"key": {"type": "string"}}}, {})


def test_each_error_is_in_the_table_once() -> None:
    codes = re.findall(r"^\| `(\w+)` \| \d{3} \|", text_of("reference/errors.md"), re.MULTILINE)
    assert sorted(codes) == sorted(sent_errors())


def test_each_command_has_a_heading_and_each_of_its_options_has_a_row() -> None:
    page = text_of("reference/command_line.md")
    for path, command in commands(cli, "matchwood"):
        section = page.split(f"\n## {path}\n")[1].split("\n## ")[0]
        options = [option for option in command.params if isinstance(option, click.Option)]
        assert all(f"`{option.opts[0]}" in section for option in options), path


def commands(command: click.Command, path: str) -> Iterator[tuple[str, click.Command]]:
    yield path, command
    for name, below in command.commands.items() if isinstance(command, click.Group) else ():
        yield from commands(below, f"{path} {name}")
