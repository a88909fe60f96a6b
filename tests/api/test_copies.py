"""A copied or pickled object continues like its original, and neither changes the other."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest

import matchwood
from matchwood.cardgames.catalogue import keys, spec_of
from tests.cardgames.playing import seats

WAYS: dict[str, Callable[[Any], Any]] = {
    "copied": copy.copy,
    "copied deeply": copy.deepcopy,
    "pickled": lambda thing: pickle.loads(pickle.dumps(thing)),
}
ways = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


# --- games ---------------------------------------------------------------------------------------------------------------------


def played(key: str, moves: int) -> matchwood.Game:
    """Return a game after some moves, with all its caches filled."""
    game = matchwood.new(key, players=seats(key), seed=4)
    play(game, moves)
    values_of_game(game)
    return game


def play(game: matchwood.Game, moves: int) -> None:
    for number in range(moves):
        seat = game.owing[-1]
        possible = game.legal_moves(seat)
        game.play(possible[number % len(possible)], seat=seat)


def values_of_game(game: matchwood.Game) -> list[Any]:
    all_seats = [None, *range(game.players)]
    return [
        game.record(),
        [game.view(seat).observed for seat in all_seats],
        msgspec.to_builtins(game.views(all_seats)),
        game.happenings,
        [game.legal_moves(seat) for seat in game.owing],
        (game.forced, game.silence, game.reversible, game.undisclosed, game.deals, game.deals_waiting),
    ]


@ways
@pytest.mark.parametrize("key", keys())
def test_a_copy_of_a_game_continues_like_the_game(key: str, way: Callable[[Any], Any]) -> None:
    game = played(key, 4)
    twin = way(game)
    before = values_of_game(game)
    assert values_of_game(twin) == before
    play(twin, 5)
    assert values_of_game(game) == before
    play(game, 5)
    assert values_of_game(twin) == values_of_game(game) != before


@ways
def test_deals_given_to_a_copy_do_not_reach_the_original(way: Callable[[Any], Any]) -> None:
    game = matchwood.new("matchmaster", players=2, seed=1)
    way(game).deal_in_advance({"dealer": 0, "hands": [["T5"], ["L3"]]})
    assert game.deals_waiting == 0


# --- batches -------------------------------------------------------------------------------------------------------------------


def shown(batch: matchwood.Batch) -> list[Any]:
    arrays: list[Any] = [batch.seat, batch.mask, batch.legal, batch.over, batch.rewards, batch.seeds, batch.ranks, batch.scores]
    arrays += [batch.observe(), batch.observed()]
    about = [batch.key, batch.size, batch.players, batch.options, batch.rewards_in, batch.layout]
    views = [batch.view(slot, int(batch.seat[slot])).moves for slot in range(batch.size) if batch.seat[slot] >= 0]
    return [array.tobytes() for array in arrays] + about + views


def step(batch: matchwood.Batch, times: int, first: int = 0) -> None:
    for number in range(first, first + times):
        luck = np.random.default_rng(number).random(batch.legal.shape)
        batch.step((batch.legal * luck).argmax(axis=1))


@ways
@pytest.mark.parametrize("key", keys())
def test_a_copy_of_a_batch_continues_like_the_batch(key: str, way: Callable[[Any], Any]) -> None:
    batch = matchwood.batch(key, 5, players=seats(key), seed=5)
    step(batch, 7)
    twin, before = way(batch), shown(batch)
    assert shown(twin) == before
    step(twin, 30, first=7)
    bits = twin.mask[:, None] >> np.arange(64, dtype=np.uint64) & np.uint64(1)
    assert (twin.legal == bits).all()
    assert shown(batch) == before
    step(batch, 30, first=7)
    assert shown(twin) == shown(batch) != before
    twin.reset(seed=9)
    batch.reset(seed=9)
    assert shown(twin) == shown(batch)


# --- other public classes
# ---------------------------------------------------------------------------------------------------------


def position() -> matchwood.Position:
    game = played("matchmaster", 4)
    return matchwood.Position.at(game.record(), seat=game.owing[0])


def ended() -> matchwood.Game:
    game, bot = played("tycoon", 0), matchwood.bot("quick", seed=1)
    while not game.over:
        game.play(bot.choose(game.view(game.owing[0])))
    return game


def refused() -> matchwood.IllegalMove:
    with pytest.raises(matchwood.IllegalMove) as error:
        played("matchmaster", 3).play("T99")
    return error.value


def decides(bot: matchwood.Bot) -> Any:
    return [bot.choose(played("tycoon", moves).view(played("tycoon", moves).owing[0])) for moves in range(8)]


def values_of_view(view: matchwood.View) -> Any:
    return view.to_dict(), view.moves, view.html(), view.state().tobytes(), view.result


def values_of_position(here: matchwood.Position) -> Any:
    return here.to_dict(), here.view().to_dict(), here.event, here.hint(iterations=50, seed=1)


def values_of_error(error: matchwood.MatchwoodError) -> Any:
    return type(error), str(error), error.args, vars(error)


def drawn() -> Any:
    game = matchwood.new("matchmaster", players=2, secret=matchwood.new_secret())
    bot = matchwood.bot("quick", seed=1)
    while not game.over:
        seat = game.owing[0]
        game.play(bot.choose(game.view(seat)), seat=seat)
    return matchwood.verify(game.record())


EXAMPLES: dict[str, tuple[Callable[[], Any], Callable[[Any], Any]]] = {
    "Analysis": (lambda: matchwood.analyse(ended().record(), iterations=10), lambda analysis: analysis.to_dict()),
    "BadRecord": (lambda: matchwood.BadRecord("it is torn", ["a record"], event=3), values_of_error),
    "Bot": (lambda: matchwood.bot("club", seed=3, iterations=40), decides),
    "Cards": (lambda: played("matchmaster", 4).view(0).hand, lambda cards: (cards, cards._repr_svg_())),
    "Drawn": (drawn, lambda each: each),
    "GameInfo": (lambda: matchwood.games()[0], lambda info: info.to_dict()),
    "Hint": (lambda: position().hint(iterations=50, seed=1), lambda hint: (hint, hint.alike)),
    "IllegalMove": (refused, values_of_error),
    "Judgement": (lambda: position().judgement(position().view().moves[0], iterations=20), lambda found: found.to_dict()),
    "Position": (position, values_of_position),
    "Result": (lambda: ended().result, lambda result: (result.to_dict(), result.html())),
    "Taught": (lambda: matchwood.teach("matchmaster", "first"), lambda taught: (taught, taught.over, taught.steps)),
    "View": (lambda: played("matchmaster", 4).view(0), values_of_view),
}
"""For each public class a function that makes an example, and a function that returns all its values."""
ERRORS = [
    name
    for name in matchwood.__all__
    if name not in EXAMPLES and inspect.isclass(kind := getattr(matchwood, name)) and issubclass(kind, Exception)
]
EXAMPLES |= {name: (lambda name=name: getattr(matchwood, name)("it is so", ["this", "that"]), values_of_error) for name in ERRORS}  # type: ignore[misc]


def test_every_public_class_has_an_example_in_this_file() -> None:
    classes = {name for name in matchwood.__all__ if inspect.isclass(getattr(matchwood, name))}
    assert classes == {*EXAMPLES, "Batch", "Game"}


@ways
@pytest.mark.parametrize("name", EXAMPLES)
def test_a_copy_has_the_same_values_as_its_original(name: str, way: Callable[[Any], Any]) -> None:
    make, tells = EXAMPLES[name]
    thing = make()
    twin = way(thing)
    assert type(twin) is type(thing)
    assert tells(twin) == tells(thing)


@ways
@pytest.mark.parametrize("key", keys())
def test_a_copy_of_a_game_spec_is_the_spec_itself(key: str, way: Callable[[Any], Any]) -> None:
    assert way(spec_of(key)) is spec_of(key)
