"""Who comes too often is asked to come again later, and is told when; a whole class behind one address is not."""

from __future__ import annotations

import asyncio
import gc
import secrets
import socket
import threading
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as some

from matchwood.server.cluster.gcra import Allowance
from matchwood.server.http.limits import Limits
from matchwood.server.http.rate_limiter import RateLimiter
from matchwood.server.protocol.errors import CannotServe, TooMany
from matchwood.server.server_process import check_proxies
from matchwood.server.websocket.http_protocol import HttpProtocol
from matchwood.server.websocket.protocol import WebSocketProtocol
from tests.server.websocket.raw_socket import greeting, place_of
from tests.waiting import TIMEOUT, wait_until

Opens = Callable[..., str]


MANY_CALLS = 100
NEVER = 100_000


@pytest.fixture
def opens(open_house: Any, tmp_path: Path) -> Iterator[Opens]:
    gc.disable()  # as `matchwood serve` does: collecting the garbage of all tests would be charged to a caller
    with ExitStack() as houses:
        houses.callback(gc.enable)

        def opened(*proxies: str, **limits: int) -> str:
            house = open_house(f"sqlite:///{tmp_path}/tables.db", Limits(**limits), proxies)
            houses.callback(house.close)
            return str(house.address)

        yield opened


def test_who_calls_too_often_learns_when_to_come_again(opens: Opens) -> None:
    address = opens(requests=1)
    with httpx.Client(base_url=address) as client:
        assert client.get("/api/games").status_code == 200
        refused = _first_refused(client, [{}] * MANY_CALLS)
    assert refused is not None
    error = refused.json()["error"]
    assert error["code"] == "too_many"
    assert 1 <= error["retry_after"] <= 5
    assert refused.headers["retry-after"] == str(error["retry_after"])
    assert httpx.get(f"{address}/api/health").status_code == 200, "whoever watches over the server is always answered"


def test_one_person_may_do_less_than_all_behind_an_address(opens: Opens) -> None:
    eager, calm = ({"authorization": f"Bearer {secrets.token_urlsafe(32)}"} for _ in range(2))
    with httpx.Client(base_url=opens(person=1)) as client:
        assert _first_refused(client, [eager] * MANY_CALLS) is not None
        assert _first_refused(client, [calm]) is None


def test_tables_are_counted_only_when_they_were_made(opens: Opens, guest: Any) -> None:
    ada = guest(opens(tables=2))
    wish = {"game": "matchmaster", "players": 3, "name": "Ada"}
    for _ in range(3):
        assert ada.http.post("/api/tables", json=wish | {"players": 99}).status_code == 422
    made = [ada.http.post("/api/tables", json=wish) for _ in range(3)]
    assert [answer.status_code for answer in made] == [201, 201, 429]
    assert made[2].json()["error"]["retry_after"] > 1000
    ada.http.close()


def test_a_line_too_many_is_told_why_and_closed(opens: Opens, guest: Any) -> None:
    ada = guest(opens(connections=2))
    with ada.line(), ada.line() as second:
        with ada.line() as third:
            error = third.hear()["error"]
            assert (error["code"], error["retry_after"] > 0) == ("too_many", True)
            with pytest.raises(Exception, match="1013"):
                third.hear()
        table = ada.opens(players=2)
        assert ada.sees(table)["id"] == table["id"], "a call that is answered at once holds nothing open"
        waiting = ada.http.get(f"/api/tables/{table['id']}?after=9&wait=1")
        assert waiting.status_code == 429, "a call that waits is a connection too"
        second.say(type="watch", table="zzzz")
        assert second.hear()["error"]["code"] == "not_found"
    ada.http.close()


def test_one_person_has_fewer_lines_open_than_all_behind_an_address(opens: Opens, guest: Any) -> None:
    address = opens(connections=0, person_connections=2)
    ada, bea = guest(address), guest(address)
    with ada.line(), ada.line() as second:
        second.watch(ada.opens(players=2)["id"])
        with ada.line() as third:
            assert "of one person" in third.hear()["error"]["message"]
        with bea.line() as line:
            line.say(type="watch", table="zzzz")
            assert line.hear()["error"]["code"] == "not_found"
    for person in (ada, bea):
        person.http.close()


