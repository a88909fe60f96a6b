"""The rate limiter: a client that calls too often has to wait, and a school class behind one address has not."""

from __future__ import annotations

import secrets
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx
import pytest

from matchwood.server.http.limits import Limits
from matchwood.server.http.rate_limiter import RateLimiter
from matchwood.server.protocol.errors import TooMany
from tests.server.answers import error_of
from tests.server.http.calls import MANY_CALLS, first_refusal


def test_a_refused_call_names_the_seconds_to_wait(start_server: Any) -> None:
    address = start_server(requests=1).address
    with httpx.Client(base_url=address) as client:
        assert client.get("/api/games").status_code == 200
        refused = first_refusal(client, [{}] * MANY_CALLS)
    assert refused is not None
    error = refused.json()["error"]
    assert error["code"] == "too_many"
    assert 1 <= error["retry_after"] <= 5
    assert refused.headers["retry-after"] == str(error["retry_after"])
    assert httpx.get(f"{address}/api/health").status_code == 200, "the health check has no limit"


def test_a_person_has_a_lower_limit_than_an_address(start_server: Any) -> None:
    eager, calm = ({"authorization": f"Bearer {secrets.token_urlsafe(32)}"} for _ in range(2))
    with httpx.Client(base_url=start_server(person=1).address) as client:
        assert first_refusal(client, [eager] * MANY_CALLS) is not None
        assert first_refusal(client, [calm]) is None


def test_a_refused_table_does_not_count_towards_the_limit(start_server: Any, guest: Any) -> None:
    ada = guest(start_server(tables=2).address)
    wish = {"game": "matchmaster", "players": 3, "name": "Ada"}
    for _ in range(3):
        assert ada.http.post("/api/tables", json=wish | {"players": 99}).status_code == 422
    made = [ada.http.post("/api/tables", json=wish) for _ in range(3)]
    assert [answer.status_code for answer in made] == [201, 201, 429]
    assert made[2].json()["error"]["retry_after"] > 1000


def test_a_connection_above_the_limit_gets_the_reason_and_is_closed(start_server: Any, guest: Any) -> None:
    ada = guest(start_server(connections=2).address)
    with ada.line(), ada.line() as second:
        with ada.line() as third:
            error = third.hear()["error"]
            assert (error["code"], error["retry_after"] > 0) == ("too_many", True)
            with pytest.raises(Exception, match="1013"):
                third.hear()
        table = ada.opens(players=2)
        assert ada.sees(table)["id"] == table["id"], "a call that is answered at once does not count as a connection"
        waiting = ada.http.get(f"/api/tables/{table['id']}?after=9&wait=1")
        assert waiting.status_code == 429, "a call that waits counts as a connection"
        second.say(type="watch", table="zzzz")
        assert second.hear()["error"]["code"] == "not_found"


def test_a_person_has_a_lower_limit_of_connections_than_an_address(start_server: Any, guest: Any) -> None:
    address = start_server(connections=0, person_connections=2).address
    ada, bea = guest(address), guest(address)
    with ada.line(), ada.line() as second:
        second.watch(ada.opens(players=2)["id"])
        with ada.line() as third:
            assert "of one person" in third.hear()["error"]["message"]
        with bea.line() as line:
            line.say(type="watch", table="zzzz")
            assert line.hear()["error"]["code"] == "not_found"


def test_messages_above_the_limit_are_refused_under_their_keys(start_server: Any, guest: Any) -> None:
    ada = guest(start_server(person=1).address)
    with ada.line() as line:
        for number in range(20):
            line.say(type="move", table="zzzz", move="bid 1", key=str(number))
        refusals = line.hear_until(lambda message: message["error"]["code"] == "too_many")
        assert refusals[-1]["key"] == str(len(refusals) - 1)
        assert refusals[-1]["error"]["retry_after"] == 1


