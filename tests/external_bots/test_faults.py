"""A game with a faulty external bot continues to its end, and its author gets a description of the fault."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import matchwood
from matchwood.external_bots import external_bot as module
from matchwood.external_bots import program as program_module
from matchwood.external_bots.external_bot import ExternalBot
from tests.external_bots.conftest import played
from tests.support.waiting import TIMEOUT

BID = """read asked; echo '{"move": "bid 0"}';"""
FAULTS = {
    "a crash at the start": ("echo oh no >&2; exit 3", 1, "it ended with exit code 3"),
    "a crash in the middle": (f"{BID} exit 7", 2, "it ended with exit code 7"),
    "a crash by a signal": (f"{BID} kill -9 $$", 2, "it was ended by signal 9"),
    "silence": ("sleep 60", 1, "it did not answer with a whole line within 0.5 s (a program must flush"),
    "a late answer": (f"{BID} sleep 60", 2, "it did not answer with a whole line within 0.3 s"),
    "half an answer": ("""read asked; printf '{"move"'; sleep 60""", 1, "it did not answer with a whole line within"),
    "nonsense": ("read asked; echo hello", 1, "its answer cannot be read (JSON is malformed"),
    "an empty line": ("read asked; echo", 1, "its answer cannot be read"),
    "bytes that are no text": (r"""read asked; printf '{"move": "\377"}\n'""", 1, "its answer cannot be read"),
    "JSON without a move": ("""read asked; echo '{"bid": 1}'""", 1, "missing required field `move`"),
    "a move that is no text": ("""read asked; echo '{"move": 1}'""", 1, "Expected `str`, got `int`"),
    "an illegal move": ("""read asked; echo '{"move": "bid 99"}'""", 1, "its move 'bid 99' is not legal here"),
    "a line before the question": (f"echo ready; {BID} sleep 60", 1, "it"),  # a late line is read as an answer
    "two lines for a question": (r"""read asked; printf '{"move": "bid 0"}\nmore\n'; sleep 60""", 2, "it wrote more than one line"),
    "a flood of lines": ("""read asked; yes '{"move": "bid 0"}'""", 2, "it wrote more than one line for a question"),
    "a flood without an end of line": ("read asked; tr '\\0' x < /dev/zero", 1, "its line is longer than 4096 bytes"),
    "a flood of errors": ("yes >&2", 1, "it did not answer with a whole line within"),
    "its standard output closed": ("exec >&-; sleep 60", 1, "it closed its standard output"),
    "its standard input closed": ("exec <&-; sleep 60", 1, "it did not answer with a whole line within"),
}


def bot_of(command: list[str], seconds: float = TIMEOUT) -> ExternalBot:
    return ExternalBot(command, house=matchwood.bot("quick", seed=1), seconds=seconds)


@pytest.mark.parametrize(("script", "move", "reason"), FAULTS.values(), ids=FAULTS.keys())
def test_a_built_in_bot_continues_for_a_faulty_program(
    script: str, move: int, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limits are short only for faults without an answer."""
    late = "whole line within" in reason
    if late and move == 1:
        monkeypatch.setattr(module, "SECONDS_TO_START", 0.2)
    if "ended" in reason:
        if not hasattr(os, "waitid"):
            pytest.skip("macOS before Python 3.13 does not say how a program ended")
        monkeypatch.setattr(program_module, "SECONDS_TO_END", TIMEOUT)
    with bot_of(["sh", "-c", script], 0.3 if late else TIMEOUT) as bot:
        game = played("matchmaster", bot, players=2, rounds="short")
    assert game.over
    assert bot.loss is not None
    assert (bot.loss.seat, bot.loss.move) == (0, move)
    assert reason in bot.loss.reason


def test_a_program_that_does_not_exist_loses_its_seat() -> None:
    with bot_of(["./no-such-bot"]) as bot:
        assert played("matchmaster", bot, players=2, rounds="short").over
    assert bot.loss is not None
    assert bot.loss.reason == "./no-such-bot could not be started: No such file or directory"


def test_the_loss_names_the_question_the_answer_and_the_last_output() -> None:
    with bot_of(["sh", "-c", "read asked; echo thinking >&2; echo I bid two"]) as bot:
        played("matchmaster", bot, players=2, rounds="short")
    assert bot.loss is not None
    assert bot.loss.asked["moves"][0] == "bid 0"
    assert (bot.loss.came, bot.loss.stderr) == ("I bid two", "thinking")


def test_a_lost_seat_stays_lost_and_its_program_gets_no_more_questions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, diary = matchwood.new("matchmaster", players=2, seed=1), tmp_path / "diary"
    monkeypatch.setattr(program_module, "SECONDS_TO_END", TIMEOUT)
    with bot_of(["sh", "-c", f"while read asked; do echo asked >> {diary}; echo no; done"]) as bot:
        bot.choose(game.view(0))
        assert bot.choose(game.view(0)) in game.legal_moves(0)
    assert diary.read_text() == "asked\n"


def test_the_error_output_of_a_program_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "matchwood.external_bots")
    with bot_of(["sh", "-c", 'read asked; echo hm >&2; sleep 0.05; echo \'{"move": "bid 0"}\'; cat']) as bot:
        bot.choose(matchwood.new("matchmaster", players=2, seed=1).view(0))
    assert any(record.getMessage().endswith(": hm") for record in caplog.records)