def test_a_flood_of_messages_is_refused_by_name_and_not_read_on(opens: Opens, guest: Any) -> None:
    ada = guest(opens(person=1))
    with ada.line() as line:
        for number in range(20):
            line.say(type="move", table="zzzz", move="bid 1", key=str(number))
        refusals = line.hear_until(lambda message: message["error"]["code"] == "too_many")
        assert refusals[-1]["key"] == str(len(refusals) - 1)
        assert refusals[-1]["error"]["retry_after"] == 1
    ada.http.close()


def test_what_a_proxy_says_counts_only_if_the_host_trusts_it(opens: Opens) -> None:
    many_addresses = [{"x-forwarded-for": f"192.0.2.{number}"} for number in range(MANY_CALLS)]
    with httpx.Client(base_url=opens(requests=1)) as client:
        assert _first_refused(client, many_addresses) is not None
    with httpx.Client(base_url=opens("127.0.0.1", requests=1)) as client:
        assert _first_refused(client, many_addresses) is None


def test_a_proxy_that_speaks_https_makes_cookies_secure_if_it_is_trusted(opens: Opens) -> None:
    for proxies, secure in (((), False), (("127.0.0.1",), True)):
        answer = httpx.get(f"{opens(*proxies)}/", headers={"x-forwarded-proto": "https"})
        assert ("secure" in answer.headers["set-cookie"].lower()) == secure


def test_a_proxy_that_was_not_named_is_told_once(opens: Opens, caplog: pytest.LogCaptureFixture) -> None:
    address = opens()
    for _ in range(3):
        httpx.get(f"{address}/api/games", headers={"x-forwarded-for": "192.0.2.1"})
    assert caplog.text.count("--behind-proxy") == 1


