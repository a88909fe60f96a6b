"""Faults in deals and records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from matchwood.cardgames.contract import Result
from matchwood.engine import states
from matchwood.engine.states import State
from matchwood.engine.verbs import DEAL_DUE
from matchwood.errors import BadDeal
from tests.testing import hilo
from tests.testing.hilo_game import Hilo
from tests.testing.injecting import Counting, injects, of, wrapped


class DealsWithoutLeader(Hilo):
    """A game whose deals do not contain the leader."""

    def deal_made(self, state: State) -> dict[str, Any]:
        return {**super().deal_made(state), "leader": 0}


@injects("deal-lost")
def a_deal_lacks_the_leader(rules: SimpleNamespace) -> Hilo:
    return DealsWithoutLeader()


@injects("deal-draws-too-much")
def a_deal_draws_too_many_numbers(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, chance: Any) -> None:
        original(table, chance)
        for _ in range(200):
            hilo.draw(chance, 6)

    return wrapped(rules, "deal", change)


class IgnoresUnknownKeys(Hilo):
    """A game that ignores unknown keys of a deal."""

    def deal_given(self, state: State, deal: Mapping[str, Any]) -> None:
        super().deal_given(state, {key: value for key, value in deal.items() if key != "surplus"})


@injects("bad-deal-accepted")
def an_unknown_key_of_a_deal_is_ignored(rules: SimpleNamespace) -> Hilo:
    return IgnoresUnknownKeys()


@injects("bad-deal-crashed")
def a_deal_without_hands_raises_another_error(rules: SimpleNamespace) -> Hilo:
    return of(deal_given=lambda self, state, deal: Hilo.deal_given(self, state, {**deal, "hands": deal["hands"]}))(rules)


class StartsUncheckedDeals(Hilo):
    """A game that starts a given deal before it checks the deal."""

    def deal_given(self, state: State, deal: Mapping[str, Any]) -> None:
        before = states.copy_of(state)
        state["trick"] = 0
        try:
            super().deal_given(before, deal)
        finally:
            if before["phase"][0] != DEAL_DUE:
                state[:] = before


@injects("bad-deal-half-made")
def a_refused_deal_changes_the_state(rules: SimpleNamespace) -> Hilo:
    return StartsUncheckedDeals()


class RefusesGivenDeals(Hilo):
    """A game that refuses deals given in advance."""

    def check_deals(self, fresh: State, deals: Sequence[Mapping[str, Any]]) -> None:
        if len(deals) > 1:
            raise BadDeal("one deal is enough")


@injects("deals-refused")
def deals_in_advance_are_refused(rules: SimpleNamespace) -> Hilo:
    return of(players=(3,), check_deals=RefusesGivenDeals.check_deals)(rules)


class ResultWithTuple(Result, frozen=True):
    """A result with a field that JSON returns as a list."""

    rounds: tuple[int, ...]


def in_tuples(self: Hilo, state: State, ranks: list[int], scores: list[int]) -> ResultWithTuple:
    return ResultWithTuple(ranks, scores, (1, 2))


@injects("record-not-plain")
def a_result_contains_a_tuple(rules: SimpleNamespace) -> Hilo:
    return of(contract=Hilo.contract._replace(result=ResultWithTuple), result=in_tuples)(rules)


class ReadsNoDeals(Hilo):
    """A game that takes no deal from a list."""

    def check_deals(self, fresh: State, deals: Sequence[Mapping[str, Any]]) -> None:
        if deals:
            raise BadDeal("deals are made here, not given")


@injects("record-refused")
def a_record_cannot_be_read(rules: SimpleNamespace) -> Hilo:
    return ReadsNoDeals()


@injects("record-lost")
def a_loaded_game_shows_another_table(rules: SimpleNamespace) -> Hilo:
    return Counting()


@injects("seed-not-repeatable")
def moves_as_text_lead_to_another_state(rules: SimpleNamespace) -> Hilo:
    def decisions(self: Hilo, state: State, seat: int, move: str) -> tuple[int, ...]:
        run = Hilo.decisions(self, state, seat, move)
        return (run[0], 3 - run[1]) if len(run) > 1 else run

    return of(decisions=decisions)(rules)
