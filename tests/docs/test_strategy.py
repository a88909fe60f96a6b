"""The strategy pages contain the measured figures in both languages, and their examples are correct.

An example is a block of code. Its first line contains the game, the players and other parts of the deal. Then come the hands,
and one or several continuations, each with the score after an arrow. In ``champion: A T4``, this level makes the move there.
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


def figures_in_the_table(page: str) -> dict[str, str]:
    """Return the figures in the table of a page by their names, with decimal points."""
    first, _, last = HEADINGS[page.startswith("de/")]
    return {QUOTED.findall(name)[0]: pointed(figure) for _, figure, name in rows_of(page, first, last)}


def pointed(text: str) -> str:
    """Return numbers in English notation."""
    return re.sub(r"(?<=\d),(?=\d)", ".", text).replace("−", "-")


def shown(figure: str, mean: float, margin: float) -> str:
    """Return a measured value in the notation of this figure."""
    scale = 100 if "%" in figure else 1
    places = len(figure.split()[0].partition(".")[2])
    return f"{scale * mean:.{places}f}{' %' * (scale > 1)} ± {scale * margin:.{places}f}"


@pytest.mark.parametrize("page", PAGES)
def test_the_figures_of_a_page_were_measured(page: str) -> None:
    measured = json.loads((ROOT / "bench" / "results" / f"strategy_{key_of(page)}.json").read_text(encoding="utf-8"))["figures"]
    figures = figures_in_the_table(page)
    assert len(figures) > 8
    assert figures == {name: shown(figure, *measured[name][:2]) for name, figure in figures.items()}


@pytest.mark.parametrize("page", PAGES)
def test_a_figure_in_the_text_is_in_the_table(page: str) -> None:
    known = {number for figure in figures_in_the_table(page).values() for number in FIGURE.findall(figure)}
    found = figures_in(page)
    assert len(found) > 8
    assert [number for number in found if number not in known] == []


def figures_in(page: str) -> list[str]:
    """Return the figures of a page outside of examples, code, table rows with names, and the line that explains ±."""
    text = re.sub(r"^(\|.*` \||±.*)$", "", BLOCK.sub("", text_of(page)), flags=re.MULTILINE)
    return FIGURE.findall(pointed(re.sub(r"`[^`]*`|\]\([^)]*\)", "", text)))


@pytest.mark.parametrize("key", own_games())
def test_both_languages_have_the_same_figures_and_examples(key: str) -> None:
    english, german = f"strategy/{key}.md", f"de/strategy/{key}.md"
    assert figures_in_the_table(english) == figures_in_the_table(german)
    assert figures_in(english) == figures_in(german)
    assert [*map(without_words, examples(english))] == [*map(without_words, examples(german))] != []


# --- examples ------------------------------------------------------------------------------------------------------------------


def examples(page: str) -> list[str]:
    return EXAMPLE.findall(text_of(page))


def without_words(example: str) -> str:
    """Return the example without its explanations."""
    return re.sub(r" *#.*", "", example)


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_are_correct(page: str) -> None:
    for example in map(without_words, examples(page)):
        head, *courses = example.strip().split("\n\n")
        assert courses
        for course in courses:
            *moves, score = course.splitlines()
            game = game_of(head.splitlines())
            for move in ", ".join(moves).split(", "):
                played(game, move)
            assert score == f"→ {', '.join(scores(game))}"


def game_of(head: list[str]) -> matchwood.Game:
    """Return the game with the deal in these lines."""
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
    """Make a move. A move after the name of a level has to be the choice of this level."""
    found = re.fullmatch(r"(?:(\w{2,}): )?([A-D]) (.+)", told)
    assert found, told
    level, letter, move = found.groups()
    seat = SEATS.index(letter)
    if level:
        assert matchwood.bot(level, seed=1, iterations=2000).choose(game.view(seat)) == move
    game.play(move, seat=seat)


def scores(game: matchwood.Game) -> Iterator[str]:
    """Return the scores of the seats, without seats that have no place yet."""
    for score in getattr(game.view(None).table, SCORES[game.key]):
        yield NOTHING if score is None else str(score)
