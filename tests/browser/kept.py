"""Pages that the browser keeps, so that they stand without a line: the service worker does that."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.waiting import wait_for

STATE = """async () => {
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  const comes = (ask) =>
    Promise.race([new Promise(tell => ask(() => tell(true))), new Promise(tell => setTimeout(() => tell(false), 1000))]);
  return {
    installing: installing?.state,
    waiting: waiting?.state,
    active: active?.state,
    controls: !!navigator.serviceWorker.controller,
    idle: await comes(requestIdleCallback),
    draws: await comes(requestAnimationFrame),
  };
}"""
"""How far the worker has come, and what else the page may wait for."""


def wait_until_kept(page: Page) -> None:
    """Wait until the worker answers for this page; if it never does, tell how far it came."""
    wait_for(
        lambda: page.evaluate(STATE), lambda seen: seen["active"] == "activated" and seen["controls"], "the browser keeps the page"
    )
