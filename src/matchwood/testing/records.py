"""Check that games can be replayed and loaded from their records."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec

from matchwood.api.game import Game
from matchwood.api.record import read_record
from matchwood.api.view import Result, seen_by
from matchwood.cardgames.spec import GameSpec
from matchwood.engine.states import Observation, State, observed
from matchwood.engine.verbs import NO_EYES
from matchwood.errors import BadDeal, BadRecord, UnknownGame, shown
from matchwood.testing.course import Course
from matchwood.testing.findings import Findings
from matchwood.testing.setting import Setting

LOADED_RECORDS = 4


def check_game_of(course: Course, steps: list[list[Any]], result: Result | None, findings: Findings) -> None:
    """Check the records of a test game."""
    setting, luck = course.setting, random.Random(f"{course.setting} records")
    game = Game(setting.spec, setting.players, setting.options, setting.seed)
    stops = set(luck.sample(range(len(course.moves) + 1), min(LOADED_RECORDS, len(course.moves) + 1)))
    for number, move in enumerate(course.in_order):
        if number in stops:
            where = f"{setting}, before move {number + 1}"
            with findings.survived("playing on a copy", where):
                _check_copy(game, luck, where, findings)
            with findings.survived("loading the record", where):
                _check_loaded(setting.spec, game, where, findings)
        game.play(move.text, seat=move.seat)
    where = f"{setting}, at the end"
    if list(game.deals) != course.deals or game.result != result:
        findings.add(
            "seed-not-repeatable", "the same moves after the same deals have another result, or the deals were others", where
        )
    if result is not None:
        _check_seen(setting, game, course.state, where, findings)
        happenings = [happening for step in steps for happening in step]
        if course.in_order == course.moves and list(game.happenings) != happenings:
            findings.add("story-remembers", "the happenings of a game differ from those of its single steps", where)
    _check_loaded(setting.spec, game, where, findings)
    _check_dealt(setting, game, where, findings)


def _check_copy(game: Game, luck: random.Random, where: str, findings: Findings) -> None:
    before = _everything(game)
    twin = game.copy()
    for _ in range(3):
        if not twin.over:
            seat = luck.choice(twin.owing)
            twin.play(luck.choice(twin.legal_moves(seat)), seat=seat)
    if _everything(game) != before:
        findings.add("clone-not-independent", "moves on a copy of a game change the game", where)


def _everything(game: Game) -> list[Any]:
    everybody = [None, *range(game.players)]
    return [game.record(), msgspec.to_builtins(game.views(everybody)), msgspec.to_builtins(game.happenings)]


def _check_loaded(spec: GameSpec, game: Game, where: str, findings: Findings) -> None:
    findings.report.records += 1
    record, undisclosed = game.record(), game.undisclosed
    try:
        read = json.loads(json.dumps(record))
    except (TypeError, ValueError) as error:
        findings.add("record-not-plain", f"a record cannot be written as JSON: {error}", where)
        return
    if read != record:
        findings.add("record-not-plain", "a record is different after its conversion to JSON and back", where)

    def named(key: object) -> GameSpec:
        if key != spec.key:
            raise UnknownGame(f"there is no game {shown(key)}; there is {spec.key}", (spec.key,))
        return spec

    try:
        loaded = read_record(read, named)
    except BadRecord as error:
        findings.add("record-refused", str(error), where)
        return
    for name, one, other in zip(("record", "views", "happenings"), _everything(game), _everything(loaded), strict=True):
        if undisclosed and name != "record":  # a record contains no hidden decisions
            continue
        if one != other:
            findings.add("record-lost", f"the game loaded from its record has other {name}", where)


def _check_seen(setting: Setting, game: Game, state: State, where: str, findings: Findings) -> None:
    everybody = [None, *range(game.players)]
    for seat, shown_there in zip(everybody, game.views(everybody), strict=True):
        observation = Observation(observed(state, NO_EYES if seat is None else seat))
        if msgspec.to_builtins(shown_there) != msgspec.to_builtins(
            seen_by(seat, setting.spec, game.players, game.options, observation)
        ):
            findings.add("seed-not-repeatable", "the same game, played as text, leads to a different table", where)


def _check_dealt(setting: Setting, game: Game, where: str, findings: Findings) -> None:
    try:
        twin = Game(setting.spec, game.players, game.options, deals=json.loads(json.dumps(list(game.deals))))
    except BadDeal as error:
        findings.add("deals-refused", str(error), where)
        return
    if list(twin.deals) != list(game.deals)[: len(twin.deals)]:
        findings.add("deals-refused", "the first deal, given by hand, is different in the record", where)
