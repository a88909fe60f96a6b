"""A game of Matchwood and its states, with the interface of OpenSpiel."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np
import pyspiel

from matchwood.api.dealing import deal_from
from matchwood.api.view import View
from matchwood.cardgames.catalogue import specs
from matchwood.cardgames.spec import GameSpec, Value, range_of_shares
from matchwood.engine import states
from matchwood.engine.bits import members
from matchwood.engine.chance import CHANCE, Source
from matchwood.engine.states import State
from matchwood.engine.verbs import DEAL_DUE, NO_EYES
from matchwood.envs.openspiel.observer import MemoryObserver, Observer, fields_of, observer_of, text_of
from matchwood.envs.openspiel.parameters import defaults, options_in, own_in
from matchwood.envs.openspiel.steps import Step

LETTERS = "ABCDEFGH"
"""The letters of the seats in moves."""
MAX_DECISIONS = 64


class Game(pyspiel.Game):
    """A Matchwood game as an OpenSpiel game.

    ``fixed`` contains parameters that users cannot set.
    """

    def __init__(
        self, spec: GameSpec, kind: pyspiel.GameType, params: Mapping[str, Value], fixed: Mapping[str, Value] | None = None
    ) -> None:
        given = {**defaults(spec), **params, **(fixed or {})}
        own = own_in(given)
        self.spec, self.one_deal, self._by_rank = spec, own.one_deal, own.returns == "rank"
        players = spec.checked_players(given["players"])
        self.options = spec.checked_options(options_in(spec, given), players)
        self._recall = own.recall
        self.chances = [(number, 1.0 / own.deals) for number in range(own.deals)]
        self.beginning = Step(spec.fresh(players, self.options), kept=own.recall)
        lowest, highest, decisions = self._bounds(players)
        info = pyspiel.GameInfo(
            num_distinct_actions=MAX_DECISIONS,
            max_chance_outcomes=own.deals,
            num_players=players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=decisions,
        )
        super().__init__(type_of(spec, kind.short_name, kind.parameter_specification, own.recall), info, dict(params))

    def _bounds(self, players: int) -> tuple[float, float, int]:
        """Return the lowest and the highest utility, and the maximum number of decisions."""
        spec, options = self.spec, self.options
        ends = [*self.first_deals()] if self.one_deal else [None]
        if self._by_rank and type(spec).outcomes is not GameSpec.outcomes:
            ranges = [range_of_shares(players)]
        else:
            ranges = [spec.outcome_range(players, options, dealt) for dealt in ends]
        lows, highs = zip(*ranges, strict=True)
        return min(lows), max(highs), max(spec.max_decisions(players, options, dealt) for dealt in ends)

    def first_deals(self) -> Iterator[State]:
        """Yield states after the first deal: one of them for each possible number of cards."""
        state = states.copy_of(self.beginning.state)
        deal_from("0", 1, state)
        yield state

    def __deepcopy__(self, _memo: object) -> Game:
        return self  # `clone` copies all attributes of a state deeply, but the game is immutable

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> GameState:
        """Return the state of a new game before its first deal."""
        return GameState(self, self.beginning)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer | MemoryObserver:
        """Return an observer of the requested type.

        Raises ValueError if the observer would show the private information of all players.
        """
        del params
        return observer_of(self.spec, self.num_players(), self._recall, iig_obs_type)

    def dealt(self, step: Step, number: int) -> Step:
        """Make the next deal, and return the new step. The call ``matchwood.new(…, seed=number)`` deals the same cards."""
        state = states.copy_of(step.state)
        deal_from(str(number), step.deals + 1, state)
        return step.dealt(state, number)

    def world(self, state: GameState, player: int, chance: Source) -> GameState:
        """Return a random state that matches everything the player knows."""
        return state.at(state.step.world(player, chance))

    def utilities(self, state: State) -> list[float]:
        """Return each player's outcome minus the mean of all outcomes."""
        payoffs = np.zeros((2, self.num_players()), np.int64)
        states.payoff(state, payoffs)
        outcomes_of = functools.partial(GameSpec.outcomes, self.spec) if self._by_rank else self.spec.outcomes
        outcomes = outcomes_of(payoffs, self.options)
        utilities: list[float] = (outcomes - outcomes.mean()).tolist()
        return utilities


