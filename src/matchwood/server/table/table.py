"""A table as its log tells it: who sits where, the game, and which happenings belong to which event.

Nothing here waits, writes or sends. A change is first planned (`plan_seat`, `plan_move`), which checks it and touches nothing;
when its event is durable it is applied (`apply`). Setting a table up again from its log takes the same steps.
"""

from __future__ import annotations

import copy
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

import matchwood
from matchwood.cardgames.contract import Happening
from matchwood.errors import GameOver
from matchwood.server.protocol.errors import HasLooked, Malformed, NotFound, NotSeated, NotStarted, SeatTaken, TableEnded
from matchwood.server.protocol.values import Sitter, State
from matchwood.server.table.absence import AbsenceVotes
from matchwood.server.table.card_sharing import CardSharing
from matchwood.server.table.clocks import ABSENT_AFTER_TIMEOUTS, Clocks, Spent
from matchwood.server.table.events import (
    AnsweredBack,
    Arranged,
    AskedBack,
    Chair,
    Created,
    Event,
    Looked,
    Moved,
    Released,
    Rematched,
    Replaced,
    Returned,
    Rewound,
    Seated,
    Showed,
    TakenBack,
    Wished,
)
from matchwood.server.table.questions import Questions
from matchwood.server.table.rewind import before, earlier, games
from matchwood.server.table.seating import seats_by_person
from matchwood.server.table.snapshot import KEYS, SAME, AcceptedMove, PlayedStep, Snapshot
from matchwood.server.table.start import new_deals, rearranged, start_game
from matchwood.server.table.step import Step, Unchanged
from matchwood.server.table.undo import UndoRequest

if TYPE_CHECKING:
    from matchwood.api.view import ViewFields  # with the compiler, which the first page need not wait for

UNTIMED = Spent()
TAKE_BACK = "take back"
"""What stands for a move where somebody thinks again; no game has such a move."""
NO_SEAT = "You have no seat at this table."


