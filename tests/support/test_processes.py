"""The processes in which tests run servers."""

from __future__ import annotations

import sys

from tests.support.processes import Process


def complain() -> None:
    sys.stderr.write("Something went wrong.\n" * 10_000)
    sys.stderr.flush()


def test_a_process_with_much_error_output_continues() -> None:
    process = Process("--version", first=complain)
    assert process.ready().startswith("matchwood")
    assert process.wait_for_exit()[1].count("Something went wrong.") == 10_000
