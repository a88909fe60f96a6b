"""The pieces of a flat observation of MatchMaster."""

from __future__ import annotations

from matchwood.cardgames.matchmaster.cards import DECK, RANKS, SUITS
from matchwood.cardgames.matchmaster.table import BIDDING
from matchwood.cardgames.pieces import bits, card, choice, number, seat

PIECES = (
    number("previous", "1 if the last trump must be beaten, 0 if the highest"),
    number("free", "1 if undertrumping is optional"),
    number("rounds", "number of rounds"),
    choice("phase", 2, "bidding, playing", first=BIDDING),
    number("round_no", "the round, from 1"),
    number("cards", "hand size of the round"),
    number("done", "number of complete tricks"),
    seat("dealer", "the dealer"),
    seat("leader", "the leader of the trick"),
    seat("turn", "the current seat; none during the bidding"),
    number("laid", "number of cards in the trick"),
    choice("led", len(SUITS), "the suit led to this trick or the previous one"),
    choice("top", RANKS, "the trump that must be beaten"),
    seat("winner", "the seat that wins the trick at present, or won the previous one"),
    bits("hands", DECK, "the hand", rows="own"),
    card("trick", len(SUITS), RANKS, "its card in the trick", rows="all"),
    number("bids", "its bid; -1 if not fixed, -2 if hidden", rows="all"),
    number("tricks", "tricks won in the round", rows="all"),
    number("scores", "total score", rows="all"),
    bits("lacks", DECK, "cards that it cannot hold, by its plays", rows="others"),
    bits("gone", DECK, "the cards played in the round"),
)
