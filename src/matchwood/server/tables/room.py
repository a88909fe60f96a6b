"""A table in memory, with the clients that watch it."""

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
from matchwood.server.table.events import Arranged, Closed, Looked, Moved, Released, Rematched, Returned, Seated, Showed, Wished
from matchwood.server.table.step import Step
from matchwood.server.table.table import Table
from matchwood.server.tables.clock_readings import ClockReadings
from matchwood.server.tables.command_queue import CommandQueue
from matchwood.server.tables.deadlines import Deadline, DeadlineKind, WaitStart, deadlines
from matchwood.server.tables.presence import Presence
from matchwood.server.tables.table_view import MAX_COUNTED_WATCHERS, TableView
from matchwood.server.tables.waiters import Waiters
from matchwood.server.util.signal import Signal

KEEP_BEFORE_DEADLINE_SECONDS = 600
"""The server keeps a table in memory for a deadline within these seconds."""
IN_MEMORY_SECONDS = 60.0
"""The server keeps a table in memory for these seconds after a request."""
MAX_CLOCK_SKEW = timedelta(seconds=1)


class Watcher(Protocol):
    """A connected client that watches a table."""

    person: str | None

    def send(self, message: bytes) -> None:
        """Send an encoded message without waiting, or disconnect a slow client."""

    def redirect(self) -> None:
        """Close the client's connection, so that the client connects to a newer server process."""


class WatcherCounts(NamedTuple):
    """The total number of spectators, and the number who see each seat's cards."""

    watchers: int
    lookers: Counter[int | None]


class RoomSignals(NamedTuple):
    """Other parts of this process receive these signals when a table changes."""

    presence_changed: Signal[Room]
    seated: Signal[Room]
    deadlines_changed: Signal[Room]


