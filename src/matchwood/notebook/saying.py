"""What a notebook says that no game says: each language is a file in ``words``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matchwood.cardgames import words
from matchwood.cardgames.words import Words

FOLDER = Path(__file__).with_name("words")
LETTERS = "ABCDEFGH"
"""Those of the seats."""


def words_in(language: str) -> Words:
    """What is said of any game in this language; in English where there is none.

    >>> words_in("de").say("seat"), words_in("fr").say("seat")
    ('Platz', 'seat')
    """
    return words.words_in(FOLDER, language)


def names_of(names: Sequence[str], players: int) -> list[str]:
    """A name for every seat: those that are given, then letters.

    >>> names_of(["Ada"], 3)
    ['Ada', 'B', 'C']
    """
    return [*names[:players], *LETTERS[len(names) : players]]