def test_changes_of_a_table_are_limited_and_moves_are_not(start_server: Any, guest: Any) -> None:
    address = start_server(changes=4).address
    ada, bea = guest(address), guest(address, "Bea")
    table = ada.opens(players=2)
    bea.sits(table)
    with ada.watches(table) as line:
        for key in ("one", "two"):
            assert ada.moves(table, "bid 0").status_code == 200
            line.say(type="take_back", table=table["id"], key=key)
            assert line.hear_type("accepted")["key"] == key
        assert ada.moves(table, "bid 1").status_code == 200
        back = f"/api/tables/{table['id']}/take-back"
        assert ada.http.post(back, json={"key": "three"}).status_code == 200
        assert ada.moves(table, "bid 2").status_code == 200
        refused = ada.http.post(back, json={"key": "four"})
        assert error_of(refused) == (429, "too_many")
        line.say(type="take_back", table=table["id"], key="five")
        assert line.hear_type("refused")["error"]["code"] == "too_many"
        assert bea.http.post(f"/api/tables/{table['id']}/leave").status_code == 429
        assert bea.moves(table, "bid 0").status_code == 200


def test_an_address_may_have_a_limited_number_of_connections_open() -> None:
    rate_limiter = RateLimiter(Limits(connections=1))
    assert [rate_limiter.connection_opened("192.0.2.1") for _ in range(6)] == [True] * 5 + [False]
    assert rate_limiter.connection_opened("192.0.2.2")
    rate_limiter.connection_closed("192.0.2.1")
    assert rate_limiter.connection_opened("::ffff:192.0.2.1")
    proxied = RateLimiter(Limits(connections=1), behind_proxy=True)
    assert all(proxied.connection_opened("10.0.0.5") for _ in range(50))


def test_an_address_may_open_a_limited_number_of_connections_in_a_short_time() -> None:
    rate_limiter, accepted = RateLimiter(Limits(connections=1)), list[bool]()
    for _ in range(12):
        accepted.append(rate_limiter.connection_opened("192.0.2.1"))
        if accepted[-1]:
            rate_limiter.connection_closed("192.0.2.1")
    assert accepted == [True] * 10 + [False] * 2
    assert rate_limiter.connection_opened("192.0.2.2")
    free, proxied = RateLimiter(Limits(connections=0)), RateLimiter(Limits(connections=1), behind_proxy=True)
    assert all(each.connection_opened("192.0.2.1") for each in (free, proxied) for _ in range(2_000))


async def test_reports_from_one_address_are_limited_for_all_persons_together() -> None:
    rate_limiter = RateLimiter(Limits(reports=3))
    for person in range(3):
        await rate_limiter.check_report("192.0.2.1", str(person))
    with pytest.raises(TooMany, match="Too many reports"):
        await rate_limiter.check_report("192.0.2.1", "another")
    await rate_limiter.check_report("192.0.2.2", "another")


async def test_a_refused_account_name_is_not_kept() -> None:
    rate_limiter = RateLimiter(Limits(passwords=60))
    refused = 0
    for number in range(200):
        try:
            await rate_limiter.check_password("192.0.2.1", f"{number}" * 4_000)
        except TooMany:
            refused += 1
    kept = list(rate_limiter._rules["names"].allowance._full_at)
    assert refused == 140
    assert len(kept) == 60, "refused names are not kept"
    assert max(len(str(name)) for name in kept) < 60


async def test_a_refused_password_does_not_count_towards_other_limits() -> None:
    rate_limiter = RateLimiter(Limits(passwords=12))
    for _ in range(20):
        with suppress(TooMany):
            await rate_limiter.check_password("192.0.2.1", "ada")  # two are admitted
    for name in range(10):
        await rate_limiter.check_password("192.0.2.1", str(name))


async def test_the_default_limits_admit_a_school_class_behind_one_address() -> None:
    rate_limiter = RateLimiter(Limits())
    async with AsyncExitStack() as open_pages:
        for person in range(30):  # each pupil loads the page, creates a table and makes some moves
            await open_pages.enter_async_context(rate_limiter.count_connection("school"))
            async with rate_limiter.count_new_table("school"):
                for _ in range(40):
                    rate_limiter.check_local_call("school", str(person))


async def test_a_table_whose_creation_fails_does_not_count() -> None:
    rate_limiter = RateLimiter(Limits(tables=1))
    with pytest.raises(KeyError):
        async with rate_limiter.count_new_table("here"):
            raise KeyError
    async with rate_limiter.count_new_table("here"):
        pass
    with pytest.raises(TooMany):
        async with rate_limiter.count_new_table("here"):
            pass