def test_who_connects_and_says_nothing_or_never_ends_is_sent_away(opens: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HttpProtocol, "patience", 0.2)
    host, port = opens().removeprefix("http://").split(":")
    for words in (b"", b"GET /api/games HT", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"):
        with socket.create_connection((host, int(port)), timeout=TIMEOUT) as connection, suppress(ConnectionError):
            connection.sendall(words)
            while connection.recv(1000):
                pass  # until the other end closes it


def test_a_greeting_that_is_never_answered_does_not_stay(opens: Opens, guest: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    gone: list[str] = []
    monkeypatch.setattr(HttpProtocol, "patience", 0.2)
    monkeypatch.setattr(WebSocketProtocol, "serve", never)
    ada = guest(opens())
    goes_out = RateLimiter.connection_closed

    def noted(rate_limiter: RateLimiter, host: str) -> None:
        gone.append(host)
        goes_out(rate_limiter, host)

    monkeypatch.setattr(RateLimiter, "connection_closed", noted)
    with socket.create_connection(place_of(ada), TIMEOUT) as connection, suppress(ConnectionError):
        connection.sendall(greeting(ada))
        while connection.recv(1_000):
            pass  # until the other end closes it
    wait_until(lambda: gone, "it counts no more")
    ada.http.close()


UPGRADE = b"GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"


@pytest.mark.parametrize(
    "said",
    [
        b"\0" * 9_000,
        b"GET / HTTP/1.1\r\n\r\n",
        UPGRADE + b"X: " + b"x" * 9_000 + b"\r\n\r\n",
        UPGRADE + b"X: x\r\n" * 200 + b"\r\n",
    ],
    ids=["nothing of HTTP", "no host", "a long line", "many headers"],
)
def test_who_is_refused_leaves_neither_waste_nor_lines_in_the_log(
    opens: Opens, guest: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, said: bytes
) -> None:
    doors: list[weakref.ref[HttpProtocol]] = []
    came_in = HttpProtocol.connection_made

    def noted(door: HttpProtocol, transport: asyncio.Transport) -> None:
        doors.append(weakref.ref(door))
        came_in(door, transport)

    ada = guest(opens())
    monkeypatch.setattr(HttpProtocol, "connection_made", noted)
    gc.collect()
    gc.disable()
    try:
        with socket.create_connection(place_of(ada), TIMEOUT) as connection, suppress(ConnectionError):
            connection.sendall(said)
            answer = connection.recv(4_096)
            assert answer.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 431 "))
            while connection.recv(4_096):
                pass
        wait_until(lambda: len(doors) == 1 and doors[0]() is None, "nothing is left of it")
    finally:
        gc.enable()
    assert not caplog.records
    ada.http.close()


async def never(_: WebSocketProtocol, upgrade: object, scope: object) -> None:
    """What an application does that answers nobody."""
    await asyncio.Event().wait()


def test_who_waits_for_an_answer_is_not_sent_away(
    opens: Opens, guest: Any, endless_waits: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = Looks(monkeypatch)
    address = opens()
    ada, bea = guest(address), guest(address, "Bea")
    table = ada.opens(players=2)
    with ThreadPoolExecutor(1) as account_context, ada.line() as line:
        line.watch(table["id"])
        answer = account_context.submit(ada.http.get, f"/api/tables/{table['id']}?after={table['number']}&wait=20")
        assert endless_waits.wait(TIMEOUT)
        for _ in range(3):
            looks.look()
        line.watch(table["id"])
        bea.sits(table)
        assert answer.result(TIMEOUT).json()["number"] == table["number"] + 1
    for person in (ada, bea):
        person.http.close()


def test_nobody_changes_a_table_without_end_and_moves_go_on(opens: Opens, guest: Any) -> None:
    address = opens(changes=4)
    ada, bea = guest(address), guest(address, "Bea")
    table = ada.opens(players=2)
    bea.sits(table)
    with ada.line() as line:
        line.watch(table["id"])
        for key in ("one", "two"):
            assert ada.moves(table, "bid 0").status_code == 200
            line.say(type="take_back", table=table["id"], key=key)
            assert line.hear_type("accepted")["key"] == key
        assert ada.moves(table, "bid 1").status_code == 200
        back = f"/api/tables/{table['id']}/take-back"
        assert ada.http.post(back, json={"key": "three"}).status_code == 200
        assert ada.moves(table, "bid 2").status_code == 200
        refused = ada.http.post(back, json={"key": "four"})
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too_many")
        line.say(type="take_back", table=table["id"], key="five")
        assert line.hear_type("refused")["error"]["code"] == "too_many"
        assert bea.http.post(f"/api/tables/{table['id']}/leave").status_code == 429
        assert bea.moves(table, "bid 0").status_code == 200
    for person in (ada, bea):
        person.http.close()


class Looks:
    """Looks at all who stand on the doorstep whenever the test says so, instead of every few seconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._there: list[HttpProtocol] = []
        monkeypatch.setattr(HttpProtocol, "_check_later", lambda door: self._look_later(door))

    def look(self) -> None:
        """Look at everybody, and come back when that is done."""
        there, self._there = self._there, []
        for door in there:
            done = threading.Event()
            door.loop.call_soon_threadsafe(self._look, door, done)
            assert done.wait(TIMEOUT)

    def _look_later(self, door: HttpProtocol) -> None:
        door._alarm = asyncio.get_running_loop().call_later(NEVER, print)
        self._there.append(door)

    def _look(self, door: HttpProtocol, done: threading.Event) -> None:
        if door._alarm is not None and not door._alarm.cancelled():
            door._check()
        done.set()


def test_one_address_has_not_too_many_connections_of_any_kind() -> None:
    rate_limiter = RateLimiter(Limits(connections=1))
    assert [rate_limiter.connection_opened("192.0.2.1") for _ in range(6)] == [True] * 5 + [False]
    assert rate_limiter.connection_opened("192.0.2.2")
    rate_limiter.connection_closed("192.0.2.1")
    assert rate_limiter.connection_opened("::ffff:192.0.2.1")
    proxied = RateLimiter(Limits(connections=1), behind_proxy=True)
    assert all(proxied.connection_opened("10.0.0.5") for _ in range(50))


def test_one_address_makes_not_too_many_connections_in_a_short_time() -> None:
    rate_limiter, came = RateLimiter(Limits(connections=1)), []
    for _ in range(12):
        came.append(rate_limiter.connection_opened("192.0.2.1"))
        if came[-1]:
            rate_limiter.connection_closed("192.0.2.1")
    assert came == [True] * 10 + [False] * 2
    assert rate_limiter.connection_opened("192.0.2.2")
    free, proxied = RateLimiter(Limits(connections=0)), RateLimiter(Limits(connections=1), behind_proxy=True)
    assert all(each.connection_opened("192.0.2.1") for each in (free, proxied) for _ in range(2_000))


async def test_who_reports_very_much_is_stopped_whoever_he_says_he_is() -> None:
    rate_limiter = RateLimiter(Limits(reports=3))
    for person in range(3):
        await rate_limiter.check_report("192.0.2.1", str(person))
    with pytest.raises(TooMany, match="reported"):
        await rate_limiter.check_report("192.0.2.1", "another")
    await rate_limiter.check_report("192.0.2.2", "another")


async def test_names_that_are_tried_are_not_kept() -> None:
    rate_limiter = RateLimiter(Limits(passwords=60))
    refused = 0
    for number in range(200):
        try:
            await rate_limiter.check_password("192.0.2.1", f"{number}" * 4_000)
        except TooMany:
            refused += 1
    kept = list(rate_limiter._rules["names"].allowance._full_at)
    assert refused == 140
    assert len(kept) == 60, "what is refused is not remembered"
    assert max(len(str(name)) for name in kept) < 60


async def test_what_is_refused_costs_nothing_of_the_other_limits() -> None:
    rate_limiter = RateLimiter(Limits(passwords=12))
    for _ in range(20):
        with suppress(TooMany):
            await rate_limiter.check_password("192.0.2.1", "ada")  # two are let in
    for name in range(10):
        await rate_limiter.check_password("192.0.2.1", str(name))


async def test_a_class_behind_one_address_is_not_hit() -> None:
    rate_limiter = RateLimiter(Limits())
    async with AsyncExitStack() as open_pages:
        for person in range(30):  # all load the page at once, open a table each and make a few moves
            await open_pages.enter_async_context(rate_limiter.count_connection("school"))
            async with rate_limiter.count_new_table("school"):
                for _ in range(40):
                    rate_limiter.check_local_call("school", str(person))


@given(some.lists(some.floats(0, 3), max_size=60), some.integers(1, 5))
def test_an_allowance_never_gives_more_than_it_has(pauses: list[float], count: int) -> None:
    now = 0.0
    allowance = Allowance(count, 10, lambda: now)
    given_at: list[float] = []
    for pause in pauses:
        now += pause
        wait = allowance.spend("Ada")
        if wait == 0:
            given_at.append(now)
        else:
            assert wait <= 10 / count + 1e-6
    for start in given_at:
        in_this_while = [at for at in given_at if start <= at < start + 10 - 1e-6]
        assert len(in_this_while) <= 2 * count


def test_whoever_waits_as_long_as_was_said_is_let_in() -> None:
    now = 0.0
    allowance = Allowance(3, 10, lambda: now)
    while (wait := allowance.spend("Ada")) == 0:
        pass
    now += wait
    assert allowance.spend("Ada") == 0


async def test_what_comes_to_nothing_is_given_back() -> None:
    rate_limiter = RateLimiter(Limits(tables=1))
    with pytest.raises(KeyError):
        async with rate_limiter.count_new_table("here"):
            raise KeyError
    async with rate_limiter.count_new_table("here"):
        pass
    with pytest.raises(TooMany):
        async with rate_limiter.count_new_table("here"):
            pass


@pytest.mark.parametrize("setting", ["tables", "tables=", "tables=-1", "tables=many", "cards=3", "tables=99999999999999999999999"])
def test_a_limit_that_makes_no_sense_is_explained(setting: str) -> None:
    with pytest.raises(CannotServe, match="requests=500"):
        Limits.parse([setting])


@pytest.mark.parametrize("proxies", ["*", "localhost", "10.0.0.0/8,", "10.0.0.1/8"])
def test_a_proxy_that_cannot_be_believed_is_explained(proxies: str) -> None:
    with pytest.raises(CannotServe, match="--behind-proxy"):
        check_proxies(proxies)


def _first_refused(client: httpx.Client, headers: list[dict[str, str]]) -> httpx.Response | None:
    """The answer to the first call that came too soon, of so many with these headers."""
    answers = (client.get("/api/games", headers=header) for header in headers)
    return next((answer for answer in answers if answer.status_code == 429), None)
