"""Undoing moves that all players have seen: requested with a key, accepted with mouse and keyboard, refused, or ended by the next
move.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fitting import assert_everything_fits
from tests.browser.matschig import PANEL, MatschigMousePlayer
from tests.browser.paused_websocket import PausedWebSocket
from tests.browser.person import TABLE, MousePerson, address_of, create_open_table, get_json, open_table, sit_down, skip_ahead
from tests.browser.tycoon import TycoonMousePlayer

pytestmark = pytest.mark.browser

ON_TURN = f"{TABLE}[data-turn-mine=true]"


def from_the_current_seat(people: list[Page]) -> list[Page]:
    """Return the pages in seat order, starting with the current seat."""
    owing = get_json(people[0], address_of(people[0].url))["view"]["owing"][0]
    people[owing].locator(ON_TURN).wait_for()
    return people[owing:] + people[:owing]


@pytest.mark.stress("three people answer each other")
def test_a_pass_is_undone_if_all_other_players_agree_and_kept_if_one_refuses(open_page: Callable[..., Page]) -> None:
    people = [open_page(360, 640, at=None), open_page(1280, 800, "de", at=None), open_page(360, 740, "de", at=None)]
    sockets = {page: PausedWebSocket(page) for page in people}
    address = create_open_table(people[0], game="tycoon", players=3)
    people[1].goto(address)
    people[1].get_by_test_id("name").fill("Bea")
    people[1].get_by_test_id("sit").click()
    people[1].get_by_test_id("stand-up").wait_for()  # otherwise the next person might get this seat
    sit_down(people[2], address, "Cem")
    people[0].goto(address)
    leader, mover, last = from_the_current_seat(people)
    TycoonMousePlayer(leader).play_weakest()
    mover.locator(ON_TURN).wait_for()
    mover.keyboard.press("p")
    expect(mover.get_by_test_id("take-back")).to_be_visible()
    for other in (leader, last):
        expect(other.get_by_test_id("undo")).to_have_count(0)
    mover.keyboard.press("u")
    expect(mover.get_by_test_id("take-back")).to_have_count(0)
    leader.get_by_test_id("undo-agree").wait_for()  # the question must arrive before the connection is paused
    sockets[leader].paused = True
    leader.get_by_test_id("undo-agree").click()
    expect(leader.get_by_test_id("undo-agree"), "a slow connection does not repeat the question").to_have_count(0)
    sockets[leader].resume()
    for page in people:
        expect(page.get_by_test_id("undo")).to_be_visible()
        assert_everything_fits(page)
    last.get_by_test_id("undo-agree").press("Enter")
    mover.locator(ON_TURN).wait_for()
    expect(last.locator(ON_TURN)).to_have_count(0)
    mover.keyboard.press("p")
    mover.get_by_test_id("take-back").click()
    last.get_by_test_id("undo-refuse").click()
    expect(leader.get_by_test_id("undo-agree")).to_have_count(0)
    expect(mover.get_by_test_id("take-back")).to_have_count(0)
    last.locator(ON_TURN).wait_for()
    last.keyboard.press("p")
    for page in people:
        expect(page.get_by_test_id("undo")).to_have_count(0)


def test_at_a_table_of_bots_a_card_is_undone_with_all_later_moves(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, at=None)
    wish = {"game": "matchmaster", "players": 3, "bots": 2, "name": "Ada", "level": "beginner", "pace": "instant"}
    page.goto(open_table(page, wish))
    undo = page.get_by_test_id("open-undo")
    page.locator(ON_TURN).wait_for()
    expect(undo).to_be_disabled()
    MousePerson(page).bid(0)
    page.locator(f"{ON_TURN}[data-phase=playing]").wait_for()
    cards = page.locator("[data-testid=hand] [data-card]")
    held = cards.count()
    view = get_json(page, address_of(page.url))["view"]
    MousePerson(page).play(view["moves"][0])
    expect(cards).to_have_count(held - 1)
    page.locator(ON_TURN).wait_for()
    undo.click()
    expect(cards).to_have_count(held)
    page.locator(f"{ON_TURN}[data-phase=playing]").wait_for()
    assert_everything_fits(page)
    page.keyboard.press("u")
    page.locator(f"{ON_TURN}[data-phase=bidding]").wait_for()
    expect(undo).to_be_disabled()


@pytest.mark.parametrize("asked", ["throw", "window", "defence"])
def test_in_matschig_each_kind_of_answer_can_be_undone_and_the_game_continues(asked: str, open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, "de", at=None)
    wish = {"game": "matschig", "players": 3, "bots": 2, "name": "Ada", "level": "beginner", "pace": "instant"}
    page.goto(open_table(page, wish))
    person = MatschigMousePlayer(page)
    undo = page.get_by_test_id("open-undo")
    page.locator(f"{TABLE}[data-phase]").wait_for()
    expect(undo).to_be_disabled()
    if asked == "window":
        person.skip_to_an_interrupt()
    else:
        skip_ahead(page, lambda view: view["table"]["phase"] == asked and bool(view["moves"]))
    while (now := person.wait_until_asked()) != "over":
        hand = sorted(person.hand())
        person.act()
        if now != asked or person.wait_until_asked() in ("sheet", "over"):
            continue
        undo.click()
        page.locator(f"{ON_TURN} {PANEL}[data-asked={asked}]").wait_for()
        expect(person.cards()).to_have_count(len(hand))
        assert sorted(person.hand()) == hand
        assert_everything_fits(page)
        for _ in range(3):
            person.act()
        return
    pytest.fail(f"this kind of question never came: {asked}")
