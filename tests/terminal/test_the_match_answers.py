"""The Match! in the terminal understands a typed answer, or refuses it with the reason in the player's language."""

from __future__ import annotations

import pytest

import matchwood
from matchwood.api.view import ViewFields
from matchwood.cardgames.the_match.contract import Table
from matchwood.terminal.catalogue import table_of
from matchwood.terminal.tables.terminal_table import Misread, TerminalTable
from tests.terminal.the_match import OPEN_LANE, half, shootout


def terminal_table(language: str = "en") -> TerminalTable[Table]:
    return table_of("the_match", language, ["You", "Bruno"], 0)


def move(game: matchwood.Game, text: str, language: str = "en") -> str:
    """Make the move that this text means, and return it. Raises `Misread` with the text for the player otherwise."""
    table, view = terminal_table(language), game.views([0])[0]
    move = table.move(view, text)
    try:
        game.play(move, seat=0)
    except matchwood.IllegalMove as error:
        raise Misread(table.refused(view, error)) from None
    return move


def match(*moves: str) -> matchwood.Game:
    """Return a match in which A has the ball Y5, and column 1 has only yellow cards.

    After three open cards, 10 of the 40 unseen cards match.
    """
    game = matchwood.new("the_match", players=2, deals=[half(1, OPEN_LANE, ["Y5"], [])])
    for move in moves:
        game.play(move)
    return game


def attacking(*moves: str) -> ViewFields[Table]:
    """Return the view of A of this match."""
    return match(*moves).views([0])[0]


@pytest.mark.parametrize("text", ["2", " 2 "])
def test_a_column_is_typed_as_its_number(text: str) -> None:
    assert move(match(), text) == "2"


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("", r"This is not a column\. .* Possible: 1, 2\.$", r"Das ist keine Spalte\. .* Möglich: 1, 2\.$"),
        ("5", "not a column", "keine Spalte"),
        ("x" * 99, "not a column", "keine Spalte"),
        ("x" * 999, "not a column", "keine Spalte"),
        ("²", "not a column", "keine Spalte"),
        ("y1", r"Y1 is a card, not a column\. .* Possible: 1, 2\.$", "Y1 ist eine Karte, keine Spalte"),
        ("4", r"Column 4 cannot be reached from column 1\. .* 1, 2\.$", r"Spalte 4 ist von Spalte 1 nicht erreichbar\. .* 1, 2\.$"),
    ],
)
def test_a_text_that_is_not_a_legal_column_is_refused_with_the_reason(text: str, english: str, german: str) -> None:
    game = match("1")
    assert game.legal_moves() == ["1", "2"]
    for language, words in (("en", english), ("de", german)):
        with pytest.raises(Misread, match=words):
            move(game, text, language)


@pytest.mark.parametrize(("text", "words"), [("6", "The sixth card is in goal"), ("0", "one of the five cards of your line")])
def test_a_shot_is_typed_as_the_number_of_one_of_five_cards(text: str, words: str) -> None:
    with pytest.raises(Misread, match=words):
        move(shootout(["Y9"], ["B9"]), text)
    assert move(shootout(["Y9"], ["B9"]), "5") == "5"


def test_the_question_names_the_row_the_columns_and_the_player() -> None:
    assert terminal_table().question(attacking("1")) == "Row 2: which column (1, 2)? "
    beside = table_of("the_match", "de", ["Ada", "Ben"], 0, alone=False)
    assert beside.question(attacking("1")) == "Ada, deine Reihe 2: welche Spalte (1, 2)? "


def test_a_key_switches_the_chances_on_and_off() -> None:
    seen, view = terminal_table(), attacking("1", "1", "1")
    off = seen.situation(view)
    assert seen.switches(view, "O")
    assert "Chance of a goal: 1: 25%, 2: 25%." in seen.situation(view)
    assert seen.switches(view, "o")
    assert seen.situation(view) == off
    assert not seen.switches(view, "1")


def test_a_memory_game_shows_no_chances() -> None:
    game = matchwood.new("the_match", players=2, seed=1, options={"hide_after_miss": True})
    with pytest.raises(Misread, match="memory game"):
        terminal_table().switches(game.views([0])[0], "o")
    assert "chances" not in terminal_table().keys(game.views([0])[0])
    assert "chances" in terminal_table().keys(attacking())
