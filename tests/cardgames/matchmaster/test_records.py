"""Records of random games replay to the same game, with all numbers of players and house rules."""

from __future__ import annotations

import json
import random

import pytest

import matchwood
from tests.cardgames.matchmaster.conftest import OPTIONS
from tests.cardgames.playing import play_at_random

GAMES = 1000


def finished_game(players: int, seed: int, options: dict[str, str]) -> matchwood.Game:
    game = matchwood.new("matchmaster", players=players, seed=seed, options=options)
    for _ in play_at_random(game, random.Random(seed)):
        pass
    return game


def replays(game: matchwood.Game) -> bool:
    written = json.loads(json.dumps(game.record()))
    again = matchwood.load(written)
    return again.record() == written and again.result == game.result


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", range(2, 8))
def test_random_games_replay_to_the_same_result(players: int, options: dict[str, str]) -> None:
    assert all(replays(finished_game(players, seed, options)) for seed in range(5))


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", range(2, 8))
def test_a_thousand_random_games_replay_to_the_same_result(players: int, options: dict[str, str]) -> None:
    assert all(replays(finished_game(players, 1_000 + seed, options)) for seed in range(GAMES))


def test_a_record_can_be_loaded_up_to_each_event() -> None:
    game = matchwood.new("matchmaster", players=4, seed=8)
    for position in play_at_random(game, random.Random(8)):
        if not position.undisclosed:
            again = matchwood.load(position.record())
            assert again.record() == position.record()
            assert [again.view(seat) for seat in range(4)] == [position.view(seat) for seat in range(4)]
            assert again.happenings[-1] == position.happenings[-1]


def test_simultaneous_bids_are_recorded_together_clockwise_from_the_left_of_the_dealer() -> None:
    game = matchwood.new("matchmaster", players=3, deals=[{"dealer": 1, "hands": [["T5"], ["L3"], ["B9"]]}])
    game.play("bid 1", seat=1)
    game.play("bid 0", seat=0)
    assert len(game.record()["events"]) == 1
    game.play("bid 0", seat=2)
    assert [event["seat"] for event in game.record()["events"][1:]] == [2, 0, 1]


def test_the_order_of_simultaneous_bids_does_not_change_the_game() -> None:
    games = []
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        game = matchwood.new("matchmaster", players=3, seed=5)
        for seat in order:
            game.play(f"bid {seat}", seat=seat)
        games.append(game)
    assert games[0].record() == games[1].record() == games[2].record()
    assert games[0].view(1) == games[1].view(1) == games[2].view(1)


def test_a_deal_depends_only_on_the_seed_and_its_number() -> None:
    whole = finished_game(3, 4, {})
    begun = matchwood.new("matchmaster", players=3, seed=4, deals=whole.deals[:5])
    for _ in play_at_random(begun, random.Random(99)):
        pass
    assert begun.deals == whole.deals
