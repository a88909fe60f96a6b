"""Bots play legal moves in time, use only what they may know, are reproducible, and play sensible moves."""

from __future__ import annotations

import itertools
import random
import threading
from collections import defaultdict
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

import matchwood
from matchwood.bots import levels, search
from matchwood.engine import states
from matchwood.engine.chance import chance_from
from tests.bots.games import GAMES, game_with, new_game
from tests.cardgames.playing import play_at_random

LEVELS = ("random", "quick", *matchwood.levels())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_every_level_plays_whole_games_with_legal_moves(level: str, key: str, most: bool) -> None:
    bot = matchwood.bot(level, seed=1, iterations=8)
    game = new_game(key, seed=2, near=8 if most else 2)
    while not game.over:
        game.play(bot.choose(game.view(game.owing[0])), seat=game.owing[0])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", GAMES)
def test_equal_views_and_seeds_give_equal_moves(level: str, key: str) -> None:
    game = new_game(key, seed=2)
    view = game.view(game.owing[0])
    answers = [matchwood.bot(level, seed=5, iterations=300).choose(view) for _ in range(3)]
    again = matchwood.bot(level, seed=5, iterations=300)
    assert {*answers, again.choose(view), again.choose(view)} == {answers[0]}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", GAMES)
def test_a_time_limit_ends_a_search_with_any_number_of_iterations(level: str, key: str) -> None:
    game = new_game(key, seed=2)
    view = game.view(game.owing[0])
    assert matchwood.bot(level, seed=5, iterations=10**400, seconds=0.01).choose(view) in view.moves


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", GAMES)
def test_worlds_that_a_seat_cannot_distinguish_give_equal_moves(level: str, key: str) -> None:
    luck, seen = random.Random(3), 0
    bot = matchwood.bot(level, seed=1, iterations=40)
    for position in play_at_random(new_game(key, seed=3), luck):
        seat = position.owing[0]
        view = position.view(seat)
        world = view.state()
        states.determinize(world, chance_from(seen))
        states.observe(world, seat)
        twin = matchwood.View(view.game, view.players, seat, view.options, world.tobytes())
        assert bot.choose(twin) == bot.choose(view)
        seen += 1
    assert seen > 50


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", GAMES)
def test_a_bot_chooses_within_its_time(level: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock advances only when the bot reads it. The bot reads it repeatedly, and stops when its time is over."""
    # One clock for each thread, since a server may still play in this process.
    readings = defaultdict[int, Iterator[int]](itertools.count)

    def now() -> float:
        return next(readings[threading.get_ident()]) / 100

    for module in (levels, search):
        monkeypatch.setattr(module, "time", SimpleNamespace(perf_counter=now))
    game = new_game(key, seed=2)
    bot = matchwood.bot(level, seconds=0.2)
    bot.choose(game.view(game.owing[0]))
    assert now() < 0.2 + 0.1


def test_a_single_legal_move_needs_no_search() -> None:
    game = game_with(["L5 S2", "L2 S3"])
    for seat in (0, 1):
        game.play("bid 1", seat=seat)
    game.play("L5")
    endless = matchwood.bot("champion", iterations=10**12)
    assert endless.choose(game.view(1)) == "L2"


def test_a_bot_that_has_no_decision_to_make_raises_an_error() -> None:
    game = game_with(["L5", "L2"])
    for seat in (0, 1):
        game.play("bid 1", seat=seat)
    bot = matchwood.bot("club", iterations=10)
    with pytest.raises(matchwood.NotYourTurn, match="waits for seat 0"):
        bot.choose(game.view(1))
    with pytest.raises(matchwood.NotYourTurn, match="a spectator"):
        bot.choose(game.view(None))
    game.play("L5")
    game.play("L2")


@pytest.mark.parametrize(
    "arguments", [{"level": "genius"}, {"seconds": 0}, {"seconds": -1}, {"seconds": "1"}, {"iterations": 0}, {"iterations": 1.5}]
)
def test_a_bot_with_invalid_arguments_is_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(matchwood.UnknownBot):
        matchwood.bot(**{"level": "casual", **arguments})
