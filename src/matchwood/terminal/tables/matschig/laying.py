"""An unfinished defence with umbrella cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from matchwood.cardgames.matschig.contract import Table
from matchwood.terminal.tables.matschig.choices import SHIELD, outcome_of

Group = tuple[str, tuple[str, ...]]
"""A mud card with its umbrella cards."""

LAID = re.compile(r"(\w+)\s*=\s*([^=\s,]+(?:\s*\+\s*[^=\s,+]+)*)")
UMBRELLA = re.compile(r"U?[1-7]", re.ASCII)
LOOSE = re.compile(r"(?:U[1-7][\s,+]*)+", re.ASCII)
WORD = re.compile(r"SHIELD\s+|SCHIRME?\s+")


def read(text: str) -> tuple[list[Group], tuple[str, ...]] | None:
    """Parse an answer that lists umbrella cards. If the answer names no mud cards, the second value lists the umbrella cards.
    Return None if the answer lists no umbrella cards.

    >>> read("w4=u6 s1=1+1"), read("U6 u2"), read("wind")
    (([('W4', ('U6',)), ('S1', ('U1', 'U1'))], ()), ([], ('U2', 'U6')), None)
    """
    text = WORD.sub("", text.strip().upper(), count=1)
    if LOOSE.fullmatch(text):
        return [], tuple(sorted(re.findall(r"U[1-7]", text)))
    found = LAID.findall(text)
    if not found or LAID.sub("", text).strip(" ,"):
        return None
    return [(card, tuple(sorted(map(_named, umbrellas.split("+"))))) for card, umbrellas in found], ()


def _named(text: str) -> str:
    name = text.strip()
    return f"U{name[-1]}" if UMBRELLA.fullmatch(name) else name


def groups_of(move: str) -> list[Group]:
    """Parse a defence into mud cards, each with its umbrella cards.

    >>> groups_of("shield W4=U6 S1=U1+U1")
    [('W4', ('U6',)), ('S1', ('U1', 'U1'))]
    """
    parts = (part.partition("=") for part in move.removeprefix(SHIELD).split(" "))
    return [(card, tuple(umbrellas.split("+"))) for card, _, umbrellas in parts]


def shield(groups: Sequence[Group]) -> str:
    """Write a defence with umbrella cards as text."""
    return SHIELD + " ".join(f"{card}={'+'.join(umbrellas)}" for card, umbrellas in groups)


def meant(moves: Sequence[str], text: str) -> str:
    """Return the legal move with the same words as ``text``, in any order. Return ``text`` if no legal move matches."""
    words = sorted(text.split(" "))
    return next((move for move in moves if sorted(move.split(" ")) == words), text)


class Draft:
    """An unfinished defence, with the umbrella cards on each mud card."""

    def __init__(self, lies: Table) -> None:
        self._lies = lies
        self.mud = tuple(lies.mud)
        self._covers = {tuple(cover.umbrellas): cover for cover in lies.covers or []}
        self.on: list[tuple[str, ...]] = [()] * len(self.mud)
        self._before: list[list[tuple[str, ...]]] = []

    def __bool__(self) -> bool:
        return any(self.on)

    def fits(self, groups: Sequence[Group]) -> bool:
        """Return whether the person can add these umbrella cards."""
        laid = (umbrella for _, umbrellas in groups for umbrella in umbrellas)
        return all(card in self.mud for card, _ in groups) and tuple(sorted([*self.used.elements(), *laid])) in self._covers

    def lay(self, groups: Sequence[Group]) -> None:
        """Put umbrella cards on mud cards. If mud cards are equal, prefer a mud card that still needs umbrella cards."""
        self._before.append(list(self.on))
        laid: set[int] = set()
        for card, umbrellas in groups:
            place = self._place(card, laid)
            laid.add(place)
            self.on[place] = tuple(sorted((*self.on[place], *umbrellas)))

    def undo(self) -> bool:
        """Undo the last placement of umbrella cards. Return False if there is nothing to undo."""
        if not self._before:
            return False
        self.on = self._before.pop()
        return True

    @property
    def used(self) -> Counter[str]:
        """The umbrella cards on all mud cards."""
        return Counter(umbrella for umbrellas in self.on for umbrella in umbrellas)

    @property
    def groups(self) -> list[Group]:
        """The pairs of mud cards and umbrella cards in the defence."""
        return [(card, umbrellas) for card, umbrellas in zip(self.mud, self.on, strict=True) if umbrellas]

    def lacks(self, place: int) -> int | None:
        """Return the umbrella points that a mud card still needs, or None for a mud card without umbrella cards."""
        on = self.on[place]
        return self._covers[on].lacks[place] if on else None

    @property
    def complete(self) -> bool:
        """Whether each mud card either has no umbrella card or has enough umbrella points."""
        return not any(self.lacks(place) for place in range(len(self.mud)))

    @property
    def landing(self) -> list[str]:
        """The mud cards without umbrella cards."""
        return [card for card, umbrellas in zip(self.mud, self.on, strict=True) if not umbrellas]

    def reach(self, umbrellas: tuple[str, ...]) -> int | None:
        """Return the total points of umbrella cards. Return None if a card is not in the hand."""
        return self._covers[umbrellas].reach if umbrellas in self._covers else None

    def best(self, moves: Sequence[str], umbrellas: tuple[str, ...]) -> list[Group] | None:
        """Find the best way to put the given umbrella cards on mud cards, so that the fewest points hit the target.

        Return None if no legal defence uses exactly these cards.
        """
        shields = (groups_of(move) for move in moves if move.startswith(SHIELD))
        exact = [groups for groups in shields if sorted(sum((group for _, group in groups), ())) == list(umbrellas)]
        return min((groups for groups in exact if not _cards(groups) - Counter(self.landing)), key=self._points, default=None)

    def _points(self, groups: list[Group]) -> int:
        landing = Counter(self.mud) - _cards(groups)
        return outcome_of(self._lies, [*landing.elements()]).points

    def _place(self, card: str, laid: set[int]) -> int:
        equal = [place for place, name in enumerate(self.mud) if name == card]
        places = [place for place in equal if place not in laid] or equal
        return next((place for place in places if self.lacks(place) != 0), places[-1])


def _cards(groups: Sequence[Group]) -> Counter[str]:
    return Counter(card for card, _ in groups)
