"""Faults in tables and stories."""

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
from tests.testing.sowing import Counting, of, replace_points, sown


@sown("table-unfit")
def the_table_holds_a_number_for_a_text(rules: SimpleNamespace) -> Hilo:
    return of(table=lambda self, seen: replace_points(Hilo.table(self, seen), "none"))(rules)  # type: ignore[arg-type]


class Improvising(Hilo):
    """It tells of something that its contract does not know."""

    contract = Contract(Table, Dealt | Bet | Chosen | Rethink | Over)


@sown("happening-type")
def something_is_told_that_is_not_in_the_contract(rules: SimpleNamespace) -> Hilo:
    return Improvising()


@sown("seat-table-unlike")
def a_seat_is_not_shown_the_card_that_it_played(rules: SimpleNamespace) -> Hilo:
    return of(seat_table=lambda self, spectator, seen: replace(spectator, hand=self.table(seen).hand))(rules)


@sown("seat-table-unlike")
def a_seat_is_shown_something_that_is_no_table(rules: SimpleNamespace) -> Hilo:
    return of(seat_table=lambda self, spectator, seen: None)(rules)


@sown("table-remembers")
def a_table_counts_how_often_it_was_seen(rules: SimpleNamespace) -> Hilo:
    return Counting()


class Gossip(Hilo):
    """Its story names a card that was asked for last."""

    asked: ClassVar[int] = 0

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        Gossip.asked = int(state["hands"][0, 0])
        return super().decisions(state, seat, move)

    def story(self, before: states.Observation, after: states.Observation) -> Sequence[Happening]:
        return [*super().story(before, after), Shown([str(Gossip.asked)])]


@sown("story-remembers")
def a_story_is_made_from_secrets(rules: SimpleNamespace) -> Hilo:
    return Gossip()


@sown("story-silent")
def nothing_is_told_of_a_bet(rules: SimpleNamespace) -> Hilo:
    return of(story=lambda self, old, new: [] if old.fields.phase == BET else Hilo.story(self, old, new))(rules)


@sown("story-without-end")
def the_end_is_not_told(rules: SimpleNamespace) -> Hilo:
    return of(story=lambda self, *seen: [told for told in Hilo.story(self, *seen) if told.type != "over"])(rules)
