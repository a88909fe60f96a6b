"""A shield that is being laid, umbrella by umbrella, until it is played or taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from matchwood.terminal.tables.matschig.cards import total, worth
from matchwood.terminal.tables.matschig.shields import Group


class Draft:
    """Umbrellas on mud cards, in the order in which these lie.

    >>> draft = Draft(["W4", "S3", "S1"])
    >>> draft.lay([("W4", ("U2",)), ("S1", ("U1",))])
    >>> draft.groups, draft.lacking, draft.landing
    ([('W4', ('U2',)), ('S1', ('U1',))], [('W4', ('U2',))], ['S3'])
    >>> draft.lay([("W4", ("U2",))])
    >>> draft.groups[0], draft.lacking
    (('W4', ('U2', 'U2')), [])
    >>> draft.undo(), draft.undo(), draft.undo()
    (True, True, False)
    """

    def __init__(self, mud: Sequence[str]) -> None:
        self.mud = tuple(mud)
        self.on: list[tuple[str, ...]] = [()] * len(self.mud)
        self._before: list[list[tuple[str, ...]]] = []

    def __bool__(self) -> bool:
        return any(self.on)

    def lay(self, groups: Sequence[Group]) -> None:
        """More umbrellas; on the first of equal mud cards that still needs them, each group on one of its own."""
        self._before.append(list(self.on))
        laid: set[int] = set()
        for card, umbrellas in groups:
            place = self._place(card, laid)
            laid.add(place)
            self.on[place] = tuple(sorted((*self.on[place], *umbrellas)))

    def undo(self) -> bool:
        """Take back what was laid last; whether there was something."""
        if not self._before:
            return False
        self.on = self._before.pop()
        return True

    @property
    def used(self) -> Counter[str]:
        """The umbrellas that lie on mud."""
        return Counter(umbrella for umbrellas in self.on for umbrella in umbrellas)

    @property
    def groups(self) -> list[Group]:
        """The mud cards that have umbrellas on them."""
        return [(card, umbrellas) for card, umbrellas in zip(self.mud, self.on, strict=True) if umbrellas]

    @property
    def lacking(self) -> list[Group]:
        """Those of them that need more."""
        return [group for group in self.groups if total(group[1]) < worth(group[0])]

    @property
    def landing(self) -> list[str]:
        """The mud without umbrellas."""
        return [card for card, umbrellas in zip(self.mud, self.on, strict=True) if not umbrellas]

    def _place(self, card: str, laid: set[int]) -> int:
        equal = [place for place, name in enumerate(self.mud) if name == card]
        places = [place for place in equal if place not in laid] or equal
        return next((place for place in places if total(self.on[place]) < worth(card)), places[-1])
