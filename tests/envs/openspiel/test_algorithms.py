"""OpenSpiel's algorithms run on our games, and those that solve games solve small ones."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, ismcts, mcts, random_agent, tabular_qlearner

from matchwood.cardgames.catalogue import keys
from tests.envs.openspiel.playing import small

PACK = ["T9", "T4", "L8", "L3"]


def test_counterfactual_regrets_become_small() -> None:
    solver = cfr.CFRPlusSolver(small("matchwood_cfr", PACK, 1))
    distances = []
    for _ in range(3):
        for _ in range(10):
            solver.evaluate_and_update_policy()
        distances.append(exploitability.nash_conv(solver._game, solver.average_policy()))
    assert distances == sorted(distances, reverse=True)
    assert distances[-1] < 0.05


def test_sampled_regrets_become_smaller() -> None:
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(small("matchwood_mccfr", PACK, 1))
    distances = []
    for iterations in (1, 150):
        for _ in range(iterations):
            solver.iteration()
        distances.append(exploitability.nash_conv(solver._game, solver.average_policy()))
    assert distances[1] < distances[0] / 4


def test_solvers_in_cpp_agree() -> None:
    game = small("matchwood_cpp", PACK, 1)
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(game, solver.average_policy()) < 0.05


@pytest.mark.parametrize("key", keys())
def test_the_search_over_information_sets_finds_a_move(key: str) -> None:
    luck = random.Random(key)
    game = pyspiel.load_game(f"matchwood_{key}(one_deal=True)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 10, random_state=np.random.RandomState(2))
    state, searched = game.new_initial_state(), 0
    while searched < 2:
        actions = state.legal_actions()
        if state.is_chance_node() or len(actions) == 1:
            state.apply_action(luck.choice(actions))
        else:
            action = bot.step(state)
            assert action in actions
            state.apply_action(action)
            searched += 1


@pytest.mark.parametrize("key", keys())
def test_agents_that_learn_can_play(key: str) -> None:
    env = rl_environment.Environment(f"matchwood_{key}(one_deal=True,deals=20)")
    actions = env.action_spec()["num_actions"]
    others = [random_agent.RandomAgent(seat, actions) for seat in range(1, env.num_players)]
    agents = [tabular_qlearner.QLearner(0, actions), *others]
    for _ in range(2):
        step = env.reset()
        while not step.last():
            seat = step.observations["current_player"]
            step = env.step([agents[seat].step(step).action])
        for agent in agents:
            agent.step(step)
    assert sum(step.rewards) == pytest.approx(0.0)
