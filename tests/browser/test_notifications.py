"""Notifications on this device: a switch in the settings shows and changes their state."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.stored_pages import wait_until_stored
from tests.server.push.device import Device, text_of
from tests.support.parameters import everyday
from tests.support.waiting import wait_until_in_page

pytestmark = pytest.mark.browser

PUSHES = """([device, answer]) => {
  window.permission = "default";
  window.Notification = class {
    static get permission() { return window.permission; }
    static requestPermission() { window.asked = true; return Promise.resolve((window.permission = answer)); }
  };
  const subscription = {
    endpoint: device.endpoint,
    toJSON: () => ({ ...device, expirationTime: null }),
    unsubscribe: () => { window.subscribed = null; return Promise.resolve(true); },
  };
  window.subscribed = null;
  PushManager.prototype.getSubscription = () => Promise.resolve(window.subscribed);
  PushManager.prototype.subscribe = (options) => {
    window.key = options.applicationServerKey;
    return Promise.resolve((window.subscribed = subscription));
  };
}"""
FAKE_NOTIFICATIONS = """(() => {
  ServiceWorkerRegistration.prototype.getNotifications = () => Promise.resolve([{ close: () => (window.putAway = true) }]);
  navigator.clearAppBadge = () => Promise.resolve((window.cleared = true));
})()"""


RECORD_NOTIFICATIONS = """() => {
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (...told) => void self.shown.push(told);
  navigator.setAppBadge = async () => void (self.marked = true);
}"""
"""A browser without a screen cannot show notifications. The worker records them instead."""


def page_of(open_page: Callable[..., Page], answer: str, language: str = "en") -> Page:
    """Return a page of a browser with push notifications that answers this to the request for permission."""
    page = open_page(360, 740, language, keeps_pages=True)
    wait_until_stored(page)
    page.evaluate(PUSHES, [Device().in_json(), answer])
    return page


def open_settings(page: Page) -> None:
    page.get_by_test_id("open-settings").last.click()


def open_settings_again(page: Page) -> None:
    page.get_by_test_id("close-settings-sheet").click()
    open_settings(page)


def is_on(page: Page) -> bool:
    """Return whether the server has the push subscription of this page."""
    return bool(
        page.evaluate("""async () => {
          const bytes = new TextEncoder().encode(window.subscribed?.endpoint ?? "");
          const digest = Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
          const name = digest.map((byte) => byte.toString(16).padStart(2, "0")).join("");
          return (await (await fetch(`/api/notifying?device=${name}`)).json()).on;
        }""")
    )


@everyday(1, ("language", "words"), [("en", "Notify me when"), ("de", "Benachrichtige mich, wenn")])
def test_a_switch_turns_notifications_on_and_off(language: str, words: str, open_page: Callable[..., Page]) -> None:
    page = page_of(open_page, "granted", language)
    open_settings(page)
    switch = page.get_by_test_id("notified")
    expect(switch).not_to_be_checked()
    expect(page.get_by_test_id("notified-state")).to_contain_text(words)
    assert page.evaluate("window.asked") is None, "the browser asks only after a press"
    switch.click()
    wait_until_in_page(page, lambda: is_on(page))
    expect(switch).to_be_checked()
    assert len(page.evaluate("window.key")) == len(text_of(bytes(65)))
    open_settings_again(page)
    expect(switch).to_be_checked()
    switch.click()
    page.wait_for_function("() => window.subscribed === null")
    expect(switch).not_to_be_checked()
    open_settings_again(page)
    expect(switch).not_to_be_checked()


def test_signing_out_turns_notifications_off(open_page: Callable[..., Page]) -> None:
    page = page_of(open_page, "granted")
    call = "([path, body]) => fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })"
    account = json.dumps({"name": f"Nia {secrets.token_hex(4)}", "password": "a long password"})
    page.evaluate(call, ["/api/account/sign-up", account])
    open_settings(page)
    switch = page.get_by_test_id("notified")
    switch.click()
    wait_until_in_page(page, lambda: is_on(page))
    page.evaluate(call, ["/api/account/sign-out", "{}"])
    open_settings_again(page)
    expect(switch).not_to_be_checked()


def test_if_notifications_are_blocked_the_settings_explain_where_to_allow_them(open_page: Callable[..., Page]) -> None:
    page = page_of(open_page, "denied")
    open_settings(page)
    page.get_by_test_id("notified").click()
    expect(page.get_by_test_id("notified-state")).to_contain_text("blocks notifications from this page")
    expect(page.get_by_test_id("notified")).to_have_count(0)


def test_the_settings_report_a_push_service_that_does_not_answer(open_page: Callable[..., Page]) -> None:
    page = page_of(open_page, "granted")
    page.evaluate("() => { PushManager.prototype.subscribe = () => Promise.reject(new DOMException('no service')); }")
    open_settings(page)
    page.get_by_test_id("notified").click()
    expect(page.get_by_test_id("notified-state")).to_contain_text("did not answer")


@pytest.mark.parametrize(
    ("lacks", "words"),
    [
        ("Object.defineProperty(window, 'isSecureContext', { get: () => false })", "work only at an https:// address"),
        ("delete window.PushManager", "add Matchwood to the home screen first"),
    ],
)
def test_the_settings_explain_why_notifications_are_not_possible(lacks: str, words: str, open_page: Callable[..., Page]) -> None:
    page = page_of(open_page, "granted")
    page.evaluate(lacks)
    open_settings(page)
    expect(page.get_by_test_id("notified-state")).to_contain_text(words)


def test_opening_the_page_clears_its_notifications(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, "en", keeps_pages=True)
    wait_until_stored(page)
    page.add_init_script(FAKE_NOTIFICATIONS)
    page.reload()
    page.wait_for_function("() => window.cleared && window.putAway")


def test_a_push_message_is_shown_and_marks_the_app(open_page: Callable[..., Page]) -> None:
    page = open_page(360, 740, "en", keeps_pages=True)
    wait_until_stored(page)
    (worker,) = page.context.service_workers
    worker.evaluate(RECORD_NOTIFICATIONS)
    tools = page.context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    tools.send("ServiceWorker.enable")
    wait_until_in_page(page, lambda: known)
    message = {"title": "MatchMaster", "body": "It is your turn.", "table": "abc", "path": "/t/abc"}
    origin = page.evaluate("location.origin")
    push = {"origin": origin, "registrationId": known[-1]["registrationId"], "data": json.dumps(message)}
    tools.send("ServiceWorker.deliverPushMessage", push)
    wait_until_in_page(page, lambda: worker.evaluate("self.marked"))
    ((title, options),) = worker.evaluate("self.shown")
    assert (title, options["body"], options["tag"], options["data"]) == ("MatchMaster", "It is your turn.", "abc", "/t/abc")
