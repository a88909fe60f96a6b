"""While cards move, the browser rarely computes the layout, and animations do not need the thread of the page.

The duration of a task depends on the load of the machine. The number of layouts in a task does not, and a layout takes longer than
all other work for a card.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, TypeAlias

import pytest
from playwright.sync_api import Page

from tests.browser.person import TABLE, MousePerson, http_client_of, open_table

pytestmark = [pytest.mark.browser, pytest.mark.exhaustive]

Motion: TypeAlias = Literal["no-preference", "reduce"]
MAX_LAYOUTS = 2
"""Maximum number of layouts of the whole page in one task: one for the changes, and one for the animations that start."""
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
COMPOSITED = {"transform", "translate", "rotate", "scale", "opacity", "filter"}
"""Properties that a browser animates without the thread of the page."""
OF_A_KEYFRAME = {"offset", "computedOffset", "easing", "composite"}
NOTE_MOVEMENT = """() => {
  window.moved = [];
  const note = (element, names) => element.closest('[data-played], [data-card], [data-deck]') && moved.push(...names);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    note(this, animation.effect.getKeyframes().flatMap(Object.keys));
    return animation;
  };
  addEventListener('animationstart', ({ target }) =>
    note(target, target.getAnimations().flatMap(({ effect }) => effect.getKeyframes().flatMap(Object.keys))), true);
}"""
MOVED = "() => moved"
NOTE_FLIGHTS = """lies => {
  window.came = window.flown = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    if (this.matches(lies) && JSON.stringify(frames).includes('translate')) flown++;
    return animate.call(this, frames, options);
  };
  new MutationObserver(changes => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(node => node instanceof Element);
    came += added.filter(node => node.matches(lies) || node.querySelector(lies)).length;
  }).observe(document.body, { childList: true, subtree: true });
}"""
COUNT_TASKS = """() => {
  window.apart = 0;
  let inTask = false;
  const { postTask } = Scheduler.prototype;
  Scheduler.prototype.postTask = function (run, options) {
    return postTask.call(this, () => {
      inTask = true;
      run();
      inTask = false;
    }, options);
  };
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.getBoundingClientRect = function () {
    apart += inTask && this === document.documentElement;
    return getBoundingClientRect.call(this);
  };
}"""
"""Counts the layouts in tasks between two frames."""
NOTE_FOCUS = """() => {
  window.focused = [];
  let laidOut = false;
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.getBoundingClientRect = function () {
    if (this === document.documentElement) {
      laidOut = true;
      queueMicrotask(() => laidOut = false);
    }
    return getBoundingClientRect.call(this);
  };
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focused.push(laidOut);
    focus.call(this, options);
  };
}"""
"""Records for each change of the focus whether the layout was current. Otherwise the browser has to compute it for the focus."""
COUNT_QUERIES = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  window.looks = 0;
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.getBoundingClientRect = function () {
    looks += this.matches('[data-testid=hand] [data-card]');
    return getBoundingClientRect.call(this);
  };
}"""
"""Counts the position queries of cards in the own hand, after the hand has closed its gap."""
A_FRAME_LATER = "() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve(flown))))"


@contextmanager
def traced(page: Page) -> Iterator[list[int]]:
    """Trace the block. Afterwards the yielded list contains the number of layouts of the whole page in each task with a layout."""
    browser = page.context.browser
    assert browser is not None
    found: list[int] = []
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate("performance.mark('here')")
    yield found
    events = json.loads(browser.stop_tracing())["traceEvents"]
    here = next((one["pid"], one["tid"]) for one in events if one["name"] == "here")
    own = [one for one in events if (one["pid"], one["tid"]) == here]
    tasks = [(one["ts"], one["ts"] + one["dur"]) for one in own if one["name"] == "RunTask" and "dur" in one]
    layouts = [
        one["ts"] for one in own if one["name"] == "Layout" and not one["args"].get("beginData", {}).get("partialLayout", True)
    ]
    found += Counter(task for at in layouts for task in tasks if task[0] <= at <= task[1]).values()


