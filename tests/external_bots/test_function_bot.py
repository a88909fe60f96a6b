"""Python functions play as bots, by the name `module:function`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import matchwood
from matchwood.errors import IllegalMove, UnknownBot
from matchwood.external_bots.function_bot import FunctionBot, function_in
from matchwood.external_bots.naming import checked_bot
from matchwood.lab.experiment import Experiment
from matchwood.terminal.main import cli

SOURCE = """
def last(view):
    return view.moves[-1]

NUMBER = 7
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the name of a module in the current folder."""
    (tmp_path / "bot_of_a_test.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "bot_of_a_test", raising=False)
    return "bot_of_a_test"


def test_a_function_of_a_module_in_the_current_folder_plays_in_an_experiment(module: str) -> None:
    experiment = Experiment.checked("matchmaster", 2, [f"{module}:last", "random"], {"rounds": "short"}, seed=1)
    record = experiment.play(0)
    assert record["bots"] == [f"{module}:last", "random"]
    game = matchwood.load({name: part for name, part in record.items() if name not in ("bots", "figures")})
    assert game.over
    bids = [event["move"] for event in record["events"] if event.get("seat") == 0 and event["move"].startswith("bid")]
    assert bids[0] == "bid 7"


@pytest.mark.parametrize(
    "command", [["simulate", "--games", "2", "--jobs", "2", "--out", "games.jsonl"], ["play", "--option", "rounds=short"]]
)
def test_the_command_line_accepts_a_function_as_a_bot(module: str, command: list[str]) -> None:
    cards = [f"{suit}{rank}\n" for suit in "TLBS" for rank in range(1, 14)]
    typed = "".join(["1\n", *cards]) * 60 if command[0] == "play" else None
    bots = f"{module}:last" if command[0] == "play" else f"{module}:last,random"
    done = CliRunner().invoke(cli, [command[0], "matchmaster", "--players", "2", "--bots", bots, *command[1:]], input=typed)
    assert done.exit_code == 0, done.output
    if command[0] == "simulate":
        records = [json.loads(line) for line in Path("games.jsonl").read_text().splitlines()]
        assert [record["bots"][0] for record in records] == [f"{module}:last", "random"]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("no_such_module:choose", "No module named 'no_such_module'"),
        ("bot_of_a_test:first", "has no function first"),
        ("bot_of_a_test:NUMBER", "is not a function"),
        ("bot_of_a_test", "as in my_module:choose"),
    ],
)
def test_a_name_without_a_function_is_refused_with_its_reason(module: str, name: str, reason: str) -> None:
    assert function_in(f"{module}:last") is not None
    with pytest.raises(UnknownBot, match=reason):
        checked_bot(name)


def test_the_command_of_a_program_is_no_function_even_if_python_has_a_module_with_this_name() -> None:
    assert function_in("cmd:cat") is None
    assert checked_bot("cmd:cat") == "cmd:cat"


def test_an_illegal_move_of_a_function_is_refused() -> None:
    view = matchwood.new("matchmaster", players=2, seed=1).view(0)
    with pytest.raises(IllegalMove, match=r"my:bot returned 'bid 99'; expected is one of view\.moves: bid 0"):
        FunctionBot("my:bot", lambda _: "bid 99").choose(view)
