"""Words that people can read: names, and what is said."""

from __future__ import annotations

import re
import unicodedata

BLANK = "\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U00016fe4\U0001d159"
"""Printable characters that show nothing: fillers, the empty cell of Braille, the head of no note, what stands for no object."""

JOINERS = "\u200c\u200d"
"""ZERO WIDTH NON-JOINER and ZERO WIDTH JOINER: invisible, but they change how the letters beside them are drawn."""

PICTURE = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u24c2\u25a0-\u27bf\u2934\u2935\u2b00-\u2bff\u3030\u303d"
    "\u3297\u3299\U0001f000-\U0001f1e5\U0001f200-\U0001f3fa\U0001f400-\U0001faff]"
)
"""A character that can be an emoji: all of the blocks that Unicode reserves for pictures, and single signs of others."""

ELEMENT = f"{PICTURE}(?:[\ufe0e\ufe0f]|[\U0001f3fb-\U0001f3ff])?"
LANDS = "|".join("".join(chr(0xE0000 + ord(letter)) for letter in land) for land in ("gbeng", "gbsct", "gbwls"))
FLAG = f"\U0001f3f4(?:{LANDS})\U000e007f"
"""The flag of England, Scotland or Wales: its letters are invisible."""

EMOJI = re.compile(f"[#*0-9]\ufe0f\u20e3|{FLAG}|{ELEMENT}(?:\u200d{ELEMENT})*")
"""One emoji with its invisible parts (UTS 51): a key, a flag, or pictures that are joined."""

FACE = "\U0001f600"
"""An emoji without invisible parts, which stands for any other."""

RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]")
"""A letter that is written from right to left, in the blocks that Unicode keeps for them."""


def isolated(name: str) -> str:
    """The name as it can stand in a sentence without changing the order of what is beside it.

    Terminals get names as they are: most of them draw all letters from left to right.

    >>> isolated("Ada") == "Ada", isolated("יוסף") == "\\u2068יוסף\\u2069"
    (True, True)
    """
    return f"\u2068{name}\u2069" if RIGHT_TO_LEFT.search(name) else name


def readable(text: str) -> bool:
    """Whether this is one line of which something can be seen.

    >>> readable("Bea"), readable("two\\nlines"), readable("\\u3164")
    (True, False, False)
    """
    plain = EMOJI.sub(FACE, text).translate(dict.fromkeys(map(ord, JOINERS)))
    return plain.isprintable() and any(map(visible, plain))


def visible(character: str) -> bool:
    """Whether it shows by itself: a letter, number, sign or mark of punctuation, and none of those that are blank."""
    return unicodedata.category(character)[0] in "LNPS" and character not in BLANK
