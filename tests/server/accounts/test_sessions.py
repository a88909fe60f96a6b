"""Sessions of an account: listed, ended one by one or all at once, and by a new password."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from matchwood.server.accounts import sessions
from matchwood.server.identity import hash_token
from tests.server.accounts.people import PASSWORD, access, account_name, posts, signs_in, signs_up
from tests.server.answers import error_of

FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0"


def browsers(person: Any) -> list[tuple[str | None, str | None, bool]]:
    return [(session["browser"], session["system"], session["here"]) for session in access(person)["sessions"]]


def test_an_account_lists_its_sessions_without_their_tokens(ada: Any, bea: Any) -> None:
    signs_up(ada, "Listed")
    bea.http.headers["user-agent"] = FIREFOX
    signs_in(bea, "Listed")
    assert browsers(bea) == [("Firefox", "Windows", True), (None, None, False)]
    listed = json.dumps(access(bea))
    assert bea.http.cookies["matchwood_account"] not in listed
    assert hash_token(bea.http.cookies["matchwood_account"]) not in listed
    exported = posts(bea, "export", password=PASSWORD).json()["sessions"]
    assert [(one["browser"], one["system"]) for one in exported] == [(None, None), ("Firefox", "Windows")]


def test_a_second_sign_in_in_the_same_browser_replaces_the_session(ada: Any) -> None:
    signs_up(ada, "Again")
    signs_in(ada, "Again")
    assert len(browsers(ada)) == 1


def test_a_browser_signs_out_another_browser_of_its_account(ada: Any, bea: Any, stranger: Any) -> None:
    signs_up(ada, "Remote")
    signs_in(bea, "Remote")
    signs_up(stranger, "Another account")
    (there,) = [session["id"] for session in access(ada)["sessions"] if not session["here"]]
    posts(stranger, f"sessions/{there}/end")
    assert account_name(bea) == "Remote", "the stranger has another account"
    assert len(posts(ada, f"sessions/{there}/end").json()["sessions"]) == 1
    assert (account_name(ada), account_name(bea)) == ("Remote", None)
    assert posts(ada, f"sessions/{there}/end").status_code == 200, "a session that has ended is no error"


@pytest.mark.parametrize("here", [True, False])
def test_a_player_signs_out_everywhere(ada: Any, bea: Any, here: bool) -> None:
    name = f"Everywhere {here}"
    signs_up(ada, name)
    signs_in(bea, name)
    account = posts(ada, "sign-out-everywhere", here=here).json()["account"]
    assert (account and account["name"], account_name(ada), account_name(bea)) == (2 * (None if here else name,) + (None,))


def test_a_sign_out_with_a_wrong_type_is_malformed(ada: Any) -> None:
    signs_up(ada, "Mistyped")
    assert error_of(posts(ada, "sign-out-everywhere", here="now")) == (400, "malformed")
    assert account_name(ada) == "Mistyped"


def test_a_new_password_signs_out_all_other_browsers(ada: Any, bea: Any) -> None:
    signs_up(ada, "Changing")
    signs_in(bea, "Changing")
    assert error_of(posts(ada, "password", password="wrong horse", new="another horse")) == (403, "wrong_password")
    assert error_of(posts(ada, "password", password=PASSWORD, new="short")) == (422, "bad_password")
    assert account_name(bea) == "Changing"
    assert posts(ada, "password", password=PASSWORD, new="another horse").status_code == 200
    assert (account_name(ada), account_name(bea)) == ("Changing", None)
    assert error_of(signs_in(bea, "Changing")) == (403, "wrong_password")
    assert signs_in(bea, "Changing", "another horse").status_code == 200


def test_a_stranger_has_no_sessions_and_no_password(stranger: Any) -> None:
    assert error_of(stranger.http.get("/api/account/access")) == (403, "not_signed_in")
    assert error_of(posts(stranger, "password", password=PASSWORD, new=PASSWORD)) == (403, "not_signed_in")
    assert error_of(posts(stranger, "sign-out-everywhere")) == (403, "not_signed_in")
    assert error_of(posts(stranger, "sessions/x/end")) == (403, "not_signed_in")


def test_the_oldest_session_ends_if_there_are_too_many(person: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MAX_SESSIONS", 2)
    first, second, third = person(), person(), person()
    signs_up(first, "Roomy")
    for browser in (second, third):
        signs_in(browser, "Roomy")
    assert [account_name(each) for each in (first, second, third)] == [None, "Roomy", "Roomy"]


@pytest.mark.usefixtures("changed_there")
def test_a_connection_ends_after_its_browser_was_signed_out(ada: Any) -> None:
    table = ada.opens()
    signs_up(ada, f"Line {secrets.token_hex(4)}")
    with ada.line() as line:
        assert line.watch(table["id"])["table"]["you"] == 0
        posts(ada, "sign-out-everywhere")
        assert line.watch(table["id"])["table"]["you"] == 0, "this browser is still signed in"
        posts(ada, "sign-out-everywhere", here=True)
        with pytest.raises(ConnectionClosed):
            line.hear_until(lambda message: False)
