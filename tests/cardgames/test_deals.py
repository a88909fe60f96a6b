"""The page deals with its own code. Its tests use deals that the engine makes."""

from __future__ import annotations

from matchwood.engine.plugins import own_games
from tests.cardgames.deals import DEALS, PAGE, records, written


def test_the_deals_in_the_page_tests_are_the_deals_of_the_engine() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(), "deals follow otherwise: `python -m tests.cardgames.deals` renews it"


def test_the_deals_in_the_page_tests_include_every_built_in_game_and_a_party_that_a_seat_leaves() -> None:
    assert sorted(DEALS) == sorted(own_games())
    parties = [record for record in records() if record["options"].get("party")]
    hands = [event["deal"]["hands"] for record in parties for event in record["events"]]
    assert any(hand == [] for dealt in hands for hand in dealt)
