"""Functions that read, check and replay game records (docs/notation.md)."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from typing import Any

from matchwood.api.game import RECORD_VERSION, Game, checked_secret, checked_seed
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.spec import GameSpec
from matchwood.errors import (
    BadDeal,
    BadOption,
    BadPlayers,
    BadRecord,
    BadSeed,
    GameOver,
    IllegalMove,
    NotYourTurn,
    UnknownGame,
    shown,
)


def load(record: Mapping[str, Any]) -> Game:
    """Return the game of a record after all its events.

    Raises BadRecord, which describes the first invalid event. Unknown keys are ignored.

    >>> import matchwood
    >>> game = matchwood.new("matchmaster", players=2, seed=3)
    >>> matchwood.load(game.record()).record() == game.record()
    True
    >>> matchwood.load({"matchwood": 1, "game": "matchmaster", "players": 2, "events": [{"seat": 0, "move": "T5"}]})
    Traceback (most recent call last):
    ...
    matchwood.errors.BadRecord: event 1: a deal is due here, not a move
    """
    return read_record(record, spec_of)


def read_record(record: Mapping[str, Any], named: Callable[[object], GameSpec], *, complete: bool = True) -> Game:
    """Return the game of a record after all its events.

    ``named`` returns the spec for the key of a game, or raises UnknownGame. With ``complete=False``, the record may end while some
    of several simultaneous decisions are missing.
    """
    if not isinstance(record, Mapping):
        raise BadRecord(f"a record is a JSON object, not {type(record).__name__}")
    version = record.get("matchwood")
    if type(version) is not int or version != RECORD_VERSION:
        raise BadRecord(f"'matchwood' must be {RECORD_VERSION} (the version of the notation), not {shown(version)}")
    events = _list_of_events(record)
    game, place = _begin(record, events, named)
    try:
        _replay(game, events, place)
    except BadRecord:
        _compare_order(game, events)
        raise
    _compare_order(game, events)
    if complete and game.undisclosed:
        waiting = ", ".join(map(str, game.owing))
        raise BadRecord(f"the record ends in the middle of simultaneous decisions; seat {waiting} is missing", event=len(events))
    _compare_result(game, record)
    return game


def _list_of_events(record: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    events = record.get("events")
    if not isinstance(events, list):
        raise BadRecord("'events' must be a list")
    for number, event in enumerate(events, 1):
        if not isinstance(event, Mapping) or ("deal" in event) == ("move" in event):
            raise BadRecord('expected {"deal": …} or {"seat": …, "move": …}', event=number)
    return events


def _begin(record: Mapping[str, Any], events: list[Mapping[str, Any]], named: Callable[[object], GameSpec]) -> tuple[Game, int]:
    """Return the game before its first move, and the number of deals before that move."""
    options, seed = record.get("options", {}), record.get("seed")
    if not isinstance(options, Mapping):
        raise BadRecord(f"'options' must be an object, not {shown(options)}")
    if seed is not None and type(seed) is not int:
        raise BadRecord(f"'seed' must be a whole number, not {shown(seed)}")
    try:
        spec = named(record.get("game"))
        players = spec.checked_players(record.get("players"))
        chosen = spec.checked_options(options, players)
        checked_seed(seed)
        secret = checked_secret(record.get("secret"))
    except (UnknownGame, BadPlayers, BadOption, BadSeed) as error:
        raise BadRecord(str(error), error.expected) from error
    if events and "deal" not in events[0]:
        raise BadRecord("a deal is due here, not a move", event=1)
    leading = list(itertools.takewhile(lambda event: "deal" in event, events))
    given = min(1, len(leading))
    try:
        game = Game(spec, players, chosen, seed, [event["deal"] for event in leading[:given]], secret)
        while given < min(len(game.deals), len(leading)):  # a deal can end the round at once, so that the next deal follows
            given += 1
            game = Game(spec, players, chosen, seed, [event["deal"] for event in leading[:given]], secret)
    except BadDeal as error:
        raise BadRecord(str(error).removeprefix(f"deal {given}: "), error.expected, event=given) from error
    if len(game.deals) > given and given < len(events):
        raise BadRecord("a deal is due here, not a move", event=given + 1)
    return game, given


def _replay(game: Game, events: list[Mapping[str, Any]], place: int) -> None:
    while place < len(events):
        if "deal" in events[place]:
            raise BadRecord("no deal is due here", event=place + 1)
        following = place + 1
        while following < len(events) and "deal" in events[following]:
            game.deal_in_advance(events[following]["deal"])
            following += 1
        dealt = len(game.deals)
        _play(game, events[place], place + 1)
        dealt = len(game.deals) - dealt
        if game.deals_waiting:
            raise BadRecord("no deal is due here", event=following + 1 - game.deals_waiting)
        if dealt > following - place - 1 and following < len(events):
            raise BadRecord("a deal is due here, not a move", event=following + 1)
        place = following


def _play(game: Game, event: Mapping[str, Any], number: int) -> None:
    seat, move = event.get("seat"), event["move"]
    if type(seat) is not int:
        raise BadRecord(f"'seat' must be a whole number from 0 to {game.players - 1}, not {shown(seat)}", event=number)
    try:
        game.play(move, seat=seat)
    except BadDeal as error:
        reason = error.__cause__ if isinstance(error.__cause__, BadDeal) else error
        raise BadRecord(str(reason), error.expected, event=number + 1) from error
    except (IllegalMove, NotYourTurn, GameOver) as error:
        raise BadRecord(str(error), error.expected, event=number) from error


def _compare_order(game: Game, events: list[Mapping[str, Any]]) -> None:
    for number, (kept, given) in enumerate(zip(game.record()["events"], events, strict=False), 1):
        if "move" in kept and (kept["seat"], kept["move"]) != (given.get("seat"), given.get("move")):
            raise BadRecord(
                f"simultaneous decisions have a fixed order in a record: seat {kept['seat']} is expected here",
                (str(kept["seat"]),),
                event=number,
            )


def _compare_result(game: Game, record: Mapping[str, Any]) -> None:
    found, result = record.get("result"), game.result
    if found is None:
        return
    if result is None:
        raise BadRecord("the record has a 'result', but the game is not over; remove 'result' or add the missing events")
    if found != result.to_dict():
        raise BadRecord(f"'result' is {shown(found)}, but the game ended with {result.to_dict()!r}")
