"""The complete rules: a page with an address for each paragraph, and a window over the table after a refused move."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from tests.browser.conftest import Server
from tests.browser.person import HAND, TABLE, WAITING_FOR_ME, KeyboardPerson, MousePerson, Person, choose_setting, skip_ahead
from tests.support.parameters import everyday

pytestmark = pytest.mark.browser

GAMES = ["matchmaster", "tycoon", "the_match", "matschig"]
TEXT, LINK, RULES, SHORT = (f"[data-testid={name}]" for name in ("rules-text", "why", "rulebook", "rules"))
OF_MATCHMASTER = "You may not play a card of another suit"
"""A text that occurs only in the rules of MatchMaster."""


def paragraph(page: Page, name: str) -> Locator:
    return page.locator(f"{TEXT} [id='{name}']")


@everyday(1, "scheme", ["light", "dark"])
@everyday(1, ("width", "language"), [(320, "de"), (360, "en"), (1280, "de")])
def test_the_rules_of_every_game_fit_the_page(width: int, language: str, scheme: Any, open_page: Callable[..., Page]) -> None:
    page = open_page(width, 740, language)
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.get_by_test_id("rules").click()
    for game in GAMES:
        page.locator(f"nav a[href='/rules/{game}']").click()
        expect(page.locator(f"nav a[href='/rules/{game}']")).to_have_attribute("aria-current", "page")
        expect(page.locator(TEXT)).to_have_attribute("lang", language)
        expect(paragraph(page, "1")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "the page scrolls sideways"


def test_the_address_of_a_paragraph_opens_it_in_the_language_of_the_reader(open_page: Callable[..., Page], server: Server) -> None:
    page = open_page(360, 740, "de", at=None)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{server.address}/rules/matchmaster#10c")
    expect(paragraph(page, "10c")).to_contain_text("Abwerfen darfst du nicht")
    expect(paragraph(page, "10c")).to_be_focused()
    expect(paragraph(page, "10c")).to_be_in_viewport()
    expect(page).to_have_title("MatchMaster: Regeln · Matchwood")
    choose_setting(page, "language", "en")
    expect(paragraph(page, "10c")).to_contain_text(OF_MATCHMASTER)
    expect(paragraph(page, "10c")).to_be_in_viewport()
    assert {url for url in asked if not url.startswith(server.address)} == set()


def test_cards_in_the_rules_are_drawn_and_named_in_the_language_of_the_reader(
    open_page: Callable[..., Page],
) -> None:
    page = open_page(at="/rules/matchmaster")
    row = paragraph(page, "1").locator("[data-drawn]")
    for language, said in (("en", "Trump 13"), ("de", "Trumpf 13")):
        choose_setting(page, "language", language)
        expect(row).to_have_count(4)
        expect(row.first).to_have_attribute("aria-label", said)
        expect(row.first.locator("svg").first).to_be_visible()
        expect(paragraph(page, "1").locator("code")).to_be_hidden()


def test_the_sign_of_a_paragraph_copies_its_address(open_page: Callable[..., Page], server: Server) -> None:
    page = open_page(at=None)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{server.address}/rules/tycoon/de")
    sign = paragraph(page, "13").locator("a").first
    sign.click()
    expect(sign).to_have_attribute("data-note", "Copied")
    expect(page).to_have_url(f"{server.address}/rules/tycoon/de#13")
    expect(paragraph(page, "13")).to_be_focused()
    assert page.evaluate("navigator.clipboard.readText()") == f"{server.address}/rules/tycoon#13"


def test_a_link_changes_the_language_of_the_rules_and_the_language_stays(open_page: Callable[..., Page], server: Server) -> None:
    page = open_page(language="de", at="/rules/tycoon")
    page.locator(f"{TEXT} a[href$='#what-becomes-what']").click()
    expect(page).to_have_url(f"{server.address}/rules/tycoon/en#what-becomes-what")
    expect(page.get_by_role("heading", name="What becomes what")).to_be_in_viewport()
    expect(page.locator(TEXT)).to_have_attribute("lang", "en")
    page.locator("nav a[href='/rules/matschig/en']").click()
    expect(page.locator(TEXT)).to_contain_text("a mud fight")


def test_the_rules_page_without_a_game_shows_the_first_game(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto("/rules")
    expect(page.locator("h1")).to_contain_text("MatchMaster")
    expect(page.get_by_role("navigation").locator("[aria-current=page]")).to_have_text("MatchMaster")


def test_the_rules_of_an_unknown_game_show_page_not_found(open_page: Callable[..., Page]) -> None:
    page = open_page(at="/rules/whist")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")


def paragraph_of_a_refused_card(person: Person) -> str:
    """Try to play an illegal card while the clock of the page is stopped, and return the paragraph in the refusal."""
    page = person.page
    page.clock.install()
    person.open_table("en")
    skip_ahead(page, lambda view: bool(view["moves"] and view["table"]["duty"]))
    page.locator(WAITING_FOR_ME).wait_for()
    barred = page.locator(f"{HAND} [data-card][aria-disabled=true]").first
    barred.wait_for()
    page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=10))
    barred.focus()
    page.keyboard.press("Enter")
    return page.locator(LINK).inner_text().rpartition("§")[2].strip()


def test_a_refused_card_has_a_link_to_its_paragraph_and_back_to_the_table(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, "de")
    texts: list[str] = []

    def note(answer: Response) -> None:
        if answer.url.endswith(".js") and OF_MATCHMASTER in answer.text():
            texts.append(answer.url)

    page.on("response", note)
    name = paragraph_of_a_refused_card(MousePerson(page))
    address = page.url
    expect(page.get_by_test_id("refusal")).not_to_be_empty()
    assert texts == [], "the rules are loaded only when they are opened"
    page.locator(LINK).click()
    expect(paragraph(page, name)).to_be_focused()
    expect(paragraph(page, name)).to_be_in_viewport()
    assert len(texts) == 1
    expect(page.locator(TABLE)).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator(RULES)).to_have_count(0)
    assert page.url == address


def test_a_refusal_stays_while_its_link_has_the_focus_of_the_keyboard(open_page: Callable[..., Page]) -> None:
    person = KeyboardPerson(open_page())
    page = person.page
    name = paragraph_of_a_refused_card(person)
    person.go_to(LINK)
    page.clock.run_for(60_000)
    expect(page.locator(LINK)).to_be_focused()
    page.keyboard.press("Enter")
    expect(paragraph(page, name)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(RULES)).to_have_count(0)
    expect(page.locator(LINK)).to_have_count(0)
    expect(page.locator(f"{TABLE} :focus")).to_have_count(1)


@everyday(1, "language", ["de", "en"])
@everyday(1, "game", GAMES)
def test_the_short_rules_start_with_a_picture_of_a_turn(game: str, language: str, open_page: Callable[..., Page]) -> None:
    page = open_page(320, 568, language)
    MousePerson(page).open_table(language, game=game)
    page.keyboard.press("?")
    picture = page.get_by_test_id("turn")
    expect(picture).to_be_in_viewport(ratio=1)
    expect(picture.locator("figcaption")).not_to_be_empty()
    assert picture.evaluate("one => one.scrollWidth <= one.clientWidth"), "its cards exceed the width"


def test_the_short_rules_open_the_complete_rules_and_stay_open_below_them(open_page: Callable[..., Page]) -> None:
    page = open_page()
    MousePerson(page).open_table("en", game="the_match")
    page.keyboard.press("?")
    page.get_by_test_id("rulebook-open").click()
    expect(paragraph(page, "16")).to_contain_text("after penalties")
    expect(paragraph(page, "1").locator("[data-drawn]")).to_have_count(4)
    with page.context.expect_page() as opened:
        page.locator(f"{TEXT} a[href='/rules/the_match/de']").click()
    expect(opened.value.locator(TEXT)).to_have_attribute("lang", "de")
    opened.value.close()
    page.keyboard.press("Escape")
    expect(page.locator(RULES)).to_have_count(0)
    expect(page.locator(SHORT)).to_be_visible()
    expect(page.get_by_test_id("rulebook-open")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(SHORT)).to_have_count(0)


@everyday(1, ("language", "trump"), [("en", "T: trump (dark orange), beats all others"), ("de", "T: Trumpf (dunkelorange)")])
def test_the_rules_and_the_cards_name_the_suit_of_each_letter(language: str, trump: str, open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, language)
    MousePerson(page).open_table(language)
    page.locator(HAND).wait_for()
    for card in page.locator(f"{HAND} [data-card]").all():
        assert (card.get_attribute("title") or "").startswith("Trump") is (card.get_attribute("data-card") or "").startswith("T")
    page.keyboard.press("?")
    expect(page.get_by_test_id("rules")).to_contain_text(trump)
