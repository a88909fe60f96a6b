"""Typed words are understood in all languages of a game. A file adds a language."""

from __future__ import annotations

import pytest

import matchwood
from matchwood.cardgames.catalogue import spec_of
from matchwood.terminal.catalogue import table_of
from tests.terminal.tycoon import following

POLISH = {"tycoon": "typed-pass = pas, pasuję", "matschig": "typed-throw = rzuć\ntyped-let = leć\ntyped-take = nic"}


@pytest.fixture(autouse=True)
def polish(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add Polish words to two games."""
    for game, text in POLISH.items():
        spec = spec_of(game)
        monkeypatch.setitem(vars(spec), "words", spec.words | {"pl": text})


@pytest.mark.parametrize("text", ["p", "pass", "passe", "Passen", "pasuję"])
def test_a_pass_can_be_typed_in_any_language(text: str) -> None:
    game = following("4: 4")
    assert table_of("tycoon", "en", ["You", "Bruno"], 0).move(game.views([0])[0], text) == "pass"


def test_a_throw_and_a_declined_interrupt_can_be_typed_in_any_language() -> None:
    game = matchwood.new("matschig", players=3, seed=1)
    thrower = game.owing[0]
    throw = next(move for move in game.legal_moves(thrower) if move.startswith("throw W"))
    _, water, sand, at = throw.split()
    table = table_of("matschig", "de", ["Ada", "Bea", "Cem"], thrower)
    for verb in ("", "throw ", "wirf ", "Rzuć "):
        assert table.move(game.views([thrower])[0], f"{verb}{water} {sand} {at}") == throw
    game.play(throw)
    while game.silence is None:
        game.play(game.legal_moves(game.owing[0])[0], game.owing[0])
    asked = game.owing[0]
    table = table_of("matschig", "de", ["Ada", "Bea", "Cem"], asked)
    for text in ("", "l", "let it fly", "fliegen", "leć"):
        assert table.move(game.views([asked])[0], text) == "let"


def test_the_beginning_of_a_name_has_priority_over_a_verb() -> None:
    game = matchwood.new("matschig", players=3, seed=1)
    while game.silence is None:
        game.play(game.legal_moves(game.owing[0])[0], game.owing[0])
    asked = game.owing[0]
    names = ["Legolas" if seat != asked else "Ada" for seat in range(3)]
    names[(asked + 1) % 3] = "Bea"
    move = table_of("matschig", "de", names, asked).move(game.views([asked])[0], "leg")
    assert move.split()[0::2] == ["add", "ABC"[names.index("Legolas")]]
