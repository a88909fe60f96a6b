"""Deals by hand for the tests of The Match!, and functions that play them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import matchwood
from tests.cardgames.playing import play_at_random
from tests.cardgames.the_match.reference import DECK, HALVES, Match, Place, match
from tests.support.plain import plain

Deal = dict[str, Any]

OPTIONS: list[dict[str, Any]] = [
    {"mode": mode, "stop_when_decided": stop, "circle": circle, "shared_sixth": shared, "hide_after_miss": hide}
    for mode, stop, circle, shared, hide in product(
        ("cup", "league"), (False, True), ("sudden_death", "full"), (False, True), (False, True)
    )
]
CUPS = [options for options in OPTIONS if options["mode"] == "cup"]


def named(options: Mapping[str, Any]) -> str:
    return "-".join(str(value) for value in options.values())


LANES = {(row, column): f"{colour}{row}" for row in range(1, 5) for column, colour in enumerate("YBRG", 1)}
"""A field of four lanes of one colour each. A ball from 5 on scores only through the lane of its colour."""
GOAL = {"Y": "1111", "B": "2222", "R": "3333", "G": "4444"}
MISS = {"Y": "4", "B": "4", "R": "1", "G": "1"}


def half(stack_of_a: str = "", stack_of_b: str = "", cards: Mapping[Place, str] | None = None, dealer: int = 1) -> Deal:
    """Return the deal of a half on these lanes, with other cards at some places. A kicks off by default."""
    stacks = [stack_of_a.split(), stack_of_b.split()]
    field = LANES | dict(cards or {})
    taken = {*stacks[0], *stacks[1], *(cards or {}).values()}
    spare = [card for card in DECK if card not in taken and card not in LANES.values()]
    for place in sorted(LANES):
        if field[place] in taken and place not in (cards or {}):
            field[place] = spare.pop()
    return {"dealer": dealer, "field": [field[place] for place in sorted(field)], "stacks": stacks}


LEVEL = [half(dealer=1), half(dealer=0), half(dealer=1), half(dealer=0)]
"""Four halves without balls, so that the shoot-out is due at once."""


def shootout(line_of_a: str, line_of_b: str, stack_of_a: str = "", stack_of_b: str = "", circle: str = "", dealer: int = 1) -> Deal:
    """Return the deal of a shoot-out. A shoots first by default."""
    lines, stacks = [line_of_a.split(), line_of_b.split()], [stack_of_a.split(), stack_of_b.split()]
    return {"dealer": dealer, "goals": lines, "stacks": stacks, "circle": circle.split()}


def match_of(*deals: Deal, moves: str = "", **options: Any) -> matchwood.Game:
    """Return a match after some moves. It has these deals, and random deals after them."""
    return played(matchwood.new("the_match", players=2, seed=1, options=options, deals=deals), moves)


def penalties(*deals: Deal, moves: str = "", **options: Any) -> matchwood.Game:
    """Return a match after some moves in its shoot-out, which is dealt at once. `deals` are the deals of the shoot-out."""
    return match_of(*LEVEL, *deals, moves=moves, **options)


def played(game: matchwood.Game, moves: str) -> matchwood.Game:
    for move in moves.replace(" ", ""):
        game.play(move)
    return game


def story(game: matchwood.Game, *kinds: str) -> list[dict[str, Any]]:
    """Return the happenings of these types."""
    return [told for told in plain(game.happenings) if told["type"] in kinds]


def scoring(game: matchwood.Game) -> set[str]:
    """Return the shots that are goals, found by looking at the hidden cards."""
    table = game.view(None).table
    line = next(deal for deal in game.deals if "goals" in deal)["goals"][table.turn]
    return {str(place) for place in range(1, 6) if match(table.ball, line[place - 1]) and match(table.ball, line[5])}


def shooting(game: matchwood.Game, luck: random.Random, scored: bool = False, among: int = 5) -> Iterator[matchwood.Game]:
    """Play a shoot-out to its end, and yield the game before each shot. Each seat misses if possible, or scores if `scored` is
    set, at one of the first `among` cards with this result.
    """
    while not game.over:
        yield game
        goals = scoring(game)
        wanted = [move for move in game.legal_moves() if (move in goals) == scored]
        game.play(luck.choice((wanted or game.legal_moves())[:among]))


# --- positions of random games -------------------------------------------------------------------------------------------------


def middle(options: dict[str, Any], seed: int, share: float, shot: bool = False) -> matchwood.Game:
    """Return a random match after this share of its moves. With `shot`, a cup match starts with the shoot-out."""
    deals = LEVEL if shot and options["mode"] == "cup" else []
    whole = matchwood.new("the_match", players=2, seed=seed, options=options, deals=deals)
    for _ in play_at_random(whole, random.Random(seed)):
        pass
    moves = [event["move"] for event in whole.record()["events"] if "move" in event]
    game = matchwood.new("the_match", players=2, seed=seed, options=options, deals=deals)
    for move in moves[: int(share * len(moves))]:
        game.play(move)
    return game


def by_the_reference_rules(game: matchwood.Game) -> Match:
    """Return the same match by the reference rules."""
    slow = Match(game.options)
    for event in game.record()["events"]:
        if "deal" in event:
            slow.lay(event["deal"])
        else:
            slow.play(event["move"])
    return slow


def face_down(slow: Match) -> list[Any]:
    """Return the places whose cards no seat has seen: (row, column) on the field, (seat, number) in the lines."""
    if slow.field and slow.part in HALVES:
        return [place for place in sorted(slow.field) if place not in slow.seen]
    sixths = [(0, 6)] if slow.options["shared_sixth"] else [(0, 6), (1, 6)]
    lines = [(seat, number) for seat in (0, 1) for number in range(1, 6)] + sixths
    return [(seat, number) for seat, number in lines if number not in slow.lines_open[seat]]


def unseen(slow: Match, balls: set[str]) -> list[str]:
    """Return the cards that may be at hidden places: all except the balls since the last deal and the cards already seen. In
    the shoot-out, all of its balls are excluded.
    """
    if slow.part in HALVES:
        seen = {slow.field[place] for place in slow.seen}
    else:
        seen = {line[number - 1] for line, numbers in zip(slow.lines, slow.lines_open, strict=True) for number in numbers}
    return [card for card in DECK if card not in seen | balls]


def balls_of(game: matchwood.Game) -> set[str]:
    """Return the balls since the half or the shoot-out was dealt, from the happenings."""
    story = plain(game.happenings)
    last = max(number for number, told in enumerate(story) if told["type"] == "deal")
    return {told["card"] for told in story[last:] if told["type"] == "ball"}
