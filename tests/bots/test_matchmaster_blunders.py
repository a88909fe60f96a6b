"""Blunders in MatchMaster. A search with open cards proves that only the right move keeps the bid."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import matchwood
from matchwood.cardgames.matchmaster.open_cards.round import open_round
from tests.bots.asking import answers, asked, rarely_errs
from tests.bots.games import game_with


@dataclass(frozen=True)
class Position:
    """Hands from the leader on, the bids and cards already played, and the moves that are no blunders."""

    hands: list[str]
    bids: list[int]
    played: str
    right: str
    easy: str = "expert casual"

    @property
    def bidder(self) -> int:
        """The last seat makes the bid."""
        return len(self.hands) - 1

    @property
    def game(self) -> matchwood.Game:
        game = game_with(self.hands)
        for seat, bid in enumerate(self.bids):
            game.play(f"bid {bid}", seat=seat)
        for card in self.played.split():
            game.play(card)
        return game


CARDS = {
    "needing both tricks, draw the other trump with the higher one": Position(
        ["T13 T1", "T2 L5"], [2, 0], "", "T13", easy="expert"
    ),
    "needing both tricks, win the first one cheaply and keep T13": Position(
        ["T5 T7", "L3 L4", "T6 T13"], [0, 0, 2], "T5 L3", "T6", easy="expert"
    ),
    "needing a trick, discard a blank and keep the highest card of a suit": Position(
        ["S5 L3", "S9 L2", "L13 B1"], [1, 1, 1], "S5 S9", "B1", easy="expert"
    ),
    "wanting no trick, discard the card that could win one": Position(
        ["S5 L3", "S9 L2", "L13 B1"], [1, 1, 0], "S5 S9", "L13", easy="expert"
    ),
    "wanting no trick, play L13 to a trick with a trump": Position(
        ["L10 B9 L2", "T5 B3 S1", "L13 L1 B1"], [1, 1, 0], "L10 T5", "L13", easy="expert"
    ),
    "wanting no trick, undertrump with the higher trump": Position(
        ["L10 T3", "T9 B1", "T8 T2"], [1, 1, 0], "L10 T9", "T8", easy="expert"
    ),
    "wanting no trick, lead the lowest card of the suit": Position(["L13 L1", "L5 B2", "L6 B3"], [0, 1, 1], "", "L1"),
    "wanting no trick, do not beat the best card in the middle of a trick": Position(
        ["L10 B5", "L13 L2", "B6 S4"], [1, 0, 1], "L10", "L2"
    ),
    "who wants no trick throws the highest card that still loses": Position(
        ["L9 L5", "L4 L6", "L8 L3"], [1, 1, 0], "L9 L4", "L8", easy="expert"
    ),
}

BIDS = {
    "the highest trump alone is a trick": Position(["L9", "B9", "S9", "T13"], [], "", "bid 1"),
    "the lowest trump after a single opponent is probably a trick": Position(["L9", "T1"], [], "", "bid 1"),
    "the lowest card of a suit after three others is no trick": Position(["L9", "B9", "S9", "S1"], [], "", "bid 0"),
    "the three highest trumps are three tricks": Position(["L9 L8 L7", "B9 B8 B7", "S9 S8 S7", "T13 T12 T11"], [], "", "bid 3"),
    "the seven highest trumps are seven tricks": Position(
        ["L9 L8 L7 L6 L5 L4 L3", "B9 B8 B7 B6 B5 B4 B3", "T13 T12 T11 T10 T9 T8 T7"], [], "", "bid 7"
    ),
    "the lowest cards of all suits are no trick": Position(
        ["L9 L8 L7 L6 B6 T1 T5", "B9 B8 B7 S7 S9 T2 T4", "S8 S6 L10 L11 B10 T3 T6", "L1 L2 B1 B2 S1 S2 S3"], [], "", "bid 0"
    ),
}


@pytest.mark.parametrize("position", CARDS.values(), ids=CARDS)
def test_the_champion_plays_the_right_card(position: Position) -> None:
    assert answers(position.game) == {position.right}


@pytest.mark.parametrize(("name", "level"), asked(CARDS))
def test_levels_with_mistakes_play_the_right_card(name: str, level: str) -> None:
    assert rarely_errs(CARDS[name].game, level, {CARDS[name].right})


@pytest.mark.parametrize("position", BIDS.values(), ids=BIDS)
def test_the_champion_makes_the_right_bid(position: Position) -> None:
    assert answers(position.game, seat=position.bidder) == {position.right}


@pytest.mark.parametrize(("name", "level"), asked(BIDS))
def test_levels_with_mistakes_make_the_right_bid(name: str, level: str) -> None:
    assert rarely_errs(BIDS[name].game, level, {BIDS[name].right}, BIDS[name].bidder)


@pytest.mark.parametrize("position", CARDS.values(), ids=CARDS)
def test_with_open_cards_only_the_right_card_keeps_the_bid(position: Position) -> None:
    seat = position.game.owing[0]
    kept = {
        card
        for card in position.game.legal_moves()
        if open_round(position.hands, played=f"{position.played} {card}").can_force(seat, [position.bids[seat]])
    }
    assert kept == {position.right}


@pytest.mark.parametrize("position", BIDS.values(), ids=BIDS)
def test_with_open_cards_only_the_right_bid_is_certain(position: Position) -> None:
    assert [f"bid {bid}" for bid in open_round(position.hands).sure_bids(position.bidder)] == [position.right]
