"""The rules of MatchMaster by example: the test cases of docs/reference/rules.md, played with the library."""

from __future__ import annotations

import msgspec
import pytest

import matchwood
from matchwood.cardgames.matchmaster.contract import RoundOver
from matchwood.cardgames.matchmaster.rules import score
from matchwood.engine.compiling import uncompiled


def position(trick: str, hand: str, **options: str) -> matchwood.Game:
    """Return a game in which the player of this hand has to play a card to this trick."""
    laid, held = trick.split(), hand.split()
    players = max(2, len(laid) + 1)
    filler = iter(f"S{rank}" for rank in range(1, 14) if f"S{rank}" not in laid + held)
    # The earlier players also have cards of a suit that cannot change their legal moves.
    hands = [[card, *(next(filler) for _ in held[1:])] for card in laid] + [held]
    hands += [[next(filler) for _ in held] for _ in range(players - len(hands))]
    game = matchwood.new("matchmaster", players=players, options=options, deals=[{"dealer": players - 1, "hands": hands}])
    for seat in range(players):
        game.play("bid 0", seat=seat)
    for seat, card in enumerate(laid):
        game.play(card, seat=seat)
    return game


@pytest.mark.parametrize(
    ("trick", "hand", "allowed"),
    [
        ("L5", "L2 L13 T9 B4", "L2 L13"),
        ("L5", "T2 T9 B13", "T2 T9"),
        ("L5 T6", "T2 T9 T11 B13", "T9 T11"),
        ("L5 T6", "T2 T4 B13", "T2 T4"),
        ("T9", "T2 T5 L13", "T2 T5"),
        ("T9", "T2 T10 T12 L13", "T10 T12"),
        ("T9", "L13 B2", "L13 B2"),
        ("L5", "B13 S13", "B13 S13"),
        ("L5 T6", "L2 L13 T9", "L2 L13"),
        ("", "T1 T13 L5 S9", "T1 T13 L5 S9"),
    ],
)
def test_a_hand_has_the_legal_moves_of_the_rule_page(trick: str, hand: str, allowed: str) -> None:
    assert position(trick, hand).legal_moves() == allowed.split()


@pytest.mark.parametrize(
    ("trick", "hand", "card", "paragraph"),
    [
        ("L5", "L2 L13 T9 B4", "T9", "10a"),
        ("L5", "T2 T9 B13", "B13", "10b"),
        ("L5 T6", "T2 T9 T11 B13", "T2", "10c"),
        ("T9", "T2 T10 T12 L13", "T2", "11a"),
        ("T9", "T2 T5 L13", "L13", "11"),
    ],
)
def test_a_refused_card_names_the_paragraph_that_forbids_it(trick: str, hand: str, card: str, paragraph: str) -> None:
    with pytest.raises(matchwood.IllegalMove) as caught:
        position(trick, hand).play(card)
    assert msgspec.to_builtins(caught.value.refusal)["rule"] == paragraph


def test_with_free_undertrumping_a_hand_without_a_higher_trump_may_discard() -> None:
    assert position("L5 T6", "T2 T4 B13", undertrump="free").legal_moves() == ["T2", "T4", "B13"]
    assert position("L5 T6", "T2 T9 B13", undertrump="free").legal_moves() == ["T9"]
    assert position("T9", "T2 T5 L13", undertrump="free").legal_moves() == ["T2", "T5"]


def test_overtrumping_only_the_previous_trump_matters_after_a_player_who_could_not_beat_it() -> None:
    assert position("L5 T9 T6", "T2 T7 T10").legal_moves() == ["T10"]
    assert position("L5 T9 T6", "T2 T7 T10", overtrump="previous").legal_moves() == ["T7", "T10"]
    assert position("T9 T5", "T2 T7 T10", overtrump="previous").legal_moves() == ["T7", "T10"]
    assert position("T5 L9", "T2 T7", overtrump="previous").legal_moves() == ["T7"], "a discard in between lifts nothing"


@pytest.mark.parametrize(("trick", "place"), [("L5 L9 B13 T1", 3), ("L5 L9 B13 S13", 1), ("L9 T4 L13 T7", 3), ("T5 L13 T9 T7", 2)])
def test_the_highest_trump_or_else_the_highest_card_of_the_suit_led_wins_the_trick(trick: str, place: int) -> None:
    cards = trick.split()
    game = position(" ".join(cards[:-1]), cards[-1])
    game.play(cards[-1])
    told = [event for event in game.happenings if event.type == "trick"]
    assert told[0].winner == place


@pytest.mark.parametrize(("bid", "tricks", "points"), [(3, 3, 13), (4, 3, -1), (0, 0, 10), (0, 2, -2), (7, 7, 17), (7, 0, -7)])
def test_a_met_bid_scores_ten_plus_the_tricks_and_a_missed_bid_loses_the_difference(bid: int, tricks: int, points: int) -> None:
    assert uncompiled(score)(bid, tricks) == points


def play_all(game: matchwood.Game, moves: str) -> None:
    for move in moves.split():
        game.play(move)


