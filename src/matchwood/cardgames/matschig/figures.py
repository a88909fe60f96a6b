"""Statistics of rounds, for studies that compare house rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import mean

from matchwood.cardgames.contract import Happening
from matchwood.cardgames.matschig.contract import Deal, Discard, Draw, RoundOver, Splash, Throw

THROWS = "throws in a round"
STALLED = "share of rounds with a stall"
REDRAWN = "hands drawn anew in a round"
POINTS = "points of a player in a round"
FIRST = "first player's points above the others' mean"


def figures(happenings: Iterable[Happening]) -> dict[str, list[float]]:
    """Return a list of values for each statistic. Each list contains one value for each finished round.

    >>> figures([Deal(1, 0, 0, [7] * 3), RoundOver(1, [4, 1, 0], [[]] * 3, [4, 1, 0], None, None, None)])[FIRST]
    [3.5]
    """
    found: dict[str, list[float]] = {THROWS: [], STALLED: [], REDRAWN: [], POINTS: [], FIRST: []}
    for deal, between, end in rounds_of(happenings):
        first, points = deal.first, end.points
        redrawn = count(between, Discard)
        others = mean(points[:first] + points[first + 1 :])
        found[THROWS].append(count(between, Throw))
        found[STALLED].append(float(redrawn > 0 or left_in_pile(deal, between) > 0))
        found[REDRAWN].append(redrawn)
        found[POINTS].append(mean(points))
        found[FIRST].append(points[first] - others)
    return found


def rounds_of(happenings: Iterable[Happening]) -> Iterator[tuple[Deal, list[Happening], RoundOver]]:
    """Yield each finished round as its deal, its other events, and its last event."""
    deal: Deal | None = None
    between: list[Happening] = []
    for happening in happenings:
        if isinstance(happening, Deal):
            deal, between = happening, []
        elif isinstance(happening, RoundOver) and deal is not None:
            yield deal, between, happening
        else:
            between.append(happening)


def count(happened: list[Happening], what: type[Happening]) -> int:
    """Count the events of the type `what`."""
    return sum(isinstance(happening, what) for happening in happened)


def left_in_pile(deal: Deal, happened: list[Happening]) -> int:
    """Return the size of the draw pile after the given events of a round."""
    return deal.pile - sum(happening.cards for happening in happened if isinstance(happening, Draw)) - count(happened, Splash)
