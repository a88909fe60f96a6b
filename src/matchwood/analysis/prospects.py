"""Estimate each seat's expected result if all seats play sensibly."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from matchwood.analysis.replay import Situation, Step
from matchwood.api.game import Game
from matchwood.bots.baseline import roll_out_often
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.spec import GameSpec, Value
from matchwood.engine import states
from matchwood.engine.chance import chance_from

Floats: TypeAlias = NDArray[np.float64]

ALL_DEALS = 1000
"""A number of deals that no game reaches."""


@dataclass(frozen=True)
class Mean:
    """Each seat's mean outcome in several rollouts, with the variance of the mean."""

    value: Floats
    variance: Floats

    @classmethod
    def of(cls, outcomes: Floats) -> Mean:
        """Return the mean of an array of outcomes with the shape (rollouts, players).

        The array needs at least two rollouts.
        """
        return cls(outcomes.mean(axis=0), outcomes.var(axis=0, ddof=1) / len(outcomes))


@dataclass(frozen=True)
class Prospects:
    """Estimates the expected outcomes of a game by rollouts.

    Equal keys give equal random numbers. If the result is the sum of the outcomes of deals, a simulation ends with the current
    deal, else with the game.
    """

    spec: GameSpec
    players: int
    options: Mapping[str, Value]
    rollouts: int
    key: str

    def __reduce__(self) -> Any:
        """Let `pickle` store the game's key instead of the game's code."""
        return _restored, (self.spec.key, self.players, dict(self.options), self.rollouts, self.key)

    @property
    def by_deal(self) -> bool:
        """Whether the result is the sum of the outcomes of deals, so that the analysis can judge each deal separately."""
        return self.spec.sums_over_deals(self.options)

    def now(self, situation: Situation) -> Mean:
        """Return each seat's expected outcome from the given state of the game."""
        return Mean.of(self._outcomes(situation, 0 if self.by_deal else ALL_DEALS, self.rollouts))

    def before_deal(self, situation: Situation, rollouts: int) -> Mean:
        """Return each seat's expected outcome before the next deal, averaged over random deals."""
        return Mean.of(self._outcomes(situation, 1 if self.by_deal else ALL_DEALS, rollouts))

    def effect(self, step: Step) -> Mean:
        """Return how much each seat gains if a player makes this move and not a sensible move.

        Both moves are simulated in game states that agree with what the player could know.
        """
        key = f"{self.key} {step.event}"
        deals_left = 0 if self.by_deal else ALL_DEALS
        made, usual = (
            self._outcomes(step.known, deals_left, self.rollouts, key, step.seat, run, observed=True) for run in (step.run, ())
        )
        return Mean.of(made - usual)

    def _outcomes(
        self,
        situation: Situation,
        deals_left: int,
        rollouts: int,
        key: str | None = None,
        seat: int = 0,
        run: tuple[int, ...] = (),
        observed: bool = False,
    ) -> Floats:
        room = np.zeros(2, self.spec.record)
        room[0] = states.state_from(situation.state, self.spec.record)[0]
        source = chance_from("prospects", self.key if key is None else key)
        word, moves = source["word"][0], np.array(situation.moves, np.int64)
        out = np.zeros((rollouts, 2, self.players), np.int64)
        decisions = np.array(run, np.int64)
        roll_out_often(room, observed, seat, decisions, word, situation.deals, moves, deals_left, source, out)
        return self.spec.outcomes(out, self.options)


def prospects_of(game: Game, events: Sequence[Mapping[str, Any]], rollouts: int, seed: int = 0) -> Prospects:
    """Return an object that estimates the expected outcomes of a recorded game by rollouts."""
    deals = [event["deal"] for event in events if "deal" in event]
    return Prospects(spec_of(game.key), game.players, game.options, rollouts, json.dumps([seed, game.key, deals]))


def _restored(key: str, players: int, options: Mapping[str, Value], rollouts: int, name: str) -> Prospects:
    return Prospects(spec_of(key), players, options, rollouts, name)
