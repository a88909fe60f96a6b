"""The game specification of Matschig."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.contract import Happening, P, Reason
from matchwood.cardgames.matschig import (
    accounts,
    advice,
    figures,
    knowledge,
    moves,
    notation,
    reasons,
    refusals,
    rules,
    shields,
    view,
)
from matchwood.cardgames.matschig.accounts import MAX_DABS
from matchwood.cardgames.matschig.contract import CONTRACT, Table
from matchwood.cardgames.matschig.deck import COPIES, MUD_KINDS, SPLITS, UMBRELLA, WIND, WORTH, WORTHS
from matchwood.cardgames.matschig.pieces import PIECES
from matchwood.cardgames.matschig.table import (
    AIM,
    BEGIN_SHIELD,
    DEFENCE,
    MAX_PLAYERS,
    NEXT,
    NO_SEAT,
    TABLE,
    THROW,
    WINDOW,
)
from matchwood.cardgames.spec import FirstGame, Json, Option, ReadingSpec, Value, above_the_others, range_of_shares
from matchwood.engine import states, verbs
from matchwood.engine.compiling import uncompiled
from matchwood.engine.counts import things
from matchwood.engine.states import Observation, State, phase, read
from matchwood.errors import IllegalMove


@functools.lru_cache(100_000)
def _run(move: str, throw: str = "", add: str = "") -> bytes | None:
    """Return the decisions of a move, or None if the text is not a move.

    Some moves depend on the mud: on the throw, and on the card that was added.
    """
    word = move.partition(" ")[0]
    phase = {"throw": THROW, "add": WINDOW, moves.LET_FLY: WINDOW}.get(word, DEFENCE)
    mud = (*throw.split(" ")[1:3], *add.split(" ")[1:2])
    return moves._parse_move(moves.Situation(phase, mud), move)


SPLIT_NAMES = tuple("/".join(map(str, split)) for split in SPLITS)


class Matschig(ReadingSpec):
    """Matschig, a mud fight for three to six players."""

    key = "matschig"
    title = "Matschig"
    players = tuple(range(3, MAX_PLAYERS + 1))
    options = (
        Option("rounds", tuple(range(1, 13)), None, idle_when={"party": True}),
        Option("interrupt_order", ("clockwise", "target_first"), "clockwise"),
        Option("reopen_after_duck", (False, True), False),
        Option("on_stall", ("redraw", "end_round"), "redraw"),
        Option("open_pools", (False, True), False),
        Option("party", (False, True), False),
        Option("split", SPLIT_NAMES, SPLIT_NAMES[0], research=True),
    )
    first_game = FirstGame(3, {"rounds": 1, "open_pools": True})
    record = TABLE
    contract = CONTRACT
    pieces = PIECES
    worth_in = "points of mud less than the others' mean"

    def default_of(self, option: Option, players: int) -> Value:
        """Return the default of a house rule."""
        return players if option.key == "rounds" else super().default_of(option, players)

    def moves(self, state: State, seat: int) -> list[str]:
        """Return the texts of all legal moves."""
        return moves.moves(state, seat)

    @staticmethod
    def meant(state: State, move: str) -> bytes | None:
        """Parse a text into decisions. Return None if the text is not a move."""
        return moves.decisions(state, move)

    def refused(self, state: State, seat: int, move: str) -> IllegalMove:
        """Return the error that explains an illegal move."""
        allowed = refusals.instead(self.moves(state, seat))
        return self.illegal(move, refusals.refusal_of(read(state), seat, move), allowed)

    def move_of(self, state: State, seat: int, run: Sequence[int]) -> str:
        """Return the text of a move with the given decisions."""
        del seat
        return moves.move_of(moves.situation_of(state), run)

    def begun(self, state: State, seat: int) -> tuple[State, Sequence[int]]:
        """Return the state before an unfinished move, and the decisions of the move."""
        del seat
        table, before = read(state), states.copy_of(state)
        before["midway"] = 0
        if table.phase == AIM:
            before["phase"], before["pair"] = THROW, 0
            return before, (table.pair,)
        before["phase"] = DEFENCE
        uncompiled(shields.clear)(before.view(np.recarray)[0])
        made = [BEGIN_SHIELD]
        for number, group in enumerate(table.groups[: table.group + 1]):
            made += [NEXT] * (number > 0) + [*things(group)]
        return before, made

    def decisions_in(self, seats: Sequence[int], moves: Sequence[str]) -> Sequence[bytes | None]:
        """Return the decisions of all moves of a game. All cards that players offer to add to a mud are equal."""
        del seats
        runs: list[bytes | None] = []
        throw = add = ""
        for move in moves:
            begin = move[:2]
            runs.append(_run(move, throw, add) if begin in ("ad", "sh", "13") else _run(move))
            if begin == "th":
                throw, add = move, ""
            elif begin == "ad":
                add = move
        return runs

    def silence(self, public: Observation) -> str | None:
        """Return the move ``let``, which adds no card, if players must answer in an interrupt. Otherwise return None."""
        return moves.LET_FLY if phase(public.state) == WINDOW else None

    def order(self, state: State) -> Sequence[int]:
        """Return all seats clockwise, starting after the player who last aimed the mud."""
        aimer, players = int(state["aimer"][0]), int(state["players"][0])
        return [(aimer + 1 + place) % players for place in range(players)]

    def deal_given(self, state: State, deal: Mapping[str, Any]) -> None:
        """Deal the cards that a game record lists, or raise BadDeal."""
        notation.deal_given(state, deal)

    def await_deal(self, state: State, number: int) -> None:
        """Prepare the state for a given deal.

        In a party, treat each given deal as the first one, because the state does not show which players are out.
        """
        del number
        if state["party"][0]:
            for field, value in (("round_no", 0), ("first", NO_SEAT), ("dabs", 0), ("out_in", 0)):
                state[field] = value

    def deal_made(self, state: State) -> Json:
        """Return the last deal in the format of a game record."""
        return notation.deal_made(read(state))

    def table(self, observation: Observation) -> Table:
        """Return the table as the observer sees it."""
        return view.table(observation)

    def seat_table(self, spectator: P, observation: Observation) -> P:
        """Return the table as a player sees it: the spectator's table with the player's hand, answer and possible choices."""
        return view.seat_table(spectator, observation)

    def reasons(self, observation: Observation, seat: int, move: str) -> Sequence[Reason]:
        """Return the reasons for a move, based only on the player's knowledge."""
        return reasons.reasons_for(self.table(observation), seat, move)

    def story(self, before: Observation, after: Observation) -> Sequence[Happening]:
        """Return the public events between two observed states."""
        return view.story(before.fields, after.fields)

    def figures(self, happenings: Iterable[Happening]) -> dict[str, list[float]]:
        """Return the statistics of each finished round."""
        return figures.figures(happenings)

    def outcome_in(self, options: Mapping[str, Value]) -> str:
        """Name the unit of the values from the method `outcomes`."""
        return super().outcome_in(options) if options["party"] else "points of mud less than the others' mean"

    def outcomes(self, payoffs: NDArray[np.int64], options: Mapping[str, Value]) -> NDArray[np.float64]:
        """Return the mean points of the other players minus the player's points. With the house rule `party`, use ranks instead
        of points.
        """
        return super().outcomes(payoffs, options) if options["party"] else -above_the_others(payoffs[..., 1, :])

    def outcome_range(self, players: int, options: Mapping[str, Value], dealt: State | None = None) -> tuple[float, float]:
        """Return the lowest and the highest possible difference between an outcome and the mean outcome.

        If points count, the mean outcome is 0. The outcomes differ most if one player gets all mud cards of each round: this
        player has all points of mud, and each other player has 0.
        """
        if options["party"]:
            return range_of_shares(players)
        copies = COPIES[self._split(options)]
        mud = float((copies * WORTH)[:MUD_KINDS].sum()) * self._max_rounds(players, options, dealt)
        return -mud, mud / (players - 1)

    def worst_outcome(self, players: int, options: Mapping[str, Value]) -> float:
        """Return the lowest possible outcome: 0 if ranks count, else the default."""
        return 0.0 if options["party"] else super().worst_outcome(players, options)

    def max_decisions(self, players: int, options: Mapping[str, Value], dealt: State | None = None) -> int:
        """Return an upper bound for the number of decisions in a game.

        A throw lays one water card and one sand card of a round. It needs the decisions for the cards and the target, at most
        one answer of each other player, and one for the kind of the defence. Umbrellas need one decision each, and one more for
        each mud card. A duck is another decision. With the house rule `reopen_after_duck`, all other players answer again.
        """
        mud, umbrellas, specials = COPIES[self._split(options)][[0, UMBRELLA, WIND]].tolist()
        throws = mud * len(WORTHS)
        answers = players - 1
        of_throws = throws * (2 + answers + 1) + 2 * throws
        of_ducks = specials * (1 + (answers if options["reopen_after_duck"] else 0))
        of_umbrellas = umbrellas * (WIND - UMBRELLA)
        return int((of_throws + of_umbrellas + of_ducks) * self._max_rounds(players, options, dealt))

    @staticmethod
    def _split(options: Mapping[str, Value]) -> int:
        """Return the index of the chosen split of the cards."""
        return SPLIT_NAMES.index(str(options.get("split", SPLIT_NAMES[0])))

    @staticmethod
    def _max_rounds(players: int, options: Mapping[str, Value], dealt: State | None) -> int:
        """Return the maximum number of rounds.

        Each round of a party game gives at least one dab. Before its last round, at least two players have fewer than three dabs.
        """
        if dealt is not None:
            return 1
        return MAX_DABS * players - 1 if options["party"] else int(options["rounds"])


verbs.announce(
    TABLE,
    SimpleNamespace(
        **{name: getattr(rules, name) for name in ("setup", "deal", "legal", "apply")},
        payoff=accounts.payoff,
        observe=knowledge.observe,
        determinize=knowledge.determinize,
        suggest=advice.suggest,
        worth=advice.worth,
        mistake_cost=advice.mistake_cost,
        truncated=advice.truncated,
    ),
)
SPEC = Matschig()
