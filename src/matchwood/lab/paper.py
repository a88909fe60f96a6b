"""Write the report of a study: findings, a table, pictures, and the method."""

from __future__ import annotations

import math
from dataclasses import dataclass

from matchwood.cardgames.catalogue import spec_of
from matchwood.lab import plots
from matchwood.lab.comparison import Comparison, Finding
from matchwood.lab.experiment import Experiment
from matchwood.lab.luck import Luck
from matchwood.lab.side_by_side import Measured, SideBySide

SEQUENCE = (
    "Each deal is played once per bot, so that every bot has every seat; the figure of a deal is the difference of the mean "
    "outcomes. The intervals are a confidence sequence: with a probability of {sure:.0%} all of them are right, so that you may "
    "stop at any time (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, Annals of Statistics 2024, theorem 2.2; first interval "
    "after 64 deals)."
)
SIDE_BY_SIDE = (
    "Game number k has the same seed, bots and seats under each of the rules; differences are those of such pairs. "
    "± is half of a 95 % interval (Student) for each single figure: of twenty equal figures, one will seem to differ. "
    "The leader halfway is the seat with the best prospects before the middle move of the game, by 200 rollouts of the true "
    "position. Won from behind: the winner's prospects were below average at that point."
)
LUCK = (
    "Two players, one of each bot, play many games at a table with more players of both. The better one is ahead if the sum of "
    "its outcomes is higher. The number of games is (z · spread / mean)², by the central limit theorem. Its range comes from the "
    "95 % interval of the mean, whose independent observations are the deals."
)


@dataclass(frozen=True)
class Paper:
    """The texts, numbers and SVG pictures of a report."""

    title: str
    about: str
    findings: tuple[str, ...]
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    method: str
    pictures: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()


def of_comparison(experiment: Experiment, comparison: Comparison, sure: float) -> Paper:
    """Return the report on a contest between bots."""
    findings = comparison.findings
    head = ("first", "other", "deals", "difference", f"from ({sure:.0%})", "to")
    rows = tuple(
        (found.first, found.other, str(found.now.count), *(_number(end) for end in (found.now.mean, found.now.low, found.now.high)))
        for found in findings
    )
    lost = f"Programs lost their seats {comparison.lost_seats} times; a built-in bot took over." if comparison.lost_seats else ""
    return Paper(
        f"{' against '.join(experiment.bots)}",
        _about(experiment, comparison.games),
        tuple(filter(None, (*(_verdict(found) for found in findings), lost))),
        head,
        rows,
        f"The outcome is: {_outcome(experiment)}. " + SEQUENCE.format(sure=sure),
        tuple(plots.path(found) for found in findings),
    )


def of_variants(experiment: Experiment, side_by_side: SideBySide) -> Paper:
    """Return the report on the effects of house rules."""
    measured = side_by_side.measured()
    differing = [found for found in measured if found.differs]
    findings = tuple(f"{found.variant}: {found.measure} {_change(found)}." for found in differing)
    rows = tuple((found.measure, found.variant, _with_margin(found.mean, found.margin), _difference(found)) for found in measured)
    return Paper(
        f"House rules of {spec_of(experiment.game).title}",
        _about(experiment, side_by_side.games) + " under each of the rules",
        findings or ("No difference is larger than its interval.",),
        ("measure", "rules", "mean ± (95 %)", "difference ± (95 %)"),
        rows,
        f"The outcome is: {_outcome(experiment)}. " + SIDE_BY_SIDE,
        marks=tuple(plots.whisker(found, measured) for found in measured),
    )


def of_luck(experiment: Experiment, luck: Luck, sure: float) -> Paper:
    """Return the report on luck and skill."""
    odds = luck.odds
    needed, (least, most) = odds.games_until(sure), odds.range_of(sure)
    if least is None or needed is None or most is None:
        found = f"It is not known yet whether {odds.better} or {odds.worse} is better: {odds.mean:.3g} ± {odds.margin:.3g} a game."
    else:
        found = f"After {needed} games ({least} to {most}) {odds.better} is ahead of {odds.worse} with a probability of {sure:.0%}."
    single = f"In a single game {odds.better} is ahead with {odds.ahead:.0%}, tied with {odds.level:.0%}."
    return Paper(
        f"Luck and skill in {spec_of(experiment.game).title}",
        _about(experiment, odds.games),
        (found, single),
        ("better", "worse", "difference a game ± (95 %)", "spread", "ahead after 1", "10", "100 games"),
        (
            (
                odds.better,
                odds.worse,
                _with_margin(odds.mean, odds.margin),
                f"{odds.spread:.3g}",
                f"{odds.ahead:.0%}",
                *(f"{odds.chance_after(games):.0%}" for games in (10, 100)),
            ),
        ),
        f"The outcome is: {_outcome(experiment)}. " + LUCK,
        (plots.chances(odds, sure),),
    )


def _verdict(found: Finding) -> str:
    sentence = str(found)
    if math.isinf(found.now.low):
        return f"{sentence[0].upper()}{sentence[1:]}: {found.now.count} deals are too few for an interval."
    ends = f"between {found.now.low:+.3g} and {found.now.high:+.3g}"
    return f"{sentence[0].upper()}{sentence[1:]}: {found.now.mean:+.3g} a deal, {ends}."


def _about(experiment: Experiment, games: int) -> str:
    options = spec_of(experiment.game).checked_options(None, experiment.players)
    chosen = [f"{key}={_value(value)}" for key, value in experiment.options.items() if options.get(key) != value]
    thinking = f"{experiment.iterations} rollouts" if experiment.iterations else f"{experiment.seconds} s"
    parts = [experiment.game, f"{experiment.players} players", *chosen, f"bots {','.join(experiment.bots)}"]
    return ", ".join([*parts, f"seed {experiment.seed}", f"{thinking} a decision", f"{games} games"])


def _value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _outcome(experiment: Experiment) -> str:
    return spec_of(experiment.game).outcome_in(experiment.options)


def _number(value: float) -> str:
    return f"{value:+.3g}" if math.isfinite(value) else "–"


def _with_margin(mean: float, margin: float | None, sign: str = "") -> str:
    if margin is None:
        return f"{mean:{sign}.3g}"
    places = 3 if margin == 0 else max(0, min(6, 1 - math.floor(math.log10(margin))))
    return f"{mean:{sign}.{places}f} ± {margin:.{places}f}"


def _difference(found: Measured) -> str:
    return "" if found.difference is None else _with_margin(found.difference, found.difference_margin, "+") + " *" * found.differs


def _change(found: Measured) -> str:
    assert found.difference is not None
    return _with_margin(found.difference, found.difference_margin, "+")
