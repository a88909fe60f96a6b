"""A state of one of our games, as OpenSpiel's programs see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
import pyspiel

from matchwood.api.view import View
from matchwood.engine import states
from matchwood.engine.bits import members
from matchwood.engine.chance import CHANCE, Source
from matchwood.engine.states import State
from matchwood.engine.verbs import DEAL_DUE, NO_EYES
from matchwood.envs.openspiel.observer import table_of
from matchwood.envs.openspiel.steps import Step

if TYPE_CHECKING:
    from matchwood.envs.openspiel.game import Game

LETTERS = "ABCDEFGH"
"""Names of seats, as moves have them."""


class GameState(pyspiel.State):
    """A state of one of our games. Where several seats owe a decision, ``first`` decides first, then the lowest seat.

    A state made by resampling has no history, so it cannot be serialized.
    """

    def __init__(self, game: Game, step: Step, first: int = 0) -> None:
        super().__init__(game)
        self.matchwood = game
        self.first = first
        self._go_to(step)

    def _go_to(self, step: Step) -> None:
        self.step = step
        self._deal_due = step.phase == DEAL_DUE and not (step.deals and self.matchwood.one_deal)

    # --- whose decision --------------------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        """Whose decision it is."""
        owing = self.step.owing
        if not owing:
            return int(pyspiel.PlayerId.CHANCE if self._deal_due else pyspiel.PlayerId.TERMINAL)
        return self.first if self.first in owing else owing[0]

    def is_terminal(self) -> bool:
        """Whether the game is over, or with ``one_deal`` the next deal would be due."""
        return not self.step.owing and not self._deal_due

    def _legal_actions(self, player: int) -> list[int]:
        return list(members(states.legal(self.step.state, player))) if player in self.step.owing else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The numbers of the deals, all equally likely."""
        return self.matchwood.chances

    def _apply_action(self, action: int) -> None:
        if self._deal_due:
            self._go_to(self.matchwood.dealt(self.step, action))
        else:
            self._go_to(self.step.decided(self.current_player(), action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"deal {action}"
        before, run = self.step.run()
        if states.after(before, player, bytes([*run, action])) is None:
            return f"{LETTERS[player]} decides {action}"
        return f"{LETTERS[player]}: {self.matchwood.spec.move_of(before, player, [*run, action])}"

    # --- how it ended ----------------------------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """What the end is worth to each player; nothing before it."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return self.matchwood.utilities(self.step.state)

    # --- what a player knows ---------------------------------------------------------------------------------------------------

    def observed(self, eyes: int) -> State:
        """The record as this player, or ``NO_EYES``, may know it."""
        return states.observed(self.step.state, eyes)

    def view(self, player: int) -> View:
        """What our own bots choose from."""
        game = self.matchwood
        return View(game.spec.key, self.num_players(), player, game.options, self.observed(player).tobytes())

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> GameState:
        """Another state that the player could not tell from this one, each equally likely; ``rng`` gives numbers from [0, 1)."""
        return self.matchwood.world(self, player, source_from(rng))

    def at(self, step: Step) -> GameState:
        """The same game at another step."""
        return GameState(self.matchwood, step, self.first)

    def __str__(self) -> str:
        return f"{table_of(self.matchwood.spec, self.observed(NO_EYES))} after {self.history()}"


def source_from(rng: Callable[[], float]) -> Source:
    """A source of chance for the rules, begun from OpenSpiel's."""
    source = np.zeros(1, CHANCE)
    source["word"] = int(rng() * 2.0**53)
    return source
