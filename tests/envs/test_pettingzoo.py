"""Every game is an environment of PettingZoo with the deals of `matchwood.new`, and hides what a seat may not know."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test, state_test
from pettingzoo.utils.conversions import parallel_to_aec

import matchwood
from matchwood.cardgames.catalogue import keys
from matchwood.engine import states
from matchwood.engine.chance import chance_from
from matchwood.envs import pettingzoo
from matchwood.errors import BadOption, BadPlayers, BadSeed, IllegalMove
from tests.cardgames.playing import seats
from tests.envs.short_games import QUICK

WORST: list[tuple[str, dict[str, Any], float]] = [
    ("matchmaster", {"rounds": "short"}, -112.0),
    ("matschig", {"rounds": 1}, -264.0),
    ("tycoon", {}, 0.0),
    ("the_match", {}, -1.0),
]
# PettingZoo warns of observations that are dictionaries of other packages.
pytestmark = pytest.mark.filterwarnings("ignore:.*bservation.*:UserWarning")


def given(key: str, **more: Any) -> dict[str, Any]:
    return {"players": seats(key), "options": QUICK.get(key), **more}


# --- PettingZoo's own tests ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("observations", ["flat", "named"])
def test_the_turn_based_environment_passes_the_tests_of_pettingzoo(key: str, observations: pettingzoo.Observations) -> None:
    api_test(pettingzoo.env(key, **given(key, observations=observations)), num_cycles=60)


@pytest.mark.parametrize("key", keys())
def test_a_seed_determines_all_turns_in_the_tests_of_pettingzoo(key: str) -> None:
    seed_test(lambda: pettingzoo.env(key, **given(key)), num_cycles=40)


@pytest.mark.parametrize("key", keys())
def test_the_parallel_environment_passes_the_tests_of_pettingzoo(key: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(key, **given(key)), num_cycles=300)


@pytest.mark.parametrize("key", keys())
def test_a_seed_determines_all_cycles_in_the_tests_of_pettingzoo(key: str) -> None:
    parallel_seed_test(lambda: pettingzoo.parallel_env(key, **given(key)), num_cycles=20)


@pytest.mark.parametrize("key", keys())
def test_cycles_end_in_time_in_the_tests_of_pettingzoo(key: str) -> None:
    def cycles(max_cycles: int) -> Any:
        return pettingzoo.parallel_env(key, **given(key, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=cycles, env=lambda max_cycles: parallel_to_aec(cycles(max_cycles))))


# --- other tests ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", keys())
def test_a_seed_gives_the_same_deal_as_in_other_interfaces(key: str) -> None:
    env = pettingzoo.raw_env(key, **given(key))
    env.reset(seed=11)
    batch = matchwood.batch(key, 1, **given(key))
    game = matchwood.new(key, seed=11, **given(key))
    assert env.observe("seat_0")["observation"].shape == (batch.length,)
    assert states.observed(env.episode._state, 0).tobytes() == game.view(0).observed


@pytest.mark.parametrize("key", keys())
def test_turns_and_cycles_with_equal_decisions_end_alike(key: str) -> None:
    turns, cycles = pettingzoo.raw_env(key, **given(key)), pettingzoo.parallel_env(key, **given(key))
    turns.reset(seed=5)
    seen, _ = cycles.reset(seed=5)
    rewards: dict[str, float] = {}
    while cycles.agents:
        owing = [agent for agent in cycles.agents if seen[agent]["action_mask"].any()]
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in cycles.agents}
        seen, rewards, over, late, infos = cycles.step(actions)
        for agent in owing:
            assert turns.agent_selection == agent
            turns.step(actions[agent])
        assert not any(late.values())
        assert over["seat_0"] or infos == {agent: {} for agent in actions}
        for agent, observation in seen.items():
            mask = turns.observe(agent)["action_mask"]
            assert (mask == observation["action_mask"]).all()
            assert (turns.observe(agent)["observation"] == observation["observation"]).all()
    assert all(over.values())
    assert turns.rewards == rewards
    assert any(rewards.values())


@pytest.mark.parametrize("key", keys())
def test_after_a_game_the_infos_contain_its_seed_ranks_and_scores(key: str) -> None:
    turns, cycles = pettingzoo.raw_env(key, **given(key)), pettingzoo.parallel_env(key, **given(key))
    turns.reset(seed=5)
    turns.reset()
    while not any(turns.terminations.values()):
        assert not any(turns.infos.values())
        turns.step(turns.observe(turns.agent_selection)["action_mask"].argmax())
    *_, end = played_idly(cycles, cycles.reset(seed=turns.infos["seat_0"]["seed"])[0])
    game = matchwood.new(key, seed=turns.infos["seat_0"]["seed"], **given(key))
    while not game.over:
        seat = game.owing[0]
        game.play(game.view(seat).move_by(lambda numbers, legal: int(legal.argmax())), seat)
    assert game.result is not None
    for info in [*turns.infos.values(), *end["infos"].values()]:
        assert (tuple(info["ranks"]), tuple(info["scores"])) == (game.result.ranks, game.result.scores)


def test_a_truncated_game_reveals_its_seed() -> None:
    env = pettingzoo.parallel_env("tycoon", players=2, max_cycles=1)
    env.reset(seed=8)
    _, _, over, late, infos = env.step({})
    assert (over["seat_0"], late["seat_0"], infos["seat_0"]["seed"]) == (False, True, 8)


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("observations", ["flat", "named"])
def test_the_state_contains_the_observations_of_all_agents(key: str, observations: pettingzoo.Observations) -> None:
    env = pettingzoo.env(key, **given(key, observations=observations))
    state_test(env, parallel_env=pettingzoo.parallel_env(key, **given(key)), num_cycles=20)
    env.reset(seed=3)
    flat = [env.unwrapped.episode.flat(seat) for seat in range(seats(key))]
    assert env.state().tolist() == np.concatenate(flat).tolist()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied deeply", "pickled"])
@pytest.mark.parametrize("kind", [pettingzoo.raw_env, pettingzoo.env])
def test_a_copied_environment_continues_like_the_original(kind: Callable[..., Any], copied: Callable[[Any], Any]) -> None:
    env = kind("matchmaster", players=3)
    env.reset(seed=4)

    def play(env: Any, decisions: int) -> list[bytes]:
        seen = []
        for _ in range(decisions):
            observation = env.observe(env.agent_selection)
            seen += [observation["observation"].tobytes(), observation["action_mask"].tobytes()]
            env.step(observation["action_mask"].argmax())
        return [*seen, env.unwrapped.episode._state.tobytes()]

    play(env, 4)
    twin = copied(env)
    assert play(twin, 6) == play(env, 6)


@pytest.mark.parametrize("key", keys())
def test_hidden_cards_do_not_change_the_observation_of_an_agent(key: str) -> None:
    env = pettingzoo.raw_env(key, **given(key))
    env.reset(seed=3)
    for made in range(60):
        if made % 6 == 0:
            truth = env.episode._state
            for seat, agent in enumerate(env.possible_agents):
                before = env.observe(agent)
                env.episode._state = states.observed(truth, seat)
                states.determinize(env.episode._state, chance_from(made, seat))
                after = env.observe(agent)
                assert before["observation"].tobytes() == after["observation"].tobytes()
                assert before["action_mask"].tobytes() == after["action_mask"].tobytes()
                env.episode._state = truth
        if any(env.terminations.values()):
            break
        env.step(env.observe(env.agent_selection)["action_mask"].argmax())


def test_named_observations_are_the_parts_of_the_flat_observation() -> None:
    flat, named = (pettingzoo.raw_env("matchmaster", observations=kind) for kind in ("flat", "named"))
    for env in (flat, named):
        env.reset(seed=2)
    pieces, vector = named.observe("seat_1")["observation"], flat.observe("seat_1")["observation"]
    assert pieces["hands"].sum() == 7
    assert np.concatenate([piece.reshape(-1) for piece in pieces.values()]).tolist() == vector.tolist()
    assert named.observation_space("seat_1").contains(named.observe("seat_1"))


def test_an_illegal_decision_is_refused_or_ends_the_game_or_is_requested_again() -> None:
    raw = pettingzoo.raw_env("matchmaster", players=3)
    raw.reset(seed=1)
    for wrong in (8, -1, 64):
        with pytest.raises(IllegalMove, match=f"seat_0 may not decide {wrong}; it may decide 0, 1, 2"):
            raw.step(wrong)
    assert raw.agent_selection == "seat_0"
    wrapped = pettingzoo.env("matchmaster", players=3)
    wrapped.reset(seed=1)
    wrapped.step(9)
    assert wrapped.last()[2:4] == (True, True)
    cycles = pettingzoo.parallel_env("matchmaster", players=3)
    cycles.reset(seed=1)
    seen, _, over, _, infos = cycles.step({"seat_0": 3, "seat_1": 9})
    assert infos == {"seat_0": {}, "seat_1": {"illegal": True}, "seat_2": {"illegal": True}}
    assert [bool(seen[agent]["action_mask"].any()) for agent in cycles.agents] == [False, True, True]
    assert not any(over.values())


@pytest.mark.parametrize(("key", "options", "worst"), WORST)
def test_an_agent_gains_nothing_by_an_illegal_decision(key: str, options: dict[str, Any], worst: float) -> None:
    def reward(**more: Any) -> float:
        env = pettingzoo.env(key, players=seats(key), options=options, **more)
        env.reset(seed=1)
        agent = env.agent_selection
        env.step(int(env.observe(agent)["action_mask"].argmin()))
        return float(env.rewards[agent])

    assert (reward(), reward(illegal_reward=-5)) == (worst, -5.0)
    batch, luck = matchwood.batch(key, 20, players=seats(key), options=options, finished="freeze"), np.random.default_rng(1)
    while not batch.over.all():
        batch.step((batch.legal * luck.random(batch.legal.shape)).argmax(axis=1))
        assert batch.rewards.min() >= worst


def played_idly(env: pettingzoo.CycleEnv, seen: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Play a game in which each agent takes its first legal action. Yield the observations of each step."""
    yield seen
    while env.agents:
        seen, rewards, _, _, infos = env.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents})
        assert not any("illegal" in info for info in infos.values())
        yield {**seen, "rewards": rewards, "infos": infos}


