"""The examples of docs/protocol.md play at a server, and its JSON is what the server sends."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from matchwood.server.http.schemas import MODULES
from matchwood.server.protocol.live_messages import ClientMessage
from matchwood.server.websocket.session import decode
from tests.docs.pages import text_of

PAGES = ["protocol.md", "reference/errors.md", "reference/tables.md"]
LOCAL = "http://127.0.0.1:8000"
TYPES = [
    thing for module in MODULES for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)
]


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text_of(page), re.MULTILINE | re.DOTALL)


def test_the_examples_play_two_games_at_a_server(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = "\n".join(blocks("protocol.md", "python"))
    assert LOCAL in code
    known: dict[str, Any] = {}
    exec(code.replace(LOCAL, address), known)
    status, first, refused, second, kept = capsys.readouterr().out.splitlines()
    assert status == "ok"
    assert refused == "game_over"
    assert "ranks" in first
    assert "ranks" in second
    events, plies, state = kept.split()
    assert int(events) > 0
    assert int(plies) > 0
    assert state in ("waiting", "working", "done")
    seated = known["sit_down"](known["call"]("/api/tables", {"game": "tycoon", "players": 2, "name": "Host"})["id"])
    assert seated["yours"] == [0], "who sits there already keeps the seat"


@pytest.mark.parametrize("page", PAGES)
def test_each_json_of_a_page_is_a_message(page: str) -> None:
    for block in blocks(page, "json"):
        assert any(_fits(block, kind) for kind in TYPES), block


def _fits(block: str, kind: type[msgspec.Struct]) -> bool:
    try:
        read = msgspec.json.decode(block, type=kind)
    except msgspec.ValidationError:
        return False
    return set(json.loads(block)) - {"type"} <= set(msgspec.to_builtins(read)) | {*kind.__struct_encode_fields__}


def test_the_client_messages_of_the_reference_are_understood() -> None:
    (block,) = blocks("reference/websocket.md", "json")
    kinds = [decode(line) for line in block.splitlines()]
    assert {type(kind) for kind in kinds} == {*ClientMessage.__args__}
