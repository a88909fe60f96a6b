"""Every game of the catalogue meets all expectations of `check_game`, and so does a game outside it."""

from __future__ import annotations

import pytest

from matchwood.cardgames.catalogue import keys
from matchwood.errors import UnknownGame
from matchwood.testing import check_game
from tests.testing import hilo
from tests.testing.conftest import Put
from tests.testing.hilo_game import Hilo


@pytest.mark.parametrize("key", keys())
def test_a_built_in_game_is_sound(key: str, exhaustive: bool) -> None:
    games = 200 if exhaustive else 1
    report = check_game(key, games=games)
    assert report.games == games
    assert min(report.decisions, report.observations, report.worlds, report.records) >= games


def test_a_game_outside_the_catalogue_is_sound(put: Put) -> None:
    put(hilo.correct_verbs())
    report = check_game(Hilo(), games=1)
    assert str(report) == (
        f"Hilo is sound: 1 game, {report.decisions} decisions, {report.observations} observations, "
        f"{report.worlds:,} sampled worlds, {report.records} records."
    )


@pytest.mark.exhaustive
def test_equal_seeds_check_the_same_and_other_seeds_do_not() -> None:
    reports = [check_game("the_match", games=1, seed=seed) for seed in (1, 1, 2)]
    assert reports[0] == reports[1] != reports[2]


def test_a_game_that_is_not_in_the_catalogue_is_reported_as_such() -> None:
    with pytest.raises(UnknownGame):
        check_game("hilo")
