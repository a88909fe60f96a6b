"""Measure advice for Matschig: four champions play one round."""

from __future__ import annotations

import statistics
from dataclasses import replace

import matchwood
from matchwood.cardgames.matschig import contract
from matchwood.cardgames.matschig.outlook import points, weigh

from .table import Figures, Rule, Table, add

TABLE = Table("matschig", 4, 150, {"rounds": 1})
WHOLE = replace(TABLE, options={})
SPECIALS = ("Wind", "Sun", "Duck", "Share", "13")
LATE = 40
"""If the draw pile has fewer cards, the first half of the round is over."""
LARGE = 10
SEATS = "ABCD"


def measured(number: int) -> Figures:
    found = TABLE.bound(number, RULES, gained)
    habits(number, found)
    add(found, "champion_among_quick", behind(*TABLE.champion_among_quick(number)))
    return found


def gained(plain: matchwood.Game, other: matchwood.Game, seat: int) -> list[float]:
    """Return by how many mud points the seat's lead is larger in the second game than in the first."""
    return [behind(other, seat) - behind(plain, seat)]


def behind(game: matchwood.Game, seat: int) -> float:
    """Return the other seats' mean mud points minus the seat's own mud points."""
    assert game.result is not None
    others = [score for own, score in enumerate(game.result.scores) if own != seat]
    return statistics.mean(others) - game.result.scores[seat]


# --- rules ---------------------------------------------------------------------------------------------------------------------


def no_interrupts(view: matchwood.View, move: str) -> list[str]:
    return ["let"] if view.table.phase == "window" else []


def interrupts_for_oneself(view: matchwood.View, move: str) -> list[str]:
    """Interrupt only throws that are aimed at the player's own seat."""
    return ["let"] if view.table.phase == "window" and view.table.target != view.seat else []


def always_interrupts(view: matchwood.View, move: str) -> list[str]:
    return [each for each in view.moves if each != "let"] if view.table.phase == "window" else []


def back_at_the_thrower(view: matchwood.View, move: str) -> list[str]:
    """If the seat adds a card to mud, aim the mud at the thrower."""
    if view.table.phase != "window" or move == "let":
        return []
    return [each for each in view.moves if each.endswith(f" {SEATS[view.table.active]}")]


def kind_of(defence: str) -> str:
    word = defence.split()[0]
    return "special" if word in SPECIALS else word


def defences(view: matchwood.View, kind: str) -> list[str]:
    return [each for each in view.moves if kind_of(each) != kind] if view.table.phase == "defence" else []


def without(kind: str) -> Rule:
    """Return a rule that forbids defences of one kind, for example `shield`."""

    def rule(view: matchwood.View, move: str) -> list[str]:
        return defences(view, kind)

    return rule


def late_specials(view: matchwood.View, move: str) -> list[str]:
    """Use no special card in the first half of the round."""
    return defences(view, "special") if view.table.pile > LATE else []


def specials_for_large_mud(view: matchwood.View, move: str) -> list[str]:
    """Use special cards only against mud with at least ten points."""
    weight = view.table.weight
    return defences(view, "special") if weight and weight.points < LARGE else []


def takes_nothing(view: matchwood.View, move: str) -> list[str]:
    """Always choose a defence if one is legal, even against little mud."""
    return [each for each in view.moves if each != "take"] if view.table.phase == "defence" else []


def thrown(view: matchwood.View) -> dict[str, tuple[str, ...]]:
    """Return the mud cards of each legal throw."""
    if view.table.phase != "throw":
        return {}
    return {move: tuple(move.split()[1:-1]) for move in view.moves}


def perfect_throws(view: matchwood.View, move: str) -> list[str]:
    """If possible, throw a water card and a sand card of equal value."""
    return [each for each, mud in thrown(view).items() if weigh(mud).perfect]


def safe_throws(view: matchwood.View, move: str) -> list[str]:
    """If possible, throw mud cards that no player can interrupt."""
    return [each for each, mud in thrown(view).items() if weigh(mud).missing is None]


def largest_throws(view: matchwood.View, move: str) -> list[str]:
    muds = thrown(view)
    most = max(map(points, muds.values()), default=0)
    return [each for each, mud in muds.items() if points(mud) == most]


def smallest_throws(view: matchwood.View, move: str) -> list[str]:
    muds = thrown(view)
    least = min(map(points, muds.values()), default=0)
    return [each for each, mud in muds.items() if points(mud) == least]


def at_the_left(view: matchwood.View, move: str) -> list[str]:
    """Throw at the next player in clockwise order."""
    assert view.seat is not None
    return [each for each in thrown(view) if each.endswith(f" {SEATS[(view.seat + 1) % TABLE.players]}")]


RULES: dict[str, Rule] = {
    "no_interrupts": no_interrupts,
    "interrupts_for_oneself": interrupts_for_oneself,
    "always_interrupts": always_interrupts,
    "back_at_the_thrower": back_at_the_thrower,
    "no_umbrellas": without("shield"),
    "no_specials": without("special"),
    "late_specials": late_specials,
    "specials_for_large_mud": specials_for_large_mud,
    "takes_nothing": takes_nothing,
    "perfect_throws": perfect_throws,
    "safe_throws": safe_throws,
    "largest_throws": largest_throws,
    "smallest_throws": smallest_throws,
    "at_the_left": at_the_left,
}

# --- habits --------------------------------------------------------------------------------------------------------------------


def habits(number: int, found: Figures) -> None:
    """Play a complete game between copies of the bot `champion`, and add statistics of the moves to `found`."""
    game = WHOLE.played(number)
    thrower = -1
    for happening in game.happenings:
        match happening:
            case contract.Throw():
                thrower = happening.seat
                add(found, "thrown_perfect", happening.perfect)
                add(found, "points_thrown", happening.points)
            case contract.Let():
                add(found, "interrupted", False)
            case contract.Add():
                add(found, "interrupted", True)
                add(found, "aimed_at_the_thrower", happening.target == thrower)
            case contract.Defence():
                defended(happening, found)
    for hand in (game.view(seat).table.hand for seat in range(WHOLE.players)):
        add(found, "umbrellas_left", points([card for card in hand if card[0] == "U"]))
        add(found, "specials_left", sum(card in SPECIALS for card in hand))
    for line in game.view(None).table.sheet:
        add(found, "points_in_a_round", *line.points)
        for seat in range(WHOLE.players):
            add(found, "pool_halved", "pool" in line.halved[seat])
            add(found, "account_halved", "account" in line.halved[seat])


def defended(defence: contract.Defence, found: Figures) -> None:
    averted = points(defence.averted)
    if defence.how == "umbrellas":
        add(found, "averts_with_umbrellas", averted)
        add(found, "umbrellas_for_that", sum(defence.umbrellas))
    elif defence.how in ("special", "share"):
        add(found, f"averts_with_{defence.played[0]}", averted)
