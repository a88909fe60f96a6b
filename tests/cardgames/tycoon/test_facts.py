"""Facts in the table that front ends need not compute: the order, who passed, the possible changes, and the deal in the rules."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from typing import Any

import pytest

import matchwood
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.tycoon.contract import Table
from matchwood.cardgames.tycoon.facts import FACTS, InTheGame
from matchwood.engine import states
from tests.cardgames.tycoon import reference
from tests.cardgames.tycoon.conftest import SPEC, Position


def seen(position: Position) -> Table:
    """Return the table as seat 0 sees it."""
    table = SPEC.table(states.Observation(states.observed(position.state, 0)))
    assert isinstance(table, Table)
    return table


@pytest.mark.parametrize(
    ("expansion", "order", "numbers"),
    [
        ("none", "normal", "0123456789AbCdEF"),
        ("none", "reversed", "FEdCbA9876543210"),
        ("GH", "reversed", "HGFEdCbA9876543210"),
        ("all", "normal", "0123456789AbCdEFGH"),
    ],
)
def test_the_table_lists_the_numbers_from_the_weakest_to_the_strongest(expansion: str, order: str, numbers: str) -> None:
    table = seen(Position("4|5", order=order, expansion=expansion))
    assert "".join(table.numbers) == numbers
    assert table.numbers[-1] == table.strongest


@pytest.mark.parametrize(
    ("position", "gave_way"),
    [
        (Position("4|5|6|7", table="5: 5", turn=2, last=3, out={1: 1}), ["pass", None, None, None]),
        (Position("4|5|6|7", table="5: 5", turn=1, last=0), [None, None, None, None]),
        (Position("|5|6|7", table="5: 5", turn=2, last=3), ["return", "pass", None, None]),
        (Position("4|5", turn=1), [None, None]),
    ],
)
def test_the_seats_between_the_last_play_and_the_turn_have_given_way(position: Position, gave_way: list[str | None]) -> None:
    assert seen(position).gave_way == gave_way


def test_no_seat_has_given_way_when_the_game_is_over() -> None:
    position = Position("8 F|5", table="7: 7").play("F: F", "pass", "8: 8")
    while not position.over:
        position.play(position.moves()[0])
    assert seen(position).gave_way == [None, None]


def test_a_play_clears_the_list_of_seats_that_gave_way() -> None:
    game = matchwood.new("tycoon", players=3, deals=[{"leader": 0, "hands": [["5", "6"], ["7", "8"], ["0", "8"]]}])
    game.play("5: 5")
    game.play("pass")
    assert game.view(0).table.gave_way == [None, "pass", None]
    game.play("8: 8")
    assert game.view(0).table.gave_way == [None, None, None]


@pytest.mark.parametrize("card", reference.KINDS)
def test_the_facts_contain_the_changes_of_the_rule_page(card: str) -> None:
    told = {number: f"{len(way.sticks)}{'t' * way.turned}" for number, way in FACTS.changes[card].items()}
    written = {number: reference.CELLS.get((card, number), ".").removesuffix("u") for number in reference.NUMBERS}
    assert told == {number: cell for number, cell in written.items() if cell != "."}


def test_the_facts_contain_the_decks() -> None:
    base = dict.fromkeys("012345678AbCdF", 4)
    assert FACTS.expansions["none"] == InTheGame([*"0123456789AbCdEF"], base)
    assert FACTS.expansions["GH"] == InTheGame([*"0123456789AbCdEFGH"], base | {"G": 2, "H": 2})
    assert FACTS.expansions["all"].cards == dict.fromkeys(FACTS.changes, 4)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("expansion", "equal"), [*product(("none", "GH", "all"), (False, True))])
@pytest.mark.parametrize("players", SPEC.players)
def test_the_rules_in_each_language_contain_the_number_of_cards_that_are_dealt(
    players: int, expansion: str, equal: bool, language: str
) -> None:
    options: dict[str, Any] = {"expansion": expansion, "equal_deal": equal}
    game = matchwood.new("tycoon", players=players, seed=1, options=options)
    table = game.view(0).table
    deck = sum(FACTS.expansions[expansion].cards.values())
    each, more = min(table.cards), Counter(table.cards)[min(table.cards) + 1]
    values = options | {"equal_deal": str(equal).lower(), "players": players}
    said = spec_of("tycoon").in_language(language).say("rules-deal", **values)
    expected = [each, deck] if players < 4 or equal else [deck, each]
    if table.aside:
        expected.append(table.aside)
    if more > 2:
        expected.append(more - 1)
    assert [int(number) for number in re.findall(r"\d+", said)] == expected
    assert len(re.findall(r"one more|eine mehr", said)) == (more > 0)
    assert len(re.findall(r"next player\b|den Nächsten", said)) == (more == 2)
