"""Every game of the catalogue is an OpenSpiel game with the deals of `matchwood.new`."""

from __future__ import annotations

import importlib
import random
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.tests import games_sim_test

import matchwood
from matchwood.cardgames.catalogue import keys, spec_of
from matchwood.engine import states
from matchwood.envs.openspiel import register_deals
from matchwood.errors import BadDeal, BadOption, BadPlayers
from tests.envs.openspiel.playing import played

SHORT: dict[str, dict[str, Any]] = {"matchmaster": {"rounds": "short"}, "matschig": {"rounds": 1}}
"""House rules that make games short."""
TABLES = [(key, players) for key in keys() for players in {spec_of(key).players[0], spec_of(key).players[-1]}]


def loaded(key: str, **parameters: Any) -> pyspiel.Game:
    return pyspiel.load_game(f"matchwood_{key}", {**SHORT.get(key, {}), **parameters})


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_tests_of_open_spiel_pass(key: str, players: int) -> None:
    game = loaded(key, players=players, deals=50)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest(methodName="run").sim_game(game)


@pytest.mark.parametrize("key", keys())
def test_a_game_of_one_deal_passes_the_tests_of_open_spiel(key: str) -> None:
    game = loaded(key, deals=50, one_deal=True, returns="rank", recall=2)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", ["tycoon", "matschig"])
def test_in_the_middle_of_a_move_a_view_has_the_moves_that_agree_with_the_decisions_made(key: str) -> None:
    spec, bot, begun = spec_of(key), matchwood.bot("quick", seed=1), 0
    for state in played(loaded(key), 3):
        if state.is_terminal() or not state.step.state["midway"][0]:
            continue
        before, run = state.step.run()
        view = state.view(state.current_player())
        firsts = {spec.decisions(before, view.seat or 0, move)[len(run)] for move in view.moves}
        assert firsts == set(state.legal_actions())
        assert bot.choose(view) in view.moves
        begun += 1
    assert begun


@pytest.mark.parametrize("key", keys())
def test_the_numbers_of_deals_are_seeds(key: str) -> None:
    state = loaded(key).new_initial_state()
    game = matchwood.new(key, players=state.num_players(), seed=7, options=SHORT.get(key))
    luck, run = random.Random(key), list[int]()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(7)
            continue
        if not run:
            assert [state.view(seat) for seat in range(game.players)] == [game.view(seat) for seat in range(game.players)]
        seat, action = state.current_player(), luck.choice(state.legal_actions())
        text, run = state.action_to_string(seat, action), [*run, action]
        state.apply_action(action)
        if not state.observed(seat)["midway"][0]:
            assert text.startswith(f"{'ABCDEFGH'[seat]}: ")
            game.play(text[3:], seat)
            run = []
    assert game.over


@pytest.mark.parametrize("key", keys())
def test_different_actions_have_different_texts(key: str) -> None:
    for state in played(loaded(key, one_deal=True), 1):
        texts = [state.action_to_string(action) for action in state.legal_actions()]
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_returns_add_up_to_zero_and_are_highest_for_the_winner(key: str, players: int) -> None:
    spec = spec_of(key)
    for returns in ("outcome", "rank"):
        game = loaded(key, players=players, returns=returns)
        *before, end = played(game, 3)
        assert before[-1].returns() == [0.0] * players
        payoffs = np.zeros((2, players), np.int64)
        states.payoff(end.step.state, payoffs)
        assert sum(end.returns()) == pytest.approx(0.0)
        assert np.argmax(end.returns()) == np.argmax(spec.outcomes(payoffs, game.options))
        assert game.min_utility() <= min(end.returns()) <= max(end.returns()) <= game.max_utility()
        assert len(before) <= game.max_game_length()


def test_one_deal_has_the_bounds_of_one_deal() -> None:
    whole, first = loaded("matchmaster", players=3), loaded("matchmaster", players=3, one_deal=True)
    assert (first.min_utility(), first.max_utility(), first.max_game_length()) == (-20.5, 24.0, 24)
    assert whole.max_game_length() > first.max_game_length()
    register_deals("matchwood_bounded", "matchmaster", [{"dealer": 0, "hands": [["T13"], ["L3"]]}], players=2)
    small = pyspiel.load_game("matchwood_bounded")
    assert (small.min_utility(), small.max_utility(), small.max_game_length()) == (-12.0, 12.0, 4)


def test_returns_by_rank_have_the_bounds_of_ranks() -> None:
    game = loaded("matchmaster", players=4, returns="rank")
    assert (game.min_utility(), game.max_utility()) == (-0.5, 0.75)


def test_a_playthrough_is_short_enough_to_read() -> None:
    text = generate_playthrough.playthrough("matchwood_matchmaster(players=2,one_deal=True,deals=10)", None, seed=1)
    assert len(text) < 40_000


def test_house_rules_are_parameters() -> None:
    game = pyspiel.load_game("matchwood_tycoon(players=3,revolution_at=4,equal_deal=True,expansion=GH)")
    assert game.options == {"revolution_at": 4, "equal_deal": True, "expansion": "GH"}
    assert pyspiel.load_game("matchwood_matschig(players=5)").options["rounds"] == 5


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("matchwood_tycoon(players=9)", BadPlayers),
        ("matchwood_tycoon(revolution_at=3)", BadOption),
        ("matchwood_tycoon(deals=0)", BadOption),
        ("matchwood_tycoon(returns=money)", BadOption),
        ("matchwood_tycoon(recall=-1)", BadOption),
    ],
)
def test_invalid_parameters_are_refused(name: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        pyspiel.load_game(name)


@pytest.mark.parametrize("deals", [[], [{"dealer": 0, "hands": [["T1"], ["T1"]]}]])
def test_impossible_deals_are_refused(deals: list[dict[str, Any]]) -> None:
    with pytest.raises(BadDeal):
        register_deals("matchwood_never", "matchmaster", deals, players=2)


def test_without_open_spiel_the_error_contains_the_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "matchwood.envs.openspiel")
    with pytest.raises(ModuleNotFoundError, match=r'pip install "\.\[openspiel\]"'):
        importlib.import_module("matchwood.envs.openspiel")
