"""A game that environments play decision by decision."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from matchwood.api.dealing import deal_from
from matchwood.api.game import checked_seed
from matchwood.api.view import View, booleans, flat_layout, flat_observation
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.pieces import Placed
from matchwood.engine import states, verbs
from matchwood.engine.states import Observation


class Episode:
    """A game that an environment can start again. Raises UnknownGame, BadPlayers, BadOption."""

    def __init__(self, key: str, players: int | None, options: Mapping[str, Any] | None) -> None:
        self.spec = spec_of(key)
        self.players = self.spec.usual_players if players is None else self.spec.checked_players(players)
        self.options = self.spec.checked_options(options, self.players)
        self._state = self.spec.fresh(self.players, self.options)
        self._luck = random.Random()

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the record as bytes. NumPy's own pickling omits the padding between the fields."""
        return {**vars(self), "_state": self._state.tobytes()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._state = states.state_from(state["_state"], self.spec.record)

    def begin(self, seed: int | None) -> None:
        """Start the game with the given seed. Equal seeds give equal deals, also in `matchwood.new`. Raises BadSeed.

        Without a seed, start the next game in the sequence of the last seed.
        """
        number = checked_seed(seed)
        if number is None:
            self._secret = str(self._luck.getrandbits(63))
        else:
            self._secret, self._luck = str(number), random.Random(number)
        self._state, self._deals = self.spec.fresh(self.players, self.options), 0
        self._deal_what_is_due()

    @property
    def seed(self) -> int:
        """The seed of the current game."""
        return int(self._secret)

    def _deal_what_is_due(self) -> None:
        while states.phase(self._state) == verbs.DEAL_DUE:
            self._deals += 1
            deal_from(self._secret, self._deals, self._state)

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that have to decide now."""
        return states.seats_owing(self._state)

    def decide(self, seat: int, decision: int) -> None:
        """Apply a legal decision of a seat, and make all deals that follow."""
        states.apply(self._state, seat, decision)
        self._deal_what_is_due()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return the action mask of a seat: 1 for each legal decision, else 0."""
        legal = int(states.legal(self._state, seat)) if seat in self.owing else 0
        return booleans(legal).astype(np.int8)

    @property
    def layout(self) -> tuple[Placed, ...]:
        """The parts of the game's flat observations (vectors of numbers)."""
        return flat_layout(self.spec, self.players).placed

    def flat(self, seat: int) -> NDArray[np.float32]:
        """Return the observation of a seat as a vector of numbers."""
        return flat_observation(self.spec, self.players, self._state, seat)

    @property
    def worst_outcome(self) -> float:
        """The lowest outcome that a seat can have, or a lower bound of it."""
        return self.spec.worst_outcome(self.players, self.options)

    def payoff(self) -> NDArray[np.int64]:
        """Return the ranks and the scores of all seats, as an array of shape (2, players). Before the end of the game, it is 0."""
        payoff = np.zeros((2, self.players), np.int64)
        if states.phase(self._state) == verbs.OVER:
            states.payoff(self._state, payoff)
        return payoff

    def result(self) -> dict[str, Any]:
        """Return the seed, and the ranks and scores of all seats. Before the end of the game, return an empty dictionary.

        The seed determines all cards, so that it is a secret until then. `matchwood.new` deals the same cards for it.
        """
        if self.owing:
            return {}
        ranks, scores = self.payoff()
        return {"seed": self.seed, "ranks": ranks, "scores": scores}

    def outcomes(self) -> list[float]:
        """Return the outcome of each seat, or zeros before the end of the game."""
        if states.phase(self._state) != verbs.OVER:
            return [0.0] * self.players
        return [float(outcome) for outcome in self.spec.outcomes(self.payoff(), self.options)]

    def view(self, seat: int) -> View:
        """Return the view of a seat."""
        return View(self.spec.key, self.players, seat, self.options, states.observed(self._state, seat).tobytes())

    def text(self, seat: int | None = None) -> str:
        """Return the table as a seat or a spectator sees it as text, with one line for each field."""
        table = self.spec.table(Observation(states.observed(self._state, verbs.NO_EYES if seat is None else seat)))
        parts: dict[str, Any] = msgspec.to_builtins(table)
        return "\n".join(f"{name}: {value}" for name, value in parts.items())
