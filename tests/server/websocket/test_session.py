"""Sessions: what the server sends on each connection, and what it must not send."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from matchwood.server.compute import bots
from matchwood.server.http.rate_limiter import RateLimiter
from matchwood.server.websocket import session
from matchwood.server.websocket.session import MAX_TABLES_PER_SOCKET
from tests.server.answers import Json
from tests.server.conftest import Line
from tests.server.websocket.raw_socket import frame, raw_connection
from tests.support.waiting import wait_until


def test_two_people_and_two_bots_play_a_whole_game(ada: Any, bea: Any) -> None:
    table = ada.opens(players=4, bots=2, options={"rounds": "short"})
    with ada.watches(table) as one, bea.watches(table) as two:
        bea.sits(table)
        with ThreadPoolExecutor(2) as pool:
            ends = list(pool.map(lambda line: _play_on(line, table["id"]), (one, two)))
    assert ends[0]["view"]["result"] == ends[1]["view"]["result"]
    assert ends[0]["happenings"][-1]["type"] == "over"


def test_every_event_is_broadcast_once_and_in_order(ada: Any, bea: Any, stranger: Any) -> None:
    table = ada.opens(players=3, bots=1, options={"rounds": "short"})
    with ada.line() as one, bea.line() as two, stranger.line() as third:
        for line in (one, two, third):
            line.watch(table["id"])
        bea.sits(table)
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda line: _play_on(line, table["id"]), (one, two)))
        third.hear_until(lambda message: message.get("state") == "over")
        news = [[m for m in map(json.loads, line.heard) if m["type"] == "news"] for line in (one, two, third)]
    numbers = [message["number"] for message in news[0]]
    assert numbers == list(range(2, numbers[-1] + 1))
    happenings = [[(m["number"], m["happenings"]) for m in messages] for messages in news]
    assert happenings[0] == happenings[1] == happenings[2], "players and spectators get the same happenings"


def test_a_bid_is_hidden_until_all_players_have_bid(ada: Any, bea: Any, stranger: Any) -> None:
    table = ada.opens(players=3)
    third = bea.sits(table)
    with ada.line() as one, bea.line() as two, stranger.line() as spectator:
        for line in (one, two, spectator):
            line.watch(table["id"])
        stranger.sits(third)
        assert one.move(table["id"], "bid 2")["type"] == "accepted"
        assert two.move(table["id"], "bid 1")["type"] == "accepted"
        news = spectator.hear_until(lambda message: message.get("number") == 5)
        assert [message["happenings"] for message in news[-2:]] == [[{"type": "bid", "seat": 0}], [{"type": "bid", "seat": 1}]]
        assert all(message["view"]["table"]["bids"] == [None, None, None] for message in news if message["type"] == "news")
        assert ada.sees(table)["view"]["table"]["bids"] == [2, None, None], "Ada sees her own bid"
        assert stranger.moves(table, "bid 0").status_code == 200
        shown = spectator.hear_until(lambda message: message.get("number") == 6)[-1]
        assert shown["happenings"][-1] == {"type": "bids", "bids": [2, 1, 0]}


def test_the_cards_of_a_hand_are_sent_to_its_player_only(ada: Any, bea: Any, table: Json, stranger: Any) -> None:
    secret = set(ada.sees(table)["view"]["table"]["hand"]) | set(bea.sees(table)["view"]["table"]["hand"])
    with stranger.watches(table) as spectator, ada.watches(table) as one:
        for person in (ada, bea):
            person.moves(table, "bid 1")
        hers = set(bea.sees(table)["view"]["table"]["hand"])
        assert not _cards_in(spectator.everything_so_far()) & secret
        assert not _cards_in(one.everything_so_far()) & hers


def test_a_refused_move_is_answered_on_its_own_connection_only(ada: Any, bea: Any, table: Json) -> None:
    with ada.watches(table) as one, bea.watches(table) as two:
        refused = one.move(table["id"], "T99", key="mine")
        assert (refused["type"], refused["table"], refused["key"]) == ("refused", table["id"], "mine")
        assert refused["error"]["code"] == "illegal_move"
        assert "bid 1" in refused["error"]["expected"]
        assert "mine" not in two.everything_so_far()


def noted(honest: Callable[..., Any], done: list[str]) -> Callable[..., Any]:
    def noting(*given: Any) -> Any:
        done.append(honest.__name__)
        return honest(*given)

    return noting


def test_a_move_is_decoded_and_counted_once(ada: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.opens(players=2, bots=1)
    with ada.watches(table) as line:
        done: list[str] = []
        for owner, name in ((session, "decode"), (RateLimiter, "check_local_call")):
            monkeypatch.setattr(owner, name, noted(getattr(owner, name), done))
        assert line.move(table["id"], "bid 99")["type"] == "refused"
        assert sorted(done) == ["check_local_call", "decode"]
        assert line.move(table["id"], "bid 1")["type"] == "accepted"
        assert sorted(done) == ["check_local_call"] * 2 + ["decode"] * 2


def test_a_move_with_the_same_key_counts_once(ada: Any, bea: Any, table: Json) -> None:
    with ada.line() as line:
        first = line.move(table["id"], "bid 1", key="once")
        assert line.move(table["id"], "bid 1", key="once") == first
    assert bea.moves(table, "bid 1", key="once").json()["number"] == first["number"] + 1, "each seat has its own keys"


def test_the_key_of_one_move_is_refused_for_another(ada: Any, table: Json) -> None:
    with ada.line() as line:
        line.move(table["id"], "bid 1", key="once")
        refused = line.move(table["id"], "bid 2", key="once")
    assert refused["type"] == "refused"
    assert (refused["error"]["code"], refused["error"]["expected"]) == ("malformed", ["bid 1"])
    assert ada.sees(table)["view"]["table"]["bids"] == [1, None]


def test_the_same_key_sent_ten_times_at_once_counts_once(ada: Any, table: Json) -> None:
    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(lambda _: ada.moves(table, "bid 1", key="once").json(), range(10)))
    assert {answer["number"] for answer in answers} == {3}
    assert ada.sees(table)["number"] == 3


def test_a_client_that_reconnects_gets_exactly_what_it_missed(ada: Any, bea: Any) -> None:
    table = ada.opens(players=2)
    with ada.watches(table) as line:
        bea.sits(table)
        seen = line.hear_type("news")["number"]
    for person in (ada, bea):
        person.moves(table, "bid 1")
    with ada.line() as line:
        answer = line.watch(table["id"], seen)
    assert (seen, answer["table"]["number"]) == (2, 4)
    bids = {"type": "bids", "bids": [1, 1]}
    assert answer["happenings"] == [{"type": "bid", "seat": 0}, {"type": "bid", "seat": 1}, bids]
    with ada.line() as line:
        assert line.watch(table["id"], 4)["happenings"] == []
        assert line.watch(table["id"], 9_999)["happenings"] == []
        assert [h["type"] for h in line.watch(table["id"], 0)["happenings"]] == ["deal", "bid", "bid", "bids"]


def test_watchers_see_which_players_come_and_go(ada: Any, bea: Any, table: Json, stranger: Any) -> None:
    assert [seat["here"] for seat in ada.sees(table)["seats"]] == [False, False]
    with ada.line() as one:
        assert [seat["here"] for seat in one.watch(table["id"])["table"]["seats"]] == [True, False]
        with stranger.line() as spectator, bea.line() as two:
            spectator.watch(table["id"])
            assert one.hear()["watchers"] == 1
            two.watch(table["id"])
            assert one.hear() == {"type": "seats", "table": table["id"], "seats": ada.sees(table)["seats"], "watchers": 1}
            assert all(seat["here"] for seat in spectator.hear()["seats"])
        assert [seat["here"] for seat in one.hear()["seats"]] == [True, False]


def test_a_bot_waits_as_long_as_the_pace_requires(ada: Any) -> None:
    began = time.monotonic()
    table = ada.opens(players=2, bots=1, pace="brisk")
    wait_until(lambda: ada.sees(table)["number"] > table["number"], "the bot has bid")
    assert time.monotonic() - began >= bots.WAIT_SECONDS["brisk"]


def test_a_message_about_an_unknown_table_is_refused(ada: Any) -> None:
    with ada.line() as line:
        line.say(type="watch", table="zzzz", seen=0)
        assert line.hear()["error"]["code"] == "not_found"
        line.say(type="move", table="zzzz", move="bid 1", key="k")
        assert line.hear()["type"] == "refused"


def test_another_site_cannot_open_a_connection(address: str) -> None:
    target = address.replace("http", "ws") + "/live"
    with pytest.raises(InvalidStatus, match="403"), connect(target, origin=Origin("https://elsewhere.example")):
        pass


def send_for_ever(line: socket.socket, data: bytes) -> None:
    """Send again and again: the buffers may take megabytes before the closed connection is noticed."""
    while True:
        line.sendall(data)


def test_a_client_that_reads_nothing_is_disconnected(ada: Any) -> None:
    table = ada.opens(players=2)
    asked = frame(json.dumps({"type": "watch", "table": table["id"]}).encode())
    with raw_connection(ada) as line, pytest.raises(ConnectionError):
        send_for_ever(line, 1_000 * asked)


def test_a_connection_that_watches_too_many_tables_drops_the_first(ada: Any, bea: Any) -> None:
    tables = [ada.opens(players=2) for _ in range(MAX_TABLES_PER_SOCKET + 1)]
    with ada.line() as line:
        for table in tables:
            line.watch(table["id"])
        bea.sits(tables[0])
        bea.sits(tables[1])
        assert line.hear_type("news")["table"] == tables[1]["id"]


def _play_on(line: Line, table: str) -> dict[str, Any]:
    """Play the first legal move at each turn until the game is over, and return the last news.

    In a simultaneous decision some moves are sent twice. The server refuses the second one.
    """
    while True:
        news = line.hear_type("news")
        if news["state"] == "over":
            return news
        if news["view"] is not None and news["view"]["moves"]:
            line.say(type="move", table=table, move=news["view"]["moves"][0], key=str(news["number"]))


def _cards_in(text: str) -> set[str]:
    def texts(value: Any) -> set[str]:
        if isinstance(value, dict):
            return set().union(*map(texts, value.values())) if value else set()
        if isinstance(value, list):
            return set().union(*map(texts, value)) if value else set()
        return {value} if isinstance(value, str) else set()

    return set().union(*(texts(json.loads(line)) for line in text.splitlines()))


def test_a_move_may_name_its_thinking_time_for_the_clock(ada: Any) -> None:
    table = ada.opens(players=2, bots=1, clock="relaxed")
    with ada.line() as line:
        seen = line.watch(table["id"])["table"]
        assert seen["clock"] == {"key": "relaxed", "bank": 180, "increment": 20}
        line.say(type="move", table=table["id"], move="bid 1", key="late", thought=-1)
        assert line.hear_type("problem")["error"]["code"] == "malformed"
        line.say(type="move", table=table["id"], move="bid 1", key="sent", thought=5)
        assert line.hear_until(lambda message: message.get("key") == "sent")[-1]["type"] == "accepted"
    mine, bots = ada.sees(table)["clocks"]
    assert 60 < mine["left"] <= 180
    assert bots is None


def test_a_ping_message_is_answered(ada: Any) -> None:
    with ada.line() as line:
        line.say(type="ping")
        assert line.hear() == {"type": "pong"}
