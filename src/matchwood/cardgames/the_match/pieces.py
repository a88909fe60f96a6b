"""The pieces of a flat observation of The Match!"""

from __future__ import annotations

from matchwood.cardgames.pieces import bits, card, choice, number, seat
from matchwood.cardgames.the_match.cards import COLOURS, DECK, NUMBERS
from matchwood.cardgames.the_match.table import ATTACK, FIELD_CARDS, LINE_CARDS, PILES

SUITS = len(COLOURS)

PIECES = (
    number("league", "1 in a league match"),
    number("stop_when_decided", "1 if a decided shoot-out stops"),
    number("full_circle", "1 if all pairs of the circle are played"),
    number("shared_sixth", "1 if both lines share the sixth card"),
    number("hide_after_miss", "1 if cards are turned back after a miss"),
    choice("eyes", 2, "the observing seat; the field is as seat 0 sees it"),
    choice("phase", 2, "the decision: a card of the field, a card of the line", first=ATTACK),
    choice("part", PILES + 1, "the part of the match: two halves, two extra halves, ten shots, the circle, the piles"),
    seat("dealer", "the dealer"),
    seat("turn", "the current seat"),
    number("piles", "number of reshuffled piles"),
    card("ball", SUITS, NUMBERS, "the ball"),
    number("row", "the row of the next card, counted from the attacker"),
    number("path", "the chosen columns"),
    card("field", SUITS, NUMBERS, "the cards of the field that were seen"),
    bits("open", FIELD_CARDS, "the open cards of the field"),
    bits("attempt", FIELD_CARDS, "the cards opened in this attack"),
    bits("seen", FIELD_CARDS, "the cards that were ever open"),
    number("stack_size", "cards in the stack", rows="all"),
    number("turned", "of these turned over", rows="all"),
    bits("used", DECK, "the balls since the last shuffle"),
    card("lines", SUITS, NUMBERS, "the cards of the lines that were seen", rows="all"),
    bits("lines_open", LINE_CARDS, "the open cards of the lines", rows="all"),
    number("circle_size", "cards in the circle"),
    number("circle_turned", "of these turned over"),
    bits("outside", DECK, "the balls of the shoot-out"),
    number("shots", "shots taken", rows="all"),
    number("penalties", "goals of the shoot-out", rows="all"),
    number("goals", "goals in each half, by seat"),
)
