"""The pages on the ladder contain the played results and the numbers of the code."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from matchwood.cardgames.catalogue import spec_of
from matchwood.lab.ladder.ladder_file import LadderFile
from matchwood.lab.ladder.ratings import SCALE, SPREAD, rated
from matchwood.lab.ladder.settled import ERROR
from matchwood.terminal.ladder_table import HEADINGS, about, markdown_of, rows_of
from tests.docs.pages import ROOT, text_of

FILES = sorted((ROOT / "bench" / "results").glob("ladder_*.json"))
PAGE = text_of("ladder.md")
RESULTS = text_of("ladder_results.md")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_table_of_a_game_contains_the_played_results(path: Path) -> None:
    kept = msgspec.json.decode(path.read_bytes(), type=LadderFile)
    section = RESULTS.partition(f"## {spec_of(kept.terms.game).title}\n")[2].partition("\n## ")[0]
    assert markdown_of(rows_of(kept.standings)) in section
    assert about(kept.terms) in section
    ratings = rated(sorted({name for pair in kept.pairs for name in (pair.one, pair.other)}), kept.pairs)
    assert {standing.bot: standing.rating for standing in kept.standings} == pytest.approx(
        {name: rating.points for name, rating in ratings.items()}, abs=0.06
    )


def test_there_is_a_table_for_each_file() -> None:
    assert RESULTS.count(f"| {HEADINGS[0]} | {HEADINGS[1]} |") == len(FILES) >= 2


def test_the_numbers_in_the_text_equal_those_in_the_code() -> None:
    assert f"{7 * 6 / ERROR:.0f} for seven" in PAGE
    assert f"{SCALE * SPREAD * 1.098612:.0f} points apart" in PAGE
