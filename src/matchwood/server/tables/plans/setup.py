"""What a host does at a table before the game: who sits where, how many, who may watch, and when it begins.

While the game is played, the host may free a seat that a bot keeps for somebody who left.

All of it is planned here and touches nothing. Whoever asks names the last event that they know, so that no bot is put on a chair on
which a friend has sat down meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence

import matchwood
from matchwood.errors import BadOption, BadPlayers
from matchwood.server.compute.bots import NAMES
from matchwood.server.protocol.errors import Changed, NotFound, NotHost, SeatTaken, Started
from matchwood.server.protocol.messages import Arrange
from matchwood.server.protocol.values import Setting, Watching
from matchwood.server.table.events import Arranged, Chair, Released
from matchwood.server.table.start import new_deals, rearranged, start_game
from matchwood.server.table.table import Step, Table

OPEN = Chair("open")


def plan_arrangement(table: Table, wish: Arrange, person: str) -> Step | int:
    """Plan what the host wishes; the number of the last event if it is so already.

    Raises NotHost, Started, Changed, NotFound, SeatTaken, BadOption, BadPlayers.
    """
    if table.host != person:
        raise NotHost("Only whoever made this table may arrange it.")
    if table.game is not None:
        if wish.do == "start":
            return table.number
        if wish.do == "free" and table.state == "playing" and wish.seat < len(table.chairs):
            chair = table.chairs[wish.seat]
            if chair.free:
                return table.number
            if chair.kept_for is not None:
                table.questions.check_chairs([wish.seat], wish.number)
                return Step(Released(wish.seat), table.game)
        raise Started("The game has begun: everybody keeps their seat.")
    chairs = _wished(table.chairs, wish)
    watching = wish.watching if wish.do == "watch" else table.about.watching
    begins = wish.do == "start"
    if not begins and (chairs, watching) == (table.chairs, table.about.watching):
        return table.number
    if wish.number != table.number:
        raise Changed("Something has changed at this table. Please look again.", [str(table.number)])
    return plan_chairs(table, chairs, watching, begins)


def plan_leave(table: Table, person: str, seen: int | None = None) -> Step | int:
    """Plan that this person stands up before the game. Raises Started, Changed."""
    seats = table.seats_of(person)
    if not seats:
        return table.number
    if table.game is not None:
        raise Started("The game has begun: everybody keeps their seat.")
    table.questions.check_chairs(seats, seen)
    chairs = [OPEN if seat in seats else chair for seat, chair in enumerate(table.chairs)]
    return plan_chairs(table, chairs, table.about.watching, begins=False)


def plan_chairs(table: Table, chairs: Sequence[Chair], watching: Watching, begins: bool) -> Step:
    """Plan that the table stands like this. Raises BadPlayers, BadOption."""
    event = Arranged(tuple(chairs), _options(table, len(chairs)), watching)
    if not begins:
        return Step(event, None)
    if not any(chair.kind in ("person", "guest") for chair in chairs):
        raise BadPlayers("Somebody has to sit at the table before the game can begin.")
    game = start_game(rearranged(table.about, event))
    return Step(Arranged(event.chairs, event.options, watching, new_deals(game)), game)


def _options(table: Table, players: int) -> dict[str, Setting]:
    """The house rules for so many."""
    about = table.about
    if players == about.players:
        return about.options
    wished = about.options if about.wished is None else about.wished
    return dict(matchwood.new(about.game, players=players, options=wished).options)


def _wished(chairs: Sequence[Chair], wish: Arrange) -> list[Chair]:
    """The chairs as the host wishes them."""
    after = list(chairs)
    if wish.do in ("bot", "free", "close", "swap"):
        _check(wish.seat, chairs)
    match wish.do:
        case "bot":
            _refuse_people(chairs, wish.seat)
            after[wish.seat] = _bot(chairs, wish.seat, wish.level)
        case "free":
            after[wish.seat] = OPEN
        case "close":
            _refuse_people(chairs, wish.seat)
            del after[wish.seat]
        case "add":
            after.append(OPEN)
        case "swap":
            _check(wish.other, chairs)
            after[wish.seat], after[wish.other] = after[wish.other], after[wish.seat]
        case "start":
            for seat, chair in enumerate(chairs):
                if chair.kind == "open":
                    after[seat] = _bot(after, seat, wish.level)
    return after


def _bot(chairs: Sequence[Chair], seat: int, level: str) -> Chair:
    """A bot for that seat: the one that is there, or one whose name no other has; as a rule that begins with the seat's letter."""
    if level not in matchwood.levels():
        raise BadOption(f"No bot plays at the level {level!r}.", matchwood.levels())
    if chairs[seat].kind == "bot":
        return Chair("bot", chairs[seat].name, level)
    taken = {chair.name for chair in chairs}
    return Chair("bot", next((name for name in (*NAMES[seat:], *NAMES) if name not in taken), NAMES[seat]), level)


def _check(seat: int, chairs: Sequence[Chair]) -> None:
    if seat >= len(chairs):
        raise NotFound(f"This table has no seat {seat}.", map(str, range(len(chairs))))


def _refuse_people(chairs: Sequence[Chair], seat: int) -> None:
    if chairs[seat].kind in ("person", "guest"):
        raise SeatTaken(f"{chairs[seat].name} sits there. Free the seat first.")
