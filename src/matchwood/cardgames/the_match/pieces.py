"""What a flat observation of The Match! is made of."""

from __future__ import annotations

from matchwood.cardgames.pieces import bits, card, choice, number, seat
from matchwood.cardgames.the_match.cards import COLOURS, DECK, NUMBERS
from matchwood.cardgames.the_match.table import ATTACK, FIELD, LINE, PILES

SUITS = len(COLOURS)

PIECES = (
    number("league", "1 in a league match"),
    number("stop_when_decided", "1 if a decided shoot-out stops"),
    number("full_circle", "1 if the circle is played to its end"),
    number("shared_sixth", "1 if both lines share the sixth card"),
    number("hide_after_miss", "1 if cards are turned back after a miss"),
    choice("eyes", 2, "which seat looks: the places of the field are as seat 0 sees them"),
    choice("phase", 2, "what is decided: a card of the field, a card of the line", first=ATTACK),
    choice("part", PILES + 1, "the part of the match: two halves, two extra halves, ten shots, the circle, the piles"),
    seat("dealer", "the dealer"),
    seat("turn", "whose turn it is"),
    number("piles", "reshuffled piles so far"),
    card("ball", SUITS, NUMBERS, "the ball"),
    number("row", "the row that is chosen from, counted from the attacker"),
    number("path", "the columns of the cards chosen so far"),
    card("field", SUITS, NUMBERS, "the cards of the field, as far as they were seen"),
    bits("open", FIELD, "the places that are open"),
    bits("attempt", FIELD, "the places that were turned up in this attack"),
    bits("seen", FIELD, "the places whose cards were seen"),
    number("stack_size", "cards in the stack", rows="all"),
    number("turned", "of these turned already", rows="all"),
    bits("used", DECK, "the balls since the last shuffle"),
    card("lines", SUITS, NUMBERS, "the cards of the lines, as far as they were seen", rows="all"),
    bits("lines_open", LINE, "the places of the lines that are open", rows="all"),
    number("circle_size", "cards in the circle"),
    number("circle_turned", "of these turned already"),
    bits("outside", DECK, "the balls of the shoot-out"),
    number("shots", "shots taken", rows="all"),
    number("penalties", "of these goals", rows="all"),
    number("goals", "goals in each half: of seat 0, of seat 1"),
)
