"""What the fields of a contract mean, and how their values are said. The ``format`` of a field in the schema tells it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from matchwood.api.words import Words

Schema = Mapping[str, Any]

NOTHING = "–"
YES = "✓"


class Fields:
    """The fields of a game's table and happenings, by its JSON Schema, with the names of who plays."""

    def __init__(self, schema: Schema, words: Words, names: Sequence[str], person: int | None) -> None:
        self._named: Schema = schema["$defs"]
        self._words, self._names, self._person = words, names, person
        self._table = self._resolved(schema["properties"]["table"])
        self._events = {
            node["properties"]["type"]["enum"][0]: node for node in map(self._resolved, schema["properties"]["happening"]["anyOf"])
        }

    def of_table(self) -> dict[str, Schema]:
        """The fields of the table that the game has a label for, in their order."""
        fields: dict[str, Schema] = self._table["properties"]
        return {name: field for name, field in fields.items() if self._words.has(f"table-{name}")}

    def is_per_seat(self, field: Schema) -> bool:
        """Whether this holds a value for every seat."""
        return bool(self._resolved(field).get("format") == "per-seat")

    def item_of(self, field: Schema) -> Schema:
        """What a list holds."""
        items: Schema = self._resolved(field)["items"]
        return items

    def hand(self, cards: Sequence[str]) -> str:
        """The own cards."""
        return self.said(list(cards), self._table["properties"]["hand"])

    def said(self, value: Any, field: Schema) -> str:
        """A value as people read it."""
        field = self._resolved(field)
        match value, field:
            case None, _:
                return NOTHING
            case bool(), _:
                return YES if value else NOTHING
            case int(), {"format": "seat"}:
                return self._names[value]
            case str(), {"format": "card"}:
                return self._words.say(f"card-{value}") if self._words.has(f"card-{value}") else value
            case list(), {"format": "per-seat"}:
                return ", ".join(f"{name} {self.said(one, field['items'])}" for name, one in zip(self._names, value, strict=True))
            case list(), {"items": Mapping() as items}:
                return ", ".join(self.said(one, items) for one in value) or NOTHING
            case dict(), {"properties": Mapping() as parts}:
                return " ".join(self.said(value[name], part) for name, part in parts.items() if name in value)
        return str(value)

    def event(self, happening: Mapping[str, Any]) -> str | None:
        """What happened, as the game says it; None where it says nothing of the kind."""
        name = f"event-{happening['type']}"
        if not self._words.has(name):
            return None
        values: dict[str, str | int | float] = {}
        for key, field in self._events[happening["type"]]["properties"].items():
            value, field = happening.get(key), self._resolved(field)
            plain_number = isinstance(value, int | float) and not isinstance(value, bool) and field.get("format") != "seat"
            values[key] = "none" if value is None else value if plain_number else self.said(value, field)
            if field.get("format") == "seat":
                values[f"{key}_is"] = "you" if value == self._person else "other"
        return self._words.say(name, **values) or None

    def move(self, move: str) -> str:
        """A move as the game says it, by its first word; as it is written where the game says nothing."""
        verb, _, rest = move.partition(" ")
        return self._words.say(f"move-{verb}", rest=rest) if self._words.has(f"move-{verb}") else move

    def _resolved(self, field: Schema) -> Schema:
        """The field itself, behind a reference, or what it is when it is not null."""
        if "$ref" in field:
            return self._resolved(self._named[field["$ref"].rsplit("/", 1)[-1]])
        choices = [choice for choice in field.get("anyOf", ()) if choice.get("type") != "null"]
        return self._resolved(choices[0]) if len(choices) == 1 else field