@pytest.mark.parametrize("key", keys())
def test_an_agent_with_nothing_to_decide_can_only_pass(key: str) -> None:
    env, usual = pettingzoo.parallel_env(key, **given(key, idle="pass")), pettingzoo.parallel_env(key, **given(key))
    games = zip(played_idly(env, env.reset(seed=5)[0]), played_idly(usual, usual.reset(seed=5)[0]), strict=True)
    for seen, others in games:
        for agent in env.possible_agents:
            mask, empty = seen[agent]["action_mask"], others[agent]["action_mask"]
            assert env.observation_space(agent).contains(seen[agent])
            assert mask[: pettingzoo.PASS].tolist() == empty.tolist()
            assert bool(mask[pettingzoo.PASS]) == (not empty.any())
            assert env.action_space(agent).n == len(mask)
    assert seen["rewards"] == others["rewards"]


def test_the_parallel_environment_with_passes_passes_the_tests_of_pettingzoo() -> None:
    parallel_api_test(pettingzoo.parallel_env("tycoon", **given("tycoon", idle="pass")), num_cycles=50)


def test_an_agent_that_has_to_decide_cannot_pass() -> None:
    env = pettingzoo.parallel_env("tycoon", players=2, idle="pass")
    seen, _ = env.reset(seed=1)
    first, other = sorted(env.agents, key=lambda agent: seen[agent]["action_mask"][pettingzoo.PASS])
    _, _, _, _, infos = env.step({first: pettingzoo.PASS, other: 0})
    assert infos == {first: {"illegal": True}, other: {"illegal": True}}


