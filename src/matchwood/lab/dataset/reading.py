"""Reads data sets that `matchwood export` wrote."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from matchwood.engine.batches import DECISIONS
from matchwood.errors import MatchwoodError
from matchwood.lab.dataset.about import ABOUT, About
from matchwood.lab.dataset.packing import Packed, Packing

Arrays = dict[str, NDArray[np.generic]]


def parts(folder: str | os.PathLike[str]) -> Iterator[Arrays]:
    """Yield the decisions of each file of a data set in Parquet or NumPy, as one array for each column.

    `observation` has whole flat observations, of shape (decisions, length), and `legal` the legal decisions as booleans, of
    shape (decisions, 64). `bot` has names.
    """
    about = _about(Path(folder))
    seen = about.observation
    packing = Packing(seen["length"], seen["places"], np.dtype(seen["type"]))
    for part in about.parts:
        columns = _columns(Path(folder) / part.file)
        bits, numbers = columns.pop("bits"), columns.pop("numbers")
        masks = columns["mask"].astype(np.uint64).view(np.uint8).reshape(-1, DECISIONS // 8)
        yield {
            **columns,
            "observation": packing.unpack(Packed(bits.astype(np.uint8), numbers)),
            "legal": np.unpackbits(masks, axis=1, bitorder="little").astype(np.bool_),
        }


def _about(folder: Path) -> About:
    try:
        return msgspec.json.decode((folder / ABOUT).read_bytes(), type=About)
    except FileNotFoundError:
        raise MatchwoodError(f"{folder} is not a data set of `matchwood export`: it has no {ABOUT}") from None


def _columns(path: Path) -> Arrays:
    if path.suffix == ".npz":
        with np.load(path) as file:
            columns = {name: file[name] for name in file.files}
        names = columns.pop("bots")
        return {**columns, "bot": names[columns["bot"]]}
    import polars

    return {column.name: column.to_numpy() for column in polars.read_parquet(path)}
