"""Words that people can read: names, and what is said."""

from __future__ import annotations

import unicodedata

BLANK = "\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U00016fe4\U0001d159"
"""Printable characters that show nothing: fillers, the empty cell of Braille, the head of no note, what stands for no object."""


def readable(text: str) -> bool:
    """Whether this is one line of which something can be seen.

    >>> readable("Bea"), readable("two\\nlines"), readable("\\u3164")
    (True, False, False)
    """
    return text.isprintable() and any(map(_visible, text))


def _visible(character: str) -> bool:
    """Whether it shows by itself: a letter, number, sign or mark of punctuation, and none of those that are blank."""
    return unicodedata.category(character)[0] in "LNPS" and character not in BLANK
