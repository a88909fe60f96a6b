"""Tests wait for states. A test that waits for a time fails on a slow machine, or wastes time on a fast one.

Tests wait in separate threads: after a browser was used, the main thread already has a running event loop.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
WEB = HERE.parent / "web" / "tests"
WHERE_IT_IS_ALLOWED = HERE / "support" / "waiting.py"
INSTEAD = "wait for a state instead, by tests/support/waiting.py; in web/tests use vi.useFakeTimers()"
MODULES = ("asyncio", "time", "trio", "anyio")
SLEEPS = ("sleep", "wait_for_timeout")
TIMERS = re.compile(r"\b(?:setTimeout|setInterval|waitForTimeout)\s*\(")
FAKE = "vi.useFakeTimers("
RUNNERS = ("run", "Runner", "run_until_complete")


def sleeps_in(program: str) -> Iterator[int]:
    """Yield the lines of a Python program that wait for a time, for every name of the modules, and also if the function is
    only passed on.
    """
    tree = ast.parse(program)
    modules = {
        name.asname or name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for name in node.names
        if name.name in MODULES
    }
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id=module), attr="sleep") if module in modules:
                yield node.lineno
            case ast.Attribute(attr="wait_for_timeout"):
                yield node.lineno
            case ast.ImportFrom(module=module) if module in MODULES and any(name.name in SLEEPS for name in node.names):
                yield node.lineno


def loops_in(program: str) -> Iterator[int]:
    """Yield the lines of a Python program that run an event loop in the current thread."""
    for node in ast.walk(ast.parse(program)):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="asyncio"), attr=attr)) if attr in RUNNERS:
                yield node.lineno
            case ast.Call(func=ast.Attribute(attr="run_until_complete")):
                yield node.lineno
            case ast.ImportFrom(module="asyncio") if any(name.name in RUNNERS for name in node.names):
                yield node.lineno


def timers_in(program: str) -> Iterator[int]:
    """Yield the lines of a page test that start a real timer."""
    if FAKE not in program:
        yield from (number for number, line in enumerate(program.splitlines(), 1) if TIMERS.search(line))


def test_no_test_waits_for_a_time() -> None:
    found = [
        f"{path.relative_to(HERE.parent)}:{line}"
        for path in sorted(HERE.rglob("*.py"))
        if path != WHERE_IT_IS_ALLOWED and not path.match("releases/*/*")  # files of a release stay unchanged
        for line in sleeps_in(path.read_text())
    ]
    found += [
        f"{path.relative_to(HERE.parent)}:{line}"
        for path in sorted(WEB.rglob("*.*"))
        if path.suffix in (".ts", ".js", ".svelte")
        for line in timers_in(path.read_text())
    ]
    assert not found, f"{', '.join(found)}: {INSTEAD}"


def test_no_test_runs_an_event_loop_in_the_main_thread() -> None:
    found = [
        f"{path.relative_to(HERE.parent)}:{line}"
        for path in sorted(HERE.rglob("*.py"))
        if path != WHERE_IT_IS_ALLOWED and not path.match("releases/*/*")
        for line in loops_in(path.read_text())
    ]
    assert not found, f"{', '.join(found)}: a browser's loop may run there; use run_in_thread() of tests/support/waiting.py"


@pytest.mark.parametrize(
    "program",
    [
        "import asyncio\nasyncio.run(story())",
        "import asyncio\nwith asyncio.Runner() as runner: ...",
        "loop.run_until_complete(story())",
        "from asyncio import run",
    ],
)
def test_a_loop_in_the_main_thread_is_found_in_every_notation(program: str) -> None:
    assert list(loops_in(program))


@pytest.mark.parametrize(
    "program",
    [
        "import time\ntime.sleep(1)",
        "import time as clock\nclock.sleep(1)",
        "import asyncio\nasync def story():\n    await asyncio.sleep(0)",
        "import asyncio\nrest = asyncio.sleep",
        "from time import sleep\nsleep(1)",
        "from asyncio import sleep as rest",
        "page.wait_for_timeout(20)",
    ],
)
def test_a_sleep_is_found_in_every_notation(program: str) -> None:
    assert list(sleeps_in(program))


@pytest.mark.parametrize("kept", ["import time\ntime.monotonic()", "naps.sleep(1)", '"time.sleep(1)"', "table.asleep(0)"])
def test_other_code_is_not_taken_for_a_sleep(kept: str) -> None:
    assert not list(sleeps_in(kept))


def test_page_tests_start_timers_only_with_a_fake_clock() -> None:
    assert list(timers_in("test('x', () => {\n  setTimeout(done, 20);\n});")) == [2]
    assert not list(timers_in("vi.useFakeTimers();\nsetTimeout(done, 20);"))
