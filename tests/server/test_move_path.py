"""The path of a move through the server, as docs/architecture.md describes it."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from matchwood.server.storage.writer import SqliteWriter, Writer
from matchwood.server.table.table import Table
from matchwood.server.tables.room import Room
from matchwood.server.websocket.protocol import WebSocketProtocol

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "architecture.md"
MILESTONES = (
    (Table, "plan_move"),
    (Writer, "enqueue"),
    (SqliteWriter, "write"),
    (Table, "apply"),
    (Room, "broadcast_news"),
    (WebSocketProtocol, "send"),
)
ROOTS = ("WebSocketProtocol.data_received", "Writer._run", "_report_outcomes")
FUNCTION = re.compile(r"^\| `([\w.]+)` \|", re.MULTILINE)


def test_a_move_takes_the_path_of_the_architecture_page(start_server: Any, guest: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: dict[str, str] = {}
    for owner, name in MILESTONES:
        monkeypatch.setattr(owner, name, noting(getattr(owner, name), taken))
    address = start_server().address
    ada, bea = guest(address), guest(address)
    table = ada.opens(players=2)
    bea.sits(table)
    with ada.watches(table) as line, bea.watches(table) as other:
        taken.clear()
        assert line.move(table["id"], "bid 0")["type"] == "accepted"
        other.hear_type("news")
    way_in, way_out = (FUNCTION.findall(part) for part in DOCUMENT.read_text(encoding="utf-8").split("### ")[1:3])
    assert list(taken) == way_in + way_out
    to_the_screens = list(taken.items())[: list(taken).index("WebSocketProtocol.send") + 1]
    assert len(to_the_screens) <= 20
    assert len({file for _, file in to_the_screens}) <= 7


def noting(known: Any, taken: dict[str, str]) -> Any:
    """Return a function that notes its callers in the server, the outermost first, each with its file."""

    def noted(*args: Any, **kwargs: Any) -> Any:
        stack = [(known.__qualname__, known.__code__.co_filename)]
        frame: FrameType | None = sys._getframe(1)
        while frame is not None:
            if frame.f_globals.get("__name__", "").startswith("matchwood.server"):
                stack.append((frame.f_code.co_qualname, frame.f_code.co_filename))
            frame = frame.f_back
        if stack[-1][0] == "Server.run":
            stack.pop()
        if stack[-1][0] in ROOTS:  # other calls do not belong to the move
            taken.update((name, file) for name, file in reversed(stack) if name not in taken)
        return known(*args, **kwargs)

    return noted
