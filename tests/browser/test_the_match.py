"""Whole matches in a real browser: against a bot, against a distant player, and between two people at one screen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import TABLE, expect_refusal, skip_ahead, tick
from tests.browser.the_match import (
    WITHIN_REACH,
    TheMatchKeyboardPlayer,
    TheMatchMousePlayer,
    TheMatchPlayer,
    nearly_over,
    worst_chance,
)
from tests.support.parameters import everyday

pytestmark = pytest.mark.browser

PHONE = (360, 640)
LANDSCAPE = (740, 360)
SCORE_FITS = """() => {
  const board = document.querySelector('[data-testid=score]');
  const { right } = board.getBoundingClientRect();
  return [...board.querySelectorAll('*')].every(one => one.closest('.unseen') || one.getBoundingClientRect().right <= right);
}"""


def assert_everything_fits(page: Page) -> None:
    """Check that nothing scrolls, and that score, ball and every possible card are visible and large enough for a thumb."""
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "the page scrolls sideways"
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight"), "the page scrolls"
    width, height = page.evaluate("[window.innerWidth, window.innerHeight]")
    expect(page.get_by_test_id("score")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-ball] svg").first).to_be_in_viewport(ratio=1)
    for card in page.locator(WITHIN_REACH).all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width + 1
        assert box["y"] + box["height"] <= height + 1
        assert box["width"] >= 44, "too narrow for a thumb"
        assert box["height"] >= 44, "too low for a thumb"


def score(page: Page) -> list[int]:
    return [int(goals) for goals in page.get_by_test_id("goals").inner_text().split(":")]


def goals_in(page: Page, rows: str) -> list[list[int]]:
    """Return the goals of each half, or of all halves together, in the result."""
    return [
        [int(cell) for cell in row.locator("td").all_inner_texts()] for row in page.locator(f"[data-testid=summary] {rows}").all()
    ]


@pytest.mark.slow
@everyday(1, ("person_type", "language"), [(TheMatchMousePlayer, "de"), (TheMatchKeyboardPlayer, "en")])
def test_a_match_against_a_bot_is_played_to_its_end_on_a_phone_with_a_reload_in_the_middle(
    person_type: type[TheMatchPlayer], language: str, exhaustive: bool, open_page: Callable[..., Page]
) -> None:
    page = open_page(*PHONE, "de" if language == "en" else "en")  # the test changes the language
    person = person_type(page)
    person.open_table(language, game="the_match")
    person.wait_until_asked()
    assert_everything_fits(page)
    expect(page.locator("[data-chance]")).to_have_count(0)
    page.keyboard.press("o")
    expect(page.locator("[data-chance]")).to_have_count(4)
    for _ in range(12 if exhaustive else 4):
        person.act()
    person.wait_until_asked()
    field = [card.get_attribute("data-card") for card in page.locator("[data-choice]").all()]
    page.reload()
    person.wait_until_asked()
    assert [card.get_attribute("data-card") for card in page.locator("[data-choice]").all()] == field
    expect(page.locator(f"{WITHIN_REACH}[data-chance]").first).to_be_visible()  # the setting is remembered
    assert_everything_fits(page)
    if not exhaustive:
        skip_ahead(page, nearly_over)
    while person.act() != "over":
        if not exhaustive:
            skip_ahead(page, nearly_over)  # a draw leads to extra time
    assert len(person.parts) >= 2, "there was a second half"
    result = page.get_by_test_id("result")
    expect(result.locator("ol li")).to_have_count(2)
    halves, total = (goals_in(page, rows) for rows in ("tbody tr.half", "tbody tr.total"))
    assert len(halves) in (2, 4)
    assert [sum(half) for half in zip(*halves, strict=True)] == total[0]
    expect(page.get_by_test_id("look-back")).to_be_visible()
    expect(page.get_by_test_id("said"), "screen readers got an announcement").not_to_be_empty()


@pytest.mark.exhaustive
def test_two_people_at_one_screen_are_named_in_each_turn_up_to_the_last_penalty(
    exhaustive: bool, open_page: Callable[..., Page]
) -> None:
    page = open_page(*PHONE, "en")
    person = TheMatchMousePlayer(page)
    person.choose_game("the_match")
    person.unfold()
    tick(page, "company-beside")
    page.get_by_test_id("name").fill("Ada")
    page.get_by_test_id("friend").fill("Ben")
    person.choose_pace("instant")
    person.press("[data-testid=play]")
    page.locator(TABLE).wait_for()
    page.keyboard.press("o")
    person.wants_goals = False
    named = set()
    while (asked := person.wait_until_asked()) == "attack":
        status = page.get_by_test_id("status").inner_text()
        named.add(status.split(":")[0])
        person.act()
        if not exhaustive and {"Ada", "Ben"} <= named:
            skip_ahead(page, nearly_over, worst_chance)
    assert {"Ada", "Ben"} <= named
    if asked == "over":  # the match had a winner before penalties
        assert len(set(*goals_in(page, "tbody tr.total"))) == 2
    else:
        assert asked == "shot"
        assert len(set(score(page))) == 1
        assert_everything_fits(page)
        expect(page.get_by_test_id("shots-0").locator("li")).to_have_count(10)
        page.set_viewport_size({"width": LANDSCAPE[0], "height": LANDSCAPE[1]})
        page.wait_for_function(SCORE_FITS)
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        shots = person.moves
        while person.wait_until_asked() == "shot":
            person.wants_goals = page.get_by_test_id("status").inner_text().startswith("Ada")
            person.act()
            if not exhaustive and person.moves == shots + 4:
                skip_ahead(page, lambda _: False)
    expect(page.locator("#result-title")).to_have_text(re.compile("(Ada|Ben) won"))
    before = page.url
    page.get_by_test_id("again").click()
    page.wait_for_url(lambda url: url != before)
    page.locator("#result-title").wait_for(state="detached")
    page.locator(TABLE).wait_for()
    assert person.wait_until_asked() == "attack"
    for seat, name in enumerate(["Ben", "Ada"]):
        expect(page.locator(f"[data-seat='{seat}']")).to_contain_text(name)


def test_a_distant_player_sees_the_pitch_from_the_other_side(open_page: Callable[..., Page]) -> None:
    host, guest = TheMatchMousePlayer(open_page(*PHONE)), TheMatchKeyboardPlayer(open_page(*LANDSCAPE))
    host.choose_game("the_match")
    host.unfold()
    tick(host.page, "company-link")
    host.press("[data-testid=play]")
    host.page.get_by_test_id("waiting").wait_for()
    guest.page.goto(host.page.url)
    guest.page.get_by_test_id("sit").click()
    for person in (host, guest):
        person.page.get_by_test_id("pitch").wait_for()
        assert_everything_fits(person.page)
    for _ in range(4):
        host.page.locator(f"{TABLE}[data-turn-mine=true]").or_(host.page.get_by_text(re.compile("is on the ball"))).first.wait_for()
        person, other = (host, guest) if host.page.locator(f"{TABLE}[data-turn-mine=true]").count() else (guest, host)
        person.act()
        expect(other.page.locator(TABLE)).to_have_attribute("data-number", person.number() or "")
    cards = [[card.get_attribute("data-card") for card in one.page.locator("[data-choice]").all()] for one in (host, guest)]
    assert cards[0] == cards[1][::-1]
    assert any(cards[0])


def test_the_memory_game_turns_cards_back_and_shows_no_chances(open_page: Callable[..., Page]) -> None:
    page = open_page(*PHONE, "en")
    person = TheMatchMousePlayer(page)
    person.choose_game("the_match")
    person.choose_pace("instant")
    page.get_by_test_id("option-hide_after_miss").select_option("true")
    person.press("[data-testid=play]")
    person.wait_until_asked()
    with expect_refusal(page):
        page.keyboard.press("o")
    for _ in range(6):
        person.act()
        person.wait_until_asked()
        expect(page.locator("[data-chance]")).to_have_count(0)
        beginning = page.locator(WITHIN_REACH, has_text="Row 1,").count() == 4
        if beginning and score(page) == [0, 0]:
            expect(page.locator("[data-choice][data-card='']")).to_have_count(16)
    page.keyboard.press("?")
    expect(page.get_by_test_id("house-rules").locator("li")).to_have_count(7)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
