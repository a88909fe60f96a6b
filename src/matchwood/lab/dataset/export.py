"""Converts a file of game records into a data set, part after part."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import BinaryIO

from matchwood.engine.interrupts import uninterrupted
from matchwood.errors import BadRecord, MatchwoodError
from matchwood.lab.dataset.about import About, Part, saved
from matchwood.lab.dataset.files import Npz, Parquet, Writer
from matchwood.lab.dataset.minari import Minari
from matchwood.lab.dataset.recorded import Recorded, fault_in, recorded, setting_of
from matchwood.lab.dataset.replay import Faulty, Replayer
from matchwood.lab.errors import OtherDataSet
from matchwood.lab.record_file import lines_of

GAMES_A_PART = 512
"""The number of games in a file. The decisions of 512 games of MatchMaster for four players take about 100 MB of memory."""
KINDS: dict[str, Callable[[], Writer]] = {"parquet": Parquet, "npz": Npz, "minari": Minari}
Report = Callable[[int, int], None]
"""A function that is called with the number of finished bytes and the total number of bytes of the record file."""


def export(
    source: Path, folder: Path, kind: str, licence: str, games_a_part: int = GAMES_A_PART, report: Report | None = None
) -> About:
    """Write the decisions of all games in a record file into a folder, and return the description of the data set.

    If the folder already contains parts of this data set, continue after them: the result is the same as without an
    interruption. Raises BadRecord, OtherDataSet and NotInstalled.
    """
    writer = KINDS[kind]()
    try:
        with source.open("rb") as stream:
            records = _Records(stream, source)
            replayer = Replayer(records.setting)
            about = _begun(records, folder, writer, About.of(replayer, kind, licence))
            while games := records.games(games_a_part):
                _add(about, games, records, folder, writer, replayer)
                if report:
                    report(records.end, records.size)
    except OSError as error:
        raise MatchwoodError(f"{error.filename or source}: {error.strerror}") from None
    about.is_complete = True
    about.save(folder)
    return about


def _begun(records: _Records, folder: Path, writer: Writer, wanted: About) -> About:
    """Return the description of the parts in the folder, and skip their games."""
    about = saved(folder, wanted) or wanted
    folder.mkdir(parents=True, exist_ok=True)
    if about is wanted or not writer.resume(folder, about):
        return wanted
    records.skip(about)
    if about.is_complete and records.end < records.size:
        raise OtherDataSet(
            f"{records.source} has more games than the complete data set in {folder}; choose another folder with --out"
        )
    return about


def _add(about: About, games: Sequence[Recorded], records: _Records, folder: Path, writer: Writer, replayer: Replayer) -> None:
    """Write the next part."""
    try:
        columns = replayer.columns(games, about.games)
    except Faulty as error:
        raise records.fault(error.place) from None
    name = writer.name(len(about.parts))
    with uninterrupted():
        writer.write(folder, name, columns, games, replayer)
        about.parts.append(Part(name, len(games), len(columns.game), records.end, records.hash))
        about.games += len(games)
        about.decisions += len(columns.game)
        for game in games:
            for bot in game.bots or [""] * about.players:
                about.bots[bot] = about.bots.get(bot, 0) + 1
        about.save(folder)


class _Records:
    """The games of a record file. Raises BadRecord with the file and the line."""

    def __init__(self, stream: BinaryIO, source: Path) -> None:
        self._stream, self.source = stream, source
        self.size = source.stat().st_size
        self._lines: list[bytes] = []
        self._before = 0
        first = next(lines_of(stream), b"")
        if not first:
            raise BadRecord(f"{source}: the file is empty; a game record is expected")
        try:
            self.setting = setting_of(first)
        except BadRecord as error:
            raise BadRecord(f"{source}:1: {error}") from None
        stream.seek(0)

    @property
    def end(self) -> int:
        """The number of bytes that are read."""
        return self._stream.tell()

    @property
    def hash(self) -> str:
        """The hash of the last lines."""
        return hashlib.blake2b(b"".join(self._lines), digest_size=16).hexdigest()

    def games(self, count: int) -> list[Recorded]:
        """Return the next games, at most `count`."""
        self._before += len(self._lines)
        self._lines = [*itertools.islice(lines_of(self._stream), count)]
        games = []
        for number, line in enumerate(self._lines, self._before + 1):
            try:
                games.append(recorded(line, self.setting))
            except BadRecord as error:
                raise BadRecord(f"{self.source}:{number}: {error}") from None
        return games

    def skip(self, about: About) -> None:
        """Continue after the parts of a data set. Raises OtherDataSet if the last of them has other games."""
        *_, last = [0, *(part.end for part in about.parts[:-1])]
        self._stream.seek(last)
        self._lines = [*itertools.islice(lines_of(self._stream), about.parts[-1].games)]
        if self.hash != about.parts[-1].hash:
            raise OtherDataSet(f"{self.source} no longer begins with the games of the data set; choose another folder with --out")
        self._before = about.games - len(self._lines)

    def fault(self, place: int) -> BadRecord:
        """Return the error for one of the last games."""
        return BadRecord(f"{self.source}:{self._before + place + 1}: {fault_in(self._lines[place])}")
