"""What every seat could look forward to: how a game ends on average if from some situation on all play sensibly.

The baseline is the games' own advice (the level ``quick``). It need not be strong: which value function is used decides how much
chance is taken out of a result, never whether the correction is fair (see :mod:`matchwood.analysis.luck`).
"""

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
"""As many as there may be."""


@dataclass(frozen=True)
class Mean:
    """The mean of some playouts for each seat, and its variance."""

    value: Floats
    variance: Floats

    @classmethod
    def of(cls, outcomes: Floats) -> Mean:
        """Of outcomes in the shape (playouts, players); at least two playouts."""
        return cls(outcomes.mean(axis=0), outcomes.var(axis=0, ddof=1) / len(outcomes))


@dataclass(frozen=True)
class Prospects:
    """How situations of one game are judged: playouts for each, with chance that depends on the key alone.

    Where outcomes add up over the deals a playout ends with the deal that is being played, else with the game.
    """

    spec: GameSpec
    players: int
    options: Mapping[str, Value]
    playouts: int
    key: str

    def __reduce__(self) -> Any:
        """Games are known by their keys to other processes."""
        return _restored, (self.spec.key, self.players, dict(self.options), self.playouts, self.key)

    @property
    def by_deal(self) -> bool:
        """Whether each deal is judged by itself."""
        return self.spec.sums_over_deals(self.options)

    def now(self, situation: Situation) -> Mean:
        """From this true situation on."""
        return Mean.of(self._outcomes(situation, 0 if self.by_deal else ALL_DEALS, self.playouts))

    def before_deal(self, situation: Situation, playouts: int) -> Mean:
        """Before a deal that is due, over deals drawn at random."""
        return Mean.of(self._outcomes(situation, 1 if self.by_deal else ALL_DEALS, playouts))

    def effect(self, step: Step) -> Mean:
        """By how much the move was better than what the baseline would have done, for each seat, over worlds that the mover could
        not tell from the true one. Each step draws worlds of its own, so that the errors of steps are independent."""
        key = f"{self.key} {step.event}"
        deals_left = 0 if self.by_deal else ALL_DEALS
        made, usual = (
            self._outcomes(step.known, deals_left, self.playouts, key, step.seat, run, observed=True) for run in (step.run, ())
        )
        return Mean.of(made - usual)

    def _outcomes(
        self,
        situation: Situation,
        deals_left: int,
        playouts: int,
        key: str | None = None,
        seat: int = 0,
        run: tuple[int, ...] = (),
        observed: bool = False,
    ) -> Floats:
        room = np.zeros(2, self.spec.record)
        room[0] = states.state_from(situation.state, self.spec.record)[0]
        source = chance_from("prospects", self.key if key is None else key)
        word, moves = source["word"][0], np.array(situation.moves, np.int64)
        out = np.zeros((playouts, 2, self.players), np.int64)
        decisions = np.array(run, np.int64)
        roll_out_often(room, observed, seat, decisions, word, situation.deals, moves, deals_left, source, out)
        return self.spec.outcomes(out, self.options)


def prospects_of(game: Game, events: Sequence[Mapping[str, Any]], playouts: int, seed: int = 0) -> Prospects:
    """How the situations of this game are judged; chance depends on the seed and on the deals."""
    deals = [event["deal"] for event in events if "deal" in event]
    return Prospects(spec_of(game.key), game.players, game.options, playouts, json.dumps([seed, game.key, deals]))


def _restored(key: str, players: int, options: Mapping[str, Value], playouts: int, name: str) -> Prospects:
    return Prospects(spec_of(key), players, options, playouts, name)
