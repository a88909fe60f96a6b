"""Faults in observations and in sampled worlds."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from matchwood.engine.states import State
from matchwood.errors import IllegalMove
from tests.testing import hilo
from tests.testing.hilo import NO_CARD, PLAYING
from tests.testing.hilo_game import Hilo
from tests.testing.injecting import Injection, injects, observing, of, wrapped


@injects("observe-eyes")
def an_observation_does_not_name_its_observer(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        table.eyes = before.eyes

    return observing(rules, then)


@injects("observe-twice")
def each_observation_costs_a_point(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        table.points[0] -= 1

    return observing(rules, then)


@injects("spectator-sees-more")
def a_spectator_sees_the_first_hand(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        if seat < 0:
            table.hands[0] = before.hands[0]

    return observing(rules, then)


@injects("observe-hides-public")
def the_seat_to_decide_is_hidden(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        table.due = 0

    return observing(rules, then)


@injects("half-move-seen")
def a_bet_is_seen_before_it_is_made(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        table.midway, table.target = before.midway, before.target

    return observing(rules, then)


@injects("half-move-seen")
def a_begun_bet_is_seen_without_its_target(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        table.midway = before.midway

    return observing(rules, then)


@injects("secret-decision-seen")
def a_card_is_seen_before_all_are_laid(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        table.played = before.played

    return observing(rules, then)


@injects("world-looks-different")
def the_next_hand_is_seen(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        other = (seat + 1) % int(table.players)
        table.hands[other] = before.hands[other]

    return observing(rules, then)


@injects("world-looks-different")
def a_world_changes_the_own_hand(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, chance: Any) -> None:
        if table.eyes >= 0:
            table.hands[table.eyes] = int(table.hands[table.eyes]) ^ 0b111
        original(table, chance)

    return wrapped(rules, "determinize", change)


@injects("world-eyes")
def a_world_is_for_one_seat_only(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, chance: Any) -> None:
        eyes = int(table.eyes)
        original(table, chance)
        table.eyes = eyes

    return wrapped(rules, "determinize", change)


@injects("world-unplayable")
def the_other_hands_are_empty_in_a_world(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, chance: Any) -> None:
        eyes = int(table.eyes)
        original(table, chance)
        for seat in range(table.players):
            if seat != eyes:
                table.hands[seat] = 0

    return wrapped(rules, "determinize", change)


def sorting(eyes_of: Callable[[int], bool]) -> Injection:
    """Return a fault: for some observers, the first hidden hand of a world has lower cards than the others."""

    def inject(rules: SimpleNamespace) -> Hilo:
        def change(original: Any, table: Any, chance: Any) -> None:
            eyes = int(table.eyes)
            original(table, chance)
            hidden = [seat for seat in range(table.players) if seat != eyes and table.played[seat] == NO_CARD]
            if eyes_of(eyes):
                for seat, hand in zip(hidden, sorted(int(table.hands[seat]) for seat in hidden), strict=True):
                    table.hands[seat] = hand

        return wrapped(rules, "determinize", change)

    return inject


@injects("worlds-uneven", sampled=1)
def a_spectator_samples_some_worlds_too_often(rules: SimpleNamespace) -> Hilo:
    return sorting(lambda eyes: eyes < 0)(rules)


@injects("worlds-uneven", sampled=1)
def a_seat_samples_some_worlds_too_often(rules: SimpleNamespace) -> Hilo:
    sorting(lambda eyes: eyes >= 0)(rules)
    return of(players=(3,))(rules)


@injects("worlds-uneven", sampled=1)
def some_worlds_are_never_sampled(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, chance: Any) -> None:
        observation = table.copy()
        original(table, chance)
        while any(int(hand) in (0b110000, 0b1100, 0b11) for hand in table.hands) and observation.eyes < 0:
            for name in table.dtype.names:
                table[name] = observation[name]
            original(table, chance)

    return wrapped(rules, "determinize", change)


@injects("observation-tells-secret", sampled=1)
def the_dealt_hands_stay_in_the_observation(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        table.dealt = before.dealt

    return observing(rules, then)


@injects("moves-differ-for-the-seat")
def a_seat_does_not_see_its_own_cards(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        table.hands[:] = 0

    return observing(rules, then)


@injects("moves-tell-secret")
def a_high_hidden_card_makes_other_cards_illegal(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, seat: int) -> int:
        cards = int(original(table, seat))
        others = max(int(hand) for other, hand in enumerate(table.hands) if other != seat)
        return cards & -cards if table.phase == PLAYING and others > 0b10000 else cards

    return wrapped(rules, "legal", change)


class NamesTheOwner(Hilo):
    """A game whose refusals name the seat that has the card."""

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        try:
            return super().decisions(state, seat, move)
        except IllegalMove as error:
            hands = state["hands"][0].tolist()
            raise IllegalMove(f"{error}; the highest hand is that of seat {hands.index(max(hands))}", error.expected) from None


@injects("refusal-tells-secret")
def a_refusal_reveals_other_hands(rules: SimpleNamespace) -> Hilo:
    return NamesTheOwner()


@injects("suggest-peeks")
def advice_depends_on_other_hands(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, seat: int, chance: Any) -> int:
        cards = hilo.cards_in(hilo.legal(table, seat))
        others = [int(hand) for other, hand in enumerate(table.hands) if other != seat]
        return cards[0] if max(others) > int(table.hands[seat]) else cards[-1]

    return wrapped(rules, "suggest", change)
