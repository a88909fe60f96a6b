"""The rules for readable and distinguishable names of people."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from matchwood.server.protocol.errors import BadName
from matchwood.server.protocol.text import BLANK, EMOJI, FACE, JOINERS, visible

MAX_NAME_LENGTH = 24
DOT_ON_DOT = re.compile("(?<=[ij])\u0307")
LEFT_TO_RIGHT = "\u200e"
"""This character marks Hebrew and Arabic letters in the list of confusable characters."""
INVISIBLE = re.compile(f"[{JOINERS}\ufe0e\ufe0f\U000e0020-\U000e007f]")


def readable_name(name: str) -> str:
    """Remove spaces around the name. Raises `BadName` if the name is too long, empty or unreadable.

    >>> readable_name(" Bea "), len(readable_name("علی\u200cرضا"))
    ('Bea', 7)
    """
    trimmed = name.strip()
    plain = EMOJI.sub(FACE, trimmed)
    if len(trimmed) > MAX_NAME_LENGTH:
        raise BadName(f"A name has at most {MAX_NAME_LENGTH} characters.", "too_long")
    for index, character in enumerate(plain):
        if not (_joins(plain, index) if character in JOINERS else character.isprintable()):
            raise _bad_character(character)
    if not any(map(visible, plain)):
        raise BadName("A name needs at least one letter, number or emoji.", "empty")
    return trimmed


def account_name(name: str) -> str:
    """Normalize a name with the PRECIS profile for nicknames (RFC 8266), but keep emoji.

    >>> account_name(" Ada  L. "), account_name("Ａda")
    ('Ada L.', 'Ada')
    """
    from precis_i18n import get_profile  # slow to import

    readable = readable_name(name)
    emoji = iter(EMOJI.findall(readable))
    try:
        normalized: str = get_profile("NicknameCasePreserved").enforce(EMOJI.sub(FACE, readable))
    except UnicodeEncodeError as error:
        raise _bad_character(error.object[error.start]) from None
    blank = next((character for character in normalized if character in BLANK), None)
    if blank is not None:
        raise _bad_character(blank)
    normalized = re.sub(FACE, lambda _: next(emoji), normalized)
    if len(normalized) > MAX_NAME_LENGTH:  # normalization can lengthen a name
        raise BadName(f"A name has at most {MAX_NAME_LENGTH} characters.", "too_long")
    return normalized


def _joins(text: str, index: int) -> bool:
    """Return whether the joiner character at this place changes the look of the text (RFC 5892, CONTEXTJ)."""
    from precis_i18n.context import context_rule_error
    from precis_i18n.unicode import UnicodeData

    return not context_rule_error(text, index, UnicodeData())


def _bad_character(character: str) -> BadName:
    code = f"U+{ord(character):04X}"
    name = unicodedata.name(character, f"the character {code}")
    if visible(character):
        return BadName(f"A name cannot contain {name}.", "character", code)
    return BadName(f"The name contains {name}, which is invisible there. Please type the name without it.", "invisible", code)


def folded(name: str) -> str:
    """Return a key that is equal for names that differ only in case, Unicode form or invisible characters.

    >>> folded("ADA"), folded("Ａda"), folded("Straße") == folded("STRASSE")
    ('ada', 'ada', True)
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", INVISIBLE.sub("", name)).casefold())


def skeleton(name: str) -> str:
    """Return a key that is equal for names that look alike (UTS 39).

    >>> skeleton("modern") == skeleton("modem"), skeleton("Ilse") == skeleton("llse")
    (True, True)
    >>> skeleton("Twin") == skeleton("\u0422w\u0456n") == skeleton("Twi\u0307n"), skeleton("Oli") == skeleton("\u05e1li")
    (True, True)
    >>> skeleton("Ada") == skeleton("Ida")
    False
    """
    representatives = _representatives()
    key = unicodedata.normalize("NFKC", INVISIBLE.sub("", name))
    for _ in range(2):  # folding creates letters that have other lookalikes
        decomposed = DOT_ON_DOT.sub("", unicodedata.normalize("NFD", key))
        key = folded("".join(representatives.get(character, character) for character in decomposed))
    return key


@cache
def _representatives() -> dict[str, str]:
    """Return a text for each confusable character, for example "rn" for "m". Characters that look alike have the same text."""
    from confusable_homoglyphs.confusables import confusables_data

    parents: dict[str, str] = {}

    def root(text: str) -> str:
        while (parent := parents.setdefault(text, text)) != text:
            text = parent
        return text

    for text, others in confusables_data.items():
        for other in others:
            roots = (root(one.strip(LEFT_TO_RIGHT)) for one in (text, other["c"]))
            first, second = sorted(roots, key=lambda one: (len(one) > 1, not one.isalpha(), one))
            parents[second] = first
    single = {text: root(text) for text in parents if len(text) == 1 and len(root(text)) == 1}
    plain_texts = [text for text in parents if len(text) > 1 and text.isascii() and text.isalnum()]
    pairs = {root(text): "".join(single.get(character, character) for character in text) for text in plain_texts}
    return {text: pairs.get(first, first) for text, first in single.items()}
