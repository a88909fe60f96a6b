"""Small games with a single deal, which is drawn from a list."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pyspiel

from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.spec import GameSpec, Json, Value
from matchwood.engine import states
from matchwood.engine.chance import Source, fraction
from matchwood.engine.states import State
from matchwood.envs.openspiel.game import Game, GameState, register_game, type_of
from matchwood.envs.openspiel.memories import Memory
from matchwood.envs.openspiel.parameters import OWN
from matchwood.envs.openspiel.steps import Step
from matchwood.errors import BadDeal


def register_deals(
    name: str, key: str, deals: Iterable[Mapping[str, Any]], *, players: int, options: Mapping[str, Any] | None = None
) -> None:
    """Register an OpenSpiel game with a single deal, which OpenSpiel chooses at random.

    The argument `deals` lists all possible deals (docs/notation.md). Raises UnknownGame, BadPlayers, BadOption, BadDeal.

    >>> import pyspiel
    >>> from matchwood.envs.openspiel import register_deals
    >>> deals = [{"dealer": 0, "hands": [["T13"], ["L3"]]}, {"dealer": 0, "hands": [["L3"], ["T13"]]}]
    >>> register_deals("matchwood_two_deals", "matchmaster", deals, players=2)
    >>> state = pyspiel.load_game("matchwood_two_deals").new_initial_state()
    >>> state.chance_outcomes()
    [(0, 0.5), (1, 0.5)]
    """
    spec = spec_of(key)
    players = spec.checked_players(players)
    own: dict[str, Value] = {"players": players, **spec.checked_options(options, players)}
    listed = [dict(deal) for deal in deals]
    if not listed:
        raise BadDeal("a game needs at least one deal")
    for deal in listed:
        spec.check_deals(spec.fresh(players, spec.checked_options(options, players)), [deal])
    register_game(type_of(spec, name, {"recall": OWN["recall"]}), functools.partial(ListedDeals, spec, listed, own))


class ListedDeals(Game):
    """A game with only one deal, which OpenSpiel draws from a list."""

    def __init__(
        self, spec: GameSpec, listed: list[Json], own: Mapping[str, Value], kind: pyspiel.GameType, params: Mapping[str, Value]
    ) -> None:
        self._listed = listed
        super().__init__(spec, kind, params, {**own, "deals": len(listed), "one_deal": True})

    def first_deals(self) -> Iterator[State]:
        """Yield the state after each deal of the list."""
        for deal in self._listed:
            state = states.copy_of(self.beginning.state)
            self.spec.deal_given(state, deal)
            yield state

    def dealt(self, step: Step, number: int) -> Step:
        """Deal the cards with the index `number` in the list, and return the next step."""
        state = states.copy_of(step.state)
        self.spec.deal_given(state, self._listed[number])
        return step.dealt(state, number)

    def world(self, state: GameState, player: int, chance: Source) -> GameState:
        """Return a random state that matches everything the player knows."""
        past = self.new_initial_state()
        remembered = {past.step.memory(player)}
        for action in state.history():
            past.apply_action(action)
            remembered.add(past.step.memory(player))
        now = state.step.memory(player), state.current_player()
        histories = _histories(self.new_initial_state(), player, remembered)
        alike = [found for found in histories if (found.step.memory(player), found.current_player()) == now]
        return alike[int(fraction(chance) * len(alike))]


def _histories(state: GameState, player: int, remembered: set[Memory]) -> Iterator[GameState]:
    """Yield the given state and its possible successors. Skip states in which the player's memory is not in the set
    `remembered`.
    """
    yield state
    for action in state.legal_actions():
        child = state.child(action)
        if child.step.memory(player) in remembered:
            yield from _histories(child, player, remembered)
