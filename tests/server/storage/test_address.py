"""Addresses of databases: which are accepted, and that errors contain no password."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import pytest

from matchwood.server.app import create_app
from matchwood.server.protocol.errors import CannotServe
from matchwood.server.storage.address import address_of, file_of, shown
from matchwood.server.storage.database import open_database, upgrade_database

PASSWORD = "p@ss/w:o#r d%"


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("named", "file"),
    [
        ("tables.db", "tables.db"),
        ("data/tables.sqlite", "data/tables.sqlite"),
        ("./tables", "tables"),
        ("../tables", "../tables"),
        ("/var/lib/matchwood/tables", "/var/lib/matchwood/tables"),
        ("/srv/a?b/tables.db", "/srv/a?b/tables.db"),
        ("sqlite:///tables", "tables"),
        ("sqlite:////srv/tables.db", "/srv/tables.db"),
    ],
)
def test_a_path_or_url_names_a_file(named: str, file: str) -> None:
    assert file_of(address_of(named)) == Path(file)


def test_an_existing_file_needs_no_extension() -> None:
    Path("tables").touch()
    assert file_of(address_of("tables")) == Path("tables")


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_a_password_may_be_percent_encoded(scheme: str) -> None:
    url = address_of(f"{scheme}://ada:{quote(PASSWORD, safe='')}@host:5433/tables")
    assert (url.get_backend_name(), url.username, url.password, url.host, url.port) == ("postgresql", "ada", PASSWORD, "host", 5433)
    assert "ada:***@host:5433" in shown(url)


REFUSED = [
    "foo",
    "tables/now",
    "",
    ":memory:",
    "sqlite:tables.db",
    "sqlite//tables.db",
    "sqlite://tables.db",
    "sqlite://ada:secret@host/tables.db",
    "sqlite:///postgresql:/ada:secret@host/tables.db",
    "postgresql//ada:secret@127.0.0.1:25432/matchwood",
    "postgresql:ada:secret@host/tables.db",
    "postgresql:/ada:secret@host/tables.db",
    "//ada:secret@host/tables",
    "/ada:secret@host/tables.db",
    "ada:secret@host/tables.db",
    "./ada:secret@host/tables.db",
    "postgresql ://ada:secret@host/tables",
    "postgresql://ada:sec@ret@host/tables",
    "postgresql://ada:secret@host:secret/tables",
    "postgresql://ada:x@secret:1@host/tables",
    f"postgresql://matchwood:{PASSWORD}@127.0.0.1:1/tables".replace("ss", "secret"),
    "mysql://ada:secret@host/tables",
    "nosuchdatabase://secret",
    "postgresql://ada:secret@host/tables?prepare_threshold=0",
    "postgresql://ada:secret@host/tables?sslmode=require&autocommit=false",
]


@pytest.mark.parametrize("named", REFUSED)
def test_an_unclear_address_is_refused_and_creates_nothing(named: str, tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="--database") as refusal:
        open_database(named)
    assert "secret" not in str(refusal.value)
    assert "ret@" not in str(refusal.value)
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    "named",
    [
        "postgresql://ada:secret@127.0.0.1:1/tables",
        "postgresql://ada@127.0.0.1:1/tables?password=secret",
        "postgresql://ada:secret@secret.invalid:1/tables",
        "postgresql://ada@/tables?host=/nowhere&password=secret&sslpassword=secret",
    ],
)
def test_an_error_contains_no_password(named: str) -> None:
    with pytest.raises(CannotServe, match="cannot be opened") as refusal:
        open_database(named)
    assert "secret" not in str(refusal.value).replace("secret.invalid", "")


def test_the_error_for_a_setting_of_pgbouncer_names_the_mode_that_works() -> None:
    with pytest.raises(CannotServe, match=r"prepare_threshold.*\n.*pool_mode = session"):
        address_of("postgresql://ada:secret@host/tables?prepare_threshold=0")


def test_a_url_can_contain_parameters_of_postgresql() -> None:
    assert address_of("postgresql://ada@host/tables?sslmode=require").query == {"sslmode": "require"}


@pytest.mark.parametrize("prefix", ["", "sqlite:///"])
def test_a_missing_file_is_not_upgraded(prefix: str, tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match=r"There is no database .*tables\.db"):
        upgrade_database(f"{prefix}{tmp_path}/tables.db")
    assert not [*tmp_path.iterdir()]


def test_servers_cannot_share_a_file(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="--live is for several servers that share a PostgreSQL"):
        create_app(f"sqlite:///{tmp_path}/tables.db", live_url="redis://127.0.0.1:1/0")
    assert not [*tmp_path.iterdir()]
