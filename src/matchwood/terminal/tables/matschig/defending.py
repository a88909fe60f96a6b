"""A defence as it is typed: a number of the list, a special card, or umbrellas laid one after the other."""

from __future__ import annotations

import re
from typing import Any

from matchwood.terminal.tables.matschig.cards import LETTERS, is_mud, total
from matchwood.terminal.tables.matschig.choices import Choice, defences, or_umbrellas
from matchwood.terminal.tables.matschig.draft import Draft
from matchwood.terminal.tables.matschig.shields import meant
from matchwood.terminal.tables.matschig.targets import target_of
from matchwood.terminal.tables.matschig.umbrellas import laid, read
from matchwood.terminal.tables.matschig.voice import Voice
from matchwood.terminal.tables.quote import quoted
from matchwood.terminal.tables.terminal_table import Misread

Json = dict[str, Any]

WORDS = {
    **dict.fromkeys(("take", "t", "nothing", "nichts", "einstecken"), "take"),
    "wind": "Wind",
    **dict.fromkeys(("sun", "sonne"), "Sun"),
    **dict.fromkeys(("share", "verteilen"), "Share"),
    **dict.fromkeys(("duck", "ducken"), "Duck"),
}
CARDS = re.compile(r"(?:[ws]\d[\s,+]*)+", re.ASCII | re.IGNORECASE)


class Defending:
    """Understands answers; keeps the umbrellas that are being laid."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._draft = Draft([])

    def draft(self, view: Json) -> Draft:
        """The umbrellas that are being laid on this mud."""
        if self._draft.mud != tuple(view["table"]["mud"]):
            self._draft = Draft(view["table"]["mud"])
        return self._draft

    def forget(self) -> None:
        """The next mud is another one, even if it looks the same."""
        self._draft = Draft([])

    def switches(self, view: Json, answer: str) -> bool:
        """Whether umbrellas were laid or taken back. Raises Misread."""
        draft = self.draft(view)
        if answer.strip().lower() == "z":
            if not draft.undo():
                raise Misread(self._voice.words.nothing_to_undo)
            return True
        groups = laid(view, answer, draft, self._voice)
        if groups is None:
            return False
        draft.lay(groups)
        return True

    def move(self, view: Json, answer: str) -> str:
        """The defence that is meant. Raises Misread."""
        text = answer.strip().lower()
        listed = defences(view, self._voice)
        if not text:
            return self._confirmed(view, answer, listed)
        if text.isascii() and text.isdecimal() and not (text == "13" and "13" in view["table"]["hand"]):
            return self._numbered(int(text), listed)
        word, _, rest = text.partition(" ")
        if word == "13":
            return self._thirteen(view, rest)
        if word in WORDS:
            return self._special(view, WORDS[word], word, rest.strip())
        if CARDS.fullmatch(text):
            raise Misread(self._voice.words.mud_is_no_defence)
        raise self._unreadable(view, answer, listed)

    def _confirmed(self, view: Json, answer: str, listed: list[Choice]) -> str:
        draft, words = self.draft(view), self._voice.words
        for card, umbrellas in draft.lacking:
            lacks = int(card[1:]) - total(umbrellas)
            raise Misread(words.unfinished.format(umbrellas=self._voice.cards(umbrellas), card=card, count=lacks))
        shield = meant(view["moves"], draft.groups) if draft else None
        if shield is not None:
            return shield
        if len(listed) == 1:
            return listed[0].move
        raise self._unreadable(view, answer, listed)

    def _numbered(self, number: int, listed: list[Choice]) -> str:
        if not 1 <= number <= len(listed):
            words = self._voice.words
            raise Misread(words.only_take if len(listed) == 1 else words.no_such_number.format(count=len(listed)))
        return listed[number - 1].move

    def _special(self, view: Json, card: str, word: str, rest: str) -> str:
        lies, words = view["table"], self._voice.words
        if card != "take" and card not in lies["hand"]:
            raise Misread(words.not_held.format(card=self._voice.card(card)))
        if card == "Duck":
            if not rest:
                raise Misread(words.whom_instead.format(word=word, letters=self._voice.letters(lies)))
            return f"Duck {LETTERS[target_of(lies, rest, self._voice)]}"
        if rest:
            raise Misread(words.take_alone if card == "take" else words.one_special)
        return card

    def _thirteen(self, view: Json, rest: str) -> str:
        """Equal mud cards are as good as each other, and the order does not matter."""
        lies, words = view["table"], self._voice.words
        if "13" not in lies["hand"]:
            raise Misread(words.not_held.format(card="13"))
        named = sorted(re.findall(r"[^\s,+]+", rest.upper()))
        moves = [move for move in view["moves"] if move.startswith("13 ")]
        if not named and len(moves) > 1:
            raise Misread(words.thirteen_names.format(mud=" ".join(lies["mud"][:2])))
        found = [move for move in moves if not named or sorted(move.split(" ")[1:]) == named]
        if found:
            return str(found[0])
        strange = next((card for card in named if named.count(card) > lies["mud"].count(card)), None)
        if strange is not None:
            known = is_mud(strange) or read(strange) is not None
            told = quoted(strange, "")[1:-1] if not known else strange
            raise Misread(words.no_such_mud.format(card=told, mud=" ".join(lies["mud"])))
        raise Misread(words.over_thirteen.format(total=total(named)))

    def _unreadable(self, view: Json, answer: str, listed: list[Choice]) -> Misread:
        words, text = self._voice.words, quoted(answer.strip(), "")
        told = words.no_defence if text else words.choose
        return Misread(told.format(text=text, count=len(listed), or_umbrellas=or_umbrellas(view, words)))
