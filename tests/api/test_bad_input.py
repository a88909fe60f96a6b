"""The library refuses wrong arguments, moves and records. The error names what was expected, and the game does not change."""

from __future__ import annotations

import math
from collections.abc import Iterator
from enum import IntEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood


class Seat(IntEnum):
    """The seats as an enumeration, which a program may pass as `seat`."""

    ADA = 0
    BEA = 1
    CEM = 2


@pytest.fixture
def game() -> Iterator[matchwood.Game]:
    """Yield a game, and check after the test that it has not changed."""
    hands = [["L5", "T1"], ["L2", "T9"], ["B1", "T6"]]
    game = matchwood.new("matchmaster", players=3, seed=1, deals=[{"dealer": 2, "hands": hands}])
    for seat in range(3):
        game.play("bid 1", seat=seat)
    game.play("L5")
    before = game.record(), [game.view(seat) for seat in range(3)], game.happenings
    yield game
    assert (game.record(), [game.view(seat) for seat in range(3)], game.happenings) == before


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("T9", "Follow suit: light orange. Possible: L2"),
        ("B1", "'B1': You do not have Dark blue 1"),
        ("L14", "'L14': This is not a card"),
        ("l2", "not a card"),
        (" L2", "not a card"),
        ("L2 ", "not a card"),
        ("L02", "not a card"),
        ("", "not a card"),
        ("bid 1", "'bid 1': This is not a card"),
        ("x" * 10_000, "at most 200 characters"),
        (None, "a move is a text"),
        (5, "a move is a text"),
    ],
)
def test_an_illegal_card_is_refused_with_the_reason_and_the_legal_moves(game: matchwood.Game, move: Any, said: str) -> None:
    with pytest.raises(matchwood.IllegalMove, match=said) as refusal:
        game.play(move, seat=1)
    assert refusal.value.expected == ("L2",)


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (0, "seat 0 has no decision to make now; the game waits for seat 1"),
        (7, "there is no seat 7"),
        (-1, "no seat -1"),
        ("1", "no seat '1'"),
    ],
)
def test_a_wrong_seat_is_refused(game: matchwood.Game, seat: Any, said: str) -> None:
    with pytest.raises(matchwood.NotYourTurn, match=said):
        game.play("L2", seat=seat)


def test_a_seat_may_be_one_of_an_enumeration(game: matchwood.Game) -> None:
    assert [game.legal_moves(seat) for seat in Seat] == [game.legal_moves(seat) for seat in range(3)]
    assert any(map(game.legal_moves, Seat)), "a seat has to decide"


@pytest.mark.parametrize(
    "move", ["bid", "bid 8", "bid -1", "bid 03", "bid  3", "bid 3 ", "Bid 3", "bid ³", "3", "T5", "bid 999999999999"]
)
def test_an_illegal_bid_is_refused(move: str) -> None:
    game = matchwood.new("matchmaster", players=3, seed=1)
    with pytest.raises(matchwood.IllegalMove, match="a whole number from 0 to 7"):
        game.play(move, seat=0)
    assert game.owing == (0, 1, 2)


def test_a_move_without_a_seat_is_refused_if_several_seats_have_to_decide() -> None:
    game = matchwood.new("matchmaster", players=3, seed=1)
    with pytest.raises(matchwood.NotYourTurn, match="give the seat of the move"):
        game.play("bid 1")
    game.play("bid 1", seat=0)
    with pytest.raises(matchwood.NotYourTurn, match="seat 0 has already decided; the game waits for seat 1, 2"):
        game.play("bid 2", seat=0)


def test_a_game_that_is_over_accepts_no_move() -> None:
    game = matchwood.new("matchmaster", players=2, seed=1, options={"rounds": "short"})
    while not game.over:
        game.play(game.legal_moves(game.owing[0])[0], seat=game.owing[0])
    with pytest.raises(matchwood.GameOver):
        game.play("bid 1", seat=0)
    assert game.owing == ()
    assert game.legal_moves(0) == []


@pytest.mark.parametrize("players", [1, 8, 0, -3, True, 4.0, "4", None, pytest.param(10**5000, id="huge")])
def test_an_impossible_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(matchwood.BadPlayers, match="MatchMaster is for 2 to 7 players"):
        matchwood.new("matchmaster", players=players)


@pytest.mark.parametrize("key", ["mastermatch", "", None, 3, "__init__", ["matchmaster"]])
def test_an_unknown_game_is_refused(key: Any) -> None:
    with pytest.raises(matchwood.UnknownGame, match="matchmaster"):
        matchwood.new(key, players=3)


