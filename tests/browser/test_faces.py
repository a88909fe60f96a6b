"""Faces: chosen in the settings, visible to other players at once, and shown beside chat messages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import TABLE, address_of, get_json, open_table, sign_up_or_in, take_seat, wait_until_checked

pytestmark = pytest.mark.browser

RIGHT_BELOW = """() => {
    const seat = document.querySelector("[data-seat='0']").getBoundingClientRect();
    const bubble = document.querySelector("[data-testid=heard]").getBoundingClientRect();
    return seat.left < bubble.right && bubble.left < seat.right && Math.abs(bubble.top - seat.bottom) < 10;
}"""


@pytest.mark.stress("two choices follow each other at once")
def test_other_players_see_a_new_face_during_the_game_and_messages_below_its_seat(
    open_page: Callable[..., Page],
) -> None:
    ada, bea = open_page(1280, 800, at=None), open_page(360, 740, at=None)
    wish = {"game": "matchmaster", "players": 3, "bots": 1, "name": "Ada", "pace": "instant", "face": "a1"}
    table = open_table(ada, wish)
    take_seat(bea, table, "Bea")
    for page in (ada, bea):
        page.goto(table)
        page.locator(TABLE).wait_for()
    hers = bea.locator("[data-seat='0']")
    expect(hers.locator("[data-face]")).to_have_attribute("data-face", "a1")
    ada.get_by_test_id("open-settings").last.click()
    ada.locator("label:has([data-testid=character-dapper])").click()
    ada.locator("label:has([data-testid=colour-3])").click()
    expect(hers.locator("[data-face]")).to_have_attribute("data-face", "f3")
    ada.get_by_test_id("close-settings-sheet").click()
    ada.get_by_test_id("open-talk").click()
    ada.get_by_test_id("phrase-hello").click()
    said = bea.get_by_test_id("heard")
    expect(said).to_have_text("Ada: Hello!")
    bea.wait_for_function(RIGHT_BELOW)
    hers.evaluate("seat => { seat.style.paddingBottom = '60px' }")  # a bid makes the seat grow in this way
    bea.wait_for_function(RIGHT_BELOW)


@pytest.mark.exhaustive
def test_the_face_of_an_account_is_the_same_on_another_device_and_is_removed_after_signing_out(
    open_page: Callable[..., Page], name: str
) -> None:
    phone, laptop = open_page(360, 740), open_page(1280, 800)
    home = phone.url
    phone.get_by_test_id("open-settings").click()
    phone.locator("label:has([data-testid=character-dapper])").click()
    phone.goto(f"{home}account")
    with phone.expect_response("**/api/account/face"):
        sign_up_or_in(phone, "up", name)
    laptop.goto(f"{home}account")
    sign_up_or_in(laptop, "in", name)
    for page in (phone, laptop):
        page.get_by_test_id("open-settings").click()
        wait_until_checked(page, "character-dapper")
    with laptop.expect_response("**/api/account/face"):
        laptop.locator("label:has([data-testid=character-sly])").click()
    phone.reload()
    phone.get_by_test_id("open-settings").click()
    wait_until_checked(phone, "character-sly")
    phone.get_by_test_id("close-settings-sheet").click()
    phone.get_by_test_id("sign-out").click()
    phone.get_by_test_id("way-in").wait_for()
    assert phone.evaluate("localStorage.getItem('matchwood.face')") == ""


def test_the_default_face_can_be_chosen_with_a_press(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    page.get_by_test_id("open-settings").click()
    page.locator("label:has([name=character]:checked)").click()
    page.wait_for_function("() => localStorage.getItem('matchwood.face')")


def test_the_generated_name_of_a_guest_stays_the_same(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    page.get_by_test_id("settings").click()
    name = page.get_by_test_id("name").get_attribute("placeholder")
    assert name
    page.reload()
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("name")).to_have_attribute("placeholder", name)
    page.get_by_test_id("play").click()
    page.locator(TABLE).wait_for()
    address = address_of(page.url)
    assert get_json(page, address)["seats"][0]["name"] == name
