"""One seat of many games as a vector environment of Gymnasium (docs/learning.md).

>>> import gymnasium, matchwood.envs.gymnasium
>>> envs = gymnasium.make_vec("matchwood/MatchMaster-v0", num_envs=100, players=2, opponents="random")
>>> observations, infos = envs.reset(seed=1)
>>> observations.shape, infos["action_mask"].shape
((100, 230), (100, 64))
>>> observations, rewards, over, late, infos = envs.step(infos["action_mask"].argmax(axis=1))
>>> rewards.shape, int(over.sum())
((100,), 0)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from matchwood.api.batch import SEEDS
from matchwood.api.new_batch import batch
from matchwood.cardgames.catalogue import spec_of
from matchwood.engine.batches import DECISIONS, NO_SEAT
from matchwood.envs.flat_space import flat_space
from matchwood.envs.gymnasium import Opponent, checked_opponents, opponent_of
from matchwood.errors import BadPlayers, shown
from matchwood.external_bots.players import Player

Policies = Callable[[NDArray[np.float32], NDArray[np.bool_]], ArrayLike]
"""Chooses decisions for many games: from observations of shape (n, length) and legal decisions of shape (n, 64), one for each."""


class SeatVectorEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """Many games of one learning seat against chosen opponents, played by a batch.

    Observations, actions and rewards are those of `SeatEnv`. `infos["action_mask"]` has the legal actions, of shape
    (num_envs, 64).
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  # declared so by Gymnasium

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        policy: Policies | None = None,
        illegal_reward: float | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        render_mode: None = None,
    ) -> None:
        """Create the environment.

        `policy` chooses the decisions of all opponents in compiled speed; else `opponents` are those of `SeatEnv`, one for all
        other seats, or a list. The opponent "random" needs no views and is fast. Raises UnknownGame, BadPlayers, BadOption,
        UnknownBot, BadBatch.
        """
        self._batch = batch(game, num_envs, players=players, options=options, finished="freeze", threads=threads)
        self.num_envs = num_envs
        self._mode = AutoresetMode(autoreset_mode)
        self.metadata = {**type(self).metadata, "autoreset_mode": self._mode}
        if seat is not None and not 0 <= seat < self._batch.players:
            raise BadPlayers(f"the seat must be a number from 0 to {self._batch.players - 1}, not {shown(seat)}")
        self._fixed_seat, self._policy = seat, policy
        self._opponents = checked_opponents(opponents, self._batch.players)
        worst = spec_of(game).worst_outcome(self._batch.players, self._batch.options)
        self._illegal_reward = worst if illegal_reward is None else float(illegal_reward)
        self.single_observation_space = flat_space(self._batch.layout)
        self.single_action_space = spaces.Discrete(DECISIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.zeros(num_envs, np.int64)
        """The learning seat of each game."""
        self._over = np.zeros(num_envs, np.bool_)
        self._bots: dict[tuple[int, int], Player] = {}
        self._left: dict[int, tuple[int, ...]] = {}

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Start new games. The seed determines the deals, the learning seats and the moves of the built-in bots.

        With ``options={"reset_mask": …}``, only the games start again for which the array is true.
        """
        if isinstance(seed, list):
            raise ValueError("give one seed for all games, or None")
        super().reset(seed=seed)
        mask = (options or {}).get("reset_mask")
        where = np.ones(self.num_envs, np.bool_) if mask is None else np.asarray(mask, np.bool_)
        if mask is None:
            self._batch.reset(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        self._start(where, is_dealt=mask is None)
        self._over[where] = False
        return self._batch.observe(self.seats), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Make a decision for the learning seat of each game, and let the opponents decide until this seat has to decide again.

        After the end of a game, the actions for it are ignored until it starts again, according to `autoreset_mode`.
        """
        numbers, playing = np.asarray(actions, np.int64), ~self._over
        known = (numbers >= 0) & (numbers < DECISIONS)
        legal = known & self._batch.legal[np.arange(self.num_envs), np.where(known, numbers, 0)]
        self._batch.step(numbers, where=playing & legal)
        self._let_opponents_decide()
        ended, illegal = playing & self._batch.over, playing & ~legal
        rewards = np.where(ended, self._batch.rewards[np.arange(self.num_envs), self.seats], 0.0)
        rewards[illegal] = self._illegal_reward
        over = ended | illegal
        infos = self._results(ended)
        if illegal.any():
            infos["illegal"] = illegal
        if self._mode == AutoresetMode.NEXT_STEP:
            self._start(~playing)
            self._over = over
        elif self._mode == AutoresetMode.DISABLED:
            self._over |= over
        elif over.any():
            infos |= {"final_obs": self._batch.observe(self.seats), "_final_obs": over}
            self._start(over)
        return self._batch.observe(self.seats), rewards, over, np.zeros(self.num_envs, np.bool_), {**infos, **self._infos()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions as booleans, of shape (num_envs, 64)."""
        return self._batch.legal.copy()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._batch.legal.astype(np.int8)}

    def _results(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        if not ended.any():
            return {}
        batch = self._batch
        seeds = np.where(ended, batch.seeds, 0)  # the seed of a running game determines its hidden cards
        results = {"seed": seeds, "ranks": batch.ranks.copy(), "scores": batch.scores.copy()}
        return results | {f"_{name}": ended for name in results}

    def _start(self, where: NDArray[np.bool_], is_dealt: bool = False) -> None:
        """Start a new game where the array is true, and let the opponents decide."""
        if not where.any():
            return
        if not is_dealt:
            self._batch.reset(where=where)
        started = np.flatnonzero(where)
        drawn = self.np_random.integers(self._batch.players, size=len(started))
        self.seats[started] = drawn if self._fixed_seat is None else self._fixed_seat
        self._bots = {place: bot for place, bot in self._bots.items() if not where[place[0]]}
        for slot in started.tolist():
            self._left.pop(slot, None)
        self._let_opponents_decide()

    def _let_opponents_decide(self) -> None:
        seat = self._batch.seat
        while (others := (seat != NO_SEAT) & (seat != self.seats)).any():
            self._batch.step(self._decisions(others), where=others)

    def _decisions(self, others: NDArray[np.bool_]) -> NDArray[np.int64]:
        """Return the decision of the current opponent where the array is true."""
        decisions = np.zeros(self.num_envs, np.int64)
        if self._policy is not None:
            decisions[others] = self._policy(self._batch.observe()[others], self._batch.legal[others])
            return decisions
        legal = self._batch.legal[others]
        decisions[others] = (legal * self.np_random.random(legal.shape)).argmax(axis=1)
        if any(opponent != "random" for opponent in self._opponents):
            for slot in np.flatnonzero(others).tolist():
                decisions[slot] = self._decision(slot, int(self._batch.seat[slot]), int(decisions[slot]))
        return decisions

    def _decision(self, slot: int, seat: int, random: int) -> int:
        """Return the next decision of an opponent. A random opponent makes the decision `random`."""
        opponent = self._opponents[(seat - int(self.seats[slot])) % self._batch.players - 1]
        if opponent == "random":
            return random
        if not self._left.get(slot):
            if (slot, seat) not in self._bots:
                self._bots[slot, seat] = opponent_of(opponent, int(self._batch.seeds[slot]) * 10 + seat)
            view = self._batch.view(slot, seat)
            self._left[slot] = self._batch.decisions_of(slot, self._bots[slot, seat].choose(view))
        first, *rest = self._left[slot]
        self._left[slot] = tuple(rest)
        return first
