"""The TypeScript types agree with the structs."""

from __future__ import annotations

import runpy
import shutil
from pathlib import Path

import pytest

from matchwood.server.protocol import live_messages, messages
from tools.wire.typescript import contracts, typescript, written

PROJECT = Path(__file__).parents[2]


def test_every_message_has_a_type() -> None:
    text = typescript()
    names = {
        messages: ("VisibleTable", "View", "NewTable"),
        live_messages: ("Watch", "Move", "Shown", "News", "Seats", "Accepted", "Refused", "Problem"),
    }
    for module, inside in names.items():
        for name in inside:
            assert isinstance(getattr(module, name), type)
            assert f"export type {name} = {{" in text


def test_fields_keep_their_types() -> None:
    text = typescript()
    assert "export type ServerMessage = Shown | News | Seats | Lobby | Announced | Said | Unsaid | " in text
    assert '  type: "news";' in text
    assert "  view: View | null;" in text
    assert "  moves: string[];" in text
    assert "  expected?: string[];" in text, "what may be missing is optional"
    assert "  table: Record<string, unknown>;" in text


def test_happenings_at_a_table_have_types_that_distinguish_them() -> None:
    text = contracts()["matchmaster"]
    assert "export type Happening = Deal | Bid | Rethink | Bids | Card | TrickTaken | RoundOver | Over;" in text
    assert 'export type TrickTaken = {\n  type: "trick";\n  winner: number;\n  cards: Laid[];\n};' in text
    assert "  hand: string[] | null;" in text


def test_the_tool_writes_the_types(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(PROJECT / "docs" / "reference", tmp_path / "docs" / "reference")
    expected = written(tmp_path)
    for path in expected:
        path.parent.mkdir(parents=True, exist_ok=True)
    monkeypatch.chdir(tmp_path)
    runpy.run_module("tools.wire", run_name="__main__")
    assert {path: path.read_text(encoding="utf-8") for path in expected} == expected


def test_the_types_of_the_page_and_the_reference_are_current() -> None:
    for path, text in written(PROJECT).items():
        assert path.read_text(encoding="utf-8") == text, f"`make wire` renews {path}: a struct, a call or a docstring has changed"
