"""The programs that train networks run, and save a network that plays."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import matchwood
from matchwood.lab.dataset.export import export
from matchwood.lab.experiment import Experiment
from matchwood.lab.record_file import RecordWriter

FOLDER = Path(__file__).parents[2] / "examples" / "learning"
sys.path.append(str(FOLDER))

OPTIONS = {"rounds": "short"}
# PyTorch, TorchRL and PettingZoo warn of each other's versions.
pytestmark = [pytest.mark.exhaustive, pytest.mark.filterwarnings("ignore")]


def cloning(folder: Path) -> list[Any]:
    experiment = Experiment.checked("matchmaster", 2, ["quick"], OPTIONS, seed=1)
    with (folder / "games.jsonl").open("wb") as file:
        for number in range(40):
            RecordWriter(file).write(experiment.play(number))
    export(folder / "games.jsonl", folder / "games", "npz", "CC0-1.0")
    return [folder / "games", "--epochs", 2]


PROGRAMS: list[tuple[str, str, Callable[[Path], list[Any]]]] = [
    ("clone", "torch", cloning),
    ("gymnasium_ppo", "torch", lambda _: ["--updates", 1, "--games", 8]),
    ("torchrl_ppo", "torchrl", lambda _: ["--updates", 1, "--steps", 40]),
]


@pytest.mark.parametrize(("program", "package", "arguments"), PROGRAMS)
def test_a_program_saves_a_network_that_plays_a_game(
    program: str, package: str, arguments: Callable[[Path], list[Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip(package)
    run = CliRunner().invoke(__import__(program).main, [*map(str, arguments(tmp_path)), "--out", str(tmp_path / "network.pt")])
    assert run.exit_code == 0, run.output
    from network import choose

    monkeypatch.setenv("MATCHWOOD_NETWORK", str(tmp_path / "network.pt"))
    game = matchwood.new("matchmaster", players=2, options=OPTIONS, seed=1)
    while not game.over:
        seat = game.owing[0]
        game.play(choose(game.view(seat)), seat)
    assert game.result is not None
