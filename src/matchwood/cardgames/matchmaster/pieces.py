"""What a flat observation of MatchMaster is made of."""

from __future__ import annotations

from matchwood.cardgames.matchmaster.cards import DECK, RANKS, SUITS
from matchwood.cardgames.matchmaster.table import BIDDING
from matchwood.cardgames.pieces import bits, card, choice, number, seat

PIECES = (
    number("previous", "1 if the trump played last is to be beaten, not the highest"),
    number("free", "1 if undertrumping is free"),
    number("rounds", "rounds of the game"),
    choice("phase", 2, "bidding, playing", first=BIDDING),
    number("round_no", "the round, from 1"),
    number("cards", "cards dealt to each player"),
    number("done", "tricks completed"),
    seat("dealer", "the dealer"),
    seat("leader", "who leads to the trick"),
    seat("turn", "whose turn it is to play; nobody's during the bids"),
    number("laid", "cards in the trick"),
    choice("led", len(SUITS), "the suit that was led to this trick, or to the last one"),
    choice("top", RANKS, "the trump that must be beaten"),
    seat("winner", "who wins the trick so far, or has won the last one"),
    bits("hands", DECK, "the own cards", rows="own"),
    card("trick", len(SUITS), RANKS, "the card in the trick", rows="all"),
    number("bids", "the bid; -1 if there is none, -2 if it is hidden", rows="all"),
    number("tricks", "tricks won in the round", rows="all"),
    number("scores", "points so far", rows="all"),
    bits("lacks", DECK, "cards that the seat has shown not to hold", rows="others"),
    bits("gone", DECK, "cards played in the round"),
)
