"""While one address makes expensive calls on 32 connections, other addresses wait at most 50 ms longer than usual."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.fresh_copy import fresh_copy

ALLOWED_MS = 50.0

pytestmark = [pytest.mark.exhaustive, pytest.mark.timeout(3600)]


def test_no_public_call_delays_other_addresses(tmp_path: Path) -> None:
    copy = fresh_copy(tmp_path)
    surroundings = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run(["python", "-m", "bench.load.dear_calls", "--seconds", "3"], cwd=copy, env=surroundings, check=True)
    found = json.loads((copy / "bench" / "results" / "dear_calls.json").read_text(encoding="utf-8"))["results"]
    quiet = found.pop("nothing")
    longer = {(name, kind): one[kind] - quiet[kind] for name, one in found.items() for kind in ("move_p50_ms", "call_p50_ms")}
    assert len(longer) > 30
    assert {which: wait for which, wait in longer.items() if wait > ALLOWED_MS} == {}
