"""Open cards in plain Python: every card is tried by the reference rules, without a cache."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tests.cardgames.matchmaster import reference

Worth = Callable[[int], int]
"""A function that returns the worth of a number of tricks for the seat."""


def outcome(
    hands: Sequence[Sequence[str]],
    leader: int,
    seat: int,
    worth: Worth,
    rules: dict[str, Any],
    trick: Sequence[str] = (),
    won: int = 0,
) -> int:
    """Return the worth that the seat can force if all other seats play together against it."""
    players = len(hands)
    if len(trick) == players:
        taker = (leader + reference.winner(trick)) % players
        return outcome(hands, taker, seat, worth, rules, (), won + (taker == seat))
    turn = (leader + len(trick)) % players
    if not hands[turn]:
        return worth(won)
    results = []
    for card in reference.legal(hands[turn], trick, **rules):
        rest = [[other for other in hand if other != card] for hand in hands]
        results.append(outcome(rest, leader, seat, worth, rules, (*trick, card), won))
    return max(results) if turn == seat else min(results)
