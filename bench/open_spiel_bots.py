"""OpenSpiel's searches as opponents: one sees only what its seat may know, the other sees all cards."""

from __future__ import annotations

import functools
import time
from abc import ABC, abstractmethod

import numpy as np
from numpy.typing import NDArray
from open_spiel.python.algorithms import ismcts, mcts

import matchwood
from matchwood.bots.levels import may_continue_move
from matchwood.cardgames.catalogue import spec_of
from matchwood.engine import states
from matchwood.engine.bits import NONE, has, lowest, members
from matchwood.engine.chance import Source, chance_from, one_of
from matchwood.engine.compiling import rule
from matchwood.engine.states import State
from matchwood.engine.verbs import Record, apply, legal, owing, worth
from matchwood.envs.openspiel.game import Game, GameState, type_of
from matchwood.envs.openspiel.parameters import defaults
from matchwood.envs.openspiel.steps import Step

EXPLORATION = 2.0
"""The exploration constant of the search (UCT), in standard deviations of random outcomes."""

RANDOM_GAMES = 400
"""The number of random games that estimate the standard deviation of outcomes."""

FEWEST_SIMULATIONS = 2
NO_END = 1 << 40


@rule
def write_worths(state: Record, out: NDArray[np.float64]) -> None:
    """Write the outcome of each seat into `out`."""
    for seat in range(state.players):
        out[seat] = worth(state, seat)


@rule
def play_at_random(table: State, first: int, source: Source, out: NDArray[np.float64]) -> None:
    """Play random decisions until the end of the deal. Write each seat's outcome into the array `out`."""
    state, chance = table[0], source[0]
    seats = owing(state)
    while seats != NONE:
        seat = first if has(seats, first) else lowest(seats)
        apply(state, seat, one_of(chance, legal(state, seat)))
        seats = owing(state)
    write_worths(state, out)


@rule
def worths(table: State, out: NDArray[np.float64]) -> None:
    write_worths(table[0], out)


class DealGame(Game):
    """A game for OpenSpiel that ends at the end of the current deal."""

    def __init__(self, key: str, players: int) -> None:
        spec = spec_of(key)
        kind = type_of(spec, f"matchwood_{key}", defaults(spec))
        super().__init__(spec, kind, {"players": players, "one_deal": True})
        self.spread = spread_of(key, players)

    def new_initial_state(self) -> Deal:
        return Deal(self, self.beginning)

    def left_of(self, record: State, first: int) -> Deal:
        """Convert a Matchwood state to an OpenSpiel state. If several players decide at the same time, the player `first` decides
        first.
        """
        return Deal(self, Step(record, deals=1), first)


class Deal(GameState):
    """An OpenSpiel state that ends with the deal. Both searches get the same values for the end of a deal."""

    def returns(self) -> list[float]:
        out = np.zeros(self.num_players())
        if self.is_terminal():
            worths(self.step.state, out)
        each: list[float] = out.tolist()
        return each

    def returns_at_random(self, source: Source) -> NDArray[np.float64]:
        """Play a copy of the state at random, and return the outcome of each seat."""
        out = np.zeros(self.num_players())
        play_at_random(states.copy_of(self.step.state), self.first, source, out)
        return out


@functools.cache
def spread_of(key: str, players: int) -> float:
    found, source = np.zeros((RANDOM_GAMES, players)), chance_from(1, "spread")
    for number, out in enumerate(found):
        play_at_random(true_record(matchwood.new(key, players=players, seed=number)), 0, source, out)
    return float(found.std())


def true_record(game: matchwood.Game) -> State:
    """Return the complete state of a game, including hidden information."""
    return states.copy_of(game._state)


class Rollouts(mcts.Evaluator):
    def __init__(self, seed: int) -> None:
        self._source = chance_from(seed, "rollouts")

    def evaluate(self, state: Deal) -> NDArray[np.float64]:
        return state.returns_at_random(self._source)

    def prior(self, state: Deal) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class OutOfTime(Exception):
    """The time limit of the search has passed."""


