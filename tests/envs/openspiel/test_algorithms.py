"""Algorithms of OpenSpiel run on the games, and algorithms that solve games solve small ones."""

from __future__ import annotations

import itertools
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    random_agent,
    tabular_qlearner,
)

from matchwood.cardgames.catalogue import keys
from matchwood.envs.openspiel import register_deals
from tests.envs.openspiel.playing import small

PACK = ["T9", "T4", "L8", "L3"]
WITHOUT_NETWORKS = "PyTorch and dm-tree are not installed: of OpenSpiel's algorithms only those with networks need them"


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


def test_the_solvers_in_cpp_give_the_same_values() -> None:
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
def test_learning_agents_can_play(key: str) -> None:
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


def test_in_kuhn_poker_the_first_seat_loses_an_eighteenth_of_a_chip(kuhn_here: str) -> None:
    deals = [{"cards": list(cards)} for cards in itertools.permutations("JQK", 2)]
    register_deals("matchwood_kuhn_poker", kuhn_here, deals, players=2, options={"hands": 1})
    game = pyspiel.load_game("matchwood_kuhn_poker")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    solved = solver.average_policy()
    assert exploitability.nash_conv(game, solved) < 0.01
    assert expected_game_score.policy_value(game.new_initial_state(), [solved] * 2) == pytest.approx([-1 / 18, 1 / 18], abs=0.005)


def test_fictitious_self_play_with_networks_learns() -> None:
    pytest.importorskip("torch", reason=WITHOUT_NETWORKS)
    from open_spiel.python.pytorch import nfsp

    env = rl_environment.Environment(small("matchwood_nfsp", PACK, 1))
    agents = [
        nfsp.NFSP(
            seat,
            state_representation_size=env.observation_spec()["info_state"][0],
            num_actions=env.action_spec()["num_actions"],
            hidden_layers_sizes=[16],
            reservoir_buffer_capacity=200,
            anticipatory_param=0.5,
            batch_size=16,
            min_buffer_size_to_learn=16,
            learn_every=16,
        )
        for seat in range(env.num_players)
    ]
    for _ in range(60):
        step = env.reset()
        while not step.last():
            step = env.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)
    assert all(loss is not None for agent in agents for loss in agent.loss)


def test_deep_counterfactual_regrets_are_learned() -> None:
    for needed in ("torch", "tree"):
        pytest.importorskip(needed, reason=WITHOUT_NETWORKS)
    from open_spiel.python.pytorch import deep_cfr

    small("matchwood_deep_cfr", PACK, 1)
    solver = deep_cfr.DeepCFRSolver(
        pyspiel.load_game("matchwood_deep_cfr(recall=3)"),
        policy_network_layers=(16,),
        advantage_network_layers=(16,),
        num_iterations=2,
        num_traversals=20,
        learning_rate=1e-3,
        batch_size_advantage=16,  # without a size the algorithm learns from an empty memory
        batch_size_strategy=16,
        memory_capacity=1000,
    )
    _, regrets, strategy = solver.solve()
    assert np.isfinite([*regrets[0], *regrets[1], strategy]).all()
