"""Stress for the tests in the browser: slow pages, late messages and a server that pauses, so that race conditions appear.

`--stress` switches it on. All random numbers come from the seed of the test order, which pytest prints and `--randomly-seed` sets.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from random import Random
from threading import Event, Thread

import psutil
from playwright.sync_api import BrowserContext

RUN_SECONDS, PAUSE_SECONDS = 0.005, 0.015
"""A page runs and pauses in turns, so that its processor is four times as slow.

Chromium's own throttle (`Emulation.setCPUThrottlingRate`) slows a page down with a busy loop. With this throttle, even an idle page
uses 0.6 of a processor, and all other tests wait.
"""
PAGES_KNOWN_FOR_SECONDS = 0.25
"""The list of page processes is renewed after this time."""
LATEST_MS = 400
"""Maximum random delay of a message or an answer."""
LONGEST_PAUSE_SECONDS = 0.3
"""Maximum length of a pause of the server."""
LONGEST_RUN_SECONDS = 1.0
"""Maximum random time between two pauses of the server."""

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
"""Delayed messages stay in the order of their connection. Clocks of the page, such as the fake clock of a test, have no effect on
the delay.
"""


class Stress:
    """The random delays and pauses of one test."""

    def __init__(self, seed: int, test: str) -> None:
        self._random = Random(f"{seed} {test}")

    def delay(self, context: BrowserContext) -> None:
        """Delay every message and every answer for the pages that this context opens afterwards."""
        context.add_init_script(f"({LATE})([{self._random.getrandbits(32)}, {LATEST_MS}])")

    @contextmanager
    def pausing(self, servers: Callable[[], list[int]]) -> Iterator[None]:
        """Pause the processes with these IDs from time to time until the block ends. Afterwards they run.

        A process that is no longer listed may be paused by the test, and stays unchanged.
        """
        run = partial(self._random.uniform, 0, LONGEST_RUN_SECONDS)
        pause = partial(self._random.uniform, 0, LONGEST_PAUSE_SECONDS)
        with _interrupted(servers, run, pause, only_listed=True):
            yield


@contextmanager
def slow_pages() -> Iterator[None]:
    """Limit the pages of this process's browsers to a quarter of a processor until the block ends."""
    found: list[int] = []
    outdated = 0.0

    def pages() -> list[int]:
        nonlocal found, outdated
        if (now := time.monotonic()) > outdated:
            found, outdated = processes_of_pages(), now + PAGES_KNOWN_FOR_SECONDS
        return found

    with _interrupted(pages, lambda: RUN_SECONDS, lambda: PAUSE_SECONDS):
        yield


def processes_of_pages() -> list[int]:
    """Return the processes that render the pages of this process's browsers."""
    found = []
    for process in psutil.Process().children(recursive=True):
        with suppress(psutil.Error):  # the process has ended
            if "--type=renderer" in process.cmdline():
                found.append(process.pid)
    return found


@contextmanager
def _interrupted(
    processes: Callable[[], list[int]], run: Callable[[], float], pause: Callable[[], float], *, only_listed: bool = False
) -> Iterator[None]:
    """Let the processes run for `run()` seconds and pause for `pause()` seconds, in turns.

    If `only_listed` is set, a process that `processes` no longer lists at the end of a pause stays paused.
    """
    ended = Event()

    def interrupt() -> None:
        while not ended.wait(run()):
            paused = processes()
            _send(paused, signal.SIGSTOP)
            ended.wait(pause())
            listed = processes() if only_listed else paused
            _send([process for process in paused if process in listed], signal.SIGCONT)

    thread = Thread(target=interrupt, name="interrupts", daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def _send(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):  # a test may kill its server or close a page at any moment
            os.kill(process, what)
