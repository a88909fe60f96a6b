"""The languages that the terminal speaks: each is a file in ``words``. What it says of a game is in the game's own words."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from matchwood.cardgames import words
from matchwood.cardgames.words import Words

FOLDER = Path(__file__).with_name("words")
LANGUAGES = tuple(sorted(file.stem for file in FOLDER.glob("*.ftl")))
LETTERS = "ABCDEFGH"
"""Those of the seats."""
BOT_NAMES = ("Ada", "Bruno", "Cara", "Dario", "Elin", "Fritz", "Greta", "Hanna")
"""One a seat, with the seat's letter."""


def words_in(language: str) -> Words:
    """What is said at any table.

    >>> words_in("de").say("wins", names="Ada")
    'Ada gewinnt.'
    """
    return words.words_in(FOLDER, language)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the surroundings ask for; English if it is none of ours.

    >>> language_of({"LANG": "de_AT.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "de_DE"}), language_of({})
    ('de', 'en', 'en')
    """
    asked = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return asked[:2].lower() if asked[:2].lower() in LANGUAGES else "en"
