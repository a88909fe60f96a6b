"""A person plays whole games in the terminal, as plain lines and on a live screen."""

from __future__ import annotations

import re

import pytest

from matchwood.terminal.language import words_in
from tests.terminal.conftest import Run

SHORT = ("matchmaster", "--players", 2, "--option", "rounds=short", "--seed", 3)
# All numbers that can answer a question. A refused number costs one line of output.
ANSWERS = "\n".join(str(number) for _ in range(400) for number in range(1, 8))


def test_a_whole_game_can_be_played_in_plain_lines(run: Run) -> None:
    result = run("play", *SHORT, answers=ANSWERS)
    assert result.exit_code == 0, result.stderr
    assert result.stdout.count("The bids: You") == 7
    assert result.stdout.count("the trick.") == 28
    assert result.stdout.count("Score sheet") == 7
    assert re.search(r"(You win!|Bruno wins\.|share the win\.)  1\. ", result.stdout.splitlines()[-1])
    assert "\x1b" not in result.stdout


def test_a_whole_game_can_be_played_in_german(run: Run) -> None:
    result = run("play", *SHORT, "--lang", "de", answers=ANSWERS)
    assert result.exit_code == 0, result.stderr
    assert "Die Ansagen: Du" in result.stdout
    assert re.search(r"(gewinnst|gewinnt|gemeinsam)", result.stdout.splitlines()[-1])
    for word in ("trick", "bid ", "wins", "Your"):
        assert word not in result.stdout


def test_the_same_seed_and_answers_give_the_same_game(run: Run) -> None:
    assert run("play", *SHORT, answers=ANSWERS).stdout == run("play", *SHORT, answers=ANSWERS).stdout


@pytest.mark.parametrize(
    ("variable", "value", "words"),
    [("LANG", "de_DE.UTF-8", "Du hast Platz"), ("LC_ALL", "en_GB", "You have seat"), ("LANG", "fr_FR", "You have seat")],
)
def test_environment_variables_choose_the_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, words: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert run("play", *SHORT).stdout.startswith(words)


def test_a_player_can_open_help_and_score_sheet_at_any_time(run: Run) -> None:
    result = run("play", *SHORT, answers="?\ns\n")
    assert "secretly bid how many tricks" in result.stdout
    assert "rounds short" in result.stdout
    assert "Score sheet" in result.stdout
    assert result.stdout.count("How many tricks will you take") == 3


def test_leaving_asks_for_confirmation(run: Run) -> None:
    result = run("play", *SHORT, answers="q\nn\nq\ny\n")
    assert result.exit_code == 0
    assert result.stdout.count(words_in("en").say("leave")) == 2
    assert result.stdout.endswith(words_in("en").say("left") + "\n")


def test_the_end_of_the_input_ends_the_game_with_a_message(run: Run) -> None:
    result = run("play", *SHORT, answers="2\n")
    assert result.exit_code == 1
    assert words_in("en").say("ended") in result.stderr


def test_after_a_refused_answer_the_question_is_repeated_with_the_reason(run: Run) -> None:
    result = run("play", *SHORT, answers="nine\n2\n")
    assert "'nine' is not a bid. Type a whole number from 0 to 7." in result.stdout
    assert "The bids: You 2" in result.stdout


def test_markup_in_an_answer_is_printed_as_text(run: Run) -> None:
    result = run("play", *SHORT, answers="[bold]\n[/]\n\x1b[31m\n")
    assert "'[bold]' is not a bid" in result.stdout
    assert "'[/]' is not a bid" in result.stdout
    assert "\x1b" not in result.stdout


@pytest.mark.parametrize("players", range(2, 8))
def test_the_game_can_be_played_with_every_number_of_players(run: Run, players: int) -> None:
    result = run("play", "--players", players, "--seed", 1, answers="1\n")
    assert result.stdout.count("The bids: You 1") == 1
    assert result.stdout.partition("\n")[0].count(",") == players - 2
