"""Uniform deals of unseen cards are compared with lists of all possible deals."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.stats import chisquare

from matchwood.engine import states
from matchwood.engine import unseen as dealing
from matchwood.engine.bits import NONE, Bits, first, members
from matchwood.engine.chance import Chance, Source, chance_from
from matchwood.engine.compiling import rule
from matchwood.engine.unseen import deal_unseen
from matchwood.engine.verbs import ALL_EYES, record_type

Numbers = NDArray[np.uint64]


@rule
def deals(cards: np.uint64, sizes: NDArray[np.int64], forbidden: Numbers, out: Numbers, chance: Source) -> bool:
    """Fill each row of `out` with a deal."""
    possible = True
    for number in range(len(out)):
        possible &= dealing.deal_unseen(cards, sizes, forbidden, out[number], chance[0])
    return possible


@rule
def numbered(cards: np.uint64, sizes: NDArray[np.int64], forbidden: Numbers, number: Numbers, out: Numbers) -> Numbers:
    """Write the deal with this number into `out`. Return the number of all deals."""
    limited = dealing.limited_seats(cards, sizes, forbidden)
    ways = dealing.count_ways(cards, sizes, forbidden, limited)
    dealing.deal_number(cards, sizes, forbidden, limited, ways, number, out)
    total: Numbers = ways[0, len(ways[0]) - 1]
    return total


class Task:
    """Cards to deal: which seat gets how many cards, and which cards the seat cannot have."""

    def __init__(self, cards: int, sizes: Sequence[int], forbidden: Sequence[int]) -> None:
        self.cards, self.sizes, self.forbidden = np.uint64(cards), np.array(sizes, np.int64), np.array(forbidden, np.uint64)

    def possible(self, seat: int = 0, taken: int = 0) -> Iterator[tuple[int, ...]]:
        """Yield all possible deals."""
        if seat == len(self.sizes):
            yield ()
            return
        allowed = int(self.cards) & ~int(self.forbidden[seat]) & ~taken
        for chosen in combinations(members(allowed), int(self.sizes[seat])):
            hand = sum(1 << card for card in chosen)
            for others in self.possible(seat + 1, taken | hand):
                yield (hand, *others)

    def draw(self, count: int) -> list[tuple[int, ...]]:
        out = np.zeros((count, len(self.sizes)), np.uint64)
        assert deals(self.cards, self.sizes, self.forbidden, out, chance_from("unseen", *self.sizes, *self.forbidden))
        return [tuple(row) for row in out.tolist()]


TABLE = record_type([("hands", np.uint64, 3), ("lacks", np.uint64, 3), ("played", np.uint64)])
"""Three seats with four of twelve cards each."""
Table = Any


@rule
def hand_size(table: Table, seat: int) -> int:
    """Return the number of cards of a seat."""
    return 4


@rule
def unseen(table: Table) -> Bits:
    """Return the cards that the observer does not see."""
    own = table.hands[table.eyes] if table.eyes >= 0 else NONE
    cards: Bits = first(12) & ~own & ~table.played
    return cards


@rule
def determinize(table: Table, chance: Chance) -> None:
    """Deal the unseen cards to the other seats."""
    sizes = np.zeros(len(table.hands), np.int64)
    for seat in range(table.players):
        if seat != table.eyes:
            sizes[seat] = hand_size(table, seat)
    deal_unseen(unseen(table), sizes, table.lacks, table.hands, chance)
    table.eyes = ALL_EYES


@rule
def sampled(state: states.State, source: Source) -> None:
    determinize(state[0], source[0])


def test_the_verb_in_the_document_deals_each_possible_world_equally_often() -> None:
    seen, chance = Counter[tuple[int, ...]](), chance_from(5)
    for _ in range(4000):
        state = states.new_state(TABLE)
        state["players"], state["eyes"], state["lacks"][0, 1] = 3, 0, 0b1110000
        state["hands"][0, 0] = 0b1111
        sampled(state, chance)
        assert state["eyes"][0] == ALL_EYES
        seen[tuple(state["hands"][0].tolist())] += 1
    assert set(seen) == set(Task(0xFFF, (4, 4, 4), (0xFF0, 0x070, 0)).possible())


def any_task(luck: random.Random) -> Task:
    cards = luck.sample(range(64), luck.randint(4, 7))
    forbidden = [sum(1 << card for card in cards if luck.random() < luck.choice([0, 0.3, 0.6])) for _ in range(luck.randint(2, 4))]
    sizes = [luck.randint(0, 2) for _ in forbidden]
    return Task(sum(1 << card for card in cards), sizes, forbidden)


TASKS = [any_task(random.Random(seed)) for seed in range(60)]
POSSIBLE = [task for task in TASKS if 1 < len(list(task.possible())) <= 400]
VOIDS = Task(0xFFF, (4, 4, 4), (0x00F, 0x0F0, 0))
"""Twelve cards of three suits. Two seats lack one suit each."""


def test_each_number_gives_another_possible_deal_to_the_limited_seats() -> None:
    for task in [*POSSIBLE, VOIDS]:
        limited = [(size, deny) for size, deny in zip(task.sizes, task.forbidden, strict=True) if size and deny & task.cards]
        part = Task(int(task.cards), [size for size, _ in limited], [int(deny) for _, deny in limited])
        expected = set(part.possible())
        found = set()
        for number in range(len(expected)):
            out = np.zeros(len(limited), np.uint64)
            total = numbered(part.cards, part.sizes, part.forbidden, np.array([number], np.uint64), out)
            assert total.tolist() == [len(expected)]
            found.add(tuple(out.tolist()))
        assert found == expected


def test_all_possible_deals_are_equally_likely() -> None:
    assert len(POSSIBLE) > 20
    for task in POSSIBLE:
        expected = list(task.possible())
        seen = Counter(task.draw(100 * len(expected)))
        assert seen.keys() <= set(expected)
        assert chisquare([seen[deal] for deal in expected]).pvalue > 1e-5


def test_a_seat_without_cards_to_get_keeps_its_hand() -> None:
    out = np.array([[7, 0]], np.uint64)
    assert deals(np.uint64(0b111000), np.array([0, 2]), np.zeros(2, np.uint64), out, chance_from(1))
    assert out[0, 0] == 7
    assert int(out[0, 1]).bit_count() == 2


def test_an_impossible_deal_changes_nothing() -> None:
    for task in TASKS:
        if not list(task.possible()):
            out = np.full((1, len(task.sizes)), 5, np.uint64)
            assert not deals(task.cards, task.sizes, task.forbidden, out, chance_from(1))
            assert set(out[0].tolist()) == {5}


def test_deals_that_random_tries_hardly_ever_find_are_equally_likely() -> None:
    """Seats 0, 1 and 2 can have the cards of two of three blocks of eight cards. One try in about two million succeeds.

    If seat 0 has k cards of its first block, then so have the other seats: there are comb(8, k) ** 3 such deals.
    """
    block = [0xFF << 8 * seat for seat in range(3)]
    task = Task(0xFFFFFF, (8, 8, 8), [block[(seat + 2) % 3] for seat in range(3)])
    drawn = task.draw(1000)
    for deal in drawn:
        assert [hand.bit_count() for hand in deal] == [8, 8, 8]
        assert deal[0] | deal[1] | deal[2] == 0xFFFFFF
        assert not any(hand & int(denied) for hand, denied in zip(deal, task.forbidden, strict=True))
    seen = Counter((deal[0] & block[0]).bit_count() for deal in drawn)
    ways = {own: comb(8, own) ** 3 for own in range(9)}
    expected = [1000 * ways[own] / sum(ways.values()) for own in (3, 4, 5)]
    rest = 1000 - sum(expected)
    assert (
        chisquare([*(seen[own] for own in (3, 4, 5)), 1000 - sum(seen[own] for own in (3, 4, 5))], [*expected, rest]).pvalue > 1e-4
    )


def test_whole_numbers_of_several_words_are_added_and_subtracted_with_carry() -> None:
    luck = random.Random(1)
    for _ in range(300):
        one, other = (luck.choice([luck.getrandbits(190), (1 << 64) - 1, (1 << 128) - 1, 1, 1 << 64]) for _ in range(2))
        number = words_of(one)
        dealing.add(number, words_of(other))
        assert value_of(number) == one + other
        dealing.subtract(number, words_of(one))
        assert value_of(number) == other
        assert dealing.is_below(words_of(one), words_of(other)) == (one < other)


def words_of(number: int) -> Numbers:
    return np.array([number >> 64 * place & (1 << 64) - 1 for place in range(3)], np.uint64)


def value_of(number: Numbers) -> int:
    return sum(int(word) << 64 * place for place, word in enumerate(number))