def test_without_a_seed_the_games_follow_from_the_last_seed() -> None:
    one, other = (pettingzoo.raw_env("tycoon") for _ in range(2))
    hands = []
    for env in (one, other):
        env.reset(seed=4)
        env.reset()
        hands.append(env.observe("seat_0")["observation"].tolist())
        env.reset()
        hands.append(env.observe("seat_0")["observation"].tolist())
    assert hands[:2] == hands[2:]
    assert hands[0] != hands[1]


def test_a_rendered_table_is_text_without_secrets() -> None:
    env = pettingzoo.raw_env("matchmaster", players=3, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert "hand: None" in drawn
    assert pettingzoo.raw_env("matchmaster").render() is None


def test_invalid_arguments_are_refused() -> None:
    cases: list[tuple[type[Exception], dict[str, Any]]] = [(BadPlayers, {"players": 1}), (BadOption, {"options": {"rounds": 3}})]
    for error, wrong in cases:
        with pytest.raises(error):
            pettingzoo.env("matchmaster", **wrong)
    with pytest.raises(BadSeed):
        pettingzoo.raw_env("matchmaster").reset(seed="one")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="idle must be 'empty' or 'pass', not 'wait'"):
        pettingzoo.parallel_env("matchmaster", idle="wait")  # type: ignore[arg-type]


def test_without_pettingzoo_the_error_contains_the_install_command() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import matchwood.envs.pettingzoo"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert 'pip install ".[envs]"' in ran.stderr
