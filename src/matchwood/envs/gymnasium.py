"""One seat of a game as an environment of Gymnasium (docs/learning.md).

>>> import gymnasium, matchwood.envs.gymnasium
>>> env = gymnasium.make("matchwood/MatchMaster-v0", players=3, opponents="quick")
>>> observation, info = env.reset(seed=7)
>>> observation.shape, env.unwrapped.action_masks().sum()
((306,), np.int64(8))
>>> observation, reward, over, late, info = env.step(2)
>>> reward, over
(0.0, False)
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matchwood.api.bot import Bot, bot
from matchwood.cardgames.catalogue import keys, spec_of
from matchwood.engine.batches import DECISIONS
from matchwood.envs.episode import Episode
from matchwood.errors import BadPlayers, shown
from matchwood.external_bots.function_bot import ChooseMove, FunctionBot
from matchwood.external_bots.naming import checked_bot
from matchwood.external_bots.players import Player, player

try:
    import gymnasium
    from gymnasium import spaces

    from matchwood.envs.flat_space import flat_space
except ImportError as error:
    raise ImportError('matchwood.envs.gymnasium needs Gymnasium. In the folder of Matchwood: pip install ".[envs]"') from error

VERSION = 0
"""The version of the observations and decisions. It increases if their layout or meaning changes (docs/releases.md)."""
SEEDS = 2**32
SECONDS = 2.0
"""The time in which a program as an opponent has to answer."""
ITERATIONS = 5000
"""The maximum number of rollouts for a move of a built-in bot, so that equal seeds give equal games."""

Opponent = str | ChooseMove
"""The name of a bot, or a function that gets a view and returns a move."""


class SeatEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A game of one learning seat against chosen opponents.

    The observation is the vector of `Batch.observe`. An action is a decision, 0 to 63. `action_masks` returns the legal actions.
    Seats that decide at the same time are asked in the order of their numbers, as in a batch.
    The reward is the outcome of the seat at the end of the game, in the unit of `Batch.rewards_in`, and 0 before the end.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012  # declared so by Gymnasium

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "quick",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Create the environment.

        `seat` is the number of the learning seat; None chooses a seat for each game. `opponents` is one opponent for all other
        seats, or a list with one for each of them, clockwise from the learning seat. An opponent is the name of a bot or a function
        from a view to a move. After an illegal action the game ends, and the reward is `illegal_reward`, by default a reward that
        no legal game falls below. Raises UnknownGame, BadPlayers, BadOption, UnknownBot.
        """
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode must be 'ansi', 'rgb_array' or None, not {shown(render_mode)}")
        self._episode = Episode(game, players, options)
        if seat is not None and not 0 <= seat < self._episode.players:
            raise BadPlayers(f"the seat must be a number from 0 to {self._episode.players - 1}, not {shown(seat)}")
        self._fixed_seat, self.render_mode = seat, render_mode
        self._opponents = checked_opponents(opponents, self._episode.players)
        self._illegal_reward = self._episode.worst_outcome if illegal_reward is None else float(illegal_reward)
        space: Any = flat_space(self._episode.layout)
        self.observation_space = space
        self.action_space = spaces.Discrete(DECISIONS)
        self.seat = 0
        """The learning seat in the current game."""
        self._bots: dict[int, Player] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Start a new game. The seed determines the deals, the learning seat and the moves of the built-in bots."""
        super().reset(seed=seed)
        del options
        number = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.seat = int(self.np_random.integers(self._episode.players)) if self._fixed_seat is None else self._fixed_seat
        others = [(self.seat + place) % self._episode.players for place in range(1, self._episode.players)]
        self._bots = {seat: opponent_of(name, number * 10 + seat) for seat, name in zip(others, self._opponents, strict=True)}
        self._episode.begin(number)
        self._let_opponents_decide()
        return self._episode.flat(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Make a decision for the learning seat, and let the opponents decide until this seat has to decide again."""
        chosen = int(action)
        if not (0 <= chosen < DECISIONS and self.action_masks()[chosen]):
            return self._episode.flat(self.seat), self._illegal_reward, True, False, {**self._info(), "illegal": True}
        self._episode.decide(self.seat, chosen)
        self._let_opponents_decide()
        return self._episode.flat(self.seat), self._episode.outcomes()[self.seat], not self._episode.owing, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions as booleans, of shape (64,)."""
        return self._episode.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """Return the table as the learning seat sees it: as text, or as an array of shape (630, 1200, 3) of 8-bit colours."""
        if self.render_mode == "ansi":
            return self._episode.text(self.seat)
        return picture(self._episode, self.seat) if self.render_mode == "rgb_array" else None

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._episode.mask(self.seat), **self._episode.result()}

    def _let_opponents_decide(self) -> None:
        """Let the opponents decide until the learning seat has to decide, or the game is over."""
        while (owing := self._episode.owing) and (seat := owing[0]) != self.seat:
            view = self._episode.view(seat)
            for decision in view.spec.decisions(view.state(), seat, self._bots[seat].choose(view)):
                self._episode.decide(seat, decision)


def checked_opponents(opponents: Opponent | Sequence[Opponent], players: int) -> list[Opponent]:
    """Return an opponent for each other seat. Raises UnknownBot, and BadPlayers if their number is wrong."""
    several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
    listed: list[Opponent] = [*opponents] if several else [opponents] * (players - 1)  # type: ignore[list-item, misc]
    if len(listed) != players - 1:
        raise BadPlayers(f"give one opponent, or one for each of the {players - 1} other seats, not {len(listed)}")
    for opponent in listed:
        if isinstance(opponent, str):
            checked_bot(opponent)
    return listed


def opponent_of(opponent: Opponent, seed: int) -> Player:
    """Return the player for an opponent. `seed` determines the moves of a built-in bot."""

    def built_in(level: str) -> Bot:
        return bot(level, seed=seed, iterations=ITERATIONS)

    return player(opponent, built_in, SECONDS) if isinstance(opponent, str) else FunctionBot(repr(opponent), opponent)


def picture(episode: Episode, seat: int) -> NDArray[np.uint8]:
    """Return a picture of the table as a seat sees it, as an array of 8-bit colours of shape (630, 1200, 3)."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise ImportError(
            'the render mode rgb_array needs resvg-py and Pillow. In the folder of Matchwood: pip install ".[previews]" pillow'
        ) from error

    from matchwood.notebook.picture.question import question_picture

    png = svg_to_bytes(svg_string=question_picture(episode.view(seat)), skip_system_fonts=True)
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))


def name_of(key: str) -> str:
    """Return the name of a game's environment in the registry of Gymnasium.

    >>> name_of("the_match"), name_of("tycoon")
    ('matchwood/TheMatch-v0', 'matchwood/MatchstickTycoon-v0')
    """
    words = re.findall(r"\w+", spec_of(key).title)
    return f"matchwood/{''.join(words)}-v{VERSION}"


for _key in keys():
    if name_of(_key) not in gymnasium.registry:
        gymnasium.register(
            name_of(_key),
            entry_point="matchwood.envs.gymnasium:SeatEnv",
            vector_entry_point="matchwood.envs.gymnasium_vector:SeatVectorEnv",
            kwargs={"game": _key},
        )
