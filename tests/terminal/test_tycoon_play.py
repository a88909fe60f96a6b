"""A person plays whole games of Matchstick Tycoon as plain lines, and looks up rules and pages."""

from __future__ import annotations

import re
from typing import Any

import pytest

import matchwood
from matchwood.api.view import ViewFields
from matchwood.terminal.catalogue import table_of
from matchwood.terminal.language import words_in
from matchwood.terminal.screen import PlainScreen
from matchwood.terminal.sitting import Sitting
from tests.terminal.conftest import Run

# All numbers with all counts. A refused answer costs at most two lines of output.
ANSWERS = (
    "\n".join(f"{number}x{count}" for _ in range(60) for count in (5, 4, 3, 2, 1) for number in "0123456789AbCdEF") + "\np" * 99
)
EAGER = "\n".join(["p", *(f"{number}" for number in "0123456789AbCdEF")] * 60)


@pytest.mark.parametrize(("language", "over"), [("en", "tycoon"), ("de", "Tycoon")])
def test_a_whole_game_can_be_played_in_plain_lines(run: Run, language: str, over: str) -> None:
    result = run("play", "tycoon", "--players", 3, "--seed", 5, "--lang", language, answers=EAGER)
    assert result.exit_code == 0, result.stderr
    assert over in result.stdout.splitlines()[-1]
    assert "\x1b" not in result.stdout
    if language == "de":
        for word in ("match", "passes", "leads", "Your", "lies"):
            assert word not in result.stdout


def test_the_same_seed_and_answers_give_the_same_game(run: Run) -> None:
    arguments = ("play", "tycoon", "--players", 2, "--seed", 5)
    assert run(*arguments, answers=EAGER).stdout == run(*arguments, answers=EAGER).stdout


@pytest.mark.parametrize("players", range(2, 9))
def test_the_game_can_be_played_with_every_number_of_players(run: Run, players: int) -> None:
    result = run("play", "tycoon", "--players", players, "--seed", 1, answers="p\n")
    assert result.stdout.partition("\n")[0].count(",") == players - 2
    assert "The cards are dealt" in result.stdout


def test_the_key_of_the_game_may_be_typed_in_upper_case(run: Run) -> None:
    assert "The cards are dealt" in run("play", "Tycoon", "--seed", 1).stdout


@pytest.mark.parametrize("option", ["expansion=all", "expansion=GH", "revolution_at=4", "equal_deal=true"])
def test_house_rules_are_listed_below_the_rules(run: Run, option: str) -> None:
    result = run("play", "tycoon", "--players", 5, "--seed", 1, "--option", option, answers="?\n")
    assert option.replace("=", " ") in result.stdout.partition("House rules")[2]


def test_a_player_can_look_up_rules_and_pages(run: Run) -> None:
    result = run("play", "tycoon", "--players", 2, "--seed", 5, answers="?\nt\ns\nm\nm 8x2\nm 8\n")
    assert "Get rid of all your cards" in result.stdout
    assert result.stdout.count("What cards can become") == 2
    assert "not seen yet" in result.stdout
    assert "All your plays" in result.stdout
    assert "Every way to play 2 × 8" in result.stdout
    assert "Every way to play 8:" in result.stdout


class Table:
    """A game with given hands. The person has seat 0, and scripted bots have the other seats."""

    def __init__(self, hands: list[str], leader: int, others: list[str], capsys: pytest.CaptureFixture[str]) -> None:
        from rich.console import Console

        self._capsys = capsys
        self.game = matchwood.new("tycoon", players=len(hands), deals=[{"leader": leader, "hands": [list(hand) for hand in hands]}])
        names = ("You", "Bruno", "Cara")[: len(hands)]
        table = table_of("tycoon", "en", names, 0)
        self.screen = PlainScreen(table, words_in("en"), Console(width=100, color_system=None, force_terminal=False))
        bots = {seat: ScriptedBot(others) for seat in range(1, len(hands))}
        self.sitting = Sitting(self.game, (0,), bots, table, self.screen, words_in("en"))  # type: ignore[arg-type]  # scripted bots

    def played(self, monkeypatch: pytest.MonkeyPatch, *answers: str) -> str:
        given = iter(answers)
        monkeypatch.setattr("builtins.input", lambda _="": next(given))
        self.sitting.play()
        assert next(given, None) is None, "not all answers were used"
        return self._capsys.readouterr().out


class ScriptedBot:
    def __init__(self, moves: list[str]) -> None:
        self._moves = moves

    def choose(self, view: matchwood.View) -> str:
        return self._moves.pop(0) if len(view.moves) > 1 else view.moves[0]


def test_forced_moves_are_made_for_the_person_and_described(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Table(["88", "FF"], 1, ["F: F", "F: F"], capsys).played(monkeypatch)
    assert said.count("No number beats F, so you have to pass.") == 2
    assert said.count("You pass and get a match.") == 2


def test_sticks_of_a_person_without_cards_are_returned_without_a_question(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Table(["8", "22"], 0, [], capsys).played(monkeypatch, "8")
    assert "You have no cards left, so you give a match back." in said
    assert "You are out: 1st place!" in said
    assert said.rstrip().endswith("You are the tycoon!")


def test_a_revolution_and_the_ranks_are_announced(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = Table(["2222", "88886", "5"], 1, ["8: 6 8 8 8 8", "5: 5"], capsys).played(monkeypatch, "", "p", "2x4")
    assert "★ ★ ★ Revolution! Now small numbers beat big ones. ★ ★ ★" in said
    assert "Bruno is out: 1st place." in said


def test_the_meaning_of_an_answer_is_described(run: Run) -> None:
    result = run("play", "tycoon", "--players", 2, "--seed", 5, answers="p\n8x2\n")
    assert re.search(r"2 × 8: the cheapest of \d+ ways, [0-9AbCdF] 8 \(", result.stdout)


def view_of(hand: str) -> ViewFields[Any]:
    game = matchwood.new("tycoon", players=2, deals=[{"leader": 0, "hands": [list(hand), ["2"]]}])
    return game.views([0])[0]


def test_the_position_is_described_in_words() -> None:
    told = table_of("tycoon", "en", ["You", "Bruno"], 0).situation(view_of("008"))
    assert told.splitlines()[0] == "Your cards: 0 0 8; 1 match."
    assert "8: 8 (no match) +1, 8: 0 8 (1 match)" in told


def test_a_leader_without_a_possible_number_gets_a_message() -> None:
    deal = {"leader": 0, "hands": [["_"], ["2"]]}
    view = matchwood.new("tycoon", players=2, deals=[deal], options={"expansion": "all"}).views([0])[0]
    table = table_of("tycoon", "en", ["You", "Bruno"], 0)
    assert table.question(view) == "You can only pass (p). "
    assert table.move(view, "") == table.move(view, "p") == "pass"
