"""Check that the games fulfil the requirements of OpenSpiel. OpenSpiel does not test all of them."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click
import pyspiel
from open_spiel.python.tests import games_sim_test

import matchwood.envs.openspiel  # noqa: F401  registers the games
from matchwood.cardgames.catalogue import specs
from matchwood.cardgames.spec import GameSpec, Value
from matchwood.envs.openspiel.game import GameState


def kinds() -> Iterator[tuple[str, dict[str, Value]]]:
    """Yield each game twice: once with default house rules, and once with other house rules."""
    for key, spec in specs().items():
        for players, options in ((spec.players[0], {}), (spec.players[-1], changed(spec))):
            yield f"matchwood_{key}", {"players": players, **options}


def changed(spec: GameSpec) -> dict[str, Value]:
    """Return a value other than the default for each house rule."""
    usual = spec.checked_options(None, spec.players[-1])
    return {option.key: next(value for value in option.values if value != usual[option.key]) for option in spec.offered}


@contextmanager
def silence() -> Iterator[None]:
    """Suppress the output of OpenSpiel's tests, which print each state from C++."""
    sys.stdout.flush()
    kept, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    try:
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)
        os.close(nowhere)


def what_open_spiel_asks(game: pyspiel.Game, games: int) -> None:
    """Run the simulation tests of OpenSpiel in C++ and in Python."""
    with silence():
        pyspiel.random_sim_test(game, num_sims=games, serialize=True, verbose=False)
        games_sim_test.GamesSimTest(methodName="run").sim_game(game)


def what_it_does_not_ask(state: GameState, luck: random.Random) -> tuple[int, int]:
    """Sample two possible states for each player at each position of a random game. Return the number of pairs, and of pairs with
    different states.
    """
    worlds = others = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))
            continue
        for player in range(state.num_players()):
            world = state.resample_from_infostate(player, luck.random)
            seen = state.information_state_string(player)
            assert world.information_state_string(player) == seen, "a resampled world looks different to the player who sampled it"
            assert world.legal_actions(player) == state.legal_actions(player), "a resampled world allows the player something else"
            again = world.resample_from_infostate(player, luck.random)
            assert again.information_state_string(player) == seen, "what a player is told depends on what is hidden from him"
            worlds += 1
            others += again.step.state.tobytes() != world.step.state.tobytes()
        state.apply_action(luck.choice(state.legal_actions()))
    return worlds, others


@click.command()
@click.option("--games", default=10, show_default=True, help="Random games of each kind.")
def main(games: int) -> None:
    for name, parameters in kinds():
        game = pyspiel.load_game(name, parameters)
        what_open_spiel_asks(game, games)
        found = [what_it_does_not_ask(game.new_initial_state(), random.Random(seed)) for seed in range(games)]
        worlds, others = (sum(counts) for counts in zip(*found, strict=True))
        assert others > worlds // 2, "resampling hardly ever finds another world"
        print(f"{game}: as OpenSpiel asks; {worlds:,} worlds sampled, {others:,} of them unlike the next one", flush=True)


if __name__ == "__main__":
    main()
