"""Reasons for a play of Matchstick Tycoon. They use only information that the player has."""

from __future__ import annotations

from collections.abc import Iterator

from matchwood.cardgames.contract import Reason
from matchwood.cardgames.tycoon.contract import Group, LastCards, NoSticks, Table, TakesStick, TooFew, Turns, Unbeaten, Weakest
from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS
from matchwood.cardgames.tycoon.hands import COSTS
from matchwood.cardgames.tycoon.notation import read_play

MIN_GROUP_CARDS = 3


def reasons_for(table: Table, revolution_at: int, seat: int, move: str) -> list[Reason]:
    """Return the reasons to make this legal move. A play of at least ``revolution_at`` cards reverses the order."""
    play = read_play(move)
    if play is None:
        return [TakesStick(table.sticks[seat] + 1)] if move == "pass" else []
    number, cards = play
    price = sum(int(COSTS[card, number]) for card in cards)
    return [*_explain_play(table, revolution_at, seat, NUMBERS[number], len(cards), price)]


def _explain_play(table: Table, revolution_at: int, seat: int, number: str, count: int, price: int) -> Iterator[Reason]:
    turns = count >= revolution_at
    last = table.cards[seat] == count
    unbeaten = number == (table.numbers[0] if turns else table.strongest)
    if last:
        yield LastCards(table.sticks[seat] - price)
    if turns:
        yield Turns(count)
    if unbeaten:
        yield Unbeaten(number)
    elif all(cards < count for other, cards in enumerate(table.cards) if other != seat):
        yield TooFew(count)
    if table.play is None and count >= MIN_GROUP_CARDS and not turns:
        yield Group(count)
    if not last and not unbeaten and number == _find_weakest(table, seat, count):
        yield Weakest(number)
    if not last and not price:
        yield NoSticks()


def _find_weakest(table: Table, seat: int, count: int) -> str:
    hand = [KINDS.index(card) for card in table.hand or ()]
    return next(
        number
        for number in table.numbers
        if number in table.stronger
        and sum(sorted(int(COSTS[kind, NUMBERS.index(number)]) for kind in hand)[:count]) <= table.sticks[seat]
    )
