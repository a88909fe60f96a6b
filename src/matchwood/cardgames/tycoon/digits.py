"""Digits of seven segments, and what sticks make of a printed one (paragraph 11).

A shape is the text of its segments, as one looks at it: ``a`` top, ``b`` upper right, ``c`` lower right, ``d`` bottom, ``e`` lower
left, ``f`` upper left, ``g`` middle. Everything here is computed from the shapes; nobody has typed in a table of changes.
"""

from __future__ import annotations

from typing import TypeAlias

Kind: TypeAlias = int
"""A printed card, by its place in ``KINDS``."""

Number: TypeAlias = int
"""A number that cards can show, by its place in ``NUMBERS``: 0 is the weakest while the order is normal."""

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
    # The prints of the expansion are not published; these shapes are assumed.
    "G": "acdef",
    "H": "bcefg",
    "=": "dg",
    "_": "",
}

_UPSIDE_DOWN = str.maketrans("abcdefg", "defabcg")

NEVER = 99
"""The sticks for what no number of sticks can do."""


def turned(shape: str) -> str:
    """The shape after a turn by 180°.

    >>> turned(SHAPES["6"]) == SHAPES["9"]
    True
    """
    return "".join(sorted(shape.translate(_UPSIDE_DOWN)))


def sticks_laid(kind: str, number: str, upside_down: bool) -> str | None:
    """The empty segments that sticks must fill so that the card shows the number, or None if it cannot be done this way round.

    A stick never lies on a printed segment, and nothing printed goes away: the number must have every printed segment.

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
    """How a card shows a number: whether it is turned and where its sticks lie; upright if it can be done both ways.

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
    """How many sticks the change takes, the same either way round; ``NEVER`` if it cannot be done.

    >>> [cost("4", number) for number in "49A82"]
    [0, 2, 2, 3, 99]
    """
    how = change(kind, number)
    return NEVER if how is None else len(how[1])
