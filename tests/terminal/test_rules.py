"""The rules in the terminal follow the house rules of the table in both languages, and fit on their pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from rich.console import Console

import matchwood
from matchwood.terminal.catalogue import table_of
from matchwood.terminal.tables.sentences import in_lines
from tests.support.parameters import each

WITHOUT_SENTENCE = {
    ("matchmaster", "direction"),
    ("matschig", "rounds"),
}
"""House rules that change no sentence of the rules. The list below the rules contains them."""


def values_of(game: str) -> dict[str, Any]:
    """Return the values of each house rule for which the rules are shown. Of many similar numbers, two are enough."""
    options = next(info for info in matchwood.games() if info.key == game).options
    return {option.key: option.values[:2] if option.key == "rounds" else option.values for option in options}


def tables() -> Iterator[Any]:
    for info in matchwood.games():
        for options in each(
            [dict(zip(values_of(info.key), values, strict=True)) for values in product(*values_of(info.key).values())]
        ):
            yield pytest.param(info.key, *options.values, id=f"{info.key} {options.id}", marks=options.marks)


def pages(game: str, language: str, options: dict[str, Any]) -> list[str]:
    players = {"matschig": 3, "tycoon": 5}.get(game, 2)
    view = matchwood.new(game, players=players, seed=1, options=options).views([0])[0]
    table = table_of(game, language, [f"P{seat}" for seat in range(players)], 0)
    console = Console(width=80)
    shown = []
    for page in table.rules(view):
        with console.capture() as captured:
            console.print(page)
        shown.append(captured.get())
    return shown


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "options"), list(tables()))
def test_every_page_of_the_rules_fits_and_has_no_empty_placeholder(game: str, options: dict[str, Any], language: str) -> None:
    for page in pages(game, language, options):
        assert "{" not in page
        lines = page.rstrip("\n").split("\n")
        assert len(lines) <= 23
        assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", [info.key for info in matchwood.games()])
def test_every_house_rule_that_changes_the_game_changes_a_sentence(game: str, language: str) -> None:
    for key, values in values_of(game).items():
        told = {without_house_rules(pages(game, language, {key: value})) for value in values}
        assert len(told) == (1 if (game, key) in WITHOUT_SENTENCE else len(values)), key


@pytest.mark.parametrize(
    ("game", "options", "idle"),
    [
        ("matschig", {"party": False}, set()),
        ("matschig", {"party": True}, {"rounds"}),
        ("the_match", {"mode": "cup"}, set()),
        ("the_match", {"mode": "league"}, {"stop_when_decided", "circle", "shared_sixth"}),
    ],
)
def test_the_lobby_omits_house_rules_without_effect(game: str, options: dict[str, Any], idle: set[str]) -> None:
    named = pages(game, "en", options)[-1].partition("House rules:")[2]
    assert {key for key in values_of(game) if key not in named} == idle


def without_house_rules(shown: list[str]) -> str:
    """Return the pages without the list of house rules."""
    return "".join(re.sub(r"(House rules|Hausregeln):.*?\n\n", "", f"{page}\n", flags=re.DOTALL) for page in shown)


def test_paragraphs_are_wrapped_again_and_list_items_are_indented() -> None:
    text = "One sentence,\nand another one.\n\n· " + "a word " * 14 + "\n· next"
    assert in_lines(text) == f"One sentence, and another one.\n\n· {'a word ' * 10}a word\n  {'a word ' * 2}a word\n· next"
