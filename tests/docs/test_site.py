"""The site contains every page and public name once, and the paragraphs of the rules in each language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

import matchwood
from matchwood.cardgames.catalogue import spec_of
from matchwood.engine.plugins import own_games
from tests.docs.pages import ROOT, rows_of, text_of
from tools.docs.docstrings import as_markdown
from tools.docs.figure import drawn, read, rows
from tools.docs.gather import Gathered
from tools.docs.pages import paragraphs


def test_each_page_is_once_in_the_navigation() -> None:
    with (ROOT / "zensical.toml").open("rb") as file:
        named = sorted(pages_in(tomllib.load(file)["project"]["nav"]))
    pages = [name for name in Gathered(ROOT).files if name.endswith(".md") and not name.startswith("source/")]
    assert named == sorted([*pages, "source/bench/README.md", "source/CHANGELOG.md"])


def pages_in(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from pages_in(part)


def test_each_public_name_is_in_the_reference_once() -> None:
    page = text_of("api.md")
    assert sorted(re.findall(r"^::: matchwood\.(\w+)$", page, re.MULTILINE)) == sorted(matchwood.__all__)


@pytest.mark.parametrize("key", own_games())
def test_the_rules_have_the_same_paragraphs_in_both_languages(key: str) -> None:
    english, german = f"rules/{key}.md", f"de/rules/{key}.md"
    assert paragraphs(text_of(english)) == paragraphs(text_of(german))
    assert len(set(paragraphs(text_of(english)))) == len(paragraphs(text_of(english))) > 10


@pytest.mark.parametrize("key", own_games())
def test_a_refusal_names_existing_paragraphs(key: str) -> None:
    kinds = get_args(spec_of(key).contract.refusals)
    named = [
        name
        for kind in kinds
        for field in msgspec.structs.fields(kind)
        if field.name == "rule"
        for name in field.default.split(", ")
    ]
    assert len(named) >= len(kinds) > 3
    assert {*named} <= {*paragraphs(text_of(f"rules/{key}.md"))} & {*paragraphs(text_of(f"de/rules/{key}.md"))}


@pytest.mark.parametrize("key", own_games())
def test_the_rules_answer_the_same_questions_in_both_languages(key: str) -> None:
    english = [marked == "yes" for *_, marked in answers(f"rules/{key}.md", "question", "house rule", "yes")]
    german = [marked == "ja" for *_, marked in answers(f"de/rules/{key}.md", "Frage", "Hausregel", "ja")]
    assert english == german
    assert len(english) > 10


def answers(page: str, first: str, last: str, yes: str) -> list[list[str]]:
    """Return the questions and answers of a page, each with ``yes`` if a house rule changes the answer."""
    rows = [[*row[:-1], row[-1].partition(" ")[0]] for row in rows_of(page, first, last)]
    assert {row[-1] for row in rows} == {yes, "–"}
    return rows


@pytest.mark.parametrize("key", own_games())
@pytest.mark.parametrize(
    ("language", "folder", "first", "last"),
    [("en", "rules", "house rule", "other choices"), ("de", "de/rules", "Hausregel", "andere Möglichkeiten")],
)
def test_the_rules_name_each_house_rule_and_its_values_like_a_table(
    key: str, language: str, folder: str, first: str, last: str
) -> None:
    spec = spec_of(key)
    words = spec.in_language(language)
    rows = rows_of(f"{folder}/{key}.md", first, last)
    for option, (name, usual, others) in zip(spec.offered, rows, strict=True):
        assert name == words.say(f"option-{option.key}")
        assert usual == words.say(f"option-{option.key}.value-{in_messages(option.default)}")
        values = [in_messages(value) for value in option.values if value != option.default]
        said = [words.say(f"option-{option.key}.value-{value}") for value in values]
        if all(value.isdigit() for value in said):
            said = [f"{said[0]} {'bis' if language == 'de' else 'to'} {said[-1]}"]
        assert others == "; ".join(said)


def in_messages(value: Any) -> str:
    """Return how the names of messages write the value of a house rule."""
    return {"None": "null", "True": "true", "False": "false"}.get(str(value), str(value))


def test_each_paragraph_has_a_link_target_on_the_site() -> None:
    page = Gathered(ROOT).files["rules/matchmaster.md"].decode()
    assert '\n9. <a class="paragraph" id="9" href="#9" title="9">§</a> **Lead.**' in page
    assert '\n    - c. <a class="paragraph" id="10c" href="#10c" title="10c">§</a> If you cannot follow' in page


def test_the_picture_of_the_packages_is_drawn_from_its_text() -> None:
    source = text_of("architecture.md").partition("```mermaid\n")[2].partition("```")[0]
    chart, page = read(source), Gathered(ROOT).files["architecture.md"].decode()
    assert "mermaid" not in page
    assert all(f"<b>{text.partition(': ')[0]}</b>" in page for text in chart.texts.values())
    heights = {box: height for height, row in enumerate(rows(chart)) for box in row}
    assert all(heights[arrow.start] < heights[arrow.end] for arrow in chart.arrows)


def test_a_picture_that_cannot_be_drawn_is_refused_with_the_reason() -> None:
    with pytest.raises(ValueError, match="not an arrow"):
        drawn("flowchart TD\n a --- b")
    with pytest.raises(ValueError, match="point at each other: a, b"):
        drawn("flowchart TD\n a --> b\n b --> a")


def test_the_site_contains_linked_files_from_other_folders_of_the_project() -> None:
    files = Gathered(ROOT).files
    assert b"~~~~python\n#!/usr/bin/env python3\n" in files["source/examples/bot.py.md"]
    assert b"\n## kuhn_poker/rules.py\n" in files["source/examples/kuhn.md"]
    assert b"(../../analysis.md)" in files["source/bench/README.md"]
    assert b"(source/examples/bot.py.md)" in files["bots.md"]


def test_the_examples_of_a_docstring_are_code() -> None:
    found = as_markdown("Begins. Raises BadDeal (docs/notation.md); see :func:`matchwood.new`.\n\n>>> 1\n1\n\nMore.")
    assert found == (
        "Begins. Raises [BadDeal][matchwood.errors.BadDeal] ([docs/notation.md](notation.md)); see `new`.\n\n"
        "```pycon\n>>> 1\n1\n```\n\nMore."
    )
