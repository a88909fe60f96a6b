"""The specification of a game: everything except its rules."""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, ClassVar, NamedTuple, TypeAlias, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.contract import Contract, Happening, P, Part, Reason, Refusal, Result
from matchwood.cardgames.fields import Fields
from matchwood.cardgames.lessons import Lesson, lessons_in
from matchwood.cardgames.words import Words
from matchwood.engine import states
from matchwood.engine.bits import members
from matchwood.engine.flattening import Piece
from matchwood.engine.states import Observation, State
from matchwood.engine.whole_numbers import whole_number
from matchwood.errors import BadDeal, BadOption, BadPlayers, IllegalMove, shown

Value: TypeAlias = str | int | bool
Json: TypeAlias = dict[str, Any]
"""A JSON object of a record (docs/notation.md) or of a schema."""
USUAL_PLAYERS = 4
RANKED = "share of the others left behind"
"""The default unit of outcomes and of the verb ``worth``."""
MAX_DECISIONS_OF_A_GAME = 20_000
"""The default upper bound for the number of decisions in a game."""
MAX_LISTED_MOVES = 12
"""The maximum number of legal moves in an error message."""


@dataclass(frozen=True)
class Option:
    """A house rule that players may choose."""

    key: str
    values: tuple[Value, ...]
    default: Value | None
    """The default value. None: the default depends on the number of players."""
    research: bool = False
    """Whether the house rule is only for simulations."""
    idle_when: Mapping[str, Value] = field(default_factory=dict, hash=False)
    """With these values of other house rules, this house rule has no effect."""


class FirstGame(NamedTuple):
    """The number of players and the house rules for a person's first game."""

    players: int
    options: Mapping[str, Value]


