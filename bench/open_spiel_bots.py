"""OpenSpiel's searches as opponents: the honest one, and the one that is shown all cards.

Both roll out at random, as OpenSpiel's own evaluator does; here the rollout is played by our compiled rules, many times as quick as
through the adapter, in the peers' favour. A move that consists of several decisions is thought about as our own levels do it: a
decision that others may follow gets half of what is left to think, the last one all. Seconds are seconds of processor time.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod

import numpy as np
from numpy.typing import NDArray
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel_adapter import AdaptedGame, AdaptedState, true_record

import matchwood
from matchwood.bots.levels import may_go_on
from matchwood.engine import states
from matchwood.engine.bits import members
from matchwood.engine.chance import chance_from

EXPLORATION = 2.0
"""The constant of UCT, in units of the standard deviation of random outcomes."""

FEWEST_SIMULATIONS = 2
NO_END = 1 << 40


class Rollouts(mcts.Evaluator):
    """One random game from where the tree ends."""

    def __init__(self, seed: int) -> None:
        self._source = chance_from(seed, "rollouts")

    def evaluate(self, state: AdaptedState) -> NDArray[np.float64]:
        """The returns of a random game."""
        return state.returns_at_random(self._source)

    def prior(self, state: AdaptedState) -> list[tuple[int, float]]:
        """Every legal action alike."""
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class OutOfTime(Exception):
    """The search has thought for as long as it may."""


class HonestSearch(ismcts.ISMCTSBot):
    """OpenSpiel's information-set search in Python, which also can stop by the clock."""

    def __init__(self, game: AdaptedGame, seed: int, exploration: float) -> None:
        luck = np.random.RandomState(seed)
        super().__init__(game, Rollouts(seed), exploration, NO_END, random_state=luck)
        self.set_resampler(lambda state, player: state.resample_from_infostate(player, luck.random_sample))

    def action(self, state: AdaptedState, iterations: int | None, deadline: float) -> int:
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

    def __init__(self, game: AdaptedGame, seed: int, exploration: float) -> None:
        super().__init__(game, exploration, NO_END, Rollouts(seed), random_state=np.random.RandomState(seed))

    def action(self, state: AdaptedState, iterations: int | None, deadline: float) -> int:
        """The action that was tried most often, or is proven to be best."""
        self.max_simulations, self._deadline = iterations or NO_END, deadline
        try:
            root = self.mcts_search(state)
        except OutOfTime:
            root = self._root
        return int(root.best_child().action)

    def _apply_tree_policy(self, root: mcts.SearchNode, state: AdaptedState) -> object:
        self._root = root
        if root.explore_count >= FEWEST_SIMULATIONS and time.thread_time() >= self._deadline:
            raise OutOfTime
        return super()._apply_tree_policy(root, state)


class Peer(ABC):
    """A bot of OpenSpiel at one of our tables, with so many simulations or seconds for a move."""

    search: type[HonestSearch] | type[OpenSearch]

    def __init__(
        self,
        game: matchwood.Game,
        seed: int,
        seconds: float | None,
        iterations: int | None,
        exploration: float = EXPLORATION,
    ) -> None:
        self.game, self.seconds, self.iterations = game, seconds, iterations
        self.adapted = AdaptedGame({"game": game.key, "players": game.players})
        self.source = chance_from(seed, "peer")
        self.bot = self.search(self.adapted, seed, exploration)

    @abstractmethod
    def begin(self, view: matchwood.View) -> AdaptedState:
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
                share = 2 if may_go_on(observed, view.seat) else 1
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

    def begin(self, view: matchwood.View) -> AdaptedState:
        """Any world that agrees with the view: the search resamples before each simulation."""
        assert view.seat is not None
        return self.adapted.state_from(view.state(), view.seat, self.source)


class Cheat(Peer):
    """Is shown all cards, and what others have decided in secret: no honest bot can do so; it is the ceiling."""

    search = OpenSearch

    def begin(self, view: matchwood.View) -> AdaptedState:
        """The truth."""
        assert view.seat is not None
        return AdaptedState(self.adapted, true_record(self.game), view.seat)


PEERS: dict[str, type[Peer]] = {"IS-MCTS": Honest, "MCTS shown all cards": Cheat}
