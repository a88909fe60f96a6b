"""Checks of the game specification."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from matchwood.cardgames.contract import Happening, Part
from matchwood.cardgames.spec import GameSpec
from matchwood.engine.verbs import COMMON, MAX_PLAYERS
from matchwood.testing.findings import Findings
from matchwood.testing.lessons import check_lessons
from matchwood.testing.saying import check_languages


def check_catalogue(spec: GameSpec, findings: Findings) -> None:
    """Check the attributes of the game specification."""
    for check in (_players, _words, _record, _options, _contract, check_languages, check_lessons):
        with findings.survived("looking at the class", spec.key):
            check(spec, findings)


def _players(spec: GameSpec, findings: Findings) -> None:
    players = spec.players
    sound = players and list(players) == sorted(set(players)) and all(type(count) is int for count in players)
    if not sound or players[0] < 2 or players[-1] > MAX_PLAYERS:
        findings.add("players-unfit", f"`players` is {players!r}", spec.key)


def _words(spec: GameSpec, findings: Findings) -> None:
    options = spec.checked_options(None, spec.players[0])
    words = {"key": spec.key, "title": spec.title, "worth_in": spec.worth_in, "outcome_in": spec.outcome_in(options)}
    for name, text in words.items():
        if not isinstance(text, str) or not text.strip():
            findings.add("words-missing", f"`{name}` is {text!r}", spec.key)


def _record(spec: GameSpec, findings: Findings) -> None:
    fields = [(name, spec.record[name]) for name in (spec.record.names or ())[: len(COMMON)]]
    if fields != [(name, np.dtype(kind)) for name, kind in COMMON]:
        findings.add("record-lacks-common", f"`record` begins with {', '.join(name for name, _ in fields)}", spec.key)


def _options(spec: GameSpec, findings: Findings) -> None:
    for key, count in Counter(option.key for option in spec.options).items():
        if count > 1:
            findings.add("option-twice", f"there are {count} options {key!r}", spec.key)
    for option in spec.options:
        if len({(type(value), value) for value in option.values}) < len(option.values):
            findings.add("option-twice", f"a value of the option {option.key!r} appears twice: {option.values!r}", spec.key)
        for key, value in option.idle_when.items():
            if not any(other.key == key and value in other.values for other in spec.options if other is not option):
                findings.add("option-idle", f"{option.key!r} is idle where {key!r} is {value!r}, which it never is", spec.key)
    for players in spec.players:
        where = f"{spec.key}, {players} players"
        for option in spec.options:
            default = option.default if option.research else spec.default_of(option, players)
            if not any(type(value) is type(default) and value == default for value in option.values):
                findings.add("option-default", f"the default of {option.key!r} is {default!r}, not one of {option.values!r}", where)
                return
        chosen = spec.checked_options(None, players)
        numbers = spec.option_numbers(chosen).tolist()
        expected = [option.values.index(chosen.get(option.key, option.default)) for option in spec.options] or [0]
        if numbers != expected:
            findings.add("option-numbers", f"`option_numbers` of {chosen!r} is {numbers}, not {expected}", where)


def _contract(spec: GameSpec, findings: Findings) -> None:
    kinds = kinds_of(spec)
    for kind in kinds:
        if not (isinstance(kind, type) and issubclass(kind, Happening)):
            findings.add("happening-unfit", f"{kind!r} is no Happening", spec.key)
    kinds = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Happening)]
    for tag, count in Counter(kind.__struct_config__.tag for kind in kinds).items():
        if count > 1:
            findings.add("tag-twice", f"{count} kinds of happenings have the tag {tag!r}", spec.key)
    for part in [spec.contract.table, *kinds]:
        if not issubclass(part, Part) or not (part.__doc__ or "").strip():
            findings.add("happening-undocumented", f"{part.__name__} has no docstring", spec.key)


def kinds_of(spec: GameSpec) -> list[Any]:
    """Return the types of the game's public events."""
    happenings = spec.contract.happenings
    return list(getattr(happenings, "__args__", (happenings,)))
