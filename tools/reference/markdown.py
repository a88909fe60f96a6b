"""Write docstrings and JSON Schemas as Markdown."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

Schema = dict[str, Any]

_FIELD = re.compile(r"^- `(\w+)`: (.*)$", re.DOTALL)
_PAGE = re.compile(r"\bdocs/(?:(reference)/)?(\w+)\.md(#[\w-]+)?")
PLURALS = {name: f"{name}s" for name in ("string", "integer", "number", "boolean", "object", "array", "seat", "card")}
FORMATS = ("seat", "card")


class Described(NamedTuple):
    """The descriptions of a class and of all fields."""

    text: str
    fields: dict[str, str]


def described(docstring: str | None) -> Described:
    """Separate a docstring's text from the list of fields.

    >>> described("A card of a trick.\\n\\n- `seat`: who\\n  played it.\\n- `card`: the card (docs/notation.md).")
    Described(text='A card of a trick.', fields={'seat': 'who played it.', 'card': 'the card ([notation](../notation.md)).'})
    """
    texts, fields = [], {}
    for paragraph in inspect.cleandoc(docstring or "").split("\n\n"):
        if paragraph.startswith(">>>"):
            continue
        if not paragraph.startswith("- `"):
            texts.append(linked(" ".join(paragraph.split())))
            continue
        for item in re.split(r"\n(?=- )", paragraph):
            found = _FIELD.match(item)
            if found is None:
                raise ValueError(f'Write a field as "- `name`: meaning", not {item!r}.')
            fields[found[1]] = linked(" ".join(found[2].split()))
    return Described("\n\n".join(texts), fields)


def linked(text: str) -> str:
    """Replace the page names in a text with Markdown links.

    >>> linked("See docs/notation.md and docs/reference/tables.md#clocks.")
    'See [notation](../notation.md) and [clocks](tables.md#clocks).'
    """
    text = re.sub(r":(?:class|func|meth):`~?([\w.]+)`", lambda found: f"`{found[1].rpartition('.')[2]}`", text)
    return _PAGE.sub(_link, text.replace("``", "`"))


def _link(found: re.Match[str]) -> str:
    folder, page, anchor = found.groups()
    name = (anchor or page).strip("#").replace("-", " ").replace("_", " ")
    return f"[{name}]({'' if folder else '../'}{page}.md{anchor or ''})"


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table in Markdown, or an empty text for no rows.

    >>> print(table(["a", "b"], [["1", "x | y"]]))
    | a | b |
    |---|---|
    | 1 | x \\| y |
    <BLANKLINE>
    """
    lines = [" | ".join(" ".join(cell.replace("|", "\\|").split()) for cell in row) for row in rows]
    if not lines:
        return ""
    head = [f"| {' | '.join(headings)} |\n", f"|{'---|' * len(headings)}\n"]
    return "".join([*head, *(f"| {line} |\n" for line in lines)])


def fields_table(schema: Schema, names: Mapping[str, str]) -> str:
    """Return a table of a message's fields. Raises ValueError if the docstring omits a field."""
    meanings, required = described(schema.get("description")).fields, schema.get("required", [])
    fields = {name: field for name, field in schema["properties"].items() if name != "type" or "type" in meanings}
    if set(fields) != set(meanings):
        raise ValueError(f"The docstring of {schema['title']} must list the fields {', '.join(fields)}.")
    rows = [
        (f"`{name}`", type_text(field, names) + ("" if name in required else optional(field)), _sentence(meanings[name]))
        for name, field in fields.items()
    ]
    return table(["field", "type", "meaning"], rows)


def optional(field: Schema) -> str:
    """Describe the default of an optional field.

    >>> optional({"default": "club"}), optional({"default": None})
    ('; default `club`', '; optional')
    """
    default = field.get("default")
    if default is None or default in ((), [], {}):
        return "; optional"
    return f"; default `{str(default).lower() if isinstance(default, bool) else default}`"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def type_text(schema: Schema, names: Mapping[str, str]) -> str:
    """Return the type of a JSON schema in English, for the reference.

    >>> type_text({"anyOf": [{"type": "array", "items": {"type": "integer", "minimum": 0}}, {"type": "null"}]}, {})
    'array of integers or `null`'
    >>> type_text({"type": "array", "items": {"enum": ["a", "b"]}, "format": "per-seat"}, {})
    'array of (`a` or `b`), one for each seat'
    """
    match schema:
        case {"$ref": reference}:
            name = str(reference).rpartition("/")[2]
            return names.get(name, f"`{name}`")
        case {"enum": _} | {"anyOf": _}:
            return _either([*_choices(schema, names)])
        case {"type": "array", "items": items} if items:
            each = ", one for each seat" if schema.get("format") == "per-seat" else ""
            return f"array of {_plural(type_text(items, names))}{each}"
        case {"type": "object", "additionalProperties": dict(values)} if values:
            return f"object of {_plural(type_text(values, names))}"
        case {"type": "null"}:
            return "`null`"
        case {"format": str(known)} if known in FORMATS:
            return known
        case {"type": str(plain)}:
            return plain + _limits(schema)
        case _:
            return "anything"


def _choices(schema: Schema, names: Mapping[str, str]) -> Iterator[str]:
    match schema:
        case {"enum": values}:
            yield from (f"`{value}`" for value in values)
        case {"anyOf": choices}:
            for choice in choices:
                yield from _choices(choice, names)
        case _:
            yield type_text(schema, names)


def _plural(text: str) -> str:
    if " or " in text:
        return f"({text})"
    first, space, rest = text.partition(" ")
    return PLURALS.get(first, first) + space + rest


def _either(choices: list[str]) -> str:
    """Join the choices with commas and "or".

    >>> _either(["a", "b", "c"])
    'a, b or c'
    """
    return " or ".join(filter(None, [", ".join(choices[:-1]), choices[-1]]))


def _limits(schema: Schema) -> str:
    match schema:
        case {"pattern": pattern}:
            return f" of the form `{pattern}`"
        case {"minLength": least, "maxLength": most}:
            return f" of {least} to {most} characters"
        case {"maxLength": most}:
            return f" of at most {most:,} characters"
        case {"minimum": least, "maximum": most} if most <= 1_000:
            return f" from {least} to {most}"
    return ""
