"""Learning libraries that are not installed with Matchwood accept its environments of PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from matchwood.cardgames.catalogue import keys
from matchwood.envs import pettingzoo
from tests.cardgames.playing import seats
from tests.envs.short_games import QUICK

# The libraries and PettingZoo warn of each other's versions and spaces.
pytestmark = [pytest.mark.exhaustive, pytest.mark.filterwarnings("ignore")]


def given(key: str) -> dict[str, Any]:
    return {"players": seats(key), "options": QUICK.get(key)}


@pytest.mark.parametrize("key", keys())
def test_torchrl_finds_all_specs_right_and_plays_games(key: str) -> None:
    envs, utils = pytest.importorskip("torchrl.envs"), pytest.importorskip("torchrl.envs.utils")
    together = {"group_map": utils.MarlGroupMapType.ALL_IN_ONE_GROUP, "return_state": True}
    for env, more in (
        (pettingzoo.parallel_env(key, **given(key), idle="pass"), together),
        (pettingzoo.env(key, **given(key)), {}),
    ):
        wrapped = envs.PettingZooWrapper(env, use_mask=True, **more)
        utils.check_env_specs(wrapped)
    games = envs.PettingZooWrapper(pettingzoo.parallel_env(key, **given(key), idle="pass"), use_mask=True, **together)
    steps = games.rollout(400, break_when_any_done=False)
    assert steps["next", "done"].any()
    assert steps["next", "agents", "reward"].any()


@pytest.mark.parametrize("key", keys())
def test_tianshou_plays_a_game(key: str) -> None:
    env = pytest.importorskip("tianshou.env").PettingZooEnv(pettingzoo.env(key, **given(key)))
    seen, _ = env.reset(seed=1)
    over = late = False
    while not (over or late):
        seen, rewards, over, late, info = env.step(int(np.argmax(seen["mask"])))
    assert (over, late, info["seed"]) == (True, False, 1)
    assert any(rewards)


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("kind", ["turns", "cycles"])
def test_rllib_plays_a_game(key: str, kind: str) -> None:
    wrappers = pytest.importorskip("ray.rllib.env.wrappers.pettingzoo_env")
    if kind == "turns":
        env = wrappers.PettingZooEnv(pettingzoo.env(key, **given(key)))
    else:
        env = wrappers.ParallelPettingZooEnv(pettingzoo.parallel_env(key, **given(key), idle="pass"))
    seen, _ = env.reset(seed=1)
    over: dict[str, bool] = {"__all__": False}
    while not over["__all__"]:
        for agent, observation in seen.items():
            assert env.get_observation_space(agent).contains(observation)
        actions = {agent: int(observation["action_mask"].argmax()) for agent, observation in seen.items()}
        seen, rewards, over, late, _ = env.step(actions)
        assert not late["__all__"]
    assert any(rewards.values())


@pytest.mark.parametrize("key", keys())
def test_supersuit_joins_environments_to_a_vector_environment_and_changes_observations(key: str) -> None:
    supersuit = pytest.importorskip("supersuit")
    single = supersuit.pettingzoo_env_to_vec_env_v1(pettingzoo.parallel_env(key, **given(key), idle="pass"))
    envs = supersuit.concat_vec_envs_v1(single, 2, num_cpus=1, base_class="gymnasium")
    seen, _ = envs.reset(seed=1)
    ended = 0
    for _ in range(400):
        seen, _, over, _, _ = envs.step(seen["action_mask"].argmax(axis=1))
        ended += over.sum()
    assert ended > 0
    flat = supersuit.observation_lambda_v0(
        pettingzoo.parallel_env(key, **given(key)),
        lambda observation, space: observation["observation"],
        lambda space: space["observation"],
    )
    length = flat.observation_space("seat_0").shape[0]
    stacked = supersuit.frame_stack_v1(supersuit.agent_indicator_v0(flat), 2)
    seen, _ = stacked.reset(seed=1)
    assert seen["seat_0"].shape == (2 * (length + seats(key)),)
