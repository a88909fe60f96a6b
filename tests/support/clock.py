"""A clock that tests advance, so that a result does not depend on the duration of a test."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.support.waiting import let_other_tasks_run, let_time_pass


class Sleeper:
    """A timer of an event loop, with the interface of `asyncio.TimerHandle`."""

    def __init__(self, at: float, call: Callable[[], object]) -> None:
        self.at = at
        self._call = call
        self._loop = asyncio.get_running_loop()
        self._cancelled = False

    def wake(self) -> None:
        """Run the callback in its event loop. Threads may call this method. The timers of a closed loop are ignored."""
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._wake)

    def cancel(self) -> None:
        self._cancelled = True

    def _wake(self) -> None:
        if not self._cancelled:
            self._call()


class Clock:
    """A clock that replaces the time and the sleep of some modules, in all their threads.

    It starts at the current time, for other tables of this process, in whole seconds, so that its sums are exact.
    """

    def __init__(self) -> None:
        self._now = float(round(time.monotonic()))
        self._sleeping: list[Sleeper] = []
        self._held = threading.Lock()

    def install(self, monkeypatch: pytest.MonkeyPatch, *modules: ModuleType) -> None:
        """Let these modules use this clock."""
        for module in modules:
            for name, instead in (("time", {"monotonic": lambda: self._now}), ("asyncio", {"sleep": self._sleep})):
                if hasattr(module, name):
                    monkeypatch.setattr(module, name, copy_with(getattr(module, name), **instead))
            if hasattr(module, "alarm_in"):
                monkeypatch.setattr(module, "alarm_in", self._alarm_in)

    def advance(self, seconds: float) -> None:
        """Advance the clock by this many seconds, and wake all sleepers whose time has come. Threads may call this method."""
        with self._held:
            self._now += seconds
            woken = [sleeper for sleeper in self._sleeping if sleeper.at <= self._now]
            self._sleeping = [sleeper for sleeper in self._sleeping if sleeper.at > self._now]
        for sleeper in woken:
            sleeper.wake()

    def _alarm_in(self, seconds: float, ring: Callable[[Any], object], room: Any) -> Sleeper:
        """Replace the scheduler's `alarm_in`, whose callers only cancel the returned handle."""
        return self._begin(seconds, lambda: ring(room))

    async def _sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        sleeper = self._begin(seconds, woken.set)
        try:
            await woken.wait()
        finally:
            sleeper.cancel()

    def _begin(self, seconds: float, call: Callable[[], object]) -> Sleeper:
        with self._held:
            sleeper = Sleeper(self._now + seconds, call)
            self._sleeping.append(sleeper)
        self.advance(0)
        return sleeper


def copy_with(module: ModuleType, **instead: Any) -> SimpleNamespace:
    """Return a copy of this module with these attributes replaced."""
    return SimpleNamespace(**{**vars(module), **instead})


class RecordedSleeps:
    """A replacement of `sleep` that records the seconds and takes no time, in the event loop that creates it."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self._loop = asyncio.get_running_loop()

    async def sleep(self, seconds: float) -> None:
        if asyncio.get_running_loop() is self._loop:
            self.seconds.append(seconds)
            await let_other_tasks_run()
        else:
            await let_time_pass(seconds, why="another server in this process plays on")
