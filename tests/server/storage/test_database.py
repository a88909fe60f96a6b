"""Opening a database: what is created, what is refused, and what a commit guarantees."""

from __future__ import annotations

import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sql

from matchwood.server.protocol.errors import CannotServe
from matchwood.server.storage.database import open_database
from matchwood.server.storage.migrate import REVISIONS


def test_a_database_with_an_unknown_layout_is_refused(tmp_path: Path) -> None:
    engine = open_database(f"{tmp_path}/tables.db")
    with engine.begin() as connection:
        connection.execute(sql.text("UPDATE matchwood_layout SET version = 99"))
    engine.dispose()
    with pytest.raises(CannotServe, match="schema version 99"):
        open_database(f"{tmp_path}/tables.db")


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:////proc/nowhere/tables.db",
        "nosuchdatabase://x",
        "sqlite:////dev/null/x.db",
        "sqlite://",
        ":memory:",
        "sqlite:///file:x?mode=memory&uri=true",
    ],
)
def test_an_address_that_cannot_be_used_is_refused(url: str) -> None:
    with pytest.raises(CannotServe, match="--database"):
        open_database(url)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada, this is a letter and not a database. " * 100)
    with pytest.raises(CannotServe, match="cannot be opened"):
        open_database(f"{tmp_path}/letter.txt")


def test_processes_that_start_at_the_same_time_share_a_new_database(tmp_path: Path) -> None:
    for attempt in range(5):
        with ThreadPoolExecutor(6) as several:
            engines = list(several.map(open_database, [f"{tmp_path}/{attempt}.db"] * 6))
        with engines[0].connect() as connection:
            assert list(connection.scalars(sql.text("SELECT version_num FROM alembic_version"))) == [REVISIONS[-1]]
        for engine in engines:
            engine.dispose()


@pytest.mark.skipif(os.name != "posix", reason="other systems have no modes of files")
def test_only_the_user_of_the_server_can_read_a_new_file(tmp_path: Path) -> None:
    engine = open_database(f"{tmp_path}/tables.db")
    with engine.begin() as connection:
        connection.execute(sql.text("CREATE TABLE another (x)"))  # so that the file `-wal` exists
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    engine.dispose()
    assert modes == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm"), 0o600)


@pytest.mark.skipif(os.name != "posix", reason="other systems have no modes of files")
def test_the_mode_of_an_existing_file_stays(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    open_database(str(file)).dispose()
    file.chmod(0o640)  # the operator lets a group read it
    open_database(str(file)).dispose()
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


@pytest.mark.parametrize(("setting", "strictest"), [("synchronous", 2), ("fullfsync", 1)])
def test_a_commit_is_on_the_disk(tmp_path: Path, setting: str, strictest: int) -> None:
    engine = open_database(f"{tmp_path}/tables.db")
    with engine.connect() as connection:
        assert connection.scalar(sql.text(f"PRAGMA {setting}")) == strictest
    engine.dispose()
