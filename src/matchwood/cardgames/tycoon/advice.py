"""Quick sensible decisions in Matchstick Tycoon for simulated games, and their evaluation."""

from __future__ import annotations

import numpy as np

from matchwood.cardgames.tycoon.digits import Kind, Number
from matchwood.cardgames.tycoon.hands import COSTS, EXACTLY, MAX_CARD_STICKS, WITHIN, Cards, can_show
from matchwood.cardgames.tycoon.rules import MAX_PLAY_CARDS, legal, table_is_empty
from matchwood.cardgames.tycoon.table import COUNT, PASS, TURN, Table
from matchwood.engine.bits import NONE, Bits, bit, has, highest, lowest, size, without_lowest
from matchwood.engine.chance import Chance, unit
from matchwood.engine.compiling import rule
from matchwood.engine.counts import from_kind, how_many, one, places_of_kinds

# The value of keeping a card, in normal and in reversed order. Matchsticks change a 1 into nearly any number.
KEEP_VALUES = np.array(
    [
        # 0   1     2     3     4    5    6     7    8    A    b    C    d    F    G    H    =    _
        [0.0, 0.95, 0.15, 0.85, 0.3, 0.3, 0.55, 0.5, 0.5, 0.6, 0.7, 0.8, 0.85, 1.0, 1.0, 1.1, 0.5, 0.6],
        [1.0, 0.95, 0.85, 0.8, 0.75, 0.65, 0.6, 0.6, 0.4, 0.35, 0.3, 0.3, 0.2, 0.1, 0.1, 0.0, 0.4, 0.5],
    ]
)

SCARCE_STICK_PRICE, SPARE_STICK_PRICE = 0.15, -0.1
"""The price of a matchstick: for a player with few matchsticks, and for one with many."""

GROUP_BONUS = 0.35
"""The bonus for each card after the first one when a player leads."""

FINISH_BONUS = 10.0


@rule
def suggest(table: Table, seat: int, chance: Chance) -> int:
    """Return a sensible decision of the seat."""
    possible = legal(table, seat)
    if size(possible) == 1:
        return lowest(possible)
    if table.phase == COUNT:
        return sensible_count(table, seat, possible)
    if table.phase == TURN and table_is_empty(table):
        return sensible_lead(table, seat, possible, chance)
    if table.phase == TURN:
        return sensible_answer(table, seat, possible, chance)
    return sensible_card(table, seat, possible)


@rule
def price_of_card(table: Table, seat: int, kind: Kind, number: Number) -> float:
    """Return the price of playing a card, including the price of its matchsticks."""
    sticks = SCARCE_STICK_PRICE if table.cards[seat] > 2 * table.sticks[seat] else SPARE_STICK_PRICE
    return KEEP_VALUES[table.order, kind] + sticks * COSTS[kind, number]  # type: ignore[no-any-return]


@rule
def best_cards(table: Table, seat: int, cards: Cards, number: Number, count: int) -> tuple[float, Kind]:
    """Find the cheapest cards that show a number. Return the mean price and the lowest kind of the found cards."""
    total, first = 0.0, 99
    usable = cards & WITHIN[number, min(table.sticks[seat] - table.spent, MAX_CARD_STICKS)]
    for _ in range(count):
        lowest_price, best = 1e9, -1
        places = places_of_kinds(usable)
        while places != NONE:
            kind = lowest(places) // 3
            places = without_lowest(places)
            price = price_of_card(table, seat, kind, number)
            if price < lowest_price:
                lowest_price, best = price, kind
        if best < 0:
            break
        usable -= one(best)
        total += lowest_price
        first = min(first, best)
    return total / count, first


@rule
def price_of_finish(table: Table, seat: int, number: Number) -> float:
    """Return a negative price if the player can play the whole hand, else 0."""
    cards, hand = table.cards[seat], table.hands[seat]
    if cards > MAX_PLAY_CARDS or (table.count and table.count != cards) or not can_show(hand, number, cards, table.sticks[seat]):
        return 0.0
    sticks = table.sticks[seat]
    for price in range(1, MAX_CARD_STICKS + 1):
        sticks -= price * how_many(hand & EXACTLY[number, price])
    return sticks - FINISH_BONUS  # type: ignore[no-any-return]


@rule
def sensible_lead(table: Table, seat: int, numbers: Bits, chance: Chance) -> Number:
    """Choose a number to lead. Prefer a play with many weak cards."""
    best, lowest_price = lowest(numbers), 1e9
    while numbers != NONE:
        number = lowest(numbers)
        numbers = without_lowest(numbers)
        group = min(MAX_PLAY_CARDS, how_many(table.hands[seat] & EXACTLY[number, 0]))
        price, _ = best_cards(table, seat, table.hands[seat], number, max(group, 1))
        price += 0.2 * unit(chance) - GROUP_BONUS * group
        price += price_of_finish(table, seat, number)
        if price < lowest_price:
            best, lowest_price = number, price
    return best


@rule
def sensible_count(table: Table, seat: int, counts: Bits) -> int:
    """Choose how many cards the leader plays: the whole hand, or all cards that show the number without matchsticks."""
    if has(counts, table.cards[seat]):
        return int(table.cards[seat])
    group = how_many(table.hands[seat] & EXACTLY[table.named, 0])
    return group if has(counts, group) else (lowest(counts) if group == 0 else highest(counts))


@rule
def sensible_answer(table: Table, seat: int, possible: Bits, chance: Chance) -> int:
    """Choose the number of a cheap play that beats the last play. Return PASS if all possible plays are too expensive."""
    patience = 0.55 + 0.06 * max(0, 10 - table.cards[seat]) + 0.3 * unit(chance)
    best, lowest_price = PASS, patience
    numbers = possible & ~bit(PASS)
    while numbers != NONE:
        number = lowest(numbers)
        numbers = without_lowest(numbers)
        price, _ = best_cards(table, seat, table.hands[seat], number, table.count)
        price += price_of_finish(table, seat, number)
        if price < lowest_price:
            best, lowest_price = number, price
    return best


@rule
def sensible_card(table: Table, seat: int, places: Bits) -> int:
    """Choose a cheap card as the next card of the play."""
    left = from_kind(table.hands[seat] - table.chosen, table.behind)
    _, first = best_cards(table, seat, left, table.named, table.wanted)
    if first < 99 and has(places, 3 * first):
        return 3 * first
    best, lowest_price = lowest(places), 1e9
    while places != NONE:
        place = lowest(places)
        places = without_lowest(places)
        price = price_of_card(table, seat, place // 3, table.named)
        if price < lowest_price:
            best, lowest_price = place, price
    return best


@rule
def worth(table: Table, seat: int) -> float:
    """Return the fraction of opponents who finished after this player."""
    return (table.players - table.places[seat]) / (table.players - 1)  # type: ignore[no-any-return]


@rule
def mistake_cost(_table: Table) -> float:
    """Return how much a typical mistake lowers the fraction of opponents who finish after the player."""
    return 0.12
