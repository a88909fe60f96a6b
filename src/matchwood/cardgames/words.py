"""The texts of a game in several languages (Project Fluent)."""

from __future__ import annotations

import functools
import re
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK = "en"
"""Messages that are missing in another language are taken from this language."""

MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class Words:
    """The texts of a game in one language.

    >>> words = Words({"en": "title = Sticks\\nevent-out = { $seat } is out.", "de": "title = Hölzchen"}, "de")
    >>> words.say("title"), words.say("event-out", seat="Ada"), words.has("event-in")
    ('Hölzchen', 'Ada is out.', False)
    """

    def __init__(self, texts: Mapping[str, str], language: str) -> None:
        spoken = [name for name in dict.fromkeys((language, FALLBACK)) if name in texts]
        self._bundles = [_bundle(name, texts[name]) for name in spoken]
        self._names = [_names(texts[name]) for name in spoken]

    def after(self, beginning: str) -> list[str]:
        """Return the names of messages that start with `beginning`, without this beginning."""
        found = (name for names in self._names for name in names if name.startswith(beginning))
        return [name.removeprefix(beginning) for name in dict.fromkeys(found)]

    def has(self, name: str) -> bool:
        """Return whether a message exists. The name may include an attribute, as in ``option-rounds.note``."""
        return any(_pattern(bundle, name) is not None for bundle in self._bundles)

    def say(self, name: str, /, **values: str | int | float) -> str:
        """Return the text of a message. If the message is missing, return the name."""
        for bundle in self._bundles:
            pattern = _pattern(bundle, name)
            if pattern is not None:
                said, gaps = bundle.format_pattern(pattern, values)
                for gap in gaps:
                    warnings.warn(f"the message {name} cannot be filled in: {gap}", stacklevel=2)
                return str(said).strip()
        return name


@functools.cache
def texts_in(folder: Path) -> dict[str, str]:
    """Return the contents of a folder's ``.ftl`` files, by language."""
    return {file.stem: file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl"))}


@functools.lru_cache(32)
def words_in(folder: Path, language: str) -> Words:
    """Return the messages of a folder in one language."""
    return Words(texts_in(folder), language)


@functools.lru_cache(32)
def _bundle(language: str, text: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # takes 0.1 s

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


@functools.lru_cache(32)
def _names(text: str) -> tuple[str, ...]:
    return tuple(MESSAGE.findall(text))


def _pattern(bundle: FluentBundle, name: str) -> Any:
    message, _, attribute = name.partition(".")
    if not bundle.has_message(message):
        return None
    found = bundle.get_message(message)
    return found.attributes.get(attribute) if attribute else found.value
