"""The front page in windows of many widths, without a connection, and with lost answers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.person import RESULT, TABLE, MousePerson, get_json, open_table, skip_ahead, tick
from tests.support.optional import not_none
from tests.support.parameters import everyday
from tests.support.waiting import wait_until

pytestmark = pytest.mark.browser


WIDTHS = [320, 899, 900, 1000, 1120]
PHONES = [(320, 568), (360, 740), (740, 360), (768, 1024)]


def test_nothing_exceeds_the_width_of_the_window(open_page: Callable[..., Page]) -> None:
    page = open_page(WIDTHS[0], 740)
    expect(page.get_by_test_id("play")).to_be_visible()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740})
        wait_until(lambda: page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), f"it fits at {width}")


def test_a_phone_shows_the_play_button_and_a_first_lesson_of_each_game_without_scrolling(open_page: Callable[..., Page]) -> None:
    page = open_page(*PHONES[0], "de")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_test_id("play")).to_be_in_viewport(ratio=1)
        for game in ("matchmaster", "tycoon", "the_match", "matschig"):
            offer = page.get_by_test_id(f"learn-{game}")
            expect(offer).to_be_in_viewport(ratio=1)
            expect(offer).to_have_attribute("href", f"/learn/{game}/first")
            assert offer.evaluate("(link) => link.scrollWidth <= link.clientWidth"), f"{game} at {width}×{height}"


def test_the_options_are_visible_at_once_when_opened(open_page: Callable[..., Page]) -> None:
    line = open_page(360, 740).get_by_test_id("settings")
    assert line.evaluate("async (line) => { line.click(); await null; return line.nextElementSibling !== null; }")


def test_the_play_button_stays_visible_below_long_options(open_page: Callable[..., Page]) -> None:
    page = open_page(320, 568, "de")
    page.get_by_test_id("settings").click()
    assert page.evaluate("document.documentElement.scrollHeight > 3 * window.innerHeight")
    expect(page.get_by_test_id("play")).to_be_in_viewport(ratio=1)


def test_without_a_connection_the_page_shows_an_error_and_later_offers_the_games(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    page.route("**/api/games", lambda route: route.abort())
    page.reload()
    failure = page.get_by_role("alert")
    expect(failure).to_contain_text("Games and lessons need a connection")
    expect(page.get_by_test_id("play")).to_have_count(0)
    page.unroute("**/api/games")
    expect(page.get_by_test_id("play")).to_be_visible()
    expect(failure).to_have_count(0)


@pytest.mark.stress("an answer is lost, and asked for again")
def test_a_table_whose_answer_is_lost_is_created_only_once(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    asked: list[str] = []

    def lose_the_first_answer(route: Route) -> None:
        if route.request.method == "POST":
            asked.append(not_none(route.request.post_data_json)["key"])
            if len(asked) == 1:
                route.fetch()
                route.abort()
                return
        route.continue_()

    page.route("**/api/tables", lose_the_first_answer)
    page.get_by_test_id("play").click()
    page.locator(TABLE).wait_for()
    assert len(asked) == 2
    assert len(get_json(page, "/api/tables")) == 1


@everyday(1, "game", ["matschig", "matchmaster", "tycoon", "the_match"])
def test_the_front_page_and_a_table_together_load_at_most_170_kb(game: str, open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    home = page.url
    tick(page, f"game-{game}")
    page.goto("about:blank")
    tools = page.context.new_cdp_session(page)
    came: list[float] = []
    tools.on("Network.loadingFinished", lambda told: came.append(told["encodedDataLength"]))
    tools.send("Network.enable")
    tools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto(home)
    page.get_by_test_id("play").click()
    page.locator(f"{TABLE}[data-phase]").wait_for()
    page.wait_for_load_state("networkidle")
    assert sum(came) <= 170_000


@everyday(1, ("language", "other"), [("de", "en"), ("en", "de")])
def test_the_page_loads_the_texts_in_one_language_together_with_its_script(
    language: str, other: str, open_page: Callable[..., Page]
) -> None:
    page = open_page(360, 740, language)
    expect(page.get_by_test_id("play")).to_be_visible()
    assert page.locator("link[rel=modulepreload][hreflang]").evaluate_all("all => all.map((one) => one.hreflang)") == [language]
    loaded = "() => performance.getEntriesByType('resource').flatMap(({ name }) => /assets.(\\w\\w)-/.exec(name)?.[1] ?? [])"
    assert set(page.evaluate(loaded)) == {language}
    MousePerson(page).choose_language(other)
    assert set(page.evaluate(loaded)) == {language, other}


# German texts are longer.
@everyday(1, "language", ["de", "en"])
def test_the_two_steps_to_a_game_are_visible_without_scrolling(language: str, open_page: Callable[..., Page]) -> None:
    page = open_page(*PHONES[0], language)
    for width, height in (*PHONES, (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        for target in ("game-matchmaster", "game-tycoon", "game-the_match", "game-matschig"):
            tick(page, target)
            expect(page.get_by_test_id("play")).to_be_in_viewport(ratio=1)


def test_a_summary_of_the_settings_changes_with_each_setting(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740)
    tick(page, "game-matchmaster")
    line = page.get_by_test_id("settings")
    expect(line).to_contain_text("4 players, 3 bots · change")
    expect(line).to_contain_text("Strength: Beginner · Hints: on")
    expect(page.get_by_test_id("name")).to_be_hidden()
    line.click()
    tick(page, "players-5")
    tick(page, "bots-1")
    expect(line).to_contain_text("5 players, 1 bot, 3 friends · change")
    expect(line).to_contain_text("Strength: Beginner · Hints: off")
    expect(page.get_by_test_id("play")).to_have_text("Invite friends")
    tick(page, "game-the_match")
    expect(line).to_contain_text("2 players, 1 bot · change")
    tick(page, "company-beside")
    expect(line).to_contain_text("Two on this device · change")


SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) window.shifts.push({ value, what: sources.map(({ node }) => node?.className ?? node?.nodeName) });
  }).observe({ type: "layout-shift", buffered: true });
}"""


