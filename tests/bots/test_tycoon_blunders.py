"""Blunders in Matchstick Tycoon."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import matchwood
from tests.bots.asking import answers, asked, rarely_errs
from tests.bots.games import position


@dataclass(frozen=True)
class Choice:
    """Hands and moves, both separated by bars, and the moves that are no blunders."""

    hands: str
    moves: str
    right: set[str]
    easy: str = "expert casual"

    @property
    def game(self) -> matchwood.Game:
        return position(self.hands, self.moves)


ENDS = {
    "a last card that beats the play is played, with or without the stick": Choice(
        "5 8 8|7|6 6 3", "5: 5", {"7: 7", "C: 7"}, easy="expert"
    ),
    "a last card that beats the play is played even if a stick is left": Choice("5 6 6|8", "5: 5", {"8: 8"}),
    "a last card is led as a number that uses the last stick": Choice("5|6", "", {"6: 5", "9: 5"}),
    "two equal last cards that beat a pair are played": Choice("2 2 6 6|5 5", "2: 2 2", {"5: 5 5"}),
    "three equal last cards are led together": Choice("0 0 0|F F F", "", {"0: 0 0 0"}),
    "a pair is led against a player with a single card": Choice("2 2 5|F", "", {"2: 2 2"}),
    "an E with the stick is led against a player with a single card": Choice("2 F|3", "", {"E: F"}, easy="expert"),
    "a high number is played if the other player has a single card": Choice("4 3|F 5", "4: 4", {"E: F", "F: F", "9: 5"}),
}
"""A right move makes the seat the first one out, for all moves of the other seats."""

WASTED = {
    "a 1 is kept if a 7 is enough": (Choice("6 0 0 2 2 4 4|1 7 2 5 5 8 0|3 3 4 5 8 0 2", "6: 6", set()), "1"),
    "two 1s are kept if two 3s are enough": (Choice("2 2 0 4 4 5 5 6|1 1 3 3 8 0 5 2|7 7 b C d 6 0 8", "2: 2 2", set()), "1"),
    "an F is kept if a 5 is enough": (Choice("0 4 4 5 5 6 7 7|F 2 2 4 5 8 8 1|6 6 7 C d A b 8", "0: 0", set()), "F"),
    "an F in a full hand is kept": (Choice("F 0 0 2 2 4 5 8|3 3 6 6 7 A b C|1 5 5 7 7 d d 8", "", set()), "F"),
    "a 1 in a full hand is kept": (Choice("1 0 0 2 2 4 5 8|3 3 6 6 7 A b C|F 5 5 7 7 d d 8", "", set()), "1"),
}
"""Each position has the card that a blunder would waste."""


@pytest.mark.parametrize("choice", ENDS.values(), ids=ENDS)
def test_the_champion_plays_the_right_move_at_the_end_of_a_game(choice: Choice) -> None:
    assert answers(choice.game) <= choice.right


@pytest.mark.parametrize(("name", "level"), asked(ENDS))
def test_levels_with_mistakes_play_the_right_move_at_the_end_of_a_game(name: str, level: str) -> None:
    assert rarely_errs(ENDS[name].game, level, ENDS[name].right)


@pytest.mark.parametrize("choice", ENDS.values(), ids=ENDS)
def test_only_the_right_moves_guarantee_the_first_place(choice: Choice) -> None:
    game = choice.game
    seat = game.owing[0]
    assert {move for move in game.legal_moves() if is_first(after(game, move), seat)} == choice.right


def after(game: matchwood.Game, move: str) -> matchwood.Game:
    twin = game.copy()
    twin.play(move)
    return twin


def is_first(game: matchwood.Game, seat: int) -> bool:
    """Return whether the seat can be first out against all moves of the others with open hands. Every move is tried."""
    places = game.view(None).table.places
    if 1 in places:
        return bool(places[seat] == 1)
    mover = game.owing[0]
    outcomes = (is_first(after(game, move), seat) for move in game.legal_moves())
    return any(outcomes) if mover == seat else all(outcomes)


@pytest.mark.parametrize(("choice", "card"), WASTED.values(), ids=WASTED)
def test_the_champion_wastes_no_strong_card(choice: Choice, card: str) -> None:
    assert not any(card in move.partition(": ")[2].split() for move in answers(choice.game))


@pytest.mark.parametrize(("choice", "card"), WASTED.values(), ids=WASTED)
def test_an_expert_rarely_wastes_a_strong_card(choice: Choice, card: str) -> None:
    frugal = {move for move in choice.game.legal_moves() if card not in move.partition(": ")[2].split()}
    assert rarely_errs(choice.game, "expert", frugal)
