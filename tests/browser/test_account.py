"""An account: created on one device, used on another one, and deleted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.fitting import fits
from tests.browser.person import choose_setting, create_table, get_json, sign_up_or_in
from tests.support.waiting import wait_for

pytestmark = pytest.mark.browser

ACCOUNT = "[data-testid=account]:visible"
USE_ALL_CONNECTIONS = "() => { for (let line = 0; line < 6; line++) fetch(`/api/games?line=${line}`).catch(() => {}) }"
"""A browser has six connections to a server. While all of them wait, it sends no further request."""


def test_an_account_shows_its_tables_on_another_device_until_it_is_deleted(open_page: Callable[..., Page], name: str) -> None:
    phone, laptop = open_page(360, 740), open_page(1280, 800, "de")
    create_table(phone, 2)
    table = phone.url.rsplit("/", 1)[-1]
    phone.goto("/".join(phone.url.split("/")[:3]))
    phone.locator(ACCOUNT).click()
    sign_up_or_in(phone, "up", name)
    expect(phone.locator("h1")).to_have_text(name)
    assert phone.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "the page scrolls sideways"
    laptop.locator(ACCOUNT).click()
    sign_up_or_in(laptop, "in", name)
    expect(laptop.locator("body")).to_contain_text("Du hast noch keine Partie beendet")
    laptop.locator("a[href='/']").click()
    expect(laptop.locator(f"a[href='/t/{table}']").first).to_be_visible()
    laptop.locator(ACCOUNT).click()
    laptop.get_by_test_id("export").click()
    laptop.get_by_test_id("confirm-password").fill("correct horse")
    with laptop.expect_download() as download:
        laptop.get_by_test_id("prove").click()
    assert f'"name": "{name}"' in download.value.path().read_text()
    laptop.get_by_test_id("delete").click()
    laptop.get_by_test_id("confirm-password").fill("correct horse")
    laptop.get_by_test_id("prove").click()
    expect(laptop.locator("h1")).to_have_text("Dein Konto ist gelöscht.")
    phone.reload()
    phone.get_by_test_id("way-in").wait_for()


def test_a_setting_is_saved_even_if_the_page_is_closed_before_the_answer(
    open_page: Callable[..., Page], server: Server, name: str
) -> None:
    page = open_page()
    page.locator(ACCOUNT).click()
    sign_up_or_in(page, "up", name)
    page.get_by_test_id("hide-ratings").wait_for(state="attached")
    page.get_by_test_id("open-settings").click()
    dapper = page.locator("label:has([data-testid=character-dapper])")
    dapper.wait_for()
    with server.paused():
        page.evaluate(USE_ALL_CONNECTIONS)
        dapper.click()
        page.get_by_test_id("close-settings-sheet").click()
        page.locator("label:has([data-testid=hide-ratings])").click()
        page.goto("about:blank")

    def account() -> dict[str, object]:
        return dict(get_json(page, "/api/account")["account"])

    wait_for(account, lambda account: account["hidden"] and str(account["face"])[0] == "f")


def test_a_new_password_signs_out_the_other_device(open_page: Callable[..., Page], name: str) -> None:
    phone, laptop = open_page(360, 740), open_page(360, 740, "de")
    for page, way in ((phone, "up"), (laptop, "in")):
        page.locator(ACCOUNT).click()
        sign_up_or_in(page, way, name)
    sessions = laptop.get_by_test_id("sessions").locator("li")
    expect(sessions).to_have_count(2)
    change = laptop.get_by_test_id("change-password")
    change.click()
    laptop.keyboard.press("Escape")
    expect(change, "the focus returns to the button").to_be_focused()
    change.click()
    laptop.get_by_test_id("old-password").fill("wrong horse")
    laptop.get_by_test_id("new-password").fill("another horse")
    laptop.get_by_test_id("really-change-password").click()
    expect(laptop.get_by_role("alert")).to_have_text("Falsches Passwort.")
    choose_setting(laptop, "language", "en")
    expect(laptop.get_by_role("alert")).to_have_text("Wrong password.")
    laptop.get_by_test_id("old-password").fill("correct horse")
    laptop.get_by_test_id("really-change-password").click()
    expect(sessions).to_have_count(1)
    expect(change).to_be_focused()
    assert fits(laptop)
    phone.reload()
    phone.get_by_test_id("way-in").wait_for()


@pytest.mark.exhaustive
def test_a_person_can_sign_out_another_device(open_page: Callable[..., Page], name: str) -> None:
    phone, laptop = open_page(360, 740), open_page()
    for page, way in ((phone, "up"), (laptop, "in")):
        page.locator(ACCOUNT).click()
        sign_up_or_in(page, way, name)
    laptop.get_by_test_id("sessions").get_by_role("button").click()
    expect(laptop.get_by_test_id("sessions").locator("li")).to_have_count(1)
    phone.reload()
    phone.get_by_test_id("way-in").wait_for()