class HonestSearch(ismcts.ISMCTSBot):
    """OpenSpiel's information-set search, with an additional time limit."""

    def __init__(self, game: DealGame, seed: int) -> None:
        luck = np.random.RandomState(seed)
        super().__init__(game, Rollouts(seed), EXPLORATION * game.spread, NO_END, random_state=luck)
        self._deal = game
        self._source = chance_from(seed, "worlds")
        self.set_resampler(self.world)

    def world(self, state: Deal, player: int) -> Deal:
        """Return a random world that the player cannot distinguish from the given state."""
        observed = state.observed(player)
        states.determinize(observed, self._source)
        return self._deal.left_of(observed, player)

    def get_state_key(self, state: Deal) -> tuple[int, bytes]:
        """Return the player and the observation as a key. With all earlier observations in the key, the search would be slower."""
        player = state.current_player()
        return player, state.observed(player).tobytes()

    def action(self, state: Deal, iterations: int | None, deadline: float) -> int:
        self.reset()
        self._root_node = self.create_new_node(state)
        done = 0
        while done < (iterations or NO_END) and (done < FEWEST_SIMULATIONS or time.thread_time() < deadline):
            self.run_simulation(self.sample_root_state(state))
            done += 1
        actions, shares = zip(*self.get_final_policy(state, self._root_node), strict=True)
        return int(self._random_state.choice(actions, p=shares))


class OpenSearch(mcts.MCTSBot):
    """OpenSpiel's search for games without hidden information, with an additional time limit."""

    def __init__(self, game: DealGame, seed: int) -> None:
        super().__init__(game, EXPLORATION * game.spread, NO_END, Rollouts(seed), random_state=np.random.RandomState(seed))

    def action(self, state: Deal, iterations: int | None, deadline: float) -> int:
        self.max_simulations, self._deadline = iterations or NO_END, deadline
        try:
            root = self.mcts_search(state)
        except OutOfTime:
            root = self._root
        return int(root.best_child().action)

    def _apply_tree_policy(self, root: mcts.SearchNode, state: Deal) -> object:
        self._root = root
        if root.explore_count >= FEWEST_SIMULATIONS and time.thread_time() >= self._deadline:
            raise OutOfTime
        return super()._apply_tree_policy(root, state)


class Peer(ABC):
    """A bot of OpenSpiel with a limit of simulations or seconds for each move."""

    search: type[HonestSearch] | type[OpenSearch]

    def __init__(self, game: matchwood.Game, seed: int, seconds: float | None, iterations: int | None) -> None:
        self.game, self.seconds, self.iterations = game, seconds, iterations
        self.adapted = DealGame(game.key, game.players)
        self.source = chance_from(seed, "peer")
        self.bot = self.search(self.adapted, seed)

    @abstractmethod
    def begin(self, view: matchwood.View) -> Deal:
        """Return the state from which the search starts."""

    def choose(self, view: matchwood.View) -> str:
        assert view.seat is not None
        run: list[int] = []
        observed, iterations = view.state(), self.iterations
        end = time.thread_time() + (NO_END if self.seconds is None else self.seconds)
        state = self.begin(view)
        while not run or observed["midway"][0]:
            decisions = list(members(states.legal(observed, view.seat)))
            if len(decisions) == 1:
                run += decisions
            else:
                share = 2 if may_continue_move(observed, view.seat) else 1
                trials = None if iterations is None else max(FEWEST_SIMULATIONS, iterations // share)
                now = time.thread_time()
                run.append(self.bot.action(state, trials, now + (end - now) / share))
                iterations = None if iterations is None or trials is None else iterations - trials
            state.apply_action(run[-1])
            states.apply(observed, view.seat, run[-1])
        return view.spec.move_of(view.state(), view.seat, run)


class Honest(Peer):
    """A bot with a search algorithm from OpenSpiel. The bot sees only its own cards and the public information."""

    search = HonestSearch

    def begin(self, view: matchwood.View) -> Deal:
        assert view.seat is not None
        observed = view.state()
        states.determinize(observed, self.source)
        return self.adapted.left_of(observed, view.seat)


class Cheat(Peer):
    """A bot with a search algorithm from OpenSpiel. The bot sees all cards and all secret decisions."""

    search = OpenSearch

    def begin(self, view: matchwood.View) -> Deal:
        assert view.seat is not None
        return self.adapted.left_of(true_record(self.game), view.seat)


PEERS: dict[str, type[Peer]] = {"IS-MCTS": Honest, "MCTS shown all cards": Cheat}
