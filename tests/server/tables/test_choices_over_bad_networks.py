"""Choices over bad networks: the server plays a choice only in the situation for which it was made.

The judge does not use the server's data about questions. It compares what the device showed at the choice with what the seat saw
when the choice was played, and reads the log of the table.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeGuard

import pytest

from matchwood.cardgames import catalogue
from matchwood.errors import CannotTakeBack, GameOver
from matchwood.server.protocol.errors import Changed
from matchwood.server.protocol.messages import NewTable
from matchwood.server.table.events import AnsweredBack, AskedBack, Event, Moved, TakenBack
from matchwood.server.tables.room import Room, Watcher
from matchwood.server.tables.service import Tables
from tests.server.in_process import start_table
from tests.server.tables.devices import ANSWER, TAKE_BACK, Choice, Device, Json, Oracle, Server

MOST_EVENTS = 60
GAMES_OF_EACH_KIND = {"everyday": 5, "exhaustive": 500}


class Judge:
    """Compares the choices of devices with the events of the table."""

    def __init__(self, events: Sequence[Event], oracles: dict[str, Oracle]) -> None:
        self._events = events
        self._oracles = oracles
        self.counts = dict.fromkeys(["played", "played later", "changed", "taken back"], 0)

    def judge(self, choices: Sequence[Choice]) -> None:
        """Raise AssertionError if a choice was played in another situation, or refused in the same situation."""
        for choice in choices:
            for outcome, at in choice.outcomes:
                if isinstance(outcome, Exception):
                    self._refused(choice, outcome, at)
                elif choice.move == TAKE_BACK:
                    self._took_back(choice, outcome)
                elif choice.move != ANSWER:
                    self._played(choice, outcome)
            assert len({outcome for outcome, _ in choice.outcomes if isinstance(outcome, int)}) <= 1, "one key, one event"
        keys = [event.key for event in self._events if isinstance(event, (Moved, TakenBack, AskedBack)) and event.key is not None]
        assert len(keys) == len(set(keys))
        self._answers([choice for choice in choices if choice.move == ANSWER])

    def _played(self, choice: Choice, number: int) -> None:
        event = self._events[number - 1]
        assert isinstance(event, Moved)
        assert (event.key, event.move, event.seat) == (choice.key, choice.move, choice.seat)
        assert choice.screen.view is not None
        now = question(self._oracles[choice.person].view(number - 1))
        assert now == question(choice.screen.view), f"{choice.move} was played in another situation"
        assert not self._own(choice, number - 1), f"{choice.move} was chosen before the seat decided otherwise"
        self.counts["played"] += 1
        self.counts["played later"] += number > choice.screen.number + 1

    def _took_back(self, choice: Choice, number: int) -> None:
        event = self._events[number - 1]
        assert isinstance(event, (TakenBack, AskedBack))
        assert event.seat == choice.seat
        known, now = (last_move(self._events[:count], event.seat) for count in (choice.screen.number, number - 1))
        assert known == now, "another move was taken back than the one that the screen showed"
        self.counts["taken back"] += 1

    def _refused(self, choice: Choice, refusal: Exception, at: int) -> None:
        if isinstance(refusal, GameOver) or (choice.move in (TAKE_BACK, ANSWER) and isinstance(refusal, CannotTakeBack)):
            return
        assert isinstance(refusal, Changed), f"{choice.move}: {refusal!r}"
        self.counts["changed"] += 1
        between = self._events[choice.screen.number : at]
        if choice.move in (TAKE_BACK, ANSWER):
            assert any(isinstance(event, (Moved, TakenBack, AskedBack, AnsweredBack)) for event in between)
            return
        assert choice.screen.view is not None
        now = question(self._oracles[choice.person].view(at))
        rethought = any(map(rethinks, between))
        same = now == question(choice.screen.view) and not self._own(choice, at) and not rethought
        assert not same, f"{choice.move} was refused although it answers the question that is asked"

    def _own(self, choice: Choice, number: int) -> list[Event]:
        """Return the decisions of the seat between the event that the screen showed and this event."""
        between = self._events[choice.screen.number : number]
        return [event for event in between if isinstance(event, (Moved, TakenBack)) and event.seat == choice.seat]

    def _answers(self, choices: Sequence[Choice]) -> None:
        asked = {choice.screen.undo["asked"] for choice in choices if choice.screen.undo is not None}
        open_since = None
        for number, event in enumerate(self._events, 1):
            if isinstance(event, AskedBack):
                open_since = number
            elif isinstance(event, AnsweredBack):
                assert open_since in asked
            elif isinstance(event, (Moved, TakenBack)):
                open_since = None


def question(view: Json) -> Json:
    """Return the view of a seat without the marks of who has decided."""
    hidden = ("fixed", "answered")
    table = {name: value for name, value in view["table"].items() if name not in hidden}
    return {**view, "table": table, "owing": None}


def rethinks(event: Event) -> TypeGuard[TakenBack | AnsweredBack]:
    """Return whether this event undoes a decision."""
    return isinstance(event, TakenBack) or (isinstance(event, AnsweredBack) and event.decided)


def last_move(events: Sequence[Event], seat: int) -> int | None:
    """Return the event of the seat's last move that was not undone."""
    moves = list[int]()
    for number, event in enumerate(events, 1):
        if isinstance(event, Moved) and event.seat == seat:
            moves.append(number)
        elif rethinks(event) and event.seat == seat:
            moves.pop()
    return moves[-1] if moves else None


