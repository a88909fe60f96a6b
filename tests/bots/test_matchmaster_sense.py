"""Moves that a person would expect of a bot in MatchMaster."""

from __future__ import annotations

import pytest

import matchwood
from tests.bots.games import game_with


@pytest.fixture
def bot() -> matchwood.Bot:
    return matchwood.bot("champion", seed=1, iterations=4000)


def bids_made(game: matchwood.Game, *bids: int) -> matchwood.Game:
    for seat, bid in enumerate(bids):
        game.play(f"bid {bid}", seat=seat)
    return game


def test_a_bot_with_the_highest_trump_bids_at_least_one(bot: matchwood.Bot) -> None:
    for rest in ("", " L1", " L1 B1", " L2 B2 S2 L1"):
        others = [["L3", "L4", "B5", "B6", "S7"], ["B3", "B4", "S5", "S6", "L7"], ["S3", "S4", "L5", "L6", "B7"]]
        size = 1 + len(rest.split())
        game = game_with([f"T13{rest}", *(" ".join(hand[:size]) for hand in others)])
        assert bot.choose(game.view(0)) != "bid 0"


def test_a_bot_without_high_cards_bids_zero(bot: matchwood.Bot) -> None:
    game = game_with(["L1 B1 S1", "T3 L4 B5", "T4 B4 S5", "T5 S4 L5"])
    assert bot.choose(game.view(0)) == "bid 0"


def test_a_bot_that_needs_every_trick_leads_its_highest_trump(bot: matchwood.Bot) -> None:
    game = bids_made(game_with(["T13 T2 L13", "T3 L4 B5", "T4 B4 S5"]), 3, 0, 0)
    assert bot.choose(game.view(0)) == "T13"


def test_a_bot_that_wants_no_trick_plays_its_highest_losing_card(bot: matchwood.Bot) -> None:
    game = bids_made(game_with(["L10 S1", "L9 L2", "L3 B4"]), 1, 0, 0)
    game.play("L10")
    assert bot.choose(game.view(1)) == "L9"


def test_a_bot_that_needs_one_more_trick_takes_a_certain_trick_as_the_last_player(bot: matchwood.Bot) -> None:
    game = bids_made(game_with(["L10 S1", "L3 B4", "L12 L1"]), 0, 0, 1)
    game.play("L10")
    game.play("L3")
    assert bot.choose(game.view(2)) == "L12"


def test_a_bot_that_has_its_tricks_takes_no_other_trick(bot: matchwood.Bot) -> None:
    game = bids_made(game_with(["L10 S1", "L3 B4", "L12 L1"]), 0, 0, 0)
    game.play("L10")
    game.play("L3")
    assert bot.choose(game.view(2)) == "L1"
