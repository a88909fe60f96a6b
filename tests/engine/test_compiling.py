"""Machine code is cached on disk under a name that depends on all sources, so that it is never stale."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import matchwood
from matchwood.engine import compiling

PACKAGE = Path(matchwood.__file__).parent

PROGRAM = """
from matchwood.engine.bits import size
from matchwood.engine.compiling import cache_folder
print(size(0b1011), sum(size.stats.cache_hits.values()), sum(size.stats.cache_misses.values()), cache_folder())
"""

SEVERAL = """
import sys, time
from numba.core.caching import IndexDataCacheFile
from matchwood.engine.compiling import brief_rule

save = IndexDataCacheFile._save_index

def save_slowly(self, overloads):  # so that another process is in between
    time.sleep(0.1)
    save(self, overloads)

IndexDataCacheFile._save_index = save_slowly

@brief_rule
def first(numbers):
    return numbers[0]

for length in eval(sys.argv[1]):
    first((1,) * length)
print(sum(first.stats.cache_hits.values()), sum(first.stats.cache_misses.values()))
"""


STOPPED = """
import signal
from matchwood.engine.compiling import _saving
from matchwood.engine.plugins import HOME
with _saving(HOME):
    print("saving", flush=True)
    signal.pause()
"""

WAITING = """
from matchwood.engine import compiling

timeouts = []

class RecordingLock(compiling.FileLock):
    def __init__(self, path, timeout, **more):
        super().__init__(path, timeout=timeout, **more)
        timeouts.append(timeout)

compiling.FileLock, compiling.SAVE_TIMEOUT_SECONDS = RecordingLock, 0.1

@compiling.brief_rule
def first(numbers):
    return numbers[0]

for length in range(1, 4):
    first((1,) * length)
print([timeout > 0 for timeout in timeouts])
"""

WIDENED = """
import numpy as np
from matchwood.engine.compiling import brief_rule

@brief_rule
def double(number):
    return number * 2

@brief_rule
def double_of_first(numbers):
    return double(numbers[0]) + double(3)

for kind in (np.int8, np.int32, np.int64):
    assert double_of_first(np.array([100], kind)) == 206
print(double.signatures)
"""


def start_process(package_parent: Path, cache: Path, program: str = PROGRAM, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(package_parent), "MATCHWOOD_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.Popen(command, env=environment, cwd=package_parent, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def run_process(package_parent: Path, cache: Path, program: str = PROGRAM, *arguments: str) -> subprocess.CompletedProcess[str]:
    process = start_process(package_parent, cache, program, *arguments)
    output, errors = process.communicate()
    assert process.returncode == 0, errors
    return subprocess.CompletedProcess(process.args, 0, output, errors)


def run(package_parent: Path, cache: Path) -> tuple[int, int, int, str]:
    done = run_process(package_parent, cache)
    answer, hits, misses, folder = done.stdout.split()
    return int(answer), int(hits), int(misses), folder


def test_a_second_process_finds_the_machine_code_and_a_changed_source_does_not(tmp_path: Path) -> None:
    home, cache = tmp_path / "home", tmp_path / "cache"
    shutil.copytree(PACKAGE, home / "matchwood", ignore=shutil.ignore_patterns("__pycache__", "pages", "server"))
    first, second = run(home, cache), run(home, cache)
    assert first[:3] == (3, 0, 1)
    assert second[:3] == (3, 1, 0)
    other = home / "matchwood" / "bots" / "__init__.py"
    other.write_text(other.read_text() + "\n# changed, in a file that the function never sees\n")
    third = run(home, cache)
    assert third[:3] == (3, 0, 1)
    assert third[3] != second[3]


def test_machine_code_that_was_unused_for_long_is_deleted(tmp_path: Path) -> None:
    old, young = tmp_path / "compiled" / "old", tmp_path / "compiled" / "young"
    for folder in (old, young):
        folder.mkdir(parents=True)
    os.utime(old, (0, 0))
    run(PACKAGE.parent, tmp_path)
    assert not old.exists()
    assert young.exists()


def test_two_processes_that_save_at_the_same_time_lose_nothing(tmp_path: Path) -> None:
    pair = [start_process(PACKAGE.parent, tmp_path, SEVERAL, f"range({first}, 25, 2)") for first in (1, 2)]
    assert [process.communicate() for process in pair] == [("0 12\n", "")] * 2
    assert run_process(PACKAGE.parent, tmp_path, SEVERAL, "range(1, 25)").stdout == "24 0\n"


def test_a_process_waits_only_once_for_a_process_that_stopped_while_it_saved(tmp_path: Path) -> None:
    stopped = start_process(PACKAGE.parent, tmp_path, STOPPED)
    assert stopped.stdout is not None
    assert stopped.stdout.readline() == "saving\n"
    try:
        done = run_process(PACKAGE.parent, tmp_path, WAITING)
    finally:
        stopped.kill()
        stopped.communicate()
    assert done.stdout == "[True, False, False]\n"
    assert done.stderr.count("cannot be saved") == 1


def test_without_a_writable_cache_the_rules_work_and_one_warning_names_the_remedy(tmp_path: Path) -> None:
    no_folder = tmp_path / "cache"
    no_folder.write_text("a file, where even the administrator cannot make folders")
    done = run_process(PACKAGE.parent, no_folder)
    assert done.stdout.split()[:3] == ["3", "0", "1"]
    assert done.stderr.count("cannot be saved") == 1
    assert "MATCHWOOD_CACHE" in done.stderr


def test_no_rule_uses_a_module_that_is_never_compiled() -> None:
    found = 0
    for folder in compiling.COMPILED_FOLDERS:
        for path in (compiling.PACKAGE / folder).rglob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            elsewhere = {
                alias.asname or alias.name
                for node in ast.walk(tree)
                if isinstance(node, ast.ImportFrom) and node.module
                for alias in node.names
                if {f"{node.module.rsplit('.', 1)[-1]}.py", f"{alias.name}.py"} & compiling.NEVER_COMPILED
            }
            for rule in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and _is_rule(node)):
                found += 1
                assert path.name not in compiling.NEVER_COMPILED, path
                used = {node.id for statement in rule.body for node in ast.walk(statement) if isinstance(node, ast.Name)}
                assert not used & elsewhere, f"{path}: {rule.name}"
    assert found > 300


def _is_rule(function: ast.FunctionDef) -> bool:
    return any("rule" in ast.unparse(decorator) for decorator in function.decorator_list)


def test_one_version_of_a_rule_serves_all_signed_integers(tmp_path: Path) -> None:
    assert run_process(PACKAGE.parent, tmp_path, WIDENED).stdout == "[(int64,)]\n"
