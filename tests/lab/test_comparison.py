"""Bots are compared deal by deal until the result is certain enough."""

from __future__ import annotations

from matchwood.lab.comparison import Comparison
from matchwood.lab.contest import Row

DEALS = 4


def rows(unit: int, *outcomes: tuple[float, ...], bots: tuple[str, ...] = ("club", "quick")) -> list[Row]:
    """Return a unit of games, one for each deal, in which these bots have these outcomes."""
    deals = range(unit * DEALS, (unit + 1) * DEALS)
    return [{"deal": deal, "bots": list(bots), "outcomes": list(outcomes[deal % len(outcomes)]), "lost_seats": 0} for deal in deals]


def compared(units: int, *outcomes: tuple[float, ...], margin: float = 0.0) -> Comparison:
    comparison = Comparison(("club", "quick"), margin=margin)
    for unit in range(units):
        comparison.add(rows(unit, *outcomes))
    return comparison


def test_a_finding_names_the_better_bot() -> None:
    (found,) = compared(16, (1.0, 0.0), (1.0, 0.5)).findings
    assert found.better == "club"
    assert str(found) == "club is better than quick"
    (found,) = compared(16, (0.0, 1.0), (0.5, 1.0)).findings
    assert str(found) == "quick is better than club"


def test_too_few_deals_settle_nothing() -> None:
    comparison = compared(15, (1.0, 0.0))
    assert not comparison.settled
    assert comparison.findings[0].better is None


def test_nothing_is_settled_before_the_first_game() -> None:
    assert not Comparison(("club", "quick")).settled


def test_bots_that_differ_by_less_than_the_margin_are_alike() -> None:
    level = ((0.1, 0.0), (0.0, 0.1))
    assert not compared(100, *level).settled
    comparison = compared(100, *level, margin=0.1)
    assert comparison.settled
    assert str(comparison.findings[0]) == "club and quick differ by at most 0.1"


def test_a_deal_counts_once_for_any_number_of_games() -> None:
    comparison = Comparison(("club", "quick"))
    games = rows(0, (1.0, 0.0)) + rows(0, (0.0, 1.0))
    comparison.add(games)
    (found,) = comparison.findings
    assert (found.now.count, found.now.mean, comparison.games) == (DEALS, 0.0, 2 * DEALS)


def test_the_first_bot_is_compared_with_each_other_bot_at_a_stricter_level() -> None:
    both = Comparison(("club", "quick", "random"))
    for unit in range(30):
        both.add(rows(unit, (1.0, 0.5, 0.2), (0.5, 0.6, 0.1), bots=("club", "quick", "random")))
    alone = compared(30, (1.0, 0.5), (0.5, 0.6))
    assert [found.other for found in both.findings] == ["quick", "random"]
    assert both.findings[0].now.margin > alone.findings[0].now.margin
