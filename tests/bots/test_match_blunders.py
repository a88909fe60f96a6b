"""Blunders of shots in The Match!, which the exact chances prove."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

import matchwood
from tests.bots.asking import answers, asked, rarely_errs
from tests.cardgames.the_match.conftest import Deal, half, match_of, penalties, shootout

LINES = "Y1 B2 R3 G4 R5 Y6", "B1 B8 R4 R2 R6 B7"


@dataclass(frozen=True)
class Shot:
    """A half on the lanes (or a shoot-out), the moves already made, and the choices that are no blunders."""

    deal: Deal
    moves: str
    right: set[str]
    options: dict[str, bool] = field(default_factory=dict)
    easy: str = "expert casual"

    @property
    def game(self) -> matchwood.Game:
        begin = penalties if "goals" in self.deal else match_of
        return begin(self.deal, moves=self.moves, **self.options)


CERTAIN = {
    "an open lane of the ball's colour is entered": Shot(half("Y5 Y6", "Y7"), "1111", {"1"}),
    "an open lane is entered from the other side": Shot(half("G5 B6", "G7"), "4444", {"4"}),
    "an open lane is followed in its second row": Shot(half("Y5 Y6", "R7"), "1111 4 1", {"1"}),
    "an open lane is followed in its third row": Shot(half("Y5 Y6", "R7"), "1111 4 11", {"1"}),
    "the last card of an open lane is taken": Shot(half("Y5 Y6", "R7"), "1111 4 111", {"1"}),
    "an open lane is followed at its turn": Shot(half("Y5 Y6", "R7", {(3, 2): "Y11", (4, 3): "Y10"}), "1123 4 11", {"2"}),
    "an open card of the ball's number is taken before the goal": Shot(
        half("Y5 B9 Y7", "Y8 Y9", {(4, 1): "R10", (4, 2): "B7"}), "1111 3 2222 3 111", {"2"}
    ),
    "an open match is shot at if the sixth card matches too": Shot(shootout(*LINES, "Y7 Y8", "B9 G8"), "1 1", {"1"}),
}
"""The right choice is a goal, or one step nearer to a certain goal."""

BETTER = {
    "a known card without a match is not chosen": Shot(half("Y5 B6 R7", "R5 R6"), "12 1 21 1", {"3", "4"}, easy=""),
    "a card that was turned back is still known": Shot(
        half("Y5 B6 R7", "R5 R6"), "12 4 21 4", {"3", "4"}, {"hide_after_miss": True}, easy=""
    ),
    "three open matches are better than hidden cards": Shot(half("Y5 Y6", "R5"), "1112 4", {"1"}, easy="expert"),
    "the last card before the goal is not a known card without a match": Shot(
        half("Y5 Y6", "R5", {(4, 1): "B11"}), "1111 4 111", {"2"}, easy="expert"
    ),
    "an open match on a path without a goal is not chosen": Shot(
        half("Y5 Y6 Y7", "G5 G6", {(2, 1): "B11", (2, 2): "R11"}), "11 1 12 1", {"2", "3", "4"}, easy=""
    ),
    "an open card without a match is not shot at": Shot(
        shootout(*LINES, "G7 R8", "G8"), "1 1", {"2", "3", "4", "5"}, easy="expert"
    ),
}
"""The right choices may score. The others cannot, or only with a small chance."""


@pytest.mark.parametrize("shot", CERTAIN.values(), ids=CERTAIN)
def test_the_champion_takes_a_certain_goal(shot: Shot) -> None:
    assert answers(shot.game) == shot.right


@pytest.mark.parametrize(("name", "level"), asked(CERTAIN))
def test_levels_with_mistakes_take_a_certain_goal(name: str, level: str) -> None:
    assert rarely_errs(CERTAIN[name].game, level, CERTAIN[name].right)


@pytest.mark.parametrize("shot", BETTER.values(), ids=BETTER)
def test_the_champion_takes_the_better_chance(shot: Shot) -> None:
    assert answers(shot.game) <= shot.right


@pytest.mark.parametrize(("name", "level"), asked(BETTER))
def test_levels_with_mistakes_take_the_better_chance(name: str, level: str) -> None:
    assert rarely_errs(BETTER[name].game, level, BETTER[name].right)


@pytest.mark.parametrize("shot", [*CERTAIN.values(), *BETTER.values()], ids=[*CERTAIN, *BETTER])
def test_the_exact_chances_prefer_the_right_choices(shot: Shot) -> None:
    game = shot.game
    odds = game.view(game.owing[0]).table.odds
    worst = min(odds[choice] for choice in shot.right)
    assert worst == 1 if shot in CERTAIN.values() else worst > 0
    assert all(odds[choice] < worst for choice in game.legal_moves() if choice not in shot.right)
