"""An exported data set contains what the seats of recorded games knew and decided, also after an interruption."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import matchwood
from matchwood.cardgames.catalogue import keys, spec_of
from matchwood.engine import states
from matchwood.errors import BadRecord, MatchwoodError
from matchwood.lab.dataset.about import ABOUT, CARD
from matchwood.lab.dataset.export import KINDS, export
from matchwood.lab.dataset.reading import parts
from matchwood.lab.errors import NotInstalled, OtherDataSet
from matchwood.lab.experiment import Experiment
from tests.cardgames.playing import seats
from tests.envs.short_games import QUICK

Json = dict[str, Any]
GAMES = 5


def played(key: str) -> list[Json]:
    experiment = Experiment.checked(key, seats(key), ["random", "quick"], QUICK.get(key), seed=3)
    return json.loads(json.dumps([experiment.play(number) for number in range(GAMES)]))  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def tycoon() -> list[Json]:
    return played("tycoon")


def written(folder: Path, records: list[Json]) -> Path:
    path = folder / "games.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return path


def joined(folder: Path) -> dict[str, Any]:
    """Return all parts of a data set as one array for each column."""
    found = [*parts(folder)]
    return {name: np.concatenate([part[name] for part in found]) for name in found[0]}


def expected(records: list[Json]) -> list[Json]:
    """Replay the records move by move. Return the rows of the data set."""
    rows = []
    for number, record in enumerate(records):
        spec, players = spec_of(record["game"]), record["players"]
        state = spec.fresh(players, spec.checked_options(record["options"], players))
        payoffs = np.array([record["result"]["ranks"], record["result"]["scores"]])
        step = itertools.count()
        for event in record["events"]:
            if "deal" in event:
                spec.deal_given(state, event["deal"])
                continue
            seat = event["seat"]
            for decision in spec.decisions(state, seat, event["move"]):
                view = matchwood.View(spec.key, players, seat, record["options"], states.observed(state, seat).tobytes())
                row = {"game": number, "seed": record["seed"], "step": next(step), "seat": seat, "bot": record["bots"][seat]}
                row |= {"observation": view.numbers().tolist(), "mask": view.mask(), "decision": decision}
                row |= {
                    "outcome": spec.outcomes(payoffs, record["options"])[seat],
                    "rank": payoffs[0, seat],
                    "score": payoffs[1, seat],
                }
                rows.append(row)
                states.apply(state, seat, decision)
    for place, row in enumerate(rows):
        row["last"] = not any((other["game"], other["seat"]) == (row["game"], row["seat"]) for other in rows[place + 1 :])
    return rows


@pytest.mark.parametrize("key", keys())
def test_a_data_set_contains_each_decision_with_what_the_seat_knew(key: str, tmp_path: Path) -> None:
    records = played(key)
    export(written(tmp_path, records), tmp_path / "out", "npz", "MIT", games_a_part=2)
    columns, rows = joined(tmp_path / "out"), expected(records)
    for name in rows[0]:
        wanted = np.array([row[name] for row in rows])
        assert (columns[name] == (wanted.astype(np.float32) if name == "outcome" else wanted)).all(), name
    assert (columns["legal"].sum(axis=1) == [int(mask).bit_count() for mask in columns["mask"]]).all()


def without_seeds(records: list[Json]) -> list[Json]:
    return [{name: value for name, value in record.items() if name != "seed"} for record in records]


def with_other_seeds(records: list[Json]) -> list[Json]:
    return [{**record, "seed": 1} for record in records]


@pytest.mark.parametrize("changed", [without_seeds, with_other_seeds])
@pytest.mark.parametrize("key", keys())
def test_without_its_seed_a_game_has_the_deals_of_its_record(
    key: str, changed: Callable[[list[Json]], list[Json]], tmp_path: Path
) -> None:
    records = played(key)[:2]
    both = []
    for name, given in (("one", records), ("other", changed(records))):
        export(written(tmp_path, given), tmp_path / name, "npz", "MIT")
        both.append(joined(tmp_path / name))
    for name, values in both[0].items():
        assert name == "seed" or (values == both[1][name]).all()


def test_a_game_that_converts_its_moves_with_its_states_gives_the_same_data(
    tycoon: list[Json], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = written(tmp_path, tycoon)
    export(path, tmp_path / "one", "npz", "MIT")
    monkeypatch.setattr(type(spec_of("tycoon")), "decisions_in", lambda *_: None)
    export(path, tmp_path / "other", "npz", "MIT")
    assert (tmp_path / "one/part-00000.npz").read_bytes() == (tmp_path / "other/part-00000.npz").read_bytes()


def test_parquet_contains_the_same_as_npz(tycoon: list[Json], tmp_path: Path) -> None:
    pytest.importorskip("polars")
    path = written(tmp_path, tycoon)
    for kind in ("npz", "parquet"):
        export(path, tmp_path / kind, kind, "MIT", games_a_part=2)
    one, other = (joined(tmp_path / kind) for kind in ("npz", "parquet"))
    assert one.keys() == other.keys()
    for name, values in one.items():
        assert (values == other[name]).all()


@pytest.mark.parametrize("kind", ["npz", "parquet"])
def test_an_interrupted_export_continues_to_the_same_files(kind: str, tycoon: list[Json], tmp_path: Path) -> None:
    if kind == "parquet":
        pytest.importorskip("polars")
    path = written(tmp_path, tycoon)
    whole = export(path, tmp_path / "whole", kind, "MIT", games_a_part=2)

    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            export(path, tmp_path / "stopped", kind, "MIT", games_a_part=2, report=stop)
        (tmp_path / f"stopped/.part-00002.{kind}.new").write_bytes(b"half")
    assert export(path, tmp_path / "stopped", kind, "MIT", games_a_part=2) == whole
    assert export(path, tmp_path / "stopped", kind, "MIT", games_a_part=2) == whole
    files = {file.name: file.read_bytes() for file in (tmp_path / "whole").iterdir()}
    assert {file.name: file.read_bytes() for file in (tmp_path / "stopped").iterdir()} == files
    assert len(files) == 5


def test_the_card_describes_the_games(tycoon: list[Json], tmp_path: Path) -> None:
    about = export(written(tmp_path, tycoon), tmp_path / "out", "npz", "CC-BY-4.0")
    card = (tmp_path / "out" / CARD).read_text()
    for text in ("Matchstick Tycoon: 5 games", "`revolution_at=5`", "Licence: CC-BY-4.0", f"Matchwood {matchwood.__version__}"):
        assert text in card
    seats_of_quick = sum(record["bots"].count("quick") for record in tycoon)
    assert about.bots == {"quick": seats_of_quick, "random": 3 * GAMES - seats_of_quick}
    assert f"| quick | {seats_of_quick} |" in card
    assert json.loads((tmp_path / "out" / ABOUT).read_text())["games"] == GAMES


def played_on(records: list[Json]) -> list[Json]:
    return [*records, records[0]]


def with_another_first_game(records: list[Json]) -> list[Json]:
    return records[::-1]


@pytest.mark.parametrize(
    ("change", "licence", "error"),
    [
        (played_on, "MIT", "has more games than the complete data set"),
        (with_another_first_game, "MIT", "no longer begins with the games"),
        (list, "CC0", r"contains another data set \(different: licence\)"),
    ],
)
def test_a_folder_with_another_data_set_is_refused(
    change: Callable[[list[Json]], list[Json]], licence: str, error: str, tycoon: list[Json], tmp_path: Path
) -> None:
    export(written(tmp_path, tycoon), tmp_path / "out", "npz", "MIT")
    with pytest.raises(OtherDataSet, match=error):
        export(written(tmp_path, change(tycoon)), tmp_path / "out", "npz", licence)


def test_a_folder_with_other_files_is_refused(tycoon: list[Json], tmp_path: Path) -> None:
    with pytest.raises(OtherDataSet, match="contains other files; choose another folder with --out"):
        export(written(tmp_path, tycoon), tmp_path, "npz", "MIT")


def of(record: Json, **changes: Any) -> Json:
    return {**record, **changes}


WRONG: list[tuple[str, Callable[[Json], Json]]] = [
    ("games.jsonl:3: the record has no 'result'", lambda r: {name: value for name, value in r.items() if name != "result"}),
    ("games.jsonl:3: event .* 'X: 1'", lambda r: of(r, events=[*r["events"][:-1], {**r["events"][-1], "move": "X: 1"}])),
    ("games.jsonl:3: .* the game is not over", lambda r: of(r, events=r["events"][:9])),
    ("games.jsonl:3: 'result' is", lambda r: of(r, result={"ranks": r["result"]["ranks"][::-1], "scores": r["result"]["scores"]})),
    ("games.jsonl:3: the house rules differ", lambda r: of(r, options={"revolution_at": 4})),
    ("games.jsonl:3: a game of tycoon for 4", lambda r: of(r, players=4)),
    ("games.jsonl:3: 'bots' has 1 names", lambda r: of(r, bots=["quick"])),
]


@pytest.mark.parametrize(("error", "change"), WRONG)
def test_an_unsuitable_record_is_refused_with_its_line(
    error: str, change: Callable[[Json], Json], tycoon: list[Json], tmp_path: Path
) -> None:
    with pytest.raises(BadRecord, match=error):
        export(written(tmp_path, [*tycoon[:2], change(tycoon[2])]), tmp_path / "out", "npz", "MIT")


def test_a_missing_or_empty_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MatchwoodError, match=r"games\.jsonl: No such file"):
        export(tmp_path / "games.jsonl", tmp_path / "out", "npz", "MIT")
    with pytest.raises(BadRecord, match="the file is empty"):
        export(written(tmp_path, []), tmp_path / "out", "npz", "MIT")
    with pytest.raises(MatchwoodError, match="is not a data set"):
        next(parts(tmp_path))


@pytest.mark.parametrize(("kind", "missing"), [("parquet", "polars"), ("minari", "minari.data_collector")])
def test_a_missing_package_is_named(kind: str, missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, missing, None)
    with pytest.raises(NotInstalled, match="pip install"):
        KINDS[kind]()


def test_minari_reads_an_episode_for_each_seat(tycoon: list[Json], tmp_path: Path) -> None:
    minari = pytest.importorskip("minari")
    path = written(tmp_path, tycoon)
    about = export(path, tmp_path / "out", "minari", "MIT", games_a_part=2)
    (tmp_path / "out/.unfinished").touch()
    assert export(path, tmp_path / "out", "minari", "MIT", games_a_part=2) == about
    data = minari.MinariDataset(tmp_path / "out/data")
    assert (data.total_episodes, data.total_steps) == (GAMES * 3, about.decisions)
    export(path, tmp_path / "flat", "npz", "MIT")
    columns = joined(tmp_path / "flat")
    for number, episode in enumerate(data.iterate_episodes()):
        rows = (columns["game"] == number // 3) & (columns["seat"] == number % 3)
        assert (episode.observations["observation"][:-1] == columns["observation"][rows]).all()
        assert (episode.observations["action_mask"][:-1] == columns["legal"][rows]).all()
        assert (episode.actions == columns["decision"][rows]).all()
        assert episode.rewards.sum() == pytest.approx(columns["outcome"][rows][0])
        assert episode.terminations.sum() == 1
