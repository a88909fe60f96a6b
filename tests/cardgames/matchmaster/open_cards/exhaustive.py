"""Open cards once more, slow and obvious: every card is tried, by the slow rules, and nothing is remembered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tests.cardgames.matchmaster import reference

Worth = Callable[[int], int]
"""What a number of tricks is worth to the seat that is asked about."""


def outcome(
    hands: Sequence[Sequence[str]],
    leader: int,
    seat: int,
    worth: Worth,
    rules: dict[str, Any],
    trick: Sequence[str] = (),
    won: int = 0,
) -> int:
    """What the seat can force against all others playing together."""
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
