"""Blunders in Matschig that a sensible player never makes."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import matchwood
from tests.bots.asking import answers, asked, rarely_errs
from tests.cardgames.matschig.conftest import game_of, let

OTHERS = "W2 S4 U5 W3 S1 U2 W5"
PILE = "W1 S7 U2 W5 S3 U4 W7 S2 U1 W3 S5 W4 S4 W2 S1 U3 W5 S7 W3 S3 U5 W1 S2 W7 S5 U6 W4 S1"


@dataclass(frozen=True)
class Situation:
    """Hands, an empty pile, the moves already made, and the moves of the deciding seat that are no blunders. B answers a throw
    by A.
    """

    hands: str
    moves: str
    right: set[str]
    easy: str = "expert casual"

    @property
    def game(self) -> matchwood.Game:
        return let(game_of(self.hands, moves=self.moves))


LAST_MUD = {
    "umbrellas larger than needed are used": Situation("W5 S5|U7 U7|W2", "throw W5 S5 B", {"shield W5=U7 S5=U7"}, easy="expert"),
    "two small umbrellas make a large one": Situation(
        "W5 S5|U2 U3 U5|W2", "throw W5 S5 B", {"shield W5=U2+U3 S5=U5", "shield W5=U5 S5=U2+U3"}, easy="expert"
    ),
    "a single umbrella stops what it can": Situation("W5 S5|U5|W2", "throw W5 S5 B", {"shield W5=U5", "shield S5=U5"}),
    "a duck is used": Situation("W7 S7|Duck|W2", "throw W7 S7 B", {"Duck A", "Duck C"}),
    "sharing an empty pile averts everything": Situation("W7 S7|Share|W2", "throw W7 S7 B", {"Share"}),
    "wind averts seven points of sand": Situation("W1 S7|Wind|W2", "throw W1 S7 B", {"Wind"}),
    "sun averts seven points of water": Situation("W7 S1|Sun|W2", "throw W7 S1 B", {"Sun"}),
    "the 13 averts as much as possible": Situation("W7 S5|13|W2", "throw W7 S5 B", {"13 W7 S5"}, easy="expert"),
    "wind instead of sun is used against sand": Situation("W1 S7|Wind Sun|W2", "throw W1 S7 B", {"Wind"}, easy="expert"),
    "a defence against all mud is better than against half": Situation(
        "W5 S5|U5 13|W2", "throw W5 S5 B", {"13 W5 S5"}, easy="expert"
    ),
}
"""The pile is empty, and no seat can throw again. The round ends with this mud, and cards in hand are worthless."""


@pytest.mark.parametrize("situation", LAST_MUD.values(), ids=LAST_MUD)
def test_the_champion_keeps_no_useful_card_at_the_end_of_a_round(situation: Situation) -> None:
    assert answers(situation.game) <= situation.right


@pytest.mark.parametrize(("name", "level"), asked(LAST_MUD))
def test_levels_with_mistakes_keep_no_useful_card_at_the_end_of_a_round(name: str, level: str) -> None:
    assert rarely_errs(LAST_MUD[name].game, level, LAST_MUD[name].right)


@pytest.mark.parametrize("situation", LAST_MUD.values(), ids=LAST_MUD)
def test_only_the_right_defences_leave_the_least_mud(situation: Situation) -> None:
    mud = {move: points_after(situation.game, move) for move in situation.game.legal_moves()}
    assert {move for move, points in mud.items() if points == min(mud.values())} == situation.right


def points_after(game: matchwood.Game, move: str) -> float:
    """Return the points that the defender gets in the round."""
    seat = game.owing[0]
    game.play(move)
    return float(game.view(None).table.accounts[seat])


@pytest.mark.parametrize("special", ["Duck", "13", "Share", "Wind", "Sun"])
def test_a_bot_keeps_a_special_card_if_two_small_umbrellas_stop_four_points(special: str) -> None:
    """Most of the round is still to come."""
    hands = f"W2 S2 W4 S3 W5 U6 S7|U2 U2 {special} W3 S4 W1 S5|{OTHERS}"
    game = let(game_of(hands, PILE, moves="throw W2 S2 B"))
    umbrellas = {move for move in game.legal_moves() if move.startswith("shield")}
    assert answers(game) <= umbrellas
    assert rarely_errs(game, "expert", umbrellas)


def test_a_bot_interrupts_the_last_mud_of_a_round() -> None:
    game, right = game_of("W7 S3|S4|W2", moves="throw W7 S3 B"), {"add S4 A", "add S4 C"}
    assert answers(game, seat=1) <= right
    assert all(rarely_errs(game, level, right, seat=1) for level in ("expert", "casual"))
