"""Metering: each call is charged for its cost, and no call blocks the event loop."""

from __future__ import annotations

import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx
import pytest

import matchwood
from matchwood.server.http.limits import Limits
from matchwood.server.http.metering import Metered
from matchwood.server.http.rate_limiter import CALL_BYTES, CALL_SECONDS, RateLimiter
from matchwood.server.protocol.errors import TooMany
from tests.server.whole_games import played
from tests.support.http import WITHOUT_TLS
from tests.support.waiting import TIMEOUT, run_in_thread, wait_until

MAX_STEP_SECONDS = 0.01
"""Processor time of one step. On an idle machine every step takes less than 0.003."""
CALLS = 5
CONNECTIONS = 32


class Steps:
    """The processor time of each step of the metered calls."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds: list[float] = []
        self._open = 0
        steps, started = self, Metered.__init__

        def begin(metered: Metered[Any], work: Coroutine[Any, Any, Any], turns: Any, address: str) -> None:
            steps._open += 1
            started(metered, steps._noted(work), turns, address)

        monkeypatch.setattr(Metered, "__init__", begin)

    def longest(self, ask: Callable[[], object]) -> float:
        """Make a call, and return the longest of its steps. The last step ends after the answer."""
        self.seconds.clear()
        ask()
        wait_until(lambda: not self._open, "the call is over")
        return max(self.seconds)

    def _noted(self, work: Coroutine[Any, Any, Any]) -> Any:
        steps = self

        class Noted:
            def send(self, value: Any) -> Any:
                return self._timed(partial(work.send, value))

            def throw(self, error: BaseException) -> Any:
                return self._timed(partial(work.throw, error))

            def _timed(self, step: Callable[[], Any]) -> Any:
                began, over = time.thread_time(), True
                try:
                    awaited = step()
                    over = False
                    return awaited
                finally:
                    steps.seconds.append(time.thread_time() - began)
                    steps._open -= over

        return Noted()


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    return Steps(monkeypatch)


def long_record() -> dict[str, Any]:
    """Return a record of six players and ten rounds: about 30 kB, and 1.3 MB as a replay."""
    game = matchwood.new("matschig", players=6, seed=1, options={"rounds": 10})
    while not game.over:
        game.play(game.view(game.owing[0]).moves[0], game.owing[0])
    return game.record()


def asked(ada: Any, bea: Any) -> Iterator[tuple[str, str, Any]]:
    """Yield calls of every public path: the method, the path of the description and the call."""
    get, post = ada.http.get, ada.http.post
    record = long_record()
    brought = post("/api/replays", json=record).json()["id"]
    for _ in range(60):
        table = ada.opens(game="matschig", players=6)
    place, over = f"/api/tables/{table['id']}", f"/api/tables/{played(ada, bea, game='the_match')['id']}"
    for number in range(100):
        assert post(f"{place}/talk", json={"text": f"{number} " + "😀" * 190, "key": str(number)}).status_code == 200
    confirmed = {"password": "correct horse battery staple"}
    credentials = {"name": f"Zoe{secrets.token_hex(3)}", **confirmed}
    endpoint = {"endpoint": "https://push.example/1"}
    keys = {"p256dh": "A" * 87, "auth": "A" * 22}
    subscription = {**endpoint, "keys": keys}
    games = [ada.opens(players=3, bots=2)["id"] for _ in range(CALLS + 1)]

    def resign() -> None:
        assert post(f"/api/tables/{games.pop()}/resign").status_code == 200

    ticket = post(f"{place}/hand-over").json()["ticket"]  # the next handover ends it
    alone = f"/api/tables/{played(ada, game='the_match', bots=1)['id']}"
    challenge = post(f"{alone}/challenges").json()["id"]
    lesson = next(game.lessons[0] for game in matchwood.games() if game.key == "tycoon")
    table_id, record_id, position = "/api/tables/{table}", "/api/replays/{record}", "positions/{event}/{seat}"
    first = next(event for event in get(f"{over}/record").json()["events"] if "move" in event)
    today = get("/api/daily").json()["day"]
    puzzle = f"/api/puzzles/{today}/{get('/api/puzzles').json()['puzzles'][0]['id']}"
    reads = {
        **{path: path for path in ("/api/health", "/api/live", "/api/ready")},
        "/api/games": "/api/games",
        "/api/games/{game}": "/api/games/matschig",
        "/api/games/{game}/lessons/{lesson}": "/api/games/matchmaster/lessons/bidding",
        "/api/tables": "/api/tables",
        table_id: place,
        f"{table_id}/hint": f"{place}/hint",
        f"{table_id}/talk": f"{place}/talk",
        f"{table_id}/record": f"{over}/record",
        f"{table_id}/replay": f"{over}/replay",
        f"{table_id}/analysis": f"{over}/analysis",
        f"{table_id}/ratings": f"{over}/ratings",
        record_id: f"/api/replays/{brought}",
        f"{record_id}/record": f"/api/replays/{brought}/record",
        f"{record_id}/analysis": f"/api/replays/{brought}/analysis",
        f"{table_id}/{position}": f"{over}/positions/1/{first['seat']}",
        f"{table_id}/{position}/picture": f"{over}/positions/1/{first['seat']}/picture",
        f"{record_id}/{position}": f"/api/replays/{brought}/positions/20/0",
        f"{table_id}/branches": f"{over}/branches",
        f"{table_id}/challenges": f"{alone}/challenges",
        "/api/challenges/{challenge}": f"/api/challenges/{challenge}",
        "/api/challenges/{challenge}/games/{table}": f"/api/challenges/{challenge}/games/{alone.rpartition('/')[2]}",
        f"{record_id}/branches": f"/api/replays/{brought}/branches",
        "/api/account": "/api/account",
        "/api/account/games": "/api/account/games",
        "/api/account/access": "/api/account/access",
        "/api/announcement": "/api/announcement",
        "/api/preparing": "/api/preparing",
        "/api/notifying": "/api/notifying",
        "/api/daily": "/api/daily",
        "/api/daily/archive": "/api/daily/archive",
        "/api/daily/calendar": "/api/daily/calendar",
        "/api/daily/{day}": f"/api/daily/{today}",
        "/api/daily/{day}/{game}": f"/api/daily/{today}/tycoon",
        "/api/puzzles": "/api/puzzles",
        "/api/puzzles/{day}": f"/api/puzzles/{today}",
        "/api/puzzles/{day}/{puzzle}": puzzle,
        "/api/puzzles/{day}/{puzzle}/continuations/{kind}": f"{puzzle}/continuations/best",
    }
    pages = ["/", f"/t/{table['id']}", "/rules/tycoon/de", "/schema/openapi.json", "/nothing"]
    for path in pages:
        yield "GET", path, partial(get, path)
    for described, path in reads.items():
        yield "GET", described, partial(get, path)
    writes: dict[str, tuple[str, Any]] = {
        "/api/tables": ("/api/tables", {"game": "matschig", "players": 6, "name": "Ada"}),
        f"{table_id}/seats": (f"{place}/seats", {"name": "Ada"}),
        f"{table_id}/away": (f"{place}/away", {"wish": "wait"}),
        f"{table_id}/moves": (f"{place}/moves", {"move": "pass", "key": "1"}),
        f"{table_id}/take-back": (f"{place}/take-back", {"key": "1"}),
        f"{table_id}/take-back/answer": (f"{place}/take-back/answer", {"agree": True}),
        f"{table_id}/talk": (f"{place}/talk", {"phrase": "hello", "key": "hello"}),
        f"{table_id}/talk/{{message}}/report": (f"{place}/talk/1/report", None),
        f"{table_id}/showing": (f"{place}/showing", {"show": True}),
        f"{table_id}/looking": (f"{place}/looking", {"seat": 0}),
        f"{table_id}/arrangement": (f"{place}/arrangement", {}),
        f"{table_id}/listing": (f"{place}/listing", {"listed": True}),
        f"{table_id}/take-along": (f"{place}/take-along", {"ticket": ticket}),
        f"{table_id}/hand-over": (f"{place}/hand-over", None),
        f"{table_id}/leave": (f"{over}/leave", None),
        f"{table_id}/rematch": (f"{over}/rematch", None),
        "/api/replays": ("/api/replays", record),
        f"{table_id}/{position}": (f"{over}/positions/1/{first['seat']}", {"move": first["move"]}),
        f"{record_id}/{position}": (f"/api/replays/{brought}/positions/20/0", {"move": "pass"}),
        f"{table_id}/challenges": (f"{alone}/challenges", None),
        "/api/challenges/{challenge}/table": (f"/api/challenges/{challenge}/table", {"name": "Ada"}),
        "/api/challenges/{challenge}/report": (f"/api/challenges/{challenge}/report", {"name": "Bea"}),
        f"{table_id}/branches": (f"{over}/branches", {"event": 1, "seat": 0, "name": "Ada"}),
        f"{record_id}/branches": (f"/api/replays/{brought}/branches", {"event": 20, "seat": 0, "name": "Ada", "cards": "other"}),
        "/api/positions": ("/api/positions", {"record": record, "event": 20, "seat": 0}),
        "/api/games/{game}/lessons/{lesson}": (f"/api/games/tycoon/lessons/{lesson}", {"moves": []}),
        "/api/preparing": ("/api/preparing", {"game": "tycoon"}),
        "/api/notifying/begin": ("/api/notifying/begin", subscription),
        "/api/notifying/end": ("/api/notifying/end", endpoint),
        "/api/puzzles/{day}/{puzzle}": (puzzle, {"move": "none"}),
        "/api/daily/{day}/{game}/attempt": (f"/api/daily/{today}/tycoon/attempt", {"name": "Ada"}),
        "/api/daily/{day}/{game}/practice": (f"/api/daily/{today}/tycoon/practice", {"name": "Ada"}),
        "/api/daily/{day}/{game}/report": (f"/api/daily/{today}/tycoon/report", {"name": "Bea"}),
        "/api/account/sign-up": ("/api/account/sign-up", credentials),
        "/api/account/sign-in": ("/api/account/sign-in", credentials),
        "/api/account/face": ("/api/account/face", {"face": None}),
        "/api/account/hiding": ("/api/account/hiding", {"hidden": True}),
        "/api/account/export": ("/api/account/export", confirmed),
        "/api/account/password": ("/api/account/password", {**confirmed, "new": confirmed["password"]}),
        "/api/account/passkeys/question": ("/api/account/passkeys/question", {"purpose": "sign_in"}),
        "/api/account/passkeys/sign-up": ("/api/account/passkeys/sign-up", {"passkey": {}}),
        "/api/account/passkeys/sign-in": ("/api/account/passkeys/sign-in", {"passkey": {}}),
        "/api/account/passkeys": ("/api/account/passkeys", {"passkey": {}}),
        "/api/account/passkeys/{passkey}/name": ("/api/account/passkeys/abc/name", {"name": "Phone"}),
        "/api/account/passkeys/{passkey}/remove": ("/api/account/passkeys/abc/remove", confirmed),
        "/api/account/sessions/{session}/end": ("/api/account/sessions/abc/end", None),
        "/api/account/sign-out-everywhere": ("/api/account/sign-out-everywhere", {"here": False}),
        "/api/account/sign-out": ("/api/account/sign-out", None),
        "/api/account/delete": ("/api/account/delete", confirmed),
    }
    yield "POST", f"{table_id}/resign", resign
    for described, (path, body) in writes.items():
        yield "POST", described, partial(post, path, json=body)


@pytest.mark.slow
def test_no_public_call_blocks_the_event_loop(ada: Any, bea: Any, steps: Steps) -> None:
    ada.http.headers["accept-encoding"] = "gzip"
    known = {
        (method.upper(), path)
        for path, methods in ada.http.get("/schema/openapi.json").json()["paths"].items()
        for method in methods
    }
    slowest: dict[tuple[str, str], float] = {}
    for method, path, ask in asked(ada, bea):
        steps.longest(ask)  # fills the caches
        slowest[method, path] = min(steps.longest(ask) for _ in range(CALLS))
    assert known <= set(slowest), "a new route needs a call here"
    assert {call: seconds for call, seconds in slowest.items() if seconds > MAX_STEP_SECONDS} == {}


@pytest.mark.parametrize("path", ["/api/games", "/api/games/matschig", "/schema/openapi.json"])
def test_a_constant_answer_is_computed_once(path: str, ada: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    first = ada.http.get(path)

    def made_again(*_: object, **__: object) -> Any:
        raise AssertionError(path)

    monkeypatch.setattr(matchwood, "games", made_again)
    monkeypatch.setattr(matchwood, "schema", made_again)
    monkeypatch.setattr("matchwood.server.http.openapi.schemas", made_again)
    assert (ada.http.get(path).status_code, ada.http.get(path).content) == (200, first.content)


def test_an_expensive_call_counts_as_several() -> None:
    async def calls(charged: Callable[[RateLimiter], None]) -> int:
        rate_limiter, count = RateLimiter(Limits(requests=10, person=0)), 0
        while True:
            try:
                await rate_limiter.check_call("192.0.2.1", None)
            except TooMany:
                return count
            count += 1
            charged(rate_limiter)

    cheap = run_in_thread(calls(lambda rate_limiter: rate_limiter.charge("192.0.2.1", None, CALL_SECONDS / 2, CALL_BYTES // 4)))
    dear = run_in_thread(calls(lambda rate_limiter: rate_limiter.charge("192.0.2.1", None, 10 * CALL_SECONDS)))
    large = run_in_thread(calls(lambda rate_limiter: rate_limiter.charge("192.0.2.1", None, 0, 10 * CALL_BYTES)))
    assert (cheap, dear, large) == (50, 5, 5)


def test_a_person_is_charged_at_every_address() -> None:
    rate_limiter = RateLimiter(Limits(requests=1_000, person=10))
    rate_limiter.charge("192.0.2.1", "Ada", 100 * CALL_SECONDS)
    with pytest.raises(TooMany):
        rate_limiter.check_local_call("192.0.2.2", "Ada")
    rate_limiter.check_local_call("192.0.2.2", "Bea")


def test_a_call_is_charged_to_its_address_and_person(ada: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    charged: list[tuple[str, str | None, int]] = []

    def note(_: RateLimiter, address: str, person: str | None, seconds: float, sent: int = 0) -> None:
        assert seconds > 0
        charged.append((address, person, sent))

    monkeypatch.setattr(RateLimiter, "charge", note)
    table = ada.opens()
    answer = ada.http.get(f"/api/tables/{table['id']}", headers={"accept-encoding": "identity"})
    ada.http.post("/nothing")  # an unknown path is charged as well
    (_, person, _), seen, nothing = charged
    assert person is not None
    assert seen == ("127.0.0.1", person, len(answer.content))
    assert nothing[:2] == ("127.0.0.1", None)
    with ada.watches(table) as line:
        line.everything_so_far()
    assert charged[3][:2] == ("127.0.0.1", person)


def test_expensive_calls_over_many_connections_are_limited(start_server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start_server(requests=CONNECTIONS)
    monkeypatch.setattr("matchwood.server.http.rate_limiter.CALL_SECONDS", 0.000_01)  # each call is expensive
    found = Counter[int]()
    lock = threading.Lock()

    def ask(_: int) -> None:
        for _ in range(3):
            status = http.get("/api/games/matschig").status_code
            with lock:
                found[status] += 1

    connections = httpx.Limits(max_connections=CONNECTIONS)
    with (
        httpx.Client(base_url=server.address, timeout=TIMEOUT, verify=WITHOUT_TLS, limits=connections) as http,
        ThreadPoolExecutor(CONNECTIONS) as callers,
    ):
        list(callers.map(ask, range(CONNECTIONS)))
    assert found[429] > 0
    assert found[200] < 3 * CONNECTIONS  # the number of calls alone is within the limit
