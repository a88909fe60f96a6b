"""Tables and happenings have the types of the contract, with all house rules and for all seats."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import msgspec
import pytest

import matchwood
from matchwood.cardgames.catalogue import keys, spec_of
from matchwood.cardgames.contract import Happening, Rethink
from tests.support.parameters import each


def house_rules(key: str) -> list[dict[str, Any]]:
    """Return all combinations of the house rules of a game, with its key."""
    offered = spec_of(key).offered
    names = [option.key for option in offered]
    return [{"game": key, **dict(zip(names, values, strict=True))} for values in product(*(option.values for option in offered))]


@pytest.mark.parametrize("rules", [case for key in keys() for case in each(house_rules(key))])
def test_tables_and_happenings_have_the_types_of_the_contract(rules: dict[str, Any]) -> None:
    key, options = rules["game"], {name: value for name, value in rules.items() if name != "game"}
    spec, chance = spec_of(key), random.Random(repr(options))
    game = matchwood.new(key, players=chance.choice(spec.players), options=options, seed=1)
    for _ in range(60):
        if game.over:
            break
        seat = chance.choice(game.owing)
        game.play(chance.choice(game.legal_moves(seat)), seat)
        eyes = chance.choice([None, *range(game.players)])
        table = game.view(eyes).table
        assert isinstance(table, spec.contract.table)
        assert msgspec.convert(msgspec.to_builtins(table), spec.contract.table) == table
    story = list(game.happenings)
    assert msgspec.convert(msgspec.to_builtins(story), list[spec.contract.happenings]) == story  # type: ignore[name-defined]
    assert story == msgspec.json.decode(msgspec.json.encode(story), type=list[spec.contract.happenings])  # type: ignore[name-defined]


@pytest.mark.parametrize("key", keys())
def test_every_happening_has_a_different_tag_and_a_docstring(key: str) -> None:
    happenings = spec_of(key).contract.happenings.__args__
    assert all(issubclass(happening, Happening) and happening.__doc__ for happening in happenings)
    names = [happening.__struct_config__.tag for happening in happenings]
    assert len(set(names)) == len(names)


def test_a_table_still_works_as_a_dictionary_and_names_the_new_attribute_in_a_warning() -> None:
    table = matchwood.new("matchmaster", players=3, seed=1).view(0).table
    with pytest.deprecated_call(match=r"Table.hand now") as said:
        assert table["hand"] == table.hand
    assert said[0].filename == __file__
    with pytest.deprecated_call(match=r"Table.hand now"):
        assert table.get("hand") == table.hand
    with pytest.deprecated_call():
        assert dict(**table) == {name: getattr(table, name) for name in table.__struct_fields__}
    with pytest.deprecated_call():
        assert dict(Rethink(2)) == {"type": "rethink", "seat": 2}
    with pytest.raises(KeyError, match="purse"):
        table["purse"]
