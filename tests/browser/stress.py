"""Stress for the tests in the browser: a slow page, late messages and a server that pauses, so that a race shows itself.

`--stress` switches it on. All chance comes from the seed of the test order, which pytest prints and `--randomly-seed` sets.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random
from threading import Event, Thread

from playwright.sync_api import BrowserContext, Page

SLOWER = 4
"""The page's processor is this many times as slow."""
LATEST_MS = 400
"""A message or an answer comes late by a random time up to this one."""
LONGEST_PAUSE_SECONDS = 0.3
"""A pause of the server."""
LONGEST_RUN_SECONDS = 1.0
"""The server runs for a random time up to this one between two pauses."""

LATE = """([seed, latest]) => {
  const later = setTimeout.bind(window), now = performance.now.bind(performance), ask = fetch.bind(window);
  for (const letter of location.pathname) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  const random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const wait = ms => new Promise(done => later(done, ms));
  const inOrder = () => {
    let due = 0, last = Promise.resolve();
    return run => {
      const at = due = Math.max(due, now() + latest * random());
      last = last.then(() => wait(at - now())).then(run);
    };
  };

  window.fetch = async (...asked) => {
    try {
      return await ask(...asked);
    } finally {
      await wait(latest * random());
      asked[1]?.signal?.throwIfAborted();
    }
  };

  window.WebSocket = class extends WebSocket {
    #hear = inOrder();
    #say = inOrder();
    #unsaid = [];

    constructor(...where) {
      super(...where);
      for (const kind of ["open", "message", "error", "close"]) {
        super.addEventListener(kind, event => {
          if (!event.isTrusted) return;
          event.stopImmediatePropagation();
          this.#hear(() => this.dispatchEvent(new event.constructor(kind, event)));
        });
      }
      addEventListener("pagehide", () => this.#sayAll());
    }

    send(text) {
      this.#unsaid.push(text);
      this.#say(() => this.#sayNext());
    }

    close(...why) {
      this.#sayAll();
      super.close(...why);
    }

    #sayNext() {
      if (this.#unsaid.length) super.send(this.#unsaid.shift());
    }

    /** What was sent before the end arrives: a browser has handed it on by then. */
    #sayAll() {
      while (this.#unsaid.length) this.#sayNext();
    }
  };
}"""
"""What is late stays in the order of its connection. Other clocks of the page, also a fake one of a test, do not move it."""


class Stress:
    """The chance of one test, and what it does to pages and servers."""

    def __init__(self, seed: int, test: str) -> None:
        self._random = Random(f"{seed} {test}")

    def slow_down(self, context: BrowserContext) -> None:
        """Make every page slow that this context opens from now on, and its messages and answers late."""
        context.add_init_script(f"({LATE})([{self._random.getrandbits(32)}, {LATEST_MS}])")
        context.on("page", _slow_down)

    @contextmanager
    def pausing(self, servers: Callable[[], list[int]]) -> Iterator[None]:
        """Pause the processes with these numbers now and then, until the block ends. They run when it has ended."""
        ended = Event()

        def pause() -> None:
            while not ended.wait(self._random.uniform(0, LONGEST_RUN_SECONDS)):
                paused = servers()
                _send(paused, signal.SIGSTOP)
                ended.wait(self._random.uniform(0, LONGEST_PAUSE_SECONDS))
                _send(paused, signal.SIGCONT)

        thread = Thread(target=pause, name="pauses of the servers", daemon=True)
        thread.start()
        try:
            yield
        finally:
            ended.set()
            thread.join()


def _slow_down(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def _send(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):  # a test may kill its server at any moment
            os.kill(process, what)
