"""External bots on the command line."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.interrupts import enable_interrupts
from tests.support.liveness import LivenessPipe
from tests.support.parameters import everyday
from tests.support.waiting import COMPILING, TIMEOUT, wait_until
from tests.terminal.conftest import Run

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "bot.py"
SHORT = ("matchmaster", "--players", 2, "--option", "rounds=short")
ILLEGAL_BIDDER = """cmd:sh -c 'read asked; echo "{\\"move\\": \\"bid 99\\"}"'"""


def test_a_program_plays_in_simulated_games(run: Run, tmp_path: Path) -> None:
    program, path = f"cmd:{sys.executable} {EXAMPLE}", tmp_path / "games"
    result = run(
        "simulate", *SHORT, "--bots", f"{program},quick", "--games", 2, "--seed", 1, "--jobs", 1, "--limit", 10, "--out", path
    )
    assert result.exit_code == 0, result.stderr
    records = [json.loads(line) for line in path.read_text().splitlines()]
    assert [record["bots"] for record in records] == [[program, "quick"], ["quick", program]]
    assert not any("lost_seats" in record for record in records)
    assert run("check", path).exit_code == 0


def test_the_record_the_table_and_the_error_output_contain_a_lost_seat(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games"
    result = run(
        "simulate",
        *SHORT,
        "--iterations",
        4,
        "--bots",
        f"{ILLEGAL_BIDDER},random",
        "--games",
        2,
        "--seed",
        1,
        "--jobs",
        1,
        "--out",
        path,
    )
    assert result.exit_code == 0, result.stderr
    first = json.loads(path.read_text().splitlines()[0])
    assert first["bots"] == [f"{ILLEGAL_BIDDER}, then club", "random"]
    lost = first["lost_seats"][0]
    assert (lost["bot"], lost["seat"], lost["move"], lost["came"]) == (ILLEGAL_BIDDER, 0, 1, '{"move": "bid 99"}')
    assert "then club" in result.stdout
    line = result.stderr.splitlines()[0]
    for words in ("game 1: ", "lost seat A at its move 1", "'bid 99' is not legal", "legal: bid 0, bid 1", 'asked: {"game"'):
        assert words in line
    assert run("check", path).exit_code == 0


def test_only_the_number_of_further_lost_seats_is_printed(run: Run) -> None:
    result = run("simulate", *SHORT, "--iterations", 1, "--bots", f"{ILLEGAL_BIDDER}", "--games", 4, "--seed", 1, "--jobs", 1)
    assert result.stderr.count("lost seat ") == 5
    assert "3 times more" in result.stderr


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        ("./bot.py", "or name a program with cmd: and its command"),
        ("cmd:./no-such-bot", "the program './no-such-bot' was not found"),
        ("cmd:", "the command of a program is expected"),
        ("cmd:sh 'open", "cannot be read"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_program_that_cannot_be_started_is_refused_before_the_first_game(run: Run, command: str, bots: str, words: str) -> None:
    result = run(command, *SHORT, "--bots", bots)
    assert result.exit_code == 2
    assert words in result.stderr


def test_a_person_plays_against_a_program(run: Run) -> None:
    answers = "\n".join(str(number) for _ in range(400) for number in range(1, 8))
    result = run("play", *SHORT, "--seed", 3, "--bots", f"cmd:{sys.executable} {EXAMPLE}", "--limit", 10, answers=answers)
    assert result.exit_code == 0
    assert result.stderr == ""


def test_the_reason_why_a_program_lost_its_seat_is_printed_at_the_end(run: Run) -> None:
    result = run("play", *SHORT, "--seed", 3, "--bots", ILLEGAL_BIDDER, answers="1\n")
    assert "The bids: You 1" in result.stdout
    assert "lost seat B at its move 1" in result.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@everyday(1, "jobs", [2, 1])
def test_an_interrupt_ends_the_programs_too(tmp_path: Path, jobs: int) -> None:
    pipe = LivenessPipe(tmp_path / "pipe")
    stubborn = f"while :; do echo; sleep 0.01; done > {pipe.path}"
    script = f"mkdir {tmp_path / 'begun'} && exec {sys.executable} {EXAMPLE}; {stubborn}"  # the first game is not disturbed
    bots = f"cmd:sh -c '{script}',quick"
    arguments = [*map(str, SHORT), "--bots", bots, "--games", "99", "--limit", "300", "--jobs", str(jobs), "--seed", "1"]
    command = [sys.executable, "-m", "matchwood", "simulate", *arguments]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=enable_interrupts)
    wait_until(lambda: pipe.written or process.poll() is not None, timeout=COMPILING)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=TIMEOUT)
    assert process.returncode == 130, said
    assert "Traceback" not in said
    pipe.wait_until_writers_exit()
    pipe.close()
