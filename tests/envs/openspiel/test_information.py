"""A player's information state contains all that the player has seen and done, and nothing else."""

from __future__ import annotations

import pickle
import random
from collections import defaultdict

import pyspiel
import pytest

import matchwood
from matchwood.cardgames.catalogue import keys
from matchwood.envs.openspiel.game import GameState
from matchwood.envs.openspiel.observer import Observer
from tests.envs.openspiel.playing import every, played, small

GAMES = [f"matchwood_{key}(one_deal=True)" for key in keys()]


def tensor_of(state: GameState, player: int) -> list[float]:
    return list(state.observation_tensor(player))


def observer_of(state: GameState, information: pyspiel.IIGObservationType) -> Observer:
    observer = state.get_game().make_py_observer(information)
    assert isinstance(observer, Observer)
    return observer


def information_for(state: GameState, player: int) -> tuple[str, str, list[float]]:
    """Return everything that programs of OpenSpiel can request for a player."""
    return state.information_state_string(player), state.observation_string(player), tensor_of(state, player)


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_world_differs_and_looks_the_same_to_its_player(name: str) -> None:
    luck, others = random.Random(name), 0
    before = [*played(pyspiel.load_game(name), 5)][:60]
    for state in before:
        player = luck.randrange(state.num_players())
        world = state.resample_from_infostate(player, luck.random)
        assert information_for(world, player) == information_for(state, player)
        assert world.legal_actions(player) == state.legal_actions(player)
        assert world.current_player() == state.current_player()
        others += world.step.state.tobytes() != state.step.state.tobytes()
    assert others > len(before) // 2


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_world_can_be_played_to_its_end(name: str) -> None:
    luck = random.Random(name)
    state = [*played(pyspiel.load_game(name), 5)][10]
    world = state.resample_from_infostate(state.current_player(), luck.random)
    while not world.is_terminal():
        world.apply_action(luck.choice(world.legal_actions()))
    assert len(world.returns()) == world.num_players()


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_world_can_be_serialized(name: str) -> None:
    game, luck = pyspiel.load_game(name), random.Random(name)
    state = [*played(game, 5)][10]
    world = state.resample_from_infostate(state.current_player(), luck.random)
    assert game.deserialize_state(world.serialize()).step.state.tobytes() == world.step.state.tobytes()


@pytest.mark.parametrize("name", ["matchwood_matchmaster(one_deal=True)", "matchwood_matschig(rounds=1)"])
def test_a_simultaneous_decision_stays_hidden_from_the_other_seats(name: str) -> None:
    hidden = 0
    for state in played(pyspiel.load_game(name), 2):
        owing = state.step.owing
        for waiting in owing[1:]:
            after = [state.child(action) for action in state.legal_actions()]
            assert len({repr(information_for(child, waiting)) for child in after}) == 1
            hidden += len(after) > 1
    assert hidden


@pytest.mark.parametrize("name", ["matchwood_tycoon", "matchwood_matschig(rounds=1)"])
def test_an_incomplete_move_shows_nothing_to_the_other_seats(name: str) -> None:
    begun = 0
    for state in played(pyspiel.load_game(name), 4):
        mover = state.current_player()
        after = [state.child(action) for action in state.legal_actions()]
        unfinished = [child for child in after if child.observed(mover)["midway"][0]]
        for other in {*range(state.num_players())} - {mover}:
            assert len({repr(information_for(child, other)) for child in unfinished}) <= 1
        begun += len(unfinished) > 1
    assert begun


@pytest.mark.parametrize(("pack", "cards"), [(["T9", "T4", "L8", "L3"], 1), (["T2", "T1", "L3", "L2", "B1"], 2)])
def test_an_information_state_contains_all_earlier_observations_and_decisions(pack: list[str], cards: int) -> None:
    pasts = defaultdict(set)

    def look(state: GameState, known: tuple[tuple[tuple[str, int], ...], ...]) -> None:
        player = state.current_player()
        if player >= 0:
            pasts[player, state.information_state_string(player)].add(known[player])
        for action in state.legal_actions():
            after = list(known)
            if player >= 0:
                after[player] = (*known[player], (state.information_state_string(player), action))
            look(state.child(action), tuple(after))

    look(small("matchwood_small", pack, cards).new_initial_state(), ((), ()))
    assert len(pasts) > 20
    assert {len(past) for past in pasts.values()} == {1}


def test_an_information_state_contains_more_than_the_current_observation() -> None:
    observed = defaultdict(set)
    deal = small("matchwood_long", ["T13", "L13", "B13", "L1", "B1", "S1"], 3).new_initial_state().child(0)
    for state in every(deal):
        observed[state.observed(0).tobytes()].add(state.information_state_string(0))
    assert max(map(len, observed.values())) > 1


def test_worlds_of_listed_deals_are_listed_deals() -> None:
    game, luck = small("matchwood_worlds", ["T9", "T4", "L8", "L3"], 1), random.Random(1)
    alike = defaultdict(set)
    nodes = [state for state in every(game.new_initial_state()) if state.current_player() >= 0]
    for state in nodes:
        alike[state.information_state_string()].add(tuple(state.history()))
    for state in nodes[::9]:
        player = state.current_player()
        worlds = {tuple(state.resample_from_infostate(player, luck.random).history()) for _ in range(40)}
        assert worlds == alike[state.information_state_string()]


