"""One seat of each game is an environment of Gymnasium, with the deals of `matchwood.new`."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import matchwood
from matchwood.cardgames.catalogue import keys
from matchwood.envs.gymnasium import SeatEnv, name_of
from matchwood.errors import BadPlayers, UnknownBot
from tests.cardgames.playing import seats
from tests.envs.short_games import QUICK, first

# Gymnasium warns of environments without time limits and of render modes that a test does not choose.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def env_of(key: str, **more: Any) -> SeatEnv:
    return SeatEnv(key, **{"players": seats(key), "options": QUICK.get(key), "opponents": first, **more})


@pytest.mark.parametrize("key", keys())
def test_the_environment_passes_the_checks_of_gymnasium(key: str) -> None:
    check_env(gymnasium.make(name_of(key), players=seats(key), options=QUICK.get(key)).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_has_the_deals_and_the_observations_of_a_game_with_the_same_seed(key: str, seat: int) -> None:
    env, luck = env_of(key, seat=seat), np.random.default_rng(1)
    game = matchwood.new(key, players=seats(key), options=QUICK.get(key), seed=5)
    seen, info = env.reset(seed=5)
    over, reward, decided = False, 0.0, list[int]()
    while not over:
        while game.owing and (other := game.owing[0]) != seat:
            game.play(first(game.view(other)), seat=other)
        view = game.view(seat)
        if not decided:
            assert (seen == view.numbers()).all()
            assert (info["action_mask"] == view.legal()).all()
        decided.append(int(luck.choice(np.flatnonzero(env.action_masks()))))
        runs = {view.spec.decisions(view.state(), seat, move): move for move in view.moves}
        seen, reward, over, late, info = env.step(np.int64(decided[-1]))
        assert not late
        if tuple(decided) in runs:
            game.play(runs[tuple(decided)], seat=seat)
            decided = []
    while not game.over:
        game.play(first(game.view(game.owing[0])), seat=game.owing[0])
    assert game.result is not None
    assert (tuple(info["ranks"]), tuple(info["scores"]), info["seed"]) == (game.result.ranks, game.result.scores, 5)
    payoffs = np.array([[game.result.ranks, game.result.scores]])
    assert reward == view.spec.outcomes(payoffs, game.options)[0][seat]


def test_a_seed_determines_the_seat_and_the_moves_of_the_opponents() -> None:
    envs = [env_of("matchmaster", players=4, opponents=["quick", "random", "casual"]) for _ in range(2)]
    chosen = set[int]()
    for seed in range(4):
        seen = [env.reset(seed=seed)[0] for env in envs]
        over = False
        while not over:
            assert (seen[0] == seen[1]).all()
            steps = [env.step(env.action_masks().argmax()) for env in envs]
            seen, over = [step[0] for step in steps], steps[0][2]
        chosen.add(envs[0].seat)
    assert len(chosen) > 1


@pytest.mark.parametrize("action", [63, 64, -1])
def test_an_illegal_action_ends_the_game_with_the_lowest_reward(action: int) -> None:
    env = env_of("matchmaster")
    env.reset(seed=1)
    _, reward, over, late, info = env.step(np.int64(action))
    assert (reward, over, late, info["illegal"]) == (-112.0, True, False, True)
    kind = env_of("matchmaster", illegal_reward=-1)
    kind.reset(seed=1)
    assert kind.step(np.int64(action))[1] == -1.0


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"opponents": ["quick"]}, BadPlayers),
        ({"opponents": "clever"}, UnknownBot),
        ({"seat": 4}, BadPlayers),
        ({"players": 9}, BadPlayers),
        ({"render_mode": "human"}, ValueError),
    ],
)
def test_wrong_arguments_are_refused(wrong: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        env_of("matchmaster", **{"players": 4, **wrong})


def test_the_table_can_be_rendered_as_text() -> None:
    env = env_of("matchmaster", render_mode="ansi", seat=0)
    env.reset(seed=1)
    assert "phase: bidding" in env.render()
    assert env_of("matchmaster").render() is None


@pytest.mark.parametrize("key", keys())
def test_the_table_can_be_rendered_as_a_picture(key: str) -> None:
    pytest.importorskip("PIL", reason="Pillow is not installed: only the render mode rgb_array needs it")
    env = env_of(key, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert (picture.shape, picture.dtype) == ((630, 1200, 3), np.uint8)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 10
