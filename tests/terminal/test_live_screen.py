"""On a terminal of 80 by 24 the table is drawn anew for each card, and always fits."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("pty")
from tests.terminal.pseudo_terminal import CLEAR, Terminal, plain


def played(terminal: Terminal) -> str:
    """Answer whatever is asked until the command ends; everything that was shown."""
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
def test_a_whole_game_fits_on_the_screen(at: Callable[..., Terminal], players: int) -> None:
    terminal = at("play", "--players", str(players), "--seed", "3", "--pause", "0", "--option", "rounds=short", "--lang", "en")
    frames = [plain(frame) for frame in played(terminal).split(CLEAR)]
    assert terminal.wait() == 0
    assert len(frames) > 28 * players
    for frame in frames:
        lines = frame.split("\n")
        assert len(lines) <= 24, frame
        assert max(map(len, lines)) <= 80, frame
    assert re.search(r"(wins\.|win!|share the win\.)", frames[-1])


def test_a_refusal_stands_below_the_table(at: Callable[..., Terminal]) -> None:
    terminal = at("play", "--seed", "3", "--pause", "0", "--lang", "en")
    terminal.read_until("tricks will you take")
    terminal.type("nine\n")
    assert "MatchMaster · Round 1/13" in terminal.read_until("'nine' is not a bid")


def test_what_was_typed_before_a_question_was_seen_is_no_answer_to_it(at: Callable[..., Terminal]) -> None:
    terminal = at("play", "--seed", "3", "--pause", "0", "--lang", "en")
    terminal.read_until("tricks will you take")
    terminal.type("1\n3\n")  # the third card is the only one that may be played next
    terminal.read_until("Which card? ")
    terminal.type("nine\n")
    assert choices(terminal.read_until("'nine'")) == ["3"]


def choices(screen: str) -> list[str]:
    """The numbers below the cards that may be played."""
    return [line for line in screen.splitlines() if line.strip() and re.fullmatch(r"[\s\d]+", line)][-1].split()


@pytest.mark.parametrize(("keys", "code", "words"), [("\x04", 1, "no more input"), ("q\ny\n", 0, "You left the table")])
def test_leaving_is_clean(at: Callable[..., Terminal], keys: str, code: int, words: str) -> None:
    terminal = at("play", "--seed", "3", "--lang", "en")
    terminal.read_until("tricks will you take")
    terminal.type(keys)
    assert terminal.wait() == code
    assert words in terminal.text
    assert "Traceback" not in terminal.text


def test_an_interrupt_leaves_with_a_sentence(at: Callable[..., Terminal]) -> None:
    terminal = at("play", "--seed", "3", "--lang", "en")
    terminal.read_until("tricks will you take")
    terminal.interrupt("You left the table")
    assert terminal.wait() == 130
    assert "Traceback" not in terminal.text