class GameState(pyspiel.State):
    """A state of a Matchwood game for OpenSpiel.

    Of several seats that have to decide, the seat ``first`` decides first, and then the lowest seat. A resampled state has no
    history.
    """

    def __init__(self, game: Game, step: Step, first: int = 0) -> None:
        super().__init__(game)
        self.matchwood = game
        self.first = first
        self._go_to(step)

    def _go_to(self, step: Step) -> None:
        self.step = step
        self._deal_due = step.phase == DEAL_DUE and not (step.deals and self.matchwood.one_deal)

    def current_player(self) -> int:
        """Return the current player. OpenSpiel defines special player numbers for deals and finished games."""
        owing = self.step.owing
        if not owing:
            return int(pyspiel.PlayerId.CHANCE if self._deal_due else pyspiel.PlayerId.TERMINAL)
        return self.first if self.first in owing else owing[0]

    def is_terminal(self) -> bool:
        """Return whether the game is over. The parameter ``one_deal`` ends the game before its second deal."""
        return not self.step.owing and not self._deal_due

    def _legal_actions(self, player: int) -> list[int]:
        return list(members(states.legal(self.step.state, player))) if player in self.step.owing else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the number and the probability of each deal. All deals are equally likely."""
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

    def returns(self) -> list[float]:
        """Return the utility of each player, or zeros before the end of the game."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return self.matchwood.utilities(self.step.state)

    def observed(self, eyes: int) -> State:
        """Return a record with only the information that the given player may know. For a spectator, pass the player number
        ``NO_EYES``.
        """
        return states.observed(self.step.state, eyes)

    def view(self, player: int) -> View:
        """Return a player's view of the game, for the built-in bots."""
        game = self.matchwood
        return View(game.spec.key, self.num_players(), player, game.options, self.observed(player).tobytes())

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> GameState:
        """Return a random state that matches everything the player knows.

        ``rng`` returns random numbers from [0, 1).
        """
        return self.matchwood.world(self, player, source_from(rng))

    def at(self, step: Step) -> GameState:
        """Return the state of this game at the given step."""
        return GameState(self.matchwood, step, self.first)

    def __str__(self) -> str:
        return f"{text_of(fields_of(self.matchwood.spec, self.observed(NO_EYES)))}\nafter: {self.history_str()}"


def source_from(rng: Callable[[], float]) -> Source:
    """Create a random number generator for the rules. OpenSpiel's generator provides the seed."""
    source = np.zeros(1, CHANCE)
    source["word"] = int(rng() * 2.0**53)
    return source


def type_of(spec: GameSpec, name: str, parameters: Mapping[str, Value], recall: int = 0) -> pyspiel.GameType:
    """Return the type of a game for OpenSpiel."""
    return pyspiel.GameType(
        short_name=name,
        long_name=spec.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.players[-1],
        min_num_players=spec.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=recall > 0,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def register() -> None:
    """Register all games of Matchwood's catalogue in OpenSpiel."""
    for key, spec in specs().items():
        register_game(type_of(spec, f"matchwood_{key}", defaults(spec)), functools.partial(Game, spec))


def register_game(kind: pyspiel.GameType, load: Callable[[pyspiel.GameType, Mapping[str, Value]], Game]) -> None:
    """Register a game in OpenSpiel. OpenSpiel calls the function ``load`` to create the game.

    OpenSpiel keeps a reference until after the end of Python, which a class survives.
    """

    class Loading:
        def __new__(cls, params: Mapping[str, Value] | None = None) -> Game:
            return load(kind, params or {})

    pyspiel.register_game(kind, Loading)
