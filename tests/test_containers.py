"""The container files agree with the rest of the repository. Only tests/docs/test_deployment_in_containers.py starts containers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from matchwood import commit
from matchwood.terminal.main import cli

ROOT = Path(__file__).resolve().parent.parent
COMPOSE, DOCKERFILE, IGNORED = ((ROOT / name).read_text() for name in ("compose.yaml", "Dockerfile", ".dockerignore"))
COMMANDS = re.findall(r"command: \[matchwood, ([^\]]+)\]", COMPOSE) + [
    found.replace('"', "") for found in re.findall(r'^CMD \["matchwood", ([^\]]+)\]', DOCKERFILE, re.MULTILINE)
]


@pytest.mark.parametrize("words", COMMANDS)
def test_the_command_line_accepts_the_commands_of_the_containers(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in re.findall(r"^ +(MATCHWOOD_\w+): (\w+://.+)$", COMPOSE, re.MULTILINE):
        monkeypatch.setenv(name, value)
    name, *arguments = words.split(", ")
    context = cli.commands[name].make_context(name, arguments)
    assert context.params["database"].startswith("postgresql://")
    assert context.params["live"].startswith("redis://")


def test_containers_run_servers_and_workers() -> None:
    assert {words.split(", ")[0] for words in COMMANDS} == {"serve", "work"}


def test_the_health_checks_use_the_documented_addresses() -> None:
    asked = set(re.findall(r"urlopen\('http://127\.0\.0\.1:(\d+)/", COMPOSE))
    told = set(re.findall(r"--metrics-port=(\d+)", COMPOSE)) | {"8000"}
    assert asked == told, "of servers at their port, of workers beside their metrics"


def test_one_service_builds_the_image() -> None:
    assert len(re.findall(r"^ *build:", COMPOSE, re.MULTILINE)) == 1


def test_the_image_notes_the_commit_that_the_operator_names() -> None:
    assert "ARG MATCHWOOD_COMMIT" in DOCKERFILE
    assert f"src/{commit.NOTED.parent.name}/{commit.NOTED.name}" in DOCKERFILE
    assert 'args: {MATCHWOOD_COMMIT: "${MATCHWOOD_COMMIT:-}"}' in COMPOSE


def test_the_files_that_the_container_files_name_exist() -> None:
    named = re.findall(r"\./([\w./]+):", COMPOSE) + re.findall(r"requirements/\w+\.txt", DOCKERFILE)
    assert named
    for name in named:
        assert (ROOT / name).is_file(), name


def test_the_image_contains_only_the_files_for_the_package() -> None:
    rules = [line for line in IGNORED.splitlines() if line and not line.startswith("#")]
    assert rules[0] == "*", "all but what is named stays out, such as the file with the password of the database"
    let_in = {rule.removeprefix("!") for rule in rules if rule.startswith("!")}
    assert let_in == {"LICENSE", "README.md", "docs/rules", "docs/*/rules", "pyproject.toml", "requirements", "src", "web"}
