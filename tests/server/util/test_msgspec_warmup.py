"""Message types: msgspec knows all of them before the first request, so that no two threads analyse one at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

LATE_TYPES = """
import contextlib, sys
import msgspec
from matchwood.server.{module} import {begin}

def below(shape):
    for each in shape.__subclasses__():
        yield each
        yield from below(each)

def learns(shape):
    calls = []
    sys.setprofile(lambda frame, event, what: calls.append(frame.f_code.co_name))
    msgspec.json.Decoder(shape)
    sys.setprofile(None)
    return "get_class_annotations" in calls

class New(msgspec.Struct):
    field: int

assert learns(New) and not learns(New), "the profile shows the analysis of a type"
with contextlib.suppress(SystemExit):  # there is no Redis
    {begin}(*sys.argv[1:])
shapes = [shape for shape in below(msgspec.Struct) if shape.__module__.startswith("matchwood.")]
assert len(shapes) > 20
print([shape.__name__ for shape in shapes if learns(shape)])
"""


@pytest.mark.parametrize(
    ("module", "begin", "more"), [("app", "create_app", ()), ("worker_process", "work", ("redis://127.0.0.1:1",))]
)
def test_all_message_types_are_known_before_a_server_or_worker_starts(
    module: str, begin: str, more: tuple[str, ...], tmp_path: Path
) -> None:
    program = LATE_TYPES.format(module=module, begin=begin)
    command = [sys.executable, "-c", program, f"sqlite:///{tmp_path}/tables.db", *more]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr
