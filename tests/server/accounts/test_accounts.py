"""Accounts: sign-up, sign-in, sign-out, and the tables of an account."""

from __future__ import annotations

import asyncio
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sql
from argon2 import PasswordHasher, Type

from matchwood.server.accounts import passwords, sessions
from matchwood.server.accounts.connections import Connections
from matchwood.server.accounts.profile import StoredAccount
from matchwood.server.accounts.user_agent import Browser
from matchwood.server.identity import Holder
from matchwood.server.storage import schema
from matchwood.server.storage.database import open_database
from matchwood.server.storage.transactions import Transactions
from tests.server.accounts.people import PASSWORD, account_name, posts, signs_in, signs_up
from tests.server.answers import error_of
from tests.support.database import open_new_database
from tests.support.waiting import wait_until_async

T = TypeVar("T")


def tables_of(person: Any) -> list[str]:
    return [table["id"] for table in person.http.get("/api/tables").json()]


def test_a_guest_plays_without_an_account(ada: Any) -> None:
    table = ada.opens()
    assert (account_name(ada), tables_of(ada)) == (None, [table["id"]])


def test_an_account_shows_its_tables_in_every_browser(ada: Any, bea: Any) -> None:
    table = ada.opens()
    assert signs_up(ada, " Along ").status_code == 201
    assert (account_name(ada), tables_of(ada)) == ("Along", [table["id"]])
    own = bea.opens()
    assert signs_in(bea, "ＡＬＯＮＧ").status_code == 200
    assert (account_name(bea), tables_of(bea)) == ("Along", [table["id"]])
    assert bea.sees(table)["you"] == 0
    posts(bea, "sign-out")
    assert (account_name(bea), tables_of(bea)) == (None, [own["id"]]), "as a guest, Bea has her own tables"
    assert account_name(ada) == "Along", "Ada's browser stays signed in"


def test_an_account_keeps_its_face_for_other_browsers_and_the_export(ada: Any, bea: Any) -> None:
    assert posts(ada, "face", face="c8").json() == {"account": None}, "a guest has no account for it"
    assert signs_up(ada, "Looks").json()["account"]["face"] is None
    assert posts(ada, "face", face="c8").json()["account"]["face"] == "c8"
    assert signs_in(bea, "Looks").json()["account"]["face"] == "c8"
    assert error_of(posts(bea, "face", face="z9")) == (400, "malformed")
    assert posts(bea, "export", password=PASSWORD).json()["account"]["face"] == "c8"


def test_a_browser_that_signed_out_has_no_access_to_the_tables_of_the_account(ada: Any) -> None:
    table = ada.opens()
    signs_up(ada, "Gone")
    cookie = ada.http.cookies["matchwood_account"]
    posts(ada, "sign-out")
    assert (tables_of(ada), ada.sees(table)["you"]) == ([], None)
    ada.http.cookies.set("matchwood_account", cookie)
    assert account_name(ada) is None


def test_a_connection_belongs_to_the_account_of_its_browser(ada: Any, bea: Any) -> None:
    table = ada.opens()
    signs_up(ada, "Socket")
    signs_in(bea, "Socket")
    with bea.line() as line:
        assert line.watch(table["id"])["table"]["you"] == 0


def test_a_taken_name_is_refused_in_every_spelling(ada: Any, bea: Any) -> None:
    assert signs_up(ada, "Straße").status_code == 201
    for name in ("straße", "STRASSE", "Ｓtrasse"):
        assert error_of(signs_up(bea, name)) == (409, "name_taken")


@pytest.mark.parametrize("name", ["Tw1n Peak", "\u0422win Peak", "Tw\u0456n Peak", "TWlN PEAK", "Twin  Peak", "Twi\u0307n Peak"])
def test_a_name_that_looks_like_a_taken_name_is_refused(ada: Any, bea: Any, name: str) -> None:
    signs_up(ada, "Twin Peak")
    assert error_of(signs_up(bea, name)) == (409, "name_taken")


@pytest.mark.parametrize(
    "name", ["T\u00e4nn", "\u041c\u0430\u0440\u0438\u044f", "\u5c71\u7530", "\U0001f600 Joe", "O'Neil", "J.-P."]
)
def test_a_name_may_use_any_script(ada: Any, name: str) -> None:
    assert signs_up(ada, name).status_code == 201
    assert account_name(ada) == name


@pytest.mark.parametrize(
    "name",
    [
        *("", "  ", "x" * 25, "a\nb", "\u2800", "Twin\u3164", "T\u034fwin", "Twin\u2800", "Twin\ufe0f", "T\u200bwin", "Tw\u202ein"),
        *("Twin\U0001d159", "Twin\U00016fe4", "Twin\ufffc"),
    ],
)
def test_an_unreadable_name_is_refused(ada: Any, name: str) -> None:
    assert error_of(signs_up(ada, name)) == (422, "bad_name")


def test_the_name_of_a_deleted_account_is_free(ada: Any, bea: Any) -> None:
    signs_up(ada, "Phoenix")
    assert error_of(signs_up(bea, "Ph0enix")) == (409, "name_taken")
    posts(ada, "delete", password=PASSWORD)
    assert signs_up(bea, "Ph0enix").status_code == 201


