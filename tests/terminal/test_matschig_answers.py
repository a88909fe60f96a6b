"""Matschig in the terminal understands a typed answer, or refuses it with the reason in the player's language."""

from __future__ import annotations

import pytest

import matchwood
from matchwood.terminal.tables.terminal_table import Misread
from tests.terminal.matschig import HAND, defending, in_window, seen, terminal_table, text_of, throwing, typed

DUCKING = (*HAND[:6], "Duck")
THIRTEEN = (*HAND[:6], "13")


@pytest.mark.parametrize(
    "text", ["5 4 b", "54b", "5,4 B", "w5 s4 b", "s4 w5 b", "W5S4B", "throw W5 S4 B", "5 4 bruno", "5 4 Br", " 5+4 b "]
)
def test_a_throw_can_be_typed_as_two_values_and_a_player_or_in_notation(text: str) -> None:
    assert typed(terminal_table(), throwing(), text) == "throw W5 S4 B"


def test_the_target_can_be_typed_after_the_mud() -> None:
    asked, view = terminal_table(), seen(throwing())
    assert asked.switches(view, "5 4")
    assert "Water 5, Sand 4, 9 points: which target?" in text_of(asked.picture(view))
    assert asked.question(view) == "Target (b, c, d; z undo)? "
    assert not asked.switches(view, "c")
    assert asked.move(view, "c") == "throw W5 S4 C"


def test_the_choice_of_mud_can_be_undone() -> None:
    asked, view = terminal_table(), seen(throwing())
    asked.switches(view, "5 4")
    assert asked.switches(view, "z")
    assert "which target?" not in text_of(asked.picture(view))
    with pytest.raises(Misread, match="nothing to undo"):
        asked.switches(view, "z")


@pytest.mark.parametrize("text", ["", "l", "L", "let", "fliegen"])
def test_enter_or_a_letter_declines_an_interrupt(text: str) -> None:
    assert typed(terminal_table(), in_window(), text) == "let"


@pytest.mark.parametrize("text", ["c", "C", "cara", "w2 c", "add W2 C", "W2 Cara"])
def test_the_letter_of_a_player_adds_the_missing_card_and_aims_at_this_player(text: str) -> None:
    assert typed(terminal_table(), in_window(), text) == "add W2 C"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("1", "take"),
        ("take", "take"),
        ("nichts", "take"),
        ("2", "shield W3=U3"),
        ("wind", "Wind"),
        ("3", "Wind"),
    ],
)
def test_a_defence_can_be_typed_as_its_number_or_its_name(text: str, move: str) -> None:
    assert typed(terminal_table(), defending(), text) == move


@pytest.mark.parametrize("text", ["duck c", "Duck C", "ducken Cara"])
def test_a_duck_is_typed_with_its_new_target(text: str) -> None:
    assert typed(terminal_table(), defending(DUCKING), text) == "Duck C"


@pytest.mark.parametrize(
    ("text", "move"),
    [("13 w3 s5", "13 W3 S5"), ("13 S5 W3", "13 W3 S5"), ("13 s5", "13 S5")],
)
def test_the_13_accepts_mud_cards_in_any_order(text: str, move: str) -> None:
    assert typed(terminal_table(), defending(THIRTEEN), text) == move


def test_enter_takes_the_mud_if_there_is_no_other_defence() -> None:
    assert typed(terminal_table(), defending(("W2", "W5", "S1")), "") == "take"
    with pytest.raises(Misread, match="Choose a number from 1 to 3, or umbrellas on mud"):
        typed(terminal_table(), defending(), "")


ANYWHERE = ["zzz", "²", "٣", "[bold]", "=", "w3=", "u9", "5 4 b c", "hello world" * 90]


@pytest.mark.parametrize("text", ANYWHERE)
@pytest.mark.parametrize("game", [throwing(), in_window(), defending()], ids=["throw", "window", "defence"])
def test_any_other_text_is_refused_in_a_short_sentence(game: matchwood.Game, text: str) -> None:
    for language in ("en", "de"):
        with pytest.raises(Misread) as refused:
            typed(terminal_table(language), game, text)
        assert len(str(refused.value)) <= 160


