"""Programs end when they are no longer wanted, with everything that they started."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from matchwood.external_bots import program as program_module
from matchwood.external_bots.fault import BotFault
from matchwood.external_bots.program import Program, end_all
from tests.diary import Diary
from tests.waiting import TIMEOUT, wait_until

WRITES = "(while :; do echo; sleep 0.01; done) > {} &"
STUBBORN = f"trap '' TERM HUP; exec 9> {{}}; {WRITES} while :; do read line && echo $line; sleep 0.01; done"


@pytest.fixture
def diary(tmp_path: Path) -> Iterator[Diary]:
    with closing(Diary(tmp_path / "diary")) as diary:
        yield diary


@pytest.fixture
def stubborn(diary: Diary) -> Program:
    """A program that does not end by itself, with a child that writes a diary."""
    program = Program(["sh", "-c", STUBBORN.format(diary.path, diary.path)])
    assert program.ask(b"hello\n", TIMEOUT) == b"hello"
    wait_until(lambda: diary.written)
    return program


def test_the_whole_group_of_a_program_that_will_not_end_is_ended(stubborn: Program, diary: Diary) -> None:
    stubborn.close()
    diary.wait_until_nobody_writes()


def test_what_a_program_leaves_behind_is_ended_as_well(diary: Diary) -> None:
    program = Program(["sh", "-c", f"{WRITES.format(diary.path)} read line; echo $line"])
    assert program.ask(b"go\n", TIMEOUT) == b"go"
    wait_until(lambda: diary.written)
    program.close()
    diary.wait_until_nobody_writes()


def test_a_process_that_is_told_to_end_leaves_no_program_behind(stubborn: Program, diary: Diary) -> None:
    end_all()
    diary.wait_until_nobody_writes()
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


def test_closing_twice_is_no_mistake() -> None:
    program = Program(["cat"])
    program.close()
    program.close()
