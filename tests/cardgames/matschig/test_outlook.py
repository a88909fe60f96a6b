"""The table shows the deciding seat the effect of the rules: the weight of mud, the outcome of each defence and the use of
umbrellas.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from tests.cardgames.matschig.conftest import OPTIONS, game_of, let, named, short_game
from tests.cardgames.matschig.mud import PAIRS, against, listed, mud_of
from tests.cardgames.matschig.reference import UMBRELLAS
from tests.cardgames.matschig.reference_cards import missing_card, total
from tests.cardgames.playing import play_at_random

OWN = ("hand", "answer", "aims", "throws", "outcomes", "covers")


def table(game: matchwood.Game, seat: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = game.view(seat).to_dict()["table"]
    return seen


def aimed(moves: list[str]) -> set[int]:
    """Return the targets of these moves."""
    return {"ABCDEF".index(move[-1]) for move in moves if move.startswith(("throw ", "add ", "Duck "))}


@pytest.mark.parametrize("options", OPTIONS[::5], ids=named)
def test_only_a_seat_that_has_to_answer_sees_the_legal_choices(options: dict[str, Any]) -> None:
    game = short_game(4, 4, options)
    for _ in play_at_random(game, random.Random(4)):
        spectator, phase = table(game, None), table(game, None)["phase"]
        assert [spectator[key] for key in OWN] == [None] * len(OWN)
        asked = spectator["asked"] if phase == "window" else [*game.owing]
        assert set(game.owing) <= set(asked)
        for seat in range(game.players):
            own, moves = table(game, seat), game.legal_moves(seat)
            assert (own["aims"] is not None) == (seat in asked)
            assert (own["throws"] is not None) == (phase == "throw" and seat in asked)
            assert (own["outcomes"] is not None) == (own["covers"] is not None) == (phase == "defence" and seat in asked)
            assert aimed(moves) <= set(own["aims"] or [])
            assert {f"throw {' '.join(pair['mud'])}" for pair in own["throws"] or []} == {
                move.rpartition(" ")[0] for move in moves if move.startswith("throw ")
            }


def test_targets_are_listed_clockwise_and_do_not_depend_on_the_hand() -> None:
    game = game_of("W5 S3|S2|W1|S2|W1", moves="throw W5 S3 D")
    assert [table(game, seat)["aims"] for seat in range(5)] == [None, [2, 3, 4, 0], [3, 4, 0, 1], [4, 0, 1, 2], [0, 1, 2, 3]]
    assert table(game, 0)["asked"] == [1, 2, 3, 4]
    game.play("let", seat=2)
    assert table(game, 2)["aims"] == [3, 4, 0, 1], "a seat that has answered still sees the question"


@pytest.mark.parametrize("pair", PAIRS, ids=" ".join)
def test_the_table_shows_the_weight_of_mud_before_and_after_the_throw(pair: tuple[str, str]) -> None:
    game = game_of(f"{' '.join(pair)}|{missing_card(pair) or 'U1'}|U1")
    weight = {"points": total(pair), "perfect": pair[0][1] == pair[1][1], "missing": missing_card(pair)}
    assert table(game, 0)["throws"] == [{"mud": [*pair], "weight": weight}]
    assert table(game, 0)["weight"] is None
    game.play(f"throw {' '.join(pair)} B")
    assert table(game, None)["weight"] == weight
    if weight["missing"]:
        game.play(f"add {weight['missing']} C", seat=1)
        let(game)
        assert table(game, 2)["weight"] == {"points": 2 * max(int(card[1]) for card in pair), "perfect": True, "missing": None}


@given(st.sampled_from(PAIRS), st.lists(st.sampled_from(UMBRELLAS), max_size=5), st.integers(0, 10**6))
def test_the_outcome_of_a_defence_is_the_one_that_the_table_shows(pair: tuple[str, str], umbrellas: list[str], seed: int) -> None:
    luck, mud = random.Random(seed), mud_of(pair)
    umbrellas = [*dict.fromkeys(umbrellas)]
    game = against(mud, [*umbrellas, *luck.sample(["Wind", "Sun", "Duck", "Share", "13"], 2)])
    found, legal = table(game, 1)["outcomes"], game.legal_moves(1)
    moves = [outcome["move"] for outcome in found]
    assert moves[0] == "take"
    assert len(set(moves)) == len(moves)
    assert set(moves) <= set(legal)
    assert {move for move in legal if not move.startswith("shield")} <= set(moves)
    for outcome in found:
        assert outcome["points"] == total(card for card, averted in zip(mud, outcome["averted"], strict=True) if not averted)
        if not outcome["move"].startswith("Duck"):
            after = game.copy()
            before = after.happened
            after.play(outcome["move"])
            told = after.happenings[before]
            assert told.points == outcome["points"]
            assert told.fates == [not averted for averted in outcome["averted"]]
    assert_the_least(mud, legal, [move for move in moves if move.startswith("shield")])


def assert_the_least(mud: tuple[str, ...], legal: list[str], shields: list[str]) -> None:
    """Check that each set of mud cards that can be averted has one shield with the lowest value and the fewest umbrellas."""
    least: dict[tuple[str, ...], tuple[int, int]] = {}
    for move in legal:
        if move.startswith("shield"):
            least[averted(move)] = min(cost(move), least.get(averted(move), (99, 99)))
    assert {averted(move): cost(move) for move in shields} == least
    assert len(shields) == len(least)
    assert [-total(averted(move)) for move in shields] == sorted(-total(averted(move)) for move in shields)


def averted(move: str) -> tuple[str, ...]:
    return tuple(part.partition("=")[0] for part in move.split()[1:])


def cost(move: str) -> tuple[int, int]:
    umbrellas = [card for part in move.split()[1:] for card in part.partition("=")[2].split("+")]
    return total(umbrellas), len(umbrellas)


def test_the_table_shows_the_reach_of_each_group_of_umbrellas_and_what_it_lacks() -> None:
    game = against(("W3", "S5", "W2"), ["U3", "U1", "U1"])
    assert table(game, 1)["covers"] == [
        {"umbrellas": ["U1"], "reach": 1, "lacks": [2, 4, 1]},
        {"umbrellas": ["U1", "U1"], "reach": 2, "lacks": [1, 3, 0]},
        {"umbrellas": ["U3"], "reach": 3, "lacks": [0, 2, 0]},
        {"umbrellas": ["U1", "U3"], "reach": 4, "lacks": [0, 1, 0]},
        {"umbrellas": ["U1", "U1", "U3"], "reach": 5, "lacks": [0, 0, 0]},
    ]


@pytest.mark.parametrize("pair", [("W1", "S2"), ("W2", "S4"), ("W2", "S1"), ("W4", "S2")], ids=" ".join)
def test_the_legal_text_names_the_right_one_of_equal_mud_cards(pair: tuple[str, str]) -> None:
    game = against(mud_of(pair), ["U1", "U2", "U3", "U5", "13"])
    moves = [outcome["move"] for outcome in table(game, 1)["outcomes"]]
    assert set(moves) <= set(game.legal_moves(1))
    assert_the_least(mud_of(pair), listed(game), [move for move in moves if move.startswith("shield")])


def test_the_seats_ahead_have_the_lowest_account() -> None:
    game = game_of("W5 S3|W1|W1", moves="throw W5 S3 B, B take", rounds=2)
    assert table(game, None)["accounts"] == [0, 8, 0]
    assert (table(game, None)["ahead"], table(game, None)["last_dab"]) == ([0, 2], None)


def test_in_a_party_the_seats_ahead_have_the_fewest_dabs() -> None:
    game = game_of("W5 S3|W1|W1", moves="throw W5 S3 B, B take", party=True)
    assert table(game, None)["dabs"] == [0, 1, 0]
    assert (table(game, None)["ahead"], table(game, None)["last_dab"]) == ([0, 2], 3)
