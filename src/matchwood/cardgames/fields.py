"""Write the fields of a game's table, events and moves as text for people."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from matchwood.cardgames.contract import Happening, Part, Refusal
from matchwood.cardgames.words import Words

Schema = Mapping[str, Any]

NOTHING = "–"
SHORT_REST = re.compile(r"\d+|.")
"""The possible characters after the first letter of a card. Without them, the word "trumps" would be read as the card "t"."""


class Fields:
    """Converts table fields, events and refused moves of a game to readable text."""

    def __init__(
        self,
        schema: Schema,
        words: Words,
        names: Sequence[str],
        person: int | None,
        card: Callable[[str], str | None] = lambda card: None,
        yes_no: tuple[str, str] = ("yes", "no"),
    ) -> None:
        self._schema, self._named = schema, schema["$defs"]
        self._words, self._names, self._person, self._card, self._yes_no = words, names, person, card, yes_no
        self._table = self._resolved(schema["properties"]["table"])
        self._events = self._tagged("happening", "type")
        self._refusals = self._tagged("refusal", "code")

    def of_table(self) -> dict[str, Schema]:
        """Return the schema of each table field that has a label."""
        fields: dict[str, Schema] = self._table["properties"]
        return {name: field for name, field in fields.items() if self._words.has(f"table-{name}")}

    def per_seat(self) -> dict[str, Schema]:
        """Return the schemas of the labelled table fields that contain one value for each seat."""
        return {name: field for name, field in self.of_table().items() if self.is_per_seat(field)}

    def for_all(self) -> dict[str, Schema]:
        """Return the schemas of the labelled table fields that contain one value for the whole table."""
        return {name: field for name, field in self.of_table().items() if not self.is_per_seat(field)}

    def position(self, table: Part) -> list[str]:
        """Describe a table with the game's messages `position-…`, in the order of the file. A game without such messages is
        described by its labelled fields.
        """
        names = self._words.after("position-")
        if not names:
            plain = msgspec.to_builtins(table)
            return [f"{self._words.say(f'table-{name}')}: {self.value(name, plain[name])}" for name in self.for_all()]
        values = self._values(table, self._table, inner=True)
        values |= {f"name_{place}": name for place, name in enumerate(self._names, 1)}
        return [line for name in names if (line := self._words.say(f"position-{name}", **values))]

    def is_per_seat(self, field: Schema) -> bool:
        """Return whether a field contains one value for each seat."""
        return bool(self._resolved(field).get("format") == "per-seat")

    def item_of(self, field: Schema) -> Schema:
        """Return the schema of the items of a list."""
        items: Schema = self._resolved(field)["items"]
        return items

    def hand(self, cards: Sequence[str]) -> str:
        """Write the cards of a hand as text."""
        return self.said(list(cards), self._table["properties"]["hand"])

    def value(self, name: str, value: Any) -> str:
        """Write a table field as text. Its value must be plain JSON data."""
        return self.said(value, self._table["properties"][name], f"table-{name}")

    def value_of(self, name: str, seat: int, values: Sequence[Any] | None) -> str:
        """Write one seat's value of the field `name` as text."""
        value = None if values is None else values[seat]
        return self.said(value, self.item_of(self._table["properties"][name]), f"table-{name}")

    def said(self, value: Any, field: Schema, message: str = "") -> str:
        """Write a field's value as text. It must be plain JSON data. If the message has an attribute such as ``.value-hearts``, use
        it for the value ``hearts``.
        """
        own = f"{message}.value-{plain_value(value)}"
        if message and isinstance(value, str | int | None) and self._words.has(own):
            return self._words.say(own)
        field = self._resolved(field)
        match value, field:
            case None, _:
                return NOTHING
            case bool(), _:
                return self._yes_no[0] if value else self._yes_no[1]
            case int(), {"format": "seat"}:
                return self._names[value]
            case int(), _:
                return number(value)
            case str(), {"format": "card"}:
                return self.card(value)
            case list(), {"format": "per-seat"}:
                between = "; " if any(isinstance(one, list) for one in value) else ", "
                return between.join(
                    f"{name} {self.said(one, field['items'], message)}" for name, one in zip(self._names, value, strict=True)
                )
            case list(), {"items": Mapping() as items}:
                return ", ".join(self.said(one, items, message) for one in value) or NOTHING
            case dict(), {"properties": Mapping() as parts}:
                return " ".join(self.said(value[name], part) for name, part in parts.items() if name in value)
        return str(value)

    def event(self, happening: Happening) -> str | None:
        """Return the sentence with which the game describes an event. Return None if the game has no sentence for this type of
        event.
        """
        name = f"event-{happening.type}"
        if not self._words.has(name):
            return None
        return self._words.say(name, **self.placeholders(happening)) or None

    def placeholders(self, happening: Happening) -> dict[str, str | int | float]:
        """Return the values that fill the placeholders of a message about an event."""
        return self._values(happening, self._events[happening.type])

    def refusal(self, refusal: Refusal) -> str | None:
        """Return the sentence with which the game explains why a move is illegal. Return None if the game has no sentence for the
        code of the refusal.
        """
        name = f"refusal-{refusal.code}"
        if not self._words.has(name):
            return None
        return self._words.say(name, **self._values(refusal, self._refusals[refusal.code]))

    def card(self, card: str) -> str:
        """Return the name of a card for people."""
        own = self._card(card)
        if own is not None:
            return own
        if self._words.has(f"card-{card}"):
            return self._words.say(f"card-{card}")
        letter, rest = card[:1], card[1:]
        return self._words.say(f"card-{letter}", rest=_plain(rest)) if rest and self._words.has(f"card-{letter}") else card

    def move(self, move: str) -> str:
        """Return the text of a move for people."""
        verb, _, rest = move.partition(" ")
        if self._words.has(f"move-{verb}"):
            return self._words.say(f"move-{verb}", rest=_plain(self._with_cards(rest)))
        return self._with_cards(move) if rest else self.card(move)

    def _with_cards(self, text: str) -> str:
        """Replace the cards in a part of a move by their names, and put commas between adjacent cards."""
        words = [(word, self._card_in_move(word)) for word in text.split(" ")]
        gaps = [", " if one[1] and other[1] else " " for one, other in pairwise(words)]
        return "".join((card or word) + gap for (word, card), gap in zip(words, [*gaps, ""], strict=True))

    def _card_in_move(self, word: str) -> str | None:
        known = self._words.has(f"card-{word}") or (SHORT_REST.fullmatch(word[1:]) and self._words.has(f"card-{word[:1]}"))
        return self.card(word) if known else self._card(word)

    def _values(self, part: Part, schema: Schema, inner: bool = False) -> dict[str, str | int | float]:
        """Return the values that fill the placeholders of a message. ``KEY_is`` is "you" for the reader's seat. ``KEY_count`` is
        the length of a list. A truth value is "true" or "false".

        With `inner`, the parts of a struct and the rows of a list of lists have values, too, such as ``play_number``
        and ``field_1``.
        """
        return self._plain_values(msgspec.to_builtins(part), schema, inner)

    def _plain_values(self, plain: Mapping[str, Any], schema: Schema, inner: bool) -> dict[str, str | int | float]:
        values = dict[str, str | int | float]()
        for key, field in schema["properties"].items():
            value, field = plain.get(key), self._resolved(field)
            if value is None or isinstance(value, bool):
                values[key] = plain_value(value)
            elif isinstance(value, int | float) and field.get("format") != "seat":
                values[key] = value
            else:
                values[key] = self.said(value, field)
            if field.get("format") == "seat":
                values[f"{key}_is"] = "you" if value == self._person else "other"
            if isinstance(value, list):
                values[f"{key}_count"] = len(value)
            if inner:
                values |= {f"{key}_{name}": told for name, told in self._inner_values(value, field).items()}
        return values

    def _inner_values(self, value: Any, field: Schema) -> dict[str, str | int | float]:
        match value, field:
            case dict(), {"properties": Mapping()}:
                return self._plain_values(value, field, inner=True)
            case [[*_], *_], {"items": Mapping() as items}:
                return {str(place): self.said(row, items) for place, row in enumerate(value, 1)}
        return {}

    def _tagged(self, name: str, tag: str) -> dict[str, Schema]:
        union = self._schema["properties"].get(name, {})
        parts = map(self._resolved, union.get("anyOf", [union] if union else []))
        return {part["properties"][tag]["enum"][0]: part for part in parts}

    def _resolved(self, field: Schema) -> Schema:
        if "$ref" in field:
            return self._resolved(self._named[field["$ref"].rsplit("/", 1)[-1]])
        choices = [choice for choice in field.get("anyOf", ()) if choice.get("type") != "null"]
        return self._resolved(choices[0]) if len(choices) == 1 else field


def number(value: int) -> str:
    """Write an integer, with the minus sign U+2212.

    >>> number(12), number(-1)
    ('12', '−1')
    """
    return str(value).replace("-", "−")


def signed(value: float) -> str:
    """Write a number with two decimal places, with the minus sign U+2212.

    >>> signed(1.5), signed(-0.004), signed(-2)
    ('1.50', '0.00', '−2.00')
    """
    return f"{value:z.2f}".replace("-", "−")


def plain_value(value: Any) -> str:
    """Convert a value to the text that messages use to select a variant.

    >>> [plain_value(value) for value in (True, None, "hearts", 3)]
    ['true', 'none', 'hearts', '3']
    """
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


def _plain(rest: str) -> str | int:
    return int(rest) if rest.isdecimal() else rest
