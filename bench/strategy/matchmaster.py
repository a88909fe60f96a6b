"""Measure advice for MatchMaster: four champions play seven rounds."""

from __future__ import annotations

import random

import matchwood
from matchwood.api.judgement import Judgement
from matchwood.cardgames.matchmaster.contract import Laid, Round
from matchwood.cardgames.matchmaster.notation import CARD_NAMES

from .table import Figures, Rule, Table, Watched, add

TABLE = Table("matchmaster", 4, 500, {"rounds": "short"})
ROUNDS = 7
COUNTED = {13: 0.5, 12: 0.25}
"""In a simple estimate of a bid, a plain card of this rank adds this number of tricks."""
MANY = 4
"""Higher bids are rare, and are counted with this bid."""
BASE = "L2"
PRICED = ("T13", "T10", "T7", "T4", "T1", "L13", "L12", "L11", "L9")


def measured(number: int) -> Figures:
    found = TABLE.bound(number, RULES, points)
    for level in ("champion", "quick"):
        habits(number, level, found)
    mistakes(number, found)
    prices(number, found)
    add(found, "champion_among_quick", *points_ahead(*TABLE.champion_among_quick(number)))
    return found


def points(plain: matchwood.Game, other: matchwood.Game, seat: int) -> list[float]:
    """Return for each round the seat's score in the game `other` minus its score in the game `plain`."""
    pairs = zip(sheet(plain), sheet(other), strict=True)
    return [after.scores[seat] - before.scores[seat] for before, after in pairs]


def points_ahead(game: matchwood.Game, seat: int) -> list[float]:
    """Return the seat's points in each round minus the mean points of the other seats."""
    return [(TABLE.players * line.scores[seat] - sum(line.scores)) / (TABLE.players - 1) for line in sheet(game)]


def sheet(game: matchwood.Game) -> list[Round]:
    rounds: list[Round] = game.view(None).table.sheet
    return rounds


# --- where a decision is made --------------------------------------------------------------------------------------------------


class Spot:
    """The situation of a seat that has to play a card."""

    def __init__(self, view: matchwood.View) -> None:
        table, seat = view.table, view.seat
        assert seat is not None
        self.moves = view.moves
        self.playing = table.phase == "playing"
        self.hand: list[str] = table.hand
        self.trick: list[Laid] = table.trick
        self.leads = not table.trick
        self.needed = (table.bids[seat] or 0) - table.tricks[seat] if self.playing else 0

    def wins(self, card: str) -> bool:
        best = ""
        for laid in self.trick:
            if not best or (laid.card[0] == best[0] and rank(laid.card) > rank(best)) or (is_trump(laid.card) > is_trump(best)):
                best = laid.card
        return not best or (card[0] == best[0] and rank(card) > rank(best)) or is_trump(card) > is_trump(best)

    @property
    def losing(self) -> list[str]:
        return [card for card in self.moves if not self.wins(card)]


def rank(card: str) -> int:
    return int(card[1:])


def is_trump(card: str) -> bool:
    return card[0] == "T"


def strength(card: str) -> tuple[bool, int]:
    """Return a sort key for the strength of a card. Trumps are stronger than all other cards."""
    return is_trump(card), rank(card)


# --- rules ---------------------------------------------------------------------------------------------------------------------


def bid_more(by: int) -> Rule:
    """Return a rule that adds `by` tricks to each bid of a champion."""

    def rule(view: matchwood.View, move: str) -> list[str]:
        if not move.startswith("bid"):
            return []
        bid = int(move.removeprefix("bid ")) + by
        return [f"bid {min(max(bid, 0), view.table.size)}"]

    return rule


def counted(view: matchwood.View, move: str) -> list[str]:
    """Bid the total value of the cards in the hand, rounded down."""
    if not move.startswith("bid"):
        return []
    hand = view.table.hand
    return [f"bid {min(int(sum(map(count, hand))), len(hand))}"]


def count(card: str) -> float:
    if is_trump(card):
        return 1.0 if rank(card) >= 7 else 0.75
    return COUNTED.get(rank(card), 0.0)


def low_discard(view: matchwood.View, move: str) -> list[str]:
    """If the seat has reached its bid, play the weakest card that loses the trick."""
    spot = Spot(view)
    if not spot.playing or spot.leads or spot.needed != 0 or not spot.losing:
        return []
    return [min(spot.losing, key=strength)]


