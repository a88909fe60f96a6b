"""Matchstick Tycoon as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np
from msgspec.structs import replace

from matchwood.cardgames.contract import Happening, P, Reason
from matchwood.cardgames.spec import Json, Option, ReadingSpec
from matchwood.cardgames.tycoon import advice, knowledge, notation, reasons, refusals, rules, view
from matchwood.cardgames.tycoon.contract import CONTRACT, Table
from matchwood.cardgames.tycoon.facts import FACTS
from matchwood.cardgames.tycoon.pieces import PIECES
from matchwood.cardgames.tycoon.table import COUNT, TABLE, TURN
from matchwood.engine import states, verbs
from matchwood.engine.compiling import uncompiled
from matchwood.engine.counts import things
from matchwood.engine.states import Observation, State, read
from matchwood.engine.verbs import MAX_PLAYERS
from matchwood.errors import IllegalMove


class MatchstickTycoon(ReadingSpec):
    """Climbing with numbers that matchsticks change: two to eight players, one deal."""

    key = "tycoon"
    title = "Matchstick Tycoon"
    players = tuple(range(2, MAX_PLAYERS + 1))
    options = (
        Option("equal_deal", (False, True), False),
        Option("revolution_at", (5, 4), 5),
        Option("expansion", ("none", "GH", "all"), "none"),
    )
    record = TABLE
    contract = CONTRACT
    pieces = PIECES
    facts = FACTS
    worth_in = "share of the others left behind"

    def moves(self, state: State, seat: int) -> list[str]:
        """Every legal move of a seat, as text."""
        return notation.moves(state, seat)

    meant = staticmethod(notation.decisions)

    def refused(self, state: State, seat: int, move: str) -> IllegalMove:
        """With the rule that forbids it, and what is possible instead."""
        allowed = refusals.instead(self.moves(state, seat))
        return self.illegal(move, refusals.refusal_of(read(state), seat, move), allowed)

    def move_of(self, state: State, seat: int, run: Sequence[int]) -> str:
        """The decisions of a move as text."""
        del seat
        return notation.move_of(read(state), run)

    def begun(self, state: State, seat: int) -> tuple[State, Sequence[int]]:
        """Before the number was named; then the number, the count if it is free, the cards chosen so far."""
        del seat
        table, before = read(state), states.copy_of(state)
        uncompiled(rules.forget_move)(before.view(np.recarray)[0])
        before["phase"] = TURN
        if table.phase == COUNT:
            return before, (table.named,)
        cards = [*things(table.chosen)]
        counted = () if table.count else (table.wanted + len(cards),)
        return before, (table.named, *counted, *(3 * kind for kind in cards))

    def forced(self, public: Observation) -> str | None:
        """To pass against the strongest number, to return a stick without cards."""
        return view.forced(public.fields)

    def learned(self, before: Observation, after: Observation) -> bool:
        """Not by a pass that somebody chose and that ended nothing."""
        return not view.only_passed(before.fields, after.fields)

    def deal_given(self, state: State, deal: Mapping[str, Any]) -> None:
        """Make a deal given by hand."""
        notation.deal_given(state, deal)

    def deal_made(self, state: State) -> Json:
        """The deal that has just been made."""
        return notation.deal_made(read(state))

    def table(self, observation: Observation) -> Table:
        """The table."""
        return view.table(observation.fields)

    def seat_table(self, spectator: P, observation: Observation) -> P:
        """With the hand."""
        eyes = int(observation.state["eyes"][0])
        return replace(spectator, hand=view.hand(eyes, observation.state["hands"][0].tolist()))

    def reasons(self, observation: Observation, seat: int, move: str) -> Sequence[Reason]:
        """What is certain and speaks for the move."""
        return reasons.reasons_for(self.table(observation), observation.fields.revolution_at, seat, move)

    def story(self, before: Observation, after: Observation) -> Sequence[Happening]:
        """What everybody saw happen."""
        return view.story(before.fields, after.fields)


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