class Room:
    """A table in memory, with its watchers. Each watcher receives each event exactly once."""

    def __init__(self, table: Table, clock_readings: ClockReadings, signals: RoomSignals) -> None:
        self.table = table
        self.seat_clocks = clock_readings
        self._signals = signals
        self.commands = CommandQueue()
        self.chat_lock = asyncio.Lock()
        self.sent_chat: set[int] = set()
        self.loaded_at = datetime.now(UTC) - MAX_CLOCK_SKEW
        self.acting: set[DeadlineKind] = set()
        self.wait_start = WaitStart().after(table, time.monotonic())
        self._closed = False
        self.note_request()
        self.presence = Presence(table)
        self.view = TableView(table, self.presence, clock_readings)
        self.waiters = Waiters()
        self._notified_turns = dict[str, int]()
        self._sent_absent_seats: list[int] = []
        self._sent_watcher_counts = WatcherCounts(0, Counter())
        self._watchers: dict[Watcher, None] = {}

    @property
    def is_idle(self) -> bool:
        """Whether the server may remove this table from memory."""
        watched = self._watchers or self.waiters or self.commands or self.acting
        if watched or time.monotonic() < self._asked_for + IN_MEMORY_SECONDS:
            return False
        return all(deadline.seconds >= KEEP_BEFORE_DEADLINE_SECONDS for deadline in self.deadlines())

    def note_request(self) -> None:
        """Keep this table in memory for a while, because a request used it."""
        self._asked_for = time.monotonic()

    @property
    def next_expiry(self) -> tuple[int, float] | None:
        """The seat whose clock runs out first, and the seconds on that clock."""
        return self.seat_clocks.next_expiry(self.table)

    @property
    def window_closes_in(self) -> float | None:
        """The number of seconds in which players may still interrupt."""
        if self.wait_start.window is None:
            return None
        return max(0.0, round(self.wait_start.window + self.table.about.window - time.monotonic(), 2))

    def deadlines(self) -> list[Deadline]:
        """Return the next deadlines at this table."""
        if self._closed:
            return []
        found = deadlines(self.table, self.wait_start, self.next_expiry, time.monotonic())
        if not self.presence.not_present:  # a short path for the usual case, because each move takes it
            return found
        absent_in = self.presence.next_absent_in()
        if absent_in is not None:
            found.append(Deadline(absent_in, "absence", 0, 0))
        notifications = [
            Deadline(self.presence.absent_in(person), "notification", self.table.seats_of(person)[0], turn)
            for person, turn in self.people_to_notify().items()
        ]
        return found + sorted(notifications)[:1]

    def people_to_notify(self) -> dict[str, int]:
        """Return the absent people who have to move and were not yet notified."""
        absent, notified = self.presence.not_present, self._notified_turns
        return {
            person: turn for person, turn in awaited(self.table).items() if person in absent and notified.get(person, -1) < turn
        }

    def note_notified(self, person: str, turn: int) -> None:
        """Mark the person as notified of this turn."""
        self._notified_turns[person] = turn

    def set_ratings(self, standings: dict[str, messages.Standing]) -> None:
        """Store the players' ratings, and send changed ratings to all watchers."""
        if standings != self.view.ratings:
            self.view.ratings = standings
            self.view.forget_encoded()
            self._broadcast_seats()

    def close(self) -> None:
        """Disable all deadlines of this table."""
        self._closed = True

    def view_of(self, person: str | None) -> messages.VisibleTable:
        """Return the table as this person may see it."""
        return self.view.of(person, self.watcher_count, self.window_closes_in)

    def join(self, watcher: Watcher, seen: int) -> None:
        """Send the table and all later events to a watcher. The table message contains the public events after the event number
        `seen`.
        """
        self._watchers[watcher] = None
        self._update_watchers(watcher, seen)

    def leave(self, watcher: Watcher) -> None:
        """Remove this watcher."""
        self._watchers.pop(watcher, None)
        self._update_watchers()

    def set_people_at(self, server: str, people: Iterable[str], active: Iterable[str], seconds: float) -> None:
        """Set the people who have the table open at another server."""
        before = self.presence.here
        self.presence.set_remote(server, people, active, seconds)
        self._signals.deadlines_changed.publish(self)
        self._broadcast_arrivals(before)

    def expire_people(self) -> None:
        """Remove the people at servers that no longer send reports."""
        before = self.presence.here
        self.presence.expire_remote()
        if self.presence.here != before:
            self._signals.deadlines_changed.publish(self)
            self._broadcast_arrivals(before)

    async def wait_past(self, number: int, seconds: int) -> None:
        """Wait for an event with a number above `number`, for at most `seconds` seconds."""
        if self.table.number <= number:
            await self.waiters.wait(seconds)

    def broadcast_chat(self, message: live_messages.Said | live_messages.Unsaid) -> None:
        """Send a new or deleted chat message to all watchers who may see the game."""
        encoded = msgspec.json.encode(message)
        for watcher in list(self._watchers):
            if self.table.may_watch(watcher.person):
                watcher.send(encoded)

    def redirect(self) -> None:
        """Tell all clients to connect to a newer server."""
        self.waiters.release()
        for watcher in list(self._watchers):
            watcher.redirect()

    def apply(self, step: Step) -> None:
        """Apply an event that is already in the log to the table, and inform all watchers."""
        started = self.table.game is not None
        self.table.apply(step)
        self.wait_start = self.wait_start.after(self.table, time.monotonic())
        self.waiters.release()
        if isinstance(step.event, Moved):  # the most frequent case
            self.broadcast_news(None)
            return
        if not started and self.table.game is not None:
            self.presence.restart()
        if isinstance(step.event, Seated):
            self._signals.seated.publish(self)
        changed = isinstance(step.event, (Seated, Wished, Released, Returned, Showed)) and started  # people may now see other cards
        if changed or isinstance(step.event, (Arranged, Rematched, Closed)):  # `News` does not contain all that these events change
            self.view.forget_encoded()
            self._sent_absent_seats = self.presence.absent_seats
            for watcher in list(self._watchers):
                self._show(watcher, self.table.number - 1)
            return
        self.broadcast_news(step.event.person if isinstance(step.event, Looked) else None)
        if isinstance(step.event, Seated):  # `News` does not contain the own seat
            for watcher in [watcher for watcher in self._watchers if watcher.person == step.event.owner]:
                self._show(watcher, self.table.number)

    def broadcast_news(self, chooser: str | None) -> None:
        """Send the last event to all watchers. The person `chooser` has chosen which cards to see, and gets the whole table."""
        table = self.table
        watchers = [(watcher, table.viewing_seat(watcher.person), table.may_watch(watcher.person)) for watcher in self._watchers]
        views = table.views({seat for _, seat, watches in watchers if watches})
        happenings: Any = msgspec.Raw(msgspec.json.encode(table.new_happenings))
        seats, clocks = self.view.encoded_seats(), self.seat_clocks.readings(table)
        closes_in, state = self.window_closes_in, table.state
        undo = self.view.undo()
        encoded = dict[tuple[int | None, bool], bytes]()
        for watcher, seat, watches in watchers:
            if chooser is not None and watcher.person == chooser:
                self._show(watcher, table.number - 1)
                continue
            if (seat, watches) not in encoded:
                view: Any = msgspec.Raw(views[seat]) if watches else None
                seen = happenings if watches else ()
                visible_undo, before = (undo, self._before_deal(seat)) if watches else (None, None)
                news = live_messages.News(table.id, table.number, seen, state, seats, closes_in, clocks, visible_undo, view, before)
                encoded[seat, watches] = msgspec.json.encode(news)
            watcher.send(encoded[seat, watches])

    def _before_deal(self, seat: int | None) -> live_messages.BeforeDeal | None:
        before = self.table.before_deal(seat)
        if before is None:
            return None
        view: Any = msgspec.Raw(before[0])
        return live_messages.BeforeDeal(view, before[1])

    def _show(self, watcher: Watcher, seen: int, *, asked: bool = False) -> None:
        happenings: Any = self.table.happenings_since(seen) if self.table.may_watch(watcher.person) else []
        watcher.send(msgspec.json.encode(live_messages.Shown(self.view_of(watcher.person), tuple(happenings), asked)))

    def _update_watchers(self, new: Watcher | None = None, seen: int = 0) -> None:
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
        """The number of spectators, at most MAX_COUNTED_WATCHERS."""
        anonymous = sum(watcher.person is None for watcher in self._watchers)
        people = sum(self.table.seat_of(person) is None for person in self.presence.here)
        return min(MAX_COUNTED_WATCHERS, anonymous + people)

    @property
    def _watcher_counts(self) -> WatcherCounts:
        return WatcherCounts(self.watcher_count, self.view.lookers())

    def _broadcast_arrivals(self, before: frozenset[str], except_for: Watcher | None = None) -> None:
        only_spectators = all(self.table.seat_of(person) is None for person in before ^ self.presence.here)
        if not only_spectators or self._watcher_counts != self._sent_watcher_counts:
            self._broadcast_seats(except_for)

    def broadcast_absences(self) -> None:
        """Send the seats to all watchers if the list of absent players has changed."""
        self.presence.note_absent()
        if self.presence.absent_seats != self._sent_absent_seats:
            self._broadcast_seats()

    def _broadcast_seats(self, except_for: Watcher | None = None) -> None:
        self._sent_absent_seats, self._sent_watcher_counts = self.presence.absent_seats, self._watcher_counts
        message = msgspec.json.encode(live_messages.Seats(self.table.id, self.view.seats(), self.watcher_count))
        for watcher in list(self._watchers):
            if watcher is not except_for:
                watcher.send(message)
