"""What a person types at a table of Matchstick Tycoon is understood, or refused with the reason, in the person's language."""

from __future__ import annotations

import pytest

import matchwood
from matchwood.terminal.tables.terminal_table import Misread, TerminalTable, table_of
from tests.terminal.conftest import Json

HAND = "00113344567888b"


def leading(hand: str = HAND) -> Json:
    """Seat 0 leads, with one stick."""
    game = matchwood.new("tycoon", players=2, deals=[{"leader": 0, "hands": [list(hand), ["2"]]}])
    return game.view(0).to_dict()


def following(play: str, hand: str = HAND, theirs: str = "4466AAdF") -> Json:
    """Seat 0 has to beat this play of the other one; each has one stick."""
    game = matchwood.new("tycoon", players=2, deals=[{"leader": 1, "hands": [list(hand), list(theirs)]}])
    game.play(play)
    return game.view(0).to_dict()


def terminal_table(language: str = "en") -> TerminalTable:
    return table_of("tycoon", language, ["You", "Bruno"], 0)


@pytest.mark.parametrize("text", ["8: 0 8 8", "8:880", " 8 :  8 0 8 ", "088", "8 8 0"])
def test_a_play_is_its_notation_or_its_cards_in_any_order(text: str) -> None:
    assert terminal_table().move(leading(), text) == "8: 0 8 8"


@pytest.mark.parametrize("text", ["8x3", "8X3", "8*3", "8 × 3", "8 x 3"])
def test_a_number_and_how_many_takes_the_cheapest_cards(text: str) -> None:
    assert terminal_table().move(leading(), text) == "8: 8 8 8"


@pytest.mark.parametrize("text", ["b", "B", "b:", "bx1", "b: b", "b:B"])
def test_letters_may_be_small_or_large(text: str) -> None:
    assert terminal_table().move(leading(), text) == "b: b"


def test_a_number_alone_takes_as_many_cards_as_lie() -> None:
    assert terminal_table().move(following("6: 6 6"), "8") == "8: 8 8"
    assert terminal_table().move(leading(), "8") == "8: 8"


def test_the_cheapest_way_is_taken_and_told() -> None:
    view = leading()
    assert terminal_table().move(view, "9") == "9: 6"
    assert terminal_table().remark(view, "9", "9: 6") == "9: the cheapest of 4 ways, 6 (no stick)."
    assert terminal_table("de").remark(view, "9", "9: 6") == "9: die billigste von 4 Arten, 6 (kein Holz)."


@pytest.mark.parametrize(("text", "move"), [("8: 8 8 8", "8: 8 8 8"), ("888", "8: 8 8 8"), ("p", "pass"), ("1", "1: 1")])
def test_nothing_is_told_of_an_answer_that_left_nothing_open(text: str, move: str) -> None:
    assert terminal_table().remark(leading(), text, move) == ""


def test_cards_for_several_numbers_are_asked_about_and_a_number_answers() -> None:
    asked = terminal_table()
    with pytest.raises(Misread, match=r"3 3 can show 3 \(no stick\), E \(no stick\). Which number\?"):
        asked.move(leading(), "3 3")
    assert asked.move(leading(), "e") == "E: 3 3"
    assert asked.move(leading(), "e") == "E: 3", "the question is forgotten once it is answered"


def test_a_question_may_be_left_unanswered() -> None:
    asked = terminal_table()
    with pytest.raises(Misread):
        asked.move(leading(), "3 3")
    assert asked.move(leading(), "8x2") == "8: 8 8"


def test_a_single_card_that_is_no_possible_number_is_meant_as_a_card() -> None:
    assert terminal_table().move(following("d: d", hand="CC"), "c") == "E: C"
    with pytest.raises(Misread, match=r"3 can show E \(no stick\), 9 \(1 stick\). Which number"):
        terminal_table().move(following("8: A"), "3")


