"""Card sharing: a player shares cards with spectators, and a spectator chooses a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from matchwood.cardgames.catalogue import specs
from tests.browser.person import HAND, TABLE, address_of, open_table, take_seat
from tests.support.optional import not_none

pytestmark = pytest.mark.browser


def create_sharing_table(page: Page, game: str = "matchmaster", players: int = 3, bots: int = 1, **more: Any) -> str:
    """Create a table that allows card sharing, and return its path."""
    wish = {"game": game, "players": players, "bots": bots, "name": "Ada", "pace": "instant", "level": "beginner", "showing": True}
    return open_table(page, wish | more)


def cards(page: Page) -> list[str]:
    return [card.get_attribute("data-card") or "" for card in page.locator(f"{HAND} [data-card]").all()]


def test_a_player_shares_cards_and_a_spectator_sees_them(open_page: Callable[..., Page]) -> None:
    ada, wim = open_page(360, 740, "de", at=None), open_page(at=None)
    address = create_sharing_table(ada)
    take_seat(ada, address, "Ada")
    ada.goto(address)
    bea = not_none(ada.context.browser).new_context(base_url=ada.url)
    take_seat(bea, address, "Bea")
    ada.locator(TABLE).wait_for()
    wim.goto(address)
    expect(wim.get_by_test_id("join")).to_be_visible()
    expect(wim.get_by_test_id("look")).to_have_count(0)

    expect(ada.get_by_test_id("open-show")).to_be_hidden()
    ada.keyboard.press("m")
    ada.get_by_test_id("to-show").click()
    expect(ada.get_by_test_id("show")).to_contain_text("sogar deine Gegner")
    ada.get_by_test_id("show-cards").click()
    expect(ada.get_by_test_id("show-cards")).to_have_attribute("aria-checked", "true")
    ada.keyboard.press("Escape")
    expect(ada.get_by_test_id("cards-shown")).to_contain_text("0 Zuschauer sehen sie")

    wim.get_by_test_id("look-do").click()
    expect(wim.get_by_test_id("look-dialog")).to_contain_text("cannot join this game")
    wim.get_by_test_id("look-0").click()
    expect(wim.get_by_test_id("look")).to_contain_text("You see the cards of Ada.")
    expect(wim.locator(f"{HAND} [data-card]")).to_have_count(len(cards(ada)))
    assert cards(wim) == cards(ada)
    assert wim.locator(TABLE).get_attribute("data-turn-mine") == "false", "a spectator has no moves"
    expect(wim.get_by_test_id("join")).to_have_count(0)
    expect(ada.get_by_test_id("cards-shown")).to_contain_text("1 Zuschauer sieht sie")

    ada.get_by_test_id("cards-shown").click()
    ada.get_by_test_id("show-cards").click()
    expect(wim.get_by_test_id("hand")).to_have_count(0)
    expect(wim.get_by_test_id("look")).to_have_count(0)
    bea.close()


def test_a_spectator_sees_a_shared_hand_in_every_game_without_buttons_for_moves(open_page: Callable[..., Page]) -> None:
    ada, wim = open_page(360, 640, at=None), open_page(360, 640, "de", at=None)
    for game in (key for key, spec in specs().items() if not spec.one_screen):
        address = create_sharing_table(ada, game, players=4, bots=3)
        assert ada.request.post(f"{address_of(address)}/showing", data={"show": True}).ok
        ada.goto(address)
        expect(ada.get_by_test_id("cards-shown")).to_be_visible()
        wim.goto(address)
        wim.get_by_test_id("look-do").click()
        wim.get_by_test_id("look-0").click()
        expect(wim.get_by_test_id("look")).to_contain_text("Du siehst die Karten von Ada.")
        expect(wim.locator(f"{HAND} [data-card]").first).to_be_visible()
        assert wim.locator("[data-testid=pass], [data-testid=panel], [data-testid=bids]").count() == 0
        for page in (ada, wim):
            assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), f"{game} scrolls sideways"
        ada.goto("/")
