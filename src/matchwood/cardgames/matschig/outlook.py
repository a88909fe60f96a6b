"""Compute the effects of possible throws and defences, which the table shows."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from itertools import combinations

from matchwood.cardgames.matschig.contract import Cover, Outcome, Pair, Weight
from matchwood.cardgames.matschig.deck import NAMES, SAND, WATER, WORTH
from matchwood.cardgames.matschig.moves import Situation, move_of
from matchwood.cardgames.matschig.table import AVERT, BEGIN_SHIELD, DEFENCE, PLAY_SUN, PLAY_WIND, TAKE
from matchwood.engine.bits import Bits, members

VALUES = dict(zip(NAMES, WORTH.tolist(), strict=True))
_WATER = NAMES[WATER:SAND]

Cards = tuple[str, ...]
"""The names of mud cards in the order of play, or of umbrella cards in ascending order."""


def points(cards: Sequence[str]) -> int:
    """Add the values of the named cards.

    >>> points(["W5", "S3"])
    8
    """
    return sum(VALUES[card] for card in cards)


@functools.lru_cache(1_024)
def weigh(mud: Cards) -> Weight:
    """Return the points of the mud. Also return the card that would make the points of water and sand equal [5, 6].

    >>> weigh(("W3", "S5")).missing, weigh(("W7", "S1")).missing, weigh(("W4", "S5", "W1")).perfect
    ('W2', None, True)
    """
    total = points(mud)
    lead = 2 * points([card for card in mud if card in _WATER]) - total
    missing = f"{'S' if lead > 0 else 'W'}{abs(lead)}"
    return Weight(total, lead == 0, missing if missing in VALUES else None)


@functools.lru_cache(1_024)
def throws(pairs: Bits) -> tuple[Pair, ...]:
    """Return the mud cards of each legal throw, with their points [4]."""
    muds = ((NAMES[pair // SAND], NAMES[SAND + pair % SAND]) for pair in members(pairs))
    return tuple(Pair([*mud], weigh(mud)) for mud in muds)


@functools.lru_cache(1_024)
def outcomes(mud: Cards, legal: Bits, umbrellas: Cards) -> tuple[Outcome, ...]:
    """Return the effect of each legal defence [7]."""
    here = Situation(DEFENCE, mud)
    found = [
        _make_outcome(mud, move_of(here, (choice,)), _find_averted(mud, choice))
        for choice in members(legal)
        if choice < BEGIN_SHIELD
    ]
    thirteen = [outcome for outcome in found if outcome.move.startswith("13 ")]
    thirteen.sort(key=lambda outcome: outcome.points)
    others = [outcome for outcome in found[1:] if outcome not in thirteen]
    return (found[0], *_list_shields(mud, umbrellas), *thirteen, *others)


def _make_outcome(mud: Cards, move: str, averted: Sequence[bool]) -> Outcome:
    return Outcome(move, [*averted], points([card for card, away in zip(mud, averted, strict=True) if not away]))


def _find_averted(mud: Cards, choice: int) -> list[bool]:
    # The card Duck averts all mud cards.
    if choice == TAKE:
        return [False for _ in mud]
    if choice in (PLAY_WIND, PLAY_SUN):
        return [(card in _WATER) == (choice == PLAY_SUN) for card in mud]
    return [choice < AVERT or bool(choice - AVERT >> place & 1) for place in range(len(mud))]


def _list_shields(mud: Cards, umbrellas: Cards) -> Iterator[Outcome]:
    """Yield the cheapest shield for each set of averted mud cards. Shields that avert the most points come first."""
    choices = [choice for size in range(len(mud), 0, -1) for choice in combinations(range(len(mud)), size)]
    for choice in sorted(choices, key=lambda choice: (-points([mud[place] for place in choice]), len(choice))):
        # If mud cards are equal, the earlier one is averted first, and gets the smaller group.
        if any(mud[place] in mud[:place] and mud.index(mud[place]) not in choice for place in choice):
            continue
        cards = [mud[place] for place in choice]
        groups = _find_least([VALUES[card] for card in cards], umbrellas)
        if groups is not None:
            parts = (f"{card}={'+'.join(group)}" for card, group in zip(cards, _order_groups(cards, groups), strict=True))
            yield _make_outcome(mud, " ".join(["shield", *parts]), [place in choice for place in range(len(mud))])


def _order_groups(cards: Sequence[str], groups: Sequence[Cards]) -> Iterator[Cards]:
    on = {card: iter(sorted(group for other, group in zip(cards, groups, strict=True) if other == card)) for card in cards}
    return (next(on[card]) for card in cards)


def _find_least(values: Sequence[int], umbrellas: Cards) -> list[Cards] | None:
    """Find the weakest umbrella cards that can avert the given mud cards."""
    needed = sum(values)
    picks = (pick for pick in _list_picks(umbrellas) if points(pick) >= needed)
    return next(filter(None, (_divide(values, pick) for pick in picks)), None)


def _divide(values: Sequence[int], umbrellas: Cards) -> list[Cards] | None:
    """Divide the umbrella cards among the mud cards so that all mud cards are averted."""
    if len(values) == 1:
        return [umbrellas] if points(umbrellas) >= values[0] else None
    for group in _list_picks(umbrellas):
        if points(group) >= values[0]:
            others = _divide(values[1:], _remove(umbrellas, group))
            if others is not None:
                return [group, *others]
    return None


def _remove(umbrellas: Cards, group: Cards) -> Cards:
    left = [*umbrellas]
    for umbrella in group:
        left.remove(umbrella)
    return tuple(left)


@functools.lru_cache(1_024)
def _list_picks(umbrellas: Cards) -> tuple[Cards, ...]:
    found = {pick for size in range(1, len(umbrellas) + 1) for pick in combinations(umbrellas, size)}
    return tuple(sorted(found, key=lambda pick: (points(pick), len(pick), pick)))


@functools.lru_cache(1_024)
def covers(mud: Cards, umbrellas: Cards) -> tuple[Cover, ...]:
    """Return the number of points that each set of umbrella cards lacks to avert each mud card [7b]."""
    return tuple(
        Cover([*pick], reach, [max(0, VALUES[card] - reach) for card in mud])
        for pick, reach in ((pick, points(pick)) for pick in _list_picks(umbrellas))
    )
