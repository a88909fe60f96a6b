"""Finished games, read from the lines of a record file in the form for a data set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from matchwood.api.record import load
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.spec import GameSpec, Value
from matchwood.engine import states
from matchwood.errors import BadRecord, MatchwoodError
from matchwood.lab.record_file import record_in

MAX_SEED = 2**63 - 1
"""The highest seed that the column for seeds can contain."""
NO_SEED = -1
NOT_OVER = "the game is not over; export only finished games"


class Event(msgspec.Struct, gc=False):
    """A deal, or a move of a seat."""

    deal: msgspec.Raw = msgspec.Raw(b"")
    seat: int = -1
    move: str = ""


class Standing(msgspec.Struct):
    """The ranks and scores of all seats."""

    ranks: list[int]
    scores: list[int]


class Line(msgspec.Struct):
    """The fields of a game record that a data set needs (docs/notation.md)."""

    matchwood: int
    game: str
    players: int
    events: list[Event]
    result: Standing
    options: dict[str, Any] = {}
    seed: int | None = None
    bots: list[str] = []


@dataclass(frozen=True)
class Setting:
    """The game, the number of players and the house rules, which are equal in all games of a data set."""

    spec: GameSpec
    players: int
    options: Mapping[str, Value]


@dataclass(frozen=True)
class Recorded:
    """A finished game: its deals as JSON, its decisions in order with their seats, and the bot of each seat.

    `bots` is empty if people played.
    """

    seed: int
    deals: Sequence[bytes]
    seats: NDArray[np.int64]
    decisions: NDArray[np.int64]
    bots: Sequence[str]
    result: Standing


_decoder = msgspec.json.Decoder(Line)


def setting_of(line: bytes) -> Setting:
    """Read a game from a line, and return its setting. Raises BadRecord."""
    found = _decoded(line)
    try:
        spec = spec_of(found.game)
        players = spec.checked_players(found.players)
        return Setting(spec, players, spec.checked_options(found.options, players))
    except MatchwoodError as error:
        raise BadRecord(str(error)) from error


def recorded(line: bytes, setting: Setting) -> Recorded:
    """Return the game of a line. Raises BadRecord, also if the game has another setting or is not over."""
    found = _decoded(line)
    spec, players = setting.spec, setting.players
    if (found.game, found.players) != (spec.key, players):
        raise BadRecord(f"a game of {found.game} for {found.players}; the first game was {spec.key} for {players}")
    if found.options != setting.options and spec.checked_options(found.options, players) != setting.options:
        raise BadRecord("the house rules differ from those of the first game; export each kind of game on its own")
    if len(found.bots) not in (0, players):
        raise BadRecord(f"'bots' has {len(found.bots)} names for {players} seats")
    movers = [event.seat for event in found.events if event.move]
    texts = [event.move for event in found.events if event.move]
    runs = spec.decisions_in(movers, texts)
    if runs is None:
        runs = _decided(found, setting, line)
    if not all(runs) or min(movers, default=0) < 0 or max(movers, default=0) >= players:
        raise fault_in(line)
    joined = b"".join(runs)  # type: ignore[arg-type]  # no run is None
    seats = np.array(movers, np.int64)
    if len(joined) > len(seats):
        seats = np.repeat(seats, [*map(len, runs)])  # type: ignore[arg-type]
    seed = found.seed if found.seed is not None and 0 <= found.seed <= MAX_SEED else NO_SEED
    deals = [bytes(event.deal) for event in found.events if not event.move]
    return Recorded(seed, deals, seats, np.frombuffer(joined, np.uint8).astype(np.int64), found.bots, found.result)


def fault_in(line: bytes) -> BadRecord:
    """Return the error for a record whose moves or deals do not fit the game."""
    try:
        game = load(record_in(line))
    except BadRecord as error:
        return error
    return BadRecord("the record does not end with its game" if game.over else NOT_OVER)


def _decoded(line: bytes) -> Line:
    try:
        return _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        record = record_in(line)
    game = load(record)
    raise BadRecord("the record has no 'result'; export only finished games" if game.over else NOT_OVER)


def _decided(found: Line, setting: Setting, line: bytes) -> list[bytes | None]:
    """Return the decisions of each move. Use the states of the game to convert moves into decisions."""
    runs: list[bytes | None] = []
    state = setting.spec.fresh(setting.players, setting.options)
    try:
        for event in found.events:
            if not event.move:
                setting.spec.deal_given(state, msgspec.json.decode(event.deal))
                continue
            run = bytes(setting.spec.decisions(state, event.seat, event.move))
            for decision in run:
                states.apply(state, event.seat, decision)
            runs.append(run)
    except MatchwoodError:
        raise fault_in(line) from None
    return runs
