"""The result of a game as the player sees it, and whether it celebrates."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import address_of, get_json, open_table, skip_ahead
from tests.support.parameters import everyday

pytestmark = pytest.mark.browser

OPTIONS = {"matchmaster": {"rounds": "short"}, "matschig": {"rounds": 1}}
ENDS = {"You won!": True, "You lost": False, "A draw": False, "You finished 2nd of 3": False, "You finished 3rd of 3": False}
"""Headlines, and whether each is celebrated. Names follow a shared rank."""


@everyday(1, "key", ["matchmaster", "matschig", "the_match", "tycoon"])
def test_only_a_winner_sees_a_celebration(key: str, open_page: Callable[..., Page]) -> None:
    page = open_page(390, 844)
    players = 2 if key == "the_match" else 3
    wish = {"game": key, "players": players, "bots": players - 1, "name": "Ada", "pace": "instant", "level": "expert"}
    page.goto(open_table(page, wish | {"options": OPTIONS.get(key, {})}))
    skip_ahead(page, lambda view: False)
    result = page.get_by_test_id("result")
    expect(result).to_be_visible()
    ranks = get_json(page, address_of(page.url))["view"]["result"]["ranks"]
    won = ranks[0] == 1 and max(ranks) > 1
    headline = page.locator("#result-title").inner_text()
    assert ENDS.get(headline, "share" in headline and won) == won, (headline, ranks)
    expect(result.get_by_test_id("celebration")).to_have_count(int(won))
    if ranks[0] != 1:
        expect(result).to_contain_text(" won")
