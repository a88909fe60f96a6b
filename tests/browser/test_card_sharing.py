"""Cards that are shown to those who watch: a switch and a mark for whoever shows them, a choice for whoever looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from matchwood.cardgames.catalogue import specs
from tests.browser.person import HAND, TABLE, address_of, open_table, take_seat
from tests.surely import surely

pytestmark = pytest.mark.browser


def opened(page: Page, game: str = "matchmaster", players: int = 3, bots: int = 1, **more: Any) -> str:
    """A table at which cards may be shown; its address."""
    wish = {"game": game, "players": players, "bots": bots, "name": "Ada", "pace": "instant", "level": "beginner", "showing": True}
    return open_table(page, wish | more)


def cards(page: Page) -> list[str]:
    return [card.get_attribute("data-card") or "" for card in page.locator(f"{HAND} [data-card]").all()]


def test_somebody_shows_their_cards_and_another_person_looks_into_them(open_page: Callable[..., Page]) -> None:
    ada, wim = open_page(360, 740, "de", at=None), open_page(at=None)
    address = opened(ada)
    take_seat(ada, address, "Ada")
    ada.goto(address)
    bea = surely(ada.context.browser).new_context(base_url=ada.url)
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
    assert wim.locator(TABLE).get_attribute("data-turn-mine") == "false", "the moves are not theirs"
    expect(wim.get_by_test_id("join")).to_have_count(0)
    expect(ada.get_by_test_id("cards-shown")).to_contain_text("1 Zuschauer sieht sie")

    ada.get_by_test_id("cards-shown").click()
    ada.get_by_test_id("show-cards").click()
    expect(wim.get_by_test_id("hand")).to_have_count(0)
    expect(wim.get_by_test_id("look")).to_have_count(0)
    bea.close()


def test_a_hand_is_looked_into_in_every_game_with_hands_and_nothing_is_asked(open_page: Callable[..., Page]) -> None:
    ada, wim = open_page(360, 640, at=None), open_page(360, 640, "de", at=None)
    for game in (key for key, spec in specs().items() if not spec.one_screen):
        address = opened(ada, game, players=4, bots=3)
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
