"""The names of people: what one can read, and which two are the same."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from matchwood.server.errors import BadName
from matchwood.server.readable import BLANK, readable

LENGTH = 24
DOT_ON_DOT = re.compile("(?<=[ij])\u0307")
"""A dot above a letter that has one."""
LEFT_TO_RIGHT = "\u200e"
"""Stands around Hebrew and Arabic letters in the list of confusables."""


def readable_name(name: str) -> str:
    """The name without spaces around it. Raises BadName."""
    trimmed = name.strip()
    if not 1 <= len(trimmed) <= LENGTH or not readable(trimmed):
        raise BadName(f"A name has 1 to {LENGTH} printable characters.")
    return trimmed


def account_name(name: str) -> str:
    """The name as it is kept, by PRECIS's profile for nicknames (RFC 8266). Raises BadName.

    >>> account_name(" Ada  L. "), account_name("Ａda")
    ('Ada L.', 'Ada')
    """
    from precis_i18n import get_profile  # only whoever signs up needs it

    try:
        kept: str = get_profile("NicknameCasePreserved").enforce(readable_name(name))
    except UnicodeEncodeError as error:
        raise BadName(f"A name cannot have {_shown(error.object[error.start])} in it.") from None
    blank = next((character for character in kept if character in BLANK), None)
    if blank is not None:
        raise BadName(f"A name cannot have {_shown(blank)} in it: nobody sees it.")
    if len(kept) > LENGTH:  # of one character may become several
        raise BadName(f"A name has 1 to {LENGTH} printable characters.")
    return kept


def folded(name: str) -> str:
    """What two names share that people would take for the same (Unicode's NFKC and case folding).

    >>> folded("ADA"), folded("Ａda"), folded("Straße") == folded("STRASSE")
    ('ada', 'ada', True)
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def drawn(name: str) -> str:
    """What two names share that look the same, by Unicode's confusables (UTS 39): no name itself, and shown to nobody.

    >>> drawn("Twin") == drawn("\u0422w\u0456n"), drawn("modern") == drawn("modem"), drawn("Ilse") == drawn("llse")
    (True, True, True)
    >>> drawn("Twin") == drawn("Twi\u0307n"), drawn("Oli") == drawn("\u05e1li")
    (True, True)
    >>> drawn("Ada") == drawn("Ida")
    False
    """
    like = _likenesses()
    same = unicodedata.normalize("NFKC", name)
    for _ in range(2):  # large letters look like others, and so do the small ones that they are folded to
        decomposed = DOT_ON_DOT.sub("", unicodedata.normalize("NFD", same))
        same = folded("".join(like.get(character, character) for character in decomposed))
    return same


@cache
def _likenesses() -> dict[str, str]:
    """For each character that looks like others one that stands for all of them, or two for one like "rn"."""
    from confusable_homoglyphs.confusables import confusables_data

    leaders: dict[str, str] = {}

    def leader(text: str) -> str:
        while (above := leaders.setdefault(text, text)) != text:
            text = above
        return text

    for text, others in confusables_data.items():
        for other in others:
            pair = (leader(one.strip(LEFT_TO_RIGHT)) for one in (text, other["c"]))
            ones = sorted(pair, key=lambda one: (len(one) > 1, not one.isalpha(), one))
            leaders[ones[1]] = ones[0]
    single = {text: leader(text) for text in leaders if len(text) == 1 and len(leader(text)) == 1}
    pairs = {leader(text): "".join(single.get(part, part) for part in text) for text in leaders if len(text) > 1 and _plain(text)}
    return {text: pairs.get(first, first) for text, first in single.items()}


def _plain(text: str) -> bool:
    return text.isascii() and text.isalnum()


def _shown(character: str) -> str:
    return unicodedata.name(character, f"the character U+{ord(character):04X}")
