"""Deals by hand for the tests of Matschig, and ways to play them."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

import matchwood
from tests.cardgames.matschig.reference import DECK, SEATS, SPECIALS, Matschig
from tests.cardgames.playing import play_at_random
from tests.plain import plain
from tests.surely import surely

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
    """Hands as in ``"W5 S3|W2 U1|"``, one for each seat, and the pile, top first."""
    return {"first": SEATS.index(first), "hands": [hand.split() for hand in hands.split("|")], "pile": pile.split()}


def game_of(hands: str | list[Deal], pile: str = "", moves: str = "", first: str = "A", **options: Any) -> matchwood.Game:
    """A game of one round with these hands and this pile, or of these deals, with some moves made."""
    deals = [deal(hands, pile, first)] if isinstance(hands, str) else hands
    chosen = options if options.get("party") else {"rounds": len(deals)} | options
    return played(matchwood.new("matschig", players=len(deals[0]["hands"]), seed=1, options=chosen, deals=deals), moves)


def played(game: matchwood.Game, moves: str) -> matchwood.Game:
    """Make moves, each by the seat named in front of it or by the only one that owes; whoever is not named lets mud fly."""
    for move in moves.split(",") if moves else []:
        word, _, rest = move.strip().partition(" ")
        seat = SEATS.index(word) if len(word) == 1 else None
        text = rest if len(word) == 1 else move.strip()
        if not text.startswith(("add", "let")):
            let(game)
        game.play(text, seat=seat)
    return game


def let(game: matchwood.Game) -> matchwood.Game:
    """Everybody who has not answered yet lets the mud fly."""
    while phase(game) == "window":
        game.play("let", seat=game.owing[0])
    return game


def phase(game: matchwood.Game) -> str:
    return str(game.view(None).table.phase)


def seen(game: matchwood.Game, key: str) -> Any:
    """What a spectator sees under this name."""
    return getattr(game.view(None).table, key)


def hand(game: matchwood.Game, seat: str) -> list[str]:
    return list(game.view(SEATS.index(seat)).table.hand)


def pools(game: matchwood.Game) -> list[list[str]]:
    """What lies in the pools, secret or not: as the slow rules count it."""
    return [sorted(pool) for pool in retold(game).pools]


def story(game: matchwood.Game, *kinds: str) -> list[dict[str, Any]]:
    """What happened, of these types."""
    return [told for told in plain(game.happenings) if told["type"] in kinds]


def moves_of(game: matchwood.Game, seat: str | None = None) -> set[str]:
    return set(game.legal_moves(None if seat is None else SEATS.index(seat)))


def refused(game: matchwood.Game, seat: str, *moves: str) -> bool:
    """Whether none of these moves is offered to the seat, and each of them is refused when it is tried, with nothing changed."""
    before = game.record(), [game.view(other) for other in range(game.players)]
    for move in moves:
        if move in game.legal_moves(SEATS.index(seat)):
            return False
        with pytest.raises((matchwood.IllegalMove, matchwood.NotYourTurn)):
            game.play(move, seat=SEATS.index(seat))
    return before == (game.record(), [game.view(other) for other in range(game.players)])


def retold(game: matchwood.Game) -> Matschig:
    """The same game by the slow rules; answers of a window that is open are given there too."""
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
    """Hands of up to eight cards and a short pile, so that hands run dry and rounds end; now and then nobody can throw."""
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
    """Two rounds dealt by hand (in a party, the first ones)."""
    luck = random.Random(seed)
    first = luck.randrange(players)
    deals = [random_deal(luck, players, (first + number) % players) for number in range(2)]
    chosen = options | ({} if options.get("party") else {"rounds": 2})
    return matchwood.new("matschig", players=players, seed=seed, options=chosen, deals=deals)


def middle(options: dict[str, Any], players: int, seed: int, share: float) -> matchwood.Game:
    """A short random game after about this share of its first moves."""
    luck = random.Random(seed)
    game = short_game(seed, players, options)
    count = int(share * 60)
    for number, _ in enumerate(play_at_random(game, luck)):
        if number == count:
            break
    return game


Slot = tuple[str, tuple[Any, int]]
"""A card, and where it lay when the round was dealt: (seat, place in the hand) or ("pile", place)."""


Watch = Callable[[dict[str, Any], list[list[Slot]]], None]


def whence(game: matchwood.Game, watch: Watch | None = None) -> tuple[list[list[Slot]], list[Slot]]:
    """The hands and the pile as they are now, each card with its slot, from what happened since the last deal; before each
    happening the hands are handed to whoever watches."""
    dealt, story = game.deals[-1], plain(game.happenings)
    hands: list[list[Slot]] = [[(card, (seat, n)) for n, card in enumerate(held)] for seat, held in enumerate(dealt["hands"])]
    pile: list[Slot] = [(card, ("pile", n)) for n, card in enumerate(dealt["pile"])]
    for told in story[max(number for number, told in enumerate(story) if told["type"] == "deal") :]:
        if watch:
            watch(told, hands)
        kind, seat = told["type"], told.get("seat")
        gone = {"throw": told.get("mud"), "add": [told.get("card")], "duck": ["Duck"], "defence": told.get("played")}
        for card in (told["cards"] if kind == "discard" else gone.get(kind)) or []:
            hands[surely(seat)].remove(next(slot for slot in hands[surely(seat)] if slot[0] == card))
        if kind == "draw":
            hands[surely(seat)] += pile[: told["cards"]]
            del pile[: told["cards"]]
        elif kind == "splash":
            del pile[0]
    return hands, pile
