"""Draw small SVG pictures for the reports of studies."""

from __future__ import annotations

import math
from collections.abc import Sequence

from matchwood.lab.comparison import Finding
from matchwood.lab.luck import Odds
from matchwood.lab.side_by_side import Measured

WIDE, HIGH = 340, 190
LEFT, RIGHT, TOP, BOTTOM = 40, 322, 12, 160
MARK_WIDE, MARK_HIGH = 100, 16


def path(found: Finding) -> str:
    """Draw how the confidence interval changes with the number of deals."""
    looks = [look for look in found.path if math.isfinite(look.low)]
    if not looks:
        return ""
    low, high = min(0.0, *(look.low for look in looks)), max(0.0, *(look.high for look in looks))
    most = looks[-1].count

    def across(count: float) -> float:
        return LEFT + (RIGHT - LEFT) * count / most

    def up(value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (value - low) / ((high - low) or 1)

    upper = [(across(look.count), up(look.high)) for look in looks]
    lower = [(across(look.count), up(look.low)) for look in looks]
    middle = [(across(look.count), up(look.mean)) for look in looks]
    if len(looks) == 1:
        upper, lower, middle = ([(float(LEFT), y), (float(RIGHT), y)] for ((_, y),) in (upper, lower, middle))
    parts = [
        f'<polygon class="band" points="{_points([*upper, *reversed(lower)])}"/>',
        *(_line(LEFT, up(margin), RIGHT, up(margin), "faint") for margin in _margins(found, low, high)),
        _line(LEFT, up(0), RIGHT, up(0), "axis"),
        f'<polyline class="line" points="{_points(middle)}"/>',
        *_scale([(up(value), f"{value:+.2g}" if value else "0") for value in _apart([low, 0.0, high], (high - low) / 8)]),
        *_foot([(across(count), str(count)) for count in (0, most // 2, most)], "deals"),
    ]
    about = (
        f"{found.first} minus {found.other}: the interval by number of deals, at last {found.now.low:.3g} to {found.now.high:.3g}"
    )
    return _picture(parts, about)


def chances(odds: Odds, sure: float) -> str:
    """Draw how the probability that the better bot leads changes with the number of games."""
    needed = odds.games_until(sure)
    decades = max(2, math.ceil(math.log10(needed)) + 1) if needed else 4

    def across(games: float) -> float:
        return LEFT + (RIGHT - LEFT) * math.log10(games) / decades

    def up(chance: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (chance - 0.5) / 0.5

    curve = [(across(10 ** (step / 20)), up(max(0.5, odds.chance_after(10 ** (step / 20))))) for step in range(20 * decades + 1)]
    parts = [
        _line(LEFT, up(0.5), RIGHT, up(0.5), "axis"),
        _line(LEFT, up(sure), RIGHT, up(sure), "faint"),
        *([_line(across(needed), TOP, across(needed), BOTTOM, "faint")] if needed else []),
        f'<polyline class="line" points="{_points(curve)}"/>',
        *_scale([(up(chance), f"{chance:.0%}") for chance in (0.5, 0.75, sure)]),
        *_foot([(across(10**decade), f"{10**decade}") for decade in range(decades + 1)], "games"),
    ]
    return _picture(parts, f"The probability that {odds.better} is ahead of {odds.worse}: {sure:.0%} after {needed} games")


def whisker(found: Measured, all_of_them: Sequence[Measured]) -> str:
    """Draw by how much house rules change the mean of a statistic."""
    if found.difference is None or found.difference_margin is None:
        return ""
    same = [other for other in all_of_them if other.measure == found.measure]
    widest = max(abs(other.difference or 0.0) + (other.difference_margin or 0.0) for other in same)
    if widest == 0:
        return ""
    middle, scale, y = MARK_WIDE / 2, (MARK_WIDE / 2 - 4) / widest, MARK_HIGH / 2
    at, margin = middle + found.difference * scale, found.difference_margin * scale
    kind = "line" if found.differs else "dull"
    parts = [
        _line(middle, 0, middle, MARK_HIGH, "axis"),
        _line(at - margin, y, at + margin, y, kind),
        f'<circle class="dot" cx="{at:.1f}" cy="{y:.1f}" r="3"/>',
    ]
    label = f"{found.difference:+.3g} ± {found.difference_margin:.3g}"
    return f'<svg class="mark" viewBox="0 0 {MARK_WIDE} {MARK_HIGH}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def _margins(found: Finding, low: float, high: float) -> list[float]:
    return [value for value in (-found.margin, found.margin) if found.margin and low <= value <= high]


def _apart(values: list[float], least: float) -> list[float]:
    kept: list[float] = []
    for value in sorted(values, key=abs):
        if all(abs(value - other) > least for other in kept):
            kept.append(value)
    return kept


def _points(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _scale(marks: Sequence[tuple[float, str]]) -> list[str]:
    return [f'<text class="left" x="{LEFT - 5}" y="{y + 4:.1f}">{text}</text>' for y, text in marks]


def _foot(marks: Sequence[tuple[float, str]], unit: str) -> list[str]:
    numbers = [f'<text class="below" x="{x:.1f}" y="{BOTTOM + 14}">{text}</text>' for x, text in marks]
    return [*numbers, f'<text class="below" x="{(LEFT + RIGHT) / 2}" y="{HIGH - 2}">{unit}</text>']


def _picture(parts: Sequence[str], about: str) -> str:
    return f'<svg class="plot" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{_quoted(about)}">{"".join(parts)}</svg>'


def _quoted(text: str) -> str:
    return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
