"""Bots: legal, honest, reproducible, in time, and sensible where a person would be."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

import matchwood
from matchwood.engine import states
from matchwood.engine.chance import chance_from
from tests.cardgames.playing import play_at_random

LEVELS = matchwood.levels()


def game_with(hands: list[str], dealer: int | None = None, **options: str) -> matchwood.Game:
    deal = {"dealer": len(hands) - 1 if dealer is None else dealer, "hands": [hand.split() for hand in hands]}
    return matchwood.new("matchmaster", players=len(hands), seed=1, options=options, deals=[deal])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 4, 7])
def test_every_level_plays_whole_games_with_legal_moves(level: str, players: int) -> None:
    bot = matchwood.bot(level, seed=1, iterations=8)
    game = matchwood.new("matchmaster", players=players, seed=2)
    while not game.over:
        game.play(bot.choose(game.view(game.owing[0])), seat=game.owing[0])


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_seed_give_the_same_answer(level: str) -> None:
    game = matchwood.new("matchmaster", players=4, seed=2)
    view = game.view(0)
    answers = [matchwood.bot(level, seed=5, iterations=300).choose(view) for _ in range(3)]
    again = matchwood.bot(level, seed=5, iterations=300)
    assert {*answers, again.choose(view), again.choose(view)} == {answers[0]}


@pytest.mark.parametrize("level", LEVELS)
def test_any_number_of_iterations_can_be_cut_short_by_time(level: str) -> None:
    view = matchwood.new("matchmaster", players=4, seed=2).view(0)
    assert matchwood.bot(level, seed=5, iterations=10**400, seconds=0.01).choose(view) in view.moves


@pytest.mark.parametrize("level", LEVELS)
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_answer(level: str) -> None:
    luck, seen = random.Random(3), 0
    bot = matchwood.bot(level, seed=1, iterations=40)
    for position in play_at_random(matchwood.new("matchmaster", players=4, seed=3), luck):
        seat = position.owing[0]
        view = position.view(seat)
        world = view.state()
        states.imagine(world, chance_from(seen))
        states.veil(world, seat)
        twin = matchwood.View(view.game, view.players, seat, view.options, world.tobytes())
        assert bot.choose(twin) == bot.choose(view)
        seen += 1
    assert seen > 200


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_within_its_time(level: str) -> None:
    game = matchwood.new("matchmaster", players=7, seed=2)
    bot = matchwood.bot(level, seconds=0.2)
    bot.choose(game.view(0))  # whatever has to be compiled
    started = time.perf_counter()
    bot.choose(game.view(0))
    assert time.perf_counter() - started < 0.2 + 0.8, "a shared machine may stall, but not for so long"


def test_a_single_legal_move_needs_no_thought() -> None:
    game = game_with(["L5 S2", "L2 S3"])
    for seat in (0, 1):
        game.play("bid 1", seat=seat)
    game.play("L5")
    started = time.perf_counter()
    assert matchwood.bot("casual", seconds=60).choose(game.view(1)) == "L2"
    assert time.perf_counter() - started < 30


def test_a_bot_that_owes_nothing_says_so() -> None:
    game = game_with(["L5", "L2"])
    for seat in (0, 1):
        game.play("bid 1", seat=seat)
    bot = matchwood.bot("casual", iterations=10)
    with pytest.raises(matchwood.NotYourTurn, match="waits for seat 0"):
        bot.choose(game.view(1))
    with pytest.raises(matchwood.NotYourTurn, match="a spectator"):
        bot.choose(game.view(None))
    game.play("L5")
    game.play("L2")


@pytest.mark.parametrize(
    "arguments", [{"level": "genius"}, {"seconds": 0}, {"seconds": -1}, {"seconds": "1"}, {"iterations": 0}, {"iterations": 1.5}]
)
def test_a_bot_that_makes_no_sense_is_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(matchwood.UnknownBot):
        matchwood.bot(**{"level": "casual", **arguments})


@pytest.fixture
def bot() -> matchwood.Bot:
    return matchwood.bot("casual", seed=1, iterations=4000)


def bids_made(game: matchwood.Game, *bids: int) -> matchwood.Game:
    for seat, bid in enumerate(bids):
        game.play(f"bid {bid}", seat=seat)
    return game


def test_a_bot_never_bids_nothing_with_the_highest_trump(bot: matchwood.Bot) -> None:
    for rest in ("", " L1", " L1 B1", " L2 B2 S2 L1"):
        others = [["L3", "L4", "B5", "B6", "S7"], ["B3", "B4", "S5", "S6", "L7"], ["S3", "S4", "L5", "L6", "B7"]]
        size = 1 + len(rest.split())
        game = game_with([f"T13{rest}", *(" ".join(hand[:size]) for hand in others)])
        assert bot.choose(game.view(0)) != "bid 0"


def test_a_bot_bids_nothing_with_nothing(bot: matchwood.Bot) -> None:
    game = game_with(["L1 B1 S1", "T3 L4 B5", "T4 B4 S5", "T5 S4 L5"])
    assert bot.choose(game.view(0)) == "bid 0"


def test_a_bot_that_needs_every_trick_leads_its_highest_trump(bot: matchwood.Bot) -> None:
    game = bids_made(game_with(["T13 T2 L13", "T3 L4 B5", "T4 B4 S5"]), 3, 0, 0)
    assert bot.choose(game.view(0)) == "T13"


def test_a_bot_that_wants_no_trick_gets_rid_of_its_highest_losing_card(bot: matchwood.Bot) -> None:
    game = bids_made(game_with(["L10 S1", "L9 L2", "L3 B4"]), 1, 0, 0)
    game.play("L10")
    assert bot.choose(game.view(1)) == "L9"


def test_a_bot_that_needs_one_more_trick_takes_a_certain_one_as_last_player(bot: matchwood.Bot) -> None:
    game = bids_made(game_with(["L10 S1", "L3 B4", "L12 L1"]), 0, 0, 1)
    game.play("L10")
    game.play("L3")
    assert bot.choose(game.view(2)) == "L12"


def test_a_bot_that_has_its_tricks_does_not_take_another(bot: matchwood.Bot) -> None:
    game = bids_made(game_with(["L10 S1", "L3 B4", "L12 L1"]), 0, 0, 0)
    game.play("L10")
    game.play("L3")
    assert bot.choose(game.view(2)) == "L1"
