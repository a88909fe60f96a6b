"""Migrations of the database: each keeps the stored data."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from matchwood.server.storage import migrate
from matchwood.server.storage.database import open_database, upgrade_database
from matchwood.server.storage.schema import metadata


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = open_database(f"{tmp_path}/tables.db")
    assert difference(engine) == []
    engine.dispose()


def test_all_migrations_of_the_folder_are_listed() -> None:
    folder = ScriptDirectory(str(Path(migrate.__file__).parent / "migrations"))
    assert tuple(step.revision for step in folder.walk_revisions())[::-1] == migrate.REVISIONS


def test_a_file_without_migrations_is_upgraded(tmp_path: Path) -> None:
    engine = sql.create_engine(f"sqlite:///{tmp_path}/tables.db")
    with engine.begin() as connection:  # as the first version did
        connection.execute(
            sql.text(
                "CREATE TABLE events (table_id VARCHAR(32), number INTEGER, body TEXT NOT NULL, PRIMARY KEY (table_id, number))"
            )
        )
        connection.execute(sql.text("CREATE TABLE matchwood_layout (version INTEGER NOT NULL)"))
        connection.execute(sql.text("INSERT INTO matchwood_layout VALUES (1)"))
        connection.execute(sql.text("INSERT INTO events VALUES ('abcd', 1, '{}')"))
    assert upgrade_database(f"{tmp_path}/tables.db") == (None, migrate.REVISIONS[-1])
    assert upgrade_database(f"{tmp_path}/tables.db") == (migrate.REVISIONS[-1], migrate.REVISIONS[-1])
    with engine.connect() as connection:
        assert list(connection.execute(sql.text("SELECT * FROM events"))) == [("abcd", 1, "{}")]
        assert list(connection.execute(sql.text("SELECT * FROM matchwood_layout"))) == [(1,)]
        assert {"runs", "sitters", "public_tables"} < set(sql.inspect(connection).get_table_names())
    engine.dispose()


def test_a_newer_compatible_layout_stays_unchanged(tmp_path: Path) -> None:
    engine = open_database(f"{tmp_path}/tables.db")
    with engine.begin() as connection:
        connection.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    assert upgrade_database(f"{tmp_path}/tables.db") == ("9999", "9999")


def test_a_failing_migration_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real: Callable[[sql.Connection], None] = migrate._run_migrations

    def fails(connection: sql.Connection) -> None:
        real(connection)
        raise RuntimeError("the power is cut")

    monkeypatch.setattr(migrate, "_run_migrations", fails)
    with pytest.raises(RuntimeError):
        open_database(f"{tmp_path}/tables.db")
    engine = sql.create_engine(f"sqlite:///{tmp_path}/tables.db")
    assert sql.inspect(engine).get_table_names() == []
    engine.dispose()


def older_database(folder: Path, monkeypatch: pytest.MonkeyPatch, revisions: int) -> sql.Engine:
    with monkeypatch.context() as older:
        older.setattr(migrate, "REVISIONS", migrate.REVISIONS[:revisions])
        return open_database(f"{folder}/tables.db")


def test_a_migration_sets_an_alarm_for_older_tables_with_a_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = older_database(tmp_path, monkeypatch, revisions=5)
    with engine.begin() as connection:
        clock = '{"type":"created","clock":{"key":"correspondence","bank":259200,"increment":86400}}'
        for table, body in (("running", clock), ("over", clock), ("untimed", '{"type":"created","clock":null}')):
            connection.execute(sql.text("INSERT INTO events VALUES (:table, 1, :body)"), {"table": table, "body": body})
        connection.execute(sql.text("INSERT INTO ends VALUES ('over', 1, 1)"))
    assert upgrade_database(f"{tmp_path}/tables.db") == ("0005", migrate.REVISIONS[-1])
    with engine.connect() as connection:
        assert list(connection.execute(sql.text("SELECT * FROM alarms"))) == [("running", 1)]
    engine.dispose()


def test_the_id_of_a_deleted_message_is_not_reused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    say = sql.text("INSERT INTO talk (table_id, at, owner, key, name, words) VALUES ('abcd', 1, 'ada', :words, 'Ada', :words)")
    engine = older_database(tmp_path, monkeypatch, revisions=7)
    with engine.begin() as connection:
        for words in ("first", "second"):
            connection.execute(say, {"words": words})
        connection.execute(sql.text("INSERT INTO reports VALUES (2, 'bea', 1), (3, 'bea', 1)"))
    assert upgrade_database(f"{tmp_path}/tables.db") == ("0007", migrate.REVISIONS[-1])
    assert difference(engine) == []
    with engine.begin() as connection:
        assert list(connection.execute(sql.text("SELECT line FROM reports"))) == [(2,)], "a report of a deleted message is deleted"
        connection.execute(sql.text("DELETE FROM talk WHERE id = 2"))
        connection.execute(say, {"words": "third"})
        assert list(connection.execute(sql.text("SELECT id, words FROM talk ORDER BY id"))) == [(1, "first"), (3, "third")]
    engine.dispose()


def test_an_older_report_is_unsettled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = older_database(tmp_path, monkeypatch, revisions=8)
    with engine.begin() as connection:
        connection.execute(sql.text("INSERT INTO reports VALUES (2, 'bea', 1)"))
    assert upgrade_database(f"{tmp_path}/tables.db") == ("0008", migrate.REVISIONS[-1])
    with engine.connect() as connection:
        assert list(connection.execute(sql.text("SELECT line, settled FROM reports"))) == [(2, None)]
    engine.dispose()


def difference(engine: sql.Engine) -> list[object]:
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))
