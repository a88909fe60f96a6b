"""Each player sees the pitch from the own side. Pictures show the path of the ball, cards in reach and shots without colours."""

from __future__ import annotations

import io

import pytest
from msgspec.structs import replace
from rich.console import Console

import matchwood
from matchwood.api.view import ViewFields
from matchwood.cardgames.the_match.contract import MatchResult, Table
from matchwood.terminal.catalogue import table_of
from matchwood.terminal.tables.terminal_table import Scene, TerminalTable
from tests.terminal.the_match import OPEN_LANE, half, shootout


def text_of(picture: object, width: int = 80, height: int = 22) -> str:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None, force_terminal=False).print(picture, height=height)
    return out.getvalue()


def terminal_table(seat: int = 0, language: str = "en") -> TerminalTable[Table]:
    names = ["You", "Bruno"] if seat == 0 else ["Ada", "You"]
    return table_of("the_match", language, names, seat)


class WatchedMatch:
    """A game, and the scenes that a seat sees after each move."""

    def __init__(self, game: matchwood.Game, seat: int = 0, language: str = "en") -> None:
        self.game, self.seat, self.drawn = game, seat, terminal_table(seat, language)
        self.told = 0
        self.view: ViewFields[Table] = game.views([seat])[0]
        self.scenes = self.shown()

    def play(self, *moves: str) -> list[str]:
        """Make these moves, and return the pictures of all scenes after them."""
        self.scenes = [scene for move in moves for scene in self.after(move)]
        pictures = [text_of(scene.picture) for scene in self.scenes]
        for picture in pictures:
            assert picture.count("\n") <= 23, picture
        return pictures

    def after(self, move: str) -> list[Scene]:
        self.game.play(move)
        return self.shown()

    def shown(self) -> list[Scene]:
        happenings = self.game.happenings[self.told :]
        self.told += len(happenings)
        before, self.view = self.view, self.game.views([self.seat])[0]
        return self.drawn.scenes(before, happenings, self.view)


def attacked(dealer: int, ball: str, other: str = "B11") -> matchwood.Game:
    stacks = [[ball, "R11"], [other]] if dealer == 1 else [[other], [ball, "R11"]]
    return matchwood.new("the_match", players=2, deals=[half(dealer, OPEN_LANE, *stacks)])


def ends_of(table: WatchedMatch) -> list[str]:
    """Return the lines with the far goal, the numbers of the columns, the nearest row of cards and the near goal."""
    shown = text_of(table.drawn.picture(table.view)).splitlines()
    far = next(number for number, line in enumerate(shown) if "╔═" in line and "═╗" in line and "✓" not in line)
    return [shown[far], shown[far + 1], shown[far + 12], shown[far + 14]]


def test_seat_a_sees_its_first_row_below_and_column_1_on_the_left() -> None:
    table = WatchedMatch(attacked(1, "Y5"))
    table.play("1")
    far, numbers, nearest, near = ends_of(table)
    assert numbers.split()[:4] == ["1", "2", "3", "4"]
    assert 0 < nearest.find("Y1") < 10
    assert "Bruno" in far
    assert "You" in near


def test_seat_b_sees_the_pitch_rotated_with_the_same_column_numbers() -> None:
    table = WatchedMatch(attacked(0, "Y5"), seat=1)
    table.play("1")
    far, numbers, nearest, near = ends_of(table)
    assert numbers.split()[:4] == ["4", "3", "2", "1"]
    assert 30 < nearest.find("Y4") < 42, "A's fourth row is the nearest to B"
    assert "Ada" in far
    assert "You" in near


def test_the_path_of_the_ball_and_the_cards_in_reach_have_different_frames() -> None:
    table = WatchedMatch(attacked(1, "Y5"))
    table.play("1", "1")
    shown = text_of(table.drawn.picture(table.view))
    assert shown.count("╔══ ✓ ══╗") == 1
    assert shown.count("╔══ ● ══╗") == 1
    assert "┏━━ 1 ━━┓ ┏━━ 2 ━━┓ ╭───────╮ ╭───────╮" in shown
    assert " ▲ " in shown


def test_a_card_without_a_match_is_marked_and_explained() -> None:
    table = WatchedMatch(attacked(1, "Y5"))
    (missed, theirs) = table.play("2")
    assert "B1 does not fit: neither yellow nor 5." in missed
    assert "╔══ ✗ ══╗" in missed
    assert "Bruno’s ball" in theirs
    assert " ▼ " in theirs
    assert table.scenes[0].pauses is not None


def test_the_frames_show_the_chances_when_they_are_switched_on() -> None:
    table = WatchedMatch(attacked(1, "Y5"))
    table.play("1", "1", "1")
    assert "%" not in text_of(table.drawn.picture(table.view))
    assert table.drawn.switches(table.view, "o")
    assert text_of(table.drawn.picture(table.view)).count("┗━ 25% ━┛") == 2


@pytest.mark.parametrize(("language", "cheer"), [("en", "GOAL!  You 1 : 0 Bruno"), ("de", "TOOOR!  You 1 : 0 Bruno")])
def test_a_goal_is_shown_with_a_cheer(language: str, cheer: str) -> None:
    table = WatchedMatch(attacked(1, "Y5"), language=language)
    pictures = table.play("1", "1", "1", "1")
    assert sum(cheer in picture for picture in pictures) > 1
    assert "You Y5 → Y1✓ Y2✓ Y3✓ Y4✓ ●" in text_of(table.drawn.picture(table.view))


