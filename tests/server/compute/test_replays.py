"""Looking back at a finished game: every move with what everybody held, and what it cost."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import matchwood
from matchwood.api.plies import plies_of
from matchwood.server.compute import replay_messages, replays
from matchwood.server.compute.replays import Replays
from matchwood.server.protocol.errors import Busy, TooMany
from matchwood.server.protocol.messages import MAX_RECORD_BYTES
from tests.server.conftest import Person
from tests.waiting import COMPILING, TIMEOUT, others_go_on, wait_for

Json = dict[str, Any]


@pytest.fixture
def finished(ada: Person, bea: Person) -> Json:
    """A short game that is over."""
    table: Json = ada.opens(players=2, options={"rounds": "short"})
    bea.sits(table)
    while (seen := ada.sees(table))["state"] == "playing":
        mover = next(somebody for somebody in (ada, bea) if somebody.sees(table)["view"]["moves"])
        mover.moves(table, mover.sees(table)["view"]["moves"][-1])
    return seen


def test_too_many_who_look_back_at_once_are_told_to_wait(monkeypatch: pytest.MonkeyPatch, finished: Json, ada: Any) -> None:
    monkeypatch.setattr(replays, "MOST_WAITING", 0)
    status, told = asked(ada, finished, "replay")
    assert (status, told["error"]["code"]) == (503, "busy")


async def test_one_address_that_asks_for_much_keeps_nobody_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    going_on, made = threading.Event(), list[str]()

    def slowly(key: str, record: Json) -> bytes:
        going_on.wait(TIMEOUT)
        made.append(key)
        return b"{}"

    monkeypatch.setattr(replays, "replay_of", slowly)

    async def ready(game: str) -> None:
        del game

    house = Replays(SimpleNamespace(wait_for_rules=ready))  # type: ignore[arg-type]  # nothing is compiled
    flood = [asyncio.create_task(house.replay(f"flood {number}", {}, "192.0.2.1")) for number in range(24)]
    await others_go_on()
    refused = [task for task in flood if task.done()]
    assert len(refused) == 24 - replays.MAX_WAITING_PER_ADDRESS
    for task in refused:
        with pytest.raises(TooMany, match="at the same time"):
            await task
    other = asyncio.create_task(house.replay("another", {}, "192.0.2.2"))
    await others_go_on()
    going_on.set()
    assert await other == b"{}"
    assert made.index("another") <= 2, "after the one that was begun, and the one whose turn was first"
    await asyncio.gather(*(set(flood) - set(refused)))
    await house.close()


async def test_a_few_addresses_that_ask_for_much_keep_nobody_else_out(monkeypatch: pytest.MonkeyPatch) -> None:
    going_on = threading.Event()

    def slowly(key: str, record: Json) -> bytes:
        going_on.wait(TIMEOUT)
        return b"{}"

    async def ready(game: str) -> None:
        del game

    monkeypatch.setattr(replays, "replay_of", slowly)
    house = Replays(SimpleNamespace(wait_for_rules=ready))  # type: ignore[arg-type]  # nothing is compiled
    flood = [
        asyncio.create_task(house.replay(f"{number} of {address}", {}, f"192.0.2.{address}"))
        for address in range(6)
        for number in range(replays.MAX_WAITING_PER_ADDRESS)
    ]
    await others_go_on()
    refused = [task for task in flood if task.done()]
    assert len(refused) > 0
    for task in refused:
        with pytest.raises(Busy):
            await task
    others = [asyncio.create_task(house.replay(f"another {address}", {}, f"198.51.100.{address}")) for address in range(10)]
    await others_go_on()
    going_on.set()
    assert await asyncio.gather(*others) == [b"{}"] * 10
    await asyncio.gather(*(set(flood) - set(refused)))
    await house.close()


def asked(somebody: Any, table: Json, what: str) -> tuple[int, Json]:
    answer = somebody.http.get(f"/api/tables/{table['id']}/{what}", timeout=600)  # the judge may have to be compiled
    return answer.status_code, answer.json()


def analysed(somebody: Any, table: Json) -> Json:
    """Ask until it is there, as the page does."""

    def look() -> Json:
        status, told = asked(somebody, table, "analysis")
        assert status == 200, told
        assert told["state"] == "done" or told["analysis"] is None
        assert 0 <= told["done"] <= told["of"]
        return told

    return wait_for(look, so=lambda told: told["state"] == "done", patience=COMPILING)


def test_anybody_may_look_back_at_a_finished_game(finished: Json, ada: Any, stranger: Any) -> None:
    record = ada.http.get(f"/api/tables/{finished['id']}/record").json()
    status, replay = asked(stranger, finished, "replay")
    assert status == 200
    assert (replay["id"], replay["game"], replay["players"]) == (finished["id"], "matchmaster", 2)
    assert replay["result"] == record["result"]
    assert [(ply["event"], ply["move"]) for ply in replay["plies"]] == [(ply.event, ply.move) for ply in plies_of(record)]
    assert all(len(ply["own"]) == 2 for ply in replay["plies"])
    assert asked(ada, finished, "replay") == (200, replay), "everybody sees the same"


def test_the_analysis_of_a_finished_game_is_the_one_that_the_library_makes(finished: Json, ada: Any, stranger: Any) -> None:
    told = analysed(stranger, finished)
    assert told["done"] == told["of"] == len(told["analysis"]["course"])
    record = ada.http.get(f"/api/tables/{finished['id']}/record").json()
    assert told["analysis"] == matchwood.analyse(record).to_dict()
    assert asked(ada, finished, "analysis") == (200, told), "it is kept"


@pytest.mark.parametrize("what", ["replay", "analysis"])
def test_a_game_that_is_being_played_keeps_its_secrets(what: str, ada: Any, bea: Any) -> None:
    table = ada.opens(players=2)
    assert asked(ada, table, what)[1]["error"]["code"] == "not_over"
    bea.sits(table)
    status, told = asked(ada, table, what)
    assert (status, told["error"]["code"]) == (409, "not_over")
    assert asked(ada, {"id": "nosuchtable"}, what)[1]["error"]["code"] == "not_found"


@pytest.fixture
def brought() -> Json:
    """A record that the server does not know."""
    game = matchwood.new("matchmaster", players=2, deals=[{"dealer": 0, "hands": [["T1"], ["L1"]]}])
    game.play("bid 1", seat=1)
    game.play("bid 0", seat=0)
    return game.record()


def test_a_record_may_be_brought_along(brought: Json, ada: Any, stranger: Any) -> None:
    answer = ada.http.post("/api/replays", json=brought)
    assert answer.status_code == 200, answer.text
    replay = answer.json()
    assert [ply["move"] for ply in replay["plies"]] == [None, "bid 1", "bid 0"]
    assert replay["options"]["overtrump"] == "highest"
    assert replay["result"] is None
    assert stranger.http.get(f"/api/replays/{replay['id']}").json() == replay
    assert stranger.http.get(f"/api/replays/{replay['id']}/record").json() == brought
    told = wait_for(
        lambda: ada.http.get(f"/api/replays/{replay['id']}/analysis", timeout=600).json(),
        so=lambda told: told["state"] == "done",
        patience=COMPILING,
    )
    assert told["analysis"] == matchwood.analyse(brought).to_dict()


@pytest.mark.parametrize("game", [info.key for info in matchwood.games()])
def test_a_record_without_moves_may_be_brought_along(game: str, ada: Any) -> None:
    players = next(info.players[0] for info in matchwood.games() if info.key == game)
    answer = ada.http.post("/api/replays", json={"matchwood": 1, "game": game, "players": players, "events": []})
    assert answer.status_code == 200, answer.text
    replay = answer.json()
    assert [ply["event"] for ply in replay["plies"]] == [0]
    assert ada.http.get(f"/api/replays/{replay['id']}").json() == replay


def test_a_record_at_fault_is_refused_and_forgotten(brought: Json, ada: Any) -> None:
    brought["events"][-1]["move"] = "bid 7"
    answer = ada.http.post("/api/replays", json=brought)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_record")
    assert "event 3" in answer.json()["error"]["message"]
    assert ada.http.post("/api/replays", json=[brought]).json()["error"]["code"] == "malformed"
    assert ada.http.post("/api/replays", json={"pad": "x" * MAX_RECORD_BYTES}).json()["error"]["code"] == "too_large"
    for address in ("/api/replays/nosuchrecord", "/api/replays/nosuchrecord/record", "/api/replays/nosuchrecord/analysis"):
        assert ada.http.get(address).json()["error"]["code"] == "not_found"


@pytest.mark.parametrize(("event", "seat"), [(0, 0), (1, 1), (2, 0), (3, None), (None, 1)])
def test_any_seat_can_look_at_any_position_of_a_record(brought: Json, ada: Any, event: int | None, seat: int | None) -> None:
    answer = ada.http.post("/api/positions", json={"record": brought, "event": event, "seat": seat})
    assert answer.status_code == 200, answer.text
    assert answer.json() == matchwood.Position.at(brought, event, seat).view().to_dict()


def test_the_server_reads_a_position_as_the_library_writes_it(brought: Json, ada: Any) -> None:
    position = matchwood.Position.at(brought, 2, seat=0)
    assert [field.name for field in msgspec.structs.fields(replay_messages.Position)] == list(position.to_dict())
    assert ada.http.post("/api/positions", json=position.to_dict()).json() == position.view().to_dict()


def test_a_position_that_there_is_not_is_refused_with_the_reason(brought: Json, ada: Any) -> None:
    for wrong, code in (({"event": 9}, "bad_record"), ({"seat": 5}, "not_your_turn"), ({"event": "x"}, "malformed")):
        answer = ada.http.post("/api/positions", json={"record": brought, **wrong})
        assert answer.json()["error"]["code"] == code, answer.text
    assert ada.http.post("/api/positions", json={"record": {}}).json()["error"]["code"] == "bad_record"
