"""The set-up of a table before the game: who sits where, the number of players, who may watch, and the start.

While the game is played, the host may free a seat that a bot keeps for a player who left. The host names the last event that they
know. So no bot takes a seat on which a friend has sat down in the meantime.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import matchwood
from matchwood.errors import BadOption, BadPlayers
from matchwood.server.protocol.errors import Changed, NotFound, NotHost, SeatTaken, Started
from matchwood.server.protocol.values import Setting, SetUpAction, Watching
from matchwood.server.table.events import Arranged, Chair, Released
from matchwood.server.table.seating import BOT_NAMES
from matchwood.server.table.start import new_deals, rearranged, start_game
from matchwood.server.table.step import Step, Unchanged
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import Table

OPEN = Chair("open")


class SetUpTable(NamedTuple):
    """The host changes the table, or starts the game. `number` is the last event that the host knew.

    The protocol describes each action (`matchwood.server.protocol.messages.Arrange`).
    """

    person: str
    number: int
    do: SetUpAction
    seat: int = 0
    other: int = 0
    level: str = "club"
    watching: Watching = "link"

    def plan(self, table: Table, _: Surroundings) -> Step | Unchanged:
        """Unchanged if the table is so already. Raises NotHost, Started, Changed, NotFound, SeatTaken, BadOption, BadPlayers."""
        if table.host != self.person:
            raise NotHost("Only whoever made this table may arrange it.")
        if table.game is not None:
            return self._plan_during_game(table)
        chairs = self._chairs(table.chairs)
        watching = self.watching if self.do == "watch" else table.about.watching
        starts = self.do == "start"
        if not starts and (chairs, watching) == (table.chairs, table.about.watching):
            return Unchanged(table.number)
        if self.number != table.number:
            raise Changed("Something has changed at this table. Please look again.", [str(table.number)])
        return plan_chairs(table, chairs, watching, starts)

    def _plan_during_game(self, table: Table) -> Step | Unchanged:
        """Plan to free the seat of a player who left: nothing else can change any more."""
        if self.do == "start":
            return Unchanged(table.number)
        if self.do == "free" and table.state == "playing" and self.seat < len(table.chairs):
            chair = table.chairs[self.seat]
            if chair.free:
                return Unchanged(table.number)
            if chair.kept_for is not None:
                table.questions.check_chairs([self.seat], self.number)
                return Step(Released(self.seat), table.game)
        raise Started("The game has begun: everybody keeps their seat.")

    def _chairs(self, chairs: Sequence[Chair]) -> list[Chair]:
        """Return the seats as the host wants them."""
        after = list(chairs)
        if self.do in ("bot", "free", "close", "swap"):
            _check(self.seat, chairs)
        match self.do:
            case "bot":
                _refuse_people(chairs, self.seat)
                after[self.seat] = _bot(chairs, self.seat, self.level)
            case "free":
                after[self.seat] = OPEN
            case "close":
                _refuse_people(chairs, self.seat)
                del after[self.seat]
            case "add":
                after.append(OPEN)
            case "swap":
                _check(self.other, chairs)
                after[self.seat], after[self.other] = after[self.other], after[self.seat]
            case "start":
                for seat, chair in enumerate(chairs):
                    if chair.kind == "open":
                        after[seat] = _bot(after, seat, self.level)
        return after


def plan_chairs(table: Table, chairs: Sequence[Chair], watching: Watching, starts: bool) -> Step:
    """Plan these seats, and the start of the game if it starts. Raises BadPlayers, BadOption."""
    event = Arranged(tuple(chairs), _options(table, len(chairs)), watching)
    if not starts:
        return Step(event, None)
    if not any(chair.kind in ("person", "guest") for chair in chairs):
        raise BadPlayers("Somebody has to sit at the table before the game can begin.")
    game = start_game(rearranged(table.about, event))
    return Step(Arranged(event.chairs, event.options, watching, new_deals(game)), game)


def _options(table: Table, players: int) -> dict[str, Setting]:
    """Return the house rules for this number of players."""
    about = table.about
    if players == about.players:
        return about.options
    wished = about.options if about.wished is None else about.wished
    return dict(matchwood.new(about.game, players=players, options=wished).options)


def _bot(chairs: Sequence[Chair], seat: int, level: str) -> Chair:
    """Return a bot for that seat: the one that sits there, or one with a name that nobody else has."""
    if level not in matchwood.levels():
        raise BadOption(f"No bot plays at the level {level!r}.", matchwood.levels())
    if chairs[seat].kind == "bot":
        return Chair("bot", chairs[seat].name, level)
    taken = {chair.name for chair in chairs}
    return Chair("bot", next((name for name in (*BOT_NAMES[seat:], *BOT_NAMES) if name not in taken), BOT_NAMES[seat]), level)


def _check(seat: int, chairs: Sequence[Chair]) -> None:
    if seat >= len(chairs):
        raise NotFound(f"This table has no seat {seat}.", map(str, range(len(chairs))))


def _refuse_people(chairs: Sequence[Chair], seat: int) -> None:
    if chairs[seat].kind in ("person", "guest"):
        raise SeatTaken(f"{chairs[seat].name} sits there. Free the seat first.")
