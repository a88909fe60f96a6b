"""What docs/protocol.md says of each game, made from its contract: its table, what happens there, why moves are refused,
and what speaks for a move."""

from __future__ import annotations

import inspect
import json
import random
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, get_args

import msgspec

import matchwood
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.contract import Part
from matchwood.errors import MatchwoodError

if TYPE_CHECKING:
    from matchwood.cardgames.spec import GameSpec  # with the compiler, which the first page need not wait for

BEGIN, END = "<!-- made by `make wire` -->\n", "<!-- end of what is made by `make wire` -->\n"
BEGIN_ERRORS = "<!-- errors, made by `make wire` -->\n"
MOVES_BEFORE = 30
"""After so many moves the example of a table is taken, or before the end of the game."""
GAMES_TRIED = 40
"""In so many games of random moves each kind of happening is looked for; what is too rare for them has no example."""


def filled_in(page: str, keys: list[str], errors: Mapping[str, type[MatchwoodError]]) -> str:
    """The page with a section for each of these games, and a row for each of these errors, each between two marks."""
    page = _between(page, BEGIN_ERRORS, ["\n", *_of_errors(errors), "\n"])
    return _between(page, BEGIN, ["\n", *map(section, keys)])


def _between(page: str, begin: str, lines: Iterable[str]) -> str:
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(END)
    return "".join([before, begin, *lines, END, after])


def _of_errors(errors: Mapping[str, type[MatchwoodError]]) -> Iterator[str]:
    yield "| code | HTTP | what is wrong |\n|---|---|---|\n"
    for code, kind in sorted(errors.items(), key=lambda error: (error[1].status, error[0])):
        meaning, *_ = _docstring(kind).split("\n\n")
        yield f"| `{code}` | {kind.status} | {' '.join(meaning.replace('``', '`').split())} |\n"


def section(key: str) -> str:
    """All that the contract of a game says, with examples from games of random moves."""
    spec = spec_of(key)
    table, seen = _examples(key)
    happened = [(_example(seen.get(tag), part), part) for tag, part in _tagged(spec.contract.happenings)]
    refused = [(_refused(key, part), part) for _, part in _tagged(spec.contract.refusals)]
    head = [f"### {spec.title}", "", _docstring(spec.contract.table), "", "```json", _in_lines(table), "```", ""]
    lines = [*head, *_parts(spec), "", *_rows("happening", "what was seen", happened)]
    if refused:
        lines += _rows("refusal", "why a move is not legal", refused)
    if spec.contract.reasons is not None:
        good = [(_named(part), part) for _, part in _tagged(spec.contract.reasons)]
        lines += _rows("reason", "what speaks for the move of a hint", good)
    return "\n".join(lines) + "\n"


def _examples(key: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The table of a seat on turn in the middle of a game, and one happening of each kind."""
    table: dict[str, Any] = {}
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
                table = game.view(seat).to_dict()["table"]
            game.play(luck.choice(game.legal_moves(seat)), seat)
            thinking = [*game.undisclosed] if game.silence is None else []
            again = thinking if game.reversible is None else [game.reversible]
            if again and luck.random() < 0.02:
                game.take_back(luck.choice(again))
        for happening in game.happenings:
            seen.setdefault(happening.type, msgspec.to_builtins(happening))
        if wanted <= set(seen):
            break
    return table, seen


def _tagged(union: Any) -> Iterator[tuple[str, type[Part]]]:
    for part in get_args(union):
        yield str(part.__struct_config__.tag), part


def _docstring(part: type) -> str:
    return inspect.cleandoc(part.__doc__ or "")


def _rows(left: str, right: str, rows: Iterable[tuple[str, type[Part]]]) -> list[str]:
    return [
        f"| {left} | {right} |",
        "|---|---|",
        *(f"| {name} | {' '.join(_docstring(part).split())} |" for name, part in rows),
        "",
    ]


def _fields(part: type[Part]) -> str:
    return ", ".join(f"`{name}`" for name in part.__struct_fields__ if name != "rule")


def _refused(key: str, part: type[Part]) -> str:
    """The code of a refusal, its fields, and the paragraphs of the rules."""
    rules = next((str(field.default) for field in msgspec.structs.fields(part) if field.name == "rule"), "")
    paragraphs = [f"[{rule}](rules/{key}.md#{rule})" for rule in filter(None, rules.split(", "))]
    return " ".join([_named(part), *paragraphs])


def _named(part: type[Part]) -> str:
    """The code of a refusal or of a reason, and its fields."""
    return ": ".join(filter(None, [f"`{part.__struct_config__.tag}`", _fields(part)]))


def _example(happening: dict[str, Any] | None, part: type[Part]) -> str:
    if happening is None:
        return f"`{part.__struct_config__.tag}`: {_fields(part)}"
    return f"`{json.dumps(happening, ensure_ascii=False)}`"


def _parts(spec: GameSpec) -> list[str]:
    """What the table consists of, besides itself."""
    table = spec.contract.table
    module = sys.modules[table.__module__]
    kinds = [kind for kind in vars(module).values() if inspect.isclass(kind) and issubclass(kind, Part) and kind is not table]
    own = [kind for kind in kinds if kind.__module__ == module.__name__ and kind.__struct_config__.tag is None]
    return [f"- `{kind.__name__}` ({_fields(kind)}): {' '.join(_docstring(kind).split())}" for kind in own]


def _in_lines(table: dict[str, Any]) -> str:
    """An object with a line for each of its fields."""
    lines = [f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in table.items()]
    return "{" + ",\n".join(lines)[1:] + "}"
