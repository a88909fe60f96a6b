"""What a person typed, as it can be said back."""

from __future__ import annotations

LONGEST = 20


def quoted(text: str, nothing: str) -> str:
    """The answer in quotes and of a bearable length; ``nothing`` names an empty one.

    >>> quoted("x" * 99, "Nothing"), quoted("", "Nothing")
    ("'xxxxxxxxxxxxxxxxxxxx…'", 'Nothing')
    """
    return repr(text if len(text) <= LONGEST else text[:LONGEST] + "…") if text else nothing
