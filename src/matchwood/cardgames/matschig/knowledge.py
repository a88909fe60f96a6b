"""Remove hidden information from a state of Matschig, and sample possible states (worlds)."""

from __future__ import annotations

import math
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matschig import shields
from matchwood.cardgames.matschig.beliefs import doubted
from matchwood.cardgames.matschig.deck import COPIES, KINDS, MUD_KINDS, SAND, Pack, count_of, is_mud, one, shuffled
from matchwood.cardgames.matschig.rules import possible_answers
from matchwood.cardgames.matschig.table import (
    AIM,
    DEFENCE,
    HIDDEN_ANSWER,
    MAX_PLAYERS,
    NO_ANSWER,
    NO_KIND,
    THROW,
    Table,
)
from matchwood.engine.bits import NONE
from matchwood.engine.chance import Chance, one_of, unit
from matchwood.engine.compiling import rule
from matchwood.engine.verbs import ALL_EYES

Counts: TypeAlias = NDArray[Any]

MAX_TRIES = 40


@rule
def observe(table: Table, seat: int) -> None:
    """Hide the draw pile and the other players' hands, answers and unfinished moves."""
    table.eyes = seat
    for other in range(table.players):
        if other != seat:
            table.hands[other, 0] = table.hands[other, 1] = NONE
            if table.offers[other] != NO_ANSWER:
                table.offers[other] = HIDDEN_ANSWER
    table.dealt[:] = NONE
    for place in range(table.pile_size):
        table.pile[place] = NO_KIND  # clear drawn cards too, because the place of a card shows who holds it
    if table.midway and not has_to_decide(table, seat):
        table.midway = 0
        table.pair = 0
        table.phase = THROW if table.phase == AIM else DEFENCE
        shields.clear(table)


@rule
def has_to_decide(table: Table, seat: int) -> bool:
    """Return whether the seat has to decide now."""
    return seat >= 0 and bool(table.due >> seat & 1)


@rule
def is_hidden(table: Table, seat: int) -> bool:
    """Return whether the observer cannot see the seat's hand."""
    return seat != table.eyes


