"""The settings of a server or worker come from the command line, the environment, secret files and a configuration file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import matchwood.server
from matchwood.terminal.settings import SETTINGS
from tests.docs.pages import ROOT
from tests.terminal.conftest import Run

PAGE = (ROOT / "docs/reference/server.md").read_text()


@pytest.fixture
def served(run: Run, monkeypatch: pytest.MonkeyPatch) -> Callable[..., dict[str, Any]]:
    """Returns the settings that `matchwood serve` passes to the server."""
    called: list[dict[str, Any]] = []
    monkeypatch.setattr(matchwood.server, "serve", lambda **given: called.append(given), raising=False)

    def serve(*arguments: object) -> dict[str, Any]:
        result = run("serve", *arguments)
        assert result.exit_code == 0, result.output
        return called.pop()

    return serve


def test_the_command_line_overrides_the_environment_which_overrides_the_file(
    served: Callable[..., dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "matchwood.toml"
    file.write_text('host = "10.0.0.1"\nport = 8001\nlog = "json"\nthreads = 3\n')
    monkeypatch.setenv("MATCHWOOD_CONFIG", str(file))
    monkeypatch.setenv("MATCHWOOD_HOST", "10.0.0.2")
    monkeypatch.setenv("MATCHWOOD_PORT", "8002")
    given = served("--host", "10.0.0.3")
    assert (given["host"], given["port"], given["log"]) == ("10.0.0.3", 8002, "json")
    assert "threads" not in given, "only workers have threads"


def test_every_setting_of_the_documented_file_reaches_the_server(served: Callable[..., dict[str, Any]], tmp_path: Path) -> None:
    file = tmp_path / "matchwood.toml"
    file.write_text(PAGE.partition("```toml\n")[2].partition("```")[0])
    given = served("--config", file)
    assert given["database"] == "postgresql://matchwood:password@10.0.0.2/matchwood"
    assert (given["behind_proxy"], given["limits"]) == ("10.0.0.4", ("tables=500", "connections=0"))
    assert (given["host"], given["drain_seconds"]) == ("0.0.0.0", 10)


@pytest.mark.parametrize(
    ("variable", "text", "name", "value"),
    [
        ("MATCHWOOD_LIMIT", "tables=5 hints=0", "limits", ("tables=5", "hints=0")),
        ("MATCHWOOD_BEHIND_PROXY", "10.0.0.4,10.0.0.5", "behind_proxy", "10.0.0.4,10.0.0.5"),
        ("MATCHWOOD_PUSH", "false", "push", False),
        ("MATCHWOOD_METRICS_PORT", "9100", "metrics_port", 9100),
    ],
)
def test_the_environment_sets_lists_switches_and_numbers(
    served: Callable[..., dict[str, Any]], monkeypatch: pytest.MonkeyPatch, variable: str, text: str, name: str, value: object
) -> None:
    monkeypatch.setenv(variable, text)
    assert served()[name] == value


def test_a_secret_is_read_from_the_file_that_the_environment_names(
    served: Callable[..., dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = tmp_path / "database"
    secret.write_text("postgresql://matchwood:secret@host/matchwood\n")
    monkeypatch.setenv("MATCHWOOD_DATABASE_FILE", str(secret))
    assert served()["database"] == "postgresql://matchwood:secret@host/matchwood"
    assert served("--database", "./tables.db")["database"] == "./tables.db"


def test_a_variable_without_a_value_does_not_count(
    served: Callable[..., dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "matchwood.toml").write_text('behind_proxy = "10.0.0.4"')
    (tmp_path / "database").write_text("postgresql://matchwood:secret@host/matchwood\n")
    for name, value in (("CONFIG", "matchwood.toml"), ("DATABASE_FILE", "database")):
        monkeypatch.setenv(f"MATCHWOOD_{name}", str(tmp_path / value))
    for name in ("DATABASE", "BEHIND_PROXY"):
        monkeypatch.setenv(f"MATCHWOOD_{name}", "")
    given = served()
    assert (given["database"], given["behind_proxy"]) == ("postgresql://matchwood:secret@host/matchwood", "10.0.0.4")


@pytest.mark.parametrize("command", ["serve", "upgrade", "reports"])
def test_both_forms_of_a_variable_are_refused_without_printing_them(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    secret = tmp_path / "database"
    secret.write_text("postgresql://matchwood:secret@host/matchwood")
    monkeypatch.setenv("MATCHWOOD_DATABASE_FILE", str(secret))
    monkeypatch.setenv("MATCHWOOD_DATABASE", secret.read_text())
    result = run(command)
    assert (result.exit_code, "not both" in result.output, "secret@" in result.output) == (2, True, False)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("prot = 8000", "unknown key"),
        ("port = ", "not valid TOML"),
        ('port = "many"', "--port"),
        ("port = 70000", "--port"),
        (b'host = "\xff"', "not UTF-8"),
        (None, "cannot be read"),
    ],
)
def test_a_wrong_configuration_file_is_refused_with_the_reason(
    run: Run, tmp_path: Path, text: str | bytes | None, reason: str
) -> None:
    file = tmp_path / "matchwood.toml"
    if text is not None:
        file.write_bytes(text.encode() if isinstance(text, str) else text)
    result = run("serve", "--config", file)
    assert (result.exit_code, reason in result.output) == (2, True), result.output


def test_a_missing_secret_file_is_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MATCHWOOD_LIVE_FILE", str(tmp_path / "live"))
    result = run("serve")
    assert (result.exit_code, "MATCHWOOD_LIVE_FILE" in result.output) == (2, True)


def test_the_documents_name_every_setting() -> None:
    for key, option in SETTINGS.items():
        assert f"| `{key}` | `{option.variable}` |" in PAGE