async def opened(tables: Tables, game: str, one_screen: bool) -> Room:
    if one_screen:
        return await tables.create(NewTable(game, 2, "Ada", beside=("Bea",)), "ada")
    return await start_table(tables, 2 if game == "the_match" else 3, game=game)


async def play(tables: Tables, game: str, seed: str) -> Judge:
    """Play a game over a bad network, and judge the choices of its devices at the end."""
    chance = random.Random(seed)
    room = await opened(tables, game, one_screen=game == "the_match" and chance.random() < 0.5)
    people = sorted(room.table.people)
    oracles = {person: Oracle(person) for person in people}
    for oracle in oracles.values():
        room.join(oracle, 0)
    server = Server(tables, room)
    devices = [Device(person, room.table.id, chance) for person in people for _ in range(2)]
    while room.table.number < MOST_EVENTS and room.table.state == "playing":
        for _ in range(chance.randrange(1, 12)):
            await step(server, chance.choice(devices), chance)
        await server.settle()
        if chance.random() < 0.2:
            await server.acts(chance)
    watchers: list[Watcher] = [*oracles.values(), *(connection for device in devices for connection in device.connections)]
    for watcher in watchers:
        room.leave(watcher)
    judge = Judge(await tables.log.read(room.table.id), oracles)
    judge.judge([choice for choice in server.choices.values() if choice.outcomes])
    return judge


async def step(server: Server, device: Device, chance: random.Random) -> None:
    """Let one random thing happen to this device or to one of its messages."""
    match chance.choices(["send", "receive", "look", "choose", "repeat", "cut"], [8, 8, 6, 3, 0.3, 0.3])[0]:
        case "send":
            waiting = [connection for connection in device.connections if connection.sent]
            if waiting:
                await server.receive(chance.choice(waiting))
        case "receive":
            for _ in range(chance.randrange(1, 12)):
                if device.connection.received:
                    device.receive()
        case "look":
            device.look()
        case "choose":
            choice = device.choose()
            if choice is not None:
                server.choices[choice.key] = choice
        case "repeat":
            device.repeat()
        case "cut":
            device.connect()


@pytest.mark.usefixtures("no_timed_actions")
@pytest.mark.parametrize("game", catalogue.keys())
async def test_a_choice_is_played_only_in_the_situation_for_which_it_was_made(game: str, tables: Tables, exhaustive: bool) -> None:
    total = dict[str, int]()
    for number in range(GAMES_OF_EACH_KIND["exhaustive" if exhaustive else "everyday"]):
        judge = await play(tables, game, f"{game} {number}")
        for what, count in judge.counts.items():
            total[what] = total.get(what, 0) + count
    print(total)
    assert min(total["played later"], total["changed"]) > 0, "the games had both cases"
