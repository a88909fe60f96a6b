"""The possible answers as a person reads them: what to type, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from matchwood.terminal.tables.matschig.cards import LETTERS, kind_of, total, worth
from matchwood.terminal.tables.matschig.shields import SHIELD, cheapest, meant, notation
from matchwood.terminal.tables.matschig.voice import Voice
from matchwood.terminal.tables.matschig.words import Words

Json = dict[str, Any]

MISSING = (1, 2, 3, 4, 5, 7)
"""The values of mud: nothing weighs six."""


@dataclass(frozen=True)
class Choice:
    """What to type, what it means, and the move where it is one."""

    key: str
    text: str
    move: str = ""

    @property
    def cell(self) -> Text:
        """In a list."""
        return Text.assemble((self.key, "bold"), f"  {self.text}")


def missing(mud: Sequence[str]) -> str | None:
    """The card that would make two mud cards perfect; None if there is no such card.

    >>> missing(["W3", "S5"]), missing(["W7", "S1"]), missing(["W2", "S2"])
    ('W2', None, None)
    """
    lead = worth(mud[0]) - worth(mud[1])
    return f"{'S' if lead > 0 else 'W'}{abs(lead)}" if abs(lead) in MISSING else None


def pairs(view: Json, voice: Voice) -> list[Choice]:
    """What mud can be thrown."""
    words, found = voice.words, []
    for mud in dict.fromkeys(tuple(move.split(" ")[1:3]) for move in view["moves"]):
        lead = worth(mud[0]) - worth(mud[1])
        completes = (missing(mud) or words.no_missing) if lead else words.perfect
        found.append(Choice(f"{mud[0][1:]} {mud[1][1:]}", f"{words.points(total(mud))} · {completes}"))
    return found


def aims(view: Json, voice: Voice) -> list[Choice]:
    """At whom."""
    return [Choice(LETTERS[seat].lower(), voice.names[seat]) for seat in voice.aims(view["table"])]


def in_window(view: Json, voice: Voice) -> list[Choice]:
    """The same for everybody, whatever the hand holds."""
    lies, words = view["table"], voice.words
    aimed = (
        Choice(LETTERS[seat].lower(), words.add_at.format(card=lies["missing"], name=voice.names[seat]))
        for seat in voice.aims(lies)
    )
    return [Choice("l", words.let_it_fly, "let"), *aimed]


def defences(view: Json, voice: Voice) -> list[Choice]:
    """Every defence in a list of numbers, of umbrellas the cheapest against each choice of mud."""
    lies, moves = view["table"], view["moves"]
    shields = (meant(moves, groups) for groups in cheapest(lies["mud"], lies["hand"]))
    chosen = ["take", *filter(None, shields)]
    thirteen = sorted((move for move in moves if move.startswith("13 ")), key=lambda move: total(landing(lies["mud"], move)))
    chosen += [*thirteen, *(move for move in moves if move[0] not in "st1")]
    width = len(str(len(chosen)))
    return [Choice(f"{number:>{width}}", _defence(lies["mud"], move, voice), move) for number, move in enumerate(chosen, 1)]


def landing(mud: Sequence[str], move: str) -> list[str]:
    """What of the mud hits after this defence.

    >>> [landing(["W4", "S3", "S1"], move) for move in ("take", "Wind", "Sun", "13 W4 S1", "Duck B", "shield S3=U5")]
    [['W4', 'S3', 'S1'], ['W4'], ['S3', 'S1'], ['S3'], [], ['W4', 'S1']]
    """
    word, *named = move.split(" ")
    if word == "take":
        return list(mud)
    if word in ("Wind", "Sun"):
        return [card for card in mud if kind_of(card) == ("W" if word == "Wind" else "S")]
    left = list(mud)
    for part in named if word in ("13", "shield") else list(mud):
        left.remove(part.partition("=")[0])
    return left


def outcome(landed: Sequence[str], voice: Voice) -> str:
    """What lands, in words."""
    words = voice.words
    if not landed:
        return words.stays_clean
    told = words.outcome[len(landed) != 1]
    return told.format(cards=" ".join(landed), points=words.points(total(landed)))


def _defence(mud: Sequence[str], move: str, voice: Voice) -> str:
    words = voice.words
    word, *named = move.split(" ")
    if word == "Duck":
        return words.duck_to.format(name=voice.names[LETTERS.index(named[0])])
    if word == "take":
        return words.take.format(points=words.points(total(mud)))
    if word == "Share":
        return f"{words.kinds[word]}: {words.shared}"
    told = {"shield": move.removeprefix(SHIELD), "13": f"13: {' '.join(named)}"}.get(word)
    return f"{told or words.kinds[word]} · {outcome(landing(mud, move), voice)}"


def example(view: Json) -> str:
    """Umbrellas on mud as they could be typed in this position; empty if none are strong enough."""
    found = cheapest(view["table"]["mud"], view["table"]["hand"])
    return notation(found[0]).lower().replace("u", "") if found else ""


def or_umbrellas(view: Json, words: Words) -> str:
    """What can be typed besides a number of the list."""
    typed = example(view)
    return words.or_umbrellas.format(example=typed) if typed else ""
