"""The picture of a question shows a table as one seat sees it, and nothing that this seat does not know."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from matchwood.cardgames.words import texts_in
from matchwood.notebook.cards import picture_of
from matchwood.notebook.picture.question import HEIGHT, WIDTH, question_picture
from matchwood.notebook.saying import FOLDER
from tests.cardgames.cards import dealt
from tests.notebook.pictures import COMPANIES, named_in, played

DRAWN = [(key, players) for key, players in COMPANIES if key in ("matchmaster", "tycoon", "the_match", "matschig")]
ORANGE = [f"L{rank}" for rank in range(1, 9)]


def cards_in(svg: str, key: str) -> set[str]:
    """Return the cards whose drawings the picture contains."""
    return {card for card in dealt(key) if (picture := picture_of(key, card, "en")) and picture.drawn in svg}


@pytest.mark.parametrize(("key", "players"), COMPANIES)
@given(seed=st.integers(0, 10_000))
def test_a_picture_draws_no_card_that_its_seat_does_not_see(key: str, players: int, seed: int) -> None:
    *_, game = played(key, players, seed)
    for seat in range(players):
        view = game.view(seat)
        known = named_in(view.to_dict()["table"])
        assert {card for card in cards_in(question_picture(view), key) if not {card, f"{{{card}}}"} & known.keys()} == set()


@pytest.mark.parametrize(("key", "players"), DRAWN)
def test_a_picture_draws_the_hand_or_the_field_of_its_seat(key: str, players: int) -> None:
    games = [(game, game.view(game.owing[0])) for game in played(key, players, 3) if not game.over]
    for _, view in games[::7]:
        table = view.to_dict()["table"]
        shown = table["hand"] if "hand" in table else [card for row in table["field"] or () for card in row if card]
        svg = question_picture(view)
        drawings = [picture_of(key, card, "en") for card in shown]
        assert all(drawing is not None and drawing.drawn in svg for drawing in drawings)


@given(hidden=st.permutations(ORANGE))
def test_games_that_a_seat_cannot_distinguish_have_the_same_picture(hidden: list[str]) -> None:
    def seen(cards: list[str]) -> str:
        hands = [["T1", "T2", "T3", "T4"], cards[:4], cards[4:]]
        game = matchwood.new("matchmaster", players=3, deals=[{"dealer": 2, "hands": hands}])
        for seat, move in ((0, "bid 1"), (1, "bid 1"), (2, "bid 0")):
            game.play(move, seat=seat)
        return question_picture(game.view(0), "de", ["Ada", "Bea", "Cem"])

    assert seen(hidden) == seen(ORANGE)


@pytest.mark.parametrize("language", sorted(texts_in(FOLDER)))
@pytest.mark.parametrize(("key", "players"), COMPANIES)
def test_a_picture_is_svg_without_text_and_links_in_every_language(key: str, players: int, language: str) -> None:
    for game in list(played(key, players, 5))[::9]:
        root = ET.fromstring(question_picture(game.view(0), language, ["Ada & <Bea>"]))
        assert (root.get("width"), root.get("height")) == (str(WIDTH), str(HEIGHT))
        tags = {element.tag.partition("}")[2] for element in root.iter()}
        assert tags <= {"svg", "g", "path", "rect", "circle", "ellipse", "clipPath", "defs"}


def test_a_name_that_the_font_does_not_have_is_replaced_by_the_letter_of_its_seat() -> None:
    view = matchwood.new("matchmaster", players=3, seed=1).view(0)
    assert question_picture(view, names=["Ada", "علی", "Cem"]) == question_picture(view, names=["Ada", "B", "Cem"])


def test_a_game_of_another_package_shows_the_question_and_the_names() -> None:
    others = [(key, players) for key, players in COMPANIES if (key, players) not in DRAWN]
    for key, players in others:
        view = matchwood.new(key, players=players, seed=1).view(0)
        assert question_picture(view, names=["Ada"]) != question_picture(view, names=["Bea"])
