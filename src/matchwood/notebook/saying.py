"""The texts of notebooks that do not belong to a game. Each language is a file in ``words``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matchwood.cardgames import words
from matchwood.cardgames.words import Words

FOLDER = Path(__file__).with_name("words")
LETTERS = "ABCDEFGH"
"""The default names of the seats."""


def words_in(language: str) -> Words:
    """Return the texts in one language, or in English if the language is missing.

    >>> words_in("de").say("seat"), words_in("fr").say("seat")
    ('Platz', 'seat')
    """
    return words.words_in(FOLDER, language)


def names_of(names: Sequence[str], players: int) -> list[str]:
    """Return a name for each seat: the given names first, then letters.

    >>> names_of(["Ada"], 3)
    ['Ada', 'B', 'C']
    """
    return [*names[:players], *LETTERS[len(names) : players]]
