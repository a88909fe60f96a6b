"""Matchstick Tycoon in the terminal understands a typed answer, or refuses it with the reason in the player's language."""

from __future__ import annotations

import pytest

import matchwood
from matchwood.terminal.catalogue import table_of
from matchwood.terminal.tables.terminal_table import Misread
from tests.terminal.tycoon import following, leading


class Person:
    """A player who types at seat 0."""

    def __init__(self, language: str = "en") -> None:
        self._table = table_of("tycoon", language, ["You", "Bruno"], 0)

    def move(self, game: matchwood.Game, text: str) -> str:
        """Make the move that this text means in a copy of the game, and return it.

        Raises `Misread` with the text for the player otherwise.
        """
        view, game = game.views([0])[0], matchwood.load(game.record())
        move = self._table.move(view, text)
        try:
            game.play(move, seat=0)
        except matchwood.IllegalMove as error:
            raise Misread(self._table.refused(view, error)) from None
        return move

    def remark(self, game: matchwood.Game, text: str, move: str) -> str:
        return self._table.remark(game.views([0])[0], text, move)


@pytest.mark.parametrize("text", ["8: 0 8 8", "8:880", " 8 :  8 0 8 ", "088", "8 8 0"])
def test_a_play_can_be_typed_in_notation_or_as_its_cards_in_any_order(text: str) -> None:
    assert Person().move(leading(), text) == "8: 0 8 8"


@pytest.mark.parametrize("text", ["8x3", "8X3", "8*3", "8 × 3", "8 x 3"])
def test_a_number_with_a_count_uses_the_cheapest_cards(text: str) -> None:
    assert Person().move(leading(), text) == "8: 8 8 8"


@pytest.mark.parametrize("text", ["b", "B", "b:", "bx1", "b: b", "b:B"])
def test_upper_and_lower_case_are_equal(text: str) -> None:
    assert Person().move(leading(), text) == "b: b"


def test_a_number_without_a_count_uses_as_many_cards_as_the_last_play() -> None:
    assert Person().move(following("6: 6 6"), "8") == "8: 8 8"
    assert Person().move(leading(), "8") == "8: 8"


def test_the_cheapest_way_is_used_and_described() -> None:
    game = leading()
    assert Person().move(game, "9") == "9: 6"
    assert Person().remark(game, "9", "9: 6") == "1 × 9: the cheapest of 4 ways, 6 (no match)."
    assert Person("de").remark(game, "9", "9: 6") == "1 × 9: die billigste von 4 Arten, 6 (kein Streichholz)."


@pytest.mark.parametrize(("text", "move"), [("8: 8 8 8", "8: 8 8 8"), ("888", "8: 8 8 8"), ("p", "pass"), ("1", "1: 1")])
def test_a_complete_answer_gets_no_description(text: str, move: str) -> None:
    assert Person().remark(leading(), text, move) == ""


def test_cards_that_can_become_several_numbers_lead_to_a_question_for_the_number() -> None:
    asked = Person()
    with pytest.raises(Misread, match=r"3 3 can become 3 \(no match\), E \(no match\). Which number\?"):
        asked.move(leading(), "3 3")
    assert asked.move(leading(), "e") == "E: 3 3"
    assert asked.move(leading(), "e") == "E: 3", "the question counts only for the next answer"


def test_the_question_for_a_number_can_be_ignored() -> None:
    asked = Person()
    with pytest.raises(Misread):
        asked.move(leading(), "3 3")
    assert asked.move(leading(), "8x2") == "8: 8 8"


def test_a_letter_that_is_not_a_possible_number_means_a_card() -> None:
    assert Person().move(following("d: d", hand="CC"), "c") == "E: C"
    with pytest.raises(Misread, match=r"3 can become E \(no match\), 9 \(1 match\). Which number"):
        Person().move(following("8: A"), "3")


@pytest.mark.parametrize("text", ["p", "P", "pass", "Passen", "passe"])
def test_a_pass_can_be_typed_as_a_word_or_a_letter(text: str) -> None:
    assert Person().move(following("6: 6 6"), text) == "pass"


