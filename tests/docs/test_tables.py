"""The tables of the documents agree with the games."""

from __future__ import annotations

import json
import re

import pytest

from matchwood.cardgames.catalogue import spec_of
from matchwood.engine.plugins import own_games
from tests.cardgames.cards import dealt
from tests.docs.pages import QUOTED, ROOT, rows_of

RANGE = re.compile(r"([A-Z])(\d+)…[A-Z](\d+)")
TITLES = {spec_of(key).title: key for key in own_games()}
GOLDEN = {
    key: [json.loads(line) for line in (ROOT / "tests" / "golden" / f"{key}.jsonl").read_text().splitlines()] for key in own_games()
}


def by_game(rows: list[list[str]]) -> dict[str, list[list[str]]]:
    """Return the rows for each game. The key or the title is in the first cell of its first row."""
    found: dict[str, list[list[str]]] = {}
    for name, *cells in rows:
        if name:
            here = found.setdefault(TITLES.get(name.partition(",")[0]) or QUOTED.findall(name)[0], [])
        here.append(cells)
    return found


@pytest.mark.parametrize(
    ("page", "first", "last"),
    [
        ("notation.md", "game (its key)", "card codes"),
        ("notation.md", "game", "meaning"),
        ("notation.md", "game", "when"),
        ("fair_deals.md", "game", "a deal"),
        ("analysis.md", "game", "results and prospects count"),
        ("analysis.md", "game", "`random`"),
    ],
)
def test_a_table_with_rows_for_each_game_has_a_row_for_each_built_in_game(page: str, first: str, last: str) -> None:
    assert set(by_game(rows_of(page, first, last))) == set(own_games())


@pytest.mark.parametrize("title", TITLES)
def test_the_titles_are_beside_their_keys(title: str) -> None:
    assert f"{title} (`{TITLES[title]}`)" in [row[0] for row in rows_of("notation.md", "game (its key)", "card codes")]


@pytest.mark.parametrize("key", own_games())
def test_the_codes_of_cards_are_those_of_the_deals(key: str) -> None:
    ((cell,),) = by_game(rows_of("notation.md", "game (its key)", "card codes"))[key]
    codes = RANGE.sub(lambda found: " ".join(f"{found[1]}{n}" for n in range(int(found[2]), int(found[3]) + 1)), cell)
    assert set(" ".join(QUOTED.findall(codes)).split()) == dealt(key)


def word_of(move: str) -> str:
    """Return the first word of a move, or an empty text for a card or a number."""
    first = move.split()[0]
    return first if re.fullmatch("[A-Za-z]{2,}", first) else ""


@pytest.mark.parametrize("key", own_games())
def test_the_table_contains_every_kind_of_move_in_the_golden_games(key: str) -> None:
    shown = {
        word_of(move) for moves, _ in by_game(rows_of("notation.md", "game", "meaning"))[key] for move in QUOTED.findall(moves)
    }
    assert shown == {word_of(event["move"]) for record in GOLDEN[key] for event in record["events"] if "move" in event}


@pytest.mark.parametrize("key", own_games())
def test_the_table_contains_the_parts_of_a_deal(key: str) -> None:
    shown = {frozenset(QUOTED.findall(holds)) for holds, _ in by_game(rows_of("notation.md", "game", "when"))[key]}
    assert shown == {frozenset(event["deal"]) for record in GOLDEN[key] for event in record["events"] if "deal" in event}


@pytest.mark.parametrize("key", own_games())
def test_the_page_of_a_game_lists_its_house_rules(key: str) -> None:
    rows = {
        QUOTED.findall(name)[0]: (default, values)
        for name, default, values in rows_of("reference/rules.md", f"key of {spec_of(key).title}", "values")
    }
    assert list(rows) == [option.key for option in spec_of(key).offered]
    for option in spec_of(key).offered:
        default, values = rows[option.key]
        assert QUOTED.findall(default) == ([] if option.default is None else [str(option.default).lower()])
        if not {*option.values} <= {False, True}:  # the page explains yes and no in words
            numbers = re.fullmatch(r"(\d+) … (\d+)", values)
            written = map(str, range(int(numbers[1]), int(numbers[2]) + 1)) if numbers else QUOTED.findall(values)
            assert {*map(str, option.values)} <= {*written}


@pytest.mark.parametrize("key", own_games())
def test_the_page_on_analyses_counts_results_like_the_game(key: str) -> None:
    spec = spec_of(key)
    ((worth, outcome),) = by_game(rows_of("analysis.md", "game", "results and prospects count"))[key]
    usual = spec.checked_options(None, spec.players[0])
    assert worth.startswith(spec.worth_in)
    assert outcome.startswith(spec.outcome_in(usual))
    assert all(spec.outcome_in({**usual, option.key: value}) in outcome for option in spec.offered for value in option.values)


@pytest.mark.parametrize("key", own_games())
def test_the_page_on_analyses_contains_the_measured_luck(key: str) -> None:
    measured = json.loads((ROOT / "bench" / "results" / "luck.json").read_text(encoding="utf-8"))["rows"]
    spreads = {row["level"]: (row["result"]["sd"], row["without"]["sd"]) for row in measured if row["game"] == key}
    ((*cells,),) = by_game(rows_of("analysis.md", "game", "`random`"))[key]
    for level, cell in zip(("quick", "club", "random"), cells, strict=True):
        numbers = re.findall(r"[\d.]+", cell)
        places = len(numbers[0].partition(".")[2])
        assert numbers == [f"{spread:.{places}f}" for spread in spreads[level]]
        assert cell.startswith("rises") == (spreads[level][1] > spreads[level][0])
