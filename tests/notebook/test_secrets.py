"""A picture in a notebook shows what its seat may see. The picture of a game shows what all seats may see."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from tests.notebook.pictures import COMPANIES, cards_in, named_in, played

ORANGE = [f"L{rank}" for rank in range(1, 9)]


@pytest.mark.parametrize(("key", "players"), COMPANIES)
@given(seed=st.integers(0, 10_000))
def test_a_picture_draws_no_card_that_its_seat_does_not_see(key: str, players: int, seed: int) -> None:
    *_, game = played(key, players, seed)
    assert cards_in(game.html()) <= named_in(game.view(None).to_dict()["table"])
    for seat in range(players):
        view = game.view(seat)
        assert cards_in(view.html()) <= named_in(view.to_dict()["table"])


@given(hidden=st.permutations(ORANGE))
def test_games_that_a_seat_cannot_distinguish_have_the_same_picture(hidden: list[str]) -> None:
    def dealt(cards: list[str]) -> matchwood.Game:
        hands = [["T1", "T2", "T3", "T4"], cards[:4], cards[4:]]
        game = matchwood.new("matchmaster", players=3, deals=[{"dealer": 2, "hands": hands}])
        for seat, move in ((0, "bid 1"), (1, "bid 1"), (2, "bid 0"), (0, "T4")):
            game.play(move, seat=seat)
        return game

    game, usual = dealt(hidden), dealt(ORANGE)
    assert game.html() == usual.html()
    assert game.view(0).html() == usual.view(0).html()
    assert (game.view(1).html() == usual.view(1).html()) == ({*hidden[:4]} == {*ORANGE[:4]})


def test_a_secret_bid_is_only_in_the_picture_of_its_seat() -> None:
    one, other = (matchwood.new("matchmaster", players=3, seed=7) for _ in range(2))
    one.play("bid 0", seat=0)
    other.play("bid 5", seat=0)
    assert one.html() == other.html()
    assert one.view(1).html() == other.view(1).html()
    assert one.view(0).html() != other.view(0).html()


@pytest.mark.parametrize(("key", "players"), COMPANIES)
def test_a_position_shows_what_its_seat_sees(key: str, players: int) -> None:
    *_, game = played(key, players, 5)
    for seat in (None, 0):
        position = matchwood.Position.at(game.record(), 3, seat)
        assert position._repr_html_() == position.view().html()
