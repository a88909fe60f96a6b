"""A table while it is in memory, with everybody who looks at it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple, Protocol

import msgspec

from matchwood.server.protocol import live_messages, messages
from matchwood.server.table.awaited import awaited
from matchwood.server.table.events import Arranged, Looked, Moved, Released, Rematched, Returned, Seated, Showed, Wished
from matchwood.server.table.step import Step
from matchwood.server.table.table import Table
from matchwood.server.tables.clock_readings import ClockReadings
from matchwood.server.tables.command_queue import CommandQueue
from matchwood.server.tables.deadlines import Deadline, WaitStart, What, deadlines
from matchwood.server.tables.presence import Presence
from matchwood.server.tables.table_view import MAX_COUNTED_WATCHERS, TableView
from matchwood.server.tables.waiters import Waiters
from matchwood.server.util.signal import Signal

SOON = 600
"""A table whose time is up in so many seconds is not forgotten before."""
IN_MEMORY_SECONDS = 60.0
"""Seconds for which a table stays at hand after it was asked for: what was asked for it is done by then."""
MAX_CLOCK_SKEW = timedelta(seconds=1)
"""How far the clocks of two machines may differ."""


class Watcher(Protocol):
    """Somebody who follows a table: `send` takes an encoded message and never waits."""

    person: str | None

    def send(self, message: bytes) -> None:
        """Send this, or give the connection up."""

    def redirect(self) -> None:
        """Nothing can be told here any more: let it connect again, it may come to a server that knows more."""


class WatcherCounts(NamedTuple):
    """How many look on without a seat, and how many of them into each hand."""

    watching: int
    lookers: Counter[int | None]


class RoomSignals(NamedTuple):
    """What rooms announce: who has a table open has changed, somebody has a seat or is back, deadlines may have changed."""

    presence_changed: Signal[Room]
    seated: Signal[Room]
    deadlines_changed: Signal[Room]


class Room:
    """One table, what is asked for there, its watchers, and what is being done there by itself.

    Looking, joining the watchers and telling them wait for nothing: they happen between two awaits, so that no watcher misses an
    event or hears one twice.
    """

    def __init__(self, table: Table, clock_readings: ClockReadings, signals: RoomSignals) -> None:
        self.table = table
        self.seat_clocks = clock_readings
        self._signals = signals
        self.commands = CommandQueue()
        self.ear = asyncio.Lock()
        self.heard: set[int] = set()
        self.opened = datetime.now(UTC) - MAX_CLOCK_SKEW
        self.acting: set[What] = set()
        self.opened_since = WaitStart().after(table, time.monotonic())
        self._closed = False
        self.note_request()
        self.presence = Presence(table)
        self.view = TableView(table, self.presence, clock_readings)
        self.waiters = Waiters()
        self._called = dict[str, int]()
        self._shown_away: list[int] = []
        self._shown_onlookers = WatcherCounts(0, Counter())
        self._watchers: dict[Watcher, None] = {}

    @property
    def is_idle(self) -> bool:
        """Nobody would notice if this room were forgotten."""
        watched = self._watchers or self.waiters or self.commands or self.acting
        asked_for = time.monotonic() < self._asked_for + IN_MEMORY_SECONDS
        return not watched and not asked_for and not any(deadline.left < SOON for deadline in self.deadlines())

    def note_request(self) -> None:
        """Somebody is about to do something here."""
        self._asked_for = time.monotonic()

    @property
    def has_player_present(self) -> bool:
        """Whether a person who sits here has the table open."""
        here = self.presence.here
        return any(chair.kind == "person" and chair.owner in here for chair in self.table.chairs)

    @property
    def next_expiry(self) -> tuple[int, float] | None:
        """The seat whose time is up first, and in how many seconds; None while no clock runs."""
        return self.seat_clocks.next_expiry(self.table)

    @property
    def window_closes_in(self) -> float | None:
        """The seconds until the open window closes by itself."""
        if self.opened_since.window is None:
            return None
        return max(0.0, round(self.opened_since.window + self.table.about.window - time.monotonic(), 2))

    def deadlines(self) -> list[Deadline]:
        """What will happen here by itself."""
        if self._closed:
            return []
        found = deadlines(self.table, self.opened_since, self.next_expiry, time.monotonic())
        if not self.presence.not_present:  # as at most tables, at every move
            return found
        away_in = self.presence.next_absent_in()
        if away_in is not None:
            found.append(Deadline(away_in, "absence", 0, 0))
        calls = [
            Deadline(self.presence.absent_in(person), "call", self.table.seats_of(person)[0], turn)
            for person, turn in self.people_to_notify().items()
        ]
        return found + sorted(calls)[:1]

    def people_to_notify(self) -> dict[str, int]:
        """The people whose move the table waits for, who do not look, and who were not called for this turn."""
        absent, called = self.presence.not_present, self._called
        return {person: turn for person, turn in awaited(self.table).items() if person in absent and called.get(person, -1) < turn}

    def note_notified(self, person: str, turn: int) -> None:
        """This person knows of their turn, or wants to know nothing of it."""
        self._called[person] = turn

    def note_activity(self, person: str | None) -> None:
        """A sign of life of this person."""
        if person is not None:
            self.presence.note_activity(person)

    def set_ratings(self, standings: dict[str, messages.Standing]) -> None:
        """Let these be the ratings of the people who sit here, and tell everybody if that is new."""
        if standings != self.view.ratings:
            self.view.ratings = standings
            self.view.forget_encoded()
            self._broadcast_seats()

    def close(self) -> None:
        """Look after nobody any more."""
        self._closed = True

    def view_of(self, person: str | None) -> messages.Table:
        """Return the table as this person sees it."""
        return self.view.of(person, self.watcher_count, self.window_closes_in)

    def join(self, watcher: Watcher, seen: int) -> None:
        """Show the table to this watcher, and everything from now on."""
        self._watchers[watcher] = None
        self._update_watchers(watcher, seen)

    def leave(self, watcher: Watcher) -> None:
        """Remove this watcher."""
        self._watchers.pop(watcher, None)
        self._update_watchers()

    def set_people_at(self, server: str, people: Iterable[str], active: Iterable[str], seconds: float) -> None:
        """Note who has the table open at another server, and who was active there. It is believed for this time."""
        before = self.presence.here
        self.presence.set_remote(server, people, active, seconds)
        self._signals.deadlines_changed.publish(self)
        self._broadcast_arrivals(before)

    def expire_people(self) -> None:
        """Forget the people at servers that have not reported for too long."""
        before = self.presence.here
        self.presence.expire_remote()
        if self.presence.here != before:
            self._signals.deadlines_changed.publish(self)
            self._broadcast_arrivals(before)

    async def wait_past(self, number: int, seconds: int) -> None:
        """Wait until the table is past this event, at most this time."""
        if self.table.number <= number:
            await self.waiters.wait(seconds)

    def broadcast_chat(self, message: live_messages.Said | live_messages.Unsaid) -> None:
        """Tell everybody who may listen what somebody said, or that it is gone."""
        told = msgspec.json.encode(message)
        for watcher in list(self._watchers):
            if self.table.may_watch(watcher.person):
                watcher.send(told)

    def redirect(self) -> None:
        """A newer server has gone on with this table: send everybody there who looks at it or waits for something new."""
        self.waiters.release()
        for watcher in list(self._watchers):
            watcher.redirect()

    def apply(self, step: Step) -> None:
        """Let a durable change be so, and tell everybody, each what their seat may know."""
        begun = self.table.game is not None
        self.table.apply(step)
        self.opened_since = self.opened_since.after(self.table, time.monotonic())
        self.waiters.release()
        if isinstance(step.event, Moved):  # nearly everything is
            self.broadcast_news(None)
            return
        if not begun and self.table.game is not None:
            self.presence.restart()
        if isinstance(step.event, Seated):
            self._signals.seated.publish(self)
        changed = isinstance(step.event, (Seated, Wished, Released, Returned, Showed)) and begun  # who may see what
        if changed or isinstance(step.event, (Arranged, Rematched)):  # more of the table has changed than news tell
            self.view.forget_encoded()
            self._shown_away = self.presence.absent_seats
            for watcher in list(self._watchers):
                self._show(watcher, self.table.number - 1)
            return
        self.broadcast_news(step.event.person if isinstance(step.event, Looked) else None)
        if isinstance(step.event, Seated):  # news do not say whose seat it is
            for watcher in [watcher for watcher in self._watchers if watcher.person == step.event.owner]:
                self._show(watcher, self.table.number)

    def broadcast_news(self, looked: str | None) -> None:
        """Tell everybody what the last event brought. What all may know is worked out, and put into JSON, once.

        A person who `looked` into another hand gets the whole table instead.
        """
        table = self.table
        everybody = [(watcher, table.viewing_seat(watcher.person), table.may_watch(watcher.person)) for watcher in self._watchers]
        views = table.views({seat for _, seat, watches in everybody if watches})
        happenings: Any = msgspec.Raw(msgspec.json.encode(table.new_happenings))
        seats, clocks = self.view.encoded_seats(), self.seat_clocks.readings(table)
        closes_in, state = self.window_closes_in, table.state
        undo = self.view.undo()
        encoded = dict[tuple[int | None, bool], bytes]()
        for watcher, seat, watches in everybody:
            if looked is not None and watcher.person == looked:
                self._show(watcher, table.number - 1)
                continue
            if (seat, watches) not in encoded:
                view: Any = msgspec.Raw(views[seat]) if watches else None
                seen = happenings if watches else ()
                news = live_messages.News(
                    table.id, table.number, seen, state, seats, closes_in, clocks, undo if watches else None, view
                )
                encoded[seat, watches] = msgspec.json.encode(news)
            watcher.send(encoded[seat, watches])

    def _show(self, watcher: Watcher, seen: int, *, asked: bool = False) -> None:
        happenings: Any = self.table.happenings_since(seen) if self.table.may_watch(watcher.person) else []
        watcher.send(msgspec.json.encode(live_messages.Shown(self.view_of(watcher.person), tuple(happenings), asked)))

    def _update_watchers(self, new: Watcher | None = None, seen: int = 0) -> None:
        """Note who has the table open now, show it to a new watcher, and tell the other watchers and servers."""
        before, people = self.presence.here, self.presence.local
        self.presence.set_local(frozenset(watcher.person for watcher in self._watchers if watcher.person is not None))
        self._signals.deadlines_changed.publish(self)
        if new is not None:
            self._show(new, seen, asked=True)
        self._broadcast_arrivals(before, new)
        if self.presence.local != people:
            self._signals.presence_changed.publish(self)

    @property
    def watcher_count(self) -> int:
        """How many look on without a seat, so far as that is counted."""
        strangers = sum(watcher.person is None for watcher in self._watchers)
        people = sum(self.table.seat_of(person) is None for person in self.presence.here)
        return min(MAX_COUNTED_WATCHERS, strangers + people)

    @property
    def _onlookers(self) -> WatcherCounts:
        return WatcherCounts(self.watcher_count, self.view.lookers())

    def _broadcast_arrivals(self, before: frozenset[str], but: Watcher | None = None) -> None:
        """Say who came or went: those with a seat by name, the others by their number."""
        nobody_seated = all(self.table.seat_of(person) is None for person in before ^ self.presence.here)
        if nobody_seated and self._onlookers == self._shown_onlookers:
            return
        self._broadcast_seats(but)

    def broadcast_absences(self) -> None:
        """Tell everybody who looks, if that is new."""
        self.presence.note_absent()
        if self.presence.absent_seats != self._shown_away:
            self._broadcast_seats()

    def _broadcast_seats(self, but: Watcher | None = None) -> None:
        self._shown_away, self._shown_onlookers = self.presence.absent_seats, self._onlookers
        message = msgspec.json.encode(live_messages.Seats(self.table.id, self.view.seats(), self.watcher_count))
        for watcher in list(self._watchers):
            if watcher is not but:
                watcher.send(message)
