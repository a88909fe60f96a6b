"""Faults in tables and happenings."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import ClassVar

from msgspec.structs import replace

from matchwood.cardgames.contract import Contract, Happening, Over, Rethink
from matchwood.engine import states
from matchwood.engine.states import State
from tests.testing.hilo import BET
from tests.testing.hilo_game import Bet, Chosen, Dealt, Hilo, Shown, Table
from tests.testing.injecting import Counting, injects, of, replace_points


@injects("table-unfit")
def the_table_contains_a_number_instead_of_a_text(rules: SimpleNamespace) -> Hilo:
    return of(table=lambda self, seen: replace_points(Hilo.table(self, seen), "none"))(rules)  # type: ignore[arg-type]


class UndeclaredHappening(Hilo):
    """A game that returns a happening missing in its contract."""

    contract = Contract(Table, Dealt | Bet | Chosen | Rethink | Over)


@injects("happening-type")
def a_happening_is_not_in_the_contract(rules: SimpleNamespace) -> Hilo:
    return UndeclaredHappening()


@injects("seat-table-unlike")
def a_seat_does_not_see_the_card_that_it_played(rules: SimpleNamespace) -> Hilo:
    return of(seat_table=lambda self, spectator, seen: replace(spectator, hand=self.table(seen).hand))(rules)


@injects("seat-table-unlike")
def a_seat_gets_a_table_of_the_wrong_type(rules: SimpleNamespace) -> Hilo:
    return of(seat_table=lambda self, spectator, seen: None)(rules)


@injects("table-remembers")
def a_table_counts_its_views(rules: SimpleNamespace) -> Hilo:
    return Counting()


class NamesRequestedCard(Hilo):
    """A game whose happenings name the card of the last request."""

    asked: ClassVar[int] = 0

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        NamesRequestedCard.asked = int(state["hands"][0, 0])
        return super().decisions(state, seat, move)

    def story(self, before: states.Observation, after: states.Observation) -> Sequence[Happening]:
        return [*super().story(before, after), Shown([str(NamesRequestedCard.asked)])]


@injects("story-remembers")
def the_happenings_contain_secrets(rules: SimpleNamespace) -> Hilo:
    return NamesRequestedCard()


@injects("story-silent")
def a_bet_gives_no_happening(rules: SimpleNamespace) -> Hilo:
    return of(story=lambda self, old, new: [] if old.fields.phase == BET else Hilo.story(self, old, new))(rules)


@injects("story-without-end")
def the_end_gives_no_happening(rules: SimpleNamespace) -> Hilo:
    return of(story=lambda self, *seen: [told for told in Hilo.story(self, *seen) if told.type != "over"])(rules)
