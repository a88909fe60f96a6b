"""MatchMaster in the terminal understands a typed answer, or refuses it with the reason in the player's language."""

from __future__ import annotations

import pytest

import matchwood
from matchwood.terminal.catalogue import table_of
from matchwood.terminal.tables.terminal_table import Misread


def table(hand: list[str], led: str = "", options: dict[str, str] | None = None, third: str = "") -> matchwood.Game:
    """Return a game in which seat 0 has to play a card.

    The seat before led the card `led`. If `third` is given, the seat before that led it, and the seat before played `third`.
    """
    players = 3 if third else 2
    low = [card for card in ("L1", "B1", "S1", "L2", "B2", "S2", "S3", "B3") if card not in (*hand, led, third)]
    others = [[led, *low[: len(hand) - 1]]] if led else [low[: len(hand)]]
    if third:
        others.append([third, *low[len(hand) - 1 : 2 * len(hand) - 2]])
    deal = {"dealer": 0 if led else players - 1, "hands": [hand, *others]}
    game = matchwood.new("matchmaster", players=players, deals=[deal], options=options)
    for seat in game.owing:
        game.play("bid 0", seat=seat)
    for card in (led, third):
        if card:
            game.play(card)
    assert game.owing == (0,)
    return game


def move(game: matchwood.Game, text: str, language: str = "en") -> str:
    """Make the move that this text means, and return it. Raises `Misread` with the text for the player otherwise."""
    table, view = table_of("matchmaster", language, ["You", "Bruno", "Cara"], 0), game.views([0])[0]
    move = table.move(view, text)
    try:
        game.play(move, seat=0)
    except matchwood.IllegalMove as error:
        raise Misread(table.refused(view, error)) from None
    return move


def bidding() -> matchwood.Game:
    return matchwood.new("matchmaster", players=3, seed=1)


@pytest.mark.parametrize("text", ["3", "bid 3", "BID 3", "  bid   3 ", "03", "bid3"])
def test_a_bid_can_be_typed_as_a_number_or_in_notation(text: str) -> None:
    assert move(bidding(), text) == "bid 3"


@pytest.mark.parametrize("text", ["", "8", "-1", "three", "bid", "3.5", "T5", "³", "٣", "x" * 1000])
def test_a_text_that_is_not_a_bid_is_refused(text: str) -> None:
    with pytest.raises(Misread, match="a whole number from 0 to 7") as refused:
        move(bidding(), text)
    assert len(str(refused.value)) < 120


@pytest.mark.parametrize("text", ["T9", "t9", "2", " t 9 ", "02"])
def test_a_card_can_be_typed_as_its_code_or_its_position_in_the_hand(text: str) -> None:
    assert move(table(["T5", "T9", "L10"]), text) == "T9"


def test_enter_plays_the_only_legal_card() -> None:
    assert move(table(["L10", "T5"], led="L5"), "") == "L10"


@pytest.mark.parametrize("text", ["", "0", "4", "T14", "X3", "T05", "5T", "bid 1", "²", "𝐓9"])
def test_a_text_that_is_not_a_card_is_refused(text: str) -> None:
    with pytest.raises(Misread, match=r"not a card. Type its number \(1-3\)"):
        move(table(["T5", "T9", "L10"]), text)


REASONS = [
    (["L10", "T5"], "L5", "", {}, "t5", "Follow suit: light orange", "Bediene Hellorange"),
    (["T4", "T5"], "L5", "", {}, "T9", "You do not have ▲ T9", "▲ T9 hast du nicht"),
    (["T4", "B9"], "L5", "", {}, "B9", "Play a trump", "Leg einen Trumpf"),
    (["T4", "T9"], "T7", "", {}, "T4", "Play a higher trump than ▲ T7", "Leg einen höheren Trumpf als ▲ T7"),
    (["T4", "B9"], "T7", "", {}, "B9", "Follow suit: trump", "Bediene Trumpf"),
    (["T4", "T9"], "L5", "T7", {}, "T4", "Play a higher trump than ▲ T7", "höheren Trumpf als ▲ T7"),
    (["T4", "B9"], "L5", "T7", {}, "B9", "Play a trump", "Leg einen Trumpf"),
    (["T7", "T9"], "T10", "T8", {"overtrump": "previous"}, "T7", "Play a higher trump than ▲ T8", "höheren Trumpf als ▲ T8"),
]


@pytest.mark.parametrize(("hand", "led", "third", "options", "text", "english", "german"), REASONS)
def test_an_illegal_card_is_refused_with_the_rule_and_the_legal_cards(
    hand: list[str], led: str, third: str, options: dict[str, str], text: str, english: str, german: str
) -> None:
    game = table(hand, led, options, third)
    for language, words in (("en", english), ("de", german)):
        with pytest.raises(Misread, match=words) as refused:
            move(game, text, language)
        assert all(card in str(refused.value) for card in game.legal_moves())
