"""The stacks of balls, with the top card first."""

from __future__ import annotations

from matchwood.cardgames.the_match.cards import Card, Pack
from matchwood.cardgames.the_match.table import Table
from matchwood.engine.compiling import rule


@rule
def lay_stack(table: Table, seat: int, cards: Pack) -> None:
    """Use the given cards as the player's stack of balls [3]."""
    table.stack_size[seat] = len(cards)
    table.turned[seat] = 0
    for place in range(len(cards)):
        table.stacks[seat, place] = cards[place]


@rule
def balls_left(table: Table, seat: int) -> int:
    """Return the number of balls in the player's stack."""
    return int(table.stack_size[seat] - table.turned[seat])


@rule
def next_ball(table: Table, seat: int) -> Card:
    """Turn up the top card of the player's stack [6, 13]."""
    ball: Card = table.stacks[seat, table.turned[seat]]
    table.turned[seat] += 1
    return ball
