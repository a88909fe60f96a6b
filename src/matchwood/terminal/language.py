"""The languages of the terminal."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from matchwood.cardgames import words
from matchwood.cardgames.words import Words

FOLDER = Path(__file__).with_name("words")
LANGUAGES = tuple(sorted(file.stem for file in FOLDER.glob("*.ftl")))
LETTERS = "ABCDEFGH"
BOT_NAMES = ("Ada", "Bruno", "Cara", "Dario", "Elin", "Fritz", "Greta", "Hanna")
"""The names of bots, in the order of the seats. Each begins with the letter of its seat."""


def words_in(language: str) -> Words:
    """Return the texts of the terminal in one language.

    >>> words_in("de").say("wins", names="Ada")
    'Ada gewinnt.'
    """
    return words.words_in(FOLDER, language)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment variables select, or English.

    >>> language_of({"LANG": "de_AT.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "de_DE"}), language_of({})
    ('de', 'en', 'en')
    """
    asked = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return asked[:2].lower() if asked[:2].lower() in LANGUAGES else "en"
