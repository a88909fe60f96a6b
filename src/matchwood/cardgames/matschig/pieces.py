"""The pieces of a flat observation of Matschig."""

from __future__ import annotations

from matchwood.cardgames.matschig.deck import KINDS, MUD_KINDS, SPLITS
from matchwood.cardgames.matschig.shields import UMBRELLAS
from matchwood.cardgames.matschig.table import MAX_PLAYERS, THROW
from matchwood.cardgames.pieces import choice, counts, number, seat, seats

PIECES = (
    number("rounds", "number of rounds; unlimited in a party"),
    number("target_first", "1 if the target's offer goes before all others"),
    number("reopen_after_duck", "1 if a duck opens the window again"),
    number("end_on_stall", "1 if a stall ends the round"),
    number("open_pools", "1 if pools are open"),
    number("party", "1 in a party"),
    choice("split", len(SPLITS), "the split of the deck"),
    choice("eyes", MAX_PLAYERS, "the observing seat; decisions contain absolute seats"),
    choice("phase", 5, "the decision: pair, target, answer, defence, umbrella", first=THROW),
    number("round_no", "the round, from 1"),
    seat("first", "the first player of the round"),
    seat("active", "the active player"),
    seats("due", "the seats that have to decide"),
    choice("mud", KINDS, "the mud: water, sand, the added card"),
    number("laid", "number of mud cards"),
    seat("aimer", "the last player who aimed it"),
    seat("target", "the target"),
    number("offers", "its answer: -1 for none, -2 if hidden, 0 to add no card, else 1 + the target", rows="all"),
    number("pair", "the pair of the unfinished throw"),
    number("group", "the mud card that the next umbrella is for"),
    counts("groups", UMBRELLAS, "the umbrellas on each mud card"),
    number("behind", "the last umbrella on this mud card"),
    counts("hands", MUD_KINDS, "the hand by kind: mud, other cards", rows="own"),
    number("cards", "hand size", rows="all"),
    counts("pools", MUD_KINDS, "mud in the pool, by kind", rows="all"),
    counts("seen", MUD_KINDS, "cards that were face up in the round, by kind: mud, other cards"),
    number("pile_size", "cards in the draw pile at first"),
    number("drawn", "of these drawn"),
    number("accounts", "account", rows="all"),
    number("dabs", "dabs", rows="all"),
    number("out_in", "the round in which the seat went out", rows="all"),
    seats("doubted", "the seats about whose hand something is known"),
)
