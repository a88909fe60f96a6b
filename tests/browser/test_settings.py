"""The settings: colours, motion, speed and language are in one dialog and are remembered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import DOES_NOT_SCROLL, TABLE, KeyboardPerson, choose_setting
from tests.support.parameters import everyday

pytestmark = pytest.mark.browser

LIGHT, DARK = "rgb(185, 138, 78)", "rgb(29, 17, 10)"
"""The background colours of the page."""
NARROWED = """() => {
  const [heading] = document.querySelectorAll("h1");
  return [200, 100].map((width) => {
    heading.style.width = `${width}px`;
    return heading.getBoundingClientRect().width;
  });
}"""
"""The width of a heading directly after this width was set."""
ENDS = """() => new Promise((resolve) => {
  const [heading] = document.querySelectorAll("h1");
  heading.addEventListener("animationend", () => resolve(getComputedStyle(heading).filter !== "none"), { once: true });
  heading.style.animation = "lit 9s infinite forwards";
})"""
"""Whether an endless animation ends."""


def test_the_device_determines_the_colours_until_the_person_chooses_others(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    background = page.locator("html")
    page.emulate_media(color_scheme="light")
    expect(background).to_have_css("background-color", LIGHT)
    page.emulate_media(color_scheme="dark")
    expect(background).to_have_css("background-color", DARK)
    for theme, colour in (("light", LIGHT), ("dark", DARK), ("device", DARK)):
        choose_setting(page, "theme", theme)
        expect(background).to_have_css("background-color", colour)
        page.reload()
        page.get_by_test_id("play").wait_for()
        expect(background).to_have_css("background-color", colour)


def test_the_setting_for_motion_has_priority_over_the_device(open_page: Callable[..., Page]) -> None:
    page = open_page(motion="no-preference")
    lasts = "Math.max(...document.getAnimations().map((one) => one.effect.getComputedTiming().endTime), 0)"
    page.get_by_test_id("game-tycoon").wait_for(state="attached")
    page.locator("label:has([data-testid=game-tycoon])").click()
    assert page.evaluate(lasts) > 1
    choose_setting(page, "motion", "less")
    assert page.evaluate(lasts) < 1


@everyday(1, "by", ["the setting", "the device"])
def test_with_reduced_motion_styles_change_at_once_and_animations_end(open_page: Callable[..., Page], by: str) -> None:
    page = open_page(motion="reduce" if by == "the device" else "no-preference")
    page.get_by_test_id("play").wait_for()
    if by == "the setting":
        choose_setting(page, "motion", "less")
    assert page.evaluate(NARROWED) == [200, 100]
    assert page.evaluate(ENDS)


@everyday(1, "language", ["de", "en"])
def test_the_settings_can_be_opened_used_and_closed_with_the_keyboard(open_page: Callable[..., Page], language: str) -> None:
    page = open_page(320, 568, language)
    person = KeyboardPerson(page)
    gear = page.get_by_role("button", name={"de": "Einstellungen", "en": "Settings"}[language])
    expect(gear).to_have_count(1)
    person.press("[data-testid=open-settings]")
    sheet = page.get_by_role("dialog", name={"de": "Einstellungen", "en": "Settings"}[language])
    expect(sheet).to_be_visible()
    assert page.evaluate(DOES_NOT_SCROLL.replace("&& scrollHeight <= window.innerHeight", ""))
    names = {
        "de": ["Sprache", "Farben", "Bewegung", "Spieltempo", "Ton und Vibration"],
        "en": ["Language", "Colours", "Motion", "Speed of play", "Sound and vibration"],
    }
    for name in names[language]:
        expect(sheet.get_by_role("combobox", name=name)).to_have_count(1)
    person.select("theme", "dark")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(gear).to_be_focused()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_settings_are_available_at_the_table_too(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.get_by_test_id("play").click()
    page.locator(TABLE).wait_for()
    choose_setting(page, "speed", "quick")
    choose_setting(page, "language", "de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    page.get_by_test_id("open-settings").click()
    expect(page.get_by_test_id("speed")).to_have_value("quick")