@pytest.mark.parametrize("text", ["p", "P", "pass", "Passen", "passe"])
def test_a_pass_is_a_word_or_a_letter(text: str) -> None:
    assert terminal_table().move(following("6: 6 6"), text) == "pass"


def test_enter_does_what_can_be_done_in_only_one_way() -> None:
    assert terminal_table().move(following("E: F", hand="22"), "") == "pass"
    with pytest.raises(Misread, match="Nothing is no play"):
        terminal_table().move(leading(), "")


@pytest.mark.parametrize(
    "text", ["", "zzz", "10x2", "x3", "8x0", "8x", ":", "8: 9 ?", "88: 8", "²", "٣", "[bold]", "hello world" * 90]
)
def test_what_is_no_play_is_refused_briefly(text: str) -> None:
    for language, words in (("en", "is no play: type a number and cards"), ("de", "ist kein Zug: Tippe Zahl und Karten")):
        with pytest.raises(Misread, match=words) as refused:
            terminal_table(language).move(leading(), text)
        assert len(str(refused.value)) < 160


REASONS = [
    (leading(), "p", "Who leads may not pass", "Wer beginnt, darf nicht passen"),
    (leading(), "r", "Only a player without cards", "Nur wer keine Karten hat"),
    (leading(), "888888", "five cards at most", "höchstens fünf Karten"),
    (leading(), "8x6", "five cards at most", "höchstens fünf Karten"),
    (leading(), "2 2", "You hold no 2", "2 hast du nicht"),
    (leading(), "444", "You hold 2 × 4, not 3", "Du hast 2 × 4, nicht 3"),
    (leading(), "E E", "E is no card, only a number: a 3 upside down shows it", "Eine 3 auf dem Kopf zeigt sie"),
    (leading(), "9: 9", "a 6 upside down shows it", "Eine 6 auf dem Kopf zeigt sie"),
    (leading(), "d: 8", "8 cannot show d, only 8", "8 kann nicht d zeigen, nur 8"),
    (leading(), "G: 1", "G is no number of this game", "G ist keine Zahl in diesem Spiel"),
    (leading("25"), "7", "None of your cards can show 7", "Keine deiner Karten kann 7"),
    (leading(), "5x2", "Only 1 card of yours can show 5", "Für 5 hast du nur 1 Karte."),
    (leading(), "8: 1", "8 with 1 takes 5 sticks; you have 1 stick", "8 mit 1 braucht 5 Hölzer; du hast 1 Holz"),
    (leading(), "0 1", "0 with 0 1 takes 4 sticks", "0 mit 0 1 braucht 4 Hölzer"),
    (leading(), "8x5", "8 with 8 8 8 0 0 takes 2 sticks", "8 mit 8 8 8 0 0 braucht 2 Hölzer"),
    (following("6: 6 6"), "8x3", "It takes 2 cards to beat what lies, not 3 cards", "Es braucht 2 Karten"),
    (following("9: 6 6"), "8", "8 does not beat 9", "8 schlägt 9 nicht"),
    (following("9: 6 6"), "00", "0 0 can show 8 at best. 8 does not beat 9", "Mit 0 0 geht höchstens 8. 8 schlägt 9"),
    (
        following("9: 6 6"),
        "d",
        "d with 1 1 takes 6 sticks; you have 1 stick. Possible with 2 cards: b, E, or p.",
        "mit 1 1 braucht 6",
    ),
    (following("E: F", hand="22"), "8", "8 does not beat E. You can only pass", "Du kannst nur passen"),
]


@pytest.mark.parametrize(("view", "text", "english", "german"), REASONS)
def test_what_is_not_allowed_is_refused_with_the_reason(view: Json, text: str, english: str, german: str) -> None:
    for language, words in (("en", english), ("de", german)):
        with pytest.raises(Misread) as refused:
            terminal_table(language).move(view, text)
        assert words in str(refused.value)
        assert len(str(refused.value)) <= 160
