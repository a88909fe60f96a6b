"""The command with which the host sets up a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

import matchwood
from matchwood.errors import BadPlayers
from matchwood.server.protocol.errors import Changed, NotFound, NotHost, SeatTaken, Started
from matchwood.server.protocol.values import Setting, SetUpAction, Watching
from matchwood.server.table.events import Arranged, Chair, Released
from matchwood.server.table.seating import bot_names, check_level
from matchwood.server.table.start import new_deals, rearranged, start_game
from matchwood.server.table.step import Step, Unchanged
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import Table

OPEN = Chair("open")


class SetUpTable(NamedTuple):
    """The command with which the host sets up the seats of a table."""

    person: str
    number: int
    """The last event that the host knew. It prevents that a bot replaces a player who has just come."""
    do: SetUpAction
    seat: int = 0
    other: int = 0
    level: str = "club"
    watching: Watching = "link"

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Return `Unchanged` if the action changes nothing."""
        if table.host != self.person:
            raise NotHost("Only the host can change this table.")
        if table.game is not None:
            return self._plan_during_game(table)
        chairs = self._chairs(table.chairs)
        watching = self.watching if self.do == "watch" else table.about.watching
        starts = self.do == "start"
        if not starts and (chairs, watching) == (table.chairs, table.about.watching):
            return Unchanged(table.number)
        if self.number != table.number:
            raise Changed("This table has changed since you chose. Please look and choose again.", [str(table.number)])
        return plan_chairs(table, chairs, watching, starts)

    def _plan_during_game(self, table: Table) -> Step | Unchanged:
        if self.do == "start":
            return Unchanged(table.number)
        if self.do == "free" and table.state == "playing" and self.seat < len(table.chairs):
            chair = table.chairs[self.seat]
            if chair.free:
                return Unchanged(table.number)
            if chair.kept_for is not None:
                table.questions.check_chairs([self.seat], self.number)
                return Step(Released(self.seat), table.game)
        raise Started("The game has started, so you can only free the seats of players who left.")

    def _chairs(self, chairs: Sequence[Chair]) -> list[Chair]:
        after = list(chairs)
        if self.do in ("bot", "free", "close", "swap"):
            _check_exists(self.seat, chairs)
        match self.do:
            case "bot":
                _check_no_player(chairs, self.seat)
                after[self.seat] = _bot(chairs, self.seat, self.level)
            case "free":
                after[self.seat] = OPEN
            case "close":
                _check_no_player(chairs, self.seat)
                del after[self.seat]
            case "add":
                after.append(OPEN)
            case "swap":
                _check_exists(self.other, chairs)
                after[self.seat], after[self.other] = after[self.other], after[self.seat]
            case "start":
                for seat, chair in enumerate(chairs):
                    if chair.kind == "open":
                        after[seat] = _bot(after, seat, self.level)
        return after


def plan_chairs(table: Table, chairs: Sequence[Chair], watching: Watching, starts: bool) -> Step:
    """Plan a change of the table's seats and players. If `starts` is true, the game starts."""
    table.require_not_closed()
    event = Arranged(tuple(chairs), _options(table, len(chairs)), watching)
    if not starts:
        return Step(event, None)
    if not any(chair.kind in ("person", "guest") for chair in chairs):
        raise BadPlayers("The game cannot start without a person or an external bot at the table.")
    game = start_game(rearranged(table.about, event))
    return Step(msgspec.structs.replace(event, deals=new_deals(game)), game)


def _options(table: Table, players: int) -> dict[str, Setting]:
    about = table.about
    if players == about.players:
        return about.options
    wished = about.options if about.wished is None else about.wished
    return dict(matchwood.new(about.game, players=players, options=wished).options)


def _bot(chairs: Sequence[Chair], seat: int, level: str) -> Chair:
    check_level(level)
    if chairs[seat].kind == "bot":
        return Chair("bot", chairs[seat].name, level)
    return Chair("bot", bot_names([seat], [chair.name for chair in chairs])[0], level)


def _check_exists(seat: int, chairs: Sequence[Chair]) -> None:
    if seat >= len(chairs):
        raise NotFound(f"This table has no seat {seat}.", map(str, range(len(chairs))))


def _check_no_player(chairs: Sequence[Chair], seat: int) -> None:
    if chairs[seat].kind in ("person", "guest"):
        raise SeatTaken(f"{chairs[seat].name} has this seat. Free the seat first.")
