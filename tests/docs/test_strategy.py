"""The strategy pages say what was measured, in both languages alike, and their examples happen as they say.

An example is a block of code: a line with the game, its players and what else is dealt; who holds what; and one or several ways in
which it goes on from there, each ending with the score behind an arrow. ``champion: A T4`` is a move that this level makes there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

import matchwood
from matchwood.engine.plugins import own_games
from tests.docs.pages import BLOCK, QUOTED, ROOT, rows_of, text_of

PAGES = [pytest.param(page, id=page) for key in own_games() for page in (f"strategy/{key}.md", f"de/strategy/{key}.md")]
HEADINGS = [("measured", "figure", "name"), ("gemessen", "Zahl", "Name")]
SCORES = {"matchmaster": "scores", "tycoon": "places", "the_match": "goals", "matschig": "accounts"}
SEATS = "ABCD"
NOTHING = "–"
EXAMPLE = re.compile(r"^```text\n(.*?)^```", re.DOTALL | re.MULTILINE)
FIGURE = re.compile(r"\d+\.\d+|\d+(?= %)")


def key_of(page: str) -> str:
    return page.rpartition("/")[2].removesuffix(".md")


# --- figures -------------------------------------------------------------------------------------------------------------------


def told(page: str) -> dict[str, str]:
    """The figures in the table of a page, by their names, with decimal points."""
    first, _, last = HEADINGS[page.startswith("de/")]
    return {QUOTED.findall(name)[0]: pointed(figure) for _, figure, name in rows_of(page, first, last)}


def pointed(text: str) -> str:
    """Numbers as they are written in English."""
    return re.sub(r"(?<=\d),(?=\d)", ".", text).replace("−", "-")


def shown(figure: str, mean: float, margin: float) -> str:
    """What was measured, written like this figure."""
    scale = 100 if "%" in figure else 1
    places = len(figure.split()[0].partition(".")[2])
    return f"{scale * mean:.{places}f}{' %' * (scale > 1)} ± {scale * margin:.{places}f}"


@pytest.mark.parametrize("page", PAGES)
def test_the_figures_of_a_page_were_measured(page: str) -> None:
    measured = json.loads((ROOT / "bench" / "results" / f"strategy_{key_of(page)}.json").read_text(encoding="utf-8"))["figures"]
    figures = told(page)
    assert len(figures) > 8
    assert figures == {name: shown(figure, *measured[name][:2]) for name, figure in figures.items()}


@pytest.mark.parametrize("page", PAGES)
def test_a_figure_in_the_text_stands_in_the_table(page: str) -> None:
    known = {number for figure in told(page).values() for number in FIGURE.findall(figure)}
    found = figures_in(page)
    assert len(found) > 8
    assert [number for number in found if number not in known] == []


def figures_in(page: str) -> list[str]:
    """The figures that a page says outside of examples, code and the rows with names, and of the line that says what ± is."""
    text = re.sub(r"^(\|.*` \||±.*)$", "", BLOCK.sub("", text_of(page)), flags=re.MULTILINE)
    return FIGURE.findall(pointed(re.sub(r"`[^`]*`|\]\([^)]*\)", "", text)))


@pytest.mark.parametrize("key", own_games())
def test_both_languages_say_the_same(key: str) -> None:
    english, german = f"strategy/{key}.md", f"de/strategy/{key}.md"
    assert told(english) == told(german)
    assert figures_in(english) == figures_in(german)
    assert [*map(without_words, examples(english))] == [*map(without_words, examples(german))] != []


# --- examples ------------------------------------------------------------------------------------------------------------------


def examples(page: str) -> list[str]:
    return EXAMPLE.findall(text_of(page))


def without_words(example: str) -> str:
    """The example without what is said beside it."""
    return re.sub(r" *#.*", "", example)


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_go_as_they_are_told(page: str) -> None:
    for example in map(without_words, examples(page)):
        head, *courses = example.strip().split("\n\n")
        assert courses
        for course in courses:
            *moves, score = course.splitlines()
            game = begun(head.splitlines())
            for move in ", ".join(moves).split(", "):
                played(game, move)
            assert score == f"→ {', '.join(scores(game))}"


def begun(head: list[str]) -> matchwood.Game:
    """The game whose deal these lines tell."""
    (key, players, *rest), lines = head[0].split(", "), [line.split(": ") for line in head[1:]]
    words: dict[str, Any] = {name: SEATS.index(value) if value in SEATS else int(value) for name, value in map(str.split, rest)}
    held = {name: [card for card in cards.split() if card != NOTHING] for name, cards in lines}
    seats = [cards for name, cards in held.items() if name in SEATS]
    rows = sorted((name, cards) for name, cards in held.items() if name.startswith("row"))
    others = {name: cards for name, cards in held.items() if name not in SEATS and not name.startswith("row")}
    deal = {"stacks": seats, "field": [card for _, row in rows for card in row]} if rows else {"hands": seats}
    options = {name: words.pop(name) for name in [*words] if name == "rounds"}
    return matchwood.new(key, players=int(players.split()[0]), options=options, deals=[{**words, **deal, **others}], seed=1)


def played(game: matchwood.Game, told: str) -> None:
    """Make a move; one behind a level's name is the move that this level makes there."""
    found = re.fullmatch(r"(?:(\w{2,}): )?([A-D]) (.+)", told)
    assert found, told
    level, letter, move = found.groups()
    seat = SEATS.index(letter)
    if level:
        assert matchwood.bot(level, seed=1, iterations=2000).choose(game.view(seat)) == move
    game.play(move, seat=seat)


def scores(game: matchwood.Game) -> Iterator[str]:
    """What the seats have; nothing of who has no place yet."""
    for score in getattr(game.view(None).table, SCORES[game.key]):
        yield NOTHING if score is None else str(score)
