"""A study continues where it stopped. Its rows do not depend on the number of processes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import polars
import pytest

from matchwood.lab.contest import Contest, Row
from matchwood.lab.errors import NotInstalled, OtherStudy
from matchwood.lab.experiment import Experiment
from matchwood.lab.folder import Folder
from matchwood.lab.running import run

CONTEST = Contest.of(Experiment.checked("matchmaster", 2, ["quick", "random"], {"rounds": "short"}, seed=1))


@dataclass
class Counted:
    """A study that records which units were computed."""

    about: dict[str, Any] = field(default_factory=lambda: {"study": "counted", "seed": 1})
    done: list[int] = field(default_factory=list)

    def unit(self, number: int) -> list[Row]:
        self.done.append(number)
        return [{"number": number, "half": number / 2, "names": ["a", "b"]}]


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "study"


def test_a_stored_unit_is_not_computed_again(place: Path) -> None:
    first, again = Counted(), Counted()
    rows = list(run(first, 3, Folder(place, first.about), jobs=1))
    assert list(run(again, 5, Folder(place, again.about), jobs=1))[:3] == rows
    assert (first.done, again.done) == ([0, 1, 2], [3, 4])


def test_an_interrupted_unit_is_computed_again(place: Path) -> None:
    study = Counted()
    folder = Folder(place, study.about)
    results = run(study, 5, folder, jobs=1)
    next(results)
    results.close()
    assert [number in folder for number in range(3)] == [True, False, False]
    assert sorted(path.name for path in (place / "units").iterdir()) == ["000000.parquet"]


def test_an_incomplete_file_gets_no_final_name(place: Path) -> None:
    study = Counted()
    folder = Folder(place, study.about)
    with pytest.raises(TypeError):
        folder.keep(0, [{"number": object()}, {"number": {1: 2}}, {3: 4}])  # type: ignore[dict-item]
    assert 0 not in folder
    assert list((place / "units").iterdir()) == []


def test_the_folder_of_another_study_is_not_overwritten(place: Path) -> None:
    Folder(place, {"study": "counted", "seed": 1})
    with pytest.raises(OtherStudy, match="different: seed"):
        Folder(place, {"study": "counted", "seed": 2})
    (place / "study.json").write_text("hello")
    with pytest.raises(OtherStudy, match="not the description of a study"):
        Folder(place, {"study": "counted", "seed": 1})


def test_without_polars_the_error_contains_the_install_command(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(NotInstalled, match=r'pip install "\.\[lab\]"'):
        Folder(place, {})


@pytest.mark.exhaustive
def test_the_number_of_processes_does_not_change_the_games(tmp_path: Path) -> None:
    one, two = (Folder(tmp_path / name, CONTEST.about) for name in ("one", "two"))
    alone = list(run(CONTEST, 3, one, jobs=1))
    assert list(run(CONTEST, 3, two, jobs=2)) == alone
    assert _files(one.path) == _files(two.path)


def test_an_executor_of_the_caller_plays_the_same_games() -> None:
    with ThreadPoolExecutor(2) as threads:
        assert list(run(CONTEST, 3, jobs=2, executor=threads)) == list(run(CONTEST, 3, jobs=1))


def test_the_units_can_be_read_as_one_table(place: Path) -> None:
    study = Counted()
    list(run(study, 4, Folder(place, study.about), jobs=1))
    table = polars.read_parquet(place / "units" / "*.parquet")
    assert table["number"].to_list() == [0, 1, 2, 3]


def _files(folder: Path) -> dict[str, bytes]:
    return dict(_found(folder))


def _found(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*.parquet")):
        yield path.name, path.read_bytes()
