"""Describe the messages of each game in Markdown."""

from __future__ import annotations

import functools
import inspect
import json
import random
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, get_args

import msgspec

import matchwood
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.contract import Part
from tools.docs.pages import slug
from tools.reference.markdown import described, fields_table, table

if TYPE_CHECKING:
    from matchwood.cardgames.spec import GameSpec  # slow to import

MOVES_BEFORE = 30
GAMES_TRIED = 40
"""Examples of messages are taken from this number of games."""


def section(key: str) -> str:
    """Describe the messages of a game with examples."""
    spec = spec_of(key)
    example, seen = _examples(key)
    schemas = _schemas(spec)
    seat_table = schemas[spec.contract.table.__name__]
    names = _names(spec)
    parts = [
        f"#### {_heading(kind, spec)}\n\n{described(kind.__doc__).text}\n\n{fields_table(schemas[kind.__name__], names)}"
        for kind in _parts(spec)
    ]
    happened = [(_example(seen.get(tag), part), _meaning(part)) for tag, part in _tagged(spec.contract.happenings)]
    refused = [(*_refused(key, part), _meaning(part)) for _, part in _tagged(spec.contract.refusals)]
    reasons = [(f"`{tag}`", _fields(part), _meaning(part)) for tag, part in _tagged(spec.contract.reasons)]
    return "\n".join(
        [
            f"## {spec.title}\n",
            f"### The table of {spec.title}\n",
            f"```json\n{_in_lines(example)}\n```\n",
            f"{described(spec.contract.table.__doc__).text}\n",
            fields_table(seat_table, names),
            *parts,
            f"### The happenings of {spec.title}\n",
            table(["happening", "meaning"], happened),
            *([f"### The refusals of {spec.title}\n", table(["code", "fields", "rules", "meaning"], refused)] if refused else []),
            *([f"### The reasons of {spec.title}\n", table(["code", "fields", "meaning"], reasons)] if reasons else []),
        ]
    )


def _schemas(spec: GameSpec) -> dict[str, Any]:
    result = spec.contract.result
    _, schemas = msgspec.json.schema_components([spec.contract.table, result, *_parts(spec)])
    return schemas


def _heading(kind: type[Part], spec: GameSpec) -> str:
    return f"{kind.__name__} of {spec.title}"


def _names(spec: GameSpec) -> dict[str, str]:
    """Return a Markdown link for the name of each type, and the code for the name of each refusal."""
    links = {kind.__name__: f"[{kind.__name__}](#{slug(_heading(kind, spec))})" for kind in _parts(spec)}
    return links | {part.__name__: f"`{tag}`" for tag, part in _tagged(spec.contract.refusals)}


@functools.cache
def _examples(key: str) -> tuple[dict[str, Any], dict[str, Any]]:
    middle: dict[str, Any] = {}
    seen: dict[str, Any] = {}
    wanted = {tag for tag, _ in _tagged(spec_of(key).contract.happenings)}
    for seed in range(1, GAMES_TRIED):
        luck = random.Random(seed)
        spec = spec_of(key)
        options = {option.key: luck.choice(option.values) for option in spec.offered} if seed > 1 else {}
        game = matchwood.new(key, players=spec.players[len(spec.players) // 2], seed=seed, options=options)
        for made in range(10_000):
            if game.over:
                break
            seat = game.owing[0]
            if seed == 1 and made <= MOVES_BEFORE:
                middle = game.view(seat).to_dict()["table"]
            game.play(luck.choice(game.legal_moves(seat)), seat)
            thinking = [*game.undisclosed] if game.silence is None else []
            again = thinking if game.reversible is None else [game.reversible]
            if again and luck.random() < 0.02:
                game.take_back(luck.choice(again))
        for happening in game.happenings:
            seen.setdefault(happening.type, msgspec.to_builtins(happening))
        if wanted <= set(seen):
            break
    return middle, seen


def _tagged(union: Any) -> Iterator[tuple[str, type[Part]]]:
    for part in get_args(union):
        yield str(part.__struct_config__.tag), part


def _meaning(part: type[Part]) -> str:
    return " ".join(described(part.__doc__).text.split())


def _fields(part: type[Part]) -> str:
    return ", ".join(f"`{name}`" for name in part.__struct_fields__ if name != "rule")


def _refused(key: str, part: type[Part]) -> tuple[str, str, str]:
    rules = next((str(field.default) for field in msgspec.structs.fields(part) if field.name == "rule"), "")
    paragraphs = [f"[{rule}](../rules/{key}.md#{rule})" for rule in filter(None, rules.split(", "))]
    return f"`{part.__struct_config__.tag}`", _fields(part), " ".join(paragraphs)


def _example(happening: dict[str, Any] | None, part: type[Part]) -> str:
    if happening is None:
        return f"`{part.__struct_config__.tag}`: {_fields(part)}"
    return f"`{json.dumps(happening, ensure_ascii=False)}`"


def _parts(spec: GameSpec) -> list[type[Part]]:
    seat_table = spec.contract.table
    module = sys.modules[seat_table.__module__]
    kinds = [kind for kind in vars(module).values() if inspect.isclass(kind) and issubclass(kind, Part) and kind is not seat_table]
    return [kind for kind in kinds if kind.__module__ == module.__name__ and kind.__struct_config__.tag is None]


def _in_lines(example: dict[str, Any]) -> str:
    lines = [f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in example.items()]
    return "{" + ",\n".join(lines)[1:] + "}"
