"""The files for containers fit the rest; no container is made here, but in tests/docs/test_house_in_containers.py."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from matchwood.terminal.main import cli

ROOT = Path(__file__).resolve().parent.parent
COMPOSE, DOCKERFILE, IGNORED = ((ROOT / name).read_text() for name in ("compose.yaml", "Dockerfile", ".dockerignore"))
COMMANDS = re.findall(r"command: \[matchwood, ([^\]]+)\]", COMPOSE) + [
    found.replace('"', "") for found in re.findall(r'^CMD \["matchwood", ([^\]]+)\]', DOCKERFILE, re.MULTILINE)
]


@pytest.mark.parametrize("words", COMMANDS)
def test_the_command_line_understands_what_containers_run(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in re.findall(r"^ +(MATCHWOOD_\w+): (\w+://.+)$", COMPOSE, re.MULTILINE):
        monkeypatch.setenv(name, value)
    name, *arguments = words.split(", ")
    context = cli.commands[name].make_context(name, arguments)
    assert context.params["database"].startswith("postgresql://")
    assert context.params["live"].startswith("redis://")


def test_servers_and_workers_are_run() -> None:
    assert {words.split(", ")[0] for words in COMMANDS} == {"serve", "work"}


def test_health_is_asked_for_where_it_is_told() -> None:
    asked = set(re.findall(r"urlopen\('http://127\.0\.0\.1:(\d+)/", COMPOSE))
    told = set(re.findall(r"--metrics-port=(\d+)", COMPOSE)) | {"8000"}
    assert asked == told, "of servers at their port, of workers beside their metrics"


def test_one_service_builds_the_image() -> None:
    assert len(re.findall(r"^ *build:", COMPOSE, re.MULTILINE)) == 1


def test_files_that_are_named_are_there() -> None:
    named = re.findall(r"\./([\w./]+):", COMPOSE) + re.findall(r"requirements/\w+\.txt", DOCKERFILE)
    assert named
    for name in named:
        assert (ROOT / name).is_file(), name


def test_only_what_the_package_is_made_from_gets_into_the_image() -> None:
    rules = [line for line in IGNORED.splitlines() if line and not line.startswith("#")]
    assert rules[0] == "*", "all but what is named stays out, such as the file with the password of the database"
    let_in = {rule.removeprefix("!") for rule in rules if rule.startswith("!")}
    assert let_in == {"LICENSE", "README.md", "docs/rules", "docs/*/rules", "pyproject.toml", "requirements", "src", "web"}
