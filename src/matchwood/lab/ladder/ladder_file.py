"""A ladder as a file: what was played, so that a later run goes on from there, and where all stand."""

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
    """This file cannot be read as a ladder, or is one of other games."""


class LadderFile(msgspec.Struct):
    """What stands in the file. `rules` names the state of our rules and bots that the deals were played with."""

    ladder: int
    rules: str
    versions: dict[str, str]
    terms: Terms
    pairs: list[Pair]
    standings: list[Standing]


def write(ladder: Ladder, path: Path) -> None:
    """Keep a ladder. The file is written whole: stopped at any time, the one before or the new one is there."""
    rules, packages = sources_hash(), versions("matchwood", "openskill")
    content = LadderFile(VERSION, rules, packages, ladder.terms, ladder.pairs, ladder.standings())
    fresh = path.with_name(f"{path.name}.part")
    try:
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n")
        fresh.replace(path)
    except OSError as error:
        raise BadLadder(f"cannot write {path}: {error.strerror}") from None


def resumed(terms: Terms, bots: Iterable[str], most: int, path: Path) -> Ladder:
    """The ladder of these terms as the file has it, with these bots beside those that are on it; a fresh one if there is no file.

    Raises BadLadder where the file holds something else, or what other rules or bots of ours have played.
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
        raise BadLadder(f"{path} is no ladder: {error}") from None
    if kept.ladder != VERSION or kept.rules != sources_hash():
        raise BadLadder(
            f"{path} was played by another version of our rules and bots; a ladder goes on with its own, or in a new file"
        )
    if kept.terms != terms:
        raise BadLadder(f"{path} was played as {_told(kept.terms)}; it cannot go on as {_told(terms)}")
    if any(pair.one >= pair.other or min(pair.won, pair.drawn, pair.lost) < 0 for pair in kept.pairs):
        raise BadLadder(f"{path} holds a pair that no ladder has: two bots in the order of their names, and counts from 0 on")
    return Ladder(terms, bots, kept.pairs, most)


def _told(terms: Terms) -> str:
    """Terms in a few words."""
    options = "".join(f", {key}={value}" for key, value in terms.options.items())
    seconds = f"{terms.limit:g} s for programs"
    return f"{terms.game}, {terms.players} players{options}, seed {terms.seed}, {terms.iterations} iterations, {seconds}"
