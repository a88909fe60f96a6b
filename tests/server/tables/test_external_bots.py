"""External bots: programs that sit down at a table over HTTP, and lose their seat if they exceed their time."""

from __future__ import annotations

import secrets
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from matchwood.server.tables import deadlines, room, scheduler
from tests.server.answers import error_of
from tests.support.clock import Clock
from tests.support.http import WITHOUT_TLS
from tests.support.waiting import TIMEOUT, wait_until

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "http_bot.py"
SHORT = {"rounds": "short"}


class Robot:
    def __init__(self, address: str) -> None:
        token = {"authorization": f"Bearer {secrets.token_urlsafe(32)}"}
        self.http = httpx.Client(base_url=address, headers=token, timeout=TIMEOUT, verify=WITHOUT_TLS)

    def sits(self, table: Any) -> Any:
        answer = self.http.post(f"/api/tables/{table['id']}/seats", json={"name": "Robo", "kind": "guest"})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def sees(self, table: Any, **query: float) -> Any:
        answer = self.http.get(f"/api/tables/{table['id']}", params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def moves(self, table: Any, move: str) -> httpx.Response:
        return self.http.post(f"/api/tables/{table['id']}/moves", json={"move": move, "key": secrets.token_hex(8)})


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock that measures the time of external bots."""
    clock = Clock()
    clock.install(monkeypatch, room, deadlines, scheduler)
    return clock


@pytest.fixture
def robot(address: str) -> Any:
    robot = Robot(address)
    yield robot
    robot.http.close()


def test_the_example_bot_plays_a_whole_game(ada: Any, address: str) -> None:
    table = ada.opens(players=2, options=SHORT, limit=60)
    command = [sys.executable, EXAMPLE, address, table["id"]]
    example = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    with ada.line() as line:
        seen = line.watch(table["id"])["table"]
        while seen["state"] != "over":
            if seen["view"] and seen["view"]["moves"]:
                assert line.move(table["id"], seen["view"]["moves"][0])["type"] == "accepted"
                seen = ada.sees(table)
            else:
                seen = line.hear_type("news")
    out, err = example.communicate(timeout=30)
    assert (example.returncode, err) == (0, "")
    assert out.startswith("{'ranks': [")
    assert [(seat["kind"], seat["name"]) for seat in ada.sees(table)["seats"]] == [("person", "Ada"), ("guest", "Robo")]


def test_an_external_bot_sees_its_time_limit_and_others_see_its_kind(ada: Any, robot: Robot) -> None:
    table = ada.opens(players=2, limit=60)
    assert table["limit"] == 60
    assert robot.sits(table)["limit"] == 60
    seat = ada.sees(table)["seats"][1]
    assert (seat["kind"], seat["name"], seat["here"], seat["instead_of"]) == ("guest", "Robo", True, None)


def test_an_external_bot_that_exceeds_its_time_loses_its_seat(ada: Any, robot: Robot, clock: Clock) -> None:
    table = ada.opens(players=2, options=SHORT, limit=60)
    with ada.watches(table) as line:
        robot.sits(table)
        assert error_of(robot.moves(table, "bid 99")) == (422, "illegal_move")
        clock.advance(60)
        news = line.hear_until(lambda message: message["type"] == "news" and message["seats"][1]["kind"] == "bot")[-1]
    assert news["seats"][1] == {
        "seat": 1, "kind": "bot", "name": "Bruno", "level": "club", "here": True, "instead_of": "Robo", "automatic": 0,
        "away": None, "kept": False, "shows": False, "lookers": 0, "standing": None, "face": None, "free": True,
    }  # fmt: skip
    ada.moves(table, "bid 1")
    wait_until(lambda: all(ada.sees(table)["view"]["table"]["fixed"]))
    assert error_of(robot.moves(table, "bid 1")) == (403, "not_seated")
    assert robot.sees(table)["you"] is None


def test_an_external_bot_that_moves_in_time_gets_its_full_time_again(ada: Any, robot: Robot, clock: Clock) -> None:
    table, other = (ada.opens(players=2, options=SHORT, limit=60) for _ in range(2))
    robot.sits(other)
    seen = robot.sits(table)
    ada.moves(table, "bid 0")
    moves = 0
    while moves < 3:
        if seen["view"]["moves"]:
            clock.advance(40)
            assert robot.moves(table, seen["view"]["moves"][0]).status_code == 200
            moves += 1
        elif mine := ada.sees(table)["view"]["moves"]:
            ada.moves(table, mine[0])
        seen = robot.sees(table)
    until_a_bot_plays(ada, other)
    assert robot.sees(table)["seats"][1]["kind"] == "guest"


def test_a_person_has_no_time_limit(ada: Any, bea: Any, robot: Robot, clock: Clock) -> None:
    table, other = (ada.opens(players=2, limit=60) for _ in range(2))
    bea.sits(table)
    robot.sits(other)
    clock.advance(3600)
    until_a_bot_plays(ada, other)
    assert [seat["kind"] for seat in bea.sees(table)["seats"]] == ["person", "person"]


def until_a_bot_plays(person: Any, table: Any) -> None:
    wait_until(lambda: person.sees(table)["seats"][1]["kind"] == "bot", "the external bot has lost its seat")


def test_a_waiting_call_is_answered_at_the_next_event(ada: Any, bea: Any, robot: Robot, endless_waits: threading.Event) -> None:
    table = ada.opens(players=2)
    with ThreadPoolExecutor(1) as thread:
        answer = thread.submit(robot.sees, table, after=table["number"], wait=20)
        assert endless_waits.wait(TIMEOUT)
        bea.sits(table)
        seen = answer.result(TIMEOUT)
    assert seen["number"] == table["number"] + 1
    assert robot.sees(table, after=table["number"], wait=20)["number"] == seen["number"], "this event has happened already"


def test_a_waiting_call_is_answered_when_its_time_is_over(ada: Any, robot: Robot) -> None:
    table = ada.opens(players=2)
    begun = time.monotonic()
    assert robot.sees(table, after=table["number"], wait=1)["number"] == table["number"]
    assert time.monotonic() - begun >= 0.9


@pytest.mark.parametrize(
    "query", ["after=1&wait=31", "after=1&wait=nan", "after=1&wait=0.5", "after=1&wait=-1", "after=x", "after=-2", "wait=x"]
)
def test_an_invalid_wait_is_malformed(ada: Any, query: str) -> None:
    table = ada.opens(players=2)
    answer = ada.http.get(f"/api/tables/{table['id']}?{query}")
    assert error_of(answer) == (400, "malformed")


@pytest.mark.parametrize("wish", [{"limit": 0}, {"limit": 301}, {"limit": 1.5}])
def test_an_invalid_time_limit_is_malformed(ada: Any, wish: dict[str, object]) -> None:
    answer = ada.http.post("/api/tables", json={"game": "matchmaster", "players": 2, "name": "Ada"} | wish)
    assert error_of(answer) == (400, "malformed")


def test_a_restart_keeps_lost_seats_and_the_time_of_external_bots(start_server: Any, guest: Any, clock: Clock) -> None:
    server = start_server()
    ada = guest(server.address)
    lost, running = (ada.opens(players=2, options=SHORT, limit=limit) for limit in (60, 120))
    for table in (lost, running):
        robot = Robot(server.address)
        robot.sits(table)
        robot.http.close()
    clock.advance(60)
    until_a_bot_plays(ada, lost)
    server.close()
    ada.http.base_url = start_server().address
    seats = [ada.sees(table)["seats"][1] for table in (lost, running)]
    assert [(seat["kind"], seat["instead_of"]) for seat in seats] == [("bot", "Robo"), ("guest", None)]
    clock.advance(120)
    until_a_bot_plays(ada, running)


def test_a_server_that_stops_answers_waiting_calls(start_server: Any, guest: Any, endless_waits: threading.Event) -> None:
    server = start_server()
    table = guest(server.address).opens(players=2)
    with httpx.Client(base_url=server.address, timeout=TIMEOUT) as http, ThreadPoolExecutor(1) as thread:
        answer = thread.submit(http.get, f"/api/tables/{table['id']}?after=1&wait=30")
        assert endless_waits.wait(TIMEOUT)
        server.close()
        assert answer.result(TIMEOUT).json()["id"] == table["id"]
