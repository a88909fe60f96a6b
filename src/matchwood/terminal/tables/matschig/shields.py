"""Umbrellas on mud: what a shield holds off, the cheapest ones, and the move that means it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from matchwood.terminal.tables.matschig.cards import is_umbrella, total, worth

SHIELD = "shield "
Group = tuple[str, tuple[str, ...]]
"""A mud card and the umbrellas on it."""


def groups_of(move: str) -> list[Group]:
    """What a shield lays where.

    >>> groups_of("shield W4=U6 S1=U1+U1")
    [('W4', ('U6',)), ('S1', ('U1', 'U1'))]
    """
    parts = (part.partition("=") for part in move.removeprefix(SHIELD).split())
    return [(card, tuple(umbrellas.split("+"))) for card, _, umbrellas in parts]


def notation(groups: Sequence[Group]) -> str:
    """The groups as they are written.

    >>> notation([("W4", ("U6",)), ("S1", ("U1", "U1"))])
    'W4=U6 S1=U1+U1'
    """
    return " ".join(f"{card}={'+'.join(umbrellas)}" for card, umbrellas in groups)


def meant(moves: Iterable[str], groups: Sequence[Group]) -> str | None:
    """The shield among the moves that does the same: of equal mud cards and of umbrellas the order does not matter."""
    wanted = _meaning(groups)
    shields = (move for move in moves if move.startswith(SHIELD))
    return next((move for move in shields if _meaning(groups_of(move)) == wanted), None)


def _meaning(groups: Sequence[Group]) -> list[Group]:
    return sorted((card, tuple(sorted(umbrellas))) for card, umbrellas in groups)


def spent(groups: Sequence[Group]) -> tuple[int, int]:
    """What a shield costs: the values of its umbrellas, then how many they are."""
    umbrellas = [umbrella for _, group in groups for umbrella in group]
    return total(umbrellas), len(umbrellas)


def cheapest(mud: Sequence[str], hand: Sequence[str]) -> list[list[Group]]:
    """For each choice of mud that the umbrellas of this hand can hold off the cheapest shield; what holds off most comes first.

    >>> [notation(groups) for groups in cheapest(["W2", "S1"], ["U1", "U5"])]
    ['W2=U5 S1=U1', 'W2=U5', 'S1=U1']
    """
    return _cheapest(tuple(mud), tuple(filter(is_umbrella, hand)))


@lru_cache(maxsize=8)  # seven umbrellas have some ten thousand shields, and a question looks at them several times
def _cheapest(mud: tuple[str, ...], umbrellas: tuple[str, ...]) -> list[list[Group]]:
    found: dict[tuple[str, ...], list[Group]] = {}
    for chosen in _choices(mud):
        best = min(_shields(chosen, umbrellas), key=spent, default=None)
        if best is not None:
            found.setdefault(chosen, best)
    return [found[chosen] for chosen in sorted(found, key=lambda chosen: (-total(chosen), len(chosen)))]


def _choices(mud: Sequence[str]) -> Iterator[tuple[str, ...]]:
    for size in range(len(mud), 0, -1):
        yield from combinations(mud, size)


def _shields(mud: Sequence[str], umbrellas: tuple[str, ...]) -> Iterator[list[Group]]:
    """Every way to hold off all of this mud."""
    if not mud:
        yield []
        return
    for size in range(1, len(umbrellas) + 1):
        for group in set(combinations(umbrellas, size)):
            if total(group) >= worth(mud[0]):
                for others in _shields(mud[1:], _without(umbrellas, group)):
                    yield [(mud[0], group), *others]


def _without(cards: tuple[str, ...], gone: Iterable[str]) -> tuple[str, ...]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def best_of(mud: Sequence[str], umbrellas: Sequence[str]) -> list[Group] | None:
    """Where exactly these umbrellas hold off most; None if they suffice for no card.

    >>> notation(best_of(["W4", "S3", "S1"], ["U6", "U2"]))
    'W4=U6 S1=U2'
    >>> best_of(["W4", "S5"], ["U2"]) is None
    True
    """
    for chosen in sorted(_choices(mud), key=total, reverse=True):
        for groups in _shields(chosen, tuple(umbrellas)):
            if spent(groups)[1] == len(umbrellas):
                return groups
    return None
