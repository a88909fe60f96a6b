"""The texts of notebooks, one file in ``words`` for each language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matchwood.cardgames import words
from matchwood.cardgames.words import Words

FOLDER = Path(__file__).with_name("words")
LETTERS = "ABCDEFGH"
"""The default names of the seats."""


def words_in(language: str) -> Words:
    """Return the texts in a language, or in English if the language is unknown.

    >>> words_in("de").say("seat"), words_in("fr").say("seat")
    ('Platz', 'seat')
    """
    return words.words_in(FOLDER, language)


def names_of(names: Sequence[str], players: int) -> list[str]:
    """Return the name of each seat: the given name, or a letter.

    >>> names_of(["Ada"], 3)
    ['Ada', 'B', 'C']
    """
    return [*names[:players], *LETTERS[len(names) : players]]
