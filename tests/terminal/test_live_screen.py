"""On a terminal of 80 by 24 characters, the table is drawn again for each card, and always fits."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("pty")
from tests.terminal.pseudo_terminal import CLEAR, Terminal, plain


def played(terminal: Terminal) -> str:
    """Answer every question until the command ends, and return all output."""
    answered = ""
    while (screen := terminal.read()) is not None:
        shown = plain(screen)
        if shown == answered:
            continue
        last = shown.rpartition("\n")[2]
        if last.endswith("? ") and "tricks" in last:
            terminal.type("1\n")
        elif last == "Which card? ":
            numbers = [line for line in shown.splitlines() if line.strip() and re.fullmatch(r"[\s\d]+", line)]
            terminal.type(numbers[-1].split()[0] + "\n")
        elif last.startswith("Press Enter to continue"):
            terminal.type("\n")
        else:
            continue
        answered = shown
    return terminal.text


@pytest.mark.parametrize("players", [3, 7])
def test_every_screen_of_a_whole_game_fits_on_the_terminal(open_terminal: Callable[..., Terminal], players: int) -> None:
    terminal = open_terminal(
        "play", "--players", str(players), "--seed", "3", "--pause", "0", "--option", "rounds=short", "--lang", "en"
    )
    frames = [plain(frame) for frame in played(terminal).split(CLEAR)]
    assert terminal.wait() == 0
    assert len(frames) > 28 * players
    for frame in frames:
        lines = frame.split("\n")
        assert len(lines) <= 24, frame
        assert max(map(len, lines)) <= 80, frame
    assert re.search(r"(wins\.|win!|share the win\.)", frames[-1])


def test_a_refusal_is_shown_below_the_table(open_terminal: Callable[..., Terminal]) -> None:
    terminal = open_terminal("play", "--seed", "3", "--pause", "0", "--lang", "en")
    terminal.read_until("tricks will you take")
    terminal.type("nine\n")
    assert "MatchMaster · Round 1/13" in terminal.read_until("'nine' is not a bid")


def test_text_typed_before_a_question_does_not_answer_it(open_terminal: Callable[..., Terminal]) -> None:
    terminal = open_terminal("play", "--seed", "3", "--pause", "0", "--lang", "en")
    terminal.read_until("tricks will you take")
    terminal.type("1\n3\n")  # the third card is the only legal card after this bid
    terminal.read_until("Which card? ")
    terminal.type("nine\n")
    assert choices(terminal.read_until("'nine'")) == ["3"]


def choices(screen: str) -> list[str]:
    """Return the numbers below the legal cards."""
    return [line for line in screen.splitlines() if line.strip() and re.fullmatch(r"[\s\d]+", line)][-1].split()


@pytest.mark.parametrize(("keys", "code", "words"), [("\x04", 1, "The input has ended"), ("q\ny\n", 0, "You left the table")])
def test_a_player_can_leave_without_a_traceback(open_terminal: Callable[..., Terminal], keys: str, code: int, words: str) -> None:
    terminal = open_terminal("play", "--seed", "3", "--lang", "en")
    terminal.read_until("tricks will you take")
    terminal.type(keys)
    assert terminal.wait() == code
    assert words in terminal.text
    assert "Traceback" not in terminal.text


def test_an_interrupt_ends_the_game_with_a_message(open_terminal: Callable[..., Terminal]) -> None:
    terminal = open_terminal("play", "--seed", "3", "--lang", "en")
    terminal.read_until("tricks will you take")
    terminal.interrupt("You left the table")
    assert terminal.wait() == 130
    assert "Traceback" not in terminal.text
