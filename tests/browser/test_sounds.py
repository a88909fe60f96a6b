"""Sounds: the page plays and loads no sound until the person switches it on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.person import MousePerson, choose_setting

pytestmark = pytest.mark.browser

SPY = """(() => {
  window.heard = [];
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function () {
    window.heard.push(this.buffer.duration.toFixed(2));
    start.call(this);
  };
  window.locks = [];
  window.AudioContext = class extends AudioContext {
    awake = false;
    get state() { return this.awake ? super.state : "suspended"; }
    async resume() {
      await new Promise((wake) => setTimeout(wake, 600));
      this.awake = true;
    }
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request: async (kind) => {
    window.locks.push(kind);
    return { released: false, release: async () => window.locks.push("released") };
  } } });
})()"""
"""Records the played sounds. The loudspeaker needs 600 ms to start, like some real ones."""
MAX_BYTES = 150_000
"""Maximum size of all sounds together."""
YOUR_TURN, BIDS_REVEALED = "0.53", "0.90"
"""The lengths of two sounds in seconds. Sounds for the bids of bots may occur at any time, and have other lengths."""


def test_a_table_is_silent_until_the_sound_is_switched_on(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.add_init_script(SPY)
    page.reload()
    loaded: list[int] = []
    page.on("response", lambda got: loaded.append(len(got.body())) if "/assets/player" in got.url else None)
    person = MousePerson(page)
    person.open_table("en")
    assert person.wait_until_asked() == "bidding"
    assert (page.evaluate("heard"), loaded) == ([], [])
    choose_setting(page, "sound", "quiet")
    person.wait_until("(sound) => heard.includes(sound)", YOUR_TURN)
    assert len(loaded) == 1
    assert loaded[0] < MAX_BYTES
    person.bid(1)
    person.wait_until("(sound) => heard.includes(sound)", BIDS_REVEALED)
    page.reload()
    person.wait_until_asked()
    page.get_by_test_id("open-settings").click()
    assert page.get_by_test_id("sound").input_value() == "quiet"


def test_the_screen_stays_on_only_at_the_table(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.add_init_script(SPY)
    page.reload()
    person = MousePerson(page)
    person.open_table("en")
    person.wait_until("() => String(locks) === 'screen'", None)
    page.go_back()
    person.wait_until("() => String(locks) === 'screen,released'", None)
