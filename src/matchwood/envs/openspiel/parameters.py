"""House rules as OpenSpiel's parameters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from matchwood.cardgames.spec import GameSpec, Option, Value
from matchwood.errors import BadOption, shown

RETURNS = ("outcome", "rank")
OWN: Mapping[str, Value] = {"deals": 10_000, "one_deal": False, "returns": RETURNS[0], "recall": 0}
"""What every game has besides its players and house rules."""


def defaults(spec: GameSpec) -> dict[str, Value]:
    """Every parameter of the game with its default."""
    return {"players": spec.usual_players, **{option.key: _default(option) for option in spec.options}, **OWN}


def _default(option: Option) -> Value:
    """The house rule as it comes; what depends on the number of players is empty or 0."""
    return type(option.values[0])() if option.default is None else option.default


def options_in(spec: GameSpec, given: Mapping[str, Any]) -> dict[str, Any]:
    """The house rules among parameters that differ from their defaults."""
    return {option.key: given[option.key] for option in spec.options if given[option.key] != _default(option)}


@dataclass(frozen=True)
class Own:
    """The parameters that are no house rules."""

    deals: int
    """How many different deals there are."""
    one_deal: bool
    """Whether the game ends where its second deal would be due."""
    returns: str
    """What a return counts: the game's outcome, or the share of the others left behind."""
    recall: int
    """How many of the latest moments a player's information state tensor holds; 0 means no such tensor."""


def own_in(given: Mapping[str, Any]) -> Own:
    """What is given besides players and house rules. Raises BadOption."""
    own = Own(**{key: given[key] for key in OWN})
    if own.deals < 1:
        raise BadOption(f"deals are drawn from at least one number, not {shown(own.deals)}")
    if own.recall < 0:
        raise BadOption(f"recall is a number of moments, not {shown(own.recall)}")
    if own.returns not in RETURNS:
        raise BadOption(f"returns is one of {', '.join(RETURNS)}, not {shown(own.returns)}", RETURNS)
    return own
