"""OpenSpiel's searches as opponents: the honest one, and the one that is shown all cards.

They search what is left of a deal, as ours do: the round of MatchMaster and Matschig, the half of The Match! and the whole game of
Matchstick Tycoon. Its outcome counts what our own search counts, the worth.

Both roll out at random, as OpenSpiel's own evaluator does; here the rollout is played by our compiled rules, many times as quick as
through OpenSpiel, in the peers' favour. A move that consists of several decisions is thought about as our own levels do it: a
decision that others may follow gets half of what is left to think, the last one all. Seconds are seconds of processor time.
"""

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
"""The constant of UCT, in units of the standard deviation of random outcomes: so one suits all games, and points do not matter."""

RANDOM_GAMES = 400
"""From so many it is seen what outcomes differ by under random play."""

FEWEST_SIMULATIONS = 2
NO_END = 1 << 40


@rule
def write_worths(state: Record, out: NDArray[np.float64]) -> None:
    """What the outcome is worth to each seat."""
    for seat in range(state.players):
        out[seat] = worth(state, seat)


@rule
def play_at_random(table: State, first: int, source: Source, out: NDArray[np.float64]) -> None:
    """Play the record to its horizon, every decision uniformly at random; ``out`` gets what that is worth to each seat."""
    state, chance = table[0], source[0]
    seats = owing(state)
    while seats != NONE:
        seat = first if has(seats, first) else lowest(seats)
        apply(state, seat, one_of(chance, legal(state, seat)))
        seats = owing(state)
    write_worths(state, out)


@rule
def worths(table: State, out: NDArray[np.float64]) -> None:
    """What the outcome is worth to each seat, for Python."""
    write_worths(table[0], out)


class DealGame(Game):
    """A game whose states are what is left of a deal."""

    def __init__(self, key: str, players: int) -> None:
        spec = spec_of(key)
        kind = type_of(spec, f"matchwood_{key}", defaults(spec))
        super().__init__(spec, kind, {"players": players, "one_deal": True})
        self.spread = spread_of(key, players)

    def new_initial_state(self) -> Deal:
        """Of the kind that copies shall be."""
        return Deal(self, self.beginning)

    def left_of(self, record: State, first: int) -> Deal:
        """What is left of the deal; ``first`` decides first."""
        return Deal(self, Step(record, deals=1), first)


class Deal(GameState):
    """What is left of a deal, judged as our own search judges it."""

    def returns(self) -> list[float]:
        """What the outcome is worth to each seat; nothing before the end."""
        out = np.zeros(self.num_players())
        if self.is_terminal():
            worths(self.step.state, out)
        each: list[float] = out.tolist()
        return each

    def returns_at_random(self, source: Source) -> NDArray[np.float64]:
        """The returns after random decisions from here on; this state stays as it is."""
        out = np.zeros(self.num_players())
        play_at_random(states.copy_of(self.step.state), self.first, source, out)
        return out


@functools.cache
def spread_of(key: str, players: int) -> float:
    """The standard deviation of outcomes under random play."""
    found, source = np.zeros((RANDOM_GAMES, players)), chance_from(1, "spread")
    for number, out in enumerate(found):
        play_at_random(true_record(matchwood.new(key, players=players, seed=number)), 0, source, out)
    return float(found.std())


def true_record(game: matchwood.Game) -> State:
    """The record behind a game, with every secret: for what deals, and for the bot that is shown all cards."""
    return states.copy_of(game._state)


class Rollouts(mcts.Evaluator):
    """One random game from where the tree ends."""

    def __init__(self, seed: int) -> None:
        self._source = chance_from(seed, "rollouts")

    def evaluate(self, state: Deal) -> NDArray[np.float64]:
        """The returns of a random game."""
        return state.returns_at_random(self._source)

    def prior(self, state: Deal) -> list[tuple[int, float]]:
        """Every legal action alike."""
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class OutOfTime(Exception):
    """The search has thought for as long as it may."""


class HonestSearch(ismcts.ISMCTSBot):
    """OpenSpiel's information-set search in Python, which also can stop by the clock."""

    def __init__(self, game: DealGame, seed: int) -> None:
        luck = np.random.RandomState(seed)
        super().__init__(game, Rollouts(seed), EXPLORATION * game.spread, NO_END, random_state=luck)
        self._deal = game
        self._source = chance_from(seed, "worlds")
        self.set_resampler(self.world)

    def world(self, state: Deal, player: int) -> Deal:
        """A world that the player could not tell from this one."""
        observed = state.observed(player)
        states.determinize(observed, self._source)
        return self._deal.left_of(observed, player)

    def get_state_key(self, state: Deal) -> tuple[int, bytes]:
        """What the player observes: it is found sooner than what he remembers, and so the peer thinks more."""
        player = state.current_player()
        return player, state.observed(player).tobytes()

    def action(self, state: Deal, iterations: int | None, deadline: float) -> int:
        """The action that was tried most often."""
        self.reset()
        self._root_node = self.create_new_node(state)
        done = 0
        while done < (iterations or NO_END) and (done < FEWEST_SIMULATIONS or time.thread_time() < deadline):
            self.run_simulation(self.sample_root_state(state))
            done += 1
        actions, shares = zip(*self.get_final_policy(state, self._root_node), strict=True)
        return int(self._random_state.choice(actions, p=shares))


class OpenSearch(mcts.MCTSBot):
    """OpenSpiel's search for games in which nothing is hidden, in Python, which also can stop by the clock."""

    def __init__(self, game: DealGame, seed: int) -> None:
        super().__init__(game, EXPLORATION * game.spread, NO_END, Rollouts(seed), random_state=np.random.RandomState(seed))

    def action(self, state: Deal, iterations: int | None, deadline: float) -> int:
        """The action that was tried most often, or is proven to be best."""
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
    """A bot of OpenSpiel at one of our tables, with so many simulations or seconds for a move."""

    search: type[HonestSearch] | type[OpenSearch]

    def __init__(self, game: matchwood.Game, seed: int, seconds: float | None, iterations: int | None) -> None:
        self.game, self.seconds, self.iterations = game, seconds, iterations
        self.adapted = DealGame(game.key, game.players)
        self.source = chance_from(seed, "peer")
        self.bot = self.search(self.adapted, seed)

    @abstractmethod
    def begin(self, view: matchwood.View) -> Deal:
        """The state to search from."""

    def choose(self, view: matchwood.View) -> str:
        """A legal move for the seat of this view."""
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
    """Knows what its seat may know: it is given the view, and nothing else of the game."""

    search = HonestSearch

    def begin(self, view: matchwood.View) -> Deal:
        """Any world that agrees with the view: the search resamples before each simulation."""
        assert view.seat is not None
        observed = view.state()
        states.determinize(observed, self.source)
        return self.adapted.left_of(observed, view.seat)


class Cheat(Peer):
    """Is shown all cards, and what others have decided in secret: no honest bot can do so; it is the ceiling."""

    search = OpenSearch

    def begin(self, view: matchwood.View) -> Deal:
        """The truth."""
        assert view.seat is not None
        return self.adapted.left_of(true_record(self.game), view.seat)


PEERS: dict[str, type[Peer]] = {"IS-MCTS": Honest, "MCTS shown all cards": Cheat}
