"""The page on small rounds contains the calculated values."""

from __future__ import annotations

import json
from typing import Any

from tests.docs.pages import ROOT, rows_of, text_of

FOUND: dict[str, Any] = json.loads((ROOT / "bench" / "results" / "equilibrium.json").read_text(encoding="utf-8"))
ONE, TWO = FOUND["one_card"], FOUND["two_cards"]
LEVELS = ("champion", "club", "quick")


def number(value: float, places: int = 3) -> str:
    return f"{value:.{places}f}".replace("-", "−")


def mean_of(figure: list[float]) -> str:
    return f"{number(figure[0])} ± {number(figure[1])}"


def bounds(figure: list[float]) -> str:
    return "–".join(map(number, figure))


def test_the_values_equal_the_calculated_ones() -> None:
    ones = [["1", players, *(number(found[name]) for name in ("leader", "others", "value"))] for players, found in ONE.items()]
    assert rows_of("exact.md", "cards", "value for the leader") == [*ones, ["2", "2", "", "", number(TWO["value"])]]
    fractions = [found["exactly"].replace("-", "−") for found in ONE.values()]
    assert "{}, {} and {}".format(*fractions) in text_of("exact.md")
    assert f"{TWO['gap']:.5f} points" in text_of("exact.md")


def test_the_losses_of_the_levels_equal_the_calculated_ones() -> None:
    ones = [["1", players, *(mean_of(found["lost"][level]["seat"]) for level in LEVELS)] for players, found in ONE.items()]
    two = ["2", "2", *(bounds(TWO["lost"][level]["seat"]) for level in LEVELS)]
    assert rows_of("exact.md", "cards", "quick") == [*ones, two]
    leads, follows = (TWO["lost"]["champion"][seat] for seat in ("leader", "follower"))
    own, other = f"{bounds(leads)} points as the leader", f"{number(follows[0])} points as the follower."
    assert f"{own}, and {other}" in text_of("exact.md")


def test_the_worth_of_the_kick_off_equals_the_measured_one() -> None:
    def row(level: str, found: dict[str, Any]) -> list[str]:
        halves = [100 * share for share in found["halves"]]
        return [level, mean_of(found["goals"]), f"{number(halves[0], 1)} % ± {number(halves[1], 1)}", f"{found['deals']:,}"]

    assert rows_of("exact.md", "both sides", "deals") == [row(level, found) for level, found in FOUND["kick_off"].items()]


def test_the_page_states_how_often_the_levels_were_asked() -> None:
    page = " ".join(text_of("exact.md").split())
    asked = (
        f"{FOUND['asked']} times for a bid with one card, {2 * FOUND['bids']} times for a bid with two cards, and twice for a card"
    )
    assert asked in page
    assert FOUND["cards"] == 1
    assert f"{TWO['hands']} classes" in page
    assert f"{TWO['follower']:,} situations" in page
    assert f"{TWO['iterations']} iterations" in page
