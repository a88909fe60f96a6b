"""An assistant lists games, reads rules, plays a whole game and asks for its analysis, knowing only what its seat may know."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from click.testing import CliRunner
from mcp import Client
from mcp.server import MCPServer

import matchwood
from matchwood.mcp import server
from matchwood.mcp.local_seat import LocalSeat
from matchwood.terminal.main import cli
from tests.mcp.conftest import Ask, Refused
from tests.support.waiting import run_in_thread

SMALL = {"game": "matchmaster", "players": 2, "level": "quick", "options": {"rounds": "short"}}


def tools_of(of_server: MCPServer) -> dict[str, dict[str, Any]]:
    """Return the arguments of each tool."""

    async def listed() -> dict[str, dict[str, Any]]:
        async with Client(of_server) as client:
            return {tool.name: tool.input_schema["properties"] for tool in (await client.list_tools()).tools}

    return run_in_thread(listed())


def first_move(text: str) -> str:
    """Return the first listed move of a view in words."""
    return text.partition("moves of A:\n- ")[2].splitlines()[0].partition(" (")[0]


def test_an_assistant_can_choose_no_cards_and_reaches_only_a_server_that_the_user_named() -> None:
    alone, beside = tools_of(server.mcp_server()), tools_of(server.mcp_server("http://127.0.0.1:8000"))
    assert {*alone} == {"games", "rules", "start_game", "view", "play", "analyse"}
    assert {*beside} - {*alone} == {"take_seat"}
    assert not any({"seed", "deals", "secret", "server", "address"} & {*arguments} for arguments in beside.values())


def test_the_games_and_their_rules_are_listed(ask: Ask) -> None:
    assert "tycoon: Matchstick Tycoon, 2, 3, 4, 5, 6, 7, 8 players" in ask("games")
    assert ask("rules", game="tycoon", language="de") == matchwood.rules("tycoon", "de")


def test_an_assistant_plays_a_whole_game_and_asks_for_its_analysis(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "ANALYSIS_ITERATIONS", 8)
    text = ask("start_game", **SMALL)
    assert text.startswith("Your game has the ID game-1.\nMatchMaster, seen by A (you)")
    with pytest.raises(Refused, match="the game is not over"):
        ask("analyse", game_id="game-1")
    while "moves of A" in text:
        text = ask("play", game_id="game-1", move=first_move(text))
    assert "A: rank " in text
    report = ask("analyse", game_id="game-1")
    assert "A: result" in report
    assert "clear mistakes in" in report


def test_an_illegal_move_is_refused_with_its_reason_and_changes_nothing(ask: Ask) -> None:
    ask("start_game", **SMALL)
    before = ask("view", game_id="game-1")
    with pytest.raises(Refused, match="A bid is a whole number from 0 to 7"):
        ask("play", game_id="game-1", move="bid 99")
    assert ask("view", game_id="game-1") == before


@pytest.mark.parametrize(
    ("tool", "arguments", "reason"),
    [
        ("rules", {"game": "chess"}, "chess"),
        ("start_game", {"game": "matchmaster", "players": 99}, "players"),
        ("start_game", {**SMALL, "level": "wizard"}, "wizard"),
        ("start_game", {**SMALL, "options": {"rounds": "none"}}, "rounds"),
        ("view", {"game_id": "game-9"}, "the IDs are none yet"),
    ],
)
def test_a_wrong_argument_is_refused_with_a_sentence(ask: Ask, tool: str, arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        ask(tool, **arguments)


def test_a_seat_tells_only_the_text_of_its_view() -> None:
    seat = LocalSeat("matchmaster", 3, "quick", {})
    game = seat._game
    assert seat.text("de") == game.view(0).text("de", events=game.happened)
    assert seat.play("bid 1", "en") == game.view(0).text(events=game.happened - 3)


def test_the_oldest_game_is_forgotten_if_there_are_too_many(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MAX_GAMES", 1)
    for _ in range(2):
        ask("start_game", **SMALL)
    with pytest.raises(Refused, match="the IDs are game-2"):
        ask("view", game_id="game-1")


def test_the_command_names_the_missing_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "matchwood.mcp.server")
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    done = CliRunner().invoke(cli, ["mcp"])
    assert done.exit_code == 2
    assert 'the package mcp is missing. In the folder of Matchwood: pip install ".[mcp]"' in done.output
