"""Moves that a football fan would expect of a bot in The Match!"""

from __future__ import annotations

import random

import pytest

import matchwood
from tests.cardgames.playing import play_at_random
from tests.cardgames.the_match.conftest import GOAL, LEVEL, OPTIONS, half, match_of, named, penalties, shootout

LINES = "Y1 B2 R3 G4 R5 Y6", "B1 B8 R4 R2 R6 B7"


@pytest.fixture(params=["quick", "champion"])
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def answers(game: matchwood.Game, level: str) -> set[str]:
    view = game.view(game.owing[0])
    return {matchwood.bot(level, seed=seed, iterations=2000).choose(view) for seed in range(1 if level == "quick" else 4)}


def attack(game: matchwood.Game, level: str) -> str:
    """Return the columns that a bot chooses until it has used its ball."""
    columns, ball = "", game.view(None).table.ball
    while not game.over and game.view(None).table.ball == ball:
        columns += matchwood.bot(level, seed=1, iterations=500).choose(game.view(game.owing[0]))
        game.play(columns[-1])
    return columns


@pytest.mark.parametrize("colour", "YBRG")
def test_a_bot_takes_an_open_lane_that_scores(level: str, colour: str) -> None:
    game = match_of(half(f"{colour}5 {colour}6", f"{colour}7"), moves=GOAL[colour])
    for goals in ([1, 1], [2, 1]):
        assert attack(game, level) == GOAL[colour]
        assert game.view(None).table.goals == goals


def test_a_bot_follows_an_open_lane_with_turns(level: str) -> None:
    lane = {(1, 2): "Y11", (2, 3): "Y10", (3, 4): "Y9", (4, 3): "Y8"}
    assert attack(match_of(half("Y5", "Y6", lane), moves="2343"), level) == "3432"


def test_a_bot_does_not_choose_a_known_card_without_a_match_while_hidden_cards_may_match(level: str) -> None:
    """A has opened the yellow and the blue card of its first row. A red ball may match the two hidden cards."""
    game = match_of(half("Y5 B6 R7", "R5 R6"), moves="12 1 21 1")
    assert [card is None for card in game.view(0).table.field[0]] == [False, False, True, True]
    assert answers(game, level) <= {"3", "4"}


def test_a_bot_remembers_a_card_that_was_turned_back(level: str) -> None:
    game = match_of(half("Y5 B6 R7", "R5 R6"), moves="12 4 21 4", hide_after_miss=True)
    assert game.view(0).table.field[0] == [None] * 4
    assert answers(game, level) <= {"3", "4"}


def test_a_bot_prefers_an_unknown_path_to_an_open_match_with_a_path_that_fails(level: str) -> None:
    """The yellow card matches, but all cards behind it are known and fail. The path beside it has a chance."""
    known = {(2, 1): "B11", (2, 2): "R11"}
    game = match_of(half("Y5 Y6 Y7", "G5 G6", known), moves="11 1 12 1")
    assert game.view(0).table.odds["1"] == 0.0
    assert "1" not in answers(game, level)


def test_a_bot_shoots_at_an_open_match_if_the_sixth_card_matches_too(level: str) -> None:
    game = penalties(shootout(*LINES, "Y7 Y8", "G8"), moves="1 1")
    assert game.view(0).table.odds["1"] == 1.0
    assert answers(game, level) == {"1"}


def test_a_bot_does_not_shoot_at_an_open_card_without_a_match(level: str) -> None:
    game = penalties(shootout(*LINES, "G7 R8", "G8"), moves="1 1")
    assert answers(game, level) <= {"2", "3", "4", "5"}
    more = penalties(shootout(*LINES, "G7 G8 G9 G10 B9", "Y8 Y9 Y10 Y11"), moves="1 1 3 1 2 1 5 1")
    assert more.view(0).table.shootout.lines[0] == ["Y1", "B2", "R3", None, "R5", None]
    assert more.view(0).table.odds["2"] > more.view(0).table.odds["4"] > 0
    assert answers(more, level) == {"2"}, "one card must lie right behind an open match, two behind a closed one"


@pytest.mark.parametrize("options", OPTIONS[::5], ids=named)
def test_a_quick_bot_always_takes_the_best_chance(options: dict[str, object]) -> None:
    bot = matchwood.bot("quick", seed=1)
    for seed in range(3):
        deals = LEVEL if options["mode"] == "cup" and seed else []
        game = matchwood.new("the_match", players=2, seed=seed, options=options, deals=deals)
        for position in play_at_random(game, random.Random(seed)):
            odds = position.view(position.owing[0]).table.odds
            assert odds[bot.choose(position.view(position.owing[0]))] >= max(odds.values()) - 1e-9


def test_bots_score_as_many_goals_as_the_rule_page_expects_of_good_players(level: str) -> None:
    """With best play, a half has about four goals."""
    goals = []
    for seed in range(12):
        game = matchwood.new("the_match", players=2, seed=seed, options={"mode": "league"})
        bots = [matchwood.bot(level, seed=seat, iterations=60) for seat in (0, 1)]
        while not game.over:
            seat = game.owing[0]
            game.play(bots[seat].choose(game.view(seat)))
        goals += [sum(half) for half in game.view(None).table.halves]
    assert 2.5 < sum(goals) / len(goals) < 6


def test_a_bot_beats_a_random_bot(level: str) -> None:
    scores = [0, 0]
    for seed in range(6):
        game = matchwood.new("the_match", players=2, seed=seed, options={"mode": "league"})
        bots = [matchwood.bot(level, seed=seed, iterations=60), matchwood.bot("random", seed=seed)]
        while not game.over:
            game.play(bots[game.owing[0]].choose(game.view(game.owing[0])))
        for seat in (0, 1):
            scores[seat] += game.view(None).table.goals[seat]
    assert scores[0] > 2 * scores[1]
