"""The HTTP calls do what docs/reference/http.md describes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute

import matchwood
from matchwood.commit import commit
from matchwood.server.accounts.messages import SigningOut
from matchwood.server.app import create_app
from matchwood.server.http.dependencies import DEPENDENCIES
from tests.server.answers import refused
from tests.server.whole_games import plays_on
from tests.support.optional import not_none


def test_the_catalogue_lists_each_game_with_its_players_and_house_rules(ada: Any) -> None:
    games = ada.http.get("/api/games").json()
    matchmaster = next(game for game in games if game["key"] == "matchmaster")
    assert matchmaster["title"] == "MatchMaster"
    assert matchmaster["players"] == [2, 3, 4, 5, 6, 7]
    assert {"key": "rounds", "values": ["full", "short"], "default": "full", "idle_when": {}} in matchmaster["options"]


def test_a_game_has_a_description_of_its_types(ada: Any) -> None:
    details = ada.http.get("/api/games/matchmaster").json()
    assert details["schema"] == matchwood.schema("matchmaster")
    assert details["key"] == "matchmaster"
    assert "matschig" in refused(ada.http.get("/api/games/chess"), 404, "not_found")["expected"]


def test_the_game_of_a_full_table_starts_at_once(ada: Any) -> None:
    table = ada.opens(players=4, bots=3, pace="calm", options={"rounds": "short"})
    assert (table["state"], table["you"], table["players"], table["pace"]) == ("playing", 0, 4, "calm")
    assert table["options"]["rounds"] == "short"
    assert table["options"]["overtrump"] == "highest", "an omitted option has its default"
    assert [(seat["kind"], seat["level"]) for seat in table["seats"]] == [("person", None), *[("bot", "beginner")] * 3]
    assert table["view"]["seat"] == 0
    assert table["view"]["moves"][0] == "bid 0"


def test_two_requests_with_the_same_key_create_one_table(ada: Any, bea: Any) -> None:
    table = ada.opens(players=2, options={"rounds": "short"}, key="play")
    bea.sits(table)
    again = ada.opens(players=2, options={"rounds": "short"}, key="play")
    assert (again["id"], again["number"]) == (table["id"], 2), "the table as it is now"
    others = [ada.opens(key="play again"), ada.opens(), bea.opens(key="play")]
    assert len({table["id"], *(other["id"] for other in others)}) == 4


def test_a_key_is_refused_for_another_table(ada: Any) -> None:
    table = ada.opens(players=3, key="play")
    answer = ada.http.post("/api/tables", json={"game": "matchmaster", "players": 4, "name": "Ada", "key": "play"})
    refused(answer, 400, "malformed")
    assert answer.json()["error"]["expected"] == [table["id"]]


def test_a_game_starts_when_the_last_seat_is_taken(ada: Any, bea: Any) -> None:
    with_a_bot, table = ada.opens(players=3, bots=1), ada.opens(players=2)
    assert [seat["kind"] for seat in with_a_bot["seats"]] == ["person", "bot", "open"]
    beside_it = bea.sits(with_a_bot)
    assert (beside_it["state"], beside_it["you"]) == ("playing", 2)
    assert (table["state"], table["view"], table["number"]) == ("open", None, 1)
    seated = bea.sits(table)  # without a bot, which would move
    assert (seated["state"], seated["you"], seated["number"]) == ("playing", 1, 2)
    assert seated["seats"][1]["name"] == "Bea"
    assert ada.sees(table)["view"]["seat"] == 0


def test_a_stranger_gets_the_view_of_a_spectator(ada: Any, stranger: Any) -> None:
    table = stranger.sees(ada.opens(players=2, bots=1, pace="calm"))
    assert table["you"] is None
    assert table["view"]["seat"] is None
    assert table["view"]["moves"] == []
    assert table["view"]["table"]["hand"] is None


def test_the_tables_of_a_person_are_listed_newest_first(ada: Any, bea: Any) -> None:
    first, second = ada.opens(players=2), ada.opens(players=2)
    bea.sits(first)
    assert [table["id"] for table in ada.http.get("/api/tables").json()] == [second["id"], first["id"]]
    assert [table["id"] for table in bea.http.get("/api/tables").json()] == [first["id"]]


def test_a_refused_move_has_a_reason_and_changes_nothing(ada: Any, bea: Any, stranger: Any) -> None:
    table = ada.opens(players=2)
    refused(ada.moves(table, "bid 1"), 409, "not_started")
    bea.sits(table)
    before = ada.sees(table)
    error = refused(ada.moves(table, "bid 99"), 422, "illegal_move")
    assert error["expected"] == before["view"]["moves"]
    refused(stranger.moves(table, "bid 1"), 403, "not_seated")
    assert ada.sees(table) == before
    assert ada.moves(table, "bid 1").json()["number"] == before["number"] + 1
    refused(ada.moves(table, "bid 1"), 409, "not_your_turn")


def test_a_record_is_available_after_the_game_and_replays_to_its_result(ada: Any, bea: Any) -> None:
    table = ada.opens(players=2, options={"rounds": "short"})
    bea.sits(table)
    refused(ada.http.get(f"/api/tables/{table['id']}/record"), 409, "not_over")
    plays_on(table, [ada, bea])
    record = ada.http.get(f"/api/tables/{table['id']}/record").json()
    assert record["result"] == ada.sees(table)["view"]["result"]
    assert all(deal.agrees for deal in matchwood.verify(record)), "the deals follow from the secret"
    assert matchwood.seal_of(record["secret"]) == table["seal"] == ada.sees(table)["seal"]
    replayed = matchwood.load(record)
    assert list(not_none(replayed.result).scores) == record["result"]["scores"]
    refused(ada.moves(table, "bid 1"), 409, "game_over")


def test_a_player_cannot_take_a_second_seat(ada: Any, bea: Any, stranger: Any) -> None:
    table = ada.opens(players=3)
    seated = bea.sits(table, 1)
    assert bea.sits(table, 1) == seated == bea.sits(table)
    refused(bea.http.post(f"/api/tables/{table['id']}/seats", json={"name": "Bea", "seat": 2}), 409, "seat_taken")
    error = refused(stranger.http.post(f"/api/tables/{table['id']}/seats", json={"name": "X", "seat": 0}), 409, "seat_taken")
    assert error["expected"] == ["2"], "seat 2 is open"
    refused(stranger.http.post(f"/api/tables/{table['id']}/seats", json={"name": "X", "seat": 5}), 404, "not_found")


UNREADABLE = ["", "   ", "x" * 25, "line\nbreak", "bell\a", "right\u202eleft", "\u3164", "\u2800 \u2800", "\ufe0f", "\u034f"]


@pytest.mark.parametrize("name", UNREADABLE)
def test_an_unreadable_name_of_a_player_is_refused(ada: Any, name: str) -> None:
    refused(ada.http.post("/api/tables", json={"game": "matchmaster", "players": 2, "name": name}), 422, "bad_name")


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 422, "unknown_game"),
        ({"players": 8}, 422, "bad_players"),
        ({"bots": 3}, 422, "bad_players"),
        ({"level": "godlike"}, 422, "bad_option"),
        ({"options": {"jokers": "yes"}}, 422, "bad_option"),
        ({"options": {"rounds": "many"}}, 422, "bad_option"),
        ({"pace": "hasty"}, 400, "malformed"),
        ({"players": "many"}, 400, "malformed"),
        ({"options": [1]}, 400, "malformed"),
    ],
)
def test_an_impossible_table_is_refused_with_the_reason(ada: Any, change: dict[str, Any], status: int, code: str) -> None:
    wish = {"game": "matchmaster", "players": 3, "name": "Ada"} | change
    error = refused(ada.http.post("/api/tables", json=wish), status, code)
    assert len(error["message"]) > 10


def test_a_name_is_stripped_of_spaces(ada: Any) -> None:
    assert ada.opens(players=2, name="  Ada Lovelace ")["seats"][0]["name"] == "Ada Lovelace"


@pytest.mark.parametrize("name", ["Ö", "7", "李", "🔥", "e\u0301"])
def test_a_visible_name_is_accepted(ada: Any, name: str) -> None:
    assert ada.opens(players=2, name=name)["seats"][0]["name"] == name


def test_a_program_is_recognized_by_its_token(ada: Any, address: str) -> None:
    table = ada.opens(players=2)
    headers = {"authorization": f"Bearer {ada.token}"}
    assert httpx.get(f"{address}/api/tables/{table['id']}", headers=headers).json()["you"] == 0
    bad = httpx.get(f"{address}/api/tables/{table['id']}", headers={"authorization": "Bearer short"})
    refused(bad, 400, "malformed")


def test_only_the_hash_of_a_token_is_stored(ada: Any, database: Path) -> None:
    ada.opens(players=2)
    stored = b"".join(path.read_bytes() for path in database.parent.iterdir())
    assert b"Ada" in stored
    assert ada.token.encode() not in stored


def test_the_cookie_cannot_be_read_by_scripts_or_sent_by_other_sites(address: str) -> None:
    cookie = httpx.get(f"{address}/api/tables").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_another_site_cannot_act_for_the_browser(ada: Any) -> None:
    wish = {"game": "matchmaster", "players": 2, "name": "Ada"}
    for origin in ("https://elsewhere.example", "null", "http://[broken"):
        refused(ada.http.post("/api/tables", json=wish, headers={"origin": origin}), 403, "foreign_origin")
    own = str(ada.http.base_url).rstrip("/")
    assert ada.http.post("/api/tables", json=wish, headers={"origin": own}).status_code == 201


def test_every_error_has_the_same_form(ada: Any) -> None:
    refused(ada.http.get("/api/nothing"), 404, "not_found")
    refused(ada.http.get("/api/tables/zzzz"), 404, "not_found")
    refused(ada.http.get("/api/tables/" + "z" * 500), 400, "malformed")
    assert refused(ada.http.delete("/api/games"), 405, "malformed")["expected"] == ["GET", "OPTIONS"]
    refused(ada.http.post("/api/tables", content=b"x" * 20_000), 413, "too_large")
    refused(ada.http.post("/api/tables", content=b'{"game": "match'), 400, "malformed")
    refused(ada.http.post("/api/tables"), 400, "malformed")


def test_every_answer_has_the_security_headers(ada: Any) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/schema/openapi.json"):
        headers = ada.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] in ("no-store", "private, no-cache")


def test_the_server_has_an_openapi_description_and_a_health_check(ada: Any) -> None:
    described = ada.http.get("/schema/openapi.json").json()
    assert {"/api/health", "/api/live", "/api/ready", "/api/games", "/api/tables", "/api/tables/{table}/moves"} <= set(
        described["paths"]
    )
    assert described["components"]["schemas"]["NewTable"]["properties"]["pace"]["enum"] == ["brisk", "calm", "instant"]
    healthy = {"status": "ok", "version": matchwood.__version__, "database": "sqlite", "redis": "none", "others": "none"}
    assert ada.http.get("/api/health").json() == healthy | {"commit": commit()}


def test_a_call_without_content_is_described_without_content(ada: Any) -> None:
    paths = ada.http.get("/schema/openapi.json").json()["paths"]
    described = [call["responses"]["204"] for calls in paths.values() for call in calls.values() if "204" in call["responses"]]
    assert described
    assert not any("content" in response for response in described)


def test_every_call_with_a_body_is_described_with_the_error_of_a_large_body(ada: Any) -> None:
    paths = ada.http.get("/schema/openapi.json").json()["paths"]
    with_body = {path: call for path, calls in paths.items() for call in calls.values() if "requestBody" in call}
    assert "/api/tables" in with_body
    assert [path for path, call in with_body.items() if "413" not in call["responses"]] == []


def test_no_field_of_a_body_has_the_name_of_a_dependency(tmp_path: Path) -> None:
    """Litestar would answer with 500 if such a field were invalid."""
    app = create_app(f"sqlite:///{tmp_path / 'tables.db'}")
    handlers = [handler for route in app.routes if isinstance(route, HTTPRoute) for handler in route.route_handlers]
    bodies = {field.annotation for handler in handlers if (field := handler.parsed_data_field)}
    assert SigningOut in bodies
    assert {
        f"{body.__name__}.{name}" for body in bodies for name in DEPENDENCIES if name in getattr(body, "__struct_fields__", ())
    } == set()


def test_the_token_of_an_account_is_refused_as_every_call_describes(ada: Any) -> None:
    program, wish = {"authorization": f"Bearer {ada.token}"}, {"name": "Ada who had a token", "password": "matches by the fire"}
    assert ada.http.post("/api/account/sign-up", json=wish, headers=program).status_code == 201
    for path, calls in ada.http.get("/schema/openapi.json").json()["paths"].items():
        if path not in ("/api/health", "/api/live", "/api/ready"):
            assert all("403" in call["responses"] for call in calls.values()), path
    for path in ("/api/preparing", "/api/games", "/api/tables"):
        refused(ada.http.get(path, headers=program), 403, "not_signed_in")


def test_every_path_has_the_methods_of_its_description(ada: Any) -> None:
    for path, calls in ada.http.get("/schema/openapi.json").json()["paths"].items():
        address = re.sub(r"\{(message|event|seat)\}", "1", path).replace("{table}", "abcd")
        allowed = ada.http.options(address).headers["allow"].split(", ")
        assert set(allowed) == {"OPTIONS", *map(str.upper, calls)}, path


def test_long_answers_are_compressed(ada: Any) -> None:
    answer = ada.http.get("/schema/openapi.json", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


def test_each_bot_can_have_another_level(ada: Any) -> None:
    table = ada.opens(players=4, bots=3, levels=["beginner", "champion", "casual"], game="tycoon")
    assert [seat["level"] for seat in table["seats"]] == [None, "beginner", "champion", "casual"]
    wish = {"game": "tycoon", "players": 4, "bots": 3, "name": "Ada"}
    for levels, expected in ((["club"], "3"), (["club", "club", "god"], "champion")):
        error = ada.http.post("/api/tables", json=wish | {"levels": levels}).json()["error"]
        assert error["code"] == "bad_option"
        assert expected in error["expected"]
