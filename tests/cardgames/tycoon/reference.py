"""The rules of Matchstick Tycoon in plain Python, written from the rule page alone. The compiled rules are compared with them.

The table of changes is typed from the page, and not computed from segments. Numbers in brackets are the paragraphs of the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

# Sticks for each change. u: only upright, t: only turned, no letter: both ways, a dot: impossible.
PAGE = """
card 0  1  2  3  4  5  6  7  8  9  A  b  C  d  E  F
0    0  .  .  .  .  .  .  .  1  .  .  .  .  .  .  .
1    4  0u .  3u 2u .  4t 1u 5  4u 4  3t 2t 3u 3t 2t
2    .  .  0  .  .  .  .  .  2  .  .  .  .  .  .  .
3    .  .  .  0u .  .  1t .  2  1u .  .  .  .  0t .
4    .  .  .  .  0u .  2t .  3  2u 2  1t .  .  .  .
5    .  .  .  .  .  0  1  .  2  1  .  .  .  .  .  .
6    .  .  .  .  .  .  0u .  1  0t .  .  .  .  .  .
7    3  .  .  2u .  .  3t 0u 4  3u 3u 2t 1t .  2t .
8    .  .  .  .  .  .  .  .  0  .  .  .  .  .  .  .
A    .  .  .  .  .  .  .  .  1  .  0u .  .  .  .  .
b    .  .  .  .  .  .  1u .  2  1t 1t 0u .  .  .  .
C    2  .  .  1t .  .  2u .  3  2t .  .  0u .  1u .
d    .  .  .  .  .  .  .  .  2  .  1t .  .  0u .  .
F    .  .  .  1t .  .  2u .  3  2t 2u .  .  1t 1u 0u
"""
PAGE_OF_THE_EXPANSION = """
card 0  1  2  3  4  5  6  7  8  9  A  b  C  d  E  F  G  H
G    1  .  .  .  .  .  1u .  2  1t .  .  .  .  .  .  0u .
H    .  .  .  .  .  .  .  .  2  .  1  .  .  .  .  .  .  0
=    .  .  3  3  .  3  4  .  5  4  4t 3u .  3u 3  2t .  .
_    6  2  5  5  4  5  6  3  7  6  6  5  4  5  5  4  5  5
"""
BASE_CARDS_AS_G_OR_H = {("1", "G"): "3t", ("7", "G"): "2t", ("C", "G"): "1u", ("1", "H"): "3", ("4", "H"): "1"}

KINDS = [*"012345678AbCdF", *"GH=_"]
NUMBERS = [*"0123456789AbCdEF", *"GH"]
BASE, EXPANDED = NUMBERS[:16], NUMBERS
NORMAL, REVERSED = "normal", "reversed"


def _cells() -> Iterator[tuple[tuple[str, str], str]]:
    for page in (PAGE, PAGE_OF_THE_EXPANSION):
        heads, *rows = (line.split() for line in page.strip().splitlines())
        for card, *cells in rows:
            yield from (((card, number), cell) for number, cell in zip(heads[1:], cells, strict=True) if cell != ".")
    yield from BASE_CARDS_AS_G_OR_H.items()


CELLS = dict(_cells())
"""Yield the cells of the rule page that are not a dot, by card and number."""

STICKS = {change: int(cell[0]) for change, cell in CELLS.items()}
"""Number of sticks that a card needs to show a number, for every possible pair."""


def deck(expansion: str = "none") -> list[str]:
    """Return every single card of the deck [1]."""
    base = [kind for kind in KINDS[:14] for _ in range(4)]
    more = {"none": [], "GH": [*"GGHH"], "all": [kind for kind in KINDS[14:] for _ in range(4)]}
    return base + more[expansion]


def hand_sizes(players: int, leader: int, options: Mapping[str, Any]) -> list[int]:
    """Return the number of cards for each seat [5]."""
    sizes, cards = [0] * players, len(deck(options.get("expansion", "none")))
    if players <= 3:
        return [15] * players
    if options.get("equal_deal", False):
        return [cards // players] * players
    for number in range(cards):
        sizes[(leader + number) % players] += 1
    return sizes


class Table(NamedTuple):
    """A position. On an empty table, `last` and `number` are None, and `size` is 0."""

    hands: tuple[tuple[str, ...], ...]
    sticks: tuple[int, ...]
    places: tuple[int, ...]  # 0 for each seat in the game
    leader: int
    turn: int | None
    order: str = NORMAL
    last: int | None = None
    number: str | None = None
    size: int = 0
    revolution_at: int = 5
    numbers: tuple[str, ...] = tuple(BASE)


def begin(deal: Mapping[str, Any], options: Mapping[str, Any]) -> Table:
    """Return the position after a deal [6, 7]."""
    hands = tuple(tuple(sorted(hand, key=KINDS.index)) for hand in deal["hands"])
    return Table(
        hands=hands,
        sticks=(1,) * len(hands),
        places=(0,) * len(hands),
        leader=deal["leader"],
        turn=deal["leader"],
        revolution_at=options.get("revolution_at", 5),
        numbers=tuple(BASE if options.get("expansion", "none") == "none" else EXPANDED),
    )


def beats(table: Table, number: str) -> bool:
    """Return whether this number beats the last play [9]."""
    if table.number is None:
        return True
    here, there = table.numbers.index(number), table.numbers.index(table.number)
    return here > there if table.order == NORMAL else here < there


@lru_cache(2_000)
def plays(hand: tuple[str, ...], number: str, count: int) -> dict[str, int]:
    """Yield every text that shows the number with this many cards of the hand, and the sticks that it takes [11]."""
    able = [card for card in hand if (card, number) in STICKS]
    return {
        f"{number}: {' '.join(cards)}": sum(STICKS[card, number] for card in cards)
        for cards in combinations(able, count)  # the hand is in the order of the kinds, and so are the cards
    }


def legal(table: Table) -> set[str]:
    """Return the legal moves of the current seat."""
    if table.turn is None:
        return set()
    hand = table.hands[table.turn]
    if not hand:
        return {"return"}  # 10
    moves = {
        text
        for number in table.numbers
        if beats(table, number)
        for count in ([table.size] if table.number is not None else [1, 2, 3, 4, 5])
        for text, sticks in plays(hand, number, count).items()
        if sticks <= table.sticks[table.turn]
    }
    if table.number is not None or not moves:
        moves.add("pass")  # 9; a leader only without a legal play
    return moves


def replaced(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def without(hand: tuple[str, ...], cards: list[str]) -> tuple[str, ...]:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def after(table: Table, move: str) -> Table:
    """Return the position after a legal move of the current seat."""
    seat = table.turn
    assert seat is not None
    if move == "pass":
        table = table._replace(sticks=replaced(table.sticks, seat, table.sticks[seat] + 1))
    elif move == "return":
        table = table._replace(sticks=replaced(table.sticks, seat, table.sticks[seat] - 1))
    else:
        number, cards = move[0], move[2:].split()
        spent = sum(STICKS[card, number] for card in cards)
        table = table._replace(
            hands=replaced(table.hands, seat, without(table.hands[seat], cards)),
            sticks=replaced(table.sticks, seat, table.sticks[seat] - spent),
            last=seat,
            number=number,
            size=len(cards),
        )
        if len(cards) >= table.revolution_at:  # 13
            table = table._replace(order=REVERSED if table.order == NORMAL else NORMAL)
    if not table.hands[seat] and table.sticks[seat] == 0:  # 16
        table = table._replace(places=replaced(table.places, seat, max(table.places) + 1))
    return whose_turn(table, seat)


def next_in_game(table: Table, seat: int) -> int:
    for step in range(1, len(table.hands) + 1):
        other = (seat + step) % len(table.hands)
        if table.places[other] == 0:
            return other
    raise AssertionError("no seat is in the game")


def whose_turn(table: Table, seat: int) -> Table:
    """Return the position after the turn has passed on from this seat [10, 15, 17]."""
    players = len(table.hands)
    if table.places.count(0) == 1:
        return table._replace(places=replaced(table.places, table.places.index(0), players), turn=None)
    if table.last is None:  # a leader without cards returned a stick, or a leader without a legal play passed
        other = next_in_game(table, seat)
        return table._replace(leader=other, turn=other)
    for step in range(1, players + 1):
        other = (seat + step) % players
        if other == table.last:
            leader = other if table.places[other] == 0 else next_in_game(table, other)
            return table._replace(leader=leader, turn=leader, last=None, number=None, size=0)
        if table.places[other] == 0:
            return table._replace(turn=other)
    raise AssertionError("the turn comes round to the seat of the last play")


def ways_to_the_end(table: Table) -> int:
    """Return the number of ways to continue a game, move by move."""
    return 1 if table.turn is None else sum(ways_to_the_end(after(table, move)) for move in legal(table))
