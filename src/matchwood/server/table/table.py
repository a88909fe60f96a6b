"""The state of one table."""

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
from matchwood.server.table.absence_votes import AbsenceVotes
from matchwood.server.table.card_sharing import CardSharing
from matchwood.server.table.clocks import ABSENT_AFTER_TIMEOUTS, Clocks, Spent
from matchwood.server.table.events import (
    AnsweredBack,
    Arranged,
    AskedBack,
    Chair,
    Closed,
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
from matchwood.server.table.rewind import game_before, replay, steps_before
from matchwood.server.table.seating import seats_by_person
from matchwood.server.table.snapshot import KEPT_KEY_EVENTS, SHARED_FIELDS, AcceptedMove, PlayedStep, Snapshot
from matchwood.server.table.start import new_deals, rearranged, start_game
from matchwood.server.table.step import Step, Unchanged
from matchwood.server.table.undo import UndoRequest

if TYPE_CHECKING:
    from matchwood.api.view import ViewFields  # loads the compiler, which delays the start of the server

UNTIMED = Spent()
TAKE_BACK = "take back"
"""The server stores an undo under this text, in place of a move."""
NO_SEAT = "You have no seat at this table."


class Table:
    """The state of a table after event number `number`."""

    def __init__(self, table_id: str, created: Created, game: matchwood.Game | None) -> None:
        self.id = table_id
        self.about = created
        self.chairs = list(created.chairs)
        self._seats_by_person: dict[str, tuple[int, ...]] | None = None
        self.game = game
        self.seal = None if created.deal_secret is None or created.has_given_deals else matchwood.seal_of(created.deal_secret)
        self.number = 0
        self._accepted: dict[tuple[int, str], AcceptedMove] = {}
        self.host = created.host or next((chair.owner for chair in self.chairs if chair.owner), None)
        self._played = [] if game is None else [PlayedStep(1, created.deals)]
        self._happening_events, self._happening_counts = [0], [0]
        """The events with public happenings, and the number of happenings up to each of these events."""
        self.snapshot_at = 0
        self.absence_votes = AbsenceVotes()
        self._undo_request: UndoRequest | None = None
        self.card_sharing = CardSharing()
        self.questions = Questions.new(1, len(self.chairs))
        self.former: set[str] = set()
        """The owners of the external bots that built-in bots replaced."""
        self.had_left: set[str] = set()
        """The absent people about whose seats the other players decided."""
        self.deal = 0
        self.new_happenings: list[Happening] = []
        self.has_dealt = False  # whether the last event was a move after which cards were dealt
        self.left: int | None = None
        """The seat of the player whose absence ended the table."""
        self.closed = False  # whether the operator of the server closed the table
        self.next: Rematched | None = None
        self.rewound = False
        """Whether a person undid a move after seeing its effects. Such a result does not count."""
        self._reset_counts()
        self._advance_number(round(1_000 * created.at.timestamp()))

    @classmethod
    def from_events(cls, table_id: str, events: Sequence[Event]) -> Table:
        """Create a table from its log. Raises ValueError if the log is damaged."""
        created = events[0]
        if not isinstance(created, Created):
            raise ValueError(f"The log of table {table_id} does not start with its creation.")
        table = cls(table_id, created, start_game(created, created.deals) if created.deals else None)
        table.advance(events[1:])
        return table

    @classmethod
    def from_snapshot(cls, table_id: str, snapshot: Snapshot, events: Iterable[Event] = ()) -> Table:
        """Create a table from a stored snapshot and later events."""
        if {len(snapshot.chairs), len(snapshot.made), len(snapshot.automatic)} != {snapshot.about.players}:
            raise ValueError(f"The snapshot of table {table_id} does not have one chair for each player.")
        table = cls(table_id, snapshot.about, None)
        for played, table.game in zip(snapshot.played, replay(snapshot.about, snapshot.played), strict=True):
            table._happening_events.append(played.number)
            table._happening_counts.append(table.game.happened)
        for name in SHARED_FIELDS:
            setattr(table, name, getattr(snapshot, name))
        table._played, table._decisions, table._undo_request = snapshot.played, snapshot.made, snapshot.undo_request
        table._accepted = {(made.seat, made.key): made for made in snapshot.accepted}
        table.questions = snapshot.questions or Questions.new(snapshot.number, snapshot.about.players)
        table.snapshot_at = snapshot.number
        table.advance(events)
        return table

    def snapshot(self) -> Snapshot:
        """Return the table's state for storage. The caller must encode the snapshot before the table changes."""
        in_game = {played.number for played in self._played}
        oldest = self.number - KEPT_KEY_EVENTS
        self._accepted = {key: made for key, made in self._accepted.items() if made.number > oldest or made.number in in_game}
        same = {name: getattr(self, name) for name in SHARED_FIELDS}
        played, accepted, made = self._played, [*self._accepted.values()], self._decisions
        undo, questions = self._undo_request, self.questions
        return Snapshot(**same, played=played, accepted=accepted, made=made, undo_request=undo, questions=questions)

    def advance(self, events: Iterable[Event]) -> None:
        """Apply the next events of the log."""
        for event in events:
            self.apply(self.step_of(event, self.game))

    def next_step(self, event: Event) -> Step:
        """Apply an event from another server to a copy of the game."""
        return self.step_of(event, None if self.game is None else self.game.copy())

    def step_of(self, event: Event, game: matchwood.Game | None) -> Step:
        """Apply a stored event to `game`, and return the event with the game. Raises ValueError if the log is damaged."""
        match event:
            case Created():
                raise ValueError(f"The log of table {self.id} contains a second creation.")
            case Seated(deals=first) if first:
                return Step(event, start_game(self.about, first))
            case Arranged(deals=first) if first:
                return Step(event, start_game(rearranged(self.about, event), first))
            case Moved(seat=seat, move=move, deals=deals) if game is not None:
                for deal in deals:
                    game.deal_in_advance(deal)
                had_choice = _has_choice(game, seat, move)
                game.play(move, seat)
                return Step(event, game, had_choice)
            case TakenBack(seat=seat) | AnsweredBack(seat=seat, decided=True) if game is not None:
                game.take_back(seat)
            case Rewound(seat=seat, to=to) if game is not None:
                game.rewind_to(game_before(self.about, self._played, to), seat)
        return Step(event, game)

    @property
    def state(self) -> State:
        """The state of the game at this table."""
        if self.closed or self.left is not None:
            return "ended"
        if self.game is None:
            return "open"
        return "over" if self.game.over else "playing"

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """Return the seats of this person."""
        if person is None:
            return ()
        if self._seats_by_person is None:
            self._seats_by_person = seats_by_person(self.chairs)
        return self._seats_by_person.get(person, ())

    @property
    def people(self) -> frozenset[str]:
        """The people who have a seat at the table."""
        return frozenset(chair.owner for chair in self.chairs if chair.kind == "person" and chair.owner is not None)

    def seat_of(self, person: str | None) -> int | None:
        """Return the seat at which this person moves next."""
        seats = self.seats_of(person)
        if len(seats) > 1 and self.game is not None:
            return next((seat for seat in seats if seat in self.game.owing), seats[0])
        return seats[0] if seats else None

    def own_seats(self, person: str | None) -> tuple[int, ...]:
        """Return the seats of this person. Raises `NotSeated` if the person has no seat."""
        seats = self.seats_of(person)
        if not seats:
            raise NotSeated(NO_SEAT)
        return seats

    def own_seat(self, person: str | None) -> int:
        """Return the seat at which this person moves next. Raises `NotSeated` if the person has no seat."""
        seat = self.seat_of(person)
        if seat is None:
            raise NotSeated(NO_SEAT)
        return seat

    def seat_kept_for(self, person: str | None) -> int | None:
        """Return the seat that a bot keeps for this absent person."""
        if person is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.kept_for == person), None)

    def require_game(self) -> matchwood.Game:
        """Return the running game. Raises `NotStarted`, `TableEnded` or `GameOver` if no game is running."""
        self.require_not_closed()
        if self.game is None:
            raise NotStarted("The game has not started: it starts when all seats are taken.")
        if self.left is not None:
            raise TableEnded(f"This table was ended because {self.chairs[self.left].name} left.")
        if self.game.over:
            raise GameOver("the game is over")
        return self.game

    def require_not_closed(self) -> None:
        """Raise `TableEnded` if the operator of the server closed the table."""
        if self.closed:
            raise TableEnded("The operator of this server closed this table.")

    def may_watch(self, person: str | None) -> bool:
        """Return whether this person may see the game."""
        return self.about.watching != "nobody" or bool(self.seats_of(person)) or self.seat_kept_for(person) is not None

    def shows_cards(self, seat: int) -> bool:
        """Return whether spectators may see the cards of this seat."""
        return self.state == "playing" and self.card_sharing.is_shown(seat)

    def viewing_seat(self, person: str | None) -> int | None:
        """Return the seat whose cards this person sees."""
        own = self.seat_of(person)
        return own if own is not None or self.state != "playing" else self.card_sharing.visible_seat(person, self.deal)

    def view(self, seat: int | None) -> ViewFields[Any] | None:
        """Return this seat's view of the game. If `seat` is None, return a spectator's view."""
        return None if self.game is None else self.game.views([seat])[0]

    def views(self, seats: Iterable[int | None]) -> dict[int | None, bytes]:
        """Return the view of each of these seats as JSON."""
        seats = list(seats)
        views = [None] * len(seats) if self.game is None else self.game.views(seats)
        return dict(zip(seats, map(msgspec.json.encode, views), strict=True))

    def before_deal(self, seat: int | None) -> tuple[bytes, int] | None:
        """If the last event dealt cards, return a seat's earlier view as JSON, and the number of the deal's happenings."""
        if self.game is None or not self.has_dealt:
            return None
        view, happenings = self.game.before_deals(seat)
        return msgspec.json.encode(view), happenings

    def happenings_since(self, number: int) -> list[Happening]:
        """Return the public events of the game that followed the table's event number `number`."""
        count = self._happening_counts[bisect_right(self._happening_events, number) - 1]
        return [] if self.game is None else self.game.happenings_after(count)

    def accepted_event(self, seats: Iterable[int], move: str, key: str) -> int | None:
        """Return the event number of the move with this idempotency key. Raises `Malformed` if the key belongs to another move."""
        made = next((made for seat in seats if (made := self._accepted.get((seat, key)))), None)
        if made is not None and made.move != move:
            raise Malformed("You used this key for another move. Use a new key for each move.", [made.move])
        return None if made is None else made.number

    def decisions_made(self, seat: int) -> int:
        """Return the number of decisions of the seat, plus the number of its visible undos."""
        return self._decisions[seat]

    @property
    def undo_request(self) -> UndoRequest | None:
        """The move that a player can undo if the others agree."""
        request = self._undo_request
        if request is None or self.game is None or self.state != "playing" or self.about.is_attempt:
            return None
        return request if self.game.reversible == request.seat and self.chairs[request.seat].kind == "person" else None

    def last_choice(self, seat: int) -> int | None:
        """Return the event number of the player's last move that was not forced."""
        chosen = {made.number for made in self._accepted.values() if made.seat == seat}
        chosen_steps = (step for step in reversed(self._played) if step.had_choice and step.number in chosen)
        return next((step.number for step in chosen_steps), None)

    def plan_rewind(self, seat: int, number: int, key: str) -> Step:
        """Plan an undo of event number `number` and all later moves."""
        return self.step_of(Rewound(seat, key, number), self.require_game().copy())

    def forced_move(self) -> str | None:
        """Return the only legal move if all players know that it is the only one."""
        return None if self.game is None else self.game.forced

    def silent_move(self) -> str | None:
        """Return the move with which a player declines to interrupt."""
        return None if self.game is None or self.state != "playing" or not self.about.window else self.game.silence

    def automatic_seats(self) -> list[int]:
        """Return the seats for which the server has to move."""
        if self.game is None or self.state != "playing":
            return []
        forced = self.forced_move() is not None
        return [seat for seat in self.game.owing if forced or self.chairs[seat].kind == "bot"]

    def people_on_the_clock(self) -> list[int]:
        """Return the seats of the people whose clocks run."""
        if self.game is None or self.clocks is None or self.state != "playing":
            return []
        if self.silent_move() is not None or self.forced_move() is not None:
            return []
        people = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]
        if all(map(self.is_inactive, people)):
            return []
        return [seat for seat in self.game.owing if seat in people]

    def is_inactive(self, seat: int) -> bool:
        """Return whether the player at this seat missed several deadlines in a row."""
        return self.automatic[seat] >= ABSENT_AFTER_TIMEOUTS

    def external_bots_owing(self) -> dict[int, int]:
        """Return the seats of external bots that have to move, each with the number of its decisions."""
        owing = () if self.game is None or self.state != "playing" else self.game.owing
        return {seat: self._decisions[seat] for seat in owing if self.chairs[seat].kind == "guest"}

    def plan_seat(self, seat: int | None, name: str, person: str, kind: Sitter = "person", face: str | None = None) -> Step:
        """Plan the event that gives a seat to a player. If `seat` is None, choose an open seat."""
        if self.state in ("over", "ended"):
            self.require_game()
        free = self.open_seats_for(person)
        names = [str(number) for number in free]
        if seat is not None and seat >= len(self.chairs):
            raise NotFound(f"This table has no seat {seat}.", names)
        if seat is not None and self.game is not None and self.chairs[seat].kind == "bot":
            self._check_takeover(self.chairs[seat], kind, person, names)
            return Step(Seated(seat, name, person, kind, face), self.game)
        if not free or (seat is not None and seat not in free):
            reserved = any(chair.kind == "open" for chair in (self.chairs if seat is None else self.chairs[seat : seat + 1]))
            taken = "This seat is taken. Please choose another one." if free else "All seats are taken."
            raise SeatTaken("This seat is reserved for another player." if reserved else taken, names)
        game = start_game(self.about) if sum(chair.kind == "open" for chair in self.chairs) == 1 else None
        chosen = free[0] if seat is None else seat
        return Step(Seated(chosen, name, person, kind, face, deals=new_deals(game)), game)

    def open_seats_for(self, person: str) -> list[int]:
        """Return the open seats that this person may take. Reserved seats come first."""
        free = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open" and chair.owner in (None, person)]
        return sorted(free, key=lambda seat: self.chairs[seat].owner is None)

    @property
    def allows_takeover(self) -> bool:
        """Whether people may take over seats from bots."""
        return self.about.takeover and self.about.watching != "nobody"

    def _check_takeover(self, chair: Chair, kind: Sitter, person: str, free: Sequence[str]) -> None:
        if self.card_sharing.has_looked(person):
            raise HasLooked("You have seen a player's cards in this game, so you cannot join it. You can join the next game.")
        if chair.kept_for is not None:
            raise SeatTaken(f"This seat is reserved for {chair.instead_of}, who may come back.", free)
        if not self.allows_takeover and not chair.free:
            raise SeatTaken("A bot plays here, and people cannot take over from bots at this table.", free)
        if kind != "person":
            raise SeatTaken("A bot plays here. Only people can take over from it, not external bots.", free)

    def plan_return(self, seat: int) -> Step | Unchanged:
        """Plan an absent player's return to the table. Return `Unchanged` if the player is not absent."""
        away = self.chairs[seat].kept_for is not None or self.is_inactive(seat) or bool(self.absence_votes.votes_on(seat))
        if away and self.state != "open":
            self.require_game()
        return Step(Returned(seat), self.game) if away else Unchanged(self.number)

    def plan_move(self, seat: int, move: str, key: str | None, spent: Spent = UNTIMED, automatic: bool = False) -> Step:
        """Plan a player's move. Raises an error if the move is not legal."""
        game = self.require_game().copy()
        logged = len(game.deals)
        had_choice = _has_choice(game, seat, move)
        game.play(move, seat)
        moved = Moved(seat, move, key, spent.used, spent.lag, automatic, deals=new_deals(game, logged))
        return Step(moved, game, had_choice)

    def apply(self, step: Step) -> None:
        """Apply a planned event to the table. The log must already contain the event, unless this table is a copy."""
        hidden = step.game is not None and bool(step.game.undisclosed)
        self.questions.apply(step.event, self.number + 1, hidden=hidden, chairs=self.chairs)
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
                self._decisions[seat] += 1
                self._played.append(PlayedStep(self.number + 1, step.event.deals, seat, move, step.had_choice))
                chosen = (
                    key is not None or self.chairs[seat].kind != "person"
                )  # otherwise the move was forced, or the player did not answer
                self.automatic[seat] = self.automatic[seat] + 1 if automatic else 0 if chosen else self.automatic[seat]
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
                self._played = steps_before(self._played, to)
                self._undo_request, self.rewound = None, True
                self._decisions[:] = [decisions + 1 for decisions in self._decisions]
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
            case Looked(person=person, seat=chosen_seat):
                self.card_sharing.look(person, chosen_seat, self.deal)
            case Rematched():
                self.next = step.event
            case Closed():
                self.closed = True
            case Wished():
                self._apply_vote(step.event)
            case Released(seat=seat):
                self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], kept_for=None, free=True)
            case Returned(seat=seat):
                chair = self.chairs[seat]
                if chair.kept_for is not None:
                    self.chairs[seat] = Chair("person", chair.instead_of, None, chair.kept_for, face=chair.face)
        if not isinstance(step.event, Moved):
            self._seats_by_person = None
        if self.game is None and step.game is not None:
            self._played = [PlayedStep(self.number + 1, step.event.deals)]
        if isinstance(step.event, (Seated, Returned)):
            self.automatic[step.event.seat] = 0
        self.absence_votes.delete_outdated(self.questions.absences, self.number + 1)
        self.game = step.game
        self.has_dealt = isinstance(step.event, Moved) and bool(step.event.deals)
        self._advance_number(step.event.at)

    def with_step(self, step: Step) -> Table:
        """Return a copy of this table, changed by a planned event."""
        later = copy.copy(self)
        for name, value in vars(self).items():  # all other values are immutable
            if isinstance(value, (list, dict, set, AbsenceVotes, CardSharing, Clocks, Questions)):
                setattr(later, name, value.copy())
        later.apply(step)
        return later

    def _reset_counts(self) -> None:
        self._decisions = [0] * len(self.chairs)
        self.automatic = [0] * len(self.chairs)
        self.clocks = Clocks(self.about.clock, len(self.chairs)) if self.about.clock else None

    def _apply_undo(self, seat: int, seen: bool) -> None:
        self._undo_request = None
        self._played.remove(next(played for played in reversed(self._played) if played.seat == seat))
        if self.clocks is not None:
            self.clocks.undo_charge(seat)
        if seen:  # bots and clients must decide again
            self._decisions = [decisions + 1 for decisions in self._decisions]

    def _apply_vote(self, event: Wished) -> None:
        self.absence_votes.add(event.by, event.about, event.wish)
        chair = self.chairs[event.about]
        owner = chair.owner or chair.kept_for
        if event.decided and event.by != event.about and owner is not None:
            self.had_left.add(owner)
        if event.decided and event.wish == "bot":
            self.chairs[event.about] = Chair("bot", event.name, event.level, None, chair.name, chair.owner, chair.face)
            self.card_sharing.hide(event.about, self.deal)
        elif event.decided:
            self.left = event.about

    def _advance_number(self, at: int) -> None:
        self.number += 1
        self.new_happenings = happened = self.happenings_since(self.number - 1)
        self.deal += sum(happening.type == "deal" for happening in happened)
        if happened:
            self._happening_events.append(self.number)
            self._happening_counts.append(self._happening_counts[-1] + len(happened))
        if self.clocks is not None:
            self.clocks.run(self.people_on_the_clock(), self.number, at)


def _has_choice(game: matchwood.Game, seat: int, move: str) -> bool:
    """Return whether the player had a choice besides declining to interrupt."""
    return move != game.silence or game.legal_moves(seat) != [move]