@everyday(1, "size", [(360, 740), (768, 1024), (1280, 800)])
def test_little_moves_while_the_page_loads_on_a_slow_connection(size: tuple[int, int], open_page: Callable[..., Page]) -> None:
    """The person has tables, and two of them are public. Content that arrives late must not move the existing content."""
    page = open_page(*size)
    wish = {"game": "matchmaster", "players": 4, "bots": 2, "name": "Ada", "watching": "everybody"}
    for bots in (2, 3):
        open_table(page, wish | {"bots": bots})
    address = page.url
    page.goto("about:blank")
    devtools = page.context.new_cdp_session(page)
    line = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    devtools.send("Network.emulateNetworkConditions", line)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.add_init_script(f"({SHIFTS})()")
    page.goto(address)
    expect(page.get_by_test_id("play")).to_be_visible()
    expect(page.get_by_test_id("go-on").first).to_be_visible()
    page.evaluate(
        "document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))"
    )
    shifts = page.evaluate("window.shifts")
    assert sum(shift["value"] for shift in shifts) < 0.05, shifts


def test_games_are_against_beginners_with_hints_until_the_player_chooses_otherwise(
    open_page: Callable[..., Page],
) -> None:
    page = open_page(390, 844)
    home, line = page.url, page.get_by_test_id("settings")
    tick(page, "game-the_match")
    line.click()
    page.get_by_test_id("pace").select_option("instant")
    page.get_by_test_id("play").click()
    page.locator(TABLE).wait_for()
    expect(page.get_by_test_id("open-hint")).to_be_visible()
    skip_ahead(page, lambda view: False)
    page.locator(RESULT).wait_for()
    expect(page.get_by_test_id("sound-offer")).to_be_visible()
    page.reload()
    page.locator(RESULT).wait_for()
    expect(page.get_by_test_id("sound-offer"), "the sound is offered only once").to_have_count(0)
    page.goto(home)
    expect(line).to_contain_text("Strength: Beginner · Hints: on")
    line.click()
    expect(page.get_by_test_id("pace")).to_have_value("instant")
    page.get_by_test_id("level").select_option("expert")
    page.get_by_test_id("hints").select_option("false")
    page.reload()
    expect(line).to_contain_text("Strength: Expert · Hints: off")
    tick(page, "game-matchmaster")
    expect(line).to_contain_text("Strength: Beginner · Hints: on")


@everyday(1, "language", ["de", "en"])
def test_a_returning_player_finds_the_deal_of_the_day_and_the_latest_games(language: str, open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, language)
    expect(page.locator("a[href='/daily']")).to_be_visible()
    page.goto(open_table(page, {"game": "the_match", "players": 2, "bots": 1, "name": "Ada", "pace": "instant"}))
    skip_ahead(page, lambda _: False)
    page.goto("/")
    today = page.get_by_test_id("today")
    expect(today.get_by_test_id("today-deal")).to_contain_text({"de": "dieselben Karten", "en": "the same cards"}[language])
    expect(today.get_by_test_id("today-puzzles")).to_contain_text({"de": "0 von 10", "en": "0 of 10"}[language])
    expect(page.get_by_test_id("play")).to_be_in_viewport(ratio=1)
    today.locator("a[href^='/t/']", has_text="The Match!").click()
    expect(page.locator(RESULT)).to_be_visible()
