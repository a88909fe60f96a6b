"""Names of accounts: of two that look the same only one can be had."""

from __future__ import annotations

import unicodedata

from matchwood.server.errors import BadName
from matchwood.server.names import LENGTH, readable_name
from matchwood.server.readable import BLANK


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


def _shown(character: str) -> str:
    return unicodedata.name(character, f"the character U+{ord(character):04X}")
