"""A throw as it is typed, at once or first the mud and then the target."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from matchwood.terminal.tables.matschig.cards import LETTERS
from matchwood.terminal.tables.matschig.choices import pairs
from matchwood.terminal.tables.matschig.targets import named, target_of
from matchwood.terminal.tables.matschig.voice import Voice
from matchwood.terminal.tables.quote import quoted
from matchwood.terminal.tables.terminal_table import Misread

Json = dict[str, Any]

TYPED = re.compile(r"(?:throw\s|wirf\s)?\s*([ws]?\d)[\s,+]*([ws]?\d)(?:[\s,]*([^\W\d].*))?", re.ASCII | re.IGNORECASE)
FEW = 6


class Throwing:
    """Remembers the mud until it is known at whom."""

    def __init__(self, voice: Voice, nothing: str) -> None:
        self._voice, self._nothing = voice, nothing
        self.mud: tuple[str, str] | None = None

    def switches(self, view: Json, answer: str) -> bool:
        """Whether only the mud was named, or is taken back. Raises Misread."""
        text = answer.strip()
        if text.lower() == "z":
            if self.mud is None:
                raise Misread(self._voice.words.nothing_to_undo)
            self.mud = None
            return True
        found = TYPED.fullmatch(text)
        if found is None or found[3]:
            return False
        self.mud = self._mud(view, found[1], found[2])
        return True

    def move(self, view: Json, answer: str) -> str:
        """The throw that is meant. Raises Misread."""
        found = TYPED.fullmatch(answer.strip())
        if found is None and (self.mud is None or not answer.strip()):
            raise self._unreadable(view, answer)
        mud = self._mud(view, found[1], found[2]) if found else self.mud
        target = target_of(view["table"], found[3] if found else answer, self._voice)
        return f"throw {' '.join(mud or ())} {LETTERS[target]}"

    def example(self, view: Json) -> str:
        """A throw as it could be typed now."""
        return f"{pairs(view, self._voice)[0].key} {LETTERS[self._voice.aims(view['table'])[0]].lower()}"

    def _unreadable(self, view: Json, answer: str) -> Misread:
        words = self._voice.words
        if named(answer, self._voice) is not None:
            return Misread(words.one_of_each + " " + self._possible(view))
        return Misread(words.no_throw.format(text=quoted(answer.strip(), self._nothing), example=self.example(view)))

    def _mud(self, view: Json, *typed: str) -> tuple[str, str]:
        """The water and the sand that are named; of numbers alone the first is water. Raises Misread."""
        words = self._voice.words
        kinds = [card[0].upper() if card[0].isalpha() else None for card in typed]
        if kinds[0] == "S" or kinds[1] == "W":
            typed, kinds = (typed[1], typed[0]), kinds[::-1]
        if kinds[0] == "S" or kinds[1] == "W":
            raise Misread(f"{words.one_of_each} {self._possible(view)}")
        mud = (f"W{typed[0][-1]}", f"S{typed[1][-1]}")
        for card in mud:
            if card not in view["table"]["hand"]:
                raise Misread(f"{words.not_held.format(card=self._voice.card(card))} {self._possible(view)}")
        return mud

    def _possible(self, view: Json) -> str:
        possible: Sequence[str] = [choice.key for choice in pairs(view, self._voice)]
        shown = [*possible[:FEW], "…"] if len(possible) > FEW else possible
        return self._voice.words.possible_pairs.format(pairs=", ".join(shown))
