"""Play random games in the environments of other libraries."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
from alternating import Play

PACKAGES = ("open_spiel", "pettingzoo", "rlcard", "pgx", "jax")
OH_HELL = "oh_hell(players=4,num_tricks_fixed=7)"
DOU_DIZHU = "dou_dizhu"
SIDE_BY_SIDE = 64
PGX_SIDE_BY_SIDE = 1024


def open_spiel_loop(name: str) -> Play:
    import pyspiel

    game, draw = pyspiel.load_game(name), random.Random(1).random
    told = game.get_type().provides_information_state_tensor

    def play() -> tuple[int, int]:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
                state.legal_actions_mask()
                np.asarray(state.information_state_tensor() if told else state.observation_tensor(), np.float32)
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        return decisions, 1

    return play


def open_spiel_environments(name: str) -> Play:
    """Play OpenSpiel's games with `SyncVectorEnv`, which computes the observations of all players."""
    import pyspiel
    from open_spiel.python import rl_environment
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.vector_env import SyncVectorEnv

    envs = SyncVectorEnv([rl_environment.Environment(pyspiel.load_game(name), seed=seed) for seed in range(SIDE_BY_SIDE)])
    luck, now = random.Random(1), envs.reset()

    def play() -> tuple[int, int]:
        nonlocal now
        seats = [step.observations["current_player"] for step in now]
        chosen = [luck.choice(step.observations["legal_actions"][seat]) for step, seat in zip(now, seats, strict=True)]
        now, _, over, _ = envs.step([StepOutput(action, None) for action in chosen], reset_if_done=True)
        return SIDE_BY_SIDE, sum(over)

    return play


def open_spiel_in_cpp(name: str) -> Play:
    """Let OpenSpiel's random bots play games in C++, without action masks and observations."""
    from open_spiel_games import evaluate_bots

    return evaluate_bots(name)


def rlcard(name: str) -> Play:
    import rlcard

    env, luck = rlcard.make(name, config={"seed": 1}), random.Random(1)

    def play() -> tuple[int, int]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(luck.choice([*state["legal_actions"]]))
            decisions += 1
        return decisions, 1

    return play


def pettingzoo_poker() -> Play:
    from pettingzoo.classic import texas_holdem_v4

    env = texas_holdem_v4.raw_env()
    env.reset(seed=1)

    def play() -> tuple[int, int]:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, over, late, _ = env.last()
            dead = over or late
            env.step(None if dead else env.action_space(agent).sample(observation["action_mask"]))
            decisions += not dead
        return decisions, 1

    return play


def pgx(name: str) -> Play:
    """Play games of Pgx in parallel in compiled code; finished games restart."""
    import jax
    from pgx import make
    from pgx.experimental import auto_reset

    env = make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def go_on(state: Any, key: Any) -> tuple[Any, Any, Any]:
        key, draw, luck = jax.random.split(key, 3)
        chosen = jax.random.categorical(draw, jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf), axis=-1)
        state = step(state, chosen, jax.random.split(luck, PGX_SIDE_BY_SIDE))
        return state, key, state.terminated.sum()

    advance, key = jax.jit(go_on), jax.random.PRNGKey(1)
    now = jax.jit(jax.vmap(env.init))(jax.random.split(key, PGX_SIDE_BY_SIDE))

    def play() -> tuple[int, int]:
        nonlocal now, key
        now, key, ended = advance(now, key)
        return PGX_SIDE_BY_SIDE, int(ended)

    return play


PEERS: dict[str, Callable[[], Play]] = {
    "OpenSpiel oh_hell, Python loop": lambda: open_spiel_loop(OH_HELL),
    "OpenSpiel oh_hell, SyncVectorEnv": lambda: open_spiel_environments(OH_HELL),
    "OpenSpiel dou_dizhu, Python loop": lambda: open_spiel_loop(DOU_DIZHU),
    "OpenSpiel dou_dizhu, SyncVectorEnv": lambda: open_spiel_environments(DOU_DIZHU),
    "OpenSpiel oh_hell, C++ evaluate_bots, nothing handed out": lambda: open_spiel_in_cpp(OH_HELL),
    "OpenSpiel dou_dizhu, C++ evaluate_bots, nothing handed out": lambda: open_spiel_in_cpp(DOU_DIZHU),
    "RLCard doudizhu": lambda: rlcard("doudizhu"),
    "RLCard gin-rummy": lambda: rlcard("gin-rummy"),
    "RLCard mahjong": lambda: rlcard("mahjong"),
    "RLCard uno": lambda: rlcard("uno"),
    "PettingZoo texas_holdem_v4": pettingzoo_poker,
    f"pgx sparrow_mahjong, {PGX_SIDE_BY_SIDE:,} side by side": lambda: pgx("sparrow_mahjong"),
}