class GameSpec(ABC):
    """The base class of all games."""

    key: ClassVar[str]
    title: ClassVar[str]
    players: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    record: ClassVar[np.dtype[np.void]]
    one_screen: ClassVar[bool] = False
    """Whether several players can share a screen, because all see the same cards."""
    first_game: ClassVar[FirstGame | None] = None
    """A new player's first game. None: the default game."""
    contract: ClassVar[Contract]
    pieces: ClassVar[Sequence[Piece] | None] = None
    """The parts of a flat observation. None: all fields of the record."""
    facts: ClassVar[Part | None] = None
    """Constants of the game that the page needs."""
    worth_in: ClassVar[str] = RANKED
    """The unit of the verb ``worth``."""
    score_in: ClassVar[str] = "score"
    """The unit of a score, in one word."""
    tiebreaks: ClassVar[Mapping[str, str]] = {}
    """The plural name of each tiebreak. The keys are fields of the result."""

    # --- moves -----------------------------------------------------------------------------------------------------------------

    def moves(self, state: State, seat: int) -> list[str]:
        """Return the texts of a seat's legal moves. By default, each move is one decision."""
        return [self.move_of(state, seat, (decision,)) for decision in members(states.legal(state, seat))]

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        """Return the decisions of a legal move. Raises IllegalMove."""
        for decision in members(states.legal(state, seat)):
            if self.move_of(state, seat, (decision,)) == move:
                return (decision,)
        allowed = self.moves(state, seat)
        raise IllegalMove(f"{shown(move)} is not a legal move here; legal moves are: {', '.join(allowed)}", allowed)

    def decisions_in(self, seats: Sequence[int], moves: Sequence[str]) -> Sequence[bytes | None] | None:
        """Return the decisions of all moves of a game, without the states of the game. Return None if this is not possible.

        `seats` has the seat of each move. If the moves are legal, the decisions are right. A text that is not a move gives None.
        """
        del seats, moves
        return None

    def after(self, state: State, seat: int, move: str) -> State:
        """Return the state after a legal move. Raises IllegalMove."""
        after = states.copy_of(state)
        for decision in self.decisions(state, seat, move):
            states.apply(after, seat, decision)
        return after

    @abstractmethod
    def move_of(self, state: State, seat: int, run: Sequence[int]) -> str:
        """Return the text of the move with the given decisions."""

    def begun(self, state: State, seat: int) -> tuple[State, Sequence[int]]:
        """Return the state before the seat's unfinished move, and the decisions already made in this move.

        Override the method if moves have several decisions. Do not change the state, which may be an observation.
        """
        del seat
        if state["midway"][0]:
            raise NotImplementedError(f"{self.title} has moves of several decisions, so its spec must implement `begun`")
        return state, ()

    def possible(self, state: State, seat: int) -> list[str]:
        """Return the legal moves that continue the seat's unfinished move."""
        before, made = self.begun(state, seat) if state["midway"][0] else (state, ())
        moves = self.moves(before, seat)
        if not made:
            return moves
        return [move for move in moves if tuple(self.decisions(before, seat, move)[: len(made)]) == tuple(made)]

    def forced(self, public: Observation) -> str | None:
        """Return the only legal move if all players know that it is the only one, else None."""
        del public
        return None

    def silence(self, public: Observation) -> str | None:
        """Return the default move of a seat that does not answer. Return None if the game has no default move."""
        del public
        return None

    def learned(self, before: Observation, after: Observation) -> bool:
        """Return whether a move may have revealed cards. `before` and `after` are observations of a spectator."""
        del before, after
        return True

    def order(self, state: State) -> Sequence[int]:
        """Return the order of the seats in which a game record lists simultaneous moves."""
        return range(int(state["players"][0]))

    # --- deals -----------------------------------------------------------------------------------------------------------------

    @abstractmethod
    def deal_given(self, state: State, deal: Mapping[str, Any]) -> None:
        """Deal the cards of a game record. If the deal is invalid, raise BadDeal and leave the state unchanged."""

    def check_deals(self, fresh: State, deals: Sequence[Mapping[str, Any]]) -> None:
        """Check the given deals of a new game. Raises BadDeal for the first invalid deal."""
        state = states.copy_of(fresh)
        for number, deal in enumerate(deals, 1):
            self.await_deal(state, number)
            try:
                self.deal_given(state, deal)
            except BadDeal as error:
                raise BadDeal(f"deal {number}: {error}", error.expected) from error

    def await_deal(self, state: State, number: int) -> None:
        """Prepare the state for a deal with the given number, counted from 1."""
        del state, number

    @abstractmethod
    def deal_made(self, state: State) -> Json:
        """Return the last deal in the format of a game record."""

    # --- observations ----------------------------------------------------------------------------------------------------------

    @abstractmethod
    def table(self, observation: Observation) -> Part:
        """Return the table as the observing seat or spectator sees it."""

    def seat_table(self, spectator: P, observation: Observation) -> P:
        """Return the table as a seat sees it. A subclass may build the result from `spectator`, the table that a spectator sees."""
        return cast(P, self.table(observation))

    @abstractmethod
    def story(self, before: Observation, after: Observation) -> Sequence[Happening]:
        """Return the events that a spectator saw between two observations."""

    def reasons(self, observation: Observation, seat: int, move: str) -> Sequence[Reason]:
        """Return the reasons for a legal move. Each reason must be true in every state that the seat considers possible."""
        del observation, seat, move
        return ()

    def result(self, state: State, ranks: list[int], scores: list[int]) -> Result:
        """Return the result of a finished game."""
        del state
        return self.contract.result(ranks, scores)

    def figures(self, happenings: Iterable[Happening]) -> dict[str, list[float]]:
        """Return the values of each statistic, with one value for each finished round."""
        del happenings
        return {}

    # --- outcomes --------------------------------------------------------------------------------------------------------------

    def outcome_in(self, options: Mapping[str, Value]) -> str:
        """Return the unit in which `outcomes` measures a result."""
        del options
        return RANKED

    def outcomes(self, payoffs: NDArray[np.int64], options: Mapping[str, Value]) -> NDArray[np.float64]:
        """Convert each seat's rank and score (from `verbs.payoff`) to the seat's outcome. A higher outcome is better.

        ``payoffs`` has the shape (…, 2, players), and the result (…, players).
        """
        del options
        ranks = payoffs[..., 0, :]
        return np.asarray((ranks[..., None, :] > ranks[..., :, None]).sum(axis=-1) / (ranks.shape[-1] - 1))

    def widest_outcome(self, players: int, options: Mapping[str, Value]) -> float:
        """Return the maximum distance between a seat's outcome and the mean outcome."""
        del players, options
        return 1.0

    def outcome_range(self, players: int, options: Mapping[str, Value], dealt: State | None = None) -> tuple[float, float]:
        """Return the lowest and the highest possible difference between a seat's outcome and the mean outcome of its game.

        With `dealt`, a state after the first deal, the game ends when its second deal is due.
        """
        del dealt
        if type(self).outcomes is GameSpec.outcomes:
            return range_of_shares(players)
        widest = self.widest_outcome(players, options)
        return -widest, widest

    def worst_outcome(self, players: int, options: Mapping[str, Value]) -> float:
        """Return a lower bound of a seat's outcome.

        The default is right if `outcomes` is not overridden, or if the mean outcome of a game is never below 0.
        """
        return 0.0 if type(self).outcomes is GameSpec.outcomes else self.outcome_range(players, options)[0]

    def max_decisions(self, players: int, options: Mapping[str, Value], dealt: State | None = None) -> int:
        """Return an upper bound for the number of decisions in a game. `dealt` has the same meaning as in `outcome_range`."""
        del players, options, dealt
        return MAX_DECISIONS_OF_A_GAME

    def sums_over_deals(self, options: Mapping[str, Value]) -> bool:
        """Return whether the outcome of a game is the sum of the outcomes of its deals."""
        del options
        return False

    # --- files of the game -----------------------------------------------------------------------------------------------------

    @property
    def package(self) -> str:
        """The name of the package with the game's files, or an empty text."""
        return type(self).__module__.rpartition(".")[0]

    @functools.cached_property
    def words(self) -> dict[str, str]:
        """The contents of the game's Fluent files ``words/<language>.ftl``. The keys are languages."""
        files = self._files("words", ".ftl")
        return {language: file.decode() for language, file in files.items()}

    @functools.cached_property
    def lessons(self) -> dict[str, Lesson]:
        """The lessons of the game, in the order of learning. The keys are their names. Raises ValueError for an invalid file."""
        return lessons_in(self._files("lessons", ".toml"))

    def _files(self, folder: str, ending: str) -> dict[str, bytes]:
        place = resources.files(self.package) / folder if self.package else None
        if place is None or not place.is_dir():
            return {}
        files = sorted((file for file in place.iterdir() if file.name.endswith(ending)), key=lambda file: file.name)
        return {file.name.removesuffix(ending): file.read_bytes() for file in files}

    def in_language(self, language: str) -> Words:
        """Return the texts of the game in one language."""
        return Words(self.words, language)

    @functools.cached_property
    def schema(self) -> Json:
        """The JSON Schema of the game's types."""
        contract = self.contract
        types = {
            "table": contract.table,
            "happening": contract.happenings,
            "refusal": contract.refusals,
            "reason": contract.reasons,
            "result": contract.result,
        }
        known = {name: kind for name, kind in types.items() if kind is not None}
        parts, named = msgspec.json.schema_components(known.values(), ref_template="#/$defs/{name}")
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"What {self.title} shows",
            "properties": {"options": self._options_schema, **dict(zip(known, parts, strict=True))},
            "$defs": named,
        }

    @property
    def _options_schema(self) -> Json:
        values = {option.key: {"enum": [*option.values]} for option in self.options}
        offered = [option.key for option in self.offered]
        return {"type": "object", "properties": values, "required": offered, "additionalProperties": False}

    def illegal(self, move: str, refusal: Refusal, allowed: Sequence[str]) -> IllegalMove:
        """Return an error that contains the reason in English and the legal moves."""
        names = [f"seat {seat}" for seat in range(self.players[-1])]
        reason = Fields(self.schema, self.in_language("en"), names, None).refusal(refusal)
        possible = ", ".join(allowed[:MAX_LISTED_MOVES]) + (", …" if len(allowed) > MAX_LISTED_MOVES else "")
        return IllegalMove(f"{shown(move)}: {reason} Possible: {possible}", allowed, refusal)

    # --- shared by all games ---------------------------------------------------------------------------------------------------

    def __copy__(self) -> GameSpec:
        """Return the same object, because a specification is immutable."""
        return self

    def __deepcopy__(self, memo: object) -> GameSpec:
        return self

    def fresh(self, players: int, options: Mapping[str, Value]) -> State:
        """Return the state of a new game with valid and complete options."""
        state = states.new_state(self.record)
        states.setup(state, players, self.option_numbers(options))
        return state

    def checked_players(self, players: object) -> int:
        """Return the number of players. Raises BadPlayers."""
        count = whole_number(players)
        if count is None or count not in self.players:
            allowed = f"{self.players[0]} to {self.players[-1]}" if len(self.players) > 1 else str(self.players[0])
            raise BadPlayers(f"{self.title} is for {allowed} players, not {shown(players)}", map(str, self.players))
        return count

    @property
    def usual_players(self) -> int:
        """The allowed number of players that is nearest to four."""
        return min(self.players, key=lambda number: abs(number - USUAL_PLAYERS))

    @property
    def offered(self) -> tuple[Option, ...]:
        """The house rules that the page and the terminal offer."""
        return tuple(option for option in self.options if not option.research)

    def idle_options(self, options: Mapping[str, Value]) -> tuple[str, ...]:
        """Return the keys of the house rules that have no effect with these options."""
        return tuple(option.key for option in self.offered if option.idle_when.items() & options.items())

    def default_of(self, option: Option, players: int) -> Value:
        """Return the default of a house rule."""
        del players
        assert option.default is not None
        return option.default

    def checked_options(self, options: Mapping[str, object] | None, players: int) -> dict[str, Value]:
        """Return the given options, and the defaults of all other options. Raises BadOption."""
        if options is not None and not isinstance(options, Mapping):
            raise BadOption(f"options must be an object with keys and values, not {shown(options)}")
        known = {option.key: option for option in self.options}
        chosen = {option.key: self.default_of(option, players) for option in self.offered}
        for key, value in (options or {}).items():
            if key not in known:
                offered = [option.key for option in self.offered]
                raise BadOption(f"{self.title} has no option {shown(key)}; it has {', '.join(offered)}", offered)
            values = known[key].values
            plain = value.item() if isinstance(value, np.generic) else value
            for possible in values:
                if type(possible) is type(plain) and possible == plain:
                    chosen[key] = possible
                    break
            else:
                listed = ", ".join(map(repr, values))
                raise BadOption(f"option {shown(key)} of {self.title} is one of {listed}, not {shown(value)}", map(str, values))
        return chosen

    def option_numbers(self, options: Mapping[str, Value]) -> NDArray[np.int64]:
        """Convert house rules to numbers: for each one, the index of the chosen value."""
        chosen = [options.get(option.key, option.default) for option in self.options]
        return np.array([option.values.index(value) for option, value in zip(self.options, chosen, strict=True)] or [0], np.int64)


