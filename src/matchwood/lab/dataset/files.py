"""The files of a data set: Parquet and NumPy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from matchwood.lab.dataset.about import About
from matchwood.lab.dataset.recorded import Recorded
from matchwood.lab.dataset.replay import Columns, Replayer
from matchwood.lab.errors import NotInstalled, OtherDataSet


class Writer(Protocol):
    """Writes the parts of a data set."""

    def name(self, number: int) -> str:
        """Return the name of the part with this number."""

    def resume(self, folder: Path, about: About) -> bool:
        """Return whether the parts in the folder are whole. If not, delete them."""

    def write(self, folder: Path, name: str, columns: Columns, games: Sequence[Recorded], replayer: Replayer) -> None:
        """Write a part."""


class Files:
    """Writes one file for each part. A file has a temporary name until it is complete."""

    ending: str

    def name(self, number: int) -> str:
        """Return the name of the file with this number."""
        return f"part-{number:05}.{self.ending}"

    def resume(self, folder: Path, about: About) -> bool:
        """Return True, because each file is whole. Raises OtherDataSet if a file is missing."""
        for part in about.parts:
            if not (folder / part.file).exists():
                raise OtherDataSet(f"{folder / part.file} is missing; choose another folder with --out, or delete this one")
        return bool(about.parts)

    def write(self, folder: Path, name: str, columns: Columns, games: Sequence[Recorded], replayer: Replayer) -> None:
        """Write a part."""
        del games, replayer
        beside = folder / f".{name}.new"
        self.write_file(beside, columns.named())
        beside.replace(folder / name)

    def write_file(self, path: Path, columns: Mapping[str, NDArray[Any]]) -> None:
        """Write the columns into a new file."""
        raise NotImplementedError


class Npz(Files):
    """Writes files of NumPy, with one array for each column."""

    ending = "npz"

    def write_file(self, path: Path, columns: Mapping[str, NDArray[Any]]) -> None:
        """Write the columns into a new file."""
        with path.open("wb") as file:
            np.savez(file, allow_pickle=False, **columns)


class Parquet(Files):
    """Writes Parquet files, with one row for each decision. Raises NotInstalled if Polars is missing."""

    ending = "parquet"

    def __init__(self) -> None:
        try:
            import polars
        except ImportError:
            raise NotInstalled(
                'a data set in Parquet needs Polars, which is missing. In the folder of Matchwood: pip install ".[lab]"'
            ) from None
        self._polars = polars

    def write_file(self, path: Path, columns: Mapping[str, NDArray[Any]]) -> None:
        """Write the columns into a new file."""
        bots = self._polars.Series(columns["bots"].tolist(), dtype=self._polars.String)
        series = {name: values for name, values in columns.items() if name != "bots"}
        table = self._polars.DataFrame({**series, "bot": bots.gather(columns["bot"])})
        table.write_parquet(path, compression="lz4", statistics=False)
