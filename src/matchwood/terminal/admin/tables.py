"""``matchwood admin tables``, ``show`` and ``close``."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

import click

from matchwood.terminal.admin.options import (
    action_as_json,
    confirm,
    json_option,
    local_time,
    operator_name,
    print_json,
    reason_option,
    yes_option,
)
from matchwood.terminal.operator_database import of_database, open_chosen

if TYPE_CHECKING:
    from matchwood.server.admin.table_summary import SeatSummary, TableSummary


@click.command()
@of_database
@click.option("--all", "all_tables", is_flag=True, help="Also list the tables whose game has ended.")
@click.option("--limit", default=50, show_default=True, type=click.IntRange(1, 100_000), help="The number of tables.")
@json_option
def tables(database: str | None, all_tables: bool, limit: int, as_json: bool) -> None:
    """List the newest tables whose game has not ended."""
    from matchwood.server.admin.tables import OperatorTables

    with open_chosen(database) as engine:
        found = OperatorTables(engine).latest(limit, running=not all_tables)
    if as_json:
        print_json(found)
        return
    for summary in found:
        click.echo(f"{summary.id}  {summary.state:8}  {_moment(summary.created)}  {summary.game or '?'}: {_players(summary)}")
    if not found:
        click.echo("There are no tables." if all_tables else "No game is running or waiting for players. --all lists all tables.")


@click.command()
@click.argument("table")
@of_database
@json_option
def show(table: str, database: str | None, as_json: bool) -> None:
    """Show one table."""
    from matchwood.server.admin.tables import OperatorTables

    with open_chosen(database) as engine:
        summary = OperatorTables(engine).summary(table)
    if as_json:
        print_json(summary)
        return
    click.echo(f"Table {summary.id} ({summary.game or 'unknown game'}) is {summary.state}.")
    click.echo(f"Created: {_moment(summary.created)}")
    if summary.ended is not None:
        click.echo(f"Ended: {_moment(summary.ended)}")
    if summary.watching is not None:
        click.echo(f"Watching: {summary.watching}")
    click.echo(f"Events: {summary.events}, chat messages: {summary.chat_messages}")
    for number, seat in enumerate(summary.seats):
        click.echo(f"Seat {chr(ord('A') + number)}: {_player(seat)}")


@click.command()
@click.argument("table")
@of_database
@reason_option
@yes_option
@json_option
def close(table: str, database: str | None, reason: str | None, yes: bool, as_json: bool) -> None:
    """End the game of a table for all players. The game has no winner and no rating.

    If the operator closes a table, every page that shows the table reports this within seconds.
    """
    from matchwood.server.admin.tables import OperatorTables

    with open_chosen(database) as engine:
        operator_tables = OperatorTables(engine)
        summary = operator_tables.summary(table)
        if summary.state in ("open", "playing"):
            confirm(f"Close table {summary.id} ({summary.game}: {_players(summary)}) for good?", yes)
        action = operator_tables.close(table, operator_name(), reason)
    if as_json:
        print_json(action_as_json(action))
    else:
        click.echo(f"Closed: table {table}. Open pages show this within seconds.")


def _players(summary: TableSummary) -> str:
    return ", ".join(seat.name if seat.name and seat.kind == "person" else _player(seat) for seat in summary.seats)


def _player(seat: SeatSummary) -> str:
    account = "" if seat.account is None else f", account {seat.account}"
    return seat.kind if seat.name is None else f"{seat.name} ({seat.kind}{account})"


def _moment(at: datetime | None) -> str:
    return "unknown" if at is None else local_time(at)