def bid_all(game: matchwood.Game, *bids: int) -> None:
    for seat, bid in enumerate(bids):
        game.play(f"bid {bid}", seat=seat)


def last_round(game: matchwood.Game) -> RoundOver:
    return next(event for event in reversed(game.happenings) if isinstance(event, RoundOver))


def test_the_left_neighbour_of_the_dealer_leads_a_round_of_one_card() -> None:
    game = matchwood.new("matchmaster", players=3, deals=[{"dealer": 0, "hands": [["L12"], ["L10"], ["T2"]]}])
    bid_all(game, 1, 0, 1)
    assert game.owing == (1,)
    play_all(game, "L10 T2 L12")
    assert last_round(game).scores == [-1, 10, 11]


def test_a_round_of_two_cards_with_a_trump_lead() -> None:
    hands = [["T5", "L3"], ["T8", "S13"], ["T2", "L7"]]
    game = matchwood.new("matchmaster", players=3, deals=[{"dealer": 2, "hands": hands}])
    bid_all(game, 1, 2, 0)
    game.play("T5")
    assert game.legal_moves() == ["T8"]
    game.play("T8")
    assert game.legal_moves() == ["T2"]
    game.play("T2")
    assert game.owing == (1,), "the winner of the trick leads"
    play_all(game, "S13 L7 L3")
    assert last_round(game).scores == [-1, 12, 10]


def test_bids_may_have_any_sum_and_are_shown_after_the_last_bid() -> None:
    game = matchwood.new("matchmaster", players=4, seed=1)
    bid_all(game, 2, 2, 2)
    assert game.view(0).table.bids == [2, None, None, None]
    game.play("bid 1", seat=3)
    assert game.view(0).table.bids == [2, 2, 2, 1]


def test_a_bid_above_the_hand_is_refused() -> None:
    game = matchwood.new("matchmaster", players=3, deals=[{"dealer": 0, "hands": [["L12"], ["L10"], ["T2"]]}])
    with pytest.raises(matchwood.IllegalMove, match="a whole number from 0 to 1"):
        game.play("bid 2", seat=0)


def finish(game: matchwood.Game) -> None:
    while not game.over:
        game.play(game.legal_moves(game.owing[0])[0], seat=game.owing[0])


@pytest.mark.parametrize("players", range(2, 8))
def test_a_game_has_thirteen_rounds_of_seven_cards_down_to_one_and_up_again(players: int) -> None:
    game = matchwood.new("matchmaster", players=players, seed=5)
    finish(game)
    deals = [event for event in game.happenings if event.type == "deal"]
    assert [deal.size for deal in deals] == [7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7]
    first = deals[0].dealer
    assert [deal.dealer for deal in deals] == [(first + number) % players for number in range(13)]
    assert len(game.deals[0]["hands"]) == players
    assert len({card for hand in game.deals[0]["hands"] for card in hand}) == 7 * players


def test_a_short_game_ends_after_the_round_of_one_card() -> None:
    game = matchwood.new("matchmaster", players=3, seed=5, options={"rounds": "short"})
    finish(game)
    assert [event.size for event in game.happenings if event.type == "deal"] == [7, 6, 5, 4, 3, 2, 1]


def test_the_dealership_moves_clockwise_and_the_next_seat_leads() -> None:
    deals = [{"dealer": (1 + number) % 3, "hands": [["T5"], ["L3"], ["B9"]]} for number in range(13)]
    game = matchwood.new("matchmaster", players=3, deals=deals)
    leaders = []
    while not game.over:
        while len(game.owing) > 1 or game.view(None).table.phase == "bidding":
            game.play("bid 0", seat=game.owing[0])
        leaders.append(game.owing[0])
        for _ in range(3):
            game.play(game.legal_moves()[0])
    assert leaders == [2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]


def one_card_game(points: list[str]) -> matchwood.Game:
    """Return a game of seven rounds of one card. Each seat makes its bid (+) or misses it by one (-), as listed."""
    players = len(points)
    deals = [{"dealer": number % players, "hands": [[f"L{seat + 1}"] for seat in range(players)]} for number in range(7)]
    game = matchwood.new("matchmaster", players=players, deals=deals, options={"rounds": "short"})
    while not game.over:
        for seat in game.owing:
            wins = seat == players - 1  # this seat has the highest card of the suit
            game.play(f"bid {int(wins) if points[seat] == '+' else int(not wins)}", seat=seat)
        for _ in range(players):
            game.play(game.legal_moves()[0])
    return game


def test_equal_totals_share_the_first_rank() -> None:
    result = one_card_game(["+", "+", "-"]).result
    assert result is not None
    assert result.scores == (70, 70, -7)
    assert result.ranks == (1, 1, 3)


def test_the_highest_total_wins_even_below_zero() -> None:
    result = one_card_game(["-", "-", "+"]).result
    assert result is not None
    assert (result.scores, result.ranks) == ((-7, -7, 77), (2, 2, 1))