def no_trump_lead(view: matchwood.View, move: str) -> list[str]:
    """If the seat has reached its bid, do not lead a trump."""
    spot = Spot(view)
    return [card for card in spot.moves if not is_trump(card)] if spot.leads and spot.playing and spot.needed == 0 else []


def strong_lead(view: matchwood.View, move: str) -> list[str]:
    """While the seat needs more tricks, lead its strongest card."""
    spot = Spot(view)
    return [max(spot.moves, key=strength)] if spot.leads and spot.playing and spot.needed > 0 else []


RULES: dict[str, Rule] = {
    "bid_one_more": bid_more(1),
    "bid_one_less": bid_more(-1),
    "bid_by_counting": counted,
    "low_discard": low_discard,
    "no_trump_lead": no_trump_lead,
    "strong_lead": strong_lead,
}

# --- habits and mistakes -------------------------------------------------------------------------------------------------------


def habits(number: int, level: str, found: Figures) -> None:
    """Play a game between bots of one level, and record their bids and choices."""

    def note(view: matchwood.View, move: str) -> None:
        spot = Spot(view)
        if not spot.playing:
            return
        if spot.leads and spot.needed == 0 and len({*map(is_trump, spot.moves)}) == 2:
            add(found, f"{level}_leads_trump_when_met", is_trump(move))
        if spot.leads and 0 < spot.needed < len(spot.hand) and len({*map(is_trump, spot.moves)}) == 2:
            add(found, f"{level}_leads_trump_when_needing", is_trump(move))

    seats = {seat: Watched(TABLE.bot(level, number, seat), note) for seat in range(TABLE.players)}
    for line in sheet(TABLE.played(number, seated=seats)):
        rounds(line, level, found)


def rounds(line: Round, level: str, found: Figures) -> None:
    together = sum(line.bids)
    add(found, f"{level}_bids_together_of_{line.size}", together)
    add(found, f"{level}_rounds_under", together < line.size)
    add(found, f"{level}_rounds_over", together > line.size)
    for seat in range(TABLE.players):
        hit = line.bids[seat] == line.tricks[seat]
        add(found, f"{level}_hits", hit)
        add(found, f"{level}_hits_of_{line.size}", hit)
        add(found, f"{level}_hits_bid_{min(line.bids[seat], MANY)}_of_{line.size}", hit)
        add(found, f"{level}_points_at_place_{(seat - line.dealer - 1) % TABLE.players + 1}", line.scores[seat])


def mistakes(number: int, found: Figures) -> None:
    """Record how much the bot `quick` loses by each kind of decision, per round."""
    costs = dict.fromkeys(("bid", "lead_when_met", "lead_when_needing", "other"), 0.0)

    def note(view: matchwood.View, judgement: Judgement) -> None:
        spot = Spot(view)
        if not spot.playing:
            kind = "bid"
        elif spot.leads and spot.needed >= 0:
            kind = "lead_when_met" if spot.needed == 0 else "lead_when_needing"
        else:
            kind = "other"
        costs[kind] += judgement.loss / ROUNDS

    TABLE.judged(number, "quick", note)
    add(found, "quick_loses", sum(costs.values()))
    for kind, cost in costs.items():
        add(found, f"quick_loses_by_{kind}", cost)


# --- what a card counts --------------------------------------------------------------------------------------------------------


def prices(number: int, found: Figures) -> None:
    """Record by how much each card increases a champion's bid, compared with a low card."""
    chance = random.Random(number)
    rest = chance.sample([card for card in CARD_NAMES if card != BASE], 6)
    base = bid_with(number, [*rest, BASE])
    for card in PRICED:
        if card not in rest:
            add(found, f"{card}_counts", bid_with(number, [*rest, card]) - base)


def bid_with(number: int, hand: list[str]) -> int:
    """Return a champion's bid for a hand. The champion sits to the left of the dealer."""
    others = iter([card for card in CARD_NAMES if card not in hand])
    hands = [hand, *([next(others) for _ in hand] for _ in range(TABLE.players - 1))]
    game = matchwood.new(TABLE.game, players=TABLE.players, deals=[{"dealer": TABLE.players - 1, "hands": hands}])
    return int(TABLE.bot("champion", number, 0).choose(game.view(0)).removeprefix("bid "))
