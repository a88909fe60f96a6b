"""Whole matches of The Match! in a terminal, as plain lines and on a live screen, against a bot or with two players."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("pty")
from matchwood.cardgames.catalogue import keys
from tests.support.parameters import everyday
from tests.terminal.conftest import Run
from tests.terminal.pseudo_terminal import CLEAR, Terminal, plain

# All columns that can answer a question. A refused column costs at most two lines of output.
ANSWERS = "\n".join(str(number) for _ in range(300) for number in (2, 3, 1, 4))
LEAGUE = ("the_match", "--option", "mode=league", "--seed", 3, "--level", "random")


@pytest.mark.parametrize(
    ("language", "whistles", "end"),
    [
        ("en", ("\nHalf-time. You", "End of the second half. You"), r"You \d : \d Bruno\. (You win!|Bruno wins\.|A draw\.)"),
        (
            "de",
            ("\nHalbzeit. Du", "Ende der zweiten Halbzeit. Du"),
            r"Du \d : \d Bruno\. (Du gewinnst!|Bruno gewinnt\.|Unentsch.*)",
        ),
    ],
)
def test_a_whole_match_can_be_played_in_plain_lines(run: Run, language: str, whistles: tuple[str, str], end: str) -> None:
    result = run("play", *LEAGUE, "--lang", language, answers=ANSWERS)
    assert result.exit_code == 0, result.stderr
    for words in whistles:
        assert result.stdout.count(words) == 1
    assert re.fullmatch(end, result.stdout.splitlines()[-1])
    assert "\x1b" not in result.stdout
    if language == "de":
        for word in ("fits", "ball is", "column", "wins", "You"):
            assert word not in result.stdout


def test_the_number_of_players_may_be_omitted(run: Run) -> None:
    assert run("play", *LEAGUE).stdout.startswith("You have seat A. Other players: Bruno.\n")
    refused = run("play", *LEAGUE, "--players", 4)
    assert refused.exit_code == 2
    assert "for 2 players" in refused.stderr


def test_two_people_can_play_at_one_screen_without_a_bot(run: Run) -> None:
    result = run("play", *LEAGUE, "--beside", "Ben", "--name", "Ada", "--lang", "en", answers=ANSWERS)
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith("Players: Ada (A), Ben (B).\n")
    for name in ("Ada", "Ben"):
        assert result.stdout.count(f"{name}, your row 1: which column") == 28
    assert re.fullmatch(r"Ada \d : \d Ben\. (Ada wins\.|Ben wins\.|A draw\.)", result.stdout.splitlines()[-1])
    assert "You" not in result.stdout


def test_a_player_can_open_rules_scoreboard_and_chances(run: Run) -> None:
    result = run("play", *LEAGUE, "--lang", "de", answers="?\ns\no\no\n")
    for words in ("Beide Seiten können offene Karten nutzen", "Ein Unentschieden ist möglich", "mode league", "Spielstand"):
        assert words in result.stdout
    assert result.stdout.count("Chance auf ein Tor: 1: ") == 1


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        (("matchmaster", "--beside", "Ben"), "secret cards, so two players cannot share a screen", "geheime Karten"),
        (("tycoon", "--beside", "Ben", "--players", 3), "Games without secrets: The Match! (the_match)", "The Match! (the_match)"),
        (("the_match", "--beside", "Ben", "--beside", "Cara", "--players", 2), "too few for all of you", "zu wenige für euch"),
        (("the_match", "--beside", "Ben", "--name", "Ben"), "invalid name 'Ben'", "'Ben' ist als Name ungültig"),
        (("the_match", "--beside", "\x1b[2J"), "invalid name", "als Name ungültig"),
        (("the_match", "--beside", "x" * 17), "1 to 16 printable", "1 bis 16"),
        (("the_match", "--beside", " "), "invalid name", "als Name ungültig"),
        (("the_match", "--seat", "C"), "seat 'C' does not exist. Seats at this table: A, B", "Platz 'C' gibt es nicht"),
        (("the_match", "--seat", ""), "does not exist", "gibt es nicht"),
    ],
)
def test_impossible_seats_or_names_are_refused_with_the_reason(
    run: Run, arguments: tuple[object, ...], english: str, german: str
) -> None:
    for language, words in (("en", english), ("de", german)):
        result = run("play", *arguments, "--lang", language)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert words in result.stderr
        assert result.stderr.count("\n") == 1
        assert "\x1b" not in result.stderr


@pytest.mark.parametrize("game", keys())
def test_every_game_can_be_played_from_another_seat(run: Run, game: str) -> None:
    result = run("play", game, "--seat", "b", "--seed", 1, "--lang", "en", answers="1\n1\n")
    assert result.stdout.startswith("You have seat B. Other players: Ada")
    assert "You" in result.stdout.partition("\n")[2]


QUESTION = re.compile(r".*\((\d).*\)\? ")


@everyday(
    1,
    ("language", "size", "arguments"),
    [
        ("de", (80, 24), ("--option", "mode=league")),
        ("en", (100, 40), ("--seat", "B", "--option", "mode=league")),
        ("en", (80, 24), ("--beside", "Friedrich-Wilhelm"[:16], "--option", "mode=league")),
    ],
)
def test_every_screen_of_a_whole_match_fits_on_the_terminal(
    open_terminal: Callable[..., Terminal], language: str, size: tuple[int, int], arguments: tuple[str, ...]
) -> None:
    columns, lines = size
    terminal = open_terminal(
        "play",
        "the_match",
        "--seed",
        "4",
        "--level",
        "random",
        "--pause",
        "0",
        "--lang",
        language,
        *arguments,
        columns=columns,
        lines=lines,
    )
    answered = ""
    while (screen := terminal.read()) is not None:
        shown = plain(screen)
        last = shown.rpartition("\n")[2]
        asked = QUESTION.fullmatch(last)
        if shown != answered and (asked or last.startswith(("Press Enter to continue", "Weiter mit"))):
            answered = shown
            terminal.type(f"{asked[1]}\n" if asked else "\n")
    assert terminal.wait() == 0
    frames = [plain(frame) for frame in terminal.text.split(CLEAR)[1:]]
    assert len(frames) > 80
    for frame in frames:
        drawn = frame.removesuffix("\n").split("\n")
        assert len(drawn) <= lines, frame
        assert max(map(len, drawn)) <= columns, frame


@everyday(1, "language", ["en", "de"])
def test_each_page_of_the_rules_fits_on_the_terminal(open_terminal: Callable[..., Terminal], language: str) -> None:
    terminal = open_terminal("play", "the_match", "--seat", "B", "--seed", "4", "--pause", "0", "--lang", language)
    terminal.read_until("(1, 2, 3, 4)? ")
    english, german = ("Press Enter to continue: ", "House rules: "), ("Weiter mit der Eingabetaste: ", "Hausregeln: ")
    go_on, last = english if language == "en" else german
    terminal.type("?\n")
    pages = [terminal.read_until(go_on)]
    while last not in pages[-1]:
        before = len(terminal.text)
        terminal.type("\n")
        while not (terminal.text.endswith(go_on) and CLEAR in terminal.text[before:]):
            terminal.read()
        pages.append(plain(terminal.text.rpartition(CLEAR)[2]))
    assert len(pages) > 2
    for page in pages:
        lines = page.split("\n")
        assert len(lines) <= 24, page
        assert max(map(len, lines)) <= 80, page
