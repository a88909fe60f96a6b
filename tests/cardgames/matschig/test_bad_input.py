"""Wrong moves, deals and options in Matschig are refused with their reason, and the game does not change."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from matchwood.cardgames.contract import Refusal
from matchwood.cardgames.matschig.contract import (
    Alone,
    AtOneself,
    DuckNames,
    HoldsNothingOff,
    InOrder,
    NoAnswer,
    NoCard,
    NoDefence,
    NoPlayer,
    NotHeld,
    NoThrow,
    OneOfEach,
    OnlyMissing,
    OnlyUmbrellas,
    OnMud,
    OverThirteen,
    ShieldInOrder,
    ThirteenNames,
    TooWeak,
)
from tests.cardgames.matschig.conftest import deal, game_of, let

HAND = "W5 W3 S3 S5 Wind Sun"


def everything(game: matchwood.Game) -> tuple[Any, ...]:
    moves = [game.legal_moves(seat) for seat in range(game.players)]
    return game.record(), [game.view(seat) for seat in (*range(game.players), None)], game.happenings, moves, game.undisclosed


def throwing() -> tuple[matchwood.Game, int]:
    return game_of(f"{HAND}|W1 S1|U1"), 0


def asked() -> tuple[matchwood.Game, int]:
    return game_of(f"{HAND}|S2 S2 S1 W2|S2|S2", moves="throw W5 S3 B"), 1


def lacking() -> tuple[matchwood.Game, int]:
    return game_of(f"{HAND}|S1 W2|S2|S2", moves="throw W5 S3 B"), 1


def hit() -> tuple[matchwood.Game, int]:
    return let(game_of("W7 S5|U5 U1 U1 Wind 13 Duck W2|Share", moves="throw W7 S5 B")), 1


def hit_hard() -> tuple[matchwood.Game, int]:
    return game_of("W7 S7|U5 U3 13 W2|Share", moves="throw W7 S7 B"), 1


def hit_by_equals() -> tuple[matchwood.Game, int]:
    return let(game_of("W2 S4|U2 U3 13|W2", moves="throw W2 S4 B, C add W2 B")), 1


@pytest.mark.parametrize(
    ("position", "move", "refusal"),
    [
        (throwing, "throw W5 S3 A", AtOneself([1, 2])),
        (throwing, "throw W5 S3 D", NoPlayer([1, 2])),
        (throwing, "throw W5 S3 b", NoPlayer([1, 2])),
        (throwing, "throw W5 S3", NoThrow()),
        (throwing, "throw W5 W3 B", OneOfEach()),
        (throwing, "throw S3 W5 B", NoThrow()),
        (throwing, "throw Wind Sun B", OneOfEach()),
        (throwing, "throw Share 13 B", OneOfEach()),
        (throwing, "throw W5 S3 S5 B", NoThrow()),
        (throwing, "throw W4 S3 B", NotHeld("W4", 0, "4")),
        (throwing, "throw W5 S4 B", NotHeld("S4", 0, "4")),
        (throwing, "throw W6 S3 B", NoCard()),
        (throwing, "take", NoThrow()),
        (throwing, "let", NoThrow()),
        (throwing, "", NoThrow()),
        (throwing, " throw W5 S3 B", NoThrow()),
        (throwing, "throw  W5 S3 B", NoThrow()),
        (throwing, "throw W5 S3 B ", NoThrow()),
        (throwing, "Throw W5 S3 B", NoThrow()),
        (asked, "add S2 S2 A", NoAnswer("S2")),
        (asked, "add W2 A", OnlyMissing("S2")),
        (asked, "add S1 A", OnlyMissing("S2")),
        (asked, "add S2 B", AtOneself([2, 3, 0])),
        (asked, "add S2 F", NoPlayer([2, 3, 0])),
        (asked, "add S2", NoAnswer("S2")),
        (asked, "Let", NoAnswer("S2")),
        (asked, "take", NoAnswer("S2")),
        (asked, "add  S2 A", NoAnswer("S2")),
        (lacking, "add S2 A", NotHeld("S2", 0, "6")),
        (hit, "let", NoDefence()),
        (hit, "", NoDefence()),
        (hit, "W2", HoldsNothingOff()),
        (hit, "W7 S5", HoldsNothingOff()),
        (hit, "Share", NotHeld("Share", 0, "7")),
        (hit, "Sun", NotHeld("Sun", 0, "7")),
        (hit, "Wind U1", Alone("Wind")),
        (hit, "Wind Sun", Alone("Wind")),
        (hit, "take U1", Alone(None)),
        (hit, "Duck B", AtOneself([2, 0])),
        (hit, "Duck", DuckNames([2, 0])),
        (hit, "Duck A C", DuckNames([2, 0])),
        (hit, "Duck Z", NoPlayer([2, 0])),
        (hit, "13", ThirteenNames(["W7", "S5"])),
        (hit, "13 W2", ThirteenNames(["W7", "S5"])),
        (hit, "13 S5 W7", InOrder(["W7", "S5"])),
        (hit, "shield", OnMud(["W7", "S5"])),
        (hit, "shield W7=U1+U5", TooWeak("W7", ["U1", "U5"], 1)),
        (hit, "shield W7=U5+U1+U1", ShieldInOrder()),
        (hit, "shield S5=U5 W7=U1", TooWeak("W7", ["U1"], 6)),
        (hit, "shield S5=U5 W7=U5", NotHeld("U5", 1, "7")),
        (hit, "shield W7=U1+U1+U5 S5=U5", NotHeld("U5", 1, "7")),
        (hit, "shield S5=U7", NotHeld("U7", 0, "7")),
        (hit, "shield S5=Wind", OnlyUmbrellas("S5")),
        (hit, "shield S5=U5+Wind", OnlyUmbrellas("S5")),
        (hit, "shield S2=U5", OnMud(["W7", "S5"])),
        (hit, "shield S5", OnMud(["W7", "S5"])),
        (hit, "shield S5=", OnlyUmbrellas("S5")),
        (hit, "shield W7+S5=U5", OnMud(["W7", "S5"])),
        (hit, "shield S5=U5 S5=U5", NotHeld("U5", 1, "7")),
        (hit_hard, "13 W7 S7", OverThirteen(14)),
        (hit_hard, "13 W7 W7", ThirteenNames(["W7", "S7"])),
        (hit_by_equals, "shield W2=U3 W2=U2", ShieldInOrder()),
        (hit_by_equals, "13 S4 W2", InOrder(["W2", "S4", "W2"])),
    ],
)
def test_an_illegal_move_is_refused_with_the_reason_and_the_legal_moves(position: Any, move: str, refusal: Refusal) -> None:
    game, seat = position()
    before = everything(game)
    with pytest.raises(matchwood.IllegalMove) as error:
        game.play(move, seat=seat)
    assert error.value.refusal == refusal
    assert set(error.value.expected) == set(game.legal_moves(seat))
    assert everything(game) == before


def test_a_second_offer_of_the_same_player_is_refused() -> None:
    game, seat = asked()
    game.play("add S2 A", seat=seat)
    before = everything(game)
    for move in ("let", "add S2 C"):
        with pytest.raises(matchwood.NotYourTurn, match="seat 1 has already decided"):
            game.play(move, seat=seat)
    assert everything(game) == before


def test_the_thrower_and_the_seats_that_are_not_hit_have_nothing_to_decide() -> None:
    game, _ = asked()
    with pytest.raises(matchwood.NotYourTurn, match="seat 0 has no decision to make now; the game waits for seat 1, 2, 3"):
        game.play("add S2 C", seat=0)
    with pytest.raises(matchwood.NotYourTurn, match="give the seat of the move"):
        game.play("let")
    with pytest.raises(matchwood.NotYourTurn, match="there is no seat 4"):
        game.play("let", seat=4)
    game, _ = hit()
    with pytest.raises(matchwood.NotYourTurn, match="the game waits for seat 1"):
        game.play("Share", seat=2)


def test_a_seat_that_is_out_cannot_be_a_target() -> None:
    game = game_of([deal("|W1 S1||", first=seat) for seat in "ABC"], party=True, moves=", ".join(["throw W1 S1 A, take"] * 2))
    game.deal_in_advance(deal("|W1 S1||", first="D"))
    game.play("throw W1 S1 A")
    game.play("take")
    with pytest.raises(matchwood.IllegalMove, match="seat 0 is out"):
        game.play("throw W1 S1 A")


def test_a_refusal_names_only_some_of_very_many_shields() -> None:
    game = let(game_of("W2 S3|U1 U2 U3 U4 U5 U6 U7|W1", moves="throw W2 S3 B, C add W1 B"))
    with pytest.raises(matchwood.IllegalMove) as refusal:
        game.play("shield W2=U1")
    assert len(refusal.value.expected) < 100 < len(game.legal_moves())
    assert set(refusal.value.expected) <= set(game.legal_moves())
    assert {move.partition("=")[0] for move in refusal.value.expected} == {"take", "shield W2", "shield S3", "shield W1"}
    assert len(str(refusal.value)) < 1000


@given(st.text(st.sampled_from("WSU1257 =+ABCthrowadletshiDuck3\n\té８"), max_size=20), st.sampled_from([throwing, asked, hit]))
def test_any_other_text_is_refused_and_changes_nothing(text: str, position: Any) -> None:
    game, seat = position()
    before = everything(game)
    if text in game.legal_moves(seat):
        return
    with pytest.raises(matchwood.IllegalMove):
        game.play(text, seat=seat)
    assert everything(game) == before


# --- deals ---------------------------------------------------------------------------------------------------------------------

GOOD = {"first": 0, "hands": [["W5"], ["S3", "U1"], []], "pile": ["13"]}


@pytest.mark.parametrize(
    ("dealt", "said"),
    [
        (GOOD | {"first": 3}, "the first player is a seat of 0, 1, 2, not 3"),
        (GOOD | {"first": -1}, "a seat of 0, 1, 2, not -1"),
        (GOOD | {"first": True}, "a seat of 0, 1, 2, not True"),
        (GOOD | {"first": "A"}, "a seat of 0, 1, 2, not 'A'"),
        (GOOD | {"first": 10**30}, "a seat of 0, 1, 2"),
        (GOOD | {"hands": [["W5"], []]}, "a list of 3 lists of cards"),
        (GOOD | {"hands": [["W5"], "S3", []]}, "a list of 3 lists of cards"),
        (GOOD | {"hands": None}, "a list of 3 lists of cards"),
        (GOOD | {"hands": [["W6"], [], []]}, "seat 0 is dealt 'W6', which is not a card of Matschig"),
        (GOOD | {"hands": [[], ["Distribute"], []]}, "seat 1 is dealt 'Distribute', which is not a card"),
        (GOOD | {"hands": [[], [], [13]]}, "seat 2 is dealt 13, which is not a card"),
        (GOOD | {"hands": [[], [], [["W1"]]]}, "which is not a card"),
        (GOOD | {"hands": [["W5"] * 6, ["W5"], []]}, "seat 1 is dealt one W5 more than the deck has"),
        (GOOD | {"hands": [["U3"] * 4, [], []], "pile": ["U3"]}, "the pile contains one U3 more than the deck has"),
        (GOOD | {"pile": ["Sun", "Sun", "Sun"]}, "one Sun more than the deck has"),
        (GOOD | {"pile": ["U8"]}, "the pile contains 'U8', which is not a card"),
        (GOOD | {"pile": "13"}, "'pile' is a list of cards"),
        (GOOD | {"pile": None}, "'pile' is a list of cards"),
        (GOOD | {"dealer": 0}, "the keys 'first', 'hands' and 'pile'"),
        ({"first": 0, "hands": [[], [], []]}, "the keys 'first', 'hands' and 'pile', not 'first', 'hands'"),
        ({}, "not none"),
        ([], "keys"),
        (None, "keys"),
    ],
)
def test_an_impossible_deal_is_refused_before_the_game_starts(dealt: Any, said: str) -> None:
    with pytest.raises(matchwood.BadDeal, match=f"deal 1: .*{said}"):
        matchwood.new("matschig", players=3, deals=[dealt])


def test_each_round_starts_with_the_next_seat_and_more_deals_than_rounds_are_refused() -> None:
    with pytest.raises(matchwood.BadDeal, match=r"deal 2: seat 2 begins this round \(it goes round clockwise\), not seat 1"):
        matchwood.new("matschig", players=4, deals=[deal("|||", first="B"), deal("|||", first="B")])
    with pytest.raises(matchwood.BadDeal, match="deal 3: the game has only 2 rounds"):
        matchwood.new("matschig", players=3, options={"rounds": 2}, deals=[deal("||", first=seat) for seat in "ABC"])
    with pytest.raises(matchwood.BadDeal, match=r"deal 2: the game has only 1 round$"):
        matchwood.new("matschig", players=3, options={"rounds": 1}, deals=[deal("||", first=seat) for seat in "AB"])


def test_a_deal_with_cards_for_a_seat_that_is_out_is_refused_when_it_is_due_and_changes_nothing() -> None:
    game = game_of([deal("|W1 S1|", first=seat) for seat in "ABC"], party=True, moves=", ".join(["throw W1 S1 A, take"] * 2))
    game.play("throw W1 S1 A")
    before = everything(game)
    for bad, said in (
        (deal("W1||", first="B"), "seat 0 is out and gets no cards"),
        (deal("||", first="A"), "a seat of 1, 2, not 0"),
    ):
        trial = game.copy()
        trial.deal_in_advance(bad)
        with pytest.raises(matchwood.BadDeal, match=said):
            trial.play("take")
        assert everything(trial) == before


def test_another_split_of_the_deck_has_other_copies_of_a_card() -> None:
    dealt = deal("U1 U1 U1 U1 U1 U1||")
    assert matchwood.new("matschig", players=3, options={"split": "4/6/4"}, deals=[dealt]).deals[0] == dealt
    with pytest.raises(matchwood.BadDeal, match="one U1 more than the deck has"):
        matchwood.new("matschig", players=3, deals=[dealt])


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"rounds": 13}, "'rounds'"),
        ({"rounds": 0}, "'rounds'"),
        ({"rounds": True}, "'rounds'"),
        ({"interrupt_order": "speed"}, "'clockwise', 'target_first'"),
        ({"on_stall": "deadlock"}, "'redraw', 'end_round'"),
        ({"party": 1}, "'party'"),
        ({"split": "8/1/1"}, "'split'"),
        ({"deck": "6/4/2"}, "has no option 'deck'"),
    ],
)
def test_an_invalid_option_is_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(matchwood.BadOption, match=said):
        matchwood.new("matschig", players=3, options=options)


def test_a_record_with_an_illegal_move_is_refused_with_its_event_number() -> None:
    record = game_of("W5 S3|S2|S2", moves="throw W5 S3 B").record()
    record["events"] += [{"seat": 1, "move": "add S2 B"}, {"seat": 2, "move": "let"}]
    with pytest.raises(matchwood.BadRecord, match=r"event 3: .*You cannot aim at yourself"):
        matchwood.load(record)