@rule
def unseen(table: Table) -> Counts:
    """Count the cards of each kind that the observer has not seen."""
    counts: Counts = COPIES[table.split].copy()
    for kind in range(KINDS):
        counts[kind] -= count_of(table.seen[kind // MUD_KINDS], kind)
        if table.eyes >= 0:
            counts[kind] -= count_of(table.hands[table.eyes, kind // MUD_KINDS], kind)
    return counts


@rule
def determinize(table: Table, chance: Chance) -> None:
    """Deal the unseen cards and choose the hidden answers at random. All deals that agree with the skipped turns are equally
    likely.
    """
    if table.eyes == ALL_EYES:
        return
    if not deal_by_trying(table, chance):
        deal_by_counting(table, chance)
    for seat in range(table.players):
        if table.offers[seat] == HIDDEN_ANSWER:
            table.offers[seat] = draw_answer(table, seat, chance)
    table.eyes = ALL_EYES


@rule
def draw_answer(table: Table, seat: int, chance: Chance) -> int:
    """Choose at random one of the player's possible answers to the interrupt."""
    return one_of(chance, possible_answers(table, seat))


@rule
def deal_by_trying(table: Table, chance: Chance) -> bool:
    """Deal the unseen cards at random. Deal again if the hands do not agree with the skipped turns.

    Return False if too many tries failed.
    """
    counts = unseen(table)
    for _ in range(MAX_TRIES):
        cards = shuffled(counts, chance)
        dealt, credible = 0, 1.0
        for seat in range(table.players):
            if is_hidden(table, seat):
                credible *= take(table, seat, cards[dealt : dealt + table.cards[seat]])
                dealt += table.cards[seat]
        if credible == 1.0 or unit(chance) < credible:
            fill_pile(table, cards[dealt:])
            return True
    return False


@rule
def take(table: Table, seat: int, cards: Pack) -> float:
    """Give the cards to the seat. Return the probability that a player with this hand would have skipped the same turns."""
    table.hands[seat, 0] = table.hands[seat, 1] = NONE
    water, sand = 0, 0
    for kind in cards:
        table.hands[seat, kind // MUD_KINDS] += one(kind)
        water += kind < SAND
        sand += is_mud(kind) and kind >= SAND
    return credibility(table, seat, water, sand)


@rule
def is_about_to_throw(table: Table, seat: int) -> bool:
    """Return whether the player has to throw. A throwing player holds both water and sand."""
    return bool(table.phase == THROW and table.active == seat)


@rule
def is_restricted(table: Table, seat: int) -> bool:
    """Return whether earlier play reveals something about the seat's hand."""
    return doubted(table, seat) or is_about_to_throw(table, seat)


@rule
def credibility(table: Table, seat: int, water: int, sand: int) -> float:
    """Return the probability that a player with this hand would have skipped the same turns."""
    if is_about_to_throw(table, seat) and (water == 0 or sand == 0):
        return 0.0
    return table.beliefs[seat, water, sand] if doubted(table, seat) else 1.0


@rule
def fill_pile(table: Table, cards: Pack) -> None:
    """Replace the remaining cards of the draw pile by the given cards."""
    for place in range(table.drawn, table.pile_size):
        table.pile[place] = cards[place - table.drawn]


@rule
def deal_by_counting(table: Table, chance: Chance) -> None:
    """Deal all unseen cards, first to the seats about whose hands something is known."""
    counts = unseen(table)
    sorts = np.zeros(KINDS, np.int64)
    sorts[:SAND] = counts[:SAND]
    water = shuffled(sorts, chance)
    sorts[:] = 0
    sorts[SAND:MUD_KINDS] = counts[SAND:MUD_KINDS]
    sand = shuffled(sorts, chance)
    sorts[:] = 0
    sorts[MUD_KINDS:] = counts[MUD_KINDS:]
    rest = shuffled(sorts, chance)
    waters, sands, rests = len(water), len(sand), len(rest)
    ways = count_ways(table, waters, sands, rests)
    for seat in range(table.players):
        if is_hidden(table, seat) and is_restricted(table, seat):
            here, there = draw_composition(table, seat, waters, sands, rests, ways[seat + 1], chance)
            others = table.cards[seat] - here - there
            hand = np.concatenate((water[waters - here : waters], sand[sands - there : sands], rest[rests - others : rests]))
            take(table, seat, hand)
            waters, sands, rests = waters - here, sands - there, rests - others
    left = np.zeros(KINDS, np.int64)
    for kind in np.concatenate((water[:waters], sand[:sands], rest[:rests])):
        left[kind] += 1
    cards, dealt = shuffled(left, chance), 0
    for seat in range(table.players):
        if is_hidden(table, seat) and not is_restricted(table, seat):
            take(table, seat, cards[dealt : dealt + table.cards[seat]])
            dealt += table.cards[seat]
    fill_pile(table, cards[dealt:])


MAX_CARDS = int(max(COPIES.sum(axis=1)))
CHOOSE = np.array([[float(math.comb(cards, chosen)) for chosen in range(MAX_CARDS + 1)] for cards in range(MAX_CARDS + 1)])
"""The binomial coefficients."""


@rule
def ways_with(table: Table, seat: int, here: int, there: int, waters: int, sands: int, rests: int) -> float:
    """Count the hands with the given numbers of water and sand cards. Multiply the count by the probability that a player with such
    a hand would have skipped the same turns.
    """
    others = table.cards[seat] - here - there
    if here > waters or there > sands or others > rests:
        return 0.0
    ways: float = credibility(table, seat, here, there) * CHOOSE[waters, here] * CHOOSE[sands, there] * CHOOSE[rests, others]
    return ways


@rule
def count_ways(table: Table, waters: int, sands: int, rests: int) -> Counts:
    """Count the ways to deal the partly known hands of each seat and all later seats.

    ``ways[seat, water, sand]`` is the count if ``water`` water cards and ``sand`` sand cards remain.
    """
    ways = np.zeros((MAX_PLAYERS + 1, waters + 1, sands + 1))
    ways[table.players] = 1.0
    total = waters + sands + rests
    for seat in range(table.players - 1, -1, -1):
        if not (is_hidden(table, seat) and is_restricted(table, seat)):
            ways[seat] = ways[seat + 1]
            continue
        before = 0
        for earlier in range(seat):
            if is_hidden(table, earlier) and is_restricted(table, earlier):
                before += table.cards[earlier]
        for water in range(max(0, waters - before), waters + 1):
            for sand in range(max(0, sands - before), sands + 1):
                rest = total - before - water - sand
                if rest < 0:
                    continue
                sum_of_ways = 0.0
                for here in range(min(table.cards[seat], water) + 1):
                    for there in range(min(table.cards[seat] - here, sand) + 1):
                        here_ways = ways_with(table, seat, here, there, water, sand, rest)
                        if here_ways > 0.0:
                            sum_of_ways += here_ways * ways[seat + 1, water - here, sand - there]
                ways[seat, water, sand] = sum_of_ways
    return ways


@rule
def draw_composition(
    table: Table,
    seat: int,
    waters: int,
    sands: int,
    rests: int,
    after: Counts,
    chance: Chance,
) -> tuple[int, int]:
    """Draw at random how many water and sand cards a hand contains. The probability is proportional to the number of possible
    deals.
    """
    total = 0.0
    for here in range(min(table.cards[seat], waters) + 1):
        for there in range(min(table.cards[seat] - here, sands) + 1):
            total += ways_with(table, seat, here, there, waters, sands, rests) * after[waters - here, sands - there]
    drawn, chosen = unit(chance) * total, (0, 0)
    for here in range(min(table.cards[seat], waters) + 1):
        for there in range(min(table.cards[seat] - here, sands) + 1):
            share = ways_with(table, seat, here, there, waters, sands, rests) * after[waters - here, sands - there]
            if share > 0.0 and drawn >= 0.0:
                chosen = (here, there)
            drawn -= share
    return chosen
