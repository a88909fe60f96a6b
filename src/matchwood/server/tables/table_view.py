"""The table as one person may see it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from matchwood.cardgames.catalogue import spec_of
from matchwood.server.protocol import messages
from matchwood.server.table.absence_votes import majority
from matchwood.server.table.events import Chair
from matchwood.server.table.practice import free_choice
from matchwood.server.table.table import Table
from matchwood.server.tables.clock_readings import ClockReadings
from matchwood.server.tables.presence import Presence

MAX_COUNTED_WATCHERS = 99
"""Above this number of watchers, the server does not broadcast arrivals."""


class TableView:
    """Creates the messages that describe a table to each person."""

    def __init__(self, table: Table, presence: Presence, seat_clocks: ClockReadings) -> None:
        self._table = table
        self._presence = presence
        self._seat_clocks = seat_clocks
        self.ratings: dict[str, messages.Standing] = {}
        self._encoded_seats: tuple[object, bytes] | None = None

    def of(self, person: str | None, watchers: int, closes_in: float | None) -> messages.VisibleTable:
        """Return the table as this person may see it. The argument `closes_in` is the remaining time for interrupts, in
        seconds.
        """
        table = self._table
        view: Any = table.view(table.viewing_seat(person)) if table.may_watch(person) else None
        return messages.VisibleTable(
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
            seats=self.seats(),
            watchers=watchers,
            you=table.seat_of(person),
            yours=table.seats_of(person),
            hosting=person is not None and table.host == person,
            watching=table.about.watching,
            showing=table.about.showing and table.about.watching != "nobody",
            looking=table.card_sharing.chosen_seat(person) if table.state == "playing" else None,
            back=table.seat_kept_for(person),
            left=table.left,
            closed=table.closed,
            origin=table.about.origin,
            next=None if table.next is None else messages.Next(table.next.table, table.next.by),
            state=table.state,
            number=table.number,
            closes_in=closes_in,
            clocks=self._seat_clocks.readings(table),
            undo=self.undo() if table.may_watch(person) else None,
            view=view,
        )

    def seats(self) -> tuple[messages.Seat, ...]:
        """Return a description of each seat and its player."""
        lookers = self.lookers()
        return tuple(self._seat(seat, chair, lookers[seat]) for seat, chair in enumerate(self._table.chairs))

    def encoded_seats(self) -> Any:
        """Return a JSON description of all seats. If no player is missing, store the JSON for later calls."""
        table, here = self._table, self._presence.here
        known = here, tuple(table.chairs), tuple(table.automatic)
        if self._encoded_seats is not None and self._encoded_seats[0] == known:
            return msgspec.Raw(self._encoded_seats[1])
        encoded = msgspec.json.encode(self.seats())
        all_here = all(chair.kind != "person" or chair.owner in here for chair in table.chairs)
        settled = all_here and not self._presence.absent_seats and not any(table.automatic) and table.card_sharing.none_shown
        self._encoded_seats = (known, encoded) if settled else None
        return msgspec.Raw(encoded)

    def forget_encoded(self) -> None:
        """Delete the cached JSON of the seats."""
        self._encoded_seats = None

    def lookers(self) -> Counter[int | None]:
        """Return the number of spectators who see the cards of each seat."""
        table = self._table
        if not any(map(table.shows_cards, range(len(table.chairs)))):
            return Counter()
        return Counter(table.card_sharing.visible_seat(person, table.deal) for person in self._presence.here)

    def rating_of(self, chair: Chair) -> messages.Standing | None:
        """Return the loaded rating of the player at this seat."""
        return self.ratings.get(chair.owner) if chair.kind == "person" and chair.owner is not None else None

    def undo(self) -> messages.Undo | None:
        """Return the move that can be undone, as a message."""
        request = self._table.undo_request
        if request is None:
            free = free_choice(self._table)
            return None if free is None else messages.Undo(free[0], None, (), None, ())
        missing = request.missing(self._presence.voters(request.seat))
        return messages.Undo(request.seat, request.asked, request.agreed, request.refused, tuple(missing))

    def _seat(self, seat: int, chair: Chair, lookers: int) -> messages.Seat:
        return messages.Seat(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            level=chair.level,
            here=chair.kind in ("bot", "guest") or (chair.owner is not None and chair.owner in self._presence.here),
            instead_of=chair.instead_of,
            automatic=self._table.automatic[seat],
            away=self._votes_on(seat) if self._presence.is_absent(seat) else None,
            kept=chair.kept_for is not None,
            shows=self._table.shows_cards(seat),
            lookers=min(MAX_COUNTED_WATCHERS, lookers),
            standing=self.rating_of(chair),
            face=chair.face if chair.kind == "person" else None,
            free=self._takeable(chair),
        )

    def _takeable(self, chair: Chair) -> bool:
        return chair.kind == "bot" and chair.kept_for is None and (self._table.allows_takeover or chair.free)

    def _votes_on(self, seat: int) -> messages.Away:
        voters = self._presence.voters(seat)
        votes = self._table.absence_votes.votes_on(seat)
        wait, bot, end = (tuple(by for by in voters if votes.get(by) == wish) for wish in ("wait", "bot", "end"))
        return messages.Away(majority(voters), wait, bot, end, self._presence.has_resigned(seat))
