"""The counts of a measurement are correct. No test checks the speed."""

from __future__ import annotations

import pytest

from matchwood.errors import BadPlayers
from matchwood.lab.machine import processor, versions
from matchwood.lab.rollouts import Rate, Rollouts, median_of


@pytest.mark.parametrize("players", [2, 7])
def test_decisions_of_whole_games_are_counted(players: int) -> None:
    rounds = [7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7]
    assert Rollouts("matchmaster", players).decisions_of(3) == 3 * players * (sum(rounds) + len(rounds))


def test_a_run_counts_decisions_games_and_seconds() -> None:
    rate = Rollouts("matchmaster", 4, {"rounds": "short"}).run(0.01)
    assert rate.decisions == rate.games * 4 * (28 + 7)
    assert rate.seconds >= 0.01


def test_the_median_is_the_run_in_the_middle() -> None:
    rates = [Rate(300, 3, 1.0), Rate(100, 1, 1.0), Rate(200, 2, 1.0)]
    assert median_of(rates) == Rate(200, 2, 1.0)
    assert median_of(rates).games_per_second == 2


def test_an_impossible_number_of_players_is_refused() -> None:
    with pytest.raises(BadPlayers):
        Rollouts("matchmaster", 1)


def test_the_machine_and_missing_packages_have_names() -> None:
    assert processor()
    assert versions("numpy", "no-such-package-anywhere")["no-such-package-anywhere"] == "not installed"
