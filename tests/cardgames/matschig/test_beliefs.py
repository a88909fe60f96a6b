"""What a passed-over hand shows about its cards, compared with all orders in which the cards may have been drawn."""

from __future__ import annotations

import random
from itertools import permutations, product

import numpy as np
import pytest

from matchwood.cardgames.matschig import beliefs
from matchwood.cardgames.matschig.deck import SAND, UMBRELLA, WATER
from matchwood.cardgames.matschig.table import TABLE
from matchwood.engine import states
from matchwood.engine.compiling import rule
from matchwood.engine.states import State

KINDS = {"W": WATER, "S": SAND, "-": UMBRELLA}
Event = tuple[str, str]
"""("pass", ""), ("lose", "W" or "S" or "-"), ("draw", "")."""


@rule
def learn_skip(state: State) -> None:
    beliefs.learn_skip(state[0], 0)


@rule
def lost(state: State, kind: int) -> None:
    state[0].cards[0] -= 1
    beliefs.learn_loss(state[0], 0, kind)


@rule
def drew(state: State) -> None:
    state[0].cards[0] += 1
    beliefs.learn_draw(state[0], 0)


def followed(start: int, events: list[Event]) -> np.ndarray:
    """Return the probabilities for a hand that starts with this many cards, after these events."""
    state = states.new_state(TABLE)
    state["cards"][0][0] = start
    for what, kind in events:
        if what == "pass":
            learn_skip(state)
        elif what == "lose":
            lost(state, KINDS[kind])
        else:
            drew(state)
    assert state["doubted"][0] == 1
    return np.array(state["beliefs"][0][0])


def credible(hand: str, start: int, events: list[Event]) -> float | None:
    """Return the share of the card orders with which the hand could be passed over each time, or None without such an order."""
    gone = [kind for what, kind in events if what == "lose"]
    draws = sum(what == "draw" for what, _ in events)
    cards = [*hand, *gone]
    assert start + draws == len(cards)
    good = possible = 0
    for order in permutations(range(len(cards))):
        held, coming, alive, agrees = set(order[:start]), list(order[start:]), True, True
        leaving = iter(range(len(hand), len(cards)))
        for what, _ in events:
            if what == "pass":
                agrees = agrees and not {"W", "S"} <= {cards[card] for card in held}
            elif what == "draw":
                held.add(coming.pop(0))
            else:
                card = next(leaving)
                alive = alive and card in held
                held.discard(card)
        possible += alive
        good += alive and agrees
    return good / possible if possible else None


def random_events(luck: random.Random) -> tuple[int, list[Event]]:
    """Return events that start with a pass, and have few enough cards to try all orders."""
    start = cards = luck.randint(1, 4)
    events: list[Event] = [("pass", "")]
    total = start
    for _ in range(luck.randint(2, 6)):
        what = luck.choice(["pass", "lose", "draw", "draw"])
        if what == "lose" and cards > 0:
            cards -= 1
            events.append((what, luck.choice("WS-")))
        elif what == "draw" and total < 6:
            cards, total = cards + 1, total + 1
            events.append((what, ""))
        elif what == "pass":
            events.append((what, ""))
    return start, events


@pytest.mark.parametrize("seed", range(25))
def test_the_probability_of_a_hand_equals_the_share_of_orders_that_agree_with_it(seed: int) -> None:
    start, events = random_events(random.Random(seed))
    size = start + sum(what == "draw" for what, _ in events) - sum(what == "lose" for what, _ in events)
    found = followed(start, events)
    compared = 0
    for water, sand in product(range(size + 1), repeat=2):
        if water + sand <= size:
            expected = credible("W" * water + "S" * sand + "-" * (size - water - sand), start, events)
            if expected is not None:
                compared += 1
                assert found[water, sand] == pytest.approx(expected, abs=1e-6)
    assert compared > 0


def test_a_passed_over_hand_lacks_water_or_sand_until_it_draws() -> None:
    found = followed(3, [("pass", "")])
    assert all(found[water, sand] == (water == 0 or sand == 0) for water in range(4) for sand in range(4 - water))


def test_each_of_three_cards_is_the_last_drawn_one_with_probability_one_third() -> None:
    found = followed(2, [("pass", ""), ("draw", "")])
    assert found[1, 1] == pytest.approx(2 / 3), "not the third card, which is neither"
    assert found[2, 1] == pytest.approx(1 / 3), "the sand"
    assert found[3, 0] == found[0, 3] == found[0, 0] == 1


def test_a_lost_umbrella_shows_nothing_and_lost_water_shows_that_it_was_in_the_hand() -> None:
    assert followed(3, [("pass", ""), ("lose", "-")])[1, 0] == 1
    found = followed(3, [("pass", ""), ("lose", "W")])
    assert (found[2, 0], found[0, 1], found[0, 2]) == (1, 0, 0)
