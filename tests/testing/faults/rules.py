"""Faults in the rules."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, ClassVar

from matchwood.engine.states import State
from matchwood.engine.verbs import MAX_PLAYERS
from tests.testing.hilo import BET, PLAYING
from tests.testing.hilo_game import Hilo
from tests.testing.injecting import injects, wrapped


@injects("crashed")
def advice_divides_by_zero(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "mistake_cost", lambda original, table: 1 / 0)


@injects("never-ends")
def the_last_round_is_never_reached(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, seat: int, decision: int) -> None:
        table.rounds = 100
        original(table, seat, decision)

    return wrapped(rules, "apply", change)


@injects("nobody-owes")
def the_leader_has_nothing_to_decide(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, chance: Any) -> None:
        original(table, chance)
        table.due = 0

    return wrapped(rules, "deal", change)


@injects("owing-unfit")
def a_seat_outside_the_game_has_to_decide(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "owing", lambda original, table: original(table) | 1 << MAX_PLAYERS)


@injects("owing-without-legal")
def the_leader_has_no_legal_decision(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "legal", lambda original, table, seat: 0 if table.phase == BET else original(table, seat))


@injects("legal-without-owing")
def a_seat_with_nothing_to_decide_can_play(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "legal", lambda original, table, seat: original(table, seat) or 1)


@injects("legal-unfit")
def legal_decisions_are_not_one_word(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "legal", lambda original, table, seat: original(table, seat) and original(table, seat) - (1 << 40))


@injects("apply-changes-frame")
def a_decision_changes_the_observer(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, seat: int, decision: int) -> None:
        original(table, seat, decision)
        table.eyes = seat

    return wrapped(rules, "apply", change)


@injects("apply-does-nothing")
def a_pass_does_nothing(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, seat: int, decision: int) -> None:
        if table.phase != BET or decision:
            original(table, seat, decision)

    return wrapped(rules, "apply", change)


@injects("asking-changes-state")
def a_call_of_worth_costs_a_point(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, seat: int) -> float:
        table.points[seat] -= 1
        return float(original(table, seat))

    return wrapped(rules, "worth", change)


@injects("not-repeatable")
def a_deal_draws_from_the_global_generator(rules: SimpleNamespace) -> Hilo:
    luck = random.Random(1)

    def change(original: Any, table: Any, chance: Any) -> None:
        original(table, chance)
        table.leader = luck.randrange(table.players)
        table.due = 1 << int(table.leader)

    return wrapped(rules, "deal", change)


class CountsAllDecisions(Hilo):
    """A game whose moves depend on the number of decisions in all games."""

    made: ClassVar[int] = 0

    def moves(self, state: State, seat: int) -> list[str]:
        moves = super().moves(state, seat)
        return moves[::-1] if CountsAllDecisions.made % 2 else moves


@injects("clone-not-independent")
def moves_depend_on_what_was_played_elsewhere(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, seat: int, decision: int) -> None:
        CountsAllDecisions.made += 1
        original(table, seat, decision)

    wrapped(rules, "apply", change)
    return CountsAllDecisions()


@injects("order-matters")
def the_first_to_play_gets_a_point(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, seat: int, decision: int) -> None:
        if table.phase == PLAYING and int(table.due).bit_count() == table.players:
            table.points[seat] += 1
        original(table, seat, decision)

    return wrapped(rules, "apply", change)


@injects("same-time-not-owed")
def a_secret_high_card_makes_other_cards_illegal(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, seat: int) -> int:
        cards = int(original(table, seat))
        return cards & -cards if table.phase == PLAYING and max(table.played.tolist()) > 2 else cards

    return wrapped(rules, "legal", change)
