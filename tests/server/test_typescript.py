"""The TypeScript types say what the structs say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from matchwood.server import messages
from matchwood.server.types import typescript


def test_every_message_has_a_type() -> None:
    text = typescript()
    for name in ("Table", "View", "NewTable", "Watch", "Move", "Shown", "News", "Seats", "Accepted", "Refused", "Problem"):
        assert isinstance(getattr(messages, name), type)
        assert f"export type {name} = {{" in text


def test_fields_keep_their_types() -> None:
    text = typescript()
    assert "export type ServerMessage = Shown | News | Seats | Lobby | Said | Accepted | Refused | Problem | Pong;" in text
    assert '  type: "news";' in text
    assert "  view: View | null;" in text
    assert "  moves: string[];" in text
    assert "  expected?: string[];" in text, "what may be missing is optional"
    assert "  table: Record<string, unknown>;" in text


def test_the_tool_prints_the_types() -> None:
    printed = subprocess.run([sys.executable, "-m", "matchwood.server.types"], capture_output=True, text=True, check=True)
    assert printed.stdout == typescript()


def test_the_page_is_compiled_against_these_types() -> None:
    wire = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"
    assert wire.read_text(encoding="utf-8") == typescript(), "the messages have changed: `make wire` renews web/src/lib/wire.ts"
