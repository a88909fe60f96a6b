"""Why a play of Matchstick Tycoon is good: what is certain from what its seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from matchwood.cardgames.contract import Reason
from matchwood.cardgames.tycoon.contract import Group, LastCards, Table, TakesStick, TooFew, Turns, Unbeaten
from matchwood.cardgames.tycoon.digits import NUMBERS
from matchwood.cardgames.tycoon.hands import COSTS
from matchwood.cardgames.tycoon.notation import read_play

MANY = 3
"""So many cards at once are worth a word."""


def reasons_for(table: Table, revolution_at: int, seat: int, move: str) -> list[Reason]:
    """What speaks for this legal move; so many cards turn the order round."""
    play = read_play(move)
    if play is None:
        return [TakesStick(table.sticks[seat] + 1)] if move == "pass" else []
    number, cards = play
    sticks = table.sticks[seat] - sum(int(COSTS[card, number]) for card in cards)
    return [*_of_play(table, revolution_at, seat, NUMBERS[number], len(cards), sticks)]


def _of_play(table: Table, revolution_at: int, seat: int, number: str, count: int, sticks: int) -> Iterator[Reason]:
    turns = count >= revolution_at
    if table.cards[seat] == count:
        yield LastCards(sticks)
    if turns:
        yield Turns(count)
    if number == (table.numbers[0] if turns else table.strongest):
        yield Unbeaten(number)
    elif all(cards < count for other, cards in enumerate(table.cards) if other != seat):
        yield TooFew(count)
    if table.play is None and count >= MANY:
        yield Group(count)
