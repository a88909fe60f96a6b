"""Whole games in a real browser: mouse and keyboard, phone and laptop, German and English."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

import matchwood
from tests.browser.conftest import Server
from tests.browser.fitting import assert_everything_fits
from tests.browser.person import HAND, KeyboardPerson, MousePerson, Person, get_json, skip_ahead, tick
from tests.support.parameters import everyday

pytestmark = pytest.mark.browser

SIZES = {360: 740, 1280: 800}
WORDS = {"en": "Round", "de": "Runde"}


def assert_dealt_as_sealed(page: Page) -> None:
    """Check the page's statements about fair deals with the record of the game."""
    expect(page.get_by_test_id("verdict")).to_contain_text("✓")
    page.get_by_test_id("fair-details").click()
    expect(page.get_by_test_id("fair-check")).to_contain_text("matchwood verify matchmaster-")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    seal = page.get_by_test_id("seal").locator("code").inner_text()
    page.keyboard.press("Escape")
    page.get_by_test_id("share-menu").click()
    link = page.get_by_test_id("record").get_attribute("href") or ""
    page.keyboard.press("Escape")
    record = get_json(page, urljoin(page.url, link))
    assert matchwood.seal_of(record["secret"]) == seal
    assert all(deal.agrees for deal in matchwood.verify(record))


@pytest.mark.slow
# Every pair of width, input device and language occurs. In `make test` the tests of all games together contain the pairs.
@pytest.mark.parametrize(
    ("width", "person_type", "language"),
    [
        (1280, KeyboardPerson, "de"),
        *(
            pytest.param(*way, marks=pytest.mark.exhaustive)
            for way in [(360, MousePerson, "de"), (360, KeyboardPerson, "en"), (1280, MousePerson, "en")]
        ),
    ],
)
@pytest.mark.parametrize(
    ("rounds", "by_hand", "skipped"), [("short", 0, 5), pytest.param("full", 6, 0, marks=pytest.mark.exhaustive)], ids=["7", "13"]
)
def test_all_rounds_are_played_with_a_reload_in_the_middle(
    width: int, person_type: type[Person], language: str, rounds: str, by_hand: int, skipped: int, open_page: Callable[..., Page]
) -> None:
    """Play some rounds or only the first cards on the page, reload it, and play the other rounds on the page or skip all but the
    last two.
    """
    page = open_page(width, SIZES[width], "de" if language == "en" else "en")  # the test changes the language
    person = person_type(page)
    person.open_table(language, rounds=rounds)
    assert_everything_fits(page)
    expect(page.locator("body")).to_contain_text(WORDS[language])
    while person.sheets_seen < by_hand:
        person.act()
    person.wait_until_asked()
    person.act()
    asked, hand = person.wait_until_asked(), person.hand()
    page.reload()
    assert person.wait_until_asked() == asked
    assert person.hand() == hand
    assert_everything_fits(page)
    expect(page.locator("html")).to_have_attribute("lang", language)
    if skipped:
        skip_ahead(page, lambda view: bool(view["table"]["round"] > by_hand + skipped))
    person.play_to_the_end()
    result = page.get_by_test_id("result")
    expect(result.locator("ol li")).to_have_count(4)
    expect(result.locator("table tbody tr, table tfoot tr").first).to_be_visible()
    rounds_played = {"short": 7, "full": 13}[rounds] - skipped
    assert person.sheets_seen == rounds_played - 1, "after each round but the last the score sheet is shown, then the result"
    assert_dealt_as_sealed(page)
    expect(page.get_by_test_id("said"), "screen readers got an announcement").not_to_be_empty()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.own_server
def test_a_game_continues_after_the_server_was_killed_and_restarted(
    server: Server, exhaustive: bool, open_page: Callable[..., Page]
) -> None:
    page = open_page()
    person = MousePerson(page)
    person.open_table("en")
    for _ in range(6 if exhaustive else 2):
        person.act()
    asked, hand = person.wait_until_asked(), person.hand()
    server.kill()
    expect(page.get_by_test_id("offline")).to_be_visible()
    server.start()
    expect(page.get_by_test_id("offline")).to_be_hidden()
    assert (person.wait_until_asked(), person.hand()) == (asked, hand)
    for _ in range(10 if exhaustive else 2):
        person.act()


def test_a_friend_joins_by_the_link_and_each_player_sees_only_the_own_cards(open_page: Callable[..., Page]) -> None:
    host, guest = MousePerson(open_page()), MousePerson(open_page(360, 740, "de"))
    host.choose_game("matchmaster")
    host.unfold()
    tick(host.page, "players-3")
    tick(host.page, "bots-1")
    host.choose_pace("instant")
    host.press("[data-testid=play]")
    host.page.wait_for_url("**/t/*")
    guest.page.goto(host.page.url)
    guest.page.get_by_test_id("sit").click()
    for person in (host, guest):
        assert person.wait_until_asked() == "bidding"
        assert len(person.hand()) == 7
    assert not set(host.hand()) & set(guest.hand())
    host.bid(2)
    expect(guest.page.locator("body")).not_to_contain_text("0/2")
    guest.bid(1)
    for person in (host, guest, host, guest):
        if person.page.locator("[data-testid=table][data-turn-mine=true]").count():
            person.act()


def test_an_illegal_card_is_refused_with_an_announcement_and_stays_in_the_hand(open_page: Callable[..., Page]) -> None:
    person = MousePerson(open_page())
    person.open_table("en")
    for _ in range(60):
        if person.wait_until_asked() == "playing" and len(person.playable()) < len(person.hand()):
            break
        person.act()
    barred = next(card for card in person.hand() if card not in person.playable())
    before = person.hand()
    person.page.locator(f"{HAND} [data-card='{barred}']").click(force=True)  # the card is marked as disabled, but reacts to a click
    expect(person.page.get_by_test_id("said")).not_to_be_empty()
    assert person.hand() == before


def test_every_dialog_closes_with_escape(open_page: Callable[..., Page]) -> None:
    page = open_page()
    person = KeyboardPerson(page)
    person.open_table("en")
    for key in ("?", "s", "l"):
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


@everyday(1, "person_type", [KeyboardPerson, MousePerson])
def test_the_front_page_shows_the_options_of_the_chosen_game_and_remembers_it(
    person_type: type[Person], open_page: Callable[..., Page]
) -> None:
    page = open_page(360, 740)
    person = person_type(page)
    person.choose_game("tycoon")
    for _ in range(2):
        expect(page.get_by_test_id("game-tycoon")).to_be_checked()
        person.press("[data-testid=settings]")
        expect(page.get_by_test_id("players-8")).to_have_count(1)
        expect(page.get_by_test_id("option-equal_deal")).to_have_count(1)
        expect(page.get_by_test_id("option-overtrump")).to_have_count(0)
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        page.reload()


@pytest.mark.parametrize(("motion", "backs"), [("no-preference", 9), ("reduce", 0)])
def test_dealing_is_animated_unless_reduced_motion_is_preferred(motion: str, backs: int, open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, motion=motion)
    tick(page, "game-matchmaster")
    page.get_by_test_id("play").click()
    expect(page.locator(f"{HAND} [data-card]")).to_have_count(7)
    expect(page.locator("[data-deck]")).to_have_attribute("data-deck", "1")
    expect(page.locator("[data-deck] > span")).to_have_count(backs)
