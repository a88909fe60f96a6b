"""The states of a recorded game for a replay."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from matchwood.api.game import Game
from matchwood.api.record import load
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.contract import Happening, Part
from matchwood.cardgames.spec import Json


@dataclass(frozen=True)
class Ply:
    """The state of a game at the start, or after a move. If deals follow the move directly, the state after the deals.

    ``event`` is the number of the move in the record, counted from 1 (0: the start). ``happenings`` are the public events since the
    previous ply. ``table`` is the table as a spectator sees it, and ``tables`` as each seat sees it.
    """

    event: int
    seat: int | None
    move: str | None
    happenings: tuple[Happening, ...]
    table: Part
    tables: tuple[Part, ...]


def plies_of(record: Mapping[str, Any]) -> Iterator[Ply]:
    """Yield the state of a recorded game at its start and after each move. Raises BadRecord.

    >>> import matchwood
    >>> game = matchwood.new("matchmaster", players=2, seed=1, deals=[{"dealer": 0, "hands": [["T1"], ["L1"]]}])
    >>> game.play("bid 1", seat=1)
    >>> game.play("bid 0", seat=0)
    >>> [(ply.event, ply.seat, ply.move, [table.hand for table in ply.tables]) for ply in plies_of(game.record())]
    [(0, None, None, [['T1'], ['L1']]), (2, 1, 'bid 1', [['T1'], ['L1']]), (3, 0, 'bid 0', [['T1'], ['L1']])]
    """
    return plies_in(load(record))


def plies_in(whole: Game) -> Iterator[Ply]:
    """Yield the state of a game at its start and after each move until now.

    The states contain all hidden cards: do not show them to players before the end of the game.
    """
    events = whole.record()["events"]
    moves = [number for number, event in enumerate(events) if "move" in event]
    first = moves[0] if moves else len(events)
    game = Game(spec_of(whole.key), whole.players, whole.options, deals=_deals(events[:first]))
    return _played(game, events, moves)


def _played(game: Game, events: list[Json], moves: list[int]) -> Iterator[Ply]:
    known = len(game.happenings)
    yield _ply(game, 0, None, None, game.happenings)
    for place, following in itertools.pairwise([*moves, len(events)]):
        for deal in _deals(events[place + 1 : following]):
            game.deal_in_advance(deal)
        seat, move = events[place]["seat"], events[place]["move"]
        game.play(move, seat)
        story = game.happenings
        yield _ply(game, place + 1, seat, move, story[known:])
        known = len(story)


def _deals(events: list[Json]) -> list[Json]:
    return [event["deal"] for event in events]


def _ply(game: Game, event: int, seat: int | None, move: str | None, happenings: tuple[Happening, ...]) -> Ply:
    spectator, *tables = (view.table for view in game.views([None, *range(game.players)]))
    return Ply(event, seat, move, happenings, spectator, tuple(tables))
