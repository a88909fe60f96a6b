"""Deadlines of a table: their kind, their seat and the seconds that are left."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import get_args

import matchwood
from matchwood.server.protocol.values import Window
from matchwood.server.table.events import Chair, Created
from matchwood.server.table.table import Table
from matchwood.server.tables.deadlines import Deadline, DeadlineKind, WaitStart, deadlines
from matchwood.server.tables.timed_actions import TimedActions
from tests.support.optional import not_none

BEGAN = 1_000.0


def table_of(game: str, chairs: Sequence[str], window: Window = 0, limit: int = 10) -> Table:
    seats = tuple(Chair(kind, f"P{seat}", "quick") for seat, kind in enumerate(chairs))  # type: ignore[arg-type]
    deals = tuple(matchwood.new(game, players=len(chairs), seed=1).deals)
    options = dict(matchwood.new(game, players=len(chairs), seed=1).options)
    at = datetime(2026, 1, 1, tzinfo=UTC)
    created = Created(at, game, len(chairs), options, "calm", "secret", seats, deals, window, limit)
    return Table.from_events("t", [created])


def deadlines_after(table: Table, opened: WaitStart, after: float, over: tuple[int, float] | None = None) -> list[Deadline]:
    return deadlines(table, opened, over, BEGAN + after)


def opened(table: Table) -> WaitStart:
    return WaitStart().after(table, BEGAN)


def test_a_table_that_waits_for_people_has_no_deadline() -> None:
    table = table_of("matchmaster", ["person", "person"])
    assert deadlines_after(table, opened(table), 100.0) == []


def test_a_bot_has_a_deadline_at_once() -> None:
    table = table_of("matchmaster", ["person", "bot", "bot"])
    assert deadlines_after(table, opened(table), 0.0) == [Deadline(0.0, "bot", 1, 0)]


def test_the_time_of_an_external_bot_starts_with_its_turn() -> None:
    table = table_of("matchmaster", ["person", "guest"], limit=30)
    assert deadlines_after(table, opened(table), 12.0) == [Deadline(18.0, "external_bot", 1, 0)]
    known = opened(table).after(table, BEGAN + 12)
    assert deadlines_after(table, known, 12.0) == [Deadline(18.0, "external_bot", 1, 0)], "the time does not start again"


def test_a_clock_that_runs_out_is_a_deadline_of_its_seat() -> None:
    table = table_of("matchmaster", ["person", "person"])
    assert deadlines_after(table, opened(table), 0.0, over=(1, 4.5)) == [Deadline(4.5, "clock", 1, 0)]


def test_a_window_closes_for_the_seats_that_have_not_answered() -> None:
    table = table_of("matschig", ["person"] * 3, window=10)
    game = not_none(table.game)
    before = opened(table)
    assert deadlines_after(table, before, 3.0) == []
    game.play(game.legal_moves(game.owing[0])[0])
    known = before.after(table, BEGAN + 5)
    first = game.owing[0]
    assert deadlines_after(table, known, 8.0) == [Deadline(7.0, "window", first, 0)]
    game.play("let", first)
    later = known.after(table, BEGAN + 8)
    assert [(left, what) for left, what, *_ in deadlines_after(table, later, 8.0)] == [(7.0, "window")]
    assert deadlines_after(table, later, 8.0)[0].seat != first
    game.play("let", game.owing[0])
    assert deadlines_after(table, later.after(table, BEGAN + 9), 9.0) == []


def test_every_kind_of_deadline_has_an_action() -> None:
    actions = TimedActions(None, None, None)  # type: ignore[arg-type]  # none of them is called
    assert set(actions.by_kind()) == set(get_args(DeadlineKind))
