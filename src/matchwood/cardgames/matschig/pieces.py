"""What a flat observation of Matschig is made of."""

from __future__ import annotations

from matchwood.cardgames.matschig.deck import KINDS, MUD_KINDS, SPLITS
from matchwood.cardgames.matschig.shields import UMBRELLAS
from matchwood.cardgames.matschig.table import MAX_PLAYERS, THROW
from matchwood.cardgames.pieces import choice, counts, number, seat, seats

PIECES = (
    number("rounds", "rounds of the game; a party has as many as it takes"),
    number("target_first", "1 if the target is asked first"),
    number("reopen_after_duck", "1 if a duck opens the window again"),
    number("end_on_stall", "1 if a round ends where nobody can throw"),
    number("open_pools", "1 if pools lie open"),
    number("party", "1 in a party"),
    choice("split", len(SPLITS), "the split of the deck"),
    choice("eyes", MAX_PLAYERS, "which seat looks: decisions name others by their seats"),
    choice("phase", 5, "what is decided: a throw, whom it hits, an answer, the defence, a shield", first=THROW),
    number("round_no", "the round, from 1"),
    seat("first", "who began the round"),
    seat("active", "whose turn it is to throw"),
    seats("due", "who owes a decision"),
    choice("mud", KINDS, "the mud that flies: water, sand, the added card"),
    number("laid", "how many of them"),
    seat("aimer", "who aimed it last"),
    seat("target", "at whom"),
    number("offers", "the answer: -1 for none, -2 if it is hidden, 0 to let it fly, else 1 + the seat aimed at", rows="all"),
    number("pair", "the pair of the throw that was begun"),
    number("group", "the mud card that the next umbrella is for"),
    counts("groups", UMBRELLAS, "the umbrellas on each mud card"),
    number("behind", "the umbrella chosen last on this mud card"),
    counts("hands", MUD_KINDS, "the own cards by kind: mud, the rest", rows="own"),
    number("cards", "cards in the hand", rows="all"),
    counts("pools", MUD_KINDS, "mud in the pool, by kind", rows="all"),
    counts("seen", MUD_KINDS, "all cards that were face up in the round, by kind: mud, the rest"),
    number("pile_size", "cards in the pile at the beginning"),
    number("drawn", "of these drawn"),
    number("accounts", "points of mud so far", rows="all"),
    number("dabs", "dabs", rows="all"),
    number("out_in", "the round in which the seat went out of a party", rows="all"),
    seats("doubted", "of whose hand something is known"),
)