@pytest.mark.parametrize(
    "options",
    [{"hook": "yes"}, {"undertrump": "maybe"}, {"undertrump": True}, {"undertrump": ["free"]}, {1: 2}, "free", ["undertrump"], 5],
)
def test_an_unknown_option_or_value_is_refused(options: Any) -> None:
    with pytest.raises(matchwood.BadOption):
        matchwood.new("matchmaster", players=3, options=options)


GOOD = {"dealer": 2, "hands": [["T5"], ["L3"], ["B9"]]}


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        (GOOD | {"hands": [["T5"], ["L3"], ["T5"]]}, "T5 is dealt twice, to seat 0 and to seat 2"),
        (GOOD | {"hands": [["T5"], ["L3"]]}, "3 lists of cards"),
        (GOOD | {"hands": [["T5", "T6"], ["L3"], ["B9"]]}, "equally long"),
        (GOOD | {"hands": [[], [], []]}, "not empty"),
        (GOOD | {"hands": [["T14"], ["L3"], ["B9"]]}, "'T14', which is not a card"),
        (GOOD | {"hands": [[5], ["L3"], ["B9"]]}, "5, which is not a card"),
        (GOOD | {"hands": "T5"}, "3 lists of cards"),
        (GOOD | {"dealer": 3}, "a seat from 0 to 2"),
        (GOOD | {"dealer": True}, "a seat from 0 to 2"),
        (GOOD | {"leader": 1}, "the keys 'dealer' and 'hands'"),
        ({"hands": []}, "the keys 'dealer' and 'hands'"),
        ({}, "not none"),
        ([], "keys"),
    ],
)
def test_an_impossible_deal_is_refused_before_the_game_starts(deal: Any, said: str) -> None:
    with pytest.raises(matchwood.BadDeal, match=said):
        matchwood.new("matchmaster", players=3, deals=[deal])


def test_a_deal_by_the_wrong_dealer_is_refused_by_its_number() -> None:
    with pytest.raises(matchwood.BadDeal, match="deal 2: seat 0 deals this round"):
        matchwood.new("matchmaster", players=3, deals=[GOOD, GOOD])


def test_a_deal_that_does_not_fit_after_the_moves_is_refused_by_its_number_and_changes_nothing() -> None:
    game = matchwood.new("matchmaster", players=2, deals=[{"dealer": 0, "hands": [["T5"], ["L3"]]}])
    game.deal_in_advance({"dealer": 0, "hands": [["T5"], ["L3"]]})
    for move in ("bid 0", "bid 0"):
        game.play(move, seat=game.owing[0])
    game.play(game.legal_moves()[0])
    before = game.record()
    with pytest.raises(matchwood.BadDeal, match=r"^deal 2, which was given in advance: seat 1 deals this round"):
        game.play(game.legal_moves()[0])
    assert game.record() == before


def test_more_deals_than_rounds_are_refused() -> None:
    deals = [{"dealer": number % 2, "hands": [["T5"], ["L3"]]} for number in range(8)]
    with pytest.raises(matchwood.BadDeal, match="only 7 rounds"):
        matchwood.new("matchmaster", players=2, deals=deals, options={"rounds": "short"})


def test_deals_that_are_not_a_list_are_refused() -> None:
    with pytest.raises(matchwood.BadDeal, match="deals must be a list, not 5"):
        matchwood.new("matchmaster", players=3, deals=5)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", ["7", 1.5, True, pytest.param(10**5000, id="huge"), pytest.param(-(10**5000), id="far below")])
def test_a_seed_that_is_not_a_whole_number_is_refused(seed: Any) -> None:
    with pytest.raises(matchwood.BadSeed, match="whole number"):
        matchwood.new("matchmaster", players=2, seed=seed)
    with pytest.raises(matchwood.BadSeed, match="whole number"):
        matchwood.bot("casual", seed=seed)


# --- records -------------------------------------------------------------------------------------------------------------------


def record(**changes: Any) -> dict[str, Any]:
    events = [
        {"deal": GOOD},
        *({"seat": seat, "move": "bid 0"} for seat in range(3)),
        {"seat": 0, "move": "T5"},
        {"seat": 1, "move": "L3"},
    ]
    return {"matchwood": 1, "game": "matchmaster", "players": 3, "options": {}, "events": events} | changes


def with_event(number: int, event: Any) -> dict[str, Any]:
    events = record()["events"]
    return record(events=[*events[: number - 1], event, *events[number:]])


