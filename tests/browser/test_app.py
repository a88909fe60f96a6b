"""The page as an app: the browser stores it, opens it without a connection, and offers to install it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from matchwood.engine.plugins import own_games
from matchwood.server import app
from matchwood.server.http.static_files import FOLDER, StaticFiles
from tests.browser.conftest import Server
from tests.browser.lessons import LESSON_PANEL, choose_quick_speed, wait_for_step
from tests.browser.person import POLL_MS, TABLE, MousePerson
from tests.browser.stored_pages import LESSON_PATHS, stored_paths, wait_until_lessons_are_stored, wait_until_stored
from tests.server.conftest import ServerThread
from tests.support.parameters import everyday

pytestmark = pytest.mark.browser

DRAWS_ALL_THE_TIME = """(() => {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (...all) { window.keeps = true; return register.apply(this, all); };
  const draw = () => {
    for (const begun = performance.now(); performance.now() - begun < 40;);
    document.body?.style.setProperty("--drawn", performance.now());
    requestAnimationFrame(draw);
  };
  draw();
})()"""
OFFER = "window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => (window.asked = true) }))"
FINISHED = "localStorage.setItem('matchwood.finished', 'one two')"
IPHONE = "Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone) Safari/604.1' })"


def stored_page(open_page: Callable[..., Page], language: str = "en") -> Page:
    """Return a page that the browser has stored."""
    page = open_page(360, 740, language, keeps_pages=True)
    wait_until_stored(page)
    return page


@pytest.mark.own_server
@everyday(1, ("language", "gone"), [("en", "Cannot reach the server."), ("de", "Der Server ist nicht erreichbar.")])
def test_without_a_server_the_page_shows_an_error_and_the_rules_can_be_read(
    language: str, gone: str, open_page: Callable[..., Page], server: Server
) -> None:
    page = stored_page(open_page, language)
    MousePerson(page).open_table(language)
    table = page.url
    server.kill()
    page.goto(server.address)
    expect(page.get_by_test_id("offline-offer")).to_be_visible()
    for game in own_games():
        page.goto(f"{server.address}/rules/{game}")
        page.locator("[data-drawn]").first.wait_for()
        expect(page.locator("h1")).to_be_visible()
    page.goto(table)
    expect(page.get_by_role("main")).to_contain_text(gone)
    server.start()
    page.get_by_role("main").get_by_role("button").first.click()
    page.locator(TABLE).wait_for()


@pytest.mark.exhaustive
def test_a_page_that_is_never_idle_is_stored_too(open_page: Callable[..., Page]) -> None:
    page = open_page(keeps_pages=True)
    page.add_init_script(DRAWS_ALL_THE_TIME)
    page.reload()
    page.wait_for_function("() => window.keeps", polling=POLL_MS)


def test_the_browser_stores_only_games_and_lessons_of_the_server_answers(open_page: Callable[..., Page]) -> None:
    page = stored_page(open_page)
    MousePerson(page).open_table("en")
    page.reload()
    page.locator(TABLE).wait_for()
    wait_until_lessons_are_stored(page)
    kept = {path for path in stored_paths(page) if not path.startswith("/assets/")}
    assert kept == {"/index.html", "/api/games", *LESSON_PATHS}


@everyday(1, ("language", "offers"), [("de", "Lektionen und Regeln gehen auch ohne"), ("en", "Lessons and rules work without one")])
@pytest.mark.stress("the lessons are fetched while the page is used")
def test_after_one_visit_a_lesson_can_be_played_without_a_connection(
    language: str, offers: str, open_page: Callable[..., Page]
) -> None:
    page = stored_page(open_page, language)
    choose_quick_speed(page)
    wait_until_lessons_are_stored(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_test_id("offline")).to_be_visible()
    expect(page.get_by_test_id("offline-offer")).to_contain_text(offers)
    page.get_by_test_id("offline-learn").click()
    person = MousePerson(page)
    wait_for_step(page, 0)
    person.bid(0)
    person.press("[data-testid=close-sheet]")
    page.locator(f"{LESSON_PANEL}[data-wrong=true]").wait_for()
    person.press("[data-testid=try-again]")
    wait_for_step(page, 0)
    person.bid(2)
    wait_for_step(page, 1)
    page.reload()
    for step, card in enumerate(("S4", "T10", "L3", "T12"), 1):
        wait_for_step(page, step)
        person.play(card)
    person.press("[data-testid=close-sheet]")
    page.locator(f"{LESSON_PANEL}[data-over=true]").wait_for()
    person.press("[data-testid=next]")
    page.wait_for_url("**/learn/matchmaster/bidding")
    wait_for_step(page, 0)


def test_without_a_connection_a_lesson_reports_that_it_cannot_explain_an_illegal_move(
    open_page: Callable[..., Page],
) -> None:
    page = stored_page(open_page)
    wait_until_lessons_are_stored(page)
    page.context.set_offline(True)
    page.reload()
    page.get_by_test_id("offline-lessons-tycoon").click()
    page.get_by_test_id("lesson-first").click()
    wait_for_step(page, 0)
    page.locator("[data-chip='4']").click(force=True)  # the card is marked as disabled, but reacts to a click
    expect(page.get_by_test_id("said")).to_contain_text("Without a connection, the page cannot explain why")


@pytest.mark.stress("the language changes while its texts load")
def test_the_language_can_be_changed_without_a_connection(open_page: Callable[..., Page]) -> None:
    page = stored_page(open_page)
    page.context.set_offline(True)
    page.reload()
    MousePerson(page).choose_language("de")
    expect(page.get_by_test_id("offline-offer")).to_contain_text("Keine Verbindung")
    page.reload()
    expect(page.get_by_test_id("offline-offer")).to_contain_text("Keine Verbindung")


def test_the_front_page_offers_games_again_after_the_connection_returns(open_page: Callable[..., Page]) -> None:
    page = stored_page(open_page)
    page.context.set_offline(True)
    page.reload()
    page.get_by_test_id("offline-offer").wait_for()
    page.context.set_offline(False)
    page.get_by_test_id("play").wait_for()
    expect(page.get_by_test_id("offline-offer")).to_have_count(0)


def test_a_new_version_replaces_the_stored_page_while_it_is_open(
    open_page: Callable[..., Page], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "pages"
    shutil.copytree(FOLDER, built)
    monkeypatch.setattr(app, "StaticFiles", lambda head: StaticFiles(built, head))
    server = ServerThread(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        page = open_page(keeps_pages=True)
        page.goto(server.address)
        wait_until_stored(page)
        (before,) = page.evaluate("caches.keys()")
        page.evaluate("navigator.serviceWorker.addEventListener('controllerchange', () => (window.changed = true))")
        worker = built / "sw.js"
        worker.write_text(worker.read_text().replace(before.removeprefix("matchwood-"), "next"))
        for smaller in built.glob("sw.js.*"):
            smaller.unlink()
        os.utime(built / "index.html", (1, 1))
        page.evaluate("async () => { await (await navigator.serviceWorker.ready).update() }")
        page.wait_for_function("() => window.changed")
        assert page.evaluate("caches.keys()") == [before, "matchwood-next"]
        MousePerson(page).open_table("en")
    finally:
        server.close()


def test_the_browser_can_read_the_app_manifest(open_page: Callable[..., Page]) -> None:
    page = open_page(language="de")
    link = page.locator("link[rel=manifest]")
    expect(link).to_have_attribute("href", "/app.de.webmanifest")
    told = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["manifest"]["name"] == "Matchwood"


def test_the_app_is_offered_after_two_games_and_not_again_after_a_refusal(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    page.get_by_test_id("play").wait_for()
    page.evaluate(OFFER)
    expect(page.get_by_test_id("install")).to_have_count(0)
    page.evaluate(FINISHED)
    page.reload()
    page.get_by_test_id("play").wait_for()
    page.evaluate(OFFER)
    page.get_by_test_id("install-do").click()
    assert page.evaluate("window.asked")
    expect(page.get_by_test_id("install")).to_have_count(0)
    page.evaluate(OFFER)
    page.get_by_test_id("install-no").click()
    expect(page.get_by_test_id("install")).to_have_count(0)
    page.reload()
    page.get_by_test_id("play").wait_for()
    page.evaluate(OFFER)
    expect(page.get_by_test_id("install")).to_have_count(0)


def test_the_app_can_be_installed_from_the_settings_at_any_time(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    page.get_by_test_id("play").wait_for()
    page.evaluate(OFFER)
    page.get_by_test_id("open-settings").first.click()
    page.get_by_test_id("install-now").click()
    assert page.evaluate("window.asked")


@pytest.mark.parametrize(("language", "how"), [("en", "Add to Home Screen"), ("de", "Zum Home-Bildschirm")])
def test_phones_without_an_install_prompt_get_instructions(language: str, how: str, open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, language)
    page.add_init_script(f"{IPHONE}; {FINISHED}")
    page.reload()
    expect(page.get_by_test_id("install")).to_contain_text(how)
    expect(page.get_by_test_id("install-do")).to_have_count(0)
