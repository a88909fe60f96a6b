"""Programs end when they are no longer wanted, with everything that they started."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from matchwood.guests import program as program_module
from matchwood.guests.fault import GuestFault
from matchwood.guests.program import Program, end_all

STUBBORN = "trap '' TERM HUP; (while :; do echo >> {}; sleep 0.01; done) & while :; do read line && echo $line; sleep 0.01; done"


def still_grows(path: Path) -> bool:
    before = path.stat().st_size
    time.sleep(0.1)
    return path.stat().st_size > before


@pytest.fixture
def diary(tmp_path: Path) -> Path:
    return tmp_path / "diary"


@pytest.fixture
def stubborn(diary: Path) -> Program:
    """A program that does not end by itself, with a child that writes a diary."""
    program = Program(["sh", "-c", STUBBORN.format(diary)])
    assert program.ask(b"hello\n", 5) == b"hello"
    while not diary.exists():
        time.sleep(0.01)
    return program


def test_the_whole_group_of_a_program_that_will_not_end_is_ended(stubborn: Program, diary: Path) -> None:
    assert still_grows(diary)
    begun = time.monotonic()
    stubborn.close()
    assert time.monotonic() - begun < program_module.SECONDS_TO_END + 1
    assert not still_grows(diary)


def test_what_a_program_leaves_behind_is_ended_as_well(diary: Path) -> None:
    program = Program(
        ["sh", "-c", f"(while :; do echo >> {diary}; sleep 0.01; done) & while ! [ -e {diary} ]; do :; done; read line; echo $line"]
    )
    assert program.ask(b"go\n", 5) == b"go"
    program.close()
    assert not still_grows(diary)


def test_a_process_that_is_told_to_end_leaves_no_program_behind(stubborn: Program, diary: Path) -> None:
    end_all()
    time.sleep(0.05)
    assert not still_grows(diary)
    stubborn.close()


def test_a_program_that_ends_with_its_input_is_not_killed(tmp_path: Path) -> None:
    program = Program(["sh", "-c", f"while read line; do echo $line; done; echo bye > {tmp_path / 'bye'}"])
    assert program.ask(b"hello\n", 5) == b"hello"
    program.close()
    assert (tmp_path / "bye").read_text() == "bye\n"


def test_a_question_larger_than_a_pipe_reaches_a_slow_reader() -> None:
    with Program(["sh", "-c", "sleep 0.1; wc -c"]) as program, pytest.raises(GuestFault):
        program.ask(b"x" * 1_000_000, 0.3)
    with Program(["sh", "-c", "sleep 0.1; head -n 1 | wc -c; cat"]) as program:
        assert int(program.ask(b"x" * 1_000_000 + b"\n", 5)) == 1_000_001


def test_closing_twice_is_no_mistake() -> None:
    program = Program(["cat"])
    program.close()
    program.close()
