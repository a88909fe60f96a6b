"""Other cards for a position: the seat cannot distinguish them from the true cards."""

from __future__ import annotations

import pytest

import matchwood
from matchwood.api.position import Position
from matchwood.api.resampling import resampled
from matchwood.engine import states
from matchwood.engine.states import State
from tests.support.optional import not_none

PLAYERS = {"matchmaster": 4, "the_match": 2, "tycoon": 4, "matschig": 4}


def played(key: str, moves: int, seed: int, level: str = "quick") -> matchwood.Game:
    """Return a game of bots after at least this number of moves, when no seat has a hidden decision."""
    game = matchwood.new(key, players=PLAYERS[key], seed=seed)
    bot = matchwood.bot(level, seed=seed)
    while not game.over and (moves > 0 or game.undisclosed):
        seat = game.owing[0]
        game.play(bot.choose(game.view(seat)), seat)
        moves -= 1
    return game


def memory(game: matchwood.Game, seat: int) -> list[bytes]:
    """Return what the seat observed after each event of the game."""
    events = game.record()["events"]
    return [Position.at(game.record(), number, seat=seat).view().observed for number in range(1, len(events) + 1)]


@pytest.mark.parametrize("key", PLAYERS)
@pytest.mark.parametrize("moves", [0, 17, 45])
def test_a_seat_cannot_distinguish_other_cards_from_the_true_cards(key: str, moves: int) -> None:
    game, seat = played(key, moves, seed=moves), 1
    if game.over:
        return
    other = not_none(resampled(Position.at(game.record()), seat, seed=5)).game()
    assert memory(other, seat) == memory(game, seat)
    assert [event for event in other.record()["events"] if "move" in event] == [
        event for event in game.record()["events"] if "move" in event
    ]
    assert other.deals != game.deals


def test_other_cards_can_come_from_the_cards_that_were_not_dealt() -> None:
    game = matchwood.new("matchmaster", players=2, deals=[{"dealer": 1, "hands": [["T13"], ["L3"]]}])
    found = {not_none(resampled(Position.at(game.record()), 0, seed)).game().view(1).table.hand[0] for seed in range(40)}
    assert len(found) > 20


def test_a_seat_that_knows_all_cards_gets_no_other_cards() -> None:
    game = matchwood.new("matchmaster", players=2, deals=[{"dealer": 1, "hands": [["T13"], ["L3"]]}])
    for seat, move in ((0, "bid 1"), (1, "bid 1"), (0, "T13")):
        game.play(move, seat)
    assert resampled(Position.at(game.record()), 1, seed=1) is None


@pytest.mark.parametrize("moves_after_deal", [0, 2])
def test_the_cards_of_a_shoot_out_change_also_after_a_reshuffle(moves_after_deal: int) -> None:
    game = played("the_match", 10_000, 1, level="random")
    events = game.record()["events"]
    reshuffle = next(number for number, event in enumerate(events, 1) if event.get("deal", {}).keys() == {"circle"})
    position = Position.at(game.record(), reshuffle + moves_after_deal)
    other = not_none(resampled(position, 0, seed=1))
    assert other.game().view(0) == position.game().view(0)
    assert full_state(other.game()).tobytes() != full_state(position.game()).tobytes()


def full_state(game: matchwood.Game) -> State:
    return states.copy_of(game._state)
