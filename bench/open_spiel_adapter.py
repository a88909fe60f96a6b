"""Our games as OpenSpiel's programs see them, so that its searches can play them and its tests can try them.

The deal has been made already, and further deals end the game: the horizon is the round of MatchMaster and Matschig, the half of
The Match! and the whole game of Matchstick Tycoon. Returns are what our own search calls the worth of an outcome, in units of the
standard deviation that it has under random play: so one exploration constant suits all games, and the points do not matter.

Decisions owed at the same time are taken one after the other, and those that were taken stay hidden. What a player
knows is the record as the player observes it; the rules sample a world that agrees with it from that observation alone.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

import matchwood
from matchwood.engine import states
from matchwood.engine.bits import NONE, has, lowest, members
from matchwood.engine.chance import CHANCE, Source, chance_from, one_of
from matchwood.engine.compiling import rule
from matchwood.engine.states import State
from matchwood.engine.verbs import Record, apply, legal, owing, worth
from matchwood.terminal.parameters import DEFAULT, USUAL, values_of

MOST_DECISIONS = 64
LONGEST_GAME = 5000

RANDOM_GAMES = 400
"""From so many it is seen what outcomes differ by under random play."""

LARGEST, FARTHEST = {"matchmaster": 24.0, "tycoon": 1.0, "the_match": 1.0, "matschig": 400.0}, 100.0
"""No outcome is further from zero, before it is divided by the spread; in a game that is not named, by so many spreads. Where it is
exact, a search of OpenSpiel knows that nothing better can come."""


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


class Holder:
    """Holds a record, and copies it quickly."""

    __slots__ = ("record",)

    def __init__(self, record: State) -> None:
        self.record = record

    def __deepcopy__(self, _memo: object) -> Holder:
        return Holder(states.copy_of(self.record))


class AdaptedGame(pyspiel.Game):
    """One of our games from a deal on; the deal depends on the seed alone."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        key, players, options = given["game"], given["players"], given["options"]
        self.dealt = dealt(key, players, options, given["seed"])
        self.spread = spread_of(key, players, options)
        largest = LARGEST[key] / self.spread if key in LARGEST else FARTHEST
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_DECISIONS,
            max_chance_outcomes=0,
            num_players=given["players"],
            min_utility=-largest,
            max_utility=largest,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(TYPE, info, given)

    def __deepcopy__(self, _memo: object) -> AdaptedGame:
        return self  # OpenSpiel's `clone` of a state copies every attribute deeply; the game never changes

    def new_initial_state(self) -> AdaptedState:
        """The deal, everything in the open."""
        return AdaptedState(self, states.copy_of(self.dealt))

    def state_from(self, observed: State, seat: int, source: Source) -> AdaptedState:
        """A state that agrees with what the seat knows, from its observed record; the seat decides first."""
        states.determinize(observed, source)
        return AdaptedState(self, observed, seat)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        """Tells OpenSpiel what a player knows."""
        del iig_obs_type, params
        return Observer()


class AdaptedState(pyspiel.State):
    """A state of one of our games. Where several seats owe a decision, ``first`` decides first, then the lowest seat.

    A state made by resampling has no history.
    """

    def __init__(self, game: AdaptedGame, record: State, first: int = 0) -> None:
        super().__init__(game)
        self._matchwood = game
        self._holder = Holder(record)
        self._first = first
        self._due = int(states.owing(record))

    @property
    def record(self) -> State:
        """The record itself, with every secret."""
        return self._holder.record

    def current_player(self) -> int:
        """Whose decision it is."""
        due = self._due
        if not due:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._first if due >> self._first & 1 else (due & -due).bit_length() - 1

    def is_terminal(self) -> bool:
        """Whether a deal would be next, or the game is over."""
        return not self._due

    def _legal_actions(self, player: int) -> list[int]:
        return list(members(states.legal(self._holder.record, player))) if self._due >> player & 1 else []

    def _apply_action(self, action: int) -> None:
        record = self._holder.record
        states.apply(record, self.current_player(), action)
        self._due = int(states.owing(record))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seat {player} decides {action}"

    def returns(self) -> list[float]:
        """What the outcome is worth to each seat; nothing before the end."""
        out = np.zeros(self.num_players())
        if not self._due:
            worths(self._holder.record, out)
            out /= self._matchwood.spread
        each: list[float] = out.tolist()
        return each

    def returns_at_random(self, source: Source) -> NDArray[np.float64]:
        """The returns after random decisions from here on; this state stays as it is."""
        out = np.zeros(self.num_players())
        play_at_random(states.copy_of(self._holder.record), self._first, source, out)
        out /= self._matchwood.spread
        return out

    def observed(self, player: int) -> State:
        """The record as this player may know it."""
        return states.observed(self._holder.record, player)

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that the player knows: his observed record, in hexadecimal digits."""
        return self.observed(self.current_player() if player is None else player).tobytes().hex()

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> AdaptedState:
        """Another state that the player could not tell from this one; ``rng`` gives numbers from [0, 1)."""
        return self._matchwood.state_from(self.observed(player), self._first, source_from(rng))

    def __str__(self) -> str:
        return self._holder.record.tobytes().hex()


class Observer:
    """What a player knows, in the form in which OpenSpiel asks for it."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: AdaptedState, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: AdaptedState, player: int) -> str:
        """The information string."""
        return state.information_state_string(player)


def options_as_text(options: Mapping[str, object]) -> str:
    """House rules as OpenSpiel's parameters can hold them: ``rounds:short;overtrump:previous``."""
    return ";".join(f"{key}:{str(value).lower()}" for key, value in options.items())


def options_in(key: str, text: str) -> dict[str, Any]:
    """The house rules of such a text."""
    return values_of(key, dict(pair.split(":") for pair in text.split(";") if pair))


def dealt(key: str, players: int, options: str, seed: int) -> State:
    """The record of a game after its first deal."""
    return true_record(matchwood.new(key, players=players, seed=seed, options=options_in(key, options)))


@functools.cache
def spread_of(key: str, players: int, options: str) -> float:
    """The standard deviation of outcomes under random play: one unit of a return."""
    found, source = np.zeros((RANDOM_GAMES, players)), chance_from(1, "spread")
    for number, out in enumerate(found):
        play_at_random(dealt(key, players, options, number), 0, source, out)
    return float(found.std())


def source_from(rng: Callable[[], float]) -> Source:
    """A source of chance for the rules, begun from OpenSpiel's."""
    source = np.zeros(1, CHANCE)
    source["word"] = int(rng() * 2.0**53)
    return source


def true_record(game: matchwood.Game) -> State:
    """The record behind a game, with every secret: for what deals, and for the bot that is shown all cards."""
    return states.copy_of(game._state)


DEFAULTS = {"game": DEFAULT, "players": USUAL, "seed": 1, "options": ""}

TYPE = pyspiel.GameType(
    short_name="matchwood",
    long_name="Matchwood",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification=DEFAULTS,
)

pyspiel.register_game(TYPE, AdaptedGame)