@pytest.mark.parametrize(
    ("broken", "number", "said"),
    [
        (record(matchwood=2), None, "'matchwood' must be 1"),
        (record(game="chess"), None, "there is no game 'chess'"),
        (record(players=9), None, "2 to 7 players"),
        (record(options={"x": 1}), None, "no option 'x'"),
        (record(options=[]), None, "'options' must be an object"),
        (record(seed="7"), None, "'seed' must be a whole number"),
        pytest.param(record(seed=10**5000), None, "at most 100 digits", id="huge seed"),
        (record(events={}), None, "'events' must be a list"),
        (record(result={"ranks": [1, 1, 1], "scores": [0, 0, 0]}), None, "not over"),
        (with_event(1, {"seat": 0, "move": "bid 0"}), 1, "a deal is due here"),
        (with_event(1, {"deal": GOOD | {"hands": [["T5"], ["T5"], ["B9"]]}}), 1, "dealt twice"),
        (with_event(2, {"seat": 0, "move": "bid 2"}), 2, "a whole number from 0 to 1"),
        (with_event(3, {"seat": 0, "move": "bid 0"}), 3, "seat 0 has already decided"),
        (with_event(5, {"seat": 1, "move": "L3"}), 5, "seat 1 has no decision"),
        (with_event(5, {"seat": 0, "move": "T6"}), 5, "do not have Trump 6"),
        (with_event(5, {"seat": "0", "move": "T5"}), 5, "'seat' must be a whole number"),
        (with_event(5, {"seat": 0}), 5, "expected"),
        (with_event(5, {"seat": 0, "move": "T5", "deal": {}}), 5, "expected"),
        (with_event(5, None), 5, "expected"),
        (with_event(5, {"deal": GOOD}), 5, "no deal is due here"),
        (record(events=record()["events"][:3]), 3, "ends in the middle of simultaneous decisions; seat 2 is missing"),
    ],
)
def test_a_broken_record_is_refused_with_the_number_of_its_first_wrong_event(
    broken: dict[str, Any], number: int | None, said: str
) -> None:
    with pytest.raises(matchwood.BadRecord, match=said) as fault:
        matchwood.load(broken)
    assert fault.value.event == number


def test_an_impossible_deal_inside_a_record_is_refused_with_its_event_number() -> None:
    events = [*record()["events"], {"seat": 2, "move": "B9"}, {"deal": GOOD}]
    with pytest.raises(matchwood.BadRecord, match="event 8: seat 0 deals this round"):
        matchwood.load(record(events=events))


def test_a_move_before_a_deal_that_is_due_is_refused_with_its_event_number() -> None:
    events = [*record()["events"], {"seat": 2, "move": "B9"}, {"seat": 0, "move": "bid 1"}]
    with pytest.raises(matchwood.BadRecord, match="event 8: a deal is due here"):
        matchwood.load(record(events=events))


def test_simultaneous_decisions_in_another_order_are_refused_with_their_event_number() -> None:
    events = record()["events"]
    events[1], events[2] = events[2], events[1]
    with pytest.raises(matchwood.BadRecord, match="event 2: simultaneous decisions have a fixed order in a record: seat 0"):
        matchwood.load(record(events=events))


def test_a_record_with_a_wrong_result_is_refused() -> None:
    game = matchwood.new("matchmaster", players=2, seed=1, options={"rounds": "short"})
    while not game.over:
        game.play(game.legal_moves(game.owing[0])[0], seat=game.owing[0])
    wrong = game.record() | {"result": {"ranks": [1, 1], "scores": [0, 0]}}
    with pytest.raises(matchwood.BadRecord, match="'result' is"):
        matchwood.load(wrong)


def test_unknown_keys_of_a_record_and_of_an_event_are_ignored() -> None:
    kept = record(comment="a fine evening")
    kept["events"][2]["thought_for"] = 3.5
    assert matchwood.load(kept).owing == (2,)


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=5)
    | st.sampled_from([math.inf, "T5", "bid 0", "deal"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["deal", "seat", "move", "dealer", "hands", "x"]), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(
    st.dictionaries(st.sampled_from(["matchwood", "game", "players", "options", "events", "seed", "result"]), json_values),
    st.integers(1, 6),
    json_values,
)
def test_a_damaged_record_raises_only_bad_record(changes: dict[str, Any], number: int, event: Any) -> None:
    for broken in (record(**changes), with_event(number, event)):
        try:
            matchwood.load(broken)
        except matchwood.BadRecord:
            continue
