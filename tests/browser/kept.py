"""Pages that the browser keeps, so that they stand without a line: the service worker does that."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.api.lessons import LESSONS
from tests.waiting import wait_for

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
"""How far the worker has come, and whether the page was ever idle and drew anything: it waits for that."""
KEPT = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
}"""
LESSON_PATHS = frozenset(f"/api/games/{key}/lessons/{name}" for key, name in LESSONS)


def wait_until_kept(page: Page) -> None:
    """Wait until the worker answers for this page; if it never does, tell how far it came."""
    wait_for(
        lambda: page.evaluate(STATE), lambda seen: seen["active"] == "activated" and seen["controls"], "the browser keeps the page"
    )


def kept_paths(page: Page) -> set[str]:
    """Return the paths of the answers that the browser keeps."""
    return set(page.evaluate(KEPT))


def wait_until_lessons_are_kept(page: Page) -> None:
    """Wait until the worker has fetched all lessons, which come last."""
    wait_for(lambda: kept_paths(page), lambda kept: kept >= LESSON_PATHS, "the browser keeps the lessons")
