"""The folder of a study: ``study.json``, and a Parquet file for each finished unit."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from matchwood.lab.contest import Row
from matchwood.lab.errors import NotInstalled, OtherStudy

ABOUT = "study.json"
UNITS = "units"


class Folder:
    """The folder with the results of one study. The constructor creates the folder if the folder does not exist.

    Raises OtherStudy if the folder contains another study, and NotInstalled if Polars is missing.
    """

    def __init__(self, path: Path, about: dict[str, Any]) -> None:
        try:
            import polars
        except ImportError:
            raise NotInstalled(
                'saving results needs Polars, which is missing. In the folder of Matchwood: pip install ".[lab]"'
            ) from None
        self.path, self._polars = path, polars
        self._units = path / UNITS
        self._units.mkdir(parents=True, exist_ok=True)
        self._check(about)

    def __contains__(self, number: int) -> bool:
        return self._file(number).exists()

    def rows(self, number: int) -> list[Row]:
        """Return the saved results of a group of games (a unit)."""
        return self._polars.read_parquet(self._file(number)).to_dicts()

    def keep(self, number: int, rows: list[Row]) -> None:
        """Save the results of a group of games (a unit)."""
        _write(self._file(number), lambda path: self._polars.DataFrame(rows, infer_schema_length=None).write_parquet(path))

    def _file(self, number: int) -> Path:
        return self._units / f"{number:06}.parquet"

    def _check(self, about: dict[str, Any]) -> None:
        known, wanted = self.path / ABOUT, msgspec.json.encode(about)
        if not known.exists():
            _write(known, lambda path: path.write_bytes(msgspec.json.format(wanted) + b"\n"))
        try:
            there = msgspec.json.decode(known.read_bytes(), type=dict[str, Any])
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise OtherStudy(f"{known} is not the description of a study; choose another folder") from None
        asked: dict[str, Any] = msgspec.json.decode(wanted)
        if differ := [key for key in asked.keys() | there.keys() if asked.get(key) != there.get(key)]:
            raise OtherStudy(f"{self.path} contains another study (different: {', '.join(sorted(differ))}); choose another folder")


def _write(path: Path, write: Callable[[Path], object]) -> None:
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        write(beside)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
