"""While cards move, the page is not laid out again and again, and pictures need nothing of its thread.

How long a task of the page takes says what else the machine does. How often the page is laid out within one does not: that was
what made tasks long, since one layout takes longer than everything else that a card does.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, TypeAlias

import pytest
from playwright.sync_api import Page

from tests.browser.person import TABLE, MousePerson, open_table

pytestmark = [pytest.mark.browser, pytest.mark.exhaustive]

Motion: TypeAlias = Literal["no-preference", "reduce"]
MOST = 2
"""Whole layouts in one task: a card with the focus goes, the focus goes on."""
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
COMPOSITED = {"transform", "translate", "rotate", "scale", "opacity", "filter"}
"""What a browser animates beside the page's own thread."""
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


@contextmanager
def traced(page: Page) -> Iterator[list[int]]:
    """How often the whole page is laid out meanwhile in each task in which it is."""
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


def first_bid(page: Page) -> MousePerson:
    """Somebody at a table where bots take their time, who has bid."""
    wish = {"game": "matchmaster", "players": 3, "bots": 2, "name": "Ada", "pace": "brisk", "level": "beginner"}
    page.goto(open_table(page, wish))
    page.locator(TABLE).wait_for()
    person = MousePerson(page)
    person.wait_until_asked()
    person.bid(1)
    return person


def test_a_card_that_is_played_and_a_trick_that_is_taken_lay_the_page_out_a_few_times(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, motion="no-preference", at=None)
    person = first_bid(page)
    with traced(page) as layouts:
        for _ in range(2):
            person.act()
        person.wait_until_asked()
    assert layouts, "something was laid out"
    assert max(layouts) <= MOST


@pytest.fixture
def moved(open_page: Callable[..., Page]) -> Callable[[Motion], set[str]]:
    """What changes of cards that move while two are played, for somebody who wants so much motion."""

    def play(motion: Motion) -> set[str]:
        page = open_page(360, 740, motion=motion, at=None)
        person = first_bid(page)
        page.evaluate(NOTE_MOVEMENT)
        for _ in range(2):
            person.act()
        person.wait_until_asked()
        return set(page.evaluate(MOVED))

    return play


def test_cards_move_without_the_thread_of_the_page(moved: Callable[[Motion], set[str]]) -> None:
    changed = moved("no-preference") - OF_A_KEYFRAME
    assert changed, "cards have moved"
    assert changed <= COMPOSITED


def test_with_little_motion_no_card_moves(moved: Callable[[Motion], set[str]]) -> None:
    assert moved("reduce") == set()
