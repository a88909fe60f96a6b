"""Wrong moves, deals and options in The Match! are refused with their reason, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from tests.cardgames.the_match.conftest import LEVEL, half, match_of, penalties, played, shootout

LINES = "Y1 Y2 Y3 Y4 Y5 Y6", "B1 B2 B3 B4 B5 B6"


def everything(game: matchwood.Game) -> tuple[Any, ...]:
    return game.record(), [game.view(seat) for seat in (0, 1, None)], game.happenings, game.legal_moves()


def unchanged(game: matchwood.Game) -> Iterator[matchwood.Game]:
    before = everything(game)
    yield game
    assert everything(game) == before


@pytest.fixture
def attacking() -> Iterator[matchwood.Game]:
    """Yield a match in which seat 0 is on the outer card of the first row, and check after the test that it has not changed."""
    yield from unchanged(match_of(half("Y5", "B5"), moves="1"))


@pytest.fixture
def kicking_off() -> Iterator[matchwood.Game]:
    yield from unchanged(match_of(half("Y5", "B5")))


@pytest.fixture
def at_the_spot() -> Iterator[matchwood.Game]:
    yield from unchanged(penalties(shootout(*LINES, "Y7", "R8")))


@pytest.mark.parametrize("move", ["3", "4"])
def test_a_column_out_of_reach_is_refused_with_the_columns_in_reach(attacking: matchwood.Game, move: str) -> None:
    with pytest.raises(matchwood.IllegalMove, match=f"Column {move} cannot be reached .* Possible: 1, 2$") as refusal:
        attacking.play(move)
    assert refusal.value.expected == ("1", "2")


NO_COLUMNS = [
    "0",
    "5",
    "-1",
    " 1",
    "1 ",
    "1\n",
    "01",
    "1.0",
    "+1",
    "",
    "１",
    "²",
    "one",
    "1,1",
    "11",
    "a",
    "(1, 1)",
    "Y5",
    "pass",
    "\x00",
]


@pytest.mark.parametrize("move", NO_COLUMNS)
def test_a_text_that_is_not_a_column_is_refused_with_the_legal_columns(
    kicking_off: matchwood.Game, attacking: matchwood.Game, move: str
) -> None:
    for game, columns in ((kicking_off, ("1", "2", "3", "4")), (attacking, ("1", "2"))):
        with pytest.raises(matchwood.IllegalMove, match=r"not a column\. .*Possible: 1, 2") as refusal:
            game.play(move)
        assert refusal.value.expected == columns


@pytest.mark.parametrize("move", ["0", "6", " 5", "5 ", "", "shoot", "５", "1.0", "sixth", "Y1", "55"])
def test_a_shot_at_a_card_that_does_not_exist_is_refused(at_the_spot: matchwood.Game, move: str) -> None:
    with pytest.raises(matchwood.IllegalMove, match=r"one of the five.* Possible: 1, 2, 3, 4, 5$") as refusal:
        at_the_spot.play(move)
    assert refusal.value.expected == ("1", "2", "3", "4", "5")


@pytest.mark.parametrize("move", ["1" * 201, None, 1, 1.0, ["1"], b"1", {"move": "1"}, True])
def test_a_move_that_is_not_a_text_or_is_too_long_is_refused(
    kicking_off: matchwood.Game, at_the_spot: matchwood.Game, move: Any
) -> None:
    for game in (kicking_off, at_the_spot):
        with pytest.raises(matchwood.IllegalMove, match="a move is a text of at most 200 characters"):
            game.play(move)


@given(st.text(st.sampled_from("0123456 \t\n+-.１²aY"), max_size=4))
def test_any_other_text_is_refused_and_changes_nothing(text: str) -> None:
    for game in (match_of(half("Y5", "B5"), moves="1"), penalties(shootout(*LINES, "Y7", "R8"))):
        if text in game.legal_moves():
            continue
        before = everything(game)
        with pytest.raises(matchwood.IllegalMove) as refusal:
            game.play(text)
        assert len(str(refusal.value)) < 300
        assert everything(game) == before


def test_a_move_of_the_wrong_seat_or_in_a_finished_match_is_refused(kicking_off: matchwood.Game) -> None:
    with pytest.raises(matchwood.NotYourTurn, match="the game waits for seat 0"):
        kicking_off.play("1", seat=1)
    done = match_of(*LEVEL[:2], mode="league")
    with pytest.raises(matchwood.GameOver):
        done.play("1")


@pytest.mark.parametrize("players", [0, 1, 3, True, "2", None])
def test_only_two_players_are_accepted(players: Any) -> None:
    with pytest.raises(matchwood.BadPlayers, match="for 2 players"):
        matchwood.new("the_match", players=players)


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "friendly"},
        {"mode": True},
        {"circle": "half"},
        {"shared_sixth": 1},
        {"hide_after_miss": "yes"},
        {"goldenGoal": True},
    ],
)
def test_an_invalid_house_rule_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(matchwood.BadOption, match="The Match!"):
        matchwood.new("the_match", players=2, options=options)


# --- deals ---------------------------------------------------------------------------------------------------------------------

HALF = half("Y5", "B5")
FIELD = HALF["field"]
SHOOTOUT = shootout(*LINES, "Y7", "R8", "G9")


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        (HALF | {"dealer": 2}, "the dealer is seat 0 or 1, not 2"),
        (HALF | {"dealer": -1}, "seat 0 or 1, not -1"),
        (HALF | {"dealer": True}, "seat 0 or 1, not True"),
        (HALF | {"dealer": None}, "seat 0 or 1, not None"),
        (HALF | {"dealer": "0"}, "seat 0 or 1, not '0'"),
        (HALF | {"field": FIELD[:15]}, "the field is a list of 16 cards"),
        (HALF | {"field": [*FIELD, "Y9"]}, "the field is a list of 16 cards"),
        (HALF | {"field": [FIELD[:4], FIELD[4:8], FIELD[8:12], FIELD[12:]]}, "the field is a list of 16 cards"),
        (HALF | {"field": "Y1"}, "the field is a list of 16 cards, not 'Y1'"),
        (HALF | {"field": [*FIELD[:15], "Y1"]}, "the card Y1 appears twice: the field and the field"),
        (HALF | {"field": [*FIELD[:15], "Y12"]}, r"'Y12' \(the field\) is not a card of The Match!"),
        (HALF | {"field": [*FIELD[:15], "y9"]}, "'y9' .* is not a card"),
        (HALF | {"field": [*FIELD[:15], 9]}, "9 .* is not a card"),
        (HALF | {"field": [*FIELD[:15], None]}, "None .* is not a card"),
        (HALF | {"field": [*FIELD[:15], ["Y9"]]}, "is not a card"),
        (HALF | {"stacks": [["Y5"], ["Y5"]]}, "the card Y5 appears twice: the stack of seat 0 and the stack of seat 1"),
        (HALF | {"stacks": [["Y1"], []]}, "the card Y1 appears twice: the field and the stack of seat 0"),
        (HALF | {"stacks": [["Y5"]]}, "'stacks' is a list of two stacks"),
        (HALF | {"stacks": [["Y5"], [], []]}, "'stacks' is a list of two stacks"),
        (HALF | {"stacks": None}, "'stacks' is a list of two stacks, not None"),
        (HALF | {"stacks": ["Y5", "B5"]}, "the stack of seat 0 is a list of at most .* cards, not 'Y5'"),
        (HALF | {"circle": []}, "has the keys 'dealer', 'field', 'stacks', not .*'circle'"),
        ({"dealer": 0}, "has the keys 'dealer', 'field', 'stacks', not 'dealer'"),
        (SHOOTOUT, "has the keys 'dealer', 'field', 'stacks'"),
        ({"circle": []}, "not 'circle'"),
        ({"toss": 0}, "not 'toss'"),
        ({}, "not none"),
        ([], "has the keys"),
        (None, "has the keys"),
    ],
)
def test_an_impossible_half_is_refused_before_the_match_starts(deal: Any, said: str) -> None:
    with pytest.raises(matchwood.BadDeal, match=said):
        matchwood.new("the_match", players=2, deals=[deal])


@pytest.mark.parametrize(
    ("deal", "options", "said"),
    [
        (SHOOTOUT | {"goals": [LINES[0].split()]}, {}, "'goals' is a list of two lists of 6 cards"),
        (SHOOTOUT | {"goals": [LINES[0].split(), LINES[1].split()[:5]]}, {}, "'goals' is a list of two lists of 6 cards"),
        (SHOOTOUT | {"goals": None}, {}, "'goals' is a list of two lists of 6 cards, not None"),
        (SHOOTOUT | {"goals": [LINES[0].split()] * 2}, {}, "Y1 appears twice: the line of seat 0 and the line of seat 1"),
        (shootout(*LINES, "Y6"), {}, "Y6 appears twice: the line of seat 0 and the stack of seat 0"),
        (shootout(*LINES, "Y7", circle="Y7"), {}, "Y7 appears twice: the stack of seat 0 and the circle"),
        (SHOOTOUT | {"circle": "Y9"}, {}, "the circle is a list of at most"),
        (SHOOTOUT | {"dealer": 5}, {}, "the dealer is seat 0 or 1"),
        (SHOOTOUT, {"shared_sixth": True}, "the sixth card is shared: it is 'Y6' here and 'B6' there"),
        (shootout("Y1 Y2 Y3 Y4 Y5 Y6", "B1 B2 B3 B4 B5 Y6"), {}, "Y6 appears twice"),
        (shootout("Y1 Y2 Y3 Y4 Y5 Y6", "B1 B2 B3 B4 Y6 Y6"), {"shared_sixth": True}, "Y6 appears twice"),
        (HALF, {}, "has the keys 'dealer', 'goals', 'stacks', 'circle', not 'dealer', 'field', 'stacks'"),
        ({"circle": []}, {}, "has the keys 'dealer', 'goals', 'stacks', 'circle', not 'circle'"),
    ],
)
def test_an_impossible_shootout_is_refused(deal: Any, options: dict[str, Any], said: str) -> None:
    with pytest.raises(matchwood.BadDeal, match=said):
        penalties(deal, **options)


@pytest.mark.parametrize(
    ("piles", "said"),
    [
        ([{"circle": ["Y1", "Y7"]}], "deal 6: the card Y1 appears twice: in the lines and the circle"),
        ([{"circle": ["Y7", "Y7"]}], "deal 6: the card Y7 appears twice"),
        ([{"circle": 3}], "deal 6: the circle is a list of at most"),
        ([{"toss": 0}], "deal 6: .* has the keys 'circle', not 'toss'"),
        ([{"circle": []}] * 4 + [{"toss": 1}], "deal 10: .* has the keys 'circle', not 'toss'"),
        ([{"circle": []}] * 6, "deal 11: .* has the keys 'toss', not 'circle'"),
        ([{"circle": []}] * 5 + [{"toss": 2}], "deal 11: the toss is won by seat 0 or 1, not 2"),
        ([{"circle": []}] * 5 + [{"toss": True}], "deal 11: the toss is won by seat 0 or 1, not True"),
    ],
)
def test_a_pile_or_toss_that_is_not_due_or_impossible_is_refused(piles: list[Any], said: str) -> None:
    with pytest.raises(matchwood.BadDeal, match=said):
        penalties(shootout(*LINES), *piles)


@pytest.mark.parametrize("before", [0, 2])
def test_two_halves_in_a_row_by_the_same_dealer_are_refused(before: int) -> None:
    deals = [*LEVEL[:before], half("Y5", "B5", dealer=0), half(dealer=0)]
    with pytest.raises(matchwood.BadDeal, match=f"deal {before + 2}: seat 1 deals this half, since seat 0 dealt the one before"):
        match_of(*deals)


def test_a_deal_given_later_is_refused_when_it_is_due_and_changes_nothing() -> None:
    for deal in (half(dealer=1), HALF | {"field": FIELD[:15], "dealer": 0}, SHOOTOUT, {"toss": 0}):
        game = match_of(half("Y5", dealer=1))
        game.deal_in_advance(deal)
        before = everything(game)
        with pytest.raises(matchwood.BadDeal):
            played(game, "4")
        assert everything(game) == before


def test_a_broken_record_is_refused_with_its_event_number() -> None:
    record = match_of(half("Y5", "B5"), moves="1").record()
    with pytest.raises(matchwood.BadRecord, match=r"event 3: .*Column 3 cannot be reached"):
        matchwood.load({**record, "events": [*record["events"], {"seat": 0, "move": "3"}]})
    early = [{"deal": deal} for deal in LEVEL]
    with pytest.raises(matchwood.BadRecord, match="event 5: the deal that is due here has the keys 'dealer', 'goals'"):
        matchwood.load({**record, "events": [*early, {"deal": HALF}]})
    with pytest.raises(matchwood.BadRecord, match="event 5: a deal is due here, not a move"):
        matchwood.load({**record, "events": [*early, {"seat": 0, "move": "1"}]})
    with pytest.raises(matchwood.BadRecord, match="event 2: no deal is due here"):
        matchwood.load({**record, "events": [{"deal": HALF}, {"deal": HALF | {"dealer": 0}}]})
