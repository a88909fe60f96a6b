"""Games are compiled in separate processes, the wanted game first. The processes end with their owner."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from matchwood.engine import processors
from matchwood.preparing import compilation
from matchwood.preparing.compilation import MEMORY_PER_PROCESS, Compilation, Report
from matchwood.preparing.stages import STAGES
from tests.preparing.slow_child import SlowChildren

Open = Callable[..., Compilation]


@pytest.fixture
def children(tmp_path: Path) -> SlowChildren:
    return SlowChildren(tmp_path)


@pytest.fixture
def compile_games(children: SlowChildren, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    monkeypatch.setattr(compilation, "free_memory", lambda: None)
    opened: list[Compilation] = []

    def make(games: Sequence[str], places: int) -> Compilation:
        opened.append(Compilation(games, places, children.command))
        return opened[-1]

    yield make
    for each in opened:
        each.close()


def test_each_stage_of_each_game_is_reported(compile_games: Open, children: SlowChildren) -> None:
    for game in ("a", "b", "c"):
        children.allow(game)
    reports = list(compile_games(["a", "b", "c"], 2).reports())
    assert sorted(reports) == sorted(Report(game, stage) for game in ("a", "b", "c") for stage in STAGES)


@pytest.mark.parametrize(
    ("free", "places"),
    [(None, 4), (64_000 * 2**20, 4), (2 * MEMORY_PER_PROCESS, 2), (2 * MEMORY_PER_PROCESS - 1, 1), (0, 1)],
)
def test_a_machine_with_little_memory_compiles_fewer_games_at_a_time(
    free: int | None, places: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processors, "cores", lambda: 4)
    assert compilation.places_in(free) == places


@pytest.mark.exhaustive
def test_a_machine_with_little_memory_compiles_each_stage_in_a_new_process(
    children: SlowChildren, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compilation, "free_memory", lambda: 2 * MEMORY_PER_PROCESS - 1)
    monkeypatch.setattr(processors, "cores", lambda: 4)
    for game in ("a", "b"):
        children.allow(game)
    with closing(Compilation(["a", "b"], command=children.command)) as compiling:
        assert list(compiling.reports()) == [Report(game, stage) for game in ("a", "b") for stage in STAGES]
    for game in ("a", "b"):
        children.wait_until_started(game, times=len(STAGES))


def test_without_games_there_are_no_reports(compile_games: Open) -> None:
    assert list(compile_games([], 2).reports()) == []


def test_a_prioritized_game_interrupts_another_one(compile_games: Open, children: SlowChildren) -> None:
    compiling = compile_games(["a", "b", "c"], 2)
    children.wait_until_started("a", "b")
    compiling.prioritize("c")
    children.wait_until_started("c")
    assert children.running() == {"a", "c"}
    children.allow("c")
    reports = compiling.reports()
    assert [next(reports) for _ in STAGES] == [Report("c", stage) for stage in STAGES]
    children.wait_until_started("b", times=2)
    assert children.running() == {"a", "b"}


def test_prioritized_games_are_not_interrupted(compile_games: Open, children: SlowChildren) -> None:
    compiling = compile_games(["a", "b", "c", "d"], 2)
    children.wait_until_started("a", "b")
    for game in ("a", "b", "c", "d"):
        compiling.prioritize(game)
    children.allow("a")
    children.wait_until_started("d")
    assert children.running() == {"b", "d"}, "who asked last comes next"


def test_the_output_of_a_failed_process_is_reported_and_the_others_continue(compile_games: Open, children: SlowChildren) -> None:
    children.fail("a")
    children.allow("b")
    reports = list(compile_games(["a", "b"], 1).reports())
    assert reports[0] == Report("a", None, "no luck\n")
    assert reports[1:] == [Report("b", stage) for stage in STAGES]


def test_a_process_interrupted_before_it_had_its_own_group_is_started_again(compile_games: Open, children: SlowChildren) -> None:
    compiling = compile_games(["a"], 1)
    children.wait_until_started("a")
    children.interrupt("a")
    children.wait_until_started("a", times=2)
    children.allow("a")
    assert list(compiling.reports()) == [Report("a", stage) for stage in STAGES]


def test_closing_ends_all_processes_without_reports(children: SlowChildren) -> None:
    with closing(Compilation(["a", "b", "c"], 2, children.command)) as compiling:
        children.wait_until_started("a", "b")
    assert list(compiling.reports()) == []
    assert children.running() == set()


def test_a_process_whose_owner_is_killed_ends(children: SlowChildren, tmp_path: Path) -> None:
    program = "import sys, time; from tests.preparing.slow_child import SlowChildren; from pathlib import Path\n"
    program += "from matchwood.preparing.compilation import Compilation\n"
    program += "compilation = Compilation(['a'], 1, SlowChildren(Path(sys.argv[1])).command); time.sleep(60)"
    owner = subprocess.Popen([sys.executable, "-c", program, str(tmp_path)], env={**os.environ, "PYTHONPATH": str(Path.cwd())})
    children.wait_until_started("a")
    owner.kill()
    owner.wait()
    children.wait_until_ended("a")


@pytest.mark.exhaustive
@pytest.mark.parametrize("free", [None, 0], ids=["in one process", "in one process for each stage"])
def test_a_whole_game_is_compiled_and_marked_as_ready(free: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MATCHWOOD_CACHE", str(tmp_path))
    monkeypatch.setattr(compilation, "free_memory", lambda: free)
    with closing(Compilation(["tycoon"])) as compiling:
        assert list(compiling.reports()) == [Report("tycoon", stage) for stage in STAGES]
    assert [path.name.startswith("tycoon-") for path in tmp_path.rglob("*.ready")] == [True]
    again = "from matchwood.preparing.stages import STAGES, use\nfor stage in STAGES: use('tycoon', stage)"
    before = sorted(tmp_path.rglob("*.nbc"))
    subprocess.run([sys.executable, "-c", again], check=True)
    assert before
    assert sorted(tmp_path.rglob("*.nbc")) == before, "nothing is compiled again"
