"""OpenSpiel's oh_hell (4 players, 52 cards, 7 tricks: the nearest game to MatchMaster), driven in every quick way it offers."""

from __future__ import annotations

import random

import pyspiel
from alternating import Play

PLAYERS, TRICKS = 4, 7
DECISIONS = PLAYERS * (TRICKS + 1)


def game() -> pyspiel.Game:
    return pyspiel.load_game("oh_hell", {"players": PLAYERS, "num_tricks_fixed": TRICKS})


def python_loop(games: int = 100) -> Play:
    """The usual loop in Python, dealing included. All chance in this game is uniform, so cards can be drawn as moves are."""
    oh_hell, draw = game(), random.Random(1).random

    def play() -> tuple[int, int]:
        for _ in range(games):
            state = oh_hell.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
        return games * DECISIONS, games

    return play


def evaluate_bots(games: int = 200) -> Play:
    """Uniform random bots and the loop in C++, one call for each game, dealing included."""
    oh_hell = game()
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(PLAYERS)]
    seeds = iter(range(1, 1 << 60))

    def play() -> tuple[int, int]:
        for _ in range(games):
            pyspiel.evaluate_bots(oh_hell.new_initial_state(), bots, next(seeds))
        return games * DECISIONS, games

    return play


def rollouts(games: int = 2000) -> Play:
    """Many random playouts in one call to C++: a search with one simulation, whose evaluator plays so many games from its root.

    Dealing is not included, in OpenSpiel's favour: from the start of the game the same search crashes the interpreter.
    """
    oh_hell, draw = game(), random.Random(1).random
    seeds = iter(range(1, 1 << 60))

    def play() -> tuple[int, int]:
        seed = next(seeds)
        state = oh_hell.new_initial_state()
        while state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        evaluator = pyspiel.RandomRolloutEvaluator(games, seed)
        pyspiel.MCTSBot(oh_hell, evaluator, 2.0, 1, 64, False, seed, False).mcts_search(state)
        return games * DECISIONS, games

    return play
