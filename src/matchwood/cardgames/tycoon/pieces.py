"""What a flat observation of Matchstick Tycoon is made of."""

from __future__ import annotations

from matchwood.cardgames.pieces import choice, counts, number, seat, seats
from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS
from matchwood.cardgames.tycoon.table import TURN

PIECES = (
    number("equal_deal", "1 if everybody gets as many cards"),
    number("revolution_at", "how many cards make a revolution"),
    choice("expansion", 3, "the deck: without expansion, with G and H, with all"),
    choice("phase", 3, "what is decided: a number or a pass, how many cards, which card", first=TURN),
    choice("order", 2, "the order of the numbers: normal, reversed"),
    seat("leader", "who leads the trick"),
    seat("turn", "whose turn it is"),
    seat("last", "who played last; nobody while the table is empty"),
    choice("number", len(NUMBERS), "what the last play shows"),
    number("count", "with how many cards"),
    counts("play", len(KINDS), "the cards of the last play, by kind"),
    counts("gone", len(KINDS), "the cards played so far, by kind"),
    number("cleared", "cards out of play"),
    counts("hands", len(KINDS), "the own cards, by kind", rows="own"),
    choice("named", len(NUMBERS), "the number of the move that was begun"),
    number("wanted", "cards still to be chosen for it"),
    number("spent", "sticks on those that were chosen"),
    choice("behind", len(KINDS), "the kind chosen last: the next is the same or comes behind it"),
    counts("chosen", len(KINDS), "the cards that were chosen, by kind"),
    number("cards", "cards in the hand", rows="all"),
    number("sticks", "sticks", rows="all"),
    number("places", "the place, 0 while the seat is in the game", rows="all"),
    seats("raw", "who has shown to hold nothing but cards that are no numbers"),
)
