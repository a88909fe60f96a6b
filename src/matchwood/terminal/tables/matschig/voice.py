"""How seats and cards are spoken of to one person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from matchwood.terminal.tables.matschig.cards import LETTERS, all_spoken, spoken
from matchwood.terminal.tables.matschig.words import Told, Words

Json = dict[str, Any]


class Voice:
    """Speaks to the person at one seat."""

    def __init__(self, words: Words, names: Sequence[str], person: int) -> None:
        self.words, self.names, self.person = words, tuple(names), person

    def told(self, told: Told, seat: int, **more: object) -> str:
        """A sentence about a seat."""
        return told[seat == self.person].format(name=self.names[seat], **more)

    def whom(self, seat: int) -> str:
        """A seat at which mud flies, within a sentence."""
        return self.words.you_object if seat == self.person else self.names[seat]

    def card(self, card: str) -> str:
        """A card within a sentence."""
        return spoken(card, self.words)

    def cards(self, cards: Sequence[str]) -> str:
        """Cards within a sentence."""
        return all_spoken(cards, self.words)

    def aims(self, lies: Json) -> list[int]:
        """At whom the person could aim: everybody else who takes part."""
        return [seat for seat, out in enumerate(lies["out"]) if seat != self.person and out is None]

    def letters(self, lies: Json) -> str:
        """The letters of those, as they are typed."""
        return ", ".join(LETTERS[seat].lower() for seat in self.aims(lies))
