"""A table while it is in memory, with everybody who looks at it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple, Protocol

import msgspec

from matchwood.cardgames.catalogue import spec_of
from matchwood.server.protocol import live_messages, messages
from matchwood.server.table.absence import majority
from matchwood.server.table.awaited import awaited
from matchwood.server.table.events import Arranged, Chair, Looked, Moved, Released, Rematched, Returned, Seated, Showed, Wished
from matchwood.server.table.practice import free_choice
from matchwood.server.table.table import Step, Table
from matchwood.server.tables.clock_readings import ClockReadings
from matchwood.server.tables.command_queue import CommandQueue
from matchwood.server.tables.deadlines import Deadline, WaitStart, What, deadlines
from matchwood.server.tables.presence import Presence
from matchwood.server.util.signal import Signal

MAX_COUNTED_WATCHERS = 99
"""Above this number, arrivals are no longer broadcast."""
SOON = 600
"""A table whose time is up in so many seconds is not forgotten before."""
IN_MEMORY_SECONDS = 60.0
"""Seconds for which a table stays at hand after it was asked for: what was asked for it is done by then."""
MAX_CLOCK_SKEW = timedelta(seconds=1)
"""How far the clocks of two machines may differ."""
ACTIVITY_SECONDS = 10.0
"""Seconds for which a sign of life is passed on to other processes."""


class Watcher(Protocol):
    """Somebody who follows a table: `send` takes an encoded message and never waits."""

    person: str | None

    def send(self, message: bytes) -> None:
        """Send this, or give the connection up."""

    def redirect(self) -> None:
        """Nothing can be told here any more: let it connect again, it may come to a server that knows more."""


class RemotePeople(NamedTuple):
    """Who has the table open at another process, and until when that is to be believed."""

    people: frozenset[str]
    until: float


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
        self._presence = Presence()
        self._called = dict[str, int]()
        self._shown_away: list[int] = []
        self._shown_onlookers = WatcherCounts(0, Counter())
        self._watchers: dict[Watcher, None] = {}
        self._known_here: frozenset[str] | None = None
        self._encoded_seats: tuple[object, bytes] | None = None
        self._seen: dict[str, float] = {}
        self._elsewhere: dict[str, RemotePeople] = {}
        self._standings: dict[str, messages.Standing] = {}
        self._waiting: set[asyncio.Future[None]] = set()

    @property
    def is_idle(self) -> bool:
        """Nobody would notice if this room were forgotten."""
        watched = self._watchers or self._waiting or self.commands or self.acting
        asked_for = time.monotonic() < self._asked_for + IN_MEMORY_SECONDS
        return not watched and not asked_for and not any(deadline.left < SOON for deadline in self.deadlines())

    def note_request(self) -> None:
        """Somebody is about to do something here."""
        self._asked_for = time.monotonic()

    @property
    def has_player_present(self) -> bool:
        """Whether a person who sits here has the table open."""
        here = self._here()
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
        if not self.people_not_present():  # as at most tables, at every move
            return found
        away_in = self._presence.next_absent_in(self._expected())
        if away_in is not None:
            found.append(Deadline(away_in, "absence", 0, 0))
        calls = [
            Deadline(self._presence.absent_in(person), "call", self.table.seats_of(person)[0], turn)
            for person, turn in self.people_to_notify().items()
        ]
        return found + sorted(calls)[:1]

    def people_to_notify(self) -> dict[str, int]:
        """The people whose move the table waits for, who do not look, and who were not called for this turn."""
        absent, called = self.people_not_present(), self._called
        return {person: turn for person, turn in awaited(self.table).items() if person in absent and called.get(person, -1) < turn}

    def note_notified(self, person: str, turn: int) -> None:
        """This person knows of their turn, or wants to know nothing of it."""
        self._called[person] = turn

    def people_not_present(self) -> frozenset[str]:
        """The people who sit here and do not have the table open."""
        return self._presence.not_present(self.table.people)

    def is_absent(self, seat: int) -> bool:
        """Whether the others may decide about this seat: its person resigned, is gone for too long, or lets every time pass.

        Where a decision has days, nobody is expected to look all the time.
        """
        chair = self.table.chairs[seat]
        if chair.kind != "person" or chair.owner is None or self.table.state != "playing":
            return False
        return (
            self.table.is_inactive(seat)
            or self._resigned(seat)
            or (chair.owner in self._expected() and self._presence.is_absent(chair.owner))
        )

    def _resigned(self, seat: int) -> bool:
        return self.table.absence_votes.resigned(self.table.seats_of(self.table.chairs[seat].owner))

    def voters(self, about: int) -> list[int]:
        """The seats of those who decide about a seat: one of each other person who is not away."""
        table, owner = self.table, self.table.chairs[about].owner
        others = {chair.owner for chair in table.chairs if chair.kind == "person" and chair.owner not in (None, owner)}
        firsts = sorted(table.seats_of(person)[0] for person in others)
        return [seat for seat in firsts if not self.is_absent(seat)]

    def note_activity(self, person: str | None) -> None:
        """A sign of life of this person."""
        if person is not None:
            self._seen[person] = time.monotonic()
            self._presence.note_activity(person)

    def set_ratings(self, standings: dict[str, messages.Standing]) -> None:
        """Let these be the ratings of the people who sit here, and tell everybody if that is new."""
        if standings != self._standings:
            self._standings, self._encoded_seats = standings, None
            self._broadcast_seats()

    def rating_of(self, chair: Chair) -> messages.Standing | None:
        """The rating of whoever sits there under their account, so far as it was looked up."""
        return self._standings.get(chair.owner) if chair.kind == "person" and chair.owner is not None else None

    def close(self) -> None:
        """Look after nobody any more."""
        self._closed = True

    def view_of(self, person: str | None) -> messages.Table:
        """The table as this person sees it."""
        table = self.table
        you = table.seat_of(person)
        view: Any = table.view(table.viewing_seat(person)) if table.may_watch(person) else None
        return messages.Table(
            id=table.id,
            game=table.about.game,
            players=table.about.players,
            options=table.about.options,
            idle=spec_of(table.about.game).idle_options(table.about.options),
            pace=table.about.pace,
            window=table.about.window,
            limit=table.about.limit,
            hints=table.about.hints,
            clock=table.about.clock,
            seal=table.seal,
            takeover=any(map(self._takeable, table.chairs)) and not table.card_sharing.has_looked(person),
            created=table.about.at.replace(microsecond=0),
            seats=self._seats(),
            watchers=self.watcher_count,
            you=you,
            yours=table.seats_of(person),
            hosting=person is not None and table.host == person,
            watching=table.about.watching,
            showing=table.about.showing and table.about.watching != "nobody",
            looking=table.card_sharing.chosen_seat(person) if table.state == "playing" else None,
            back=table.seat_kept_for(person),
            left=table.left,
            next=None if table.next is None else messages.Next(table.next.table, table.next.by),
            state=table.state,
            number=table.number,
            closes_in=self.window_closes_in,
            clocks=self.seat_clocks.readings(table),
            undo=self._undo() if table.may_watch(person) else None,
            view=view,
        )

    def join(self, watcher: Watcher, seen: int) -> None:
        """Show the table to this watcher, and everything from now on."""
        before, people = self._here(), self.people_present
        self._watchers[watcher], self._known_here = None, None
        self._note_who_is_here()
        self._show(watcher, seen, asked=True)
        self._broadcast_arrivals(before, but=watcher)
        if self.people_present != people:
            self._signals.presence_changed.publish(self)

    def leave(self, watcher: Watcher) -> None:
        """This watcher is gone."""
        before, people = self._here(), self.people_present
        self._watchers.pop(watcher, None)
        self._known_here = None
        self._note_who_is_here()
        self._broadcast_arrivals(before)
        if self.people_present != people:
            self._signals.presence_changed.publish(self)

    @property
    def people_present(self) -> frozenset[str]:
        """Who has the table open at this process."""
        return frozenset(watcher.person for watcher in self._watchers if watcher.person is not None)

    @property
    def people_active(self) -> frozenset[str]:
        """Who gave a sign of life to this process without having the table open."""
        since = time.monotonic() - ACTIVITY_SECONDS
        return frozenset(person for person, at in self._seen.items() if at >= since)

    def set_people_at(self, process: str, people: Iterable[str], heard_of: Iterable[str], seconds: float) -> None:
        """These people have the table open at that process, those gave a sign of life; believed for so many seconds."""
        for person in heard_of:
            self._presence.note_activity(person)
        before = self._here()
        self._elsewhere[process] = RemotePeople(frozenset(people), time.monotonic() + seconds)
        self._known_here = None
        self._note_who_is_here()
        self._broadcast_arrivals(before)

    def expire_people(self) -> None:
        """Whoever was at a process that is silent since is not here any more."""
        before, moment = self._here(), time.monotonic()
        self._elsewhere = {process: said for process, said in self._elsewhere.items() if said.people and said.until > moment}
        self._known_here = None
        if self._here() != before:
            self._note_who_is_here()
            self._broadcast_arrivals(before)

    async def wait_past(self, number: int, seconds: int) -> None:
        """Wait until the table is past this event, at most so many seconds."""
        if self.table.number > number:
            return
        news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(news)
        try:
            await asyncio.wait((news,), timeout=seconds)
        finally:
            self._waiting.discard(news)

    def broadcast_chat(self, message: live_messages.Said | live_messages.Unsaid) -> None:
        """Tell everybody who may listen what somebody said, or that it is gone."""
        told = msgspec.json.encode(message)
        for watcher in list(self._watchers):
            if self.table.may_watch(watcher.person):
                watcher.send(told)

    def redirect(self) -> None:
        """A newer server has gone on with this table: send everybody there who looks at it or waits for something new."""
        self.release_waiters()
        for watcher in list(self._watchers):
            watcher.redirect()

    def release_waiters(self) -> None:
        """Let all who wait for something new go on."""
        for news in self._waiting:
            if not news.done():
                news.set_result(None)

    def apply(self, step: Step) -> None:
        """Let a durable change be so, and tell everybody, each what their seat may know."""
        begun = self.table.game is not None
        self.table.apply(step)
        self.opened_since = self.opened_since.after(self.table, time.monotonic())
        self.release_waiters()
        if isinstance(step.event, Moved):  # nearly everything is
            self.broadcast_news(None)
            return
        if not begun and self.table.game is not None:
            self._presence.restart()
        if isinstance(step.event, Seated):
            self._signals.seated.publish(self)
        changed = isinstance(step.event, (Seated, Wished, Released, Returned, Showed)) and begun  # who may see what
        if changed or isinstance(step.event, (Arranged, Rematched)):  # more of the table has changed than news tell
            self._encoded_seats = None
            self._shown_away = self._all_absent()
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
        happenings: Any = msgspec.Raw(msgspec.json.encode(table.latest))
        seats, clocks, closes_in, state = (
            self._seats_in_json(),
            self.seat_clocks.readings(table),
            self.window_closes_in,
            table.state,
        )
        undo = self._undo()
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

    def _here(self) -> frozenset[str]:
        if self._known_here is None:
            self._known_here = self.people_present.union(*(said.people for said in self._elsewhere.values()))
        return self._known_here

    def _note_who_is_here(self) -> None:
        self._presence.set_present(self._here())
        self._signals.deadlines_changed.publish(self)

    @property
    def watcher_count(self) -> int:
        """How many look on without a seat, so far as that is counted."""
        strangers = sum(watcher.person is None for watcher in self._watchers)
        people = sum(self.table.seat_of(person) is None for person in self._here())
        return min(MAX_COUNTED_WATCHERS, strangers + people)

    @property
    def _onlookers(self) -> WatcherCounts:
        return WatcherCounts(self.watcher_count, self._lookers())

    def _lookers(self) -> Counter[int | None]:
        """How many look into each hand."""
        table = self.table
        if not any(map(table.shows_cards, range(len(table.chairs)))):
            return Counter()
        return Counter(table.card_sharing.visible_seat(person, table.deal) for person in self._here())

    def _expected(self) -> frozenset[str]:
        """The people who should have the table open."""
        if self.table.state != "playing" or (self.table.about.clock and self.table.about.clock.key == "correspondence"):
            return frozenset()
        return self.table.people

    def _all_absent(self) -> list[int]:
        return [seat for seat in range(len(self.table.chairs)) if self.is_absent(seat)]

    def _seats(self) -> tuple[messages.Seat, ...]:
        here, lookers = self._here(), self._lookers()
        return tuple(self._seat(seat, chair, _is_here(chair, here), lookers[seat]) for seat, chair in enumerate(self.table.chairs))

    def _seats_in_json(self) -> Any:
        """The seats, put into JSON anew only if they may have changed: while all are here nobody comes to be away."""
        table, here = self.table, self._here()
        known = here, tuple(table.chairs), tuple(table.automatic)
        if self._encoded_seats is not None and self._encoded_seats[0] == known:
            return msgspec.Raw(self._encoded_seats[1])
        encoded = msgspec.json.encode(self._seats())
        all_here = all(chair.kind != "person" or chair.owner in here for chair in table.chairs)
        settled = all_here and not self._all_absent() and not any(table.automatic) and table.card_sharing.none_shown
        self._encoded_seats = (known, encoded) if settled else None
        return msgspec.Raw(encoded)

    def _seat(self, seat: int, chair: Chair, here: bool, lookers: int) -> messages.Seat:
        return messages.Seat(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            level=chair.level,
            here=here,
            instead_of=chair.instead_of,
            automatic=self.table.automatic[seat],
            away=self._votes_on(seat) if self.is_absent(seat) else None,
            kept=chair.kept_for is not None,
            shows=self.table.shows_cards(seat),
            lookers=min(MAX_COUNTED_WATCHERS, lookers),
            standing=self.rating_of(chair) if self._standings else None,
            face=chair.face if chair.kind == "person" else None,
            free=self._takeable(chair),
        )

    def _takeable(self, chair: Chair) -> bool:
        """Whether a person may take this seat over from a bot."""
        return chair.kind == "bot" and chair.kept_for is None and (self.table.allows_takeover or chair.free)

    def _votes_on(self, seat: int) -> messages.Away:
        voters = self.voters(seat)
        wishes = self.table.absence_votes.votes_on(seat)
        wait, bot, end = (tuple(by for by in voters if wishes.get(by) == wish) for wish in ("wait", "bot", "end"))
        return messages.Away(majority(voters), wait, bot, end, self._resigned(seat))

    def _undo(self) -> messages.Undo | None:
        """The last move, while it can be taken back though it was seen."""
        request = self.table.undo_request
        if request is None:
            free = free_choice(self.table)
            return None if free is None else messages.Undo(free[0], None, (), None, ())
        missing = request.missing(self.voters(request.seat))
        return messages.Undo(request.seat, request.asked, request.agreed, request.refused, tuple(missing))

    def _broadcast_arrivals(self, before: frozenset[str], but: Watcher | None = None) -> None:
        """Say who came or went: those with a seat by name, the others by their number."""
        nobody_seated = all(self.table.seat_of(person) is None for person in before ^ self._here())
        if nobody_seated and self._onlookers == self._shown_onlookers:
            return
        self._broadcast_seats(but)

    def broadcast_absences(self) -> None:
        """Tell everybody who looks, if that is new."""
        self._presence.note_absent(self._expected())
        if self._all_absent() != self._shown_away:
            self._broadcast_seats()

    def _broadcast_seats(self, but: Watcher | None = None) -> None:
        self._shown_away, self._shown_onlookers = self._all_absent(), self._onlookers
        message = msgspec.json.encode(live_messages.Seats(self.table.id, self._seats(), self.watcher_count))
        for watcher in list(self._watchers):
            if watcher is not but:
                watcher.send(message)


def _is_here(chair: Chair, here: frozenset[str]) -> bool:
    return chair.kind in ("bot", "guest") or (chair.owner is not None and chair.owner in here)
