"""The page is tested against deals that the engine makes now."""

from __future__ import annotations

from matchwood.engine.plugins import own_games
from tests.cardgames.deals import DEALS, PAGE, records, written


def test_the_page_is_tested_against_what_the_games_deal() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(), "deals follow otherwise: `python -m tests.cardgames.deals` renews it"


def test_every_game_of_ours_is_dealt_and_somebody_leaves_a_party() -> None:
    assert sorted(DEALS) == sorted(own_games())
    parties = [record for record in records() if record["options"].get("party")]
    hands = [event["deal"]["hands"] for record in parties for event in record["events"]]
    assert any(hand == [] for dealt in hands for hand in dealt)
