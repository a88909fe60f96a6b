"""The programs of the documents run, measure and save their results. The tests run shorter versions."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, commands_of
from tests.support.fresh_copy import fresh_copy

SHORTER = {
    "-m bench.daily_games": "--games 1",
    "-m bench.equilibrium": "--asked 2 --bids 1 --share 0.001",
    "-m bench.load": "--runs 1 --seconds 1 --tables 2 --paced-tables 40 --pace 0.2 --finished 20",
    "-m bench.load.capacity": "--tables 4 --pace 0.5 --seconds 2 --warm 1",
    "-m bench.load.dear_calls": "--seconds 1",
    "-m bench.load.floods": "--seconds 0.3",
    "-m bench.load.pages": "--finished 20000 --tables 50 --moves 1500",
    "-m bench.phone.first_page": "--runs 1",
    "-m bench.phone.movement": "--moves 1",
    "-m bench.strategy": "--games 2 --jobs 1",
    "bench/api.py": "--runs 1 --seconds 0.05",
    "bench/batches.py": "--runs 1 --seconds 0.05 --games 64",
    "bench/compiling.py": "",
    "bench/conformance.py": "--games 1",
    "bench/curve.py": "",
    "bench/dataset.py": "--runs 1 --seconds 0.05 --games 2",
    "bench/goals.py": "--share 0.005 --jobs 1",
    "bench/growth.py": "--games 1",
    "bench/ladder.py": "--most 2 --jobs 1",
    "bench/luck.py": "--share 0.01 --playouts 4",
    "bench/open_cards.py": "--deals 2",
    "bench/playouts.py": "--runs 1 --seconds 0.05",
    "bench/plays.py": "--runs 3 --climbs 2",
    "bench/searches.py": "--runs 1 --seconds 0.05",
    "bench/startup.py": "--runs 1",
    "bench/strength.py": "--deals 2 --seconds 0.001 --longest 0.002 --jobs 1",
}
BEGUN = "$bin/python "
"""The start of a command in `tools/bench.sh`."""
LINES = {
    " ".join(words[1:]) for page in PAGES for words in commands_of(page) if words[0] == "python" and "bench" in " ".join(words)
}

pytestmark = [pytest.mark.exhaustive, pytest.mark.timeout(3600)]


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the repository, in which the programs save their results."""
    return fresh_copy(tmp_path_factory.mktemp("measured"))


def run(bench: Path, *command: str) -> str:
    surroundings = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(["python", *command], cwd=bench, env=surroundings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("line", sorted(LINES))
def test_a_benchmark_program_prints_its_results(line: str, bench: Path) -> None:
    program, shorter = max(
        (item for item in SHORTER.items() if f"{line} ".startswith(f"{item[0]} ")), key=lambda item: len(item[0])
    )
    if program == "bench/ladder.py":
        pytest.importorskip("pyspiel")
        ours = bench / "bench" / "results" / f"ladder_{line.split()[1]}.json"
        for kept in (ours, ours.with_name(ours.name.replace("ladder_", "ladder_with_openspiel_"))):
            kept.unlink(missing_ok=True)
        once = ("--bots", "quick,random", "--iterations", "1", "--most", "2", "--jobs", "1")
        run(bench, "-m", "matchwood", "ladder", line.split()[1], *once, "--out", str(ours))
    assert run(bench, *line.split(), *shorter.split())


def test_make_bench_runs_all_benchmark_programs(bench: Path) -> None:
    """`make bench` runs as in CONTRIBUTING.md, with the packages of other projects."""
    assert ["make", "bench"] in commands_of("CONTRIBUTING.md")
    cases = "".join(f"'{program} '*) set -- \"$@\" {shorter};;\n" for program, shorter in sorted(SHORTER.items(), reverse=True))
    script = bench / "tools" / "bench.sh"
    text = script.read_text().replace(BEGUN, "shortly ")
    script.write_text(f'shortly() {{\ncase "$* " in\n{cases}esac\n{BEGUN}"$@"\n}}\n{text}')
    done = subprocess.run(
        ["make", "bench"], cwd=bench, env={**os.environ, "PYTHON": sys.executable}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
