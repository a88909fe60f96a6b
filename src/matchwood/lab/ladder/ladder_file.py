"""Read and write the file of a ladder."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from matchwood.engine.compiling import sources_hash
from matchwood.errors import MatchwoodError
from matchwood.lab.ladder.ladder import Ladder, Standing, Terms
from matchwood.lab.ladder.pairs import Pair
from matchwood.lab.machine import versions

VERSION = 1


class BadLadder(MatchwoodError):
    """A ladder file cannot be read, written or continued."""


class LadderFile(msgspec.Struct):
    """The data of a ladder file. The field `rules` is a hash of the source code for games and bots."""

    ladder: int
    rules: str
    versions: dict[str, str]
    terms: Terms
    pairs: list[Pair]
    standings: list[Standing]


def write(ladder: Ladder, path: Path) -> None:
    """Save a ladder. An interrupted call leaves the old file unchanged."""
    rules, packages = sources_hash(), versions("matchwood", "openskill")
    content = LadderFile(VERSION, rules, packages, ladder.terms, ladder.pairs, ladder.standings())
    fresh = path.with_name(f"{path.name}.part")
    try:
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n")
        fresh.replace(path)
    except OSError as error:
        raise BadLadder(f"cannot write {path}: {error.strerror}") from None


def resumed(terms: Terms, bots: Iterable[str], most: int, path: Path) -> Ladder:
    """Load a ladder from its file, and add the given bots. If the file is missing, return a new ladder.

    Raises BadLadder if the file is not a ladder, has other terms, or has results of another version.
    """
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return Ladder(terms, bots, most=most)
    except OSError as error:
        raise BadLadder(f"cannot read {path}: {error.strerror}") from None
    try:
        kept = msgspec.json.decode(data, type=LadderFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLadder(f"{path} is not a ladder: {error}") from None
    if kept.ladder != VERSION or kept.rules != sources_hash():
        raise BadLadder(f"{path} was played by another version of the rules and bots; use that version, or a new file")
    if kept.terms != terms:
        raise BadLadder(f"{path} was played with {_described(kept.terms)}; it cannot continue with {_described(terms)}")
    if any(pair.one >= pair.other or min(pair.won, pair.drawn, pair.lost) < 0 for pair in kept.pairs):
        raise BadLadder(f"{path} contains an invalid pair; expected are two bots in alphabetical order and counts of at least 0")
    return Ladder(terms, bots, kept.pairs, most)


def _described(terms: Terms) -> str:
    options = "".join(f", {key}={value}" for key, value in terms.options.items())
    seconds = f"{terms.limit:g} s for programs"
    return f"{terms.game}, {terms.players} players{options}, seed {terms.seed}, {terms.iterations} iterations, {seconds}"