@pytest.mark.parametrize("name", GAMES)
def test_a_pickled_state_has_the_same_information(name: str) -> None:
    for state in [*played(pyspiel.load_game(name), 6)][3:30:5]:
        again = pickle.loads(pickle.dumps(state))
        for player in range(state.num_players()):
            assert information_for(again, player) == information_for(state, player)
        if not state.is_terminal():
            assert [again.action_to_string(a) for a in again.legal_actions()] == [
                state.action_to_string(a) for a in state.legal_actions()
            ]


@pytest.mark.parametrize("key", keys())
def test_a_tensor_is_the_flat_observation_of_a_batch(key: str) -> None:
    game = pyspiel.load_game(f"matchwood_{key}")
    state, batch = game.new_initial_state(), matchwood.batch(key, 1, players=game.num_players(), seed=0)
    observer = game.make_py_observer()
    assert list(observer.dict) == [piece.name for piece in batch.layout]
    for _ in range(12):
        while state.is_chance_node():
            state.apply_action(0)
        for player in range(game.num_players()):
            observer.set_from(state, player)
            seen = batch.observe([player])[0]
            assert tensor_of(state, player) == seen.tolist()
            for piece in batch.layout:
                assert (observer.dict[piece.name].reshape(-1) == seen[piece.place]).all()
        state.apply_action(state.legal_actions()[0])
        batch.step([int(batch.legal[0].argmax())])


def test_an_information_state_is_readable() -> None:
    state = pyspiel.load_game("matchwood_matchmaster(players=2)").new_initial_state()
    for action in (7, 2, 3):  # a deal, a bid of A, a bid of B
        state.apply_action(action)
    lines = state.information_state_string(0).splitlines()
    for line in ("phase: playing", "bids: 2 3", "decided: 2", f"hand: {' '.join(state.view(0).table.hand)}"):
        assert line in lines
    assert state.observation_string(0).splitlines() == lines[:-2]


@pytest.mark.parametrize("key", keys())
def test_a_private_observation_contains_what_a_spectator_does_not_see(key: str) -> None:
    state = [*played(pyspiel.load_game(f"matchwood_{key}(one_deal=True)"), 8)][12]
    for player in range(state.num_players()):
        public, private = (
            observer_of(state, information).string_from(state, player).splitlines()
            for information in (
                pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE),
                pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
            )
        )
        own = {line.split(":")[0] for line in private}
        known = [line for line in public if line.split(":")[0] not in own] + private
        assert sorted(known) == sorted(state.observation_string(player).splitlines())


def test_an_information_state_tensor_contains_the_latest_moments() -> None:
    game = pyspiel.load_game("matchwood_matchmaster(players=2,recall=3)")
    state = game.new_initial_state()
    seen = []
    for action in (7, 2, 3):  # a deal, a bid of A, a bid of B
        state.apply_action(action)
        seen.append(tensor_of(state, 0))
    numbers = state.information_state_tensor(0)
    assert numbers[:3] == [0, 1 + 2, 0]
    assert numbers[3:] == seen[2] + seen[1] + seen[0]


@pytest.mark.parametrize("key", keys())
def test_an_information_state_tensor_equals_that_of_a_resampled_world_and_of_a_pickle(key: str) -> None:
    state = [*played(pyspiel.load_game(f"matchwood_{key}(one_deal=True,recall=5)"), 8)][12]
    player = state.current_player()
    remembered = state.information_state_tensor(player)
    assert state.resample_from_infostate(player, random.Random(1).random).information_state_tensor(player) == remembered
    assert pickle.loads(pickle.dumps(state)).information_state_tensor(player) == remembered


def test_information_state_tensors_with_full_recall_distinguish_all_information_states() -> None:
    small("matchwood_recalled", ["T9", "T4", "L8", "L3"], 1)
    tensors = defaultdict(set)
    for state in every(pyspiel.load_game("matchwood_recalled(recall=6)").new_initial_state()):
        if state.current_player() >= 0:
            tensors[state.information_state_string()].add(tuple(state.information_state_tensor()))
    assert {len(alike) for alike in tensors.values()} == {1}
    assert len(set.union(*tensors.values())) == len(tensors)


def test_a_public_observation_is_that_of_a_spectator() -> None:
    game = pyspiel.load_game("matchwood_matchmaster")
    public = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    state = next(iter(played(game, 1)))
    observer = game.make_py_observer(public)
    observer.set_from(state, 2)
    assert "hand: " in state.observation_string(2)
    assert "hand: " not in observer.string_from(state, 2)
    assert not observer.dict["hands"].any()


def test_an_observation_of_all_players_together_is_refused() -> None:
    everything = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="SINGLE_PLAYER"):
        pyspiel.load_game("matchwood_tycoon").make_py_observer(everything)
