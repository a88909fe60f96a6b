"""Programs end with all processes that they started, when the game no longer needs them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from matchwood.external_bots import program as program_module
from matchwood.external_bots.fault import BotFault
from matchwood.external_bots.program import Program, end_all
from tests.support.liveness import LivenessPipe
from tests.support.waiting import TIMEOUT, wait_until

WRITES = "(while :; do echo; sleep 0.01; done) > {} &"
STUBBORN = f"trap '' TERM HUP; exec 9> {{}}; {WRITES} while :; do read line && echo $line; sleep 0.01; done"


@pytest.fixture
def pipe(tmp_path: Path) -> Iterator[LivenessPipe]:
    with closing(LivenessPipe(tmp_path / "pipe")) as pipe:
        yield pipe


@pytest.fixture
def stubborn(pipe: LivenessPipe) -> Program:
    """Return a program that never ends, with a child process that writes to the pipe."""
    program = Program(["sh", "-c", STUBBORN.format(pipe.path, pipe.path)])
    assert program.ask(b"hello\n", TIMEOUT) == b"hello"
    wait_until(lambda: pipe.written)
    return program


def test_the_whole_process_group_of_a_stubborn_program_ends(stubborn: Program, pipe: LivenessPipe) -> None:
    stubborn.close()
    pipe.wait_until_writers_exit()


def test_the_child_processes_of_a_program_end_too(pipe: LivenessPipe) -> None:
    program = Program(["sh", "-c", f"{WRITES.format(pipe.path)} read line; echo $line"])
    assert program.ask(b"go\n", TIMEOUT) == b"go"
    wait_until(lambda: pipe.written)
    program.close()
    pipe.wait_until_writers_exit()


def test_a_process_that_is_told_to_end_leaves_no_program_behind(stubborn: Program, pipe: LivenessPipe) -> None:
    end_all()
    pipe.wait_until_writers_exit()
    stubborn.close()


def test_a_program_that_ends_with_its_input_is_not_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = Program(["sh", "-c", f"while read line; do echo $line; done; echo bye > {tmp_path / 'bye'}"])
    assert program.ask(b"hello\n", TIMEOUT) == b"hello"
    monkeypatch.setattr(program_module, "SECONDS_TO_END", TIMEOUT)
    program.close()
    assert (tmp_path / "bye").read_text() == "bye\n"


def test_a_question_larger_than_a_pipe_reaches_a_slow_reader() -> None:
    with Program(["sh", "-c", "sleep 0.1; wc -c"]) as program, pytest.raises(BotFault):
        program.ask(b"x" * 1_000_000, 0.3)
    with Program(["sh", "-c", "sleep 0.1; head -n 1 | wc -c; cat"]) as program:
        assert int(program.ask(b"x" * 1_000_000 + b"\n", TIMEOUT)) == 1_000_001


def test_a_program_may_be_closed_twice() -> None:
    program = Program(["cat"])
    program.close()
    program.close()