class Table:
    """The state of one table after event `number`."""

    def __init__(self, table_id: str, created: Created, game: matchwood.Game | None) -> None:
        self.id = table_id
        self.about = created
        self.chairs = list(created.chairs)
        self._sitting: dict[str, tuple[int, ...]] | None = None
        self.game = game
        self.seal = None if created.deal_secret is None else matchwood.seal_of(created.deal_secret)
        self.number = 0
        self._accepted: dict[tuple[int, str], AcceptedMove] = {}
        self.host = created.host or next((chair.owner for chair in self.chairs if chair.owner), None)
        self._played = [] if game is None else [PlayedStep(1, created.deals)]
        self._happened_at, self._happened = [0], [0]  # with which events something happened, and how much by then
        self.snapshot_at = 0
        """The last event that is in a snapshot."""
        self.absence_votes = AbsenceVotes()
        self._undo_request: UndoRequest | None = None
        self.card_sharing = CardSharing()
        self.questions = Questions.new(1, len(self.chairs))
        self.former: set[str] = set()
        self.had_left: set[str] = set()
        """The people about whom the others had to decide; also those who came back afterwards."""
        self.deal = 0
        self.latest: list[Happening] = []
        """What everybody saw of the last event."""
        self.left: int | None = None
        self.next: Rematched | None = None
        self.rewound = False
        """Whether a person took back what told them something, so that the result says nothing about how well they play."""
        self._reset_counts()
        self._count(round(1_000 * created.at.timestamp()))

    @classmethod
    def from_events(cls, table_id: str, events: Sequence[Event]) -> Table:
        """The table that this log tells of."""
        created = events[0]
        if not isinstance(created, Created):
            raise ValueError(f"The log of table {table_id} does not start with its creation.")
        table = cls(table_id, created, start_game(created, created.deals) if created.deals else None)
        table.advance(events[1:])
        return table

    @classmethod
    def from_snapshot(cls, table_id: str, snapshot: Snapshot) -> Table:
        """The table of which this snapshot was made. What was taken back is in its story no more. Raises if it does not fit."""
        if {len(snapshot.chairs), len(snapshot.made), len(snapshot.automatic)} != {snapshot.about.players}:
            raise ValueError(f"The snapshot of table {table_id} has not one chair for each player.")
        table = cls(table_id, snapshot.about, None)
        table._happened_at, table._happened = [0], [0]
        for played, table.game in zip(snapshot.played, games(snapshot.about, snapshot.played), strict=True):
            table._happened_at.append(played.number)
            table._happened.append(table.game.happened)
        for name in SAME:
            setattr(table, name, getattr(snapshot, name))
        table._played, table._made, table._undo_request = snapshot.played, snapshot.made, snapshot.undo_request
        table._accepted = {(made.seat, made.key): made for made in snapshot.accepted}
        table.questions = snapshot.questions or Questions.new(snapshot.number, snapshot.about.players)
        table.snapshot_at = snapshot.number
        return table

    def snapshot(self) -> Snapshot:
        """The table in short, and old keys are forgotten here as well. Whoever keeps it encodes it before the table goes on."""
        standing = {played.number for played in self._played}
        lately = self.number - KEYS
        self._accepted = {key: made for key, made in self._accepted.items() if made.number > lately or made.number in standing}
        same = {name: getattr(self, name) for name in SAME}
        played, accepted = self._played, [*self._accepted.values()]
        return Snapshot(
            **same, played=played, accepted=accepted, made=self._made, undo_request=self._undo_request, questions=self.questions
        )

    def advance(self, events: Iterable[Event]) -> None:
        """Let these be the next events of the log. The game is played on in place."""
        for event in events:
            self.apply(self.step_of(event, self.game))

    def next_step(self, event: Event) -> Step:
        """The next change in the log, made by another process."""
        return self.step_of(event, None if self.game is None else self.game.copy())

    def step_of(self, event: Event, game: matchwood.Game | None) -> Step:
        """The change that this event of the log tells of; `game` is played on in place."""
        match event:
            case Created():
                raise ValueError(f"The log of table {self.id} tells of its creation twice.")
            case Seated(deals=first) if first:
                return Step(event, start_game(self.about, first))
            case Arranged(deals=first) if first:
                return Step(event, start_game(rearranged(self.about, event), first))
            case Moved(seat=seat, move=move, deals=deals) if game is not None:
                for deal in deals:
                    game.deal_in_advance(deal)
                game.play(move, seat)
            case TakenBack(seat=seat) | AnsweredBack(seat=seat, decided=True) if game is not None:
                game.take_back(seat)
            case Rewound(seat=seat, to=to) if game is not None:
                game.rewind_to(earlier(self.about, self._played, to), seat)
        return Step(event, game)

    @property
    def state(self) -> State:
        """How far the table is."""
        if self.game is None:
            return "open"
        if self.left is not None:
            return "ended"
        return "over" if self.game.over else "playing"

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """Where this person sits, and those at the same screen."""
        if person is None:
            return ()
        if self._sitting is None:
            self._sitting = seats_by_person(self.chairs)
        return self._sitting.get(person, ())

    @property
    def people(self) -> frozenset[str]:
        """The people who sit here."""
        return frozenset(chair.owner for chair in self.chairs if chair.kind == "person" and chair.owner is not None)

    def seat_of(self, person: str | None) -> int | None:
        """The seat for which this person moves next."""
        seats = self.seats_of(person)
        if len(seats) > 1 and self.game is not None:
            return next((seat for seat in seats if seat in self.game.owing), seats[0])
        return seats[0] if seats else None

    def own_seats(self, person: str | None) -> tuple[int, ...]:
        """Where this person sits, and those at the same screen. Raises NotSeated."""
        seats = self.seats_of(person)
        if not seats:
            raise NotSeated(NO_SEAT)
        return seats

    def own_seat(self, person: str | None) -> int:
        """The seat for which this person moves next. Raises NotSeated."""
        seat = self.seat_of(person)
        if seat is None:
            raise NotSeated(NO_SEAT)
        return seat

    def seat_kept_for(self, person: str | None) -> int | None:
        """The seat to which this person may come back, and where a bot plays meanwhile."""
        if person is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.kept_for == person), None)

    def require_game(self) -> matchwood.Game:
        """The game that is played. Raises NotStarted, GameOver, TableEnded."""
        if self.game is None:
            raise NotStarted("The game begins when every seat is taken.")
        if self.left is not None:
            raise TableEnded(f"This table was ended because {self.chairs[self.left].name} left.")
        if self.game.over:
            raise GameOver("the game is over")
        return self.game

    def may_watch(self, person: str | None) -> bool:
        """Whether this person may see what happens at the table."""
        return self.about.watching != "nobody" or bool(self.seats_of(person)) or self.seat_kept_for(person) is not None

    def shows_cards(self, seat: int) -> bool:
        """Whether those who watch may look into this hand."""
        return self.state == "playing" and self.card_sharing.is_shown(seat)

    def viewing_seat(self, person: str | None) -> int | None:
        """The seat whose view this person gets: their own, else one that is shown to them; None for a spectator's view."""
        own = self.seat_of(person)
        return own if own is not None or self.state != "playing" else self.card_sharing.visible_seat(person, self.deal)

    def view(self, seat: int | None) -> ViewFields[Any] | None:
        """What this seat may know; None for a spectator's seat is a spectator's view."""
        return None if self.game is None else self.game.views([seat])[0]

    def views(self, seats: Iterable[int | None]) -> dict[int | None, bytes]:
        """What each of these may know, as JSON: a view, or null before the game. It is worked out for all of them together."""
        wanted = list(seats)
        views = [None] * len(wanted) if self.game is None else self.game.views(wanted)
        return dict(zip(wanted, map(msgspec.json.encode, views), strict=True))

    def happenings_since(self, number: int) -> list[Happening]:
        """What everybody at the table saw after that event."""
        known = self._happened[bisect_right(self._happened_at, number) - 1]
        return [] if self.game is None else self.game.happenings_after(known)

    def accepted_event(self, seats: Iterable[int], move: str, key: str) -> int | None:
        """Return the event that a move of these seats with this key became. Raises Malformed if another move has the key."""
        made = next((made for seat in seats if (made := self._accepted.get((seat, key)))), None)
        if made is not None and made.move != move:
            raise Malformed("Another move of yours has this key already.", [made.move])
        return None if made is None else made.number

    def decisions_made(self, seat: int) -> int:
        """How many moves this seat has made; all seats one more whenever a move was taken back that they had seen."""
        return self._made[seat]

    @property
    def undo_request(self) -> UndoRequest | None:
        """The last move, if the person who made it may take it back though the others saw it; None where nobody may."""
        request = self._undo_request
        if request is None or self.game is None or self.state != "playing" or self.chairs[request.seat].kind != "person":
            return None
        return request if self.game.reversible == request.seat else None

    def last_choice(self, seat: int) -> int | None:
        """The event of the last move that this seat chose itself."""
        chosen = {made.number for made in self._accepted.values() if made.seat == seat}
        return next((one.number for one in reversed(self._played) if one.seat == seat and one.number in chosen), None)

    def plan_rewind(self, seat: int, number: int, key: str) -> Step:
        """Plan that this seat takes back the move of that event, and with it all that was played since."""
        event = Rewound(seat, key, number)
        return self.step_of(event, self.require_game().copy())

    def forced_move(self) -> str | None:
        """The move of the seat on turn if everybody can see that it has no other."""
        return None if self.game is None else self.game.forced

    def silent_move(self) -> str | None:
        """What it means to say nothing while a window is open that closes by itself; None where none is."""
        return None if self.game is None or self.state != "playing" or not self.about.window else self.game.silence

    def automatic_seats(self) -> list[int]:
        """The seats whose next move is made without waiting for a person: bots, and whoever has a forced move."""
        if self.game is None or self.state != "playing":
            return []
        forced = self.forced_move() is not None
        return [seat for seat in self.game.owing if forced or self.chairs[seat].kind == "bot"]

    def people_on_the_clock(self) -> list[int]:
        """The people whose clocks run, by what everybody can see: they owe a decision and have a choice, no window limits the time.

        While nobody is there at all the clocks stand, and the game waits.
        """
        if self.game is None or self.clocks is None or self.state != "playing":
            return []
        if self.silent_move() is not None or self.forced_move() is not None:
            return []
        people = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]
        if all(map(self.is_inactive, people)):
            return []
        return [seat for seat in self.game.owing if seat in people]

    def is_inactive(self, seat: int) -> bool:
        """Whether so many moves in a row were made for whoever sits there that nobody seems to be there."""
        return self.automatic[seat] >= ABSENT_AFTER_TIMEOUTS

    def external_bots_owing(self) -> dict[int, int]:
        """The seats of guests that owe a decision, each with how many moves it has made."""
        owing = () if self.game is None or self.state != "playing" else self.game.owing
        return {seat: self._made[seat] for seat in owing if self.chairs[seat].kind == "guest"}

    def plan_seat(self, seat: int | None, name: str, person: str, kind: Sitter = "person", face: str | None = None) -> Step:
        """Plan that this person or guest takes that seat, or any open one; people may take a bot's where the table allows it."""
        if self.state in ("over", "ended"):
            self.require_game()
        free = self.open_seats_for(person)
        names = [str(number) for number in free]
        if seat is not None and seat >= len(self.chairs):
            raise NotFound(f"This table has no seat {seat}.", names)
        if seat is not None and self.game is not None and self.chairs[seat].kind == "bot":
            return Step(Seated(self._plan_takeover(seat, kind, person, names), name, person, (), kind, face=face), self.game)
        if not free or (seat is not None and seat not in free):
            kept = any(chair.kind == "open" for chair in (self.chairs if seat is None else self.chairs[seat : seat + 1]))
            taken = "That seat is taken." if free else "All seats are taken."
            raise SeatTaken("That seat is kept for somebody else." if kept else taken, names)
        game = start_game(self.about) if sum(chair.kind == "open" for chair in self.chairs) == 1 else None
        chosen = free[0] if seat is None else seat
        return Step(Seated(chosen, name, person, new_deals(game), kind, face=face), game)

    def open_seats_for(self, person: str) -> list[int]:
        """The open seats that this person may take, those that are kept for them first."""
        free = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open" and chair.owner in (None, person)]
        return sorted(free, key=lambda seat: self.chairs[seat].owner is None)

    @property
    def allows_takeover(self) -> bool:
        """Whether people may take over from bots: nowhere where nobody may even watch."""
        return self.about.takeover and self.about.watching != "nobody"

    def _plan_takeover(self, seat: int, kind: Sitter, person: str, free: Sequence[str]) -> int:
        chair = self.chairs[seat]
        if self.card_sharing.has_looked(person):
            raise HasLooked("You have seen somebody's cards in this game, so you cannot play in it. At the next one you can.")
        if chair.kept_for is not None:
            raise SeatTaken(f"This seat is kept for {chair.instead_of}, who may come back.", free)
        if not self.allows_takeover and not chair.free:
            raise SeatTaken("A bot plays here, and nobody takes over from bots at this table.", free)
        if kind != "person":
            raise SeatTaken("A bot plays here, and only people take over from bots.", free)
        return seat

    def plan_return(self, seat: int) -> Step | Unchanged:
        """Plan that the person of this seat is back. Unchanged if they never were absent."""
        away = self.chairs[seat].kept_for is not None or self.is_inactive(seat) or bool(self.absence_votes.votes_on(seat))
        if away and self.state != "open":
            self.require_game()
        return Step(Returned(seat), self.game) if away else Unchanged(self.number)

    def plan_replacement(self, seat: int, name: str, level: str) -> Step:
        """Plan that a bot of the house takes the seat of a guest for good."""
        return Step(Replaced(seat, name, level), self.game)

    def plan_move(self, seat: int, move: str, key: str | None, spent: Spent = UNTIMED, automatic: bool = False) -> Step:
        """Plan this move of that seat, which cost so much of its time."""
        game = self.require_game().copy()
        known = len(game.deals)
        game.play(move, seat)
        deals = new_deals(game, known)
        return Step(Moved(seat, move, key, deals, used=spent.used, lag=spent.lag, automatic=automatic), game)

    def apply(self, step: Step) -> None:
        """Let a planned change be so; its event is durable."""
        hidden = step.game is not None and bool(step.game.undisclosed)
        self.questions.follow(step.event, self.number + 1, hidden=hidden, chairs=self.chairs)
        match step.event:
            case Seated(seat=seat, name=name, owner=owner, kind=kind, face=face):
                self.chairs[seat] = Chair(kind, name, None, owner, face=face)
            case Arranged():
                self.about = rearranged(self.about, step.event)
                self.chairs = list(self.about.chairs)
                self._reset_counts()
            case Replaced(seat=seat, name=name, level=level):
                self.former.add(self.chairs[seat].owner or "")
                self.chairs[seat] = Chair("bot", name, level, None, self.chairs[seat].name)
            case Moved(seat=seat, move=move, key=key, used=used, lag=lag, automatic=automatic):
                self._made[seat] += 1
                self._played.append(PlayedStep(self.number + 1, step.event.deals, seat, move))
                theirs = key is not None or self.chairs[seat].kind != "person"  # else it was forced, or silence in a window
                self.automatic[seat] = self.automatic[seat] + 1 if automatic else 0 if theirs else self.automatic[seat]
                if key is not None:
                    self._accepted[seat, key] = AcceptedMove(seat, key, self.number + 1, move)
                if self.clocks is not None:
                    self.clocks.charge(seat, Spent(used, lag))
                self._undo_request = None if key is None else UndoRequest(seat)
            case TakenBack(seat=seat, key=key, seen=seen):
                self._accepted[seat, key] = AcceptedMove(seat, key, self.number + 1, TAKE_BACK)
                self._apply_undo(seat, seen)
            case Rewound(seat=seat, key=key, to=to):
                self._accepted[seat, key] = AcceptedMove(seat, key, self.number + 1, TAKE_BACK)
                self._played = before(self._played, to)
                self._undo_request, self.rewound = None, True
                self._made[:] = [made + 1 for made in self._made]
            case AskedBack(seat=seat, key=key):
                self._accepted[seat, key] = AcceptedMove(seat, key, self.number + 1, TAKE_BACK)
                self._undo_request = UndoRequest(seat).ask(self.number + 1)
            case AnsweredBack(by=by, seat=seat, agree=agree, decided=decided):
                if decided:
                    self._apply_undo(seat, seen=True)
                elif self._undo_request is not None:
                    self._undo_request = self._undo_request.answer(by, agree)
            case Showed(seat=seat, show=True):
                self.card_sharing.show(seat)
            case Showed(seat=seat):
                self.card_sharing.hide(seat, self.deal)
            case Looked(person=person, seat=into):
                self.card_sharing.look(person, into, self.deal)
            case Rematched():
                self.next = step.event
            case Wished():
                self._apply_vote(step.event)
            case Released(seat=seat):
                self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], kept_for=None, free=True)
            case Returned(seat=seat):
                chair = self.chairs[seat]
                if chair.kept_for is not None:
                    self.chairs[seat] = Chair("person", chair.instead_of, None, chair.kept_for, face=chair.face)
        if not isinstance(step.event, Moved):
            self._sitting = None
        if self.game is None and step.game is not None:
            self._played = [PlayedStep(self.number + 1, step.event.deals)]
        if isinstance(step.event, (Seated, Returned)):
            self.automatic[step.event.seat] = 0
        self.absence_votes.clear_returned(self.questions.absences, self.number + 1)
        self.game = step.game
        self._count(step.event.at)

    def with_step(self, step: Step) -> Table:
        """The table as it will be with a planned change; this one stays as it is."""
        later = copy.copy(self)
        for name, known in vars(self).items():  # what else it has never changes, as does what these hold; the step has the game
            if isinstance(known, (list, dict, set, AbsenceVotes, CardSharing, Clocks, Questions)):
                setattr(later, name, known.copy())
        later.apply(step)
        return later

    def _reset_counts(self) -> None:
        """What is counted for each seat, before anybody has moved."""
        self._made = [0] * len(self.chairs)
        self.automatic = [0] * len(self.chairs)
        self.clocks = Clocks(self.about.clock, len(self.chairs)) if self.about.clock else None

    def _apply_undo(self, seat: int, seen: bool) -> None:
        self._undo_request = None
        self._played.remove(next(played for played in reversed(self._played) if played.seat == seat))
        if self.clocks is not None:
            self.clocks.undo_charge(seat)
        if seen:  # whoever thinks about what comes next thinks of a move that is not there any more
            self._made = [made + 1 for made in self._made]

    def _apply_vote(self, event: Wished) -> None:
        self.absence_votes.add(event.by, event.about, event.wish)
        chair = self.chairs[event.about]
        gone = chair.owner or chair.kept_for
        if event.decided and event.by != event.about and gone is not None:
            self.had_left.add(gone)
        if event.decided and event.wish == "bot":
            self.chairs[event.about] = Chair("bot", event.name, event.level, None, chair.name, chair.owner, chair.face)
            self.card_sharing.hide(event.about, self.deal)
        elif event.decided:
            self.left = event.about

    def _count(self, at: int) -> None:
        self.number += 1
        self.latest = happened = self.happenings_since(self.number - 1)
        self.deal += sum(happening.type == "deal" for happening in happened)
        if happened:
            self._happened_at.append(self.number)
            self._happened.append(self._happened[-1] + len(happened))
        if self.clocks is not None:
            self.clocks.run(self.people_on_the_clock(), self.number, at)
