"""Views and games in a notebook: complete HTML in two languages for every game."""

from __future__ import annotations

import pytest

import matchwood
from tests.notebook.pictures import COMPANIES, Tags, cards_in, played

NAMES = [
    "<script>alert(1)</script>",
    "Ada \"&' \ue000T13\ue001",
    "<img src=x onerror=alert(1)>",
    "Dario",
    "Elin",
    "Fritz",
    "Gö",
    "H",
]
"""Names with special characters."""
TAGS = {"div", "span", "b", "br", "code", "img", "table", "thead", "tbody", "tr", "th", "td"}


@pytest.mark.parametrize(("key", "players"), COMPANIES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_picture_loads_no_other_files_and_runs_no_scripts(key: str, players: int, language: str) -> None:
    for game in played(key, players, 1):
        for html in (game.html(language, NAMES), game.view(0).html(language, NAMES)):
            tags = Tags(html)
            assert {tag for tag, _ in tags.found} <= TAGS
            assert all(given.keys() <= {"style", "title", "alt", "src"} for _, given in tags.found)
            images = [given for tag, given in tags.found if tag == "img"]
            assert all((image["src"] or "").startswith("data:image/svg+xml,") and image["alt"] for image in images)
            assert NAMES[0] in tags.text
            assert "Ada \"&' T13" in tags.text


@pytest.mark.parametrize(("key", "players"), COMPANIES)
def test_the_picture_shows_the_hand_and_every_move(key: str, players: int) -> None:
    game = next(played(key, players, 2))
    view = game.view(game.owing[0])
    tags = Tags(view.html())
    assert all(move in tags.text for move in view.moves[:30])
    if view.hand is not None:
        assert sum(cards_in(view.html()).values()) >= len(view.hand.names) == len(view.table.hand)


def test_a_long_list_of_moves_ends_with_their_number() -> None:
    game = next(played("tycoon", 4, 4))
    view = game.view(game.owing[0])
    assert len(view.moves) > 30
    assert f"… {len(view.moves)} in all" in view.html()
    assert f"… insgesamt {len(view.moves)}" in view.html("de")


def test_the_picture_draws_every_open_card_of_the_pitch_at_its_place() -> None:
    *_, game = played("the_match", 2, 3)
    field = game.view(None).table.field
    open_cards = [card for row in field for card in row if card is not None]
    assert cards_in(game.html()).total() == len(open_cards) + 1  # one more for the ball
    assert game.html().count("&nbsp;") == 16 - len(open_cards)


def test_a_played_card_is_drawn_as_the_number_that_it_shows() -> None:
    hands = [["3", "4"], ["2", "8"]]
    game = matchwood.new("tycoon", players=2, deals=[{"leader": 0, "hands": hands}])
    game.play(next(move for move in game.legal_moves() if move == "9: 3"))
    assert 'alt="9 (3, 1 match)"' in game.html()
    assert 'alt="9 (3, 1 Streichholz)"' in game.html("de")


def test_the_picture_of_a_finished_game_contains_its_result() -> None:
    game = matchwood.new("matchmaster", players=2, seed=3, options={"rounds": "short"})
    bot = matchwood.bot("quick", seed=1)
    while not game.over:
        for seat in game.owing:
            game.play(bot.choose(game.view(seat)), seat=seat)
    assert game.result is not None
    assert game.result.html("de", ["Ada", "Bea"]) in game.html("de", ["Ada", "Bea"])
    assert game.result._repr_html_() == game.result.html()
    assert game._repr_html_() == game.html()
    assert game.view(0).moves == []


def test_a_game_of_another_package_is_shown_as_a_table_with_its_texts(kuhn_here: str) -> None:
    game = matchwood.new(kuhn_here, players=2, seed=1)
    seat = game.owing[0]
    english, german = Tags(game.view(seat).html()), Tags(game.view(seat).html("de"))
    (card,) = game.view(seat).table.hand
    called = {"J": "jack", "Q": "queen", "K": "king"}
    assert [name for name in called.values() if name in english.text] == [called[card]]
    assert "in the pot" in english.text
    assert "im Topf" in german.text
    assert all(tag != "img" for tag, _ in english.found)
    hand = game.view(seat).hand
    assert hand is not None
    assert f">{card}</text>" in hand._repr_svg_()


@pytest.mark.parametrize(("language", "moves"), [("en", ["Pass", "Bet"]), ("de", ["Passen", "Setzen"])])
def test_the_moves_are_in_words_with_their_notation(kuhn_here: str, language: str, moves: list[str]) -> None:
    html = matchwood.new(kuhn_here, players=2, seed=1).view(0).html(language)
    assert f"{moves[0]} <code>pass</code> · {moves[1]} <code>bet</code>" in html
