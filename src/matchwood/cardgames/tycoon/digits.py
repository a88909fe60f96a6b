"""The seven-segment shapes of cards and numbers, and the matchsticks between them [11].

Segments: ``a`` top, ``b`` upper right, ``c`` lower right, ``d`` bottom, ``e`` lower left, ``f`` upper left, ``g`` middle.
"""

from __future__ import annotations

from typing import TypeAlias

Kind: TypeAlias = int
"""A printed card, as its index in ``KINDS``."""

Number: TypeAlias = int
"""A number that cards can show, as its index in ``NUMBERS``."""

KINDS = "012345678AbCdFGH=_"
NUMBERS = "0123456789AbCdEFGH"

SHAPES = {
    "0": "abcdef",
    "1": "bc",
    "2": "abdeg",
    "3": "abcdg",
    "4": "bcfg",
    "5": "acdfg",
    "6": "acdefg",
    "7": "abc",
    "8": "abcdefg",
    "9": "abcdfg",
    "A": "abcefg",
    "b": "cdefg",
    "C": "adef",
    "d": "bcdeg",
    "E": "adefg",
    "F": "aefg",
    # The shapes of the expansion are not published: these are assumptions.
    "G": "acdef",
    "H": "bcefg",
    "=": "dg",
    "_": "",
}

_UPSIDE_DOWN = str.maketrans("abcdefg", "defabcg")

IMPOSSIBLE = 99
"""The cost of an impossible change."""


def turned(shape: str) -> str:
    """Turn a shape by 180°.

    >>> turned(SHAPES["6"]) == SHAPES["9"]
    True
    """
    return "".join(sorted(shape.translate(_UPSIDE_DOWN)))


def sticks_laid(kind: str, number: str, upside_down: bool) -> str | None:
    """Return the segments of a card that need matchsticks to show a number. Return None if the card cannot show the number in the
    given orientation.

    The number must contain all printed segments.

    >>> sticks_laid("4", "9", False)
    'ad'
    >>> sticks_laid("1", "F", False) is None, sticks_laid("1", "F", True)
    (True, 'ag')
    """
    printed = turned(SHAPES[kind]) if upside_down else SHAPES[kind]
    if not set(printed) <= set(SHAPES[number]):
        return None
    return "".join(segment for segment in SHAPES[number] if segment not in printed)


def change(kind: str, number: str) -> tuple[bool, str] | None:
    """Return whether a card must be turned to show a number, and which segments need matchsticks. Return None if the card
    cannot show the number.

    >>> change("3", "E")
    (True, '')
    >>> change("2", "3") is None
    True
    """
    for upside_down in (False, True):
        sticks = sticks_laid(kind, number, upside_down)
        if sticks is not None:
            return upside_down, sticks
    return None


def cost(kind: str, number: str) -> int:
    """Return how many matchsticks a card needs to show a number. Return ``IMPOSSIBLE`` if the card cannot show the number.

    >>> [cost("4", number) for number in "49A82"]
    [0, 2, 2, 3, 99]
    """
    how = change(kind, number)
    return IMPOSSIBLE if how is None else len(how[1])
