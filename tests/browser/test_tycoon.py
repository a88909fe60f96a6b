"""Whole games of Matchstick Tycoon in a real browser, and the information of the table about a hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import HAND, View, expect_refusal, skip_ahead
from tests.browser.tycoon import OPEN, TycoonKeyboardPlayer, TycoonMousePlayer, TycoonPlayer
from tests.support.parameters import everyday

pytestmark = pytest.mark.browser

PHONE = (360, 740)


BOXES = """() => [...document.querySelectorAll('[data-testid=hand] [data-card], [data-chip]')].map(one => {
  const { left, right, bottom, width, height } = one.getBoundingClientRect();
  return { left, right, bottom, width, height };
})"""


def assert_everything_fits(page: Page) -> None:
    """Check that nothing exceeds the window, and every card and number is large enough for a thumb."""
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "the page scrolls sideways"
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight"), "the page scrolls"
    width, height = page.evaluate("[window.innerWidth, window.innerHeight]")
    boxes = page.evaluate(BOXES)
    assert len(boxes) >= 16
    for box in boxes:
        assert box["left"] >= 0
        assert box["right"] <= width + 1
        assert box["bottom"] <= height + 1
        assert box["width"] >= 36, "too narrow for a thumb"
        assert box["height"] >= 38, "too low for a thumb"


@pytest.mark.slow
@everyday(1, ("person_type", "language"), [(TycoonKeyboardPlayer, "en"), (TycoonMousePlayer, "de")])
def test_a_game_is_played_to_its_end_on_a_phone_with_a_reload_in_the_middle(
    person_type: type[TycoonPlayer], language: str, exhaustive: bool, open_page: Callable[..., Page]
) -> None:
    page = open_page(*PHONE, "de" if language == "en" else "en")
    person = person_type(page)
    person.open_table(language, game="tycoon")
    person.wait_until_asked()
    assert_everything_fits(page)
    for _ in range(3):
        person.act()
    expect(page.get_by_test_id("said"), "screen readers got an announcement").not_to_be_empty()
    if person.wait_until_asked() == "playing":
        hand = person.hand()
        page.reload()
        person.wait_until_asked()
        assert person.hand() == hand
        assert_everything_fits(page)
    while person.act() != "over":
        if person.plays > 2 and not exhaustive:
            skip_ahead(page, nearly_over)
    result = page.get_by_test_id("result")
    expect(result.locator("ol li")).to_have_count(4)
    expect(page.get_by_test_id("look-back")).to_be_visible()
    assert person.plays > 2


@everyday(0, ("players", "size"), [(8, (360, 640)), (4, (740, 360)), (3, (1280, 800)), (8, PHONE)])
def test_every_table_fits(players: int, size: tuple[int, int], open_page: Callable[..., Page]) -> None:
    page = open_page(*size, "de")
    person = TycoonMousePlayer(page)
    person.open_table("en", players, game="tycoon")
    for _ in range(3):
        if person.act() == "over":
            break
        assert_everything_fits(page)
        expect(page.locator("[data-seat]")).to_have_count(players)


@pytest.mark.exhaustive
def test_the_cards_in_the_middle_become_smaller_in_a_lower_window(open_page: Callable[..., Page]) -> None:
    page = open_page(*PHONE, "de")
    person = TycoonMousePlayer(page)
    person.open_table("en", 8, game="tycoon")
    person.act()
    person.wait_until_asked()
    for height in (740, 690, 640):
        page.set_viewport_size({"width": 360, "height": height})
        page.wait_for_function("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
        assert_everything_fits(page)


def nearly_over(view: View) -> bool:
    """Return whether this hand has at most two cards, or at most two seats are left."""
    return len(view["table"]["hand"]) <= 2 or view["table"]["places"].count(None) <= 2


def strongest(view: View) -> str:
    """Return the last play of the list, or a pass if there is no play."""
    plays = [move for move in view["moves"] if move != "pass"]
    return str((plays or view["moves"])[-1])


def open_leader(open_page: Callable[..., Page]) -> TycoonMousePlayer:
    """Return a player who has to lead, at another table if the game ends before."""
    while True:
        person = TycoonMousePlayer(open_page(*PHONE, "de"))
        person.open_table("en", game="tycoon")
        skip_ahead(person.page, lambda view: view["moves"] and view["table"]["play"] is None, strongest)
        if person.wait_until_asked() == "playing":
            return person


def test_selected_cards_show_possible_numbers_with_prices_and_reasons_for_the_others(open_page: Callable[..., Page]) -> None:
    person = open_leader(open_page)
    page = person.page
    card = page.locator(f"{HAND} [data-card]:not([data-card='8'])").first
    kind = card.get_attribute("data-card")
    assert kind is not None
    card.click()
    expect(person.chip("8")).to_contain_text(str({"0": 1, "6": 1, "A": 1, "1": 5, "7": 4}.get(kind, 3 if kind in "4CF" else 2)))
    closed = page.locator("[data-chip][data-state=closed]").first
    with expect_refusal(page):
        closed.click(force=True)  # the number is marked as disabled, but reacts to a click
    card.click()
    expect(page.locator(f"{HAND} [aria-pressed=true]")).to_have_count(0)


def test_all_plays_are_listed_and_a_tap_selects_the_cards_of_a_play(open_page: Callable[..., Page]) -> None:
    page = open_page(*PHONE)  # in English, since the test changes the language
    person = TycoonMousePlayer(page)
    person.open_table("de", game="tycoon")
    while not page.locator(OPEN).count():
        assert person.act() == "playing"
        person.wait_until_asked()
    page.keyboard.press("i")
    idea = page.locator("[data-idea]").first
    number, cards = (idea.get_attribute("data-idea") or "").split(": ")
    idea.click()
    page.locator("dialog[open]").wait_for(state="detached")
    assert [card.partition(".")[0] for card in person.picked()] == cards.split()
    expect(person.chip(number)).to_have_attribute("data-state", "play")


@pytest.mark.exhaustive
def test_the_rules_show_the_table_of_changes_and_the_house_rules(open_page: Callable[..., Page]) -> None:
    page = open_page(*PHONE, "de")
    person = TycoonKeyboardPlayer(page)
    person.open_table("en", game="tycoon")
    page.keyboard.press("?")
    expect(page.get_by_test_id("changes").locator("tr")).to_have_count(14)
    expect(page.get_by_test_id("house-rules").locator("li")).to_have_count(6)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
