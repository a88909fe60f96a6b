"""Guest tokens: a token ends when its guest signs up, and a token that no server issued is refused."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed

from matchwood.server.accounts import guests
from matchwood.server.accounts.guests import Guests
from matchwood.server.identity import hash_token
from matchwood.server.protocol.errors import Busy
from matchwood.server.storage import schema
from matchwood.server.storage.database import open_database
from matchwood.server.storage.transactions import Transactions
from tests.server.accounts.people import PASSWORD, posts, signs_up
from tests.support.database import open_new_database
from tests.support.http import WITHOUT_TLS
from tests.support.waiting import TIMEOUT


@pytest.fixture
def thief(address: str) -> Iterator[Callable[[str, bool], httpx.Client]]:
    """Returns a client that uses this token, in a cookie or as a program."""
    with ExitStack() as clients:

        def client(token: str, program: bool) -> httpx.Client:
            headers = {"authorization": f"Bearer {token}"} if program else {"cookie": f"matchwood={token}"}
            return clients.enter_context(httpx.Client(base_url=address, headers=headers, timeout=TIMEOUT, verify=WITHOUT_TLS))

        yield client


def access(client: httpx.Client, table: str) -> tuple[set[int], bool]:
    path, key = f"/api/tables/{table}", secrets.token_hex(8)
    seen = client.get(path)
    moved = client.post(f"{path}/moves", json={"move": "bid 0", "key": key})
    chat = client.post(f"{path}/talk", json={"phrase": "hello", "key": key})
    shown = seen.status_code == 200 and bool(((seen.json()["view"] or {}).get("table") or {}).get("hand"))
    return {seen.status_code, moved.status_code, chat.status_code}, shown


@pytest.mark.parametrize("program", [False, True], ids=["cookie", "program"])
def test_a_guest_token_is_refused_after_sign_up(ada: Any, program: bool, thief: Callable[[str, bool], httpx.Client]) -> None:
    token, before = ada.token, ada.opens(bots=2)
    stolen = thief(token, program)
    assert access(stolen, before["id"])[1]
    assert signs_up(ada, f"Left {program}").status_code == 201
    after = ada.opens(bots=2)
    for change in (
        lambda: None,
        lambda: posts(ada, "password", password=PASSWORD, new="another password"),
        lambda: posts(ada, "delete", password="another password"),
    ):
        change()
        for table in (before, after):
            answers, shown = access(thief(token, program), table["id"])
            assert not shown
            assert answers <= ({403} if program else {200, 403})


@pytest.mark.usefixtures("changed_there")
def test_the_connection_of_a_guest_ends_after_sign_up(ada: Any) -> None:
    with ada.line() as line:
        line.say(type="ping")
        line.hear_type("pong")
        assert signs_up(ada, f"Hung up on {secrets.token_hex(4)}").status_code == 201
        with pytest.raises(ConnectionClosed):
            line.hear_until(lambda message: False)


@pytest.mark.usefixtures("changed_there")
@pytest.mark.parametrize("program", [False, True], ids=["cookie", "program"])
def test_a_waiting_guest_is_answered_as_a_stranger_after_sign_up(
    ada: Any, program: bool, thief: Callable[[str, bool], httpx.Client], endless_waits: threading.Event
) -> None:
    table = ada.opens()  # without moves, which would end the wait
    with ThreadPoolExecutor(1) as thread:
        waiting = thread.submit(thief(ada.token, program).get, f"/api/tables/{table['id']}", params={"after": 1_000, "wait": 30})
        assert endless_waits.wait(TIMEOUT)
        assert signs_up(ada, f"Waited for {secrets.token_hex(4)}").status_code == 201
        answer = waiting.result(TIMEOUT)
    assert (answer.status_code, answer.json().get("you")) == (403 if program else 200, None)


def test_a_cookie_that_no_server_issued_is_replaced(address: str) -> None:
    for planted in (secrets.token_urlsafe(32), secrets.token_urlsafe(48)[:65], "x" * 65, "x" * 100):
        with httpx.Client(base_url=address, cookies={"matchwood": planted}) as http:
            answer = http.get("/api/tables")
            assert answer.cookies["matchwood"] != planted
            wish = {"game": "matchmaster", "players": 2, "bots": 0, "name": "Ada"}
            table = http.post("/api/tables", json=wish).json()
        with httpx.Client(base_url=address, headers={"cookie": f"matchwood={planted}"}) as http:
            assert http.get(f"/api/tables/{table['id']}").json()["you"] is None


def test_an_unsigned_cookie_counts_if_its_guest_has_had_a_seat(ada: Any, database: Path, address: str) -> None:
    table, old = ada.opens(bots=2), secrets.token_urlsafe(32)
    engine = open_database(f"sqlite:///{database}")
    with engine.begin() as connection:
        made = connection.scalar(sql.select(schema.keys.c.made)) or 0
        sitting = {"owner": hash_token(old), "table_id": table["id"], "since": made / 1_000 - 60}
        connection.execute(schema.sitters.insert().values(sitting))
    engine.dispose()
    for token, kept in ((old, True), (secrets.token_urlsafe(32), False)):
        with httpx.Client(base_url=address, headers={"cookie": f"matchwood={token}"}) as http:
            assert ("matchwood" not in http.get("/api/tables").cookies) == kept


async def test_a_known_guest_is_accepted_while_the_database_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "TRUST_SECONDS", 0)
    engine = open_new_database(tmp_path / "tables.db")
    guests_known = Guests(Transactions(engine, None, "not now"))
    assert not await guests_known.has_signed_up("ada")
    with engine.begin() as connection:
        connection.execute(sql.text("ALTER TABLE former_guests RENAME TO elsewhere"))
    assert not await guests_known.has_signed_up("ada")
    with pytest.raises(Busy):
        await guests_known.has_signed_up("bea")
    engine.dispose()
