"""Deals by hand for the tests of Matschig, and functions that play them."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

import matchwood
from tests.cardgames.matschig.reference import DECK, SEATS, SPECIALS, Matschig
from tests.cardgames.playing import play_at_random
from tests.support.optional import not_none
from tests.support.plain import plain

Deal = dict[str, Any]

OPTIONS: list[dict[str, Any]] = [
    {"interrupt_order": order, "reopen_after_duck": reopen, "on_stall": stall, "open_pools": pools, "party": party}
    for order, reopen, stall, pools, party in product(
        ("clockwise", "target_first"), (False, True), ("redraw", "end_round"), (False, True), (False, True)
    )
]


def named(options: dict[str, Any]) -> str:
    return "-".join(str(value) for value in options.values())


def deal(hands: str, pile: str = "", first: str = "A") -> Deal:
    """Return a deal. `hands` has the form "W5 S3|W2 U1|", with one part for each seat. The first card of `pile` is drawn
    first.
    """
    return {"first": SEATS.index(first), "hands": [hand.split() for hand in hands.split("|")], "pile": pile.split()}


def game_of(hands: str | list[Deal], pile: str = "", moves: str = "", first: str = "A", **options: Any) -> matchwood.Game:
    """Return a game after some moves: one round with these hands and this pile, or several rounds with these deals."""
    deals = [deal(hands, pile, first)] if isinstance(hands, str) else hands
    chosen = options if options.get("party") else {"rounds": len(deals)} | options
    return played(matchwood.new("matschig", players=len(deals[0]["hands"]), seed=1, options=chosen, deals=deals), moves)


def played(game: matchwood.Game, moves: str) -> matchwood.Game:
    """Make these moves. A move without a seat belongs to the only seat that has to decide; all unnamed seats decline an
    interrupt.
    """
    for move in moves.split(",") if moves else []:
        word, _, rest = move.strip().partition(" ")
        seat = SEATS.index(word) if len(word) == 1 else None
        text = rest if len(word) == 1 else move.strip()
        if not text.startswith(("add", "let")):
            let(game)
        game.play(text, seat=seat)
    return game


def let(game: matchwood.Game) -> matchwood.Game:
    """Let all seats that still have to answer decline the interrupt."""
    while phase(game) == "window":
        game.play("let", seat=game.owing[0])
    return game


def phase(game: matchwood.Game) -> str:
    return str(game.view(None).table.phase)


def seen(game: matchwood.Game, key: str) -> Any:
    """Return the value of this field of the table for a spectator."""
    return getattr(game.view(None).table, key)


def hand(game: matchwood.Game, seat: str) -> list[str]:
    return list(game.view(SEATS.index(seat)).table.hand)


def pools(game: matchwood.Game) -> list[list[str]]:
    """Return the cards in the pools, also the hidden ones, computed by the reference rules."""
    return [sorted(pool) for pool in by_the_reference_rules(game).pools]


def story(game: matchwood.Game, *kinds: str) -> list[dict[str, Any]]:
    """Return the happenings of these types."""
    return [told for told in plain(game.happenings) if told["type"] in kinds]


def moves_of(game: matchwood.Game, seat: str | None = None) -> set[str]:
    return set(game.legal_moves(None if seat is None else SEATS.index(seat)))


def refused(game: matchwood.Game, seat: str, *moves: str) -> bool:
    """Return whether the seat has none of these moves, and each of them is refused without a change of the game."""
    before = game.record(), [game.view(other) for other in range(game.players)]
    for move in moves:
        if move in game.legal_moves(SEATS.index(seat)):
            return False
        with pytest.raises((matchwood.IllegalMove, matchwood.NotYourTurn)):
            game.play(move, seat=SEATS.index(seat))
    return before == (game.record(), [game.view(other) for other in range(game.players)])


def by_the_reference_rules(game: matchwood.Game) -> Matschig:
    """Return the same game by the reference rules, with the answers to an open interrupt."""
    slow = Matschig(game.players, game.options)
    for event in game.record()["events"]:
        if "deal" in event:
            slow.lay(event["deal"])
        else:
            slow.play(event["seat"], event["move"])
    for seat in game.undisclosed:
        slow.play(seat, game.view(seat).table.answer)
    return slow


# --- random deals and positions ------------------------------------------------------------------------------------------------


def random_deal(luck: random.Random, players: int, first: int, pile: int | None = None) -> Deal:
    """Return hands of up to eight cards and a short pile, so that hands run out and rounds end. Some seats cannot throw."""
    cards = luck.sample(DECK, len(DECK))
    dry = luck.random() < 0.4
    hands = []
    for _ in range(players):
        lacking = luck.choice("WS") if dry else "-"
        usable = [card for card in cards if card in SPECIALS or card[0] != lacking]
        hands.append(usable[: luck.choice([0, 2, 5, 7, 7, 8])])
        for card in hands[-1]:
            cards.remove(card)
    return {"first": first, "hands": hands, "pile": cards[: luck.choice([0, 3, 9, 20]) if pile is None else pile]}


def short_game(seed: int, players: int, options: dict[str, Any]) -> matchwood.Game:
    """Return a game of two rounds dealt by hand. In a party they are its first two rounds."""
    luck = random.Random(seed)
    first = luck.randrange(players)
    deals = [random_deal(luck, players, (first + number) % players) for number in range(2)]
    chosen = options | ({} if options.get("party") else {"rounds": 2})
    return matchwood.new("matschig", players=players, seed=seed, options=chosen, deals=deals)


def middle(options: dict[str, Any], players: int, seed: int, share: float) -> matchwood.Game:
    """Return a short random game after about this share of its moves."""
    luck = random.Random(seed)
    game = short_game(seed, players, options)
    count = int(share * 60)
    for number, _ in enumerate(play_at_random(game, luck)):
        if number == count:
            break
    return game


Slot = tuple[str, tuple[Any, int]]
"""A card, and its index when the round was dealt: (seat, index in the hand) or ("pile", index)."""


Watch = Callable[[dict[str, Any], list[list[Slot]]], None]


def origins(game: matchwood.Game, watch: Watch | None = None) -> tuple[list[list[Slot]], list[Slot]]:
    """Return the current hands and pile. Each card has its index in the last deal, computed from the happenings since then. If
    `watch` is given, it receives the hands before each happening.
    """
    dealt, story = game.deals[-1], plain(game.happenings)
    hands: list[list[Slot]] = [[(card, (seat, n)) for n, card in enumerate(held)] for seat, held in enumerate(dealt["hands"])]
    pile: list[Slot] = [(card, ("pile", n)) for n, card in enumerate(dealt["pile"])]
    for told in story[max(number for number, told in enumerate(story) if told["type"] == "deal") :]:
        if watch:
            watch(told, hands)
        kind, seat = told["type"], told.get("seat")
        gone = {"throw": told.get("mud"), "add": [told.get("card")], "duck": ["Duck"], "defence": told.get("played")}
        for card in (told["cards"] if kind == "discard" else gone.get(kind)) or []:
            hands[not_none(seat)].remove(next(slot for slot in hands[not_none(seat)] if slot[0] == card))
        if kind == "draw":
            hands[not_none(seat)] += pile[: told["cards"]]
            del pile[: told["cards"]]
        elif kind == "splash":
            del pile[0]
    return hands, pile
