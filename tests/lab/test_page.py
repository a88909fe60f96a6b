"""The page of a study is a single file, and contains what the terminal prints."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from matchwood.lab.comparison import Comparison
from matchwood.lab.contest import Row
from matchwood.lab.experiment import Experiment
from matchwood.lab.luck import Luck
from matchwood.lab.page import page_of
from matchwood.lab.paper import Paper, of_comparison, of_luck, of_variants
from matchwood.lab.side_by_side import SideBySide

BOTS = ("club", "cmd:./a<b>&c")
EXPERIMENT = replace(Experiment.checked("the_match", 2, ("club", "quick"), seed=1), bots=BOTS)


def rows(units: int) -> list[Row]:
    outcomes = ([1.0, -1.0], [0.0, 0.0], [1.0, -1.0], [-1.0, 1.0])
    about = {"lost_seats": 0, "ranks": [1, 2], "moves": 90, "first": 0, "halfway": [0.1, -0.1]}
    return [
        {**about, "game": game, "deal": game, "bots": list(BOTS), "outcomes": outcomes[game % 4], "moves": 80 + game % 7}
        for game in range(4 * units)
    ]


def comparison() -> Paper:
    found = Comparison(BOTS, margin=0.2)
    for unit in range(20):
        found.add(rows(20)[4 * unit : 4 * unit + 4])
    return of_comparison(EXPERIMENT, found, 0.95)


def luck() -> Paper:
    found = Luck(BOTS)
    found.add(rows(10))
    return of_luck(EXPERIMENT, found, 0.95)


def variants() -> Paper:
    found = SideBySide(["usual rules", "other<rules>"])
    changed = [{**row, "moves": row["moves"] - row["game"] % 3, "variant": "other<rules>"} for row in rows(5)]
    found.add([*({**row, "variant": "usual rules"} for row in rows(5)), *changed])
    return of_variants(EXPERIMENT, found)


PAPERS = pytest.mark.parametrize("paper", [comparison, luck, variants])


@PAPERS
def test_a_page_refers_to_no_other_file(paper: Callable[[], Paper]) -> None:
    page = page_of(paper(), "matchwood lab")
    assert not re.search(r"(src|href|url|@import)\b", page)
    assert "prefers-color-scheme" in page or "light-dark(" in page
    assert 'name="viewport"' in page


@PAPERS
def test_names_are_escaped_on_a_page(paper: Callable[[], Paper]) -> None:
    page = page_of(paper(), "matchwood lab --bots 'club,cmd:./a<b>&c'")
    assert "<b>" not in page
    assert "other<rules>" not in page
    assert "club,cmd:./a&lt;b&gt;&amp;c" in page


@PAPERS
def test_pictures_are_complete_and_have_descriptions(paper: Callable[[], Paper]) -> None:
    made = paper()
    pictures = [picture for picture in (*made.pictures, *made.marks) if picture]
    assert pictures
    for picture in pictures:
        assert ElementTree.fromstring(picture).attrib["aria-label"]
        assert "nan" not in picture
        assert "inf" not in picture


@PAPERS
def test_the_page_contains_every_figure_of_the_table(paper: Callable[[], Paper]) -> None:
    made = paper()
    cells = _Texts()
    cells.feed(page_of(made, "matchwood lab"))
    assert {cell for row in made.rows for cell in row if cell} <= {*cells.found}
    assert {*made.findings} <= {*cells.found}


def test_a_difference_between_variants_is_found_and_marked() -> None:
    paper = variants()
    assert [finding.partition(":")[0] for finding in paper.findings] == ["other<rules>"]
    assert [row[0] for row in paper.rows if row[-1].endswith("*")] == ["moves in a game"]


class _Texts(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_data(self, data: str) -> None:
        self.found.append(data)
