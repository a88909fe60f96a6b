"""The rules of the games, as text for readers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.fields import plain_value
from matchwood.cardgames.spec import GameSpec
from matchwood.cardgames.words import FALLBACK

PACKAGE = Path(__file__).parents[1]
LOCAL_LINK = re.compile(r"\[([^\]]+)\]\((?!https?:)[^)]*\)")
"""A link to another page of the documents. The reader of the text does not have this page."""


def rules(game: str, language: str = "en") -> str:
    """Return the complete rules of a game in Markdown.

    If the rules do not exist in a language, return the English ones. For a game of another package, return the short rules in the
    texts of the game. Raises UnknownGame.

    >>> import matchwood
    >>> print(matchwood.rules("tycoon").partition("\\n")[0])
    # Matchstick Tycoon
    >>> "Rundenende" in matchwood.rules("matchmaster", "de")
    False
    """
    spec = spec_of(game)
    for file in (*_files(spec.key, language), *_files(spec.key, FALLBACK)):
        if file.is_file():
            return LOCAL_LINK.sub(r"\1", file.read_text(encoding="utf-8"))
    return _short_rules(spec, language)


def _files(key: str, language: str) -> Iterator[Path]:
    """Yield the possible places of a game's rules: in an installed package, and in a checkout."""
    documents = PACKAGE.parents[1] / "docs"
    yield PACKAGE / "rulebooks" / language / f"{key}.md"
    yield (documents if language == FALLBACK else documents / language) / "rules" / f"{key}.md"


def _short_rules(spec: GameSpec, language: str) -> str:
    words, players = spec.in_language(language), spec.usual_players
    values: dict[str, str | int] = {"players": players}
    for key, value in spec.checked_options(None, players).items():
        values[key] = plain_value(value) if value is None or isinstance(value, bool) else value
    names = [f"rules-{part}" for part in words.after("rules-")] or ["rules"]
    parts = [f"# {words.say('title')}", words.say("about", **values)]
    for name in names:
        title = f"## {words.say(f'{name}.title', **values)}\n\n" if words.has(f"{name}.title") else ""
        parts.append(title + words.say(name, **values))
    return "\n\n".join(filter(None, parts)) + "\n"
