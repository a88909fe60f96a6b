"""The game specification of Matchstick Tycoon."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np
from msgspec.structs import replace

from matchwood.cardgames.contract import Happening, P, Reason
from matchwood.cardgames.spec import Json, Option, ReadingSpec, Value
from matchwood.cardgames.tycoon import advice, knowledge, notation, reasons, refusals, rules, view
from matchwood.cardgames.tycoon.contract import CONTRACT, Table
from matchwood.cardgames.tycoon.facts import FACTS
from matchwood.cardgames.tycoon.hands import DECKS
from matchwood.cardgames.tycoon.pieces import PIECES
from matchwood.cardgames.tycoon.table import COUNT, TABLE, TURN
from matchwood.engine import states, verbs
from matchwood.engine.compiling import uncompiled
from matchwood.engine.counts import how_many, things
from matchwood.engine.states import Observation, State, read
from matchwood.engine.verbs import MAX_PLAYERS
from matchwood.errors import IllegalMove


@functools.lru_cache(100_000)
def _run(move: str, leads: bool) -> bytes | None:
    """Return the decisions of a move, or None if the text is not a move."""
    if move in notation.WORDS:
        return bytes((notation.WORDS[move],))
    play = notation.read_play(move)
    if play is None:
        return None
    number, cards = play
    return bytes((number, *([len(cards)] if leads else ()), *(3 * kind for kind in cards)))


_how_many = uncompiled(how_many)
EXPANSIONS = ("none", "GH", "all")


class MatchstickTycoon(ReadingSpec):
    """Matchstick Tycoon, in which matchsticks change the numbers on cards."""

    key = "tycoon"
    title = "Matchstick Tycoon"
    players = tuple(range(2, MAX_PLAYERS + 1))
    options = (
        Option("equal_deal", (False, True), False),
        Option("revolution_at", (5, 4), 5),
        Option("expansion", EXPANSIONS, "none"),
    )
    record = TABLE
    contract = CONTRACT
    pieces = PIECES
    facts = FACTS
    worth_in = "share of the others left behind"

    def moves(self, state: State, seat: int) -> list[str]:
        """Return the texts of all legal moves."""
        return notation.moves(state, seat)

    meant = staticmethod(notation.decisions)

    def refused(self, state: State, seat: int, move: str) -> IllegalMove:
        """Return the error that explains an illegal move."""
        allowed = refusals.instead(self.moves(state, seat))
        return self.illegal(move, refusals.refusal_of(read(state), seat, move), allowed)

    def move_of(self, state: State, seat: int, run: Sequence[int]) -> str:
        """Return the text of a move with the given decisions."""
        del seat
        return notation.move_of(read(state), run)

    def begun(self, state: State, seat: int) -> tuple[State, Sequence[int]]:
        """Return the state before an unfinished move, and the decisions that the seat has already made in the move."""
        del seat
        table, before = read(state), states.copy_of(state)
        uncompiled(rules.clear_move)(before.view(np.recarray)[0])
        before["phase"] = TURN
        if table.phase == COUNT:
            return before, (table.named,)
        cards = [*things(table.chosen)]
        counted = () if table.count else (table.wanted + len(cards),)
        return before, (table.named, *counted, *(3 * kind for kind in cards))

    def decisions_in(self, seats: Sequence[int], moves: Sequence[str]) -> Sequence[bytes | None]:
        """Return the decisions of all moves of a game.

        A seat leads if no cards were played before, or if the seat has acted since the last play: then the trick has ended.
        """
        runs: list[bytes | None] = []
        acted: set[int] | None = None
        for seat, move in zip(seats, moves, strict=True):
            leads = acted is None or seat in acted
            runs.append(_run(move, leads))
            if move not in notation.WORDS:
                acted = {seat}
            elif leads:
                acted = None
            elif acted is not None:
                acted.add(seat)
        return runs

    def forced(self, public: Observation) -> str | None:
        """Return the only legal move, if public information determines this move."""
        return view.forced(public.fields)

    def learned(self, before: Observation, after: Observation) -> bool:
        """Return whether a move may have revealed cards to other players."""
        return not view.only_passed(before.fields, after.fields)

    def deal_given(self, state: State, deal: Mapping[str, Any]) -> None:
        """Deal the hands that a game record lists. Raises `BadDeal` if the deal is invalid."""
        notation.deal_given(state, deal)

    def deal_made(self, state: State) -> Json:
        """Return the deal in the format of a game record."""
        return notation.deal_made(read(state))

    def table(self, observation: Observation) -> Table:
        """Return the table as the observer sees it."""
        return view.table(observation.fields)

    def seat_table(self, spectator: P, observation: Observation) -> P:
        """Add the player's hand to the public view of the table."""
        eyes = int(observation.state["eyes"][0])
        return replace(spectator, hand=view.hand(eyes, observation.state["hands"][0].tolist()))

    def reasons(self, observation: Observation, seat: int, move: str) -> Sequence[Reason]:
        """Return the reasons for a move, based on the player's knowledge."""
        return reasons.reasons_for(self.table(observation), observation.fields.revolution_at, seat, move)

    def story(self, before: Observation, after: Observation) -> Sequence[Happening]:
        """Return the public events between two observations of a game."""
        return view.story(before.fields, after.fields)

    def outcome_range(self, players: int, options: Mapping[str, Value], dealt: State | None = None) -> tuple[float, float]:
        """Return the differences of the last and the first place from the mean. Two players never share a place."""
        del players, options, dealt
        return -0.5, 0.5

    def max_decisions(self, players: int, options: Mapping[str, Value], dealt: State | None = None) -> int:
        """Return an upper bound for the number of decisions in a game.

        A play needs at most three decisions for each of its cards: the number, the size of the play, the card. After a play, each
        of the other players passes at most once before the trick ends. With blank cards, a leader with fewer than two matchsticks
        may have to pass: at most twice for each play, and twice before the end of the game. Each player has one matchstick at the
        start and takes one in each pass. Each matchstick is returned at most once, by one decision.
        """
        if dealt is None:
            cards = 15 * players if players <= 3 else _how_many(DECKS[EXPANSIONS.index(str(options["expansion"]))])
        else:
            cards = int(dealt["cards"][0].sum())
        passes = cards * (players - 1)
        if options["expansion"] == EXPANSIONS[-1]:
            passes += 2 * cards + 2 * players
        return int(3 * cards + 2 * passes + players)


verbs.announce(
    TABLE,
    SimpleNamespace(
        **{name: getattr(rules, name) for name in ("setup", "deal", "legal", "apply", "payoff")},
        observe=knowledge.observe,
        determinize=knowledge.determinize,
        suggest=advice.suggest,
        worth=advice.worth,
        mistake_cost=advice.mistake_cost,
    ),
)
SPEC = MatchstickTycoon()
