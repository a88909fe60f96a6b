"""No thread learns the shape of a message that another is just learning: all are known before anybody can ask."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SAYS_WHAT_IS_LEARNT_LATE = """
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

assert learns(New) and not learns(New), "this is how learning looks"
with contextlib.suppress(SystemExit):  # nobody is there to work for
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
    program = SAYS_WHAT_IS_LEARNT_LATE.format(module=module, begin=begin)
    command = [sys.executable, "-c", program, f"sqlite:///{tmp_path}/tables.db", *more]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr
