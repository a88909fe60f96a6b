"""Accounts: signing up, in and out, and whose tables are whose."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sql
from argon2 import PasswordHasher
from websockets.sync.client import connect

from matchwood.server.accounts import sessions
from matchwood.server.accounts.connections import Connections
from matchwood.server.accounts.passwords import hasher
from matchwood.server.accounts.profile import StoredAccount
from matchwood.server.accounts.user_agent import Browser
from matchwood.server.identity import Holder
from matchwood.server.storage import schema
from matchwood.server.storage.database import open_database
from matchwood.server.storage.transactions import Transactions
from tests.server.accounts.people import PASSWORD, asks, code, is_called, signs_in, signs_up
from tests.waiting import until, waited_for

T = TypeVar("T")


def tables_of(somebody: Any) -> list[str]:
    return [table["id"] for table in somebody.http.get("/api/tables").json()]


def test_nobody_needs_an_account(ada: Any) -> None:
    table = ada.opens()
    assert (is_called(ada), tables_of(ada)) == (None, [table["id"]])


def test_signing_up_takes_the_tables_along_to_other_browsers(ada: Any, bea: Any) -> None:
    table = ada.opens()
    assert signs_up(ada, " Along ").status_code == 201
    assert (is_called(ada), tables_of(ada)) == ("Along", [table["id"]])
    own = bea.opens()
    assert signs_in(bea, "ＡＬＯＮＧ").status_code == 200
    assert (is_called(bea), tables_of(bea)) == ("Along", [table["id"]])
    assert bea.sees(table)["you"] == 0
    asks(bea, "sign-out")
    assert (is_called(bea), tables_of(bea)) == (None, [own["id"]]), "as a guest, one has the tables of a guest"
    assert is_called(ada) == "Along", "the other browser stays signed in"


def test_a_face_comes_along_to_other_browsers_and_into_the_export(ada: Any, bea: Any) -> None:
    assert asks(ada, "face", face="c8").json() == {"account": None}, "a guest keeps it alone"
    assert signs_up(ada, "Looks").json()["account"]["face"] is None
    assert asks(ada, "face", face="c8").json()["account"]["face"] == "c8"
    assert signs_in(bea, "Looks").json()["account"]["face"] == "c8"
    assert code(asks(bea, "face", face="z9")) == (400, "malformed")
    assert asks(bea, "export", password=PASSWORD).json()["account"]["face"] == "c8"


def test_after_signing_out_the_browser_is_a_stranger_at_the_tables_of_the_account(ada: Any) -> None:
    table = ada.opens()
    signs_up(ada, "Gone")
    cookie = ada.http.cookies["matchwood_account"]
    asks(ada, "sign-out")
    assert (tables_of(ada), ada.sees(table)["you"]) == ([], None)
    ada.http.cookies.set("matchwood_account", cookie)
    assert is_called(ada) is None, "nor does the old cookie help"


def test_a_socket_knows_the_account(ada: Any, bea: Any) -> None:
    table = ada.opens()
    signs_up(ada, "Socket")
    signs_in(bea, "Socket")
    address = str(bea.http.base_url).replace("http", "ws").rstrip("/") + "/live"
    cookies = "; ".join(f"{key}={value}" for key, value in bea.http.cookies.items())
    with connect(address, additional_headers={"cookie": cookies}) as socket:
        socket.send(json.dumps({"type": "watch", "table": table["id"]}))
        assert '"you":0' in str(socket.recv(10))


def test_a_name_is_taken_however_it_is_written(ada: Any, bea: Any) -> None:
    assert signs_up(ada, "Straße").status_code == 201
    for name in ("straße", "STRASSE", "Ｓtrasse"):
        assert code(signs_up(bea, name)) == (409, "name_taken")


@pytest.mark.parametrize("name", ["Tw1n Peak", "\u0422win Peak", "Tw\u0456n Peak", "TWlN PEAK", "Twin  Peak", "Twi\u0307n Peak"])
def test_a_name_that_looks_like_another_one_cannot_be_had(ada: Any, bea: Any, name: str) -> None:
    signs_up(ada, "Twin Peak")
    assert code(signs_up(bea, name)) == (409, "name_taken")


@pytest.mark.parametrize(
    "name", ["T\u00e4nn", "\u041c\u0430\u0440\u0438\u044f", "\u5c71\u7530", "\U0001f600 Joe", "O'Neil", "J.-P."]
)
def test_names_of_all_scripts_are_welcome(ada: Any, name: str) -> None:
    assert signs_up(ada, name).status_code == 201
    assert is_called(ada) == name


@pytest.mark.parametrize(
    "name",
    [
        *("Twin\u3164", "T\u034fwin", "Twin\u2800", "Twin\ufe0f", "T\u200bwin", "Tw\u202ein"),
        *("Twin\U0001d159", "Twin\U00016fe4", "Twin\ufffc"),
    ],
)
def test_a_name_has_nothing_in_it_that_nobody_sees(ada: Any, name: str) -> None:
    assert code(signs_up(ada, name)) == (422, "bad_name")


def test_a_name_can_be_had_again_once_its_account_is_gone(ada: Any, bea: Any) -> None:
    signs_up(ada, "Phoenix")
    assert code(signs_up(bea, "Ph0enix")) == (409, "name_taken")
    asks(ada, "delete", password=PASSWORD)
    assert signs_up(bea, "Ph0enix").status_code == 201


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "a\nb", "\u2800"])
def test_a_name_is_one_that_can_be_read(ada: Any, name: str) -> None:
    assert code(signs_up(ada, name)) == (422, "bad_name")


@pytest.mark.parametrize("password", ["", "seven77", "x" * 129])
def test_a_password_is_neither_short_nor_endless(ada: Any, password: str) -> None:
    assert code(signs_up(ada, "Short", password)) == (422, "bad_password")


def test_which_of_name_and_password_was_wrong_is_not_told(ada: Any, bea: Any) -> None:
    signs_up(ada, "Told")
    wrong, unknown = signs_in(bea, "Told", "wrong horse"), signs_in(bea, "Nobody at all", PASSWORD)
    assert (code(wrong), wrong.json()) == ((403, "wrong_password"), unknown.json())


def test_an_unknown_name_costs_a_hash_as_well(ada: Any, bea: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []

    def fits(kept: str, _: str) -> bool:
        checked.append(kept)
        return False

    monkeypatch.setattr("matchwood.server.accounts.passwords._verify", fits)
    signs_in(bea, "Nobody at all")
    assert len(checked) == 1
    assert checked[0].startswith("$argon2id$")


def test_the_same_password_typed_in_another_way_is_right(ada: Any, bea: Any) -> None:
    signs_up(ada, "Accent", "caf\u00e9 caf\u00e9")
    assert signs_in(bea, "Accent", "cafe\u0301 cafe\u0301").status_code == 200


def test_the_usual_costs_are_those_of_the_library() -> None:
    usual = PasswordHasher()
    assert usual.type.name == "ID"
    assert usual.memory_cost > hasher.memory_cost, "here they are lower, for the sake of time"


def test_whoever_guesses_has_to_wait(start_server: Any, guest: Any) -> None:
    somebody = guest(start_server(passwords=12).address)
    answers = [signs_in(somebody, name, "wrong horse") for name in ("Ada", "ADA", "Ada", "Bea")]
    assert [answer.status_code for answer in answers] == [403, 403, 429, 403]
    assert code(answers[2]) == (429, "too_many")


def test_an_account_outlives_the_server_and_nothing_of_it_is_kept_that_would_let_others_in(
    start_server: Any, guest: Any, tmp_path: Path
) -> None:
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
    assert (is_called(ada), tables_of(ada)) == ("Later", [table["id"]])


def test_what_a_process_remembers_of_sessions_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MAX_REMEMBERED", 1)
    engine = open_database(f"{tmp_path}/tables.db")
    known = sessions.Sessions(Transactions(engine, None, "Please try again."), Connections())
    for token in ("one", "other"):
        assert waited_for(known.holder_of(token)) is None
    assert list(known._cache) == ["other"]
    engine.dispose()


def test_who_is_signed_out_while_they_are_looked_up_is_not_remembered_as_signed_in(tmp_path: Path) -> None:
    async def story(store: Slow) -> Holder | None:
        known = sessions.Sessions(store, Connections())
        ada = StoredAccount("id", "Ada", "ada", None, 0)
        await store.in_transaction(
            lambda connection: connection.execute(schema.accounts.insert().values(**ada._asdict(), folded="ada"))
        )
        await known.create(ada, "token", Browser(None, None))
        store.answers = asyncio.Event()
        looking = asyncio.create_task(known.holder_of("token"))
        await until(lambda: store.waiting)
        answers, store.answers = store.answers, None
        await known.sign_out(Holder("id", "ada", "token"))
        answers.set()
        assert await looking == Holder("id", "ada", "token"), "so it was when that was read"
        return await known.holder_of("token")

    engine = open_database(f"{tmp_path}/tables.db")
    assert waited_for(story(Slow(engine, None, "Please try again."))) is None
    engine.dispose()


class Slow(Transactions):
    """A database whose answers are on their way until somebody lets them arrive."""

    answers: asyncio.Event | None = None
    waiting = False

    async def in_transaction(self, work: Callable[[sql.Connection], T]) -> T:
        answers, found = self.answers, await super().in_transaction(work)
        if answers is not None:
            self.waiting = True
            await answers.wait()
        return found


def test_programs_with_a_token_have_no_account(ada: Any, person: Callable[..., Any]) -> None:
    signs_up(ada, "Program")
    answer = ada.http.get("/api/account", headers={"authorization": f"Bearer {person().token}"})
    assert answer.json() == {"account": None}


def test_what_is_kept_is_exported_and_deleted_for_whoever_knows_the_password(ada: Any, bea: Any) -> None:
    assert code(asks(ada, "export", password=PASSWORD)) == (403, "not_signed_in")
    signs_up(ada, "Leaving")
    for what in ("export", "delete"):
        assert code(asks(ada, what, password="wrong horse")) == (403, "wrong_password")
    told = asks(ada, "export", password=PASSWORD)
    assert told.json()["account"]["name"] == "Leaving"
    assert "argon2" not in told.text
    assert ada.http.get("/api/account/games").json() == {"games": [], "more": False}
    assert asks(ada, "delete", password=PASSWORD).json() == {"account": None}
    assert is_called(ada) is None
    assert code(signs_in(bea, "Leaving")) == (403, "wrong_password")
    assert signs_up(bea, "Leaving").status_code == 201, "the name is free again"
