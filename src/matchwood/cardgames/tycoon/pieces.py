"""The pieces of a flat observation of Matchstick Tycoon."""

from __future__ import annotations

from matchwood.cardgames.pieces import choice, counts, number, seat, seats
from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS
from matchwood.cardgames.tycoon.table import TURN

PIECES = (
    number("equal_deal", "1 if all hands have equal size"),
    number("revolution_at", "the number of cards of a revolution"),
    choice("expansion", 3, "the deck: without expansion, with G and H, with all"),
    choice("phase", 3, "the decision: number or pass, number of cards, card", first=TURN),
    choice("order", 2, "the order of the numbers: normal, reversed"),
    seat("leader", "the leader of the trick"),
    seat("turn", "the current seat"),
    seat("last", "the seat of the last play; none if the table is empty"),
    choice("number", len(NUMBERS), "the number of the last play"),
    number("count", "its number of cards"),
    counts("play", len(KINDS), "the cards of the last play, by kind"),
    counts("gone", len(KINDS), "all cards played, by kind"),
    number("cleared", "number of cleared cards"),
    counts("hands", len(KINDS), "the hand, by kind", rows="own"),
    choice("named", len(NUMBERS), "the number of the unfinished move"),
    number("wanted", "cards still to choose for it"),
    number("spent", "sticks on its chosen cards"),
    choice("behind", len(KINDS), "its last kind; the next kind is the same or a later one"),
    counts("chosen", len(KINDS), "its chosen cards, by kind"),
    number("cards", "hand size", rows="all"),
    number("sticks", "sticks", rows="all"),
    number("places", "its place; 0 if it is in the game", rows="all"),
    seats("raw", "the seats whose cards show no number without sticks"),
)