def test_at_half_time_the_scoreboard_stays_until_the_player_continues() -> None:
    game = matchwood.new("the_match", players=2, deals=[half(1, OPEN_LANE, ["Y5"], [])])
    table = WatchedMatch(game)
    pictures = table.play("1", "1", "1", "1")
    (whistle,) = [picture for scene, picture in zip(table.scenes, pictures, strict=True) if scene.pauses is None]
    for words in ("Half-time", "First half", "for the second half"):
        assert words in whistle
    assert "Second half" not in whistle


def test_in_the_memory_game_the_picture_shows_cards_only_while_they_are_open() -> None:
    deal = half(1, OPEN_LANE, ["Y5", "R11"], ["B11"])
    table = WatchedMatch(matchwood.new("the_match", players=2, deals=[deal], options={"hide_after_miss": True}))
    pictures = table.play("1", "2")
    assert "Y1" in pictures[1]
    assert "B2" in pictures[1]
    assert "   │░░░░░░░│" in text_of(table.drawn.picture(table.view))
    seen = table.view.table.seen
    assert seen is not None
    assert seen[0][0] == "Y1"
    lanes = text_of(table.drawn.picture(table.view)).replace("→ Y1✓ B2✗", "").partition("B2 does not fit")[2]
    assert "Y1" not in lanes
    assert "turned face \ndown again" in lanes


def test_a_shot_is_shown_card_by_card() -> None:
    table = WatchedMatch(shootout(["Y9", "G11"], ["R11"]))
    first, *goals, theirs = table.play("1")
    assert "Card 1: Y1 fits: yellow." in first
    assert "Y7" not in first
    assert "In goal: Y7 fits, too. Goal! You score! You 1, Bruno 0." in goals[0]
    assert goals[0].count("✓ ══╗") == 2
    assert "You    1  ●·\n" in goals[0]
    assert "Bruno’s ball" in theirs
    (held, *_) = table.play("1")
    assert "G1 does not fit: neither red nor 11. No goal for Bruno." in held
    assert "Shot 1 of 1" in held


def test_a_tied_shootout_continues_with_the_circle_and_then_a_pile() -> None:
    table = WatchedMatch(shootout(["R11"], ["Y11"], ("B11", "Y10")))
    table.play("1")
    pictures = table.play("1")
    assert any("A draw: 0 : 0." in picture and "balls from the circle" in picture for picture in pictures)
    assert "1 ball in the circle" in text_of(table.drawn.picture(table.view))
    table.play("1")
    pictures = table.play("1")
    assert any("Still a draw. The balls are shuffled: pile 1 of 5." in picture for picture in pictures)
    assert "Shots from pile 1 of 5 · Pair 2" in text_of(table.drawn.picture(table.view))


def test_the_result_names_a_draw_penalties_and_a_toss() -> None:
    ends = {
        "You 2 : 2 Bruno. A draw.": MatchResult([1, 1], [2, 2]),
        "You 2 : 2 Bruno, 2 : 0 on penalties. You win!": MatchResult([1, 2], [2, 2], [2, 0]),
        "You 0 : 1 Bruno. Bruno wins.": MatchResult([2, 1], [0, 1]),
    }
    for words, result in ends.items():
        assert terminal_table().ending(attacked(1, "Y5").views([0])[0], result) == words
    view = shootout(["Y9"], ["B9"]).views([0])[0]
    tossed = replace(view, table=replace(view.table, shootout=replace(view.table.shootout, toss=1)))
    said = terminal_table().ending(tossed, MatchResult([2, 1], [0, 0], [1, 1]))
    assert said == "You 0 : 0 Bruno, 1 : 1 on penalties. A draw after five piles. Bruno wins the toss. Bruno wins."


@pytest.mark.parametrize(("width", "height", "lines"), [(80, 22, 3), (100, 38, 5)])
def test_a_larger_terminal_shows_larger_cards(width: int, height: int, lines: int) -> None:
    table = WatchedMatch(attacked(1, "Y5"))
    shown = text_of(table.drawn.picture(table.view), width, height).splitlines()
    assert len(shown) <= height
    top = next(number for number, line in enumerate(shown) if "┏━" in line and " 1 " in line)
    assert "┗━" in shown[top + lines - 1]
    assert sum("░" in line for line in shown) == 4 * (lines - 2)


@pytest.mark.exhaustive
def test_the_longest_shootout_fits_on_the_screen_and_ends_with_a_toss() -> None:
    table = WatchedMatch(matchwood.new("the_match", players=2, seed=1))
    while not table.game.over:
        chances = table.view.table.odds
        pictures = table.play(min(chances, key=chances.__getitem__))
    assert "★ ★ ★ You ★ ★ ★" in pictures[-2]
    assert "Full time" in pictures[-1]
    assert "…○○○○○○○○○○○○○○○○" in pictures[-1]
    assert table.view.result is not None
    assert table.drawn.ending(table.view, table.view.result).endswith("You win the toss. You win!")
    assert text_of(table.drawn.sheet(table.view)).count("\n") <= 22
