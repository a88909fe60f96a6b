"""The first games that Matchwood offers to new players."""

from __future__ import annotations

import pytest

from matchwood.api.catalogue import games
from matchwood.cardgames.catalogue import spec_of, specs


@pytest.mark.parametrize("key", [key for key, spec in specs().items() if spec.first_game])
def test_a_first_game_has_a_number_of_players_and_house_rules_that_the_game_offers(key: str) -> None:
    spec = spec_of(key)
    assert spec.first_game is not None
    players, options = spec.first_game
    assert players in spec.players
    assert spec.checked_options(options, players).items() >= options.items()
    assert set(options) <= {option.key for option in spec.offered}


def test_the_first_game_of_matschig_has_one_round_three_players_and_open_pools() -> None:
    assert spec_of("matschig").first_game == (3, {"rounds": 1, "open_pools": True})


def test_the_first_game_of_matschig_follows_the_lesson_about_special_cards() -> None:
    after = {game.key: game.first_game_after for game in games() if game.lessons}
    order = list(spec_of("matschig").lessons)
    assert order == ["first", "shields", "perfect", "windows", "specials", "accounts"]
    assert after == {"matchmaster": None, "tycoon": None, "the_match": None, "matschig": "specials"}
    assert games()[0].to_dict()["first_game_after"] is None
