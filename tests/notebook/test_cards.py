"""Cards as pictures: every card of every built-in game is drawn, in both languages."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import matchwood
from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS, change
from matchwood.engine.plugins import own_games
from matchwood.notebook.cards import picture_of
from tests.cardgames.cards import dealt


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", own_games())
def test_every_dealt_card_is_drawn(game: str, language: str) -> None:
    cards = dealt(game)
    pictures = {card: picture_of(game, card, language) for card in cards}
    assert [card for card, picture in pictures.items() if picture is None] == [], "`make pictures` draws new ones"
    assert len({picture.title for picture in pictures.values() if picture}) == len(cards)


def test_every_number_that_a_card_can_show_is_drawn() -> None:
    shown = [f"{number}:{kind}" for kind in KINDS for number in NUMBERS if change(kind, number) is not None]
    assert [name for name in shown if picture_of("tycoon", name, "en") is None] == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", own_games())
def test_cards_side_by_side_are_one_svg(game: str, language: str) -> None:
    cards = tuple(sorted(dealt(game)))
    drawing = ET.fromstring(matchwood.Cards(game, cards, language)._repr_svg_())
    assert len(drawing) == len(cards)


def test_a_card_without_a_drawing_is_its_escaped_name() -> None:
    drawing = matchwood.Cards("kuhn", ("<b>",))._repr_svg_()
    assert "&lt;b&gt;</text>" in drawing
    assert len(ET.fromstring(matchwood.Cards("kuhn", ())._repr_svg_())) == 0
