"""Two bots meet on both sides of each deal. The bot with the better total of both games wins the deal."""

from __future__ import annotations

from typing import Any

import pytest

import matchwood
from matchwood.lab.experiment import Experiment
from matchwood.lab.ladder.pairs import Pair, lead_in, seed_of


def experiment(game: str = "matchmaster", players: int = 2, **options: Any) -> Experiment:
    return Experiment.checked(game, players, ("quick", "random"), options, 5, games_a_deal=2)


def test_two_games_have_the_same_deal_and_swapped_seats() -> None:
    first, second, third = (experiment(rounds="short").play(number) for number in range(3))
    assert first["seed"] == second["seed"] != third["seed"]
    assert first["bots"] == second["bots"][::-1] == ["quick", "random"]


@pytest.mark.parametrize("players", [2, 3])
def test_a_lead_is_the_difference_between_the_scores_of_the_two_bots(players: int) -> None:
    series = experiment(players=players, rounds="short")
    records = [series.play(number) for number in range(2)]
    lead = 0.0
    for record in records:
        scores = matchwood.load(record).result.scores  # type: ignore[union-attr]
        sides = [[score for score, name in zip(scores, record["bots"], strict=True) if name == level] for level in series.bots]
        quick, other = (sum(side) / len(side) for side in sides)
        lead += quick - other
    assert (lead_in(series, 0, records) > 0) == (lead > 0)


def test_a_bot_that_loses_a_seat_loses_the_deal() -> None:
    series = Experiment.checked("matchmaster", 2, ("cmd:cat", "random"), {"rounds": "short"}, 1, games_a_deal=2)
    records = [series.play(number) for number in range(2)]
    assert lead_in(series, 0, records) == -float("inf")
    both = [{**record, "lost_seats": [{"bot": name} for name in series.bots]} for record in records]
    assert lead_in(series, 0, both) == 0


def test_a_pair_counts_deals() -> None:
    pair = Pair("a", "b")
    for lead in (1.0, 0.5, -2.0, 1e-12):
        pair.add(lead)
    assert (pair.won, pair.drawn, pair.lost, pair.deals) == (2, 1, 1, 4)


def test_every_pair_has_a_different_seed() -> None:
    seeds = {seed_of(seed, *names) for seed in (1, 2) for names in (("a", "b"), ("a", "c"), ("b", "c"))}
    assert len(seeds) == 6