THROW, WINDOW, DEFENCE = throwing(), in_window(), defending()
THROW_IS = "For a throw, name one water card, one sand card and a player"
REASONS = [
    (THROW, "", "An empty line is not a throw. Type the values", "Eine leere Zeile ist kein Wurf"),
    (THROW, "3 4 b", "You have no Water 3. Possible: 2 1, 2 4, 5 1, 5 4.", "Wasser 3 hast du nicht. Möglich: 2 1"),
    (THROW, "3 4", "You have no Water 3. Possible: 2 1, 2 4, 5 1, 5 4.", "Wasser 3 hast du nicht. Möglich: 2 1"),
    (THROW, "s1 s4 b", "exactly one water and one sand", "genau ein Wasser und ein Sand"),
    (THROW, "b", THROW_IS, "Nenne für einen Wurf ein Wasser, einen Sand und jemanden"),
    (THROW, "5 4 a", "You cannot aim at yourself. You can aim at Bruno, Cara, Dario.", "Du kannst nicht auf dich selbst zielen"),
    (THROW, "5 4 e", "This player does not exist. You can aim at Bruno, Cara, Dario.", "Diesen Spieler gibt es nicht"),
    (THROW, "z", "There is nothing to undo.", "Es gibt nichts zurückzunehmen."),
    (WINDOW, "x", "'x' is not an answer. Enter adds nothing; a letter (b, c, d) adds W2", "'x' ist keine Antwort"),
    (WINDOW, "a", "You cannot aim at yourself", "Du kannst nicht auf dich selbst zielen"),
    (WINDOW, "w5 b", "Only Water 2 makes this mud perfect.", "Nur Wasser 2 macht diesen Matsch perfekt."),
    (in_window(HAND[1:]), "b", "You have no Water 2.", "Wasser 2 hast du nicht."),
    (DEFENCE, "9", "The list has the numbers 1 to 3.", "Die Liste hat die Nummern 1 bis 3."),
    (DEFENCE, "0", "The list has the numbers 1 to 3.", "Die Liste hat die Nummern 1 bis 3."),
    (defending(("W2", "W5", "S1")), "2", "You can only take it: press Enter.", "Du kannst nur einstecken: Drück die Eingabetaste."),
    (DEFENCE, "sun", "You have no Sun.", "Sonne hast du nicht."),
    (DEFENCE, "wind u3", "Play Wind alone.", "Spiel Wind allein."),
    (DEFENCE, "take w5", "To take the mud, type only take.", "Zum Einstecken tippe nur take."),
    (DEFENCE, "w5", "Water and sand block nothing.", "Wasser und Sand wehren nichts ab."),
    (DEFENCE, "13", "The list has the numbers", "Die Liste hat die Nummern"),
    (DEFENCE, "13 w3", "You have no Card 13.", "Karte 13 hast du nicht."),
    (
        DEFENCE,
        "w4=3",
        "Play umbrellas only on mud on the table: Water 3, Sand 5.",
        "Spiel Schirme nur auf Matsch auf dem Tisch: Wasser 3",
    ),
    (DEFENCE, "w3=7", "You have no Umbrella 7.", "Schirm 7 hast du nicht."),
    (DEFENCE, "w3=3+3", "You have only 1 × Umbrella 3.", "Schirm 3 hast du nur 1-mal."),
    (DEFENCE, "u7", "You have no Umbrella 7.", "Schirm 7 hast du nicht."),
    (DEFENCE, "w3=wind", "On Water 3 you can play only umbrellas (U1 to U7).", "Auf Wasser 3 kannst du nur Schirme spielen"),
    (DEFENCE, "u1", "Umbrella 1: 1 in all, too low for each card that would hit you", "Schirm 1: zusammen 1"),
    (DEFENCE, "z", "There is nothing to undo.", "Es gibt nichts zurückzunehmen."),
    (
        defending(DUCKING),
        "duck",
        "With a duck, name the new target: Bruno, Cara",
        "Nenne beim Ducken das neue Ziel",
    ),
    (defending(DUCKING), "duck a", "You cannot aim at yourself", "Du kannst nicht auf dich selbst zielen"),
    (defending(DUCKING), "duck zoe", "This player does not exist", "Diesen Spieler gibt es nicht"),
    (
        defending(THIRTEEN),
        "13",
        "With the 13, name mud on the table with at most 13 points: Water 3, Sand 5.",
        "Nenne bei der 13 Matsch auf dem Tisch",
    ),
    (defending(THIRTEEN), "13 w4", "With the 13, name mud on the table", "Nenne bei der 13 Matsch auf dem Tisch"),
]


@pytest.mark.parametrize(("game", "text", "english", "german"), REASONS)
def test_an_illegal_answer_is_refused_with_the_reason(game: matchwood.Game, text: str, english: str, german: str) -> None:
    for language, words in (("en", english), ("de", german)):
        with pytest.raises(Misread) as refused:
            typed(terminal_table(language), game, text)
        assert words in str(refused.value)
        assert len(str(refused.value)) <= 160


def test_a_player_who_is_out_cannot_be_a_target() -> None:
    first, hands = (1, 2, 3), [["W1", "S1"], [], [], []]
    deals = [{"first": seat, "hands": hands, "pile": []} for seat in (*first, 0)]
    begun = matchwood.new("matschig", players=4, deals=deals, options={"party": True})
    for _ in first:
        begun.play("throw W1 S1 C")
        begun.play("take")
    with pytest.raises(Misread, match=r"Cara is out\. You can aim at Bruno, Dario"):
        typed(terminal_table(), begun, "1 1 c")
    assert terminal_table().question(seen(begun)) == "Water, sand, target (1 1 b)? "


def test_a_key_switches_on_and_off_that_every_interrupt_is_declined() -> None:
    asked, window = terminal_table(), seen(in_window())
    assert asked.unasked(window) is None
    assert asked.move(window, "n") == "let"
    assert "never add a card" in asked.remark(window, "n", "let")
    assert asked.unasked(seen(in_window())) == "let"
    assert asked.unasked(seen(defending())) is None
    assert asked.unasked(seen(throwing())) is None
    assert "n ask me again" in asked.keys(window)
    assert asked.switches(seen(throwing()), "n")
    assert asked.unasked(seen(in_window())) is None
    assert "n never add a card" in asked.keys(window)