@pytest.mark.parametrize("password", ["", "seven77", "x" * 129])
def test_a_password_that_is_too_short_or_too_long_is_refused(ada: Any, password: str) -> None:
    assert error_of(signs_up(ada, "Short", password)) == (422, "bad_password")


def test_the_error_is_the_same_for_an_unknown_name_and_a_wrong_password(ada: Any, bea: Any) -> None:
    signs_up(ada, "Told")
    wrong, unknown = signs_in(bea, "Told", "wrong horse"), signs_in(bea, "Nobody at all", PASSWORD)
    assert (error_of(wrong), wrong.json()) == ((403, "wrong_password"), unknown.json())


def test_a_sign_in_with_an_unknown_name_checks_a_password_hash(ada: Any, bea: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []

    def verify(hashed: str, _: str) -> bool:
        checked.append(hashed)
        return False

    monkeypatch.setattr("matchwood.server.accounts.passwords._verify", verify)
    signs_in(bea, "Nobody at all")
    assert len(checked) == 1
    assert checked[0].startswith("$argon2id$")


def test_a_password_may_be_typed_in_another_unicode_form(ada: Any, bea: Any) -> None:
    signs_up(ada, "Accent", "caf\u00e9 caf\u00e9")
    assert signs_in(bea, "Accent", "cafe\u0301 cafe\u0301").status_code == 200


def test_passwords_are_hashed_at_the_default_cost_of_the_library() -> None:
    hasher = runpy.run_path(passwords.__file__)["hasher"]  # the tests have put a quicker one into the module
    assert hasher._parameters == PasswordHasher()._parameters
    assert hasher.type is Type.ID


def test_guesses_of_a_password_are_limited(start_server: Any, guest: Any) -> None:
    eve = guest(start_server(passwords=12).address)
    answers = [signs_in(eve, name, "wrong horse") for name in ("Ada", "ADA", "Ada", "Bea")]
    assert [answer.status_code for answer in answers] == [403, 403, 429, 403]
    assert error_of(answers[2]) == (429, "too_many")


def test_an_account_survives_a_restart_and_its_secrets_are_not_stored(start_server: Any, guest: Any, tmp_path: Path) -> None:
    server = start_server()
    ada = guest(server.address)
    table = ada.opens()
    signs_up(ada, "Later")
    token = ada.http.cookies["matchwood_account"]
    server.close()
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert PASSWORD.encode() not in kept
    assert token.encode() not in kept
    ada.http.base_url = start_server().address
    assert (account_name(ada), tables_of(ada)) == ("Later", [table["id"]])


async def test_the_cache_of_sessions_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MAX_REMEMBERED", 1)
    engine = open_new_database(tmp_path / "tables.db")
    known = sessions.Sessions(Transactions(engine, None, "Please try again."), Connections())
    for token in ("one", "other"):
        assert await known.holder_of(token) is None
    assert list(known._cache) == ["other"]
    engine.dispose()


async def test_a_session_that_ends_during_its_lookup_is_not_cached(tmp_path: Path) -> None:
    engine = open_database(f"{tmp_path}/tables.db")
    store = SlowDatabase(engine, None, "Please try again.")
    known = sessions.Sessions(store, Connections())
    ada = StoredAccount("id", "Ada", "ada", None, 0)
    with engine.begin() as connection:
        connection.execute(schema.accounts.insert().values(**ada._asdict(), folded="ada"))
    await known.create(ada, "token", Browser(None, None))
    store.answers = asyncio.Event()
    lookup = asyncio.create_task(known.holder_of("token"))
    await wait_until_async(lambda: store.waiting)
    answers, store.answers = store.answers, None
    await known.sign_out(Holder("id", "ada", "token"))
    answers.set()
    assert await lookup == Holder("id", "ada", "token"), "so it was when the database answered"
    assert await known.holder_of("token") is None
    engine.dispose()


class SlowDatabase(Transactions):
    """A database whose answers arrive when the test sets `answers`."""

    answers: asyncio.Event | None = None
    waiting = False

    async def in_transaction(self, work: Callable[[sql.Connection], T]) -> T:
        answers, found = self.answers, await super().in_transaction(work)
        if answers is not None:
            self.waiting = True
            await answers.wait()
        return found


def test_a_program_with_a_token_has_no_account(ada: Any, person: Callable[..., Any]) -> None:
    signs_up(ada, "Program")
    answer = ada.http.get("/api/account", headers={"authorization": f"Bearer {person().token}"})
    assert answer.json() == {"account": None}


def test_an_account_is_exported_and_deleted_with_its_password(ada: Any, bea: Any) -> None:
    assert error_of(posts(ada, "export", password=PASSWORD)) == (403, "not_signed_in")
    signs_up(ada, "Leaving")
    for what in ("export", "delete"):
        assert error_of(posts(ada, what, password="wrong horse")) == (403, "wrong_password")
    export = posts(ada, "export", password=PASSWORD)
    assert export.json()["account"]["name"] == "Leaving"
    assert "argon2" not in export.text
    assert ada.http.get("/api/account/games").json() == {"games": [], "more": False}
    assert posts(ada, "delete", password=PASSWORD).json() == {"account": None}
    assert account_name(ada) is None
    assert error_of(signs_in(bea, "Leaving")) == (403, "wrong_password")
    assert signs_up(bea, "Leaving").status_code == 201, "the name is free again"
