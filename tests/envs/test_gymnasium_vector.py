"""The vector environment plays the same games as many single environments."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from matchwood.api.batch import SEEDS
from matchwood.cardgames.catalogue import keys
from matchwood.envs.gymnasium import SeatEnv, name_of
from matchwood.envs.gymnasium_vector import SeatVectorEnv
from tests.cardgames.playing import seats
from tests.envs.short_games import QUICK, first

SIZE = 5
MODES = [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP, AutoresetMode.DISABLED]


def envs_of(key: str, **more: Any) -> SeatVectorEnv:
    return SeatVectorEnv(key, SIZE, **{"players": seats(key), "options": QUICK.get(key), "opponents": first, **more})


def chosen(masks: NDArray[np.bool_], luck: np.random.Generator) -> NDArray[np.int64]:
    return np.asarray((masks * luck.random(masks.shape)).argmax(axis=1))


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("mode", MODES)
def test_each_slot_plays_like_a_single_environment_with_its_seed(key: str, mode: AutoresetMode) -> None:
    envs, luck = envs_of(key, seat=1, autoreset_mode=mode), np.random.default_rng(2)
    singles = [SeatEnv(key, players=seats(key), options=QUICK.get(key), opponents=first, seat=1) for _ in range(SIZE)]
    seen, infos = envs.reset(seed=3)
    seeds = [3 * SEEDS + slot for slot in range(SIZE)]
    expected = [single.reset(seed=seed)[0] for single, seed in zip(singles, seeds, strict=True)]
    over, ended = np.zeros(SIZE, np.bool_), 0
    for _ in range(150):
        assert (seen == np.array(expected)).all()
        playing = [slot for slot in range(SIZE) if not (over[slot] and mode != AutoresetMode.SAME_STEP)]
        for slot in playing:
            assert (infos["action_mask"][slot] == singles[slot].action_masks()).all()
        actions, before = chosen(envs.action_masks(), luck), over
        seen, rewards, over, late, infos = envs.step(actions)
        assert not late.any()
        for slot in range(SIZE):
            if slot not in playing:  # this step starts the next game
                assert (rewards[slot], over[slot]) == (0.0, False)
                if mode == AutoresetMode.NEXT_STEP:
                    seeds[slot] += SIZE
                    expected[slot] = singles[slot].reset(seed=seeds[slot])[0]
                continue
            expected[slot], reward, single_over, _, _ = singles[slot].step(actions[slot])
            assert (rewards[slot], over[slot]) == (np.float32(reward), single_over)
            if over[slot]:
                ended += 1
                assert tuple(infos["ranks"][slot]) == tuple(singles[slot]._episode.payoff()[0])
                assert (infos["seed"][slot], infos["_seed"][slot]) == (seeds[slot], True)
                assert not infos["seed"][~infos["_seed"]].any(), "the seeds of running games are secret"
                if mode == AutoresetMode.SAME_STEP:
                    assert (infos["final_obs"][slot] == expected[slot]).all()
                    seeds[slot] += SIZE
                    expected[slot] = singles[slot].reset(seed=seeds[slot])[0]
        if mode == AutoresetMode.DISABLED:
            over = before | over
            if over.all():
                seen, infos = envs.reset(options={"reset_mask": np.arange(SIZE) < 3})
                for slot in range(3):
                    seeds[slot] += SIZE
                    expected[slot] = singles[slot].reset(seed=seeds[slot])[0]
                over = np.arange(SIZE) >= 3
    assert ended


@pytest.mark.parametrize("opponents", ["random", "quick", ["quick", "random"]])
def test_a_seed_determines_the_games_against_built_in_opponents(opponents: Any) -> None:
    both = [envs_of("matchmaster", players=3, opponents=opponents) for _ in range(2)]
    seen = [envs.reset(seed=4)[0] for envs in both]
    for _ in range(40):
        assert (seen[0] == seen[1]).all()
        assert (both[0].seats == both[1].seats).all()
        seen = [envs.step(envs.action_masks().argmax(axis=1))[0] for envs in both]
    assert len({*both[0].seats.tolist()}) > 1


def test_a_policy_decides_for_all_opponents() -> None:
    asked = list[int]()

    def policy(numbers: NDArray[np.float32], legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        asked.append(len(numbers))
        assert numbers.shape == (len(legal), 306)
        return np.asarray(legal.argmax(axis=1))

    envs = envs_of("matchmaster", players=3, policy=policy)
    envs.reset(seed=1)
    for _ in range(20):
        envs.step(envs.action_masks().argmax(axis=1))
    assert max(asked) > 1


def test_an_illegal_action_ends_only_its_own_game() -> None:
    envs = envs_of("matchmaster", seat=0)
    _, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[[1, 3]] = [63, -1]
    seen, rewards, over, _, infos = envs.step(actions)
    assert over.tolist() == infos["illegal"].tolist() == [False, True, False, True, False]
    assert rewards.tolist() == [0.0, -112.0, 0.0, -112.0, 0.0]
    again = envs.step(envs.action_masks().argmax(axis=1))[0]
    assert not (again[1] == seen[1]).all()


@pytest.mark.parametrize("key", keys())
def test_gymnasium_makes_the_vector_environment_by_its_name(key: str) -> None:
    envs = gymnasium.make_vec(name_of(key), num_envs=3, vectorization_mode="vector_entry_point", players=seats(key))
    seen, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
