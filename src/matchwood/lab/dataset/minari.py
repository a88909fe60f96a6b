"""A data set in the format of Minari: one episode for each seat of each game."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matchwood.api.view import booleans
from matchwood.engine.batches import DECISIONS
from matchwood.lab.dataset.about import About
from matchwood.lab.dataset.packing import Packed
from matchwood.lab.dataset.recorded import Recorded
from matchwood.lab.dataset.replay import Columns, Replayer
from matchwood.lab.errors import NotInstalled

DATA = "data"
"""The folder that `minari.MinariDataset` reads."""


class Minari:
    """Writes the episodes of all parts into one folder. Raises NotInstalled if Minari is missing.

    An observation is a dictionary with the flat `observation` and the `action_mask`. The rewards are 0, except the last.
    """

    def __init__(self) -> None:
        try:
            from gymnasium import spaces
            from minari.data_collector import EpisodeBuffer
            from minari.dataset.minari_storage import MinariStorage
        except ImportError as error:
            raise NotInstalled(
                f'a data set for Minari needs {error.name}, which is missing. In the folder of Matchwood: pip install ".[minari]"'
            ) from None
        self._spaces, self._episode, self._storages = spaces, EpisodeBuffer, MinariStorage
        self._storage: Any = None

    def name(self, number: int) -> str:
        """Return the name of the folder, which is the same for all parts."""
        del number
        return DATA

    def resume(self, folder: Path, about: About) -> bool:
        """Return whether the folder has all decisions. If not, delete it, because a killed process can break an HDF5 file."""
        try:
            self._storage = self._storages.read(folder / DATA)
            is_whole = self._storage.total_steps == about.decisions and not (folder / UNFINISHED).exists()
        except (ValueError, OSError):
            is_whole = False
        if not is_whole:
            self._storage = None
            shutil.rmtree(folder / DATA, ignore_errors=True)
        return is_whole

    def write(self, folder: Path, name: str, columns: Columns, games: Sequence[Recorded], replayer: Replayer) -> None:
        """Add the episodes of some games."""
        (folder / UNFINISHED).touch()
        if self._storage is None:
            shutil.rmtree(folder / name, ignore_errors=True)
            (folder / name).mkdir(parents=True)
            self._storage = self._new(folder / name, replayer)
        first = int(columns.game[0])
        ends = np.cumsum([len(game.decisions) for game in games]).tolist()
        observations = replayer.packing.unpack(Packed(columns.bits, columns.numbers))
        episodes = []
        for place, (game, end) in enumerate(zip(games, ends, strict=True)):
            last, rows = replayer.last_observations(game), slice(end - len(game.decisions), end)
            for seat in range(replayer.setting.players):
                number = (first + place) * replayer.setting.players + seat
                own = np.arange(rows.start, end)[game.seats == seat]
                if len(own):
                    episodes.append(self._made(columns, own, np.concatenate([observations[own], last[seat : seat + 1]]), number))
        self._storage.update_episodes(episodes)
        (folder / UNFINISHED).unlink()

    def _new(self, path: Path, replayer: Replayer) -> Any:
        spaces = self._spaces
        seen = spaces.Box(-np.inf, np.inf, (replayer.layout.length,), np.float32)
        mask = spaces.Box(0, 1, (DECISIONS,), np.int8)
        space = spaces.Dict({"observation": seen, "action_mask": mask})
        storage = self._storages.new(path, space, spaces.Discrete(DECISIONS), data_format="hdf5")
        name = f"matchwood/{replayer.setting.spec.key}-v0"
        storage.update_metadata({"dataset_id": name, "minari_version": version("minari")})
        return storage

    def _made(self, columns: Columns, rows: NDArray[np.int64], seen: NDArray[np.float32], number: int) -> Any:
        masks = np.array([booleans(mask) for mask in columns.mask[rows].tolist()] + [booleans(0)], np.int8)
        rewards, ended = np.zeros(len(rows)), np.zeros(len(rows), np.bool_)
        rewards[-1], ended[-1] = columns.outcome[rows[-1]], True
        return self._episode(
            id=number,
            seed=int(columns.seed[rows[0]]),
            observations={"observation": seen, "action_mask": masks},
            actions=columns.decision[rows].astype(np.int64),
            rewards=rewards,
            terminations=ended,
            truncations=np.zeros(len(rows), np.bool_),
        )


UNFINISHED = ".unfinished"
"""A file that exists while episodes are written."""
