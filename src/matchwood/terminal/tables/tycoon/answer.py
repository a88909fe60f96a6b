"""The answers at a table of Matchstick Tycoon."""

from __future__ import annotations

import re
from dataclasses import dataclass

from matchwood.cardgames.tycoon.contract import Table
from matchwood.cardgames.tycoon.facts import FACTS
from matchwood.terminal.tables.sentences import quoted
from matchwood.terminal.tables.terminal_table import Misread, TerminalTable
from matchwood.terminal.tables.tycoon.ways import View, Ways, sorted_cards

SYMBOLS = {symbol.lower(): symbol for symbol in FACTS.shapes}
NUMBERS = FACTS.expansions["all"].numbers
TIMES = re.compile(r"(.)[x*×]([1-9])", re.ASCII)
UNKNOWN = OPEN = "?"


@dataclass(frozen=True)
class Reading:
    """A parsed answer. A part that the person did not type is None.

    >>> read("8X3"), read("b: 4 b")
    (Reading(number='8', count=3, cards=None), Reading(number='b', count=2, cards=('4', 'b')))
    >>> read("008").cards, read("8").number, read("help")
    (('0', '0', '8'), '8', None)
    """

    number: str | None
    count: int | None
    cards: tuple[str, ...] | None


def read(answer: str) -> Reading | None:
    """Parse a typed play. Return None if the answer is not a play."""
    text = "".join(answer.lower().split())
    times = TIMES.fullmatch(text)
    name, colon, rest = text.rpartition(":")
    cards = tuple(SYMBOLS.get(letter, UNKNOWN) for letter in rest)
    if times or colon:
        number = SYMBOLS.get(times[1] if times else name, UNKNOWN)
        if number not in NUMBERS or (colon and UNKNOWN in cards):
            return None
        return Reading(number, int(times[2]), None) if times else Reading(number, len(cards) or None, cards or None)
    if not cards or UNKNOWN in cards:
        return None
    if len(cards) == 1 and cards[0] in NUMBERS:
        return Reading(cards[0], None, None)
    return Reading(None, len(cards), cards)


class Answers:
    """Converts typed answers to moves. If the typed cards can show several numbers, the table asks for a number."""

    def __init__(self, table: TerminalTable[Table]) -> None:
        self._say, self._nothing = table.say, table.common.say("nothing")
        self._asked_for: tuple[str, ...] | None = None
        self._words = {word: move for move in ("pass", "return") for word in table.typable(move)}

    def move(self, view: View, answer: str) -> str:
        """Convert a typed answer to a move. Raises Misread."""
        asked_for, self._asked_for = self._asked_for, None
        word = self._words.get(answer.strip().lower())
        if word:
            return word
        if not answer.strip() and len(view.moves) == 1:
            return view.moves[0]
        reading = read(answer)
        if reading is None:
            raise Misread(self._say("terminal-unreadable", text=quoted(answer, self._nothing)))
        if asked_for and reading.number and not reading.cards:
            answered = _written(reading.number, asked_for)
            if answered in view.moves:
                return answered
        return self._play(view, reading)

    def remark(self, view: View, answer: str, move: str) -> str:
        """Return a sentence about cards that the terminal chose, or an empty text. The terminal chooses the cheapest cards if
        the person types a number without cards.
        """
        reading, ways = read(answer), Ways([other for other in view.moves if other[:2] == move[:2]])
        if reading is None or reading.cards or reading.number is None:
            return ""
        way = next((way for group in ways.groups for way in ways.of(group) if way.move == move), None)
        if way is None or way != ways.cheapest(way.group) or len(ways.of(way.group)) == 1:
            return ""
        matches, cards = self._say("matches", count=way.sticks), " ".join(way.cards)
        number, count = way.group
        others = len(ways.of(way.group))
        return self._say("terminal-took", count=count, number=number, ways=others, cards=cards, matches=matches)

    def _play(self, view: View, reading: Reading) -> str:
        ways = Ways(view.moves)
        if reading.number is None:
            return self._by_cards(ways, reading.cards or ())
        if reading.cards is not None:
            return _written(reading.number, reading.cards)
        play = view.table.play
        count = reading.count or (len(play.cards) if play else 1)
        if (reading.number, count) in ways:
            return ways.cheapest((reading.number, count)).move
        if count == 1 and reading.count is None and ways.with_cards(reading.number):
            return self._by_cards(ways, (reading.number,))
        return _written(reading.number, (OPEN,) * count)

    def _by_cards(self, ways: Ways, cards: tuple[str, ...]) -> str:
        found = ways.with_cards(cards)
        if len(found) == 1:
            return found[0].move
        if not found:
            return _written(OPEN, cards)
        self._asked_for = cards
        numbers = ", ".join(f"{way.number} ({self._say('matches', count=way.sticks)})" for way in found)
        raise Misread(self._say("terminal-which", cards=" ".join(cards), numbers=numbers))


def _written(number: str, cards: tuple[str, ...]) -> str:
    """Write a play as text. If the play is incomplete, the game refuses it and lists the possible plays."""
    return f"{number}: {' '.join(sorted_cards(cards))}"
