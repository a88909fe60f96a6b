"""What will happen at a table by itself is named in one place: by kind, with the seat, and in how many seconds."""

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

BEGAN = 1_000.0


def table_of(game: str, chairs: Sequence[str], window: Window = 0, limit: int = 10) -> Table:
    """A running table; each chair is a kind."""
    seats = tuple(Chair(kind, f"P{seat}", "quick") for seat, kind in enumerate(chairs))  # type: ignore[arg-type]
    deals = tuple(matchwood.new(game, players=len(chairs), seed=1).deals)
    options = dict(matchwood.new(game, players=len(chairs), seed=1).options)
    at = datetime(2026, 1, 1, tzinfo=UTC)
    created = Created(at, game, len(chairs), options, "calm", "secret", seats, deals, window, limit)
    return Table.from_events("t", [created])


def named(table: Table, opened: WaitStart, after: float, over: tuple[int, float] | None = None) -> list[Deadline]:
    return deadlines(table, opened, over, BEGAN + after)


def opened(table: Table) -> WaitStart:
    return WaitStart().after(table, BEGAN)


def test_while_people_are_waited_for_nothing_happens_by_itself() -> None:
    table = table_of("matchmaster", ["person", "person"])
    assert named(table, opened(table), 100.0) == []


def test_a_bot_moves_at_once() -> None:
    table = table_of("matchmaster", ["person", "bot", "bot"])
    assert named(table, opened(table), 0.0) == [Deadline(0.0, "bot", 1, 0)]


def test_a_guest_has_its_time_from_the_moment_it_owes_a_move() -> None:
    table = table_of("matchmaster", ["person", "guest"], limit=30)
    assert named(table, opened(table), 12.0) == [Deadline(18.0, "external_bot", 1, 0)]
    known = opened(table).after(table, BEGAN + 12)
    assert named(table, known, 12.0) == [Deadline(18.0, "external_bot", 1, 0)], "looking again gives no more time"


def test_a_clock_runs_out_for_the_seat_that_the_timekeeper_names() -> None:
    table = table_of("matchmaster", ["person", "person"])
    assert named(table, opened(table), 0.0, over=(1, 4.5)) == [Deadline(4.5, "clock", 1, 0)]


def test_a_window_closes_after_its_time_for_whoever_has_not_answered() -> None:
    table = table_of("matschig", ["person"] * 3, window=10)
    assert table.game is not None
    before = opened(table)
    assert named(table, before, 3.0) == []
    table.game.play(table.game.legal_moves(table.game.owing[0])[0])
    known = before.after(table, BEGAN + 5)
    first = table.game.owing[0]
    assert named(table, known, 8.0) == [Deadline(7.0, "window", first, 0)]
    table.game.play("let", first)
    later = known.after(table, BEGAN + 8)
    assert [(left, what) for left, what, *_ in named(table, later, 8.0)] == [(7.0, "window")]
    assert named(table, later, 8.0)[0].seat != first
    table.game.play("let", table.game.owing[0])
    assert named(table, later.after(table, BEGAN + 9), 9.0) == []


def test_every_kind_of_deadline_has_an_act() -> None:
    acts = TimedActions(None, None, None)  # type: ignore[arg-type]  # none of them is called
    assert set(acts.by_kind()) == set(get_args(DeadlineKind))
