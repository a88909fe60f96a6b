"""What follows from the rules for somebody who decides: what mud weighs, what comes of a defence, what umbrellas are good for."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from itertools import combinations

from matchwood.cardgames.matschig.contract import Cover, Outcome, Pair, Weight
from matchwood.cardgames.matschig.deck import NAMES, SAND, WATER, WORTH
from matchwood.cardgames.matschig.moves import Asked, move_of
from matchwood.cardgames.matschig.table import AVERT, BEGIN_SHIELD, DEFENCE, PLAY_SUN, PLAY_WIND, TAKE
from matchwood.engine.bits import Bits, members

VALUES = dict(zip(NAMES, WORTH.tolist(), strict=True))
"""The value of every card."""
_WATER = NAMES[WATER:SAND]

Cards = tuple[str, ...]
"""Mud in the order in which it lies, or umbrellas in ascending order."""


def points(cards: Sequence[str]) -> int:
    """The values of these cards together.

    >>> points(["W5", "S3"])
    8
    """
    return sum(VALUES[card] for card in cards)


@functools.lru_cache(1_024)
def weigh(mud: Cards) -> Weight:
    """What the mud weighs, whether it is perfect, and which card would make it so [5, 6].

    >>> weigh(("W3", "S5")).missing, weigh(("W7", "S1")).missing, weigh(("W4", "S5", "W1")).perfect
    ('W2', None, True)
    """
    total = points(mud)
    lead = 2 * points([card for card in mud if card in _WATER]) - total
    missing = f"{'S' if lead > 0 else 'W'}{abs(lead)}"
    return Weight(total, lead == 0, missing if missing in VALUES else None)


@functools.lru_cache(1_024)
def throws(pairs: Bits) -> tuple[Pair, ...]:
    """The mud that may be thrown, of the legal pairs [4]."""
    muds = ((NAMES[pair // SAND], NAMES[SAND + pair % SAND]) for pair in members(pairs))
    return tuple(Pair([*mud], weigh(mud)) for mud in muds)


# --- a defence -----------------------------------------------------------------------------------------------------------------


@functools.lru_cache(1_024)
def outcomes(mud: Cards, legal: Bits, umbrellas: Cards) -> tuple[Outcome, ...]:
    """What comes of each defence of the legal ones [7]: of doing nothing, of umbrellas, of the 13, of the other special cards."""
    here = Asked(DEFENCE, mud)
    found = [_outcome(mud, move_of(here, (choice,)), _averted(mud, choice)) for choice in members(legal) if choice < BEGIN_SHIELD]
    thirteen = [outcome for outcome in found if outcome.move.startswith("13 ")]
    thirteen.sort(key=lambda outcome: outcome.points)
    others = [outcome for outcome in found[1:] if outcome not in thirteen]
    return (found[0], *_shields(mud, umbrellas), *thirteen, *others)


def _outcome(mud: Cards, move: str, averted: Sequence[bool]) -> Outcome:
    return Outcome(move, [*averted], points([card for card, away in zip(mud, averted, strict=True) if not away]))


def _averted(mud: Cards, choice: int) -> list[bool]:
    """Which mud cards this decision averts; those that fly on at somebody else among them."""
    if choice == TAKE:
        return [False for _ in mud]
    if choice in (PLAY_WIND, PLAY_SUN):
        return [(card in _WATER) == (choice == PLAY_SUN) for card in mud]
    return [choice < AVERT or bool(choice - AVERT >> place & 1) for place in range(len(mud))]


def _shields(mud: Cards, umbrellas: Cards) -> Iterator[Outcome]:
    """For each choice of mud that these umbrellas can avert, the least of them that do; what averts most comes first."""
    choices = [choice for size in range(len(mud), 0, -1) for choice in combinations(range(len(mud)), size)]
    for choice in sorted(choices, key=lambda choice: (-points([mud[place] for place in choice]), len(choice))):
        # of equal mud cards the one laid earlier is averted first
        if any(mud[place] in mud[:place] and mud.index(mud[place]) not in choice for place in choice):
            continue
        cards = [mud[place] for place in choice]
        groups = _least([VALUES[card] for card in cards], umbrellas)
        if groups is not None:
            # of two groups on equal mud cards the smaller one stands on the earlier
            parts = (f"{card}={'+'.join(group)}" for card, group in zip(cards, _ordered(cards, groups), strict=True))
            yield _outcome(mud, " ".join(["shield", *parts]), [place in choice for place in range(len(mud))])


def _ordered(cards: Sequence[str], groups: Sequence[Cards]) -> Iterator[Cards]:
    on = {card: iter(sorted(group for other, group in zip(cards, groups, strict=True) if other == card)) for card in cards}
    return (next(on[card]) for card in cards)


def _least(values: Sequence[int], umbrellas: Cards) -> list[Cards] | None:
    """The umbrellas of the lowest value that reach each of these values, of equal ones the fewest; None if they do not suffice."""
    needed = sum(values)
    picks = (pick for pick in _picks(umbrellas) if points(pick) >= needed)
    return next(filter(None, (_divided(values, pick) for pick in picks)), None)


def _divided(values: Sequence[int], umbrellas: Cards) -> list[Cards] | None:
    """These umbrellas, all of them, in groups that reach the values."""
    if len(values) == 1:
        return [umbrellas] if points(umbrellas) >= values[0] else None
    for group in _picks(umbrellas):
        if points(group) >= values[0]:
            others = _divided(values[1:], _without(umbrellas, group))
            if others is not None:
                return [group, *others]
    return None


def _without(umbrellas: Cards, group: Cards) -> Cards:
    left = [*umbrellas]
    for umbrella in group:
        left.remove(umbrella)
    return tuple(left)


@functools.lru_cache(1_024)
def _picks(umbrellas: Cards) -> tuple[Cards, ...]:
    """Every choice of these umbrellas, those of the lowest value first, of equal ones the fewest."""
    found = {pick for size in range(1, len(umbrellas) + 1) for pick in combinations(umbrellas, size)}
    return tuple(sorted(found, key=lambda pick: (points(pick), len(pick), pick)))


@functools.lru_cache(1_024)
def covers(mud: Cards, umbrellas: Cards) -> tuple[Cover, ...]:
    """What every choice of these umbrellas reaches, and what it lacks on each mud card [7b]."""
    return tuple(
        Cover([*pick], reach, [max(0, VALUES[card] - reach) for card in mud])
        for pick, reach in ((pick, points(pick)) for pick in _picks(umbrellas))
    )
