"""Whole games of Matschig in a real browser, and properties of its table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.matschig import CONFIRM, FITS, PANEL, WINDOW, MatschigKeyboardPlayer, MatschigMousePlayer, MatschigPlayer
from tests.browser.paused_websocket import PausedWebSocket
from tests.browser.person import DOES_NOT_SCROLL, HAND, SHEET, TABLE, View, expect_refusal, http_client_of, open_table, skip_ahead
from tests.support.parameters import everyday
from tests.support.waiting import wait_for, wait_until_in_page

pytestmark = pytest.mark.browser

PHONE = (360, 740)
MISSING_PIXELS = """select => {
  const copy = select.cloneNode(true);
  copy.value = select.value;
  copy.style.cssText = "position: absolute; flex: none; width: max-content; max-width: none";
  select.after(copy);
  const lacks = copy.offsetWidth - select.offsetWidth;
  copy.remove();
  return lacks;
}"""
"""The number of pixels that a list lacks to show its selected option."""
ROUNDS = 4
"""In only two rounds, about one hand in 1,200 throws or answers too little for the test."""

BOXES = """() => {
  const cards = [...document.querySelectorAll('[data-testid=hand] [data-card]')];
  const special = cards.map((card) => card.classList.contains('special'));
  const measured = () => [...cards, ...document.querySelectorAll('[data-testid=panel] button')].map(one => {
    const { left, right, bottom, width, height } = one.getBoundingClientRect();
    return { left, right, bottom, width, height };
  });
  const mixed = cards.flatMap((_, first) => {
    cards.forEach((card, index) => card.classList.toggle('special', index >= first));
    return measured();
  });
  cards.forEach((card, index) => card.classList.toggle('special', special[index]));
  return [...measured(), ...mixed];
}"""
"""The positions of the cards in the hand and of the buttons, for this hand and for hands with any number of special cards."""
SHOWS = """number => document.querySelector('[data-testid=sheet]')
  || Number(document.querySelector('[data-testid=table]')?.dataset.number) >= number"""
"""Whether the page shows the event with this number, or a score sheet, which delays the table."""
MUD_AT_REST = """() => {
  const mud = [...document.querySelectorAll('[data-testid=mud] > li')];
  const flights = mud.map((one) => one.getAnimations()).filter(({ length }) => length);
  return flights.flat().some(({ playState }) => playState !== 'finished') ? null : [mud.length, flights.length];
}"""
"""The number of mud cards, and the number of them with an animation, or null while a card moves."""
CHECKS = 8
CONTROLS = """() => [...document.querySelectorAll('[data-testid=panel] button, [data-testid=panel] label')].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.dataset.testid ?? one.dataset.aim ?? '', Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
})"""


def view_in(message: str | bytes) -> Mapping[str, Any]:
    """Return the view in a message of the server, or an empty view."""
    return json.loads(message).get("view") or {}


def offers_a_card_to_add(message: str | bytes) -> bool:
    """Return whether this hand may add a card to the mud while another seat has not answered yet."""
    view = view_in(message)
    if not any(move.startswith("add") for move in view.get("moves", ())):
        return False
    asked, answered = view["table"]["asked"], view["table"]["answered"]
    return sum(not answered[seat] for seat in asked) > 1


def open_game(person: MatschigPlayer, language: str, players: int = 4, rounds: int = 1, window: int = 0) -> None:
    """Create a table with this number of rounds, and with this time limit of interrupts in seconds."""
    person.choose_game("matschig")
    person.unfold()
    person.page.get_by_test_id("option-rounds").select_option(str(rounds))
    person.page.get_by_test_id("window").select_option(str(window))
    person.open_table(language, players, game="matschig")


def let_a_spectator_join(page: Page, open_page: Callable[..., Page]) -> None:
    """Let a spectator join. A spectator could infer the cards of a hand from the time of its answer."""
    expect(page.get_by_test_id("asks").locator("option")).to_have_count(2)
    open_page().goto(page.url)
    expect(page.get_by_test_id("asks").locator("option")).to_have_count(3)


def assert_everything_fits(page: Page) -> None:
    """Check that nothing exceeds the window, and everything is large enough for a thumb."""
    page.wait_for_function(DOES_NOT_SCROLL)
    width, height = page.evaluate("[window.innerWidth, window.innerHeight]")
    for box in page.evaluate(BOXES):
        assert box["left"] >= 0
        assert box["right"] <= width + 1
        assert box["bottom"] <= height + 1
        assert box["width"] >= 44, "too narrow for a thumb"
        assert box["height"] >= 40, "too low for a thumb"


@pytest.mark.slow
@everyday(1, ("person_type", "language"), [(MatschigKeyboardPlayer, "en"), (MatschigMousePlayer, "de")])
def test_a_game_is_played_to_its_end_on_a_phone_with_a_reload_in_the_middle(
    person_type: type[MatschigPlayer], language: str, exhaustive: bool, open_page: Callable[..., Page]
) -> None:
    page = open_page(*PHONE, "de" if language == "en" else "en")
    socket = PausedWebSocket(page)
    person = person_type(page)

    def did_enough() -> bool:
        answers = sum('"let"' in str(said) or '"add ' in str(said) for said in socket.sent)
        return answers > 2 and person.did["throw"] + person.did["defence"] > 1

    open_game(person, language, rounds=ROUNDS)
    person.wait_until_asked()
    assert_everything_fits(page)
    for _ in range(3):
        person.act()
    expect(page.get_by_test_id("said"), "screen readers got an announcement").not_to_be_empty()
    if person.wait_until_asked() not in ("sheet", "over"):
        hand = person.hand()
        page.reload()
        person.wait_until_asked()
        assert person.hand() == hand
        assert_everything_fits(page)
    while person.act() != "over":
        if did_enough() and (person.sheets_seen or not exhaustive):
            skip_ahead(page, lambda view: view["table"]["round"] == ROUNDS and view["table"]["pile"] == 0)
    result = page.get_by_test_id("result")
    expect(result.locator("ol li")).to_have_count(4)
    expect(page.get_by_test_id("look-back")).to_be_visible()
    assert did_enough(), f"{dict(person.did)}, messages of the page: {socket.sent}"


@everyday(
    0,
    ("players", "size", "window"),
    [(6, (360, 640), 0), (4, (740, 360), 20), (3, (1280, 800), 20), (6, (360, 640), 20), (6, PHONE, 0)],
)
def test_every_table_fits(players: int, size: tuple[int, int], window: int, open_page: Callable[..., Page]) -> None:
    page = open_page(*size, "de")
    person = MatschigMousePlayer(page)
    open_game(person, "en", players, window=window)
    for _ in range(4):
        if person.wait_until_asked() == "window":
            expect(page.get_by_test_id("fuse")).to_have_count(1 if window else 0)
            assert_everything_fits(page)
        if person.act() == "over":
            break
        assert_everything_fits(page)
        expect(page.locator("[data-seat]")).to_have_count(players)


@pytest.mark.slow
def test_an_interrupt_looks_the_same_with_and_without_a_fitting_card(open_page: Callable[..., Page]) -> None:
    page = open_page(*PHONE, "de")
    person = MatschigMousePlayer(page)
    person.open_table("en", game="matschig")
    let_a_spectator_join(page, open_page)
    seen: dict[bool, object] = {}

    def is_new(view: View) -> bool:
        return "let" in view["moves"] and (len(view["moves"]) > 1) not in seen

    while len(seen) < 2:
        skip_ahead(page, is_new)
        person.skip_to_an_interrupt(window=WINDOW)
        fits = page.locator(FITS).count() > 0
        controls = page.evaluate(CONTROLS)
        assert seen.setdefault(fits, controls) == controls
        expect(page.get_by_test_id("answers").locator("i")).to_have_count(3)
        if not fits:
            with expect_refusal(page):
                page.locator(f"{PANEL} [data-aim]").first.click(force=True)  # a disabled button reacts to a click
        person.act()
    assert seen[True] == seen[False]


def test_new_mud_is_at_the_usual_position_while_the_last_mud_moves_away(open_page: Callable[..., Page]) -> None:
    page, looked = open_page(*PHONE, motion="no-preference", at=None), 0
    person = MatschigMousePlayer(page)
    page.goto(open_table(page, {"game": "matschig", "players": 4, "bots": 3, "name": "Ada", "pace": "instant"}))
    http, table = http_client_of(page)
    with http:
        while looked < CHECKS:
            seen = http.get(table).json()
            assert seen["state"] == "playing", f"there is mud {CHECKS} times before the game is over"
            if seen["view"]["moves"]:
                person.wait_until(SHOWS, seen["number"])
                if page.locator(SHEET).count():  # the round is over, and the page shows the later events after the sheet is closed
                    person.act()
                    person.wait_until(SHOWS, seen["number"])
                lying, moved = wait_for(lambda: page.evaluate(MUD_AT_REST), lambda found: found is not None)
                assert not moved
                looked += lying > 0
                http.post(f"{table}/moves", json={"move": seen["view"]["moves"][-1], "key": str(seen["number"])})
            else:
                http.get(f"{table}?after={seen['number']}&wait=5")


def test_the_chosen_target_stays_while_other_players_answer(open_page: Callable[..., Page]) -> None:
    page = open_page(*PHONE, "de")
    socket = PausedWebSocket(page, pause_after=offers_a_card_to_add)
    person = MatschigMousePlayer(page)
    person.open_table("en", 6, game="matschig")
    person.skip_to_an_interrupt(lambda: socket.paused)  # the page may have loaded with an open interrupt and its answers
    person.aim(1)
    wait_until_in_page(page, lambda: any(view_in(message) for message in socket.waiting))
    number = page.locator(TABLE).get_attribute("data-number")
    socket.resume()
    expect(page.locator(TABLE)).not_to_have_attribute("data-number", number or "")
    expect(page.locator(CONFIRM)).to_have_attribute("aria-disabled", "false")
    person.confirm()
    wait_until_in_page(page, lambda: any('"add ' in str(said) for said in socket.sent))


def test_a_player_who_is_never_asked_seems_to_hesitate_like_other_players(open_page: Callable[..., Page]) -> None:
    page = open_page(*PHONE, "de")
    page.clock.install()
    person = MatschigMousePlayer(page)
    person.open_table("en", game="matschig")
    let_a_spectator_join(page, open_page)
    asks = page.get_by_test_id("asks")
    while person.wait_until_asked() != "window":
        person.act()
    not_answered = page.locator(".mine [data-answered=false]")
    page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=10))
    asks.select_option("never")
    page.clock.run_for(100)
    expect(page.get_by_test_id("answer-hint")).to_have_text("The mud flies in a moment …")
    expect(not_answered, "the page waits as long as a person would").to_be_visible()
    page.clock.resume()
    expect(not_answered).not_to_be_attached()
    page.reload()
    expect(asks).to_have_value("never")
    page.keyboard.press("a")
    expect(asks).not_to_have_value("never")


def test_at_a_table_of_bots_the_page_declines_interrupts_without_a_fitting_card(
    exhaustive: bool, open_page: Callable[..., Page]
) -> None:
    page = open_page(*PHONE, "de")
    socket = PausedWebSocket(page)
    person = MatschigMousePlayer(page)
    open_game(person, "en", rounds=ROUNDS)
    expect(page.get_by_test_id("asks").locator("option")).to_have_text(["ask if I can add one", "never ask"])
    heaps = page.locator("b.count").all_inner_texts()
    assert heaps
    assert all(re.fullmatch(r"clean|\d+ (mud|pts?)", heap) for heap in heaps)
    expect(page.locator(".account")).to_have_count(0)
    asked_for = 0

    def passed() -> int:
        return sum('"let"' in str(said) for said in socket.sent)

    def saw_enough() -> bool:
        return asked_for > 0 and passed() > 1 and (person.sheets_seen > 0 or not exhaustive)

    while not saw_enough():
        person.skip_to_an_interrupt()
        asked_for += 1
        person.act()


@pytest.mark.exhaustive
def test_the_choice_of_when_to_be_asked_is_remembered_for_the_next_table(open_page: Callable[..., Page]) -> None:
    page = open_page(at=None)
    for remembered in ("always", "able"):
        wish = {"game": "matschig", "players": 3, "bots": 2, "name": "Ada", "pace": "instant", "level": "beginner"}
        page.goto(open_table(page, wish))
        let_a_spectator_join(page, open_page)
        expect(page.get_by_test_id("asks")).to_have_value(remembered)
        page.get_by_test_id("asks").select_option("able")


def test_an_umbrella_can_be_tapped_or_dragged_onto_mud_and_removed_again(open_page: Callable[..., Page]) -> None:
    page = open_page(*PHONE, "de")
    person = MatschigMousePlayer(page)
    person.open_table("en", game="matschig")
    while person.wait_until_asked() != "defence" or not person.ids("U"):
        person.act()
    page.locator("[data-mud] button").first.wait_for()
    umbrella = page.locator(f"{HAND} [data-id='{person.ids('U')[0]}']")
    confirm = page.get_by_test_id("confirm")
    untouched = confirm.inner_text()
    umbrella.click()
    page.locator("[data-mud] button").first.click()
    expect(page.locator("[data-mud] .roof")).to_have_count(1)
    assert confirm.inner_text() != untouched
    page.get_by_test_id("undo").click()
    expect(page.locator("[data-mud] .roof")).to_have_count(0)
    expect(page.get_by_test_id("undo"), "the undo button keeps the focus").to_be_focused()
    assert confirm.inner_text() == untouched
    umbrella.drag_to(page.locator("[data-index='1'] button"))
    expect(page.locator("[data-index='1'] .roof")).to_have_count(1)
    umbrella.click()
    expect(page.locator("[data-mud] .roof")).to_have_count(0)


@pytest.mark.exhaustive
def test_on_a_phone_a_hint_covers_no_mud_umbrella_or_button(open_page: Callable[..., Page]) -> None:
    page = open_page(*PHONE, "de", at=None)
    tip = {"move": "take", "other": "take", "better_by": 4.0, "error": 0.1, "alike": False, "trials": 100}
    reasons = [{"code": "takes", "points": 9}, {"code": "least"}]
    page.route("**/hint?*", lambda route: route.fulfill(json={**tip, "reasons": reasons}))
    wish = {"game": "matschig", "players": 3, "bots": 2, "name": "Ada", "pace": "instant", "level": "beginner", "hints": True}
    page.goto(open_table(page, wish))
    person = MatschigMousePlayer(page)
    while person.wait_until_asked() != "defence" or not person.ids("U"):
        person.act()
    assert page.get_by_test_id("asks").evaluate(MISSING_PIXELS) <= 0
    page.locator(f"{HAND} [data-id='{person.ids('U')[0]}']").click()
    for size in (PHONE, (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.keyboard.press("t")
        expect(page.get_by_test_id("hint")).to_be_in_viewport(ratio=1)
        expect(page.get_by_test_id("confirm")).to_be_in_viewport(ratio=1)
        expect(page.get_by_test_id("asks")).to_be_hidden()
        assert page.locator("[data-mud] .roof > span").first.evaluate("roof => roof.offsetWidth") >= 32
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("asks")).to_be_visible()


def test_the_rules_show_the_cards_and_the_house_rules(open_page: Callable[..., Page]) -> None:
    page = open_page(*PHONE, "de")
    person = MatschigKeyboardPlayer(page)
    person.open_table("en", game="matschig")
    expect(page.locator(f"{HAND} [tabindex='0']"), "the focus is on the hand of a keyboard user").to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_test_id("kinds").locator("li")).to_have_count(8)
    expect(page.get_by_test_id("house-rules").locator("li")).to_have_count(9)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    expect(page.locator(f"{HAND} [tabindex='0']"), "the focus returns to the hand").to_be_focused()
    page.get_by_test_id("open-rules").press("Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("open-rules")).to_be_focused()
    page.keyboard.press("s")
    expect(page.get_by_test_id("pools").locator("li")).to_have_count(4)
