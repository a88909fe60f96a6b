"""Pages that the service worker stores in the browser, so that they open without a connection."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.api.lessons import LESSONS
from tests.support.waiting import wait_for

STATE = """async () => {
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  window.came ??= { idle: false, frame: false };
  requestIdleCallback(() => (came.idle = true));
  requestAnimationFrame(() => (came.frame = true));
  return {
    installing: installing?.state,
    waiting: waiting?.state,
    active: active?.state,
    controls: !!navigator.serviceWorker.controller,
    ...came,
  };
}"""
"""The state of the worker, and whether the page was idle and drew a frame. The worker waits for both."""
STORED_PATHS = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
}"""
LESSON_PATHS = frozenset(f"/api/games/{key}/lessons/{name}" for key, name in LESSONS)


def wait_until_stored(page: Page) -> None:
    """Wait until the service worker controls this page. A failure shows the last state of the worker."""
    wait_for(
        lambda: page.evaluate(STATE),
        lambda seen: seen["active"] == "activated" and seen["controls"],
        "the browser has stored the page",
    )


def stored_paths(page: Page) -> set[str]:
    """Return the paths of the stored answers."""
    return set(page.evaluate(STORED_PATHS))


def wait_until_lessons_are_stored(page: Page) -> None:
    """Wait until the worker has fetched all lessons, which come last."""
    wait_for(lambda: stored_paths(page), lambda kept: kept >= LESSON_PATHS, "the browser has stored the lessons")
