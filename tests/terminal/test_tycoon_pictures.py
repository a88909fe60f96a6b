"""Pictures of Tycoon distinguish printed segments and sticks without colours, and show which numbers beat the last play."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import matchwood
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS, SHAPES, sticks_laid
from matchwood.cardgames.tycoon.facts import FACTS
from matchwood.terminal.catalogue import table_of
from matchwood.terminal.tables.tycoon.drawing import drawn, played
from matchwood.terminal.tables.tycoon.pages import changes

SAY = spec_of("tycoon").in_language("en").say


def text_of(picture: object, width: int = 80, height: int = 40, styled: bool = False) -> str:
    out = io.StringIO()
    Console(file=out, width=width, color_system="standard" if styled else None, force_terminal=styled).print(picture, height=height)
    return out.getvalue()


def test_every_number_looks_different() -> None:
    shapes = {"".join(line.plain for line in drawn(SHAPES[number])) for number in NUMBERS}
    assert len(shapes) == len(NUMBERS)


@pytest.mark.parametrize("card", KINDS)
def test_each_segment_of_a_play_is_drawn_once_and_sticks_look_different(card: str) -> None:
    for number in NUMBERS:
        for upside_down in (False, True):
            sticks = sticks_laid(card, number, upside_down)
            if sticks is None:
                continue
            figure = played(card, upside_down, sticks)
            characters = "".join(line.plain for line in figure.lines)
            lying, standing = characters.count("▂") // 2, characters.count("┃")
            assert lying + standing == len(sticks)
            assert characters.count("_") // 2 + characters.count("|") == len(SHAPES[card])
            plain = characters.replace("▂", "_").replace("┃", "|")
            assert plain == "".join(line.plain for line in drawn(SHAPES[number]))
            assert ("↻" in figure.caption.plain) == upside_down


def test_the_order_shows_the_last_play_and_the_price_of_each_stronger_number() -> None:
    game = matchwood.new("tycoon", players=2, deals=[{"leader": 1, "hands": [list("1346"), list("8822")]}])
    game.play("8: 8")
    shown = text_of(table_of("tycoon", "en", ["You", "Bruno"], 0).picture(game.views([0])[0])).splitlines()
    order = next(line for line in shown if line.startswith("weak to strong"))
    prices = next(line for line in shown if line.startswith("1 card "))
    assert "[8]" in order
    assert [(order[place], prices[place]) for place in range(16, len(prices)) if prices[place] not in " ·"] == [
        ("9", "0"),
        ("b", "1"),
        ("E", "0"),
    ]
    assert not prices[14 : order.index("[8]")].strip(), "weaker numbers have no price"


def test_a_reversed_order_is_drawn_in_the_other_direction() -> None:
    game = matchwood.new("tycoon", players=2, deals=[{"leader": 1, "hands": [list("1346"), list("888862")]}])
    game.play("8: 6 8 8 8 8")
    shown = text_of(table_of("tycoon", "en", ["You", "Bruno"], 0).picture(game.views([0])[0]))
    assert "REVERSED: 0 is the strongest" in shown
    assert "F  E  d  C  b  A  9 [8] 7" in shown


def test_stronger_numbers_are_highlighted_until_the_next_trick_starts() -> None:
    table = table_of("tycoon", "en", ["You", "Bruno"], 0)
    game = matchwood.new("tycoon", players=2, deals=[{"leader": 1, "hands": [list("1346"), list("8822")]}])
    game.play("8: 8")
    before, told = game.views([0])[0], len(game.happenings)
    game.play("pass")
    (cleared,) = table.scenes(before, game.happenings[told:], game.views([0])[0])
    weak, strong = "\x1b[2m 7 \x1b[0m", "\x1b[1m 9 \x1b[0m"
    for picture in (table.picture(before), cleared.picture):
        shown = text_of(picture, styled=True)
        assert weak in shown
        assert strong in shown


def test_each_seat_shows_its_last_move_in_the_trick() -> None:
    table = table_of("tycoon", "en", ["You", "Bruno", "Cara"], 0)
    game = matchwood.new("tycoon", players=3, deals=[{"leader": 1, "hands": [list("1346"), list("8822"), list("11")]}])
    before = game.views([0])[0]
    for move in ("8: 8", "pass"):
        told = len(game.happenings)
        game.play(move)
        after = game.views([0])[0]
        (scene,) = table.scenes(before, game.happenings[told:], after)
        before = after
    seats = text_of(scene.picture).splitlines()
    assert any("Bruno" in line and " 8" in line for line in seats)
    assert any("Cara" in line and "passed" in line for line in seats)


def test_a_seat_that_returned_a_stick_is_not_shown_as_passed() -> None:
    look = table_of("tycoon", "en", ["You", "Bruno", "Cara"], 0)
    game = matchwood.new("tycoon", players=3, deals=[{"leader": 1, "hands": [list("1346"), list("0022"), list("1")]}])
    for move in ("0: 0", "pass", "pass", "0: 0", "1: 1", "3: 3", "pass"):
        game.play(move)
    before, told = game.views([0])[0], len(game.happenings)
    game.play("return")
    (scene,) = look.scenes(before, game.happenings[told:], game.views([0])[0])
    (cara,) = (line for line in text_of(scene.picture).splitlines() if "Cara" in line)
    assert "gave a match back" in cara
    assert "passed" not in cara


@pytest.mark.parametrize(("expansion", "kinds", "numbers"), [("none", 14, 16), ("GH", 16, 18), ("all", 18, 18)])
def test_the_table_of_changes_is_complete(expansion: str, kinds: int, numbers: int) -> None:
    lines = text_of(changes(expansion, SAY)).splitlines()[1:-1]
    assert (lines[-1] == SAY("terminal-changes-key")) == (expansion != "none"), "only expansions have a line about assumed shapes"
    lines = [line for line in lines if line != SAY("terminal-changes-key")]
    assert len(lines) == kinds + 1
    assert len(lines[0].split()) == numbers
    one = next(line for line in lines if line.startswith(" 1 "))
    assert one.split()[1:17] == ["4", "0", "·", "3", "2", "·", "4↻", "1", "5", "4", "4", "3↻", "2↻", "3", "3↻", "2↻"]


@pytest.mark.parametrize(("heading", "expansion"), [("## What becomes what", "none"), ("## Expansion", "all")])
def test_the_rule_page_has_the_same_changes(heading: str, expansion: str) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs/rules/tycoon.md").read_text(encoding="utf-8")
    rows = [
        [cell.strip(" *") for cell in line.strip("|").split("|")]
        for line in page.partition(heading)[2].partition("\n## ")[0].splitlines()
        if re.match(r"\| \*\*.\*\* \| [\d–]", line)
    ]
    drawn_rows = {line.split()[0]: line.split()[1:] for line in text_of(changes(expansion, SAY)).splitlines()[2:-1]}
    assert len(rows) == (14 if expansion == "none" else 4)
    for card, *cells in rows:
        assert drawn_rows[card] == [cell.replace("–", "·") for cell in cells], card


@pytest.mark.parametrize("expansion", ["none", "GH", "all"])
def test_the_rule_page_names_the_numbers_that_come_from_few_cards(expansion: str) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs/rules/tycoon.md").read_text(encoding="utf-8")
    assert (
        "In a deck without blank cards, only a printed 1 can be a 1. The same is true of the 2 and the 5. "
        "In such a deck, only a printed F or 1 can become an F, and only a printed d, 1 or F can become a d."
    ) in " ".join(page.split())
    makers = {
        number: {
            kind
            for kind in FACTS.expansions[expansion].cards
            if any(sticks_laid(kind, number, way) is not None for way in (False, True))
        }
        for number in NUMBERS
    }
    told = {"1": {"1"}, "2": {"2"}, "5": {"5"}, "F": {"F", "1"}, "d": {"d", "1", "F"}}
    assert all((makers[number] == few) == (expansion != "all") for number, few in told.items())
    assert {number for number in makers if len(makers[number]) == 1} == ({"1", "2", "5"} if expansion != "all" else set())
