"""Whole games of Matschig in a terminal, as plain lines and on a live screen that always fits."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("pty")
from tests.support.parameters import everyday
from tests.terminal.conftest import Run
from tests.terminal.pseudo_terminal import CLEAR, Terminal, plain

SHORT = ("matschig", "--option", "rounds=1", "--players", "3", "--level", "random", "--seed", "5")
# Some of these lines answer any question. A refused line costs at most two lines of output.
ANSWERS = "\n".join(["1", "", *(f"{water} {sand} b" for water in (1, 2, 3, 4, 5, 7) for sand in (1, 2, 3, 4, 5, 7))] * 60)


@pytest.mark.parametrize(
    ("language", "end"),
    [("en", r"(You win!|.* wins\.|.* share the win\.)"), ("de", r"(Du gewinnst!|.* gewinnt\.|Gemeinsamer Sieg: .*)")],
)
def test_a_whole_game_can_be_played_in_plain_lines(run: Run, language: str, end: str) -> None:
    result = run("play", *SHORT, "--lang", language, answers=ANSWERS)
    assert result.exit_code == 0, result.stderr
    assert re.fullmatch(end + r"  1\. .*", result.stdout.splitlines()[-1])
    assert "\x1b" not in result.stdout
    if language == "de":
        for word in ("throw", "Water", "points", "Your", "hits", "You "):
            assert word not in result.stdout


def test_a_player_can_choose_to_decline_all_interrupts(run: Run) -> None:
    result = run("play", *SHORT, "--lang", "en", answers="n\n" + ANSWERS)
    assert result.exit_code == 0, result.stderr
    assert result.stdout.count("Enter adds nothing; a letter") == 1, "before the player chose it"
    assert "No player added a card." in result.stdout


def test_the_help_describes_the_game(run: Run) -> None:
    assert "matschig" in run("play", "--help").stdout.partition("Options:")[0]


def test_a_player_can_look_up_rules_accounts_and_possible_answers(run: Run) -> None:
    result = run("play", *SHORT, "--lang", "en", answers="?\ns\nm\n")
    for words in ("Players throw mud at each other", "House rules: rounds 1", "No round is finished yet", "All answers"):
        assert words in result.stdout


THROW = re.compile(r".*\((\d \d \w)\)\? ")
UMBRELLAS = re.compile(r".*\((\w\d=.*)\)\? ")
NUMBER = re.compile(r"(A number|Eine Nummer)\? ")
# A whole line, since a question may arrive in two parts. A colon in the middle does not end it.
ENTER = re.compile(r"(Eingabetaste: |Enter|Einstecken|Weiter mit)[^:]+: ")


def played(terminal: Terminal, shielding: bool) -> list[str]:
    """Throw the mud that the question names, decline interrupts, defend with umbrellas or take the mud, and return all output."""
    answered = ""
    while (screen := terminal.read()) is not None:
        shown = plain(screen)
        last = shown.rpartition("\n")[2]
        if shown == answered:
            continue
        if throw := THROW.fullmatch(last):
            terminal.type(f"{throw[1]}\n")
        elif umbrellas := UMBRELLAS.fullmatch(last):
            held = umbrellas[1].upper().split("=")[0] + "=U" in shown
            terminal.type(f"{umbrellas[1]}\n" if shielding and held else "1\n")
        elif NUMBER.fullmatch(last):
            terminal.type("1\n")
        elif ENTER.fullmatch(last):
            terminal.type("\n")
        else:
            continue
        answered = shown
    return [plain(frame) for frame in terminal.text.split(CLEAR)[1:]]


@everyday(
    2,
    ("players", "language", "options", "size"),
    [
        (6, "en", ("open_pools=true",), (80, 24)),
        (3, "de", ("open_pools=true",), (80, 24)),
        (4, "en", ("reopen_after_duck=true",), (80, 24)),
        (5, "de", ("interrupt_order=target_first",), (100, 40)),
    ],
)
def test_every_screen_of_a_whole_game_fits_on_the_terminal(
    open_terminal: Callable[..., Terminal], players: int, language: str, options: tuple[str, ...], size: tuple[int, int]
) -> None:
    columns, lines = size
    rules = [part for option in ("rounds=1", *options) for part in ("--option", option)]
    arguments = ("--players", str(players), "--level", "random", "--seed", "7", "--pause", "0", "--lang", language)
    terminal = open_terminal("play", "matschig", *arguments, *rules, columns=columns, lines=lines)
    frames = played(terminal, shielding=players % 2 == 1)
    assert terminal.wait() == 0
    assert len(frames) > 30
    for frame in frames:
        drawn = frame.removesuffix("\n").split("\n")
        assert len(drawn) <= lines, frame
        assert max(map(len, drawn)) <= columns, frame
        assert not re.search(r"\{\w+\}", frame), "every brace is filled in"
    assert re.search(r"win|gewinn", frames[-1])


def asked(open_terminal: Callable[..., Terminal]) -> Terminal:
    """Return a terminal with a game at its first question."""
    terminal = open_terminal("play", *SHORT, "--pause", "0", "--lang", "en")
    terminal.read_until("and aims there: ")
    return terminal


def test_a_refusal_is_shown_below_the_table(open_terminal: Callable[..., Terminal]) -> None:
    terminal = asked(open_terminal)
    terminal.type("hello world, this is no move\n")
    shown = terminal.read_until("'hello world, this is…' is no")
    assert "Matschig · Round 1/1" in shown
    assert len(shown.split("\n")) <= 24


@pytest.mark.parametrize(("keys", "code", "words"), [("\x04", 1, "The input has ended"), ("q\ny\n", 0, "You left the table")])
def test_a_player_can_leave_without_a_traceback(open_terminal: Callable[..., Terminal], keys: str, code: int, words: str) -> None:
    terminal = asked(open_terminal)
    terminal.type(keys)
    assert terminal.wait() == code
    assert words in terminal.text
    assert "Traceback" not in terminal.text