class ReadingSpec(GameSpec):
    """The base class of games that explain why a move is illegal."""

    @staticmethod
    @abstractmethod
    def meant(state: State, move: str) -> bytes | None:
        """Parse a move into one byte for each decision, even if the move is illegal. Return None if the text is not a move."""

    @abstractmethod
    def refused(self, state: State, seat: int, move: str) -> IllegalMove:
        """Return an error that explains why a move is illegal."""

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        """Return the decisions of a legal move. Raises IllegalMove."""
        run = self.meant(state, move)
        if run is None or states.after(state, seat, run) is None:
            raise self.refused(state, seat, move)
        return tuple(run)

    def after(self, state: State, seat: int, move: str) -> State:
        """Return the state after a legal move. Raises IllegalMove."""
        run = self.meant(state, move)
        if run is None or (after := states.after(state, seat, run)) is None:
            raise self.refused(state, seat, move)
        return after


def range_of_shares(players: int) -> tuple[float, float]:
    """Return the lowest and the highest difference between a seat's share of seats with a worse rank and the mean share.

    The difference is highest if one seat wins and all others share the last rank: their shares are 1, 0, 0, …, with the mean
    1 / players. It is lowest for the last seat if no seats share a rank: then the mean share is 1/2, which is its maximum.

    >>> range_of_shares(4)
    (-0.5, 0.75)
    """
    return -0.5, 1 - 1 / players


def above_the_others(scores: NDArray[np.int64]) -> NDArray[np.float64]:
    """Subtract from each score the mean of the other players' scores. The array has the shape (…, players).

    >>> above_the_others(np.array([30, 10, 20])).tolist()
    [15.0, -15.0, 0.0]
    """
    players = scores.shape[-1]
    return np.asarray((players * scores - scores.sum(axis=-1, keepdims=True)) / (players - 1))