def before_the_bid(page: Page) -> MousePerson:
    """Return a person who has to bid at a table with slow bots."""
    wish = {"game": "matchmaster", "players": 3, "bots": 2, "name": "Ada", "pace": "brisk", "level": "beginner"}
    page.goto(open_table(page, wish))
    page.locator(TABLE).wait_for()
    person = MousePerson(page)
    person.wait_until_asked()
    return person


def first_bid(page: Page) -> MousePerson:
    """Return a person who has bid at a table with slow bots."""
    person = before_the_bid(page)
    person.bid(1)
    return person


def test_a_played_card_and_a_taken_trick_need_only_a_few_layouts(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, motion="no-preference", at=None)
    person = first_bid(page)
    with traced(page) as layouts:
        for _ in range(2):
            person.act()
        person.wait_until_asked()
    assert layouts, "there was a layout"
    assert max(layouts) <= MAX_LAYOUTS


def test_changes_are_laid_out_in_separate_tasks(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, motion="reduce", at=None)
    person = first_bid(page)
    page.evaluate(COUNT_TASKS)
    person.act()
    person.wait_until_asked()
    assert page.evaluate("apart")


def test_the_focus_moves_to_a_question_after_the_layout(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, motion="reduce", at=None)
    person = before_the_bid(page)
    page.evaluate(NOTE_FOCUS)
    person.bid(1)
    person.wait_until_asked()
    moved = page.evaluate("focused")
    assert moved, "the focused button has disappeared"
    assert all(moved)


def test_while_other_seats_play_the_page_does_not_query_the_positions_of_own_cards(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, motion="no-preference", at=None)
    person = first_bid(page)
    person.act()
    page.evaluate(COUNT_QUERIES)
    person.wait_until_asked()
    assert page.evaluate("looks") == 0
    person.act()
    assert page.evaluate("looks"), "the remaining cards move together"


@pytest.fixture
def moved(open_page: Callable[..., Page]) -> Callable[[Motion], set[str]]:
    """Return a function that plays two cards with this motion setting, and returns the animated properties of cards."""

    def play(motion: Motion) -> set[str]:
        page = open_page(360, 740, motion=motion, at=None)
        person = first_bid(page)
        page.evaluate(NOTE_MOVEMENT)
        for _ in range(2):
            person.act()
        person.wait_until_asked()
        return set(page.evaluate(MOVED))

    return play


def test_card_animations_do_not_need_the_thread_of_the_page(moved: Callable[[Motion], set[str]]) -> None:
    changed = moved("no-preference") - OF_A_KEYFRAME
    assert changed, "cards have moved"
    assert changed <= COMPOSITED


@pytest.mark.parametrize(("game", "lies"), [("tycoon", "[data-played]"), ("matschig", "[data-testid=played] > li")])
def test_a_played_card_moves_to_the_middle(open_page: Callable[..., Page], game: str, lies: str) -> None:
    page = open_page(360, 740, motion="no-preference", at=None)
    page.goto(open_table(page, {"game": game, "players": 4, "bots": 3, "name": "Ada", "pace": "brisk", "level": "beginner"}))
    page.locator(TABLE).wait_for()
    page.evaluate(NOTE_FLIGHTS, lies)
    http, table = http_client_of(page)
    with http:
        while not page.evaluate("came"):
            seen = http.get(table).json()
            assert seen["state"] == "playing", "a seat plays a card before the game is over"
            if seen["view"]["moves"]:
                http.post(f"{table}/moves", json={"move": seen["view"]["moves"][-1], "key": str(seen["number"])})
            else:
                http.get(f"{table}?after={seen['number']}&wait=5")
    assert page.evaluate(A_FRAME_LATER)


def test_with_reduced_motion_no_card_moves(moved: Callable[[Motion], set[str]]) -> None:
    assert moved("reduce") == set()
