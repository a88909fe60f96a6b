"""The rules for texts that people write."""

from __future__ import annotations

import re
import unicodedata

BLANK = "\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U00016fe4\U0001d159"
"""Printable characters that are not visible."""

JOINERS = "\u200c\u200d"
"""Invisible characters that change the letters beside them."""

PICTURE = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u24c2\u25a0-\u27bf\u2934\u2935\u2b00-\u2bff\u3030\u303d"
    "\u3297\u3299\U0001f000-\U0001f1e5\U0001f200-\U0001f3fa\U0001f400-\U0001faff]"
)

ELEMENT = f"{PICTURE}(?:[\ufe0e\ufe0f]|[\U0001f3fb-\U0001f3ff])?"
REGIONS = "|".join("".join(chr(0xE0000 + ord(letter)) for letter in region) for region in ("gbeng", "gbsct", "gbwls"))
FLAG = f"\U0001f3f4(?:{REGIONS})\U000e007f"
"""The flag of England, Scotland or Wales."""

EMOJI = re.compile(f"[#*0-9]\ufe0f\u20e3|{FLAG}|{ELEMENT}(?:\u200d{ELEMENT})*")
"""An emoji (UTS 51): a keycap, a flag, or joined pictures."""

FACE = "\U0001f600"
"""Before a check, each emoji is replaced by this one."""

RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]")


def isolated(name: str) -> str:
    """Put invisible marks around a right-to-left name. The marks stop the name from reordering the surrounding text.

    >>> isolated("Ada") == "Ada", isolated("יוסף") == "\\u2068יוסף\\u2069"
    (True, True)
    """
    return f"\u2068{name}\u2069" if RIGHT_TO_LEFT.search(name) else name


def readable(text: str) -> bool:
    """Return whether a text has one line and a visible character.

    >>> readable("Bea"), readable("two\\nlines"), readable("\\u3164")
    (True, False, False)
    """
    plain = EMOJI.sub(FACE, text).translate(dict.fromkeys(map(ord, JOINERS)))
    return plain.isprintable() and any(map(visible, plain))


def visible(character: str) -> bool:
    """Return whether a character is visible."""
    return unicodedata.category(character)[0] in "LNPS" and character not in BLANK
