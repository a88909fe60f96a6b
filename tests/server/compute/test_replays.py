"""Replays, analyses and positions of finished games and uploaded records."""

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
from tests.support.waiting import COMPILING, TIMEOUT, let_other_tasks_run, wait_for

Json = dict[str, Any]


@pytest.fixture
def finished(ada: Person, bea: Person) -> Json:
    table: Json = ada.opens(players=2, options={"rounds": "short"})
    bea.sits(table)
    while (seen := ada.sees(table))["state"] == "playing":
        mover = next(person for person in (ada, bea) if person.sees(table)["view"]["moves"])
        mover.moves(table, mover.sees(table)["view"]["moves"][-1])
    return seen


def test_a_replay_is_refused_if_too_many_requests_wait(monkeypatch: pytest.MonkeyPatch, finished: Json, ada: Any) -> None:
    monkeypatch.setattr(replays, "MAX_WAITING", 0)
    status, answer = asked(ada, finished, "replay")
    assert (status, answer["error"]["code"]) == (503, "busy")


async def test_an_address_with_many_requests_delays_no_other_address(monkeypatch: pytest.MonkeyPatch) -> None:
    proceed, made = threading.Event(), list[str]()

    def slowly(key: str, record: Json) -> bytes:
        proceed.wait(TIMEOUT)
        made.append(key)
        return b"{}"

    monkeypatch.setattr(replays, "replay_of", slowly)

    async def ready(game: str) -> None:
        del game

    service = Replays(SimpleNamespace(wait_for_rules=ready))  # type: ignore[arg-type]  # nothing is compiled
    flood = [asyncio.create_task(service.replay(f"flood {number}", {}, "192.0.2.1")) for number in range(24)]
    await let_other_tasks_run()
    refused = [task for task in flood if task.done()]
    assert len(refused) == 24 - replays.MAX_WAITING_PER_ADDRESS
    for task in refused:
        with pytest.raises(TooMany, match="at the same time"):
            await task
    other = asyncio.create_task(service.replay("another", {}, "192.0.2.2"))
    await let_other_tasks_run()
    proceed.set()
    assert await other == b"{}"
    assert made.index("another") <= 2, "after the request that runs, and one that had its turn first"
    await asyncio.gather(*(set(flood) - set(refused)))
    await service.close()


async def test_a_few_addresses_with_many_requests_do_not_block_others(monkeypatch: pytest.MonkeyPatch) -> None:
    proceed = threading.Event()

    def slowly(key: str, record: Json) -> bytes:
        proceed.wait(TIMEOUT)
        return b"{}"

    async def ready(game: str) -> None:
        del game

    monkeypatch.setattr(replays, "replay_of", slowly)
    service = Replays(SimpleNamespace(wait_for_rules=ready))  # type: ignore[arg-type]  # nothing is compiled
    flood = [
        asyncio.create_task(service.replay(f"{number} of {address}", {}, f"192.0.2.{address}"))
        for address in range(6)
        for number in range(replays.MAX_WAITING_PER_ADDRESS)
    ]
    await let_other_tasks_run()
    refused = [task for task in flood if task.done()]
    assert len(refused) > 0
    for task in refused:
        with pytest.raises(Busy):
            await task
    others = [asyncio.create_task(service.replay(f"another {address}", {}, f"198.51.100.{address}")) for address in range(10)]
    await let_other_tasks_run()
    proceed.set()
    assert await asyncio.gather(*others) == [b"{}"] * 10
    await asyncio.gather(*(set(flood) - set(refused)))
    await service.close()


def asked(person: Any, table: Json, what: str) -> tuple[int, Json]:
    answer = person.http.get(f"/api/tables/{table['id']}/{what}", timeout=600)  # the analysis may have to be compiled
    return answer.status_code, answer.json()


def analysed(person: Any, table: Json) -> Json:
    def look() -> Json:
        status, answer = asked(person, table, "analysis")
        assert status == 200, answer
        assert answer["state"] == "done" or answer["analysis"] is None
        assert 0 <= answer["done"] <= answer["of"]
        return answer

    return wait_for(look, condition=lambda answer: answer["state"] == "done", timeout=COMPILING)


def test_every_person_can_see_the_replay_of_a_finished_game(finished: Json, ada: Any, stranger: Any) -> None:
    record = ada.http.get(f"/api/tables/{finished['id']}/record").json()
    status, replay = asked(stranger, finished, "replay")
    assert status == 200
    assert (replay["id"], replay["game"], replay["players"]) == (finished["id"], "matchmaster", 2)
    assert replay["result"] == record["result"]
    assert [(ply["event"], ply["move"]) for ply in replay["plies"]] == [(ply.event, ply.move) for ply in plies_of(record)]
    assert all(len(ply["own"]) == 2 for ply in replay["plies"])
    assert asked(ada, finished, "replay") == (200, replay), "all people get the same replay"


