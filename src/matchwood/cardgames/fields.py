"""What the fields of a contract mean, and how their values are said. The ``format`` of a field in the schema tells it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from matchwood.cardgames.contract import Happening, Part, Refusal
from matchwood.cardgames.words import Words

Schema = Mapping[str, Any]

NOTHING = "–"
YES = "✓"


class Fields:
    """The fields of a game's table and happenings, by its JSON Schema, with the names of who plays."""

    def __init__(
        self,
        schema: Schema,
        words: Words,
        names: Sequence[str],
        person: int | None,
        card: Callable[[str], str | None] = lambda card: None,
    ) -> None:
        self._schema, self._named = schema, schema["$defs"]
        self._words, self._names, self._person, self._card = words, names, person, card
        self._table = self._resolved(schema["properties"]["table"])
        self._events = self._tagged("happening", "type")
        self._refusals = self._tagged("refusal", "code")

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
        """A value as people read it; parts come as plain values."""
        field = self._resolved(field)
        match value, field:
            case None, _:
                return NOTHING
            case bool(), _:
                return YES if value else NOTHING
            case int(), {"format": "seat"}:
                return self._names[value]
            case int(), _:
                return number(value)
            case str(), {"format": "card"}:
                return self.card(value)
            case list(), {"format": "per-seat"}:
                return ", ".join(f"{name} {self.said(one, field['items'])}" for name, one in zip(self._names, value, strict=True))
            case list(), {"items": Mapping() as items}:
                return ", ".join(self.said(one, items) for one in value) or NOTHING
            case dict(), {"properties": Mapping() as parts}:
                return " ".join(self.said(value[name], part) for name, part in parts.items() if name in value)
        return str(value)

    def event(self, happening: Happening) -> str | None:
        """What happened, as the game says it; None where it says nothing of the kind."""
        name = f"event-{happening.type}"
        if not self._words.has(name):
            return None
        return self._words.say(name, **self.gaps(happening)) or None

    def gaps(self, happening: Happening) -> dict[str, str | int | float]:
        """What fills the gaps of sentences about this happening."""
        return self._values(happening, self._events[happening.type])

    def refusal(self, refusal: Refusal) -> str | None:
        """Why a move is refused, as the game says it; None where it says nothing of the kind."""
        name = f"refusal-{refusal.code}"
        if not self._words.has(name):
            return None
        return self._words.say(name, **self._values(refusal, self._refusals[refusal.code]))

    def card(self, card: str) -> str:
        """A card as the game says it: by its name, or by its first letter; as it is written where the game says nothing."""
        own = self._card(card)
        if own is not None:
            return own
        if self._words.has(f"card-{card}"):
            return self._words.say(f"card-{card}")
        letter, rest = card[:1], card[1:]
        return self._words.say(f"card-{letter}", rest=_plain(rest)) if rest and self._words.has(f"card-{letter}") else card

    def move(self, move: str) -> str:
        """A move as the game says it, by its first word; as it is written where the game says nothing."""
        verb, _, rest = move.partition(" ")
        if self._words.has(f"move-{verb}"):
            return self._words.say(f"move-{verb}", rest=_plain(rest))
        return self.card(move)

    def _values(self, part: Part, schema: Schema) -> dict[str, str | int | float]:
        """What fills the gaps of a sentence about this part: of a seat its name, and whether that is the person's; of a list also
        how many."""
        plain, values = msgspec.to_builtins(part), dict[str, str | int | float]()
        for key, field in schema["properties"].items():
            value, field = plain.get(key), self._resolved(field)
            plain_number = isinstance(value, int | float) and not isinstance(value, bool) and field.get("format") != "seat"
            values[key] = "none" if value is None else value if plain_number else self.said(value, field)
            if field.get("format") == "seat":
                values[f"{key}_is"] = "you" if value == self._person else "other"
            if isinstance(value, list):
                values[f"{key}_count"] = len(value)
        return values

    def _tagged(self, name: str, tag: str) -> dict[str, Schema]:
        union = self._schema["properties"].get(name, {})
        parts = map(self._resolved, union.get("anyOf", [union] if union else []))
        return {part["properties"][tag]["enum"][0]: part for part in parts}

    def _resolved(self, field: Schema) -> Schema:
        """The field itself, behind a reference, or what it is when it is not null."""
        if "$ref" in field:
            return self._resolved(self._named[field["$ref"].rsplit("/", 1)[-1]])
        choices = [choice for choice in field.get("anyOf", ()) if choice.get("type") != "null"]
        return self._resolved(choices[0]) if len(choices) == 1 else field


def number(value: int) -> str:
    """A number as people read it, with a real minus.

    >>> number(12), number(-1)
    ('12', '−1')
    """
    return str(value).replace("-", "−")


def signed(value: float) -> str:
    """A figure with two places, with a real minus.

    >>> signed(1.5), signed(-0.004), signed(-2)
    ('1.50', '0.00', '−2.00')
    """
    return f"{value:z.2f}".replace("-", "−")


def _plain(rest: str) -> str | int:
    """A number as one, so that sentences can tell one from many."""
    return int(rest) if rest.isdecimal() else rest
