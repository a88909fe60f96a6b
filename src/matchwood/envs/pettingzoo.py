"""The games as environments of PettingZoo (docs/batches.md).

>>> from matchwood.envs import pettingzoo
>>> env = pettingzoo.env("matchmaster", players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter(max_iter=4):
...     observation, reward, termination, truncation, info = env.last()
...     env.step(observation["action_mask"].argmax())
>>> env.agent_selection
'seat_1'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from matchwood.engine.batches import DECISIONS
from matchwood.envs.episode import Episode
from matchwood.errors import IllegalMove, shown

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

    from matchwood.envs.flat_space import flat_space
except ImportError as error:
    raise ImportError(
        'matchwood.envs.pettingzoo needs PettingZoo and Gymnasium. In the folder of Matchwood: pip install ".[envs]"'
    ) from error

Observations = Literal["flat", "named"]
"""The form of an observation: one vector, or one array for each part."""

Idle = Literal["empty", "pass"]
"""The action mask of an agent that has nothing to decide: no action, or only the action `PASS`."""

PASS = DECISIONS
"""The action of an agent that has nothing to decide, with ``idle="pass"``."""
VERSION = 0


def env(
    key: str,
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    observations: Observations = "flat",
    render_mode: str | None = None,
    illegal_reward: float | None = None,
) -> AECEnv[str, Any, Any]:
    """Return an environment with PettingZoo's usual wrappers, in which one agent decides after another.

    The agents are ``seat_0``, ``seat_1``, … An observation contains ``observation`` (the vector of `Batch.observe`, or with
    ``observations="named"`` a dictionary of its parts) and ``action_mask`` (64 numbers, 1 for each legal decision). Agents get
    their rewards at the end of the game, in the unit of `Batch.rewards`. Then ``infos`` contains the ``seed`` of the game, and
    the ``ranks`` and ``scores`` of all seats. ``state()`` returns the observations of all agents as one vector.
    An illegal decision ends the game, and the agent gets ``illegal_reward``. By default this is a reward that no legal game
    falls below (`GameSpec.worst_outcome`). ``reset(seed=s)`` starts the game of ``matchwood.new(…, seed=s)``.
    Raises UnknownGame, BadPlayers, BadOption.
    """
    raw = raw_env(key, players=players, options=options, observations=observations, render_mode=render_mode)
    worst = raw.episode.worst_outcome if illegal_reward is None else float(illegal_reward)
    terminating = wrappers.TerminateIllegalWrapper(raw, illegal_reward=worst)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(terminating))


def raw_env(
    key: str,
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    observations: Observations = "flat",
    render_mode: str | None = None,
) -> TurnEnv:
    """Return the environment of :func:`env` without wrappers. An illegal decision raises IllegalMove."""
    return TurnEnv(key, players, options, observations, render_mode)


def parallel_env(
    key: str,
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    observations: Observations = "flat",
    render_mode: str | None = None,
    max_cycles: int | None = None,
    idle: Idle = "empty",
) -> CycleEnv:
    """Return an environment in which all agents that have to decide act in the same step.

    Other agents have an empty action mask, and their actions are ignored. With ``idle="pass"``, there is one more action,
    `PASS`, and only this action is legal for the other agents. Use it with libraries that refuse an empty mask, such as TorchRL.
    After an illegal or missing action, the agent's info contains ``illegal``, and an agent that has to decide is asked again.
    The game is truncated after ``max_cycles`` steps, and the infos then contain its ``seed``. Everything else is as in
    :func:`env`. Raises ValueError for another ``idle``.
    """
    return CycleEnv(key, players, options, observations, render_mode, max_cycles, idle)


class Seats:
    """The shared code of the turn-based and the parallel environment."""

    def __init__(
        self,
        key: str,
        players: int | None,
        options: Mapping[str, Any] | None,
        observations: Observations,
        render_mode: str | None,
        actions: int = DECISIONS,
    ) -> None:
        self.actions = actions
        self.episode = Episode(key, players, options)
        self.observations, self.render_mode = observations, render_mode
        self.metadata = {"name": f"matchwood_{key}_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.players)]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.state_space = flat_space(self.episode.layout * self.episode.players)

    def _space(self) -> spaces.Dict:
        layout = self.episode.layout
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        if self.observations == "named":
            pieces: dict[str, spaces.Space[Any]] = {
                piece.name: spaces.Box(piece.low, piece.high, piece.shape, np.float32) for piece in layout
            }
            return spaces.Dict({"observation": spaces.Dict(pieces), "action_mask": mask})
        return spaces.Dict({"observation": flat_space(layout), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the action space of an agent."""
        return self.action_spaces[agent]

    def seat(self, agent: str) -> int:
        """Return the seat of an agent."""
        return self.possible_agents.index(agent)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return the action mask of a seat: 1 for each legal action, else 0."""
        return self.episode.mask(seat)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the observation of an agent, and the mask of its legal decisions."""
        seat = self.seat(agent)
        flat: Any = self.episode.flat(seat)
        if self.observations == "named":
            flat = {piece.name: flat[piece.place].reshape(piece.shape) for piece in self.episode.layout}
        return {"observation": flat, "action_mask": self.mask(seat)}

    def state(self) -> NDArray[np.float32]:
        """Return the flat observations of all agents, one after the other, as one vector for a critic that sees all hands.

        The vector contains the secrets of all seats, but no cards that are hidden from all seats, such as a face-down pile.
        """
        return np.concatenate([self.episode.flat(seat) for seat in range(self.episode.players)])

    def render(self) -> str | None:
        """Return a spectator's table as text, or None without the render mode "ansi"."""
        return self.episode.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: the environment has no open resources."""


class TurnEnv(Seats, AECEnv[str, Any, Any]):
    """An environment in which the agents decide in turn, one agent in each step."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game with the given seed. Without a seed, the last given seed determines the next game."""
        del options
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.owing[0]]

    def step(self, action: Any) -> None:
        """Apply a decision of the selected agent. Raises IllegalMove."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        mask = self.episode.mask(self.seat(agent))
        if not (0 <= action < DECISIONS and mask[action]):
            legal = [*map(str, np.flatnonzero(mask).tolist())]
            raise IllegalMove(f"{agent} may not decide {action}; it may decide {', '.join(legal)}", legal)
        self.episode.decide(self.seat(agent), int(action))
        owing = self.episode.owing
        if owing:
            self.agent_selection = self.possible_agents[owing[0]]
        else:
            self.rewards = dict(zip(self.agents, self.episode.outcomes(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: self.episode.result() for agent in self.agents}
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()


class CycleEnv(Seats, ParallelEnv[str, Any, Any]):
    """An environment in which all agents that have to decide act in the same step."""

    def __init__(
        self,
        key: str,
        players: int | None,
        options: Mapping[str, Any] | None,
        observations: Observations,
        render_mode: str | None,
        max_cycles: int | None,
        idle: Idle,
    ) -> None:
        if idle not in get_args(Idle):
            raise ValueError(f"idle must be 'empty' or 'pass', not {shown(idle)}")
        super().__init__(key, players, options, observations, render_mode, DECISIONS + (idle == "pass"))
        self.max_cycles, self.idle = max_cycles, idle

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return the action mask of a seat. With ``idle="pass"``, `PASS` is legal for a seat that has nothing to decide."""
        mask = self.episode.mask(seat)
        return mask if self.idle == "empty" else np.append(mask, np.int8(not mask.any()))

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Start a new game with the given seed. Without a seed, the last given seed determines the next game."""
        del options
        self.episode.begin(seed)
        self.agents, self._cycles = self.possible_agents[:], 0
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Apply the decision of each agent whose turn it is."""
        agents, owing = self.agents, self.episode.owing
        masks = {agent: self.mask(self.seat(agent)) for agent in agents}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for agent, mask in masks.items():
            seat, action = self.seat(agent), actions.get(agent)
            if action is None or not (0 <= action < len(mask) and mask[action]):
                if mask.any():
                    infos[agent]["illegal"] = True
            elif seat in owing:
                self.episode.decide(seat, int(action))
        self._cycles += 1
        over = not self.episode.owing
        late = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        seen = {agent: self.observe(agent) for agent in agents}
        rewards = dict(zip(self.possible_agents, self.episode.outcomes(), strict=True))
        if over or late:
            self.agents = []
            result = self.episode.result() if over else {"seed": self.episode.seed}
            infos = {agent: {**info, **result} for agent, info in infos.items()}
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late), infos
