"""A clock that goes when a test says so, for what would else be a matter of how long the test takes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.waiting import others_go_on, time_passes

Sleeper = tuple[float, asyncio.AbstractEventLoop, asyncio.Event]
"""When somebody wakes, and how."""


class Clock:
    """The clock of some modules of the product: they read it, and sleep by it.

    It begins with the time that it is, for other tables of this process, in whole seconds, so that their sums are exact.
    """

    def __init__(self) -> None:
        self._now = float(round(time.monotonic()))
        self._sleeping: list[Sleeper] = []

    def rules(self, monkeypatch: pytest.MonkeyPatch, *modules: ModuleType) -> None:
        """Let these modules live by this clock."""
        for module in modules:
            for name, instead in (("time", {"monotonic": lambda: self._now}), ("asyncio", {"sleep": self._sleep})):
                if hasattr(module, name):
                    monkeypatch.setattr(module, name, standing_in(getattr(module, name), **instead))
            if hasattr(module, "alarm_in"):
                monkeypatch.setattr(module, "alarm_in", self._alarm_in)

    def goes_on(self, seconds: float) -> None:
        """So much later everybody wakes up whose time has come. May be called from any thread."""
        self._now += seconds
        woken = [sleeper for sleeper in self._sleeping if sleeper[0] <= self._now]
        self._sleeping = [sleeper for sleeper in self._sleeping if sleeper not in woken]
        for _, loop, wakes in woken:
            loop.call_soon_threadsafe(wakes.set)

    def _alarm_in(self, seconds: float, ring: Callable[[Any], object], room: Any) -> asyncio.Task[None]:
        """As the scheduler has it: whoever gets this only ever cancels it."""
        rings = self._begin(seconds)

        async def waits() -> None:
            await self._end(rings)
            ring(room)

        return asyncio.get_running_loop().create_task(waits(), name="an alarm of a test's clock")

    async def _sleep(self, seconds: float) -> None:
        await self._end(self._begin(seconds))

    def _begin(self, seconds: float) -> Sleeper:
        sleeper = self._now + seconds, asyncio.get_running_loop(), asyncio.Event()
        self._sleeping.append(sleeper)
        self.goes_on(0)
        return sleeper

    async def _end(self, sleeper: Sleeper) -> None:
        try:
            await sleeper[2].wait()
        finally:
            if sleeper in self._sleeping:  # it was stopped
                self._sleeping.remove(sleeper)


def standing_in(module: ModuleType, **instead: Any) -> SimpleNamespace:
    """This module, with something else instead of some of what is in it."""
    return SimpleNamespace(**{**vars(module), **instead})


class Naps:
    """How long was slept in the event loop in which this is made, by whoever sleeps by this: it takes no time."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self._loop = asyncio.get_running_loop()

    async def sleep(self, seconds: float) -> None:
        if asyncio.get_running_loop() is self._loop:
            self.seconds.append(seconds)
            await others_go_on()
        else:
            await time_passes(seconds, why="another server in this process plays on")
