"""The games of the deals of the day: the document describes the games that the server offers."""

from __future__ import annotations

from matchwood.cardgames.catalogue import spec_of
from matchwood.engine.plugins import own_games
from matchwood.server.daily.games import DAILY_GAMES
from tests.docs.pages import rows_of


def test_each_built_in_game_has_a_deal_of_the_day() -> None:
    assert sorted(game.key for game in DAILY_GAMES) == sorted(own_games())


def test_the_page_about_the_deal_of_the_day_names_the_games_and_the_players() -> None:
    rows = rows_of("daily.md", "game", "house rules, and why")
    assert [(row[0], row[1]) for row in rows] == [(spec_of(game.key).title, str(game.players)) for game in DAILY_GAMES]


def test_the_house_rules_of_the_games_are_valid() -> None:
    for game in DAILY_GAMES:
        options = spec_of(game.key).checked_options(game.options, game.players)
        assert game.options.items() <= options.items()
