"""The texts of the games are complete in each language, and every message that the code asks for exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from matchwood.cardgames.catalogue import keys, spec_of
from matchwood.testing.saying import fillers, messages

ROOT = Path(__file__).parents[2]
FREE = ("card-", "move-", "rules-", "key-", "phase-", "position-", "table-", "typed-")
"""Prefixes of message names that the code completes with a value."""
SAME = {"title", "kind-S", "kind-Wind", "card-S", "card-Wind", "revolution"}
"""Messages with the same text in English and German."""
INSIDE = re.compile(r"\{ ([a-z][\w-]*) \}")
"""A reference to another message inside a message."""
ASKED = re.compile(r"""(?<!common\.)say\(\s*["'`]([\w.-]+)(\$\{)?""")
"""A call that asks for a message by its name. If the name has a placeholder, only its beginning is found."""


def sources(key: str) -> Iterator[str]:
    """Yield the source texts of the game's tables, on the page and in the terminal."""
    for folder in ("web/src/games", "src/matchwood/terminal/tables"):
        for file in (ROOT / folder / key).rglob("*"):
            if file.suffix in (".ts", ".svelte", ".py") and file.name != "contract.ts":
                yield file.read_text(encoding="utf-8")


def asked(key: str) -> Iterator[tuple[str, bool]]:
    """Return the message names, or beginnings of names, that these sources ask for."""
    for source in sources(key):
        for name, open_end in ASKED.findall(source):
            yield name, bool(open_end)


@pytest.mark.parametrize("key", keys())
def test_every_game_has_english_and_german_texts(key: str) -> None:
    """`check_game` compares the messages and placeholders of the languages."""
    assert {"de", "en"} <= set(spec_of(key).words)


@pytest.mark.parametrize("key", keys())
def test_no_message_is_missing_or_unused(key: str) -> None:
    spec, said = spec_of(key), set(messages(spec_of(key).words["en"]))
    wanted = {"title", "about"}
    for option in spec.offered:
        values = (str(value).lower() if isinstance(value, bool) else value for value in option.values)
        wanted |= {f"option-{option.key}", *(f"option-{option.key}.value-{value}" for value in values)}
        if option.default is None:
            wanted.add(f"option-{option.key}.value-null")
    wanted |= {f"refusal-{code}" for code in fillers(spec.contract.refusals)}
    wanted |= {f"reason-{code}" for code in fillers(spec.contract.reasons)}
    for name, lesson in spec.lessons.items():
        wanted |= {f"lesson-{name}", f"lesson-{name}.about", *(f"lesson-{name}-{said}" for said in lesson.messages)}
    possible = {f"event-{kind}" for kind in fillers(spec.contract.happenings)} | {
        "rules",
        "rules-aim",
        "terminal-keys",
        "terminal-typing",
    }
    possible |= {f"option-{option.key}.note" for option in spec.offered}
    beginnings = set(FREE)
    for name, open_end in asked(key):
        (beginnings if open_end else wanted).add(name)
    possible |= set(INSIDE.findall(spec.words["en"]))
    assert wanted <= said, f"these messages are missing: {sorted(wanted - said)}"
    unused = {name for name in said - wanted - possible if not name.startswith(tuple(beginnings))}
    assert not unused, f"these messages are unused: {sorted(unused)}"


@pytest.mark.parametrize("key", keys())
def test_only_the_game_chooses_the_code_of_a_refusal(key: str) -> None:
    chosen = re.compile(rf"""refusal-|\bcode: ["'](?:{"|".join(fillers(spec_of(key).contract.refusals))})["']""")
    assert not [found for source in sources(key) for found in chosen.findall(source)]


@pytest.mark.parametrize("key", keys())
def test_the_rules_have_placeholders_only_for_house_rules_and_players(key: str) -> None:
    spec, said = spec_of(key), messages(spec_of(key).words["en"])
    setting = {option.key for option in spec.options} | {"players"}
    for name, gaps in said.items():
        if name.startswith(("rules", "key-")):
            assert gaps <= setting, name


@pytest.mark.parametrize("key", keys())
def test_no_message_is_left_in_the_other_language(key: str) -> None:
    english, german = (spec_of(key).in_language(language) for language in ("en", "de"))
    for name, gaps in messages(spec_of(key).words["en"]).items():
        values = dict.fromkeys(gaps, "x")
        told = english.say(name, **values)
        if re.search(r"[a-z]{3}", told) and not name.endswith(".key"):
            assert german.say(name, **values) != told or name in SAME, f"{name} = {told}"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", keys())
def test_sentences_are_correct_for_zero_one_and_several(key: str, language: str) -> None:
    words = spec_of(key).in_language(language)
    for name, gaps in messages(spec_of(key).words[language]).items():
        for count in () if name == "hint-less" else (0, 1, 2, 7):  # a decimal number such as 1.0
            told = words.say(name, **dict.fromkeys(gaps, count))
            assert not re.search(r"\b1 (cards|tricks|points|matches|balls|Karten|Stiche|Punkte|Streichhölzer|Bälle)\b", told), name
            assert "{" not in told
            assert "  " not in told, name