def test_enter_makes_the_only_legal_move() -> None:
    assert Person().move(following("E: F", hand="22"), "") == "pass"
    with pytest.raises(Misread, match="An empty line is not a play"):
        Person().move(leading(), "")


@pytest.mark.parametrize(
    "text", ["", "zzz", "10x2", "x3", "8x0", "8x", ":", "8: 9 ?", "88: 8", "²", "٣", "[bold]", "hello world" * 90]
)
def test_a_text_that_is_not_a_play_is_refused_in_a_short_sentence(text: str) -> None:
    for language, words in (("en", "is not a play. Type a number and cards"), ("de", "ist kein Zug. Tippe Zahl und Karten")):
        with pytest.raises(Misread, match=words) as refused:
            Person(language).move(leading(), text)
        assert len(str(refused.value)) < 160


REASONS = [
    (leading(), "p", "You lead, so you may not pass", "Du spielst aus und darfst nicht passen"),
    (leading(), "r", "Only a player without cards", "Nur wer keine Karten hat"),
    (leading(), "888888", "Too many cards: 6. The maximum is 5", "Zu viele Karten: 6. Höchstens 5"),
    (leading(), "8x6", "Too many cards: 6. The maximum is 5", "Zu viele Karten: 6. Höchstens 5"),
    (leading(), "2 2", "You have no 2", "2 hast du nicht"),
    (leading(), "444", "You have 2 × 4, not 3", "Du hast 2 × 4, nicht 3"),
    (leading(), "E E", "E is a number but not a card. Turn a 3 upside down to show it", "Eine 3 auf dem Kopf zeigt sie"),
    (leading(), "9: 9", "Turn a 6 upside down to show it", "Eine 6 auf dem Kopf zeigt sie"),
    (leading(), "d: 8", "8 cannot become d, only 8", "8 kann nicht d werden, nur 8"),
    (leading(), "G: 1", "G does not exist in this game", "G gibt es in diesem Spiel nicht"),
    (leading("25"), "7", "None of your cards can become 7", "Keine deiner Karten kann 7"),
    (leading(), "5x2", "Only 1 of your cards can become 5", "Nur 1 deiner Karten kann 5 werden."),
    (leading(), "8: 1", "8 with 1 costs 5 matches. You have 1", "8 mit 1 kostet 5 Streichhölzer. Du hast 1"),
    (leading(), "0 1", "0 with 0, 1 costs 4 matches", "0 mit 0, 1 kostet 4 Streichhölzer"),
    (leading(), "8x5", "8 with 8, 8, 8, 0, 0 costs 2 matches", "8 mit 8, 8, 8, 0, 0 kostet 2 Streichhölzer"),
    (following("6: 6 6"), "8x3", "You need 2 cards to beat the cards on the table, not 3 cards", "Du brauchst 2 Karten"),
    (following("9: 6 6"), "8", "8 does not beat 9", "8 schlägt 9 nicht"),
    (
        following("9: 6 6"),
        "00",
        "0, 0 can become at most 8, and that does not beat 9",
        "Aus 0, 0 kann höchstens 8 werden, und das schlägt 9 nicht",
    ),
    (
        following("9: 6 6"),
        "d",
        "d with 1, 1 costs 6 matches. You have 1. Possible with 2 cards: b, E, or p.",
        "mit 1, 1 kostet 6",
    ),
    (following("E: F", hand="22"), "8", "8 does not beat E. You can only pass", "Du kannst nur passen"),
    (leading("_", "all"), "1", "1 with _ costs 2 matches. You have 1. You can only pass", "Du kannst nur passen"),
]


@pytest.mark.parametrize(("game", "text", "english", "german"), REASONS)
def test_an_illegal_answer_is_refused_with_the_reason(game: matchwood.Game, text: str, english: str, german: str) -> None:
    for language, words in (("en", english), ("de", german)):
        with pytest.raises(Misread) as refused:
            Person(language).move(game, text)
        assert words in str(refused.value)
        assert len(str(refused.value)) <= 160
