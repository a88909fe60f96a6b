"""The sheet of settings: colours, motion, speed and language, in one place and remembered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import DOES_NOT_SCROLL, TABLE, KeyboardPerson, choose_setting
from tests.parameters import everyday

pytestmark = pytest.mark.browser

LIGHT, DARK = "rgb(185, 138, 78)", "rgb(29, 17, 10)"
"""The wood behind every page."""
NARROWED = """() => {
  const [heading] = document.querySelectorAll("h1");
  return [200, 100].map((width) => {
    heading.style.width = `${width}px`;
    return heading.getBoundingClientRect().width;
  });
}"""
"""How wide a heading is as soon as it is to be as wide as this."""
ENDS = """() => new Promise((resolve) => {
  const [heading] = document.querySelectorAll("h1");
  heading.addEventListener("animationend", () => resolve(getComputedStyle(heading).filter !== "none"), { once: true });
  heading.style.animation = "lit 9s infinite forwards";
})"""
"""Whether an animation that would go on for ever comes to its end."""


def test_the_colours_are_those_of_the_device_until_somebody_chooses_others(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    wood = page.locator("html")
    page.emulate_media(color_scheme="light")
    expect(wood).to_have_css("background-color", LIGHT)
    page.emulate_media(color_scheme="dark")
    expect(wood).to_have_css("background-color", DARK)
    for theme, colour in (("light", LIGHT), ("dark", DARK), ("device", DARK)):
        choose_setting(page, "theme", theme)
        expect(wood).to_have_css("background-color", colour)
        page.reload()
        page.get_by_test_id("play").wait_for()
        expect(wood).to_have_css("background-color", colour)


def test_whoever_wants_little_motion_gets_little_whatever_the_device_says(open_page: Callable[..., Page]) -> None:
    page = open_page(motion="no-preference")
    lasts = "Math.max(...document.getAnimations().map((one) => one.effect.getComputedTiming().endTime), 0)"
    page.get_by_test_id("game-tycoon").wait_for(state="attached")
    page.locator("label:has([data-testid=game-tycoon])").click()
    assert page.evaluate(lasts) > 1
    choose_setting(page, "motion", "less")
    assert page.evaluate(lasts) < 1


@everyday(1, "by", ["the setting", "the device"])
def test_with_little_motion_a_new_style_is_there_at_once_and_animations_end(open_page: Callable[..., Page], by: str) -> None:
    page = open_page(motion="reduce" if by == "the device" else "no-preference")
    page.get_by_test_id("play").wait_for()
    if by == "the setting":
        choose_setting(page, "motion", "less")
    assert page.evaluate(NARROWED) == [200, 100]
    assert page.evaluate(ENDS)


@everyday(1, "language", ["de", "en"])
def test_the_sheet_is_opened_used_and_closed_by_keyboard(open_page: Callable[..., Page], language: str) -> None:
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


def test_the_settings_are_at_the_table_as_well(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.get_by_test_id("play").click()
    page.locator(TABLE).wait_for()
    choose_setting(page, "speed", "quick")
    choose_setting(page, "language", "de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    page.get_by_test_id("open-settings").click()
    expect(page.get_by_test_id("speed")).to_have_value("quick")
