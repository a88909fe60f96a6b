"""The replay of a finished game: move by move, with all cards and the cost of each move."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.analysis.games import played_by
from tests.browser.axe import faults
from tests.browser.conftest import Server
from tests.browser.finished import known_as
from tests.browser.person import HAND, RESULT, choose_setting, get_json

# The server counts an unfinished analysis of a test for its address until the analysis is cancelled.
pytestmark = [pytest.mark.browser, pytest.mark.own_server]

TIMEOUT = 120_000  # the code that judges moves may have to be compiled


def tenths(number: float) -> str:
    """Round like the page: the shortest decimal form of the number, halves up."""
    return str(Decimal(str(number)).quantize(Decimal("0.1"), ROUND_HALF_UP))


def at(page: Page, move: int | str) -> None:
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", str(move))


def test_a_finished_game_can_be_replayed_step_by_step_on_a_phone(
    open_page: Callable[..., Page], server: Server, finished: Callable[..., dict[str, Any]]
) -> None:
    table = finished("matchmaster", "Nachdenkliches Zündholz", rounds="short")
    page = known_as(open_page(360, 740, at=None), table, server.address)
    page.goto(f"{server.address}/t/{table['id']}")
    page.get_by_test_id("look-back").click()
    page.get_by_test_id("replay").wait_for()
    page.keyboard.press("Home")  # the page does not jump to a mistake after the person has moved in the replay
    at(page, 0)
    last = page.get_by_test_id("replay-slider").get_attribute("max") or ""
    expect(page.locator("[data-seat-hand='1'] .card")).to_have_count(7)

    page.get_by_test_id("replay-next").click()
    at(page, 1)
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.get_by_test_id("replay-next").click()
    at(page, 3)
    expect(page.get_by_test_id("hands").locator(".card")).to_have_count(13, timeout=TIMEOUT)
    page.get_by_test_id("replay-previous").click()
    at(page, 2)
    expect(page.get_by_test_id("hands").locator(".card")).to_have_count(14)
    page.keyboard.press("End")
    at(page, last)
    expect(page.locator(RESULT)).to_be_visible()
    page.keyboard.press("Home")
    at(page, 0)
    page.get_by_test_id("replay-slider").focus()
    page.keyboard.press("ArrowRight")
    at(page, 1)

    page.get_by_test_id("look-as-1").click()
    expect(page).to_have_url(re.compile("#1B$"))
    page.reload()
    at(page, 1)
    expect(page.get_by_test_id("look-as-1")).to_have_attribute("aria-pressed", "true")
    held = [card.get_attribute("data-card") for card in page.locator(f"{HAND} [data-card]").all()]
    assert len(held) == 7
    page.get_by_test_id("look-as-1").click()
    expect(page.locator(f"{HAND} [data-card='{held[0]}']"), "the view of the own seat is shown again").to_have_count(0)

    expect(page.get_by_test_id("analysis")).to_be_visible(timeout=TIMEOUT)
    expect(page.get_by_test_id("luck").locator("tbody tr")).to_have_count(2)
    expect(page.get_by_test_id("course")).to_have_attribute("role", "img")
    turn = page.locator("[data-turn]").last
    turn.locator("span").last.click()
    expect(turn).to_have_attribute("aria-current", "step")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_replay_starts_at_the_costliest_mistake_of_the_player(
    open_page: Callable[..., Page], server: Server, finished: Callable[..., dict[str, Any]]
) -> None:
    table = finished("matchmaster", rounds="short")
    page = known_as(open_page(at=None), table, server.address)
    page.goto(f"{server.address}/t/{table['id']}/replay")
    expect(page.get_by_test_id("analysis")).to_be_visible(timeout=TIMEOUT)
    analysis = get_json(page, f"{server.address}/api/tables/{table['id']}/analysis")["analysis"]
    mine = [one for one in analysis["judgements"] if one["mistake"] and one["seat"] == 0]
    assert mine, "a player who always plays the first card makes mistakes"
    costliest = page.locator("[data-turn][aria-current=step]", has_text="Mistake by Ada")
    expect(costliest).to_have_count(1)
    expect(page.get_by_test_id("said")).to_contain_text("This was your costliest mistake.")
    costs = page.locator("[data-turn]", has_text="Mistake by Ada").locator(".worth").all_inner_texts()
    most = max(float(cost.split()[0].replace("−", "").replace("-", "")) for cost in costs)
    expect(costliest.locator(".worth")).to_contain_text(tenths(most))
    here = page.get_by_test_id("replay").get_attribute("data-at")
    page.reload()
    at(page, here or "")


def test_a_result_shows_luck_and_mistakes_with_links_to_their_positions(
    open_page: Callable[..., Page], server: Server, finished: Callable[..., dict[str, Any]]
) -> None:
    table = finished("matchmaster", rounds="short")
    page = known_as(open_page(360, 740, at=None), table, server.address)
    page.goto(f"{server.address}/t/{table['id']}")
    expect(page.get_by_test_id("how")).to_contain_text("of 7 rounds")
    assert faults(page) == []
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_test_id("share-menu").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("share")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("share")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == f"{server.address}/t/{table['id']}/replay"
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("share-menu")).to_be_focused()

    page.get_by_test_id("better-ask").click()
    expect(page.get_by_test_id("verdicts")).to_be_visible(timeout=TIMEOUT)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    analysis = get_json(page, f"{server.address}/api/tables/{table['id']}/analysis")["analysis"]
    replay = get_json(page, f"{server.address}/api/tables/{table['id']}/replay")
    (me,) = (one for one in analysis["players"] if one["seat"] == 0)
    shares = [tenths(abs(me[part]["value"])) for part in ("luck", "own", "others")]
    decided, luck, advice = page.get_by_test_id("coach").locator("p").all_inner_texts()
    assert re.findall(r"\d+\.\d", decided) == shares
    assert re.findall(r"\d+\.\d", luck) == [tenths(abs(me["luck"][name])) for name in ("value", "error")]
    assert advice.startswith("Your costliest decision: bid")
    mine = [one for one in analysis["judgements"] if one["mistake"] and one["seat"] == 0]
    costliest = max(mine, key=lambda one: one["loss"])["event"]
    page.locator("[data-verdict=costliest]").first.click()
    at(page, next(move for move, ply in enumerate(replay["plies"]) if ply["event"] >= costliest) - 1)
    expect(page.get_by_test_id("decision")).to_contain_text("Clear mistake")
    page.evaluate("location.hash = '#3B'")
    at(page, 3)
    page.go_back()
    page.go_back()
    expect(page.locator(RESULT)).to_be_visible()


def uploaded(server: Server, record: dict[str, Any]) -> dict[str, Any]:
    replay: dict[str, Any] = httpx.post(f"{server.address}/api/replays", json=record, timeout=60).json()
    return replay


@pytest.mark.exhaustive
def test_mud_stays_on_a_seat_until_the_next_round_is_dealt(open_page: Callable[..., Page], server: Server) -> None:
    replay = uploaded(server, played_by(["quick"] * 3, "matschig", 1, rounds=2))
    tables = [ply["table"] for ply in replay["plies"]]
    second = next(move for move, table in enumerate(tables) if table["round"] == 2)
    assert max(tables[second - 1]["pools"]) > 7, "more mud than the seat can show"
    page = open_page(360, 740, at=None)
    for move in (2, second // 2, second - 1, second):
        page.goto(f"{server.address}/replay/{replay['id']}#{move}")
        at(page, move)
        for seat, mud in enumerate(tables[move]["pools"]):
            stains = page.locator(f"[data-seat='{seat}'] + [data-stains]")
            expect(stains.locator("svg")).to_have_count(min(mud, 7))


def test_a_link_to_a_move_works_while_the_page_changes_its_own_address(open_page: Callable[..., Page], server: Server) -> None:
    replay = uploaded(server, played_by(["quick"] * 2, "tycoon", 1))
    page = open_page(at=f"/replay/{replay['id']}#1")
    at(page, 1)
    page.evaluate("location.hash = '#3'; history.replaceState(null, '', '#1')")
    at(page, 3)


def test_animated_scores_end_at_the_correct_values(open_page: Callable[..., Page], server: Server) -> None:
    record = played_by(["quick"] * 3, "matchmaster", 1, rounds="short")
    replay = uploaded(server, record)
    page = open_page(motion="no-preference", at=f"/replay/{replay['id']}#{len(replay['plies'])}")
    scores = record["result"]["scores"]
    for found, unit, wanted in (("td.total", "", scores), ("ol strong", "\u00a0pts", sorted(scores, reverse=True))):
        shown = [f"{score}{unit}".replace("-", "−") for score in wanted]
        expect(page.locator(RESULT).locator(found)).to_have_text(shown)


@pytest.mark.exhaustive
def test_a_file_of_any_game_can_be_replayed(open_page: Callable[..., Page], tmp_path: Path) -> None:
    records = [
        played_by(["quick"] * 2, "tycoon", 1),
        played_by(["quick"] * 2, "the_match", 1),
        played_by(["quick"] * 3, "matschig", 1, rounds=2),
    ]
    file = tmp_path / "games.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in records))
    page = open_page(360, 740, "de")
    for number, record in enumerate(records, 1):
        page.get_by_role("link", name="Partie aus einer Datei öffnen").click()
        page.get_by_test_id("record-file").set_input_files(file)
        page.get_by_test_id("record-number").fill(str(number))
        page.get_by_test_id("record-open").click()
        at(page, 0)
        for move in (1, 2, 3):
            page.keyboard.press("ArrowRight")
            at(page, move)
        expect(page.get_by_test_id("decision")).not_to_be_empty()
        assert faults(page) == []
        page.keyboard.press("End")
        at(page, sum("move" in event for event in record["events"]))
        expect(page.locator(RESULT)).to_be_visible()
        page.keyboard.press("ArrowLeft")
        expect(page.locator(RESULT)).to_have_count(0)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.locator("header a[href='/']").click()


def test_an_invalid_file_is_refused_with_the_reason(open_page: Callable[..., Page], tmp_path: Path) -> None:
    file = tmp_path / "letter.jsonl"
    file.write_text("Dear Ada")
    page = open_page(360, 740)
    page.get_by_role("link", name="Open a game from a file").click()
    page.get_by_test_id("record-file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("contains no game")
    file.write_text('{"game":\n{"game": "chess"}')
    page.get_by_test_id("record-file").set_input_files(file)
    page.get_by_test_id("record-open").click()
    expect(page.get_by_role("alert")).to_contain_text("Game 1 of the file is not a readable record")
    choose_setting(page, "language", "de")
    expect(page.get_by_role("alert")).to_contain_text("Partie 1 der Datei ist kein lesbares Protokoll")


@pytest.mark.exhaustive
def test_a_running_game_cannot_be_replayed(open_page: Callable[..., Page], server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=60) as http:
        http.get("/api/tables")
        table = http.post("/api/tables", json={"game": "matchmaster", "players": 2, "name": "Ada"}).json()
    page = open_page(360, 740, at=f"/t/{table['id']}/replay")
    expect(page.get_by_role("heading")).to_contain_text("still running")
