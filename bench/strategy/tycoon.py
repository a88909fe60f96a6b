"""Measure advice for Matchstick Tycoon: compare the ranks of four champions."""

from __future__ import annotations

import matchwood
from matchwood.cardgames.tycoon.contract import Cleared, Played, Revolution
from matchwood.cardgames.tycoon.facts import FACTS

from .table import Figures, Rule, Table, Watched, add

TABLE = Table("tycoon", 4, 300)
BASE = "".join(FACTS.expansions["none"].cards)
BEST = 2
"""This number of numbers counts as strongest: E and F in the normal order."""
FEW = 4
"""A seat with at most this number of cards is about to go out."""
POOR = 3
"""A seat with fewer matchsticks is poor."""


def measured(number: int) -> Figures:
    found = TABLE.bound(number, RULES, places)
    for level in ("champion", "quick"):
        game = habits(number, level, found)
        if level == "champion":
            hands(game, found)
    game, seat = TABLE.champion_among_quick(number)
    assert game.result is not None
    add(found, "champion_place_among_quick", game.result.ranks[seat])
    return found


def places(plain: matchwood.Game, other: matchwood.Game, seat: int) -> list[float]:
    """Return how many ranks better the seat was in the game `other` than in the game `plain`."""
    assert plain.result is not None
    assert other.result is not None
    return [plain.result.ranks[seat] - other.result.ranks[seat]]


# --- moves ---------------------------------------------------------------------------------------------------------------------


def is_play(move: str) -> bool:
    return ":" in move


def cards_of(move: str) -> list[str]:
    return move.partition(": ")[2].split()


def sticks_of(move: str) -> int:
    """Return the number of matchsticks that a move uses."""
    return sum(len(FACTS.changes[card][move[0]].sticks) for card in cards_of(move))


def leads(view: matchwood.View) -> bool:
    return all(map(is_play, view.moves))


def may_pass(view: matchwood.View) -> bool:
    return "pass" in view.moves and len(view.moves) > 1


def strength(view: matchwood.View, move: str) -> int:
    """Return the strength of the play's number in the current order, 0 for the weakest."""
    numbers: list[str] = view.table.numbers
    return numbers.index(move[0])


def weakest(view: matchwood.View, plays: list[str]) -> list[str]:
    least = min((strength(view, play) for play in plays), default=0)
    return [play for play in plays if strength(view, play) == least]


# --- rules ---------------------------------------------------------------------------------------------------------------------


def no_sticks(view: matchwood.View, move: str) -> list[str]:
    """Choose a play without matchsticks, unless all plays need matchsticks."""
    return [each for each in view.moves if sticks_of(each) == 0]


def single_leads(view: matchwood.View, move: str) -> list[str]:
    return [each for each in view.moves if len(cards_of(each)) == 1] if leads(view) else []


def longest_leads(view: matchwood.View, move: str) -> list[str]:
    if not leads(view):
        return []
    most = max(len(cards_of(each)) for each in view.moves)
    return [each for each in view.moves if len(cards_of(each)) == most]


def weakest_leads(view: matchwood.View, move: str) -> list[str]:
    """Lead the same number of cards as the champion, but show the weakest number."""
    count = len(cards_of(move))
    if not leads(view) or count == len(view.table.hand):
        return []
    return weakest(view, [each for each in view.moves if len(cards_of(each)) == count])


def cheapest_answers(view: matchwood.View, move: str) -> list[str]:
    """Beat the last play with the weakest possible number."""
    return weakest(view, [each for each in view.moves if is_play(each)]) if may_pass(view) and is_play(move) else []


def keep_best(view: matchwood.View, move: str) -> list[str]:
    """Keep cards with the two strongest numbers until few cards are left."""
    if len(view.table.hand) <= FEW:
        return []
    return [each for each in view.moves if each[0] not in view.table.numbers[-BEST:]]


def never_pass(view: matchwood.View, move: str) -> list[str]:
    return [each for each in view.moves if is_play(each)] if may_pass(view) else []


def pass_while_poor(view: matchwood.View, move: str) -> list[str]:
    seat = view.seat
    return ["pass"] if may_pass(view) and seat is not None and view.table.sticks[seat] < POOR else []


def no_revolution(view: matchwood.View, move: str) -> list[str]:
    return [each for each in view.moves if len(cards_of(each)) < FACTS.most_cards]


def sticks_kept_at_last(view: matchwood.View, move: str) -> list[str]:
    """If a move plays all remaining cards, prefer the move that costs the fewest matchsticks."""
    count = len(view.table.hand)
    last = [each for each in view.moves if len(cards_of(each)) == count]
    if len(cards_of(move)) != count:
        return []
    least = min(map(sticks_of, last))
    return [each for each in last if sticks_of(each) == least]


RULES: dict[str, Rule] = {
    rule.__name__: rule
    for rule in (
        no_sticks,
        single_leads,
        longest_leads,
        weakest_leads,
        cheapest_answers,
        keep_best,
        never_pass,
        pass_while_poor,
        no_revolution,
        sticks_kept_at_last,
    )
}

# --- habits --------------------------------------------------------------------------------------------------------------------


def habits(number: int, level: str, found: Figures) -> matchwood.Game:
    """Record statistics of a game between bots of one level."""
    passes = [0] * TABLE.players

    def note(view: matchwood.View, move: str) -> None:
        if view.seat is not None and may_pass(view):
            passes[view.seat] += move == "pass"

    seats = {seat: Watched(TABLE.bot(level, number, seat), note) for seat in range(TABLE.players)}
    game = TABLE.played(number, seated=seats)
    add(found, f"{level}_passes_by_choice", *passes)
    tricks(game, level, found)
    return game


def hands(game: matchwood.Game, found: Figures) -> None:
    """For each kind of card, record the player's rank and the number of such cards in the dealt hand. Also record whether the last
    player still has such a card at the end.
    """
    assert game.result is not None
    ranks = game.result.ranks
    for kind in BASE:
        for seat, hand in enumerate(game.deals[0]["hands"]):
            copies = "none" if kind not in hand else "two" if hand.count(kind) > 1 else "one"
            add(found, f"place_with_{copies}_of_{kind}", ranks[seat])
        add(found, f"last_sits_on_{kind}", kind in game.view(ranks.index(TABLE.players)).table.hand)


def tricks(game: matchwood.Game, level: str, found: Figures) -> None:
    """Record how often the leader wins a trick, and how often the order of numbers is reversed."""
    lead: Played | None = None
    last, revolutions = -1, 0
    for happening in game.happenings:
        match happening:
            case Played():
                lead, last = lead or happening, happening.seat
            case Revolution():
                revolutions += 1
            case Cleared():
                if lead is not None:
                    add(found, f"{level}_lead_of_{len(lead.cards)}_stays", last == lead.seat)
                lead = None
    add(found, f"{level}_revolutions", revolutions)
