"""A table of Matchstick Tycoon fits on a terminal of 80 by 24 characters, and a larger terminal shows more."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

pytest.importorskip("pty")
from tests.support.optional import not_none
from tests.support.parameters import everyday
from tests.terminal.pseudo_terminal import CLEAR, Terminal, plain

QUESTION = re.compile(r"(Which number|What beats|You cannot beat|Welche Zahl|Was schlägt|Du kannst).*(\? |pass\. |Passen\. )")
QUESTION_ASKED = "(8x3)? "


def played(terminal: Terminal) -> list[str]:
    """Play possible numbers until the command ends, and return all screens."""
    answered = ""
    while (screen := terminal.read()) is not None:
        shown = plain(screen)
        if shown == answered or not QUESTION.fullmatch(shown.rpartition("\n")[2]):
            continue
        terminal.type(play_on(shown.splitlines()) + "\n")
        answered = shown
    return [plain(frame) for frame in terminal.text.split(CLEAR)[1:]]


def play_on(lines: list[str]) -> str:
    """Return an answer with a possible number and the most cards. The screen shows the price below each possible number."""
    order = next(line for line in lines if line.startswith(("weak", "schwach")))
    prices = [line for line in lines if re.match(r"\d (card|Karte)", line)]
    if not prices:
        return ""
    priced = next(found for found in re.finditer(r" (\d+) ", prices[-1] + " "))
    return f"{order[priced.start(1)]}x{prices[-1][0]}"


@everyday(2, ("players", "language", "options"), [(2, "de", ()), (4, "en", ("revolution_at=4",)), (8, "en", ("expansion=all",))])
def test_every_screen_of_a_whole_game_fits_on_the_terminal(
    open_terminal: Callable[..., Terminal], players: int, language: str, options: tuple[str, ...]
) -> None:
    rules = [part for option in options for part in ("--option", option)]
    terminal = open_terminal("play", "tycoon", "--players", str(players), "--seed", "7", "--pause", "0", "--lang", language, *rules)
    frames = played(terminal)
    assert terminal.wait() == 0
    assert len(frames) > 5 * players
    for frame in frames:
        lines = frame.removesuffix("\n").split("\n")  # the terminal erases the answer and its line break
        assert len(lines) <= 24, frame
        assert max(map(len, lines)) <= 80, frame
    assert re.search(r"[Tt]ycoon", frames[-1])
    for place in ("1. Platz", "2. Platz") if language == "de" else ("1st", "2nd"):
        assert place in frames[-1]


def asked(open_terminal: Callable[..., Terminal], *arguments: str, **size: int) -> Terminal:
    """Return a terminal with a game at its first question."""
    terminal = open_terminal("play", "tycoon", "--seed", "1", "--pause", "0", *arguments, **size)
    terminal.read_until(QUESTION_ASKED)
    return terminal


def pages(terminal: Terminal, typed: str, go_on: str) -> Iterator[str]:
    """Type this text, and yield each page that is shown before the question appears again."""
    terminal.type(typed)
    while not (screen := plain(not_none(terminal.read()))).endswith(QUESTION_ASKED):
        if screen.endswith(go_on):
            yield screen
            terminal.type("\n")


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_page_of_rules_and_changes_fits_on_the_terminal(open_terminal: Callable[..., Terminal], language: str) -> None:
    terminal = asked(open_terminal, "--lang", language, "--option", "expansion=all", "--players", "2")
    go_on = "Press Enter to continue: " if language == "en" else "Weiter mit der Eingabetaste: "
    for typed in ("?\n", "t\n", "s\n", "m\n"):
        shown = list(pages(terminal, typed, go_on))
        assert shown
        for page in shown:
            lines = page.split("\n")
            assert len(lines) <= 24, page
            assert max(map(len, lines)) <= 80, page


def test_a_larger_terminal_shows_more_ways(open_terminal: Callable[..., Terminal]) -> None:
    small, large = (
        plain(asked(open_terminal, "--lang", "en", "--players", "2", columns=columns, lines=lines).text.rpartition(CLEAR)[2])
        for columns, lines in ((80, 24), (100, 40))
    )
    assert small.count(" match") < large.count(" match")
    assert len(large.split("\n")) <= 40


def test_a_long_refusal_leaves_the_table_on_the_screen(open_terminal: Callable[..., Terminal]) -> None:
    terminal = open_terminal("play", "tycoon", "--seed", "1", "--players", "8", "--pause", "0", "--lang", "de")
    terminal.read_until("(p passt)? ")
    terminal.type("hello world, this is no move\n")
    shown = terminal.read_until("ist kein Zug")
    assert "Matchstick Tycoon" in shown
    assert len(shown.split("\n")) <= 24
