"""What a game brings along besides its rules: names, options, and how its records are written for people."""

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
from matchwood.errors import BadDeal, BadOption, BadPlayers, IllegalMove, shown

Value: TypeAlias = str | int | bool
Json: TypeAlias = dict[str, Any]
"""What stands in a record, as docs/notation.md has it, or a schema."""
USUAL_PLAYERS = 4
"""Players of a game for which no number is given; the nearest number that the game allows."""
MAX_LISTED_MOVES = 12
"""Possible moves that the error for a refused move lists."""


@dataclass(frozen=True)
class Option:
    """A house rule that players may choose."""

    key: str
    values: tuple[Value, ...]
    default: Value | None
    """None if it depends on the number of players."""
    research: bool = False
    """Not offered to people: for simulations only, and in a record only where it is not the default."""
    idle_when: Mapping[str, Value] = field(default_factory=dict, hash=False)
    """Values of other house rules. Where one of these rules has that value, this one changes nothing."""


class FirstGame(NamedTuple):
    """The first game of a newcomer: how many players it has, and house rules that make it shorter or easier to follow."""

    players: int
    options: Mapping[str, Value]


class GameSpec(ABC):
    """One game: everything that the rest of the house needs to know of it."""

    key: ClassVar[str]
    title: ClassVar[str]
    players: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    record: ClassVar[np.dtype[np.void]]
    one_screen: ClassVar[bool] = False
    """Whether nobody sees what another does not, so that several people can play at one screen."""
    first_game: ClassVar[FirstGame | None] = None
    """None if newcomers begin with the usual game."""
    contract: ClassVar[Contract]
    """The types of what is seen."""
    pieces: ClassVar[Sequence[Piece] | None] = None
    """What a flat observation is made of; None for the whole record."""
    facts: ClassVar[Part | None] = None
    """What is true at every table, for whoever draws one: the page of the game has it as a file, and its types."""
    worth_in: ClassVar[str]
    """What the verb ``worth`` counts, in words."""
    score_in: ClassVar[str] = "score"
    """What a score counts, in a word."""
    tiebreaks: ClassVar[Mapping[str, str]] = {}
    """Ways to decide a game that is level: the part of the result that is there where it was needed, and its plural in words."""

    # --- moves -----------------------------------------------------------------------------------------------------------------

    def moves(self, state: State, seat: int) -> list[str]:
        """Every legal move of a seat that owes a decision, as text, in a fixed order. By default a move is one decision."""
        return [self.move_of(state, seat, (decision,)) for decision in members(states.legal(state, seat))]

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        """The decisions that make up this move of a seat that owes one. Raises IllegalMove, saying why."""
        for decision in members(states.legal(state, seat)):
            if self.move_of(state, seat, (decision,)) == move:
                return (decision,)
        allowed = self.moves(state, seat)
        raise IllegalMove(f"{shown(move)} is not a legal move here; these are: {', '.join(allowed)}", allowed)

    def after(self, state: State, seat: int, move: str) -> State:
        """The state after this move of a seat that owes one. Raises IllegalMove, saying why.

        A game that makes that state to learn whether the move is legal hands it over, so that it is made once.
        """
        after = states.copy_of(state)
        for decision in self.decisions(state, seat, move):
            states.apply(after, seat, decision)
        return after

    @abstractmethod
    def move_of(self, state: State, seat: int, run: Sequence[int]) -> str:
        """The move that these decisions of the seat make up, as text."""

    def begun(self, state: State, seat: int) -> tuple[State, Sequence[int]]:
        """The state in which the move was begun of which the seat is in the middle, and the decisions of it that were made.

        A game whose moves have several decisions brings it along; in other games nobody is ever in the middle of a move. The state
        may be the seat's observation. It stays as it is.
        """
        del seat
        if state["midway"][0]:
            raise NotImplementedError(f"{self.title} has moves of several decisions: its spec needs the method `begun`")
        return state, ()

    def possible(self, state: State, seat: int) -> list[str]:
        """The moves that a seat that owes a decision can still make: in the middle of a move those that begin as it did."""
        before, made = self.begun(state, seat) if state["midway"][0] else (state, ())
        moves = self.moves(before, seat)
        if not made:
            return moves
        return [move for move in moves if tuple(self.decisions(before, seat, move)[: len(made)]) == tuple(made)]

    def forced(self, public: Observation) -> str | None:
        """The move of the seat on turn if it has no other and everybody can see that, from a spectator's observation."""
        del public
        return None

    def silence(self, public: Observation) -> str | None:
        """The move that it means to say nothing while everybody may answer something; None where every decision is waited for."""
        del public
        return None

    def learned(self, before: Observation, after: Observation) -> bool:
        """Whether anybody may have learned something about the cards by the move between two observations of a spectator.

        Where nobody has, the move can be taken back if all agree. To be on the safe side somebody always has.
        """
        del before, after
        return True

    def order(self, state: State) -> Sequence[int]:
        """The order in which decisions that are owed at the same time stand in a record; for games that have such decisions."""
        return range(int(state["players"][0]))

    # --- deals -----------------------------------------------------------------------------------------------------------------

    @abstractmethod
    def deal_given(self, state: State, deal: Mapping[str, Any]) -> None:
        """Make a deal given by hand. Raises BadDeal, and then the state is as it was."""

    def check_deals(self, fresh: State, deals: Sequence[Mapping[str, Any]]) -> None:
        """Look through the deals given by hand for a new game before it begins. Raises BadDeal, naming the deal."""
        state = states.copy_of(fresh)
        for number, deal in enumerate(deals, 1):
            self.await_deal(state, number)
            try:
                self.deal_given(state, deal)
            except BadDeal as error:
                raise BadDeal(f"deal {number}: {error}", error.expected) from error

    def await_deal(self, state: State, number: int) -> None:
        """Bring the state to where the deal of this number, counted from 1, is due; for games whose deals have several forms."""
        del state, number

    @abstractmethod
    def deal_made(self, state: State) -> Json:
        """The deal that has just been made, as it stands in a record."""

    # --- what is seen ----------------------------------------------------------------------------------------------------------

    @abstractmethod
    def table(self, observation: Observation) -> Part:
        """What lies on the table, as it is observed."""

    def seat_table(self, spectator: P, observation: Observation) -> P:
        """The table as a seat observes it, made from the one that a spectator sees at the same moment.

        By default nothing of it is used. A game in which a seat sees little more than a spectator answers faster so.
        """
        return cast(P, self.table(observation))

    @abstractmethod
    def story(self, before: Observation, after: Observation) -> Sequence[Happening]:
        """What everybody saw happen between two observations of a spectator."""

    def reasons(self, observation: Observation, seat: int, move: str) -> Sequence[Reason]:
        """What speaks for a legal move of the seat, from its own observation: only what is true in every world that agrees with
        it. By default nothing."""
        del observation, seat, move
        return ()

    def result(self, state: State, ranks: list[int], scores: list[int]) -> Result:
        """How the game ended, as `contract.result` has it."""
        del state
        return self.contract.result(ranks, scores)

    def figures(self, happenings: Iterable[Happening]) -> dict[str, list[float]]:
        """What a series of games is judged by besides results: under each name a number for every round. What everybody saw is
        told only if it is listened to."""
        del happenings
        return {}

    # --- what a result is worth ------------------------------------------------------------------------------------------------

    def outcome_in(self, options: Mapping[str, Value]) -> str:
        """What :meth:`outcomes` counts, in words."""
        del options
        return "share of the others left behind"

    def outcomes(self, payoffs: NDArray[np.int64], options: Mapping[str, Value]) -> NDArray[np.float64]:
        """How well each seat has done, more being better, of ranks and scores as the verb ``payoff`` writes them.

        ``payoffs`` has the shape (…, 2, players), the result (…, players).
        """
        del options
        ranks = payoffs[..., 0, :]
        return np.asarray((ranks[..., None, :] > ranks[..., :, None]).sum(axis=-1) / (ranks.shape[-1] - 1))

    def widest_outcome(self, players: int, options: Mapping[str, Value]) -> float:
        """No outcome is further than this from the mean of the outcomes of its game."""
        del players, options
        return 1.0

    def sums_over_deals(self, options: Mapping[str, Value]) -> bool:
        """Whether the outcome is a sum over deals that have nothing to do with each other, so that each can be judged by itself."""
        del options
        return False

    # --- what lies beside it ---------------------------------------------------------------------------------------------------

    @property
    def package(self) -> str:
        """The package of the module of the spec: the game's words lie in it, and perhaps its pictures. Empty without a package."""
        return type(self).__module__.rpartition(".")[0]

    @functools.cached_property
    def words(self) -> dict[str, str]:
        """What is said of the game, by language: the texts of its files ``words/<language>.ftl`` (docs/add_a_game.md).

        They are written in Fluent.
        """
        files = self._files("words", ".ftl")
        return {language: file.decode() for language, file in files.items()}

    @functools.cached_property
    def lessons(self) -> dict[str, Lesson]:
        """The lessons of the game by their names, in their order: its files ``lessons/<name>.toml``.

        Raises ValueError, naming the file that cannot be read.
        """
        return lessons_in(self._files("lessons", ".toml"))

    def _files(self, folder: str, ending: str) -> dict[str, bytes]:
        """What lies in a folder of the game, by name without its ending."""
        place = resources.files(self.package) / folder if self.package else None
        if place is None or not place.is_dir():
            return {}
        files = sorted((file for file in place.iterdir() if file.name.endswith(ending)), key=lambda file: file.name)
        return {file.name.removesuffix(ending): file.read_bytes() for file in files}

    def in_language(self, language: str) -> Words:
        """What is said of the game in one language."""
        return Words(self.words, language)

    @functools.cached_property
    def schema(self) -> Json:
        """The types of the game, as JSON Schema: its options, its table, each happening, each refusal, its result."""
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
        """House rules with the values that they may have; those for simulations only stand in a game where they were chosen."""
        values = {option.key: {"enum": [*option.values]} for option in self.options}
        offered = [option.key for option in self.offered]
        return {"type": "object", "properties": values, "required": offered, "additionalProperties": False}

    def illegal(self, move: str, refusal: Refusal, allowed: Sequence[str]) -> IllegalMove:
        """The error for a move that is refused, with the reason in English and what would be possible."""
        names = [f"seat {seat}" for seat in range(self.players[-1])]
        reason = Fields(self.schema, self.in_language("en"), names, None).refusal(refusal)
        possible = ", ".join(allowed[:MAX_LISTED_MOVES]) + (", …" if len(allowed) > MAX_LISTED_MOVES else "")
        return IllegalMove(f"{shown(move)}: {reason} Possible: {possible}", allowed, refusal)

    # --- shared by all games ---------------------------------------------------------------------------------------------------

    def __copy__(self) -> GameSpec:
        """A spec holds nothing that changes: there is one for each game."""
        return self

    def __deepcopy__(self, memo: object) -> GameSpec:
        return self

    def fresh(self, players: int, options: Mapping[str, Value]) -> State:
        """The state of a fresh game, for options that are complete and checked."""
        state = states.new_state(self.record)
        states.setup(state, players, self.option_numbers(options))
        return state

    def checked_players(self, players: object) -> int:
        """The number of players, if the game can be played by so many."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            allowed = f"{self.players[0]} to {self.players[-1]}" if len(self.players) > 1 else str(self.players[0])
            raise BadPlayers(f"{self.title} is for {allowed} players, not {shown(players)}", map(str, self.players))
        return players

    @property
    def usual_players(self) -> int:
        """How many play where nothing is said: four, or as near to that as the game allows."""
        return min(self.players, key=lambda number: abs(number - USUAL_PLAYERS))

    @property
    def offered(self) -> tuple[Option, ...]:
        """The house rules among which people choose."""
        return tuple(option for option in self.options if not option.research)

    def idle_options(self, options: Mapping[str, Value]) -> tuple[str, ...]:
        """The house rules that change nothing while the others are as they are."""
        return tuple(option.key for option in self.offered if option.idle_when.items() & options.items())

    def default_of(self, option: Option, players: int) -> Value:
        """What is played with so many players if nothing is said."""
        del players
        assert option.default is not None
        return option.default

    def checked_options(self, options: Mapping[str, object] | None, players: int) -> dict[str, Value]:
        """All options with their values, those that are not given by default."""
        if options is not None and not isinstance(options, Mapping):
            raise BadOption(f"options are given as an object of keys and values, not {shown(options)}")
        known = {option.key: option for option in self.options}
        chosen = {option.key: self.default_of(option, players) for option in self.offered}
        for key, value in (options or {}).items():
            if key not in known:
                offered = [option.key for option in self.offered]
                raise BadOption(f"{self.title} has no option {shown(key)}; it has {', '.join(offered)}", offered)
            values = known[key].values
            for possible in values:
                if type(possible) is type(value) and possible == value:
                    chosen[key] = possible
                    break
            else:
                listed = ", ".join(map(repr, values))
                raise BadOption(f"option {shown(key)} of {self.title} is one of {listed}, not {shown(value)}", map(str, values))
        return chosen

    def option_numbers(self, options: Mapping[str, Value]) -> NDArray[np.int64]:
        """The options as numbers: for each the place of its value in the catalogue."""
        chosen = [options.get(option.key, option.default) for option in self.options]
        return np.array([option.values.index(value) for option, value in zip(self.options, chosen, strict=True)] or [0], np.int64)


class ReadingSpec(GameSpec):
    """A game that reads what a move means before it asks whether the rules allow it, and says why they do not."""

    @staticmethod
    @abstractmethod
    def meant(state: State, move: str) -> bytes | None:
        """The decisions that this text means while this state lasts, legal or not, a byte each; None if it means none."""

    @abstractmethod
    def refused(self, state: State, seat: int, move: str) -> IllegalMove:
        """The error for a move that is not legal."""

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        """What is meant, if it is legal."""
        run = self.meant(state, move)
        if run is None or states.after(state, seat, run) is None:
            raise self.refused(state, seat, move)
        return tuple(run)

    def after(self, state: State, seat: int, move: str) -> State:
        """The state that was made to learn whether it is legal."""
        run = self.meant(state, move)
        if run is None or (after := states.after(state, seat, run)) is None:
            raise self.refused(state, seat, move)
        return after


def above_the_others(scores: NDArray[np.int64]) -> NDArray[np.float64]:
    """By how much each score is above the mean of the others, of scores in the shape (…, players).

    >>> above_the_others(np.array([30, 10, 20])).tolist()
    [15.0, -15.0, 0.0]
    """
    players = scores.shape[-1]
    return np.asarray((players * scores - scores.sum(axis=-1, keepdims=True)) / (players - 1))
