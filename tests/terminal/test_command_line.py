"""The whole command line: help, version, and errors in one line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest

import matchwood
from matchwood.cardgames.catalogue import keys, spec_of
from matchwood.cardgames.spec import USUAL_PLAYERS
from matchwood.commit import commit
from tests.support.parameters import everyday
from tests.terminal.conftest import Run


def test_the_help_names_every_command(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    for name in ("serve", "play", "simulate", "check", "verify", "bench", "schema"):
        assert name in result.stdout
        assert run(name, "--help").exit_code == 0


@pytest.mark.parametrize("command", ["play", "simulate", "bench", "schema"])
def test_the_help_of_a_command_names_every_game(run: Run, command: str) -> None:
    for game in keys():
        assert game in run(command, "--help").stdout.partition("Options:")[0]


def test_the_help_names_the_default_number_of_players(run: Run) -> None:
    assert f"[default: {USUAL_PLAYERS}, or the nearest" in " ".join(run("play", "--help").stdout.split())


def test_the_help_imports_no_large_package() -> None:
    code = "import sys; from matchwood.terminal.main import cli; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"numba", "numpy", "rich", "litestar", "uvicorn", "sqlalchemy", "msgspec"} & set(loaded)


@pytest.mark.parametrize("key", keys())
def test_the_views_and_happenings_of_a_game_agree_with_its_json_schema(run: Run, key: str) -> None:
    schema = json.loads(run("schema", key).stdout)
    jsonschema_rs.meta.validate(schema)
    validator = jsonschema_rs.validator_for(schema)
    game = matchwood.new(key, players=spec_of(key).players[0], seed=1)
    while not game.over:
        seat = game.owing[0]
        game.play(game.legal_moves(seat)[-1], seat)
    for table in (game.view(0).to_dict()["table"], game.view(None).to_dict()["table"]):
        validator.validate({"table": table, "options": dict(game.options)})
    assert not validator.is_valid({"options": {**game.options, "surplus": 1}})
    for happening in game.happenings:
        validator.validate({"happening": msgspec.to_builtins(happening)})
    with pytest.raises(jsonschema_rs.ValidationError):
        validator.validate({"table": {**table, "phase": "elsewhere"}})


def test_the_version_option_prints_version_and_commit(run: Run) -> None:
    made_from = commit()
    assert run("--version").stdout.strip() == f"matchwood {matchwood.__version__}" + (f" (commit {made_from})" if made_from else "")


def test_python_m_matchwood_runs_the_same_command() -> None:
    done = subprocess.run([sys.executable, "-m", "matchwood", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("matchwood ")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "chess"), "no game 'chess'"),
        (("play", "--players", 8), "2 to 7 players"),
        (("play", "--players", 0), "2 to 7 players"),
        (("play", "--players", 10**12), "2 to 7 players"),
        (("play", "tycon"), "there is no game 'tycon'; choose one of matchmaster, "),
        (("play", "tycoon", "--players", 9), "2 to 8 players"),
        (("play", "tycoon", "--option", "expansion=more"), "expansion"),
        (("play", "--level", "genius"), "no bot 'genius'"),
        (("play", "--option", "undertrump=never"), "undertrump"),
        (("simulate", "chess"), "no game 'chess'"),
        (("simulate", "--players", 1), "2 to 7 players"),
        (("simulate", "--bots", "casual,genius"), "no bot 'genius'"),
        (("simulate", "--bots", ""), "no bot ''"),
        (("simulate", "--option", "hook=on"), "no option 'hook'"),
        (("simulate", "--iterations", 0), "iterations"),
        (("simulate", "--seconds", "nan"), "seconds"),
        (("bench", "chess"), "no game 'chess'"),
        (("bench", "--players", 9), "2 to 7 players"),
        (("bench", "the_match", "--players", 4), "for 2 players"),
        (("simulate", "the_match", "--players", 3), "for 2 players"),
    ],
)
def test_wrong_arguments_give_an_error_in_one_line_and_exit_code_2(run: Run, arguments: tuple[object, ...], words: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("matchwood: ")
    assert words in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [("bench", "--seconds", "nan"), ("play", "--pause", "nan")])
def test_nan_is_refused_as_a_number_of_seconds(run: Run, arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert "no number of seconds" in result.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@everyday(
    1, "arguments", [("simulate", "--games", "1", "--jobs", "1", "--bots", "random", "--out", "-"), ("bench", "--seconds", "0.1")]
)
def test_a_full_disk_gives_an_error_in_one_line(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
        command = [sys.executable, "-m", "matchwood", *arguments]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, env=environment)
    assert done.returncode == 2
    assert done.stderr == "matchwood: No space left on device\n"


def test_a_closed_output_pipe_gives_no_error(records: list[bytes], tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "matchwood", "check", str(tmp_path / "three.jsonl")]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert done.stderr == ""


@pytest.mark.skipif(os.name != "posix", reason="only POSIX shells close the standard input in this way")
@pytest.mark.parametrize("command", ["check -", "play --pause 0"])
def test_a_closed_standard_input_is_treated_as_empty(command: str) -> None:
    line = f"{sys.executable} -m matchwood {command} <&-"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("option", ["undertrump", "=free", "undertrump="])
def test_a_house_rule_without_key_or_value_is_refused(run: Run, option: str) -> None:
    result = run("play", "--option", option)
    assert result.exit_code == 2
    assert "key=value" in result.stderr


def test_serve_passes_its_options_to_the_server(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    import matchwood.server

    called: list[dict[str, object]] = []
    monkeypatch.setattr(matchwood.server, "serve", lambda **given: called.append(given), raising=False)
    given = ("--host", "::1", "--port", 0, "--database", "sqlite:///x.db", "--open", "--limit", "tables=5", "--behind-proxy")
    assert run("serve", "--keep", "90d", *given).exit_code == 0
    place = {"host": "::1", "port": 0, "database": "sqlite:///x.db", "open_browser": True}
    told = {"live": None, "log": "plain", "log_level": "warning", "metrics_port": None, "metrics_host": "127.0.0.1", "push": True}
    kept = {"keep": timedelta(days=90), "drain_seconds": 0}
    links = {"imprint_url": None, "privacy_url": None, "contact_url": None}
    assert called == [place | told | kept | links | {"limits": ("tables=5",), "behind_proxy": "127.0.0.1,::1"}]


def test_serve_refuses_an_unknown_limit_and_an_unsafe_proxy(run: Run) -> None:
    for mistake in (("--limit", "cards=3"), ("--behind-proxy", "*")):
        result = run("serve", "--port", 0, *mistake)
        assert (result.exit_code, mistake[0].removesuffix("s") in result.output) == (1, True), result.output


def test_a_message_announces_compiling_if_the_rules_are_not_compiled(
    run: Run, monkeypatch: pytest.MonkeyPatch, finished: dict[str, object]
) -> None:
    import json

    from matchwood.engine import compiling

    monkeypatch.setattr(compiling, "is_compiled", lambda: False)
    assert run("check", "-", answers=json.dumps(finished)).stderr == "Compiling the rules, once for this version …\n"
    monkeypatch.setattr(compiling, "is_compiled", lambda: True)
    assert run("check", "-", answers=json.dumps(finished)).stderr == ""
