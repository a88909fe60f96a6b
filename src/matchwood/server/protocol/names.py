"""The names of people: what one can read, and which two are the same."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from matchwood.server.protocol.errors import BadName
from matchwood.server.protocol.text import BLANK, EMOJI, FACE, JOINERS, visible

LENGTH = 24
DOT_ON_DOT = re.compile("(?<=[ij])\u0307")
"""A dot above a letter that has one."""
LEFT_TO_RIGHT = "\u200e"
"""Stands around Hebrew and Arabic letters in the list of confusables."""
INVISIBLE = re.compile(f"[{JOINERS}\ufe0e\ufe0f\U000e0020-\U000e007f]")
"""The invisible characters that a name may contain, in their places. Two names that differ in nothing else look alike."""


def readable_name(name: str) -> str:
    """The name without spaces around it. Raises BadName.

    >>> readable_name(" Bea "), len(readable_name("علی\u200cرضا"))
    ('Bea', 7)
    """
    trimmed = name.strip()
    plain = EMOJI.sub(FACE, trimmed)
    if len(trimmed) > LENGTH:
        raise BadName(f"A name has at most {LENGTH} characters.", "too_long")
    for place, character in enumerate(plain):
        if not (_joins(plain, place) if character in JOINERS else character.isprintable()):
            raise _unwanted(character)
    if not any(map(visible, plain)):
        raise BadName("A name contains at least one letter, number or picture.", "empty")
    return trimmed


def account_name(name: str) -> str:
    """The name as it is kept, by PRECIS's profile for nicknames (RFC 8266) with all emoji. Raises BadName.

    >>> account_name(" Ada  L. "), account_name("Ａda")
    ('Ada L.', 'Ada')
    """
    from precis_i18n import get_profile  # only whoever signs up needs it

    readable = readable_name(name)
    emoji = iter(EMOJI.findall(readable))
    try:
        kept: str = get_profile("NicknameCasePreserved").enforce(EMOJI.sub(FACE, readable))
    except UnicodeEncodeError as error:
        raise _unwanted(error.object[error.start]) from None
    blank = next((character for character in kept if character in BLANK), None)
    if blank is not None:
        raise _unwanted(blank)
    kept = re.sub(FACE, lambda _: next(emoji), kept)
    if len(kept) > LENGTH:  # of one character may become several
        raise BadName(f"A name has at most {LENGTH} characters.", "too_long")
    return kept


def _joins(text: str, place: int) -> bool:
    """Whether the joiner at this place changes how letters are drawn (RFC 5892, CONTEXTJ)."""
    from precis_i18n.context import context_rule_error
    from precis_i18n.unicode import UnicodeData

    return not context_rule_error(text, place, UnicodeData())


def _unwanted(character: str) -> BadName:
    called = unicodedata.name(character, f"the character U+{ord(character):04X}")
    code = f"U+{ord(character):04X}"
    if visible(character):
        return BadName(f"A name cannot contain {called}.", "character", code)
    return BadName(f"The name contains {called}, which is invisible there. Please type the name without it.", "invisible", code)


def folded(name: str) -> str:
    """What two names share that people would take for the same (Unicode's NFKC and case folding, without invisible characters).

    >>> folded("ADA"), folded("Ａda"), folded("Straße") == folded("STRASSE")
    ('ada', 'ada', True)
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", INVISIBLE.sub("", name)).casefold())


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
    same = unicodedata.normalize("NFKC", INVISIBLE.sub("", name))
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
