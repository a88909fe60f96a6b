"""Measure how much a finished game adds to the database of a server."""

from __future__ import annotations

import tempfile
from pathlib import Path

import click
import sqlalchemy as sql
from results import keep, machine, table

import matchwood
from matchwood.cardgames.catalogue import keys
from matchwood.server.protocol.messages import NewTable
from matchwood.server.storage import schema
from matchwood.server.storage.database import open_database
from matchwood.server.storage.loading import snapshot_due
from matchwood.server.storage.writer import INSERT_EVENT, UPSERT_SNAPSHOT
from matchwood.server.table.events import Event, Seated, to_text
from matchwood.server.table.snapshot import SNAPSHOT_EVENTS
from matchwood.server.table.table import Table
from matchwood.server.tables.creation import new_id, new_table
from matchwood.terminal.parameters import players_of


def played(key: str, players: int, number: int) -> tuple[list[Event], str | None]:
    """Let bots play a game like people. Return the events and the last snapshot of its table."""
    created, _ = new_table(NewTable(key, players, "Player 0"), "0" * 64)
    table = Table("k", created, None)
    events: list[Event] = [created]
    snapshot = None
    for seat in range(1, players):
        step = table.plan_seat(seat, f"Player {seat}", f"{seat:064}")
        table.apply(step)
        events.append(step.event)
    bots = [matchwood.bot("quick", seed=1_000 * number + seat) for seat in range(players)]
    while table.state == "playing":
        assert table.game is not None
        seat = table.game.owing[0]
        step = table.plan_move(seat, bots[seat].choose(table.game.view(seat)), f"{len(events):022}")
        snapshot = snapshot_due(table) or snapshot
        table.apply(step)
        events.append(step.event)
    return events, snapshot


def file_size(key: str, players: int, games: int, folder: Path) -> tuple[int, int]:
    """Return by how many bytes these games make an SQLite file larger, and their number of events."""
    file = folder / f"{key}.db"
    engine = open_database(str(file))
    written = 0
    for number in range(games):
        events, snapshot = played(key, players, number)
        table_id = new_id()
        with engine.begin() as connection:
            rows = [{"table_id": table_id, "number": index, "body": to_text(event)} for index, event in enumerate(events, 1)]
            connection.execute(INSERT_EVENT, rows)
            people = [event.owner for event in events if isinstance(event, Seated)]
            connection.execute(schema.sitters.insert(), [{"owner": owner, "table_id": table_id, "since": 1.0} for owner in people])
            connection.execute(schema.ends.insert().values(table_id=table_id, at=1_800_000_000_000, settled=1))
            if snapshot is not None:
                about = {"table_id": table_id, "number": SNAPSHOT_EVENTS, "version": schema.SNAPSHOT_VERSION}
                connection.execute(UPSERT_SNAPSHOT, about | {"body": snapshot})
        written += len(events)
    with engine.connect() as connection:
        connection.execute(sql.text("PRAGMA wal_checkpoint(TRUNCATE)"))
    engine.dispose()
    empty = folder / "empty.db"
    open_database(str(empty)).dispose()
    return file.stat().st_size - empty.stat().st_size, written


@click.command()
@click.option("--games", default=50, show_default=True)
def main(games: int) -> None:
    """Play games of each kind into SQLite files, and print how much the files grow."""
    results = {}
    with tempfile.TemporaryDirectory() as folder:
        for key in keys():
            players = players_of(key, None)
            size, events = file_size(key, players, games, Path(folder))
            results[key] = {"players": players, "events": round(events / games), "kB": round(size / games / 1_000, 1)}
    keep("growth", {"games": games, **machine("sqlalchemy"), "results": results})
    titles = {info.key: info.title for info in matchwood.games()}
    rows = [[titles[key], str(found["players"]), f"{found['events']:,}", f"{found['kB']:,}"] for key, found in results.items()]
    print(table(["game", "players", "events", "kB for each game"], rows))


if __name__ == "__main__":
    main()
