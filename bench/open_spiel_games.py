"""Play the games of OpenSpiel that are most similar to ours, as fast as possible."""

from __future__ import annotations

import random
import statistics

import pyspiel
from alternating import Play

OH_HELL = "oh_hell(players=4,num_tricks_fixed=7)"
"""Four players, 52 cards, 7 tricks: the game most similar to MatchMaster."""

DOU_DIZHU = "dou_dizhu"
"""Three players, 54 cards: the game most similar to Matchstick Tycoon."""

GAMES_TO_COUNT = 1000


def random_game(state: pyspiel.State, random_number: random.Random) -> int:
    decisions, draw = 0, random_number.random
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[int(draw() * len(actions))])
    return decisions


def decisions_a_game(name: str) -> float:
    game, luck = pyspiel.load_game(name), random.Random(7)
    return statistics.mean(random_game(game.new_initial_state(), luck) for _ in range(GAMES_TO_COUNT))


def python_loop(name: str, games: int = 100) -> Play:
    """Play games of OpenSpiel in a Python loop, including the deals."""
    game, luck = pyspiel.load_game(name), random.Random(1)

    def play() -> tuple[int, int]:
        return sum(random_game(game.new_initial_state(), luck) for _ in range(games)), games

    return play


def evaluate_bots(name: str, games: int = 200) -> Play:
    """Let OpenSpiel's random bots play games in C++, starting with the deal."""
    game, decisions = pyspiel.load_game(name), decisions_a_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    seeds = iter(range(1, 1 << 60))

    def play() -> tuple[int, int]:
        for _ in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return round(games * decisions), games

    return play


def rollouts(name: str, games: int = 2000) -> Play:
    """Play random games with OpenSpiel's search. A search starts after the deal, because it crashes if it starts earlier."""
    game, draw, decisions = pyspiel.load_game(name), random.Random(1).random, decisions_a_game(name)
    seeds = iter(range(1, 1 << 60))

    def play() -> tuple[int, int]:
        seed = next(seeds)
        state = game.new_initial_state()
        while state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        evaluator = pyspiel.RandomRolloutEvaluator(games, seed)
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 64, False, seed, False).mcts_search(state)
        return round(games * decisions), games

    return play
