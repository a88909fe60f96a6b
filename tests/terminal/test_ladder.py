"""``matchwood ladder`` plays until the order is settled, stores the ladder, and continues a stored ladder."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.interrupts import enable_interrupts
from tests.support.waiting import COMPILING, TIMEOUT, wait_until
from tests.terminal.conftest import Run

SMALL = ("matchmaster", "--players", 2, "--option", "rounds=short", "--iterations", 4, "--bots", "quick,random")


def test_a_ladder_is_printed_and_stored(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    result = run("ladder", *SMALL, "--most", 20, "--jobs", 1, "--out", path)
    assert result.exit_code == 0, result.stderr
    for word in ("2 players, rounds=short, seed 1, 4 rollouts a decision", "rating", "settled", "quick", "random"):
        assert word in result.stdout
    kept = json.loads(path.read_bytes())
    assert [(pair["one"], pair["other"]) for pair in kept["pairs"]] == [("quick", "random")]
    assert [standing["bot"] for standing in kept["standings"]] == ["quick", "random"]
    again = run("ladder", *SMALL, "--most", 20, "--jobs", 1, "--out", path)
    assert again.stdout == result.stdout
    assert json.loads(path.read_bytes()) == kept


@pytest.mark.exhaustive
def test_the_number_of_processes_does_not_change_a_ladder(run: Run) -> None:
    one, two = (run("ladder", *SMALL, "--most", 12, "--jobs", jobs).stdout for jobs in (1, 2))
    assert one == two


def test_with_the_markdown_option_only_the_table_is_printed(run: Run) -> None:
    result = run("ladder", *SMALL, "--most", 4, "--jobs", 1, "--markdown")
    heading, rule, first, last = result.stdout.splitlines()
    assert heading == "| place | bot | rating | ± (95 %) | won | drawn | lost | against the next | settled |"
    assert rule.count("---") == 9
    assert first.startswith("| 1 | quick | ")
    assert last.endswith(" |  |  |")


def test_a_ladder_can_contain_external_bots(run: Run) -> None:
    result = run("ladder", *SMALL, "--also", "cmd:cat", "--most", 2, "--jobs", 1, "--markdown")
    assert result.exit_code == 0, result.stderr
    assert "| 3 | cmd:cat | " in result.stdout
    assert "cmd:cat lost seat" in result.stderr


def test_a_file_that_is_not_a_ladder_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    path.write_text("precious")
    result = run("ladder", *SMALL, "--out", path)
    assert result.exit_code == 2
    assert "not a ladder" in result.stderr
    assert path.read_text() == "precious"


@pytest.mark.exhaustive
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_an_interrupted_ladder_keeps_the_played_deals(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    bots = ("--bots", "random,quick,beginner,casual,club,expert", "--most", "100000", "--jobs", "1", "--out", str(path))
    command = [sys.executable, "-m", "matchwood", "ladder", *map(str, SMALL[:7]), *bots]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, preexec_fn=enable_interrupts)
    wait_until(lambda: path.exists() or process.poll() is not None, timeout=COMPILING)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=TIMEOUT)
    assert process.returncode == 130, said
    assert "Traceback" not in said
    assert "what was played so far is counted" in said
    assert sum(pair["won"] + pair["drawn"] + pair["lost"] for pair in json.loads(path.read_bytes())["pairs"]) > 0
