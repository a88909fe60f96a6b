"""Where one is signed in: told, ended one by one or everywhere, and by a new password."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from matchwood.server.accounts import sessions
from matchwood.server.identity import hash_token
from tests.server.accounts.people import PASSWORD, access, asks, code, is_called, signs_in, signs_up
from tests.waiting import TIMEOUT

FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0"
Comes = Callable[..., Any]


def browsers(somebody: Any) -> list[tuple[str | None, str | None, bool]]:
    return [(session["browser"], session["system"], session["here"]) for session in access(somebody)["sessions"]]


def test_one_is_told_where_one_is_signed_in_and_nothing_that_would_let_others_in(ada: Any, bea: Any) -> None:
    signs_up(ada, "Listed")
    bea.http.headers["user-agent"] = FIREFOX
    signs_in(bea, "Listed")
    assert browsers(bea) == [("Firefox", "Windows", True), (None, None, False)]
    told = json.dumps(access(bea))
    assert bea.http.cookies["matchwood_account"] not in told
    assert hash_token(bea.http.cookies["matchwood_account"]) not in told
    exported = asks(bea, "export", password=PASSWORD).json()["sessions"]
    assert [(one["browser"], one["system"]) for one in exported] == [(None, None), ("Firefox", "Windows")]


def test_signing_in_again_in_the_same_browser_is_one_session(ada: Any) -> None:
    signs_up(ada, "Again")
    signs_in(ada, "Again")
    assert len(browsers(ada)) == 1


def test_a_browser_is_signed_out_from_another_one(ada: Any, bea: Any, stranger: Any) -> None:
    signs_up(ada, "Remote")
    signs_in(bea, "Remote")
    signs_up(stranger, "Somebody else")
    (there,) = [session["id"] for session in access(ada)["sessions"] if not session["here"]]
    asks(stranger, f"sessions/{there}/end")
    assert is_called(bea) == "Remote", "nobody signs out the browsers of others"
    assert len(asks(ada, f"sessions/{there}/end").json()["sessions"]) == 1
    assert (is_called(ada), is_called(bea)) == ("Remote", None)
    assert asks(ada, f"sessions/{there}/end").status_code == 200, "what is done already is no error"


@pytest.mark.parametrize("here", [True, False])
def test_one_signs_out_everywhere(ada: Any, bea: Any, here: bool) -> None:
    name = f"Everywhere {here}"
    signs_up(ada, name)
    signs_in(bea, name)
    account = asks(ada, "sign-out-everywhere", here=here).json()["account"]
    assert (account and account["name"], is_called(ada), is_called(bea)) == (2 * (None if here else name,) + (None,))


def test_what_is_no_yes_or_no_is_malformed(ada: Any) -> None:
    signs_up(ada, "Mistyped")
    assert code(asks(ada, "sign-out-everywhere", here="now")) == (400, "malformed")
    assert is_called(ada) == "Mistyped"


def test_a_new_password_signs_out_all_other_browsers(ada: Any, bea: Any) -> None:
    signs_up(ada, "Changing")
    signs_in(bea, "Changing")
    assert code(asks(ada, "password", password="wrong horse", new="another horse")) == (403, "wrong_password")
    assert code(asks(ada, "password", password=PASSWORD, new="short")) == (422, "bad_password")
    assert is_called(bea) == "Changing", "nothing has happened yet"
    assert asks(ada, "password", password=PASSWORD, new="another horse").status_code == 200
    assert (is_called(ada), is_called(bea)) == ("Changing", None)
    assert code(signs_in(bea, "Changing")) == (403, "wrong_password")
    assert signs_in(bea, "Changing", "another horse").status_code == 200


def test_strangers_have_no_sessions_and_no_password(stranger: Any) -> None:
    assert code(stranger.http.get("/api/account/access")) == (403, "not_signed_in")
    assert code(asks(stranger, "password", password=PASSWORD, new=PASSWORD)) == (403, "not_signed_in")
    assert code(asks(stranger, "sign-out-everywhere")) == (403, "not_signed_in")
    assert code(asks(stranger, "sessions/x/end")) == (403, "not_signed_in")


def test_the_browser_of_longest_ago_makes_room(person: Comes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MAX_SESSIONS", 2)
    first, second, third = person(), person(), person()
    signs_up(first, "Roomy")
    for somebody in (second, third):
        signs_in(somebody, "Roomy")
    assert [is_called(somebody) for somebody in (first, second, third)] == [None, "Roomy", "Roomy"]


@pytest.mark.usefixtures("changed_there")
def test_an_open_line_ends_soon_after_its_browser_was_signed_out(ada: Any) -> None:
    table = ada.opens()
    signs_up(ada, f"Line {secrets.token_hex(4)}")
    address = str(ada.http.base_url).replace("http", "ws").rstrip("/") + "/live"
    cookies = "; ".join(f"{key}={value}" for key, value in ada.http.cookies.items())
    with connect(address, additional_headers={"cookie": cookies}) as socket:
        socket.send(json.dumps({"type": "watch", "table": table["id"]}))
        hears_of_the_table(socket)
        asks(ada, "sign-out-everywhere")
        socket.send(json.dumps({"type": "watch", "table": table["id"]}))
        hears_of_the_table(socket)  # this browser is signed in still
        asks(ada, "sign-out-everywhere", here=True)
        with pytest.raises(ConnectionClosed):
            hears_on(socket)


def hears_of_the_table(socket: ClientConnection) -> None:
    """Who comes and goes may be told before it."""
    while '"you":0' not in str(socket.recv(TIMEOUT)):
        pass


def hears_on(socket: ClientConnection) -> None:
    while True:
        socket.recv(TIMEOUT)
