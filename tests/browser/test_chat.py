"""The chat at the table: each player reads phrases in the own language, and can mute other players."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from matchwood.server.chat.moderation import Reports
from matchwood.server.storage.database import open_existing_database
from tests.browser.conftest import Server
from tests.browser.person import RETRIES, TABLE, address_of, get_json, open_table, take_seat
from tests.support.parameters import everyday
from tests.support.waiting import wait_until_in_page

pytestmark = pytest.mark.browser


def test_players_chat_in_their_languages_and_can_mute_and_report(open_page: Callable[..., Page]) -> None:
    ada, bea = open_page(360, 740, "de", at=None), open_page(1280, 800, at=None)
    wish = {"game": "matchmaster", "players": 2, "name": "Ada", "pace": "instant"}
    table = open_table(ada, wish)
    take_seat(bea, table, "Bea")
    for page in (ada, bea):
        page.goto(table)
        page.locator(TABLE).wait_for()
    ada.get_by_test_id("open-talk").click()
    ada.get_by_test_id("phrase-good_luck").click()
    expect(ada.get_by_test_id("lines")).to_contain_text("Viel Glück!")
    expect(ada.get_by_test_id("phrase-good_luck")).to_be_focused()
    expect(bea.get_by_test_id("heard")).to_have_text("Ada: Good luck!")
    expect(bea.get_by_test_id("open-talk")).to_have_attribute("aria-label", "Chat (1)")
    bea.keyboard.press("m")
    expect(bea.get_by_test_id("words")).to_be_focused()
    expect(bea.get_by_test_id("words")).to_have_value("")
    bea.get_by_test_id("words").fill("Same to you <b>!</b>")
    bea.keyboard.press("Enter")
    expect(ada.get_by_test_id("lines")).to_contain_text("Same to you <b>!</b>")
    assert ada.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "the page scrolls sideways"
    bea.get_by_test_id("about-line").click()
    bea.get_by_test_id("report").click()
    expect(bea.get_by_test_id("reported")).to_be_visible()
    bea.get_by_test_id("mute").click()
    expect(bea.get_by_test_id("lines")).not_to_contain_text("Good luck!")
    bea.keyboard.press("Escape")
    ada.get_by_test_id("phrase-hurry").click()
    expect(ada.get_by_test_id("lines")).to_contain_text("Etwas schneller")
    bea.reload()
    bea.get_by_test_id("open-talk").click()
    expect(bea.get_by_test_id("lines")).to_contain_text("Same to you")
    expect(bea.get_by_test_id("about-line")).to_have_count(0)
    expect(bea.get_by_test_id("talk")).to_contain_text("Ada is muted.")
    expect(bea.get_by_test_id("lines")).not_to_contain_text("faster")
    bea.get_by_test_id("unmute").click()
    expect(bea.get_by_test_id("lines")).to_contain_text("A little faster, please.")


@everyday(1, ("width", "height"), [(320, 568), (360, 740)])
def test_every_phrase_is_visible_on_a_phone(width: int, height: int, open_page: Callable[..., Page]) -> None:
    page = open_page(width, height, "de", at=None)
    page.goto(open_table(page, {"game": "matchmaster", "players": 2, "name": "Ada", "bots": 1}))
    page.get_by_test_id("open-talk").click()
    phrases = page.locator("[data-testid^=phrase-]")
    expect(phrases).to_have_count(10)
    for phrase in phrases.all():
        expect(phrase).to_be_in_viewport(ratio=1)


@pytest.mark.stress("a message is repeated until it is acknowledged")
def test_a_message_on_a_slow_connection_is_sent_once_and_never_lost(open_page: Callable[..., Page]) -> None:
    ada, held = open_page(360, 740, at=None), list[Route]()
    ada.goto(open_table(ada, {"game": "matchmaster", "players": 2, "name": "Ada", "bots": 1}))
    ada.get_by_test_id("open-talk").click()
    words, lines = ada.get_by_test_id("words"), ada.get_by_test_id("lines").locator("li")
    ada.route("**/talk", lambda route: held.append(route) if route.request.method == "POST" else route.continue_())

    def answer_next(answered: Callable[[Route], None]) -> None:
        wait_until_in_page(ada, lambda: held)
        answered(held.pop(0))

    words.fill("One")
    for _ in range(2):
        ada.keyboard.press("Enter")
    ada.keyboard.type("Two")
    answer_next(Route.abort)
    expect(words, "the message was not sent").to_have_value("One Two")
    ada.keyboard.press("Escape")
    ada.keyboard.press("m")
    expect(words, "a closed dialog keeps the text").to_have_value("One Two")
    ada.keyboard.press("Enter")
    ada.keyboard.type("Three")
    expect(words).to_have_value("Three")
    answer_next(Route.continue_)
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("One Two")
    expect(words).to_have_value("Three")


def test_a_message_deleted_by_the_operator_disappears_from_an_open_page(open_page: Callable[..., Page], server: Server) -> None:
    ada, bea = open_page(360, 740, at=None), open_page(360, 740, at=None)
    table = open_table(ada, {"game": "matchmaster", "players": 2, "name": "Ada"})
    take_seat(bea, table, "Bea")
    talk = f"{address_of(table)}/talk"
    said = [
        bea.request.post(talk, data={"key": words, "text": words}, max_retries=RETRIES).json()["id"] for words in ("kind", "rude")
    ]
    ada.request.post(f"{talk}/{said[1]}/report")
    ada.goto(table)
    ada.get_by_test_id("open-talk").click()
    expect(ada.get_by_test_id("lines")).to_contain_text("rude")
    engine = open_existing_database(server.database)
    Reports(engine).delete_messages(said[1:])
    engine.dispose()
    expect(ada.get_by_test_id("lines")).not_to_contain_text("rude")
    expect(ada.get_by_test_id("lines")).to_contain_text("kind")


@pytest.mark.stress("the game begins while somebody types")
def test_a_player_who_is_typing_can_continue_when_the_game_starts(open_page: Callable[..., Page]) -> None:
    ada, bea = open_page(360, 740, at=None), open_page(360, 640, at=None)
    table = open_table(ada, {"game": "tycoon", "players": 2, "name": "Ada"})
    ada.goto(table)
    ada.get_by_test_id("open-talk").click()
    words = ada.get_by_test_id("words")
    words.type("happy to")
    take_seat(bea, table, "Bea")
    ada.locator(TABLE).wait_for()
    expect(ada.get_by_test_id("talk").get_by_test_id("words"), "otherwise the keys would be moves").to_be_focused()
    ada.keyboard.type(" see you")
    expect(words).to_have_value("happy to see you")


def test_the_score_sheet_opens_only_after_the_player_has_closed_the_chat(open_page: Callable[..., Page]) -> None:
    ada, bea = open_page(360, 740, at=None), open_page(360, 640, at=None)
    table = open_table(ada, {"game": "matchmaster", "players": 2, "name": "Ada", "pace": "instant"})
    at_table = address_of(table)
    take_seat(bea, table, "Bea")
    ada.goto(table)
    ada.get_by_test_id("open-talk").click()
    ada.get_by_test_id("words").type("well")
    for key in range(100):
        tables = [get_json(page, at_table) for page in (ada, bea)]
        expect(ada.locator(TABLE), "a page that is far behind would skip the end of the round").to_have_attribute(
            "data-number", str(tables[0]["number"])
        )
        views = [table["view"] for table in tables]
        if views[0]["table"]["round"] == 2:
            break
        seat = views[0]["owing"][0]
        (ada, bea)[seat].request.post(
            f"{at_table}/moves", data={"move": views[seat]["moves"][0], "key": f"{key}"}, max_retries=RETRIES
        )
    expect(ada.locator("h1")).to_contain_text("2/")
    expect(ada.get_by_test_id("words")).to_be_focused()
    ada.keyboard.type(" played")
    expect(ada.get_by_test_id("words")).to_have_value("well played")
    ada.keyboard.press("Escape")
    expect(ada.get_by_test_id("close-sheet")).to_be_focused()
