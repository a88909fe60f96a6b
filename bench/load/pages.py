"""Count the pages of a large SQLite file that a checkpoint writes."""

from __future__ import annotations

import random
import secrets
import sqlite3
import statistics
import struct
import tempfile
from pathlib import Path

import click
from bench.load.finished import in_the_hours_before, with_finished_tables
from bench.results import keep, machine, table

BODY = '{"type":"moved","seat":1,"move":"3","key":"abcdefgh"}'
WAL_HEADER, FRAME_HEADER, PAGE_SIZE_AT = 32, 24, 8
FRAMES = 1_000
"""The number of frames in SQLite's log before a checkpoint."""


def touched(path: Path, ids: list[str], moves: int) -> list[int]:
    """Insert moves of random tables into a database. Count the different pages in each thousand frames of SQLite's log."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    chance, numbers = random.Random(1), dict.fromkeys(ids, 0)
    for _ in range(moves):
        table_id = chance.choice(ids)
        numbers[table_id] += 1
        connection.execute("INSERT INTO events (table_id, number, body) VALUES (?, ?, ?)", (table_id, numbers[table_id], BODY))
    log = Path(f"{path}-wal").read_bytes()
    frame = FRAME_HEADER + struct.unpack_from(">I", log, PAGE_SIZE_AT)[0]
    pages = [struct.unpack_from(">I", log, at)[0] for at in range(WAL_HEADER, len(log), frame)]
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return [len(set(pages[at : at + FRAMES])) for at in range(0, len(pages) - FRAMES + 1, FRAMES)]


@click.command()
@click.option("--finished", default=100_000, show_default=True, help="How many tables have ended before.")
@click.option("--tables", default=1_000, show_default=True, help="How many are played at.")
@click.option("--moves", default=6_000, show_default=True)
def main(finished: int, tables: int, moves: int) -> None:
    results = {}
    for title, name in {"ids that begin with the hour": in_the_hours_before, "any ids": lambda _: secrets.token_hex(10)}.items():
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "tables.db"
            with_finished_tables(path, finished, name)
            results[title] = touched(path, [name(0) for _ in range(tables)], moves)
    keep("pages", {"finished": finished, "tables": tables, "moves": moves, **machine(), "results": results})
    rows = [[name, str(min(counts)), f"{statistics.median(counts):.0f}", str(max(counts))] for name, counts in results.items()]
    print(table([f"different pages in {FRAMES:,} frames", "fewest", "median", "most"], rows))


if __name__ == "__main__":
    main()