def test_the_analysis_of_a_finished_game_is_that_of_the_library(finished: Json, ada: Any, stranger: Any) -> None:
    answer = analysed(stranger, finished)
    assert answer["done"] == answer["of"] == len(answer["analysis"]["course"])
    record = ada.http.get(f"/api/tables/{finished['id']}/record").json()
    assert answer["analysis"] == matchwood.analyse(record).to_dict()
    assert asked(ada, finished, "analysis") == (200, answer), "it is kept"


@pytest.mark.parametrize("what", ["replay", "analysis"])
def test_an_unfinished_game_has_no_replay_and_no_analysis(what: str, ada: Any, bea: Any) -> None:
    table = ada.opens(players=2)
    assert asked(ada, table, what)[1]["error"]["code"] == "not_over"
    bea.sits(table)
    status, answer = asked(ada, table, what)
    assert (status, answer["error"]["code"]) == (409, "not_over")
    assert asked(ada, {"id": "nosuchtable"}, what)[1]["error"]["code"] == "not_found"


@pytest.fixture
def uploaded() -> Json:
    game = matchwood.new("matchmaster", players=2, deals=[{"dealer": 0, "hands": [["T1"], ["L1"]]}])
    game.play("bid 1", seat=1)
    game.play("bid 0", seat=0)
    return game.record()


def test_a_person_can_upload_a_record(uploaded: Json, ada: Any, stranger: Any) -> None:
    answer = ada.http.post("/api/replays", json=uploaded)
    assert answer.status_code == 200, answer.text
    replay = answer.json()
    assert [ply["move"] for ply in replay["plies"]] == [None, "bid 1", "bid 0"]
    assert replay["options"]["overtrump"] == "highest"
    assert replay["result"] is None
    assert stranger.http.get(f"/api/replays/{replay['id']}").json() == replay
    assert stranger.http.get(f"/api/replays/{replay['id']}/record").json() == uploaded
    answer = wait_for(
        lambda: ada.http.get(f"/api/replays/{replay['id']}/analysis", timeout=600).json(),
        condition=lambda answer: answer["state"] == "done",
        timeout=COMPILING,
    )
    assert answer["analysis"] == matchwood.analyse(uploaded).to_dict()


@pytest.mark.parametrize("game", [info.key for info in matchwood.games()])
def test_a_person_can_upload_a_record_without_moves(game: str, ada: Any) -> None:
    players = next(info.players[0] for info in matchwood.games() if info.key == game)
    answer = ada.http.post("/api/replays", json={"matchwood": 1, "game": game, "players": players, "events": []})
    assert answer.status_code == 200, answer.text
    replay = answer.json()
    assert [ply["event"] for ply in replay["plies"]] == [0]
    assert ada.http.get(f"/api/replays/{replay['id']}").json() == replay


def test_an_invalid_record_is_refused_and_not_kept(uploaded: Json, ada: Any) -> None:
    uploaded["events"][-1]["move"] = "bid 7"
    answer = ada.http.post("/api/replays", json=uploaded)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_record")
    assert "event 3" in answer.json()["error"]["message"]
    assert ada.http.post("/api/replays", json=[uploaded]).json()["error"]["code"] == "malformed"
    assert ada.http.post("/api/replays", json={"pad": "x" * MAX_RECORD_BYTES}).json()["error"]["code"] == "too_large"
    for address in ("/api/replays/nosuchrecord", "/api/replays/nosuchrecord/record", "/api/replays/nosuchrecord/analysis"):
        assert ada.http.get(address).json()["error"]["code"] == "not_found"


@pytest.mark.parametrize(("event", "seat"), [(0, 0), (1, 1), (2, 0), (3, None), (None, 1)])
def test_the_view_of_any_seat_at_any_position_of_a_record_can_be_requested(
    uploaded: Json, ada: Any, event: int | None, seat: int | None
) -> None:
    answer = ada.http.post("/api/positions", json={"record": uploaded, "event": event, "seat": seat})
    assert answer.status_code == 200, answer.text
    assert answer.json() == matchwood.Position.at(uploaded, event, seat).view().to_dict()


def test_the_server_reads_a_position_as_the_library_writes_it(uploaded: Json, ada: Any) -> None:
    position = matchwood.Position.at(uploaded, 2, seat=0)
    assert [field.name for field in msgspec.structs.fields(replay_messages.Position)] == list(position.to_dict())
    assert ada.http.post("/api/positions", json=position.to_dict()).json() == position.view().to_dict()


def test_an_invalid_position_is_refused_with_the_reason(uploaded: Json, ada: Any) -> None:
    for wrong, code in (({"event": 9}, "bad_record"), ({"seat": 5}, "not_your_turn"), ({"event": "x"}, "malformed")):
        answer = ada.http.post("/api/positions", json={"record": uploaded, **wrong})
        assert answer.json()["error"]["code"] == code, answer.text
    assert ada.http.post("/api/positions", json={"record": {}}).json()["error"]["code"] == "bad_record"
