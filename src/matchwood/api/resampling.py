"""Replace the hidden cards of a position so that a seat cannot notice it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from matchwood.api.game import Game
from matchwood.api.position import Position, is_deal
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.spec import GameSpec, Json
from matchwood.engine import states
from matchwood.engine.chance import chance_from
from matchwood.engine.states import State
from matchwood.errors import BadDeal, GameOver, IllegalMove

TRIES = 3_000
"""The number of attempted changes. This number mixes the cards well, and takes at most about a second."""
SHARE_OF_SWAPS = 0.7
"""The share of attempts that swap two cards. The other attempts replace a card by a card that may be missing from the deal."""
WORLDS = 300
"""The number of sampled worlds that show which cards can be missing from the deal."""

Place = tuple[list[Any], int]
"""A list of cards in a deal, and the index of a card."""


def resampled(position: Position, seat: int, seed: int | None = None) -> Position | None:
    """Return a position with other hidden cards that the seat cannot distinguish from the given position.

    The moves and the seat's observations stay the same. Rounds that are over keep their cards. Return None if the function found no
    other cards, for example because the seat knew all cards. Raises BadRecord for an invalid position.

    The function changes single cards in the deals of the record. It keeps a change if the record still replays and the seat's
    observations stay equal (a Metropolis chain). The result is a record, which stays valid in later versions.

    >>> import matchwood
    >>> game = matchwood.new("matchmaster", players=3, deals=[{"dealer": 2, "hands": [["T13"], ["L3"], ["B9"]]}])
    >>> other = resampled(Position.at(game.record()), seat=0, seed=1)
    >>> other.game().view(0) == game.view(0), other.game().view(1) == game.view(1)
    (True, False)
    """
    game = position.game()
    game.view(seat)  # raises NotYourTurn if the seat does not exist
    chain = _Chain(game, seat)
    random_numbers = random.Random(seed)
    for _ in range(TRIES):
        chain.try_change(random_numbers)
    for _ in range(TRIES):  # with few hidden cards, the chain can return to the true ones
        if chain.has_changed():
            return replace(position, record={**position.record, "events": chain.events})
        chain.try_change(random_numbers)
    return None


class _Chain:
    """A sequence of records with the same observations of one seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self._spec, self._seat = spec_of(game.key), seat
        self.events: list[Json] = game.record()["events"]
        state = self._spec.fresh(game.players, game.options)
        start = _start_of_round(self.events)
        for event in self.events[:start]:
            state = _after(self._spec, state, event)
        self._before, self._round = state, self.events[start:]
        self._observed: list[bytes] = []
        for event in self._round:
            state = _after(self._spec, state, event)
            self._observed.append(states.observed(state, seat).tobytes())
        self._last = state
        self._places = [place for event in self._round if is_deal(event) for place in _cards_in(event["deal"])]
        self._names = sorted({cards[index] for cards, index in self._places} | set(self._missing_cards()))

    def try_change(self, random_numbers: random.Random) -> None:
        """Swap two cards or replace a card. Undo the change if the seat would notice it."""
        cards, index = random_numbers.choice(self._places)
        before = cards[index]
        if random_numbers.random() < SHARE_OF_SWAPS:
            others, other = random_numbers.choice(self._places)
            cards[index], others[other] = others[other], before
            if not self._is_unnoticed():
                cards[index], others[other] = before, cards[index]
        else:
            cards[index] = random_numbers.choice(self._names)
            if not self._is_unnoticed():
                cards[index] = before

    def has_changed(self) -> bool:
        """Return whether the cards now differ from those of the original position."""
        state = self._before
        for event in self._round:
            state = _after(self._spec, state, event)
        return state.tobytes() != self._last.tobytes()

    def _is_unnoticed(self) -> bool:
        state = self._before
        for event, observed in zip(self._round, self._observed, strict=True):
            try:
                state = _after(self._spec, state, event)
            except (BadDeal, IllegalMove, GameOver):
                return False
            if states.observed(state, self._seat).tobytes() != observed:
                return False
        return True

    def _missing_cards(self) -> Iterator[str]:
        for number in range(WORLDS):
            world = states.observed(self._last, self._seat)
            states.determinize(world, chance_from("cards", number))
            yield from (cards[index] for cards, index in _cards_in(self._spec.deal_made(world)))


def _after(spec: GameSpec, state: State, event: Mapping[str, Any]) -> State:
    if not is_deal(event):
        return spec.after(state, event["seat"], event["move"])
    after = states.copy_of(state)
    spec.deal_given(after, event["deal"])
    return after


def _start_of_round(events: list[Json]) -> int:
    """Return the index of the last complete deal. Deals with fewer parts, such as a reshuffle, do not start a round."""
    deals = [index for index, event in enumerate(events) if is_deal(event)]
    start = deals.pop()
    while deals and events[start]["deal"].keys() < events[deals[-1]]["deal"].keys():
        start = deals.pop()
    return start


def _cards_in(part: object) -> Iterator[Place]:
    if isinstance(part, list):
        for index, item in enumerate(part):
            if isinstance(item, str):
                yield part, index
            else:
                yield from _cards_in(item)
    elif isinstance(part, Mapping):
        for item in part.values():
            yield from _cards_in(item)
