"""The commands of the documents that back up and restore a database, run while people play."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.docs.pages import scripts_of
from tests.server.answers import Json
from tests.server.conftest import Person, ServerThread
from tests.server.services import Postgresql, programs_of_postgresql
from tests.support.processes import Process

OF_SQLITE, _, OF_POSTGRESQL = scripts_of("docs/hosting.md", "Backup and restore")
BACKUP, _, RESTORE = OF_SQLITE.strip().rpartition("\n")


@pytest.fixture
def shell(tmp_path: Path) -> Callable[..., None]:
    """Runs commands. The folders /var/lib/matchwood and /backup are replaced by folders of the test."""
    for name in ("matchwood", "backup"):
        (tmp_path / name).mkdir()

    def run(commands: str, **environment: str) -> None:
        here = commands.replace("/var/lib/matchwood/", f"{tmp_path}/matchwood/").replace("/backup/", f"{tmp_path}/backup/")
        path = f"{programs_of_postgresql()}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(["sh", "-ec", here], env={**os.environ, "PATH": path, **environment}, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, ""), commands

    return run


def begun(ada: Person, bea: Person) -> Json:
    """Start a game in which Ada has bid, and return the table as Bea sees it."""
    table = ada.opens(players=2)
    bea.sits(table)
    assert ada.moves(table, "bid 1").is_success
    return bea.sees(table)


def is_restored_at(table: Json, address: str, ada: Person, bea: Person) -> None:
    """Assert that both players have this table, as it was, and no other at this server, and can play."""
    for person in (ada, bea):
        person.http.base_url = address
        assert [one["id"] for one in person.http.get("/api/tables").json()] == [table["id"]]
    assert bea.sees(table) == table
    assert bea.moves(table, "bid 1").is_success


def readers_of(copy: Path) -> int:
    """Return the bits of the mode that let other users read, write or execute a file."""
    return copy.stat().st_mode & 0o077


needs_sqlite = pytest.mark.skipif(not shutil.which("sqlite3"), reason="no sqlite3 here; Debian's package has the same name")


@needs_sqlite
def test_a_restored_file_has_the_tables_of_the_backup(
    tmp_path: Path, shell: Callable[..., None], guest: Callable[..., Person], start_server: Callable[..., ServerThread]
) -> None:
    file = f"sqlite:///{tmp_path}/matchwood/tables.db"
    server = Process("serve", "--port", "0", "--database", file)
    try:
        address = server.ready().split()[3]
        people = guest(address, "Ada"), guest(address, "Bea")
        table = begun(*people)
        shell(BACKUP)
        begun(*people)
    finally:
        server.kill()
    assert readers_of(tmp_path / "backup/tables.db") == 0
    shell(RESTORE)
    is_restored_at(table, start_server(file).address, *people)


def test_a_restored_postgresql_has_the_tables_of_the_backup(
    tmp_path: Path,
    postgresql: Postgresql,
    shell: Callable[..., None],
    guest: Callable[..., Person],
    start_server: Callable[..., ServerThread],
) -> None:
    database = postgresql.new_database()
    address = start_server(database).address
    people = guest(address, "Ada"), guest(address, "Bea")
    table = begun(*people)
    shell(OF_POSTGRESQL, MATCHWOOD_DATABASE=database, PGHOST=str(postgresql.folder), PGUSER="matchwood")
    assert readers_of(tmp_path / "backup/tables.dump") == 0
    is_restored_at(table, start_server(postgresql.address("matchwood_restored")).address, *people)
